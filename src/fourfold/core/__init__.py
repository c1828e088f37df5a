"""The contract that all games share. Standard library only: no clock, no chance, no language."""

"""Quarto, Quaro and kwatro: the rules, the records, the sentences, the players."""

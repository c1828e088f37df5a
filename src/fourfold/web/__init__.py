"""The web app: pages, boards and what they look like."""

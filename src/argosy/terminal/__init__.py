"""The table in the terminal: what all games share there."""

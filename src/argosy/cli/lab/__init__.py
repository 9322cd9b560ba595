"""`argosy lab`: for researchers. One file for each command."""

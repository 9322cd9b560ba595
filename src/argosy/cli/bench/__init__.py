"""`argosy bench`: one file per command, and the output they share."""

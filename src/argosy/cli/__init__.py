"""The command line: one file per command, and the parts they share."""

"""A table as a log, without clock, store or socket: settings, entries, commands, history, redaction."""

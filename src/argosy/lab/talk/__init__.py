"""Tables in plain text for programs and language models: over standard input and output, or by MCP."""

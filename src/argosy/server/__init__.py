"""The server: tables over HTTP and WebSockets, bots in worker threads, limits, metrics."""

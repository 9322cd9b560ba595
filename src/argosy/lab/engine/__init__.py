"""The engine file: compiled rules and players as WebAssembly, for browsers and for Python."""

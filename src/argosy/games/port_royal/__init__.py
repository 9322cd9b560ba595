"""Port Royal: push your luck in the harbour, hire a crew, man expeditions. 2 to 5 players."""

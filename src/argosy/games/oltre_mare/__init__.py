"""Oltre Mare: Venetian merchants; hand, cargo, sea routes and free dealing. 2 to 5 players."""

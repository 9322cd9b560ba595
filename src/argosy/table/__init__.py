"""The table: who sits where, what is stored, who may see what, and how it is spoken about over the wire."""

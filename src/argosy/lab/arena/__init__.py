"""The arena: tournaments between players, reproducible by their seed, on all cores."""

"""Benchmarks: the figures in the documentation come from here."""

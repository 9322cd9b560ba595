"""Measuring: the engine, its peers in the same run, and the GPU. Figures in the documents come from here."""

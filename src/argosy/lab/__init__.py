"""The laboratory: tournaments, training, benchmarks, adapters. Nothing that plays or serves imports it."""

"""What every game is built from: state records, cards and knowledge, chance, actions, events, records."""

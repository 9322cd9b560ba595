"""What a champion's judgement teaches: hints for a seat, and the analysis of a finished game."""

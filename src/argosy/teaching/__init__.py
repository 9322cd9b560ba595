"""Teaching: hints for a seat, and the analysis of a finished game, both by the champion's judgement."""

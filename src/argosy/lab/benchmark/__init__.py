"""The benchmark: frozen tasks, one number for each, luck taken out, a result file that anybody can check."""

"""Players: whoever sits at a table and decides; they see what their seat may see, nothing else."""

# The bots: their levels, in the waiting room and in the terminal.

level-cabin-boy = Cabin Boy
level-boatswain = Boatswain
level-captain = Captain
level-admiral = Admiral
level-simple = Simple
level-random = Random

# In one sentence, beside the name
level-about-cabin-boy = A beginner: pushes their luck too far and jumps at whatever glitters.
level-about-boatswain = A solid player for a pleasant evening; doesn’t pay much attention to what the others need.
level-about-captain = Knows the odds and what every card is worth: a strong opponent.
level-about-admiral = The strongest: thinks every decision through, and takes a moment longer.

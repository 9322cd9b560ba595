# The bots: their levels, in the waiting room and in the terminal.

level-cabin-boy = Schiffsjunge
level-boatswain = Bootsmann
level-captain = Kapitän
level-admiral = Admiral
level-simple = Einfach
level-random = Zufall

# In one sentence, beside the name
level-about-cabin-boy = Ein Anfänger: wagt zu viel und greift nach allem, was glänzt.
level-about-boatswain = Ein solider Mitspieler für einen netten Abend; achtet wenig darauf, was die anderen brauchen.
level-about-captain = Kennt die Wahrscheinlichkeiten und den Wert jeder Karte: ein starker Gegner.
level-about-admiral = Der Stärkste: denkt jede Entscheidung zu Ende und braucht dafür einen Augenblick länger.

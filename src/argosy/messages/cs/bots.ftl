# The bots: their levels, in the waiting room and in the terminal.

level-cabin-boy = Plavčík
level-boatswain = Loďmistr
level-captain = Kapitán
level-admiral = Admirál
level-simple = Jednoduchý
level-random = Náhodný

# In one sentence, beside the name
level-about-cabin-boy = Začátečník: příliš riskuje a sáhne po všem, co se třpytí.
level-about-boatswain = Solidní protihráč na příjemný večer; málo hlídá, co potřebují ostatní.
level-about-captain = Zná pravděpodobnosti i cenu každé karty: silný soupeř.
level-about-admiral = Nejsilnější: každé rozhodnutí promyslí až do konce, a proto mu trvá o chvilku déle.

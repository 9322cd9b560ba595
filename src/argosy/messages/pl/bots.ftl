# The bots: their levels, in the waiting room and in the terminal.

level-cabin-boy = Chłopiec okrętowy
level-boatswain = Bosman
level-captain = Kapitan
level-admiral = Admirał
level-simple = Prosty
level-random = Losowy

# In one sentence, beside the name
level-about-cabin-boy = Początkujący: za bardzo kusi los i sięga po wszystko, co błyszczy.
level-about-boatswain = Solidny gracz na miły wieczór; mało uważa na to, czego potrzebują inni.
level-about-captain = Zna szanse i wartość każdej karty: silny przeciwnik.
level-about-admiral = Najsilniejszy: analizuje każdą decyzję do końca, więc potrzebuje chwili więcej.

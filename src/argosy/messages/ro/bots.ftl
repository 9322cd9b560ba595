# The bots: their levels, in the waiting room and in the terminal.

level-cabin-boy = Mus
level-boatswain = Nostrom
level-captain = Căpitan
level-admiral = Amiral
level-simple = Simplu
level-random = Aleatoriu

# In one sentence, beside the name
level-about-cabin-boy = Un începător: își forțează prea mult norocul și se repede la tot ce strălucește.
level-about-boatswain = Un jucător solid pentru o seară plăcută; nu prea urmărește ce le trebuie celorlalți.
level-about-captain = Cunoaște șansele și valoarea fiecărei cărți: un adversar puternic.
level-about-admiral = Cel mai puternic: gândește fiecare decizie până la capăt și are nevoie de o clipă în plus.

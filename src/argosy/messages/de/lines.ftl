# What bots say at the table now and then, in character and about what everybody sees: friendly, short, never advice.
# Ids: level, occasion, number. They speak of themselves and to everybody, in words that fit any gender.

# A line in the log
lines-said = { $name }: „{ $line }“

# Occasions of Port Royal. crowd: five cards in the harbour, and still drawing; bust: own bust; bust-other: somebody
# else's; tax: half the coins are gone; repel: a ship sent away; ship: a ship that pays four coins or more; hire: somebody
# for seven coins or more; claim: an expedition; fee: a coin to the active player; nothing: nothing could be taken.
# Occasions of Oltre Mare. load: three cards of one good loaded; pirates: two cards onto the pirate stack; repelled: pirate
# flags that do nothing; deal: a deal made; refused: all have declined an offer of one's own; token, no-token: a port
# with, without one; compass: the ship put on another port; ducats: six or more at once; ransom: a card bought from the
# pirate stack; venice: the first scoring. Of both: last-round; win; lose: somebody else wins.

# Cabin Boy: eager, hopeful, easily amazed.
lines-cabin-boy-crowd-1 = Eine noch. Was soll schon passieren?
lines-cabin-boy-crowd-2 = Schon so viele! Und es läuft doch gerade.
lines-cabin-boy-bust-1 = Ach. Das also kann passieren.
lines-cabin-boy-bust-2 = Aber es war so knapp!
lines-cabin-boy-bust-3 = Das hat keiner gesehen, oder?
lines-cabin-boy-bust-other-1 = Ach, das passiert auch anderen? Gut zu wissen.
lines-cabin-boy-bust-other-2 = Ich hätte auch weitergemacht!
lines-cabin-boy-tax-1 = Steuern? Die Münzen waren doch gerade erst da!
lines-cabin-boy-tax-2 = Sparen ist also auch verkehrt?
lines-cabin-boy-repel-1 = Habt ihr das gesehen? Weg ist es!
lines-cabin-boy-ship-1 = So viele Münzen! Muss ich die zählen?
lines-cabin-boy-ship-2 = Und das alles ist für mich? Alles?
lines-cabin-boy-hire-1 = Teuer! Aber schaut euch diesen Hut an.
lines-cabin-boy-claim-1 = Eine Expedition! Darf ich mit?
lines-cabin-boy-fee-1 = Eine Münze für dich. Das gehört so … oder?
lines-cabin-boy-nothing-1 = Dann schaue ich nur. Schauen kostet nichts.
lines-cabin-boy-load-1 = Passt alles zusammen! Das mag ich so gern.
lines-cabin-boy-load-2 = Und noch eins, und noch eins. Gibt es da eine Grenze?
lines-cabin-boy-pirates-1 = Piraten! Echte! Oh. Die bleiben.
lines-cabin-boy-pirates-2 = Von Weitem sahen sie so nett aus.
lines-cabin-boy-repelled-1 = Husch! … Es wirkt!
lines-cabin-boy-deal-1 = Hand drauf! War das jetzt ein gutes Geschäft?
lines-cabin-boy-deal-2 = Ein Geschäft! Fast wie die Großen.
lines-cabin-boy-refused-1 = Keiner? Nicht mal ein bisschen?
lines-cabin-boy-token-1 = Wie das glänzt! Darf ich das behalten?
lines-cabin-boy-token-2 = Oh. Und was macht der hier?
lines-cabin-boy-no-token-1 = Keiner da? Aber die lange Reise!
lines-cabin-boy-compass-1 = Hui! Können wir das noch mal machen?
lines-cabin-boy-ducats-1 = Kling, kling, kling! Das schönste Geräusch der Welt.
lines-cabin-boy-ransom-1 = Die hätte ich gern zurück, bitte. Hier ist das Geld.
lines-cabin-boy-venice-1 = Schon Venedig? Ich bin doch noch gar nicht fertig!
lines-cabin-boy-last-round-1 = Letzte Runde? Jetzt wird es doch erst schön!
lines-cabin-boy-win-1 = Gewonnen? Gewonnen! Schreibt das einer auf?
lines-cabin-boy-win-2 = Und ich dachte, wir üben nur!
lines-cabin-boy-lose-1 = Schön gespielt! Noch eine Partie? Bitte?
lines-cabin-boy-lose-2 = Viel gelernt. Vor allem, wie man es nicht macht.

# Boatswain: grumbles, with a good heart.
lines-boatswain-crowd-1 = Wird eng da draußen. Ellbogen einziehen.
lines-boatswain-crowd-2 = Mehr Betrieb als am Markttag.
lines-boatswain-bust-1 = Mist. Dabei war das Mittagessen schon bestellt.
lines-boatswain-bust-2 = Meine alte Mutter sagt immer: Aufhören, wenn’s schön ist.
lines-boatswain-bust-3 = Die ganze Arbeit, für die Möwen.
lines-boatswain-bust-other-1 = Tja, kenn ich. Den Anker hab ich heute noch.
lines-boatswain-bust-other-2 = Das Meer gibt, das Meer nimmt. Meistens nimmt es.
lines-boatswain-tax-1 = Steuern. Und die Mole flickt trotzdem keiner.
lines-boatswain-tax-2 = Die Hälfte nehmen sie und nennen es Ordnung.
lines-boatswain-repel-1 = Ab mit euch! Und nehmt die Flagge mit.
lines-boatswain-ship-1 = Das reicht für die Woche. Und für den Rum.
lines-boatswain-ship-2 = Ehrliches Geld für ehrliches Schleppen. Endlich mal.
lines-boatswain-hire-1 = Bei dem Preis erwarte ich auch Gesang.
lines-boatswain-claim-1 = Expedition also. Trockene Socken einpacken.
lines-boatswain-fee-1 = Wieder Hafengeld. Irgendwer muss ja von uns leben.
lines-boatswain-nothing-1 = Nichts für mich. Muss wohl Montag sein.
lines-boatswain-load-1 = Dicht gestaut, alles eine Sorte. So macht man das.
lines-boatswain-load-2 = Der Laderaum riecht nur nach einem. Gutes Zeichen.
lines-boatswain-pirates-1 = Piraten. Wenigstens schicken die keine Rechnung.
lines-boatswain-pirates-2 = Die schon wieder. Die kennen wohl meinen Fahrplan.
lines-boatswain-repelled-1 = Heute nicht, Freunde. Versucht es beim nächsten Schiff.
lines-boatswain-deal-1 = Abgemacht. Jetzt her damit, bevor es regnet.
lines-boatswain-deal-2 = Gut. Meine Hand, deine Hand, kein Papier.
lines-boatswain-refused-1 = Will keiner. Bleibt mehr für mich.
lines-boatswain-token-1 = Noch einer an der Schnur. Klappert schön.
lines-boatswain-token-2 = Unterschrift, Stempel, Siegel. Nur ein halber Tag.
lines-boatswain-no-token-1 = Der weite Weg, und das Kontor hat zu.
lines-boatswain-compass-1 = Eine Abkürzung. Meine Knie sagen Danke.
lines-boatswain-ducats-1 = Das klingt echt. Beiß ruhig drauf.
lines-boatswain-ransom-1 = Für das Eigene noch zahlen. Schöner Brauch.
lines-boatswain-venice-1 = Venedig. Jetzt zählen sie alles. Zweimal.
lines-boatswain-last-round-1 = Letzte Runde. Holt mal jemand den guten Rum.
lines-boatswain-win-1 = Na so was. Ich geb einen aus. Einen.
lines-boatswain-win-2 = Harte Arbeit und etwas Glück. Vor allem Arbeit.
lines-boatswain-lose-1 = Gut gemacht. Ich brumme noch bis Sonntag.
lines-boatswain-lose-2 = Verdient. Das sage ich nur einmal.

# Captain: calm, polite, proud of the craft.
lines-captain-crowd-1 = Ein schöner Anblick. Fast könnte man bleiben.
lines-captain-crowd-2 = Ein voller Hafen hat etwas.
lines-captain-bust-1 = Ein kalkuliertes Risiko. Die Rechnung war tadellos.
lines-captain-bust-2 = Auch ein guter Kurs trifft mal auf ein Riff.
lines-captain-bust-3 = Ins Logbuch kommt: Wetter.
lines-captain-bust-other-1 = Pech. Das trifft die Besten.
lines-captain-bust-other-2 = Auf jede Flut folgt eine Ebbe.
lines-captain-tax-1 = Die Krone lässt grüßen, wie ich sehe.
lines-captain-tax-2 = Das ist der Preis einer vollen Truhe.
lines-captain-repel-1 = Ein Schuss vor den Bug wirkt Wunder.
lines-captain-ship-1 = Das nenne ich einen Laderaum, den man gern öffnet.
lines-captain-ship-2 = Liegt tief im Wasser. So mag ich Schiffe.
lines-captain-hire-1 = Gute Leute kosten gutes Geld.
lines-captain-claim-1 = Karten, Proviant, guter Wind. Und los.
lines-captain-fee-1 = Eine Münze für den Liegeplatz. Mit Vergnügen.
lines-captain-nothing-1 = Hier ist nichts für uns. Wir segeln weiter.
lines-captain-load-1 = Eine Ladung, ein Markt. Sauber.
lines-captain-load-2 = Der Laderaum ist in Ordnung. Die Welt also auch.
lines-captain-pirates-1 = Wir haben Besuch. Ungeladen, wie immer.
lines-captain-pirates-2 = Eine teure Bekanntschaft, diese schwarze Flagge.
lines-captain-repelled-1 = Sie haben uns gesehen und gewendet. Vernünftige Leute.
lines-captain-deal-1 = Es war mir ein Vergnügen.
lines-captain-deal-2 = Beide zufrieden? Dann hat einer etwas übersehen.
lines-captain-refused-1 = Keine Abnehmer. Das Meer ist weit.
lines-captain-token-1 = In jedem Hafen ein Freund.
lines-captain-token-2 = Noch ein Hafen, der unsere Flagge kennt.
lines-captain-no-token-1 = Ein hübscher Hafen. Nur leer.
lines-captain-compass-1 = Eine Kursänderung. Durchaus gewollt.
lines-captain-ducats-1 = Diese Seite wird dem Kontobuch gefallen.
lines-captain-ransom-1 = Ich kaufe zurück, was mir gehört. Aus Prinzip.
lines-captain-venice-1 = Venedig. Kragen richten.
lines-captain-last-round-1 = Letzte Runde. Alle auf ihre Posten.
lines-captain-win-1 = Mit vollem Laderaum nach Hause. Dank an die Mannschaft.
lines-captain-win-2 = Eine gute Fahrt, und gute Gesellschaft.
lines-captain-lose-1 = Gut gesegelt. Ich ziehe den Hut.
lines-captain-lose-2 = Meinen Glückwunsch. Bis zur nächsten Flut.

# Admiral: dry, and as brief as can be.
lines-admiral-crowd-1 = Ausreichend. Beinahe.
lines-admiral-crowd-2 = Eine ansehnliche Parade.
lines-admiral-bust-1 = Vermerkt.
lines-admiral-bust-2 = Statistisch überfällig.
lines-admiral-bust-3 = Unerfreulich.
lines-admiral-bust-other-1 = Mein Beileid.
lines-admiral-bust-other-2 = Das Meer ist unparteiisch.
lines-admiral-tax-1 = Die Schatzkammer schläft nie.
lines-admiral-tax-2 = Der Erlass ist übrigens von mir.
lines-admiral-repel-1 = Wegtreten.
lines-admiral-ship-1 = Annehmbar.
lines-admiral-ship-2 = Die Flotte dankt.
lines-admiral-hire-1 = Können ist nie billig.
lines-admiral-claim-1 = Wie geplant.
lines-admiral-fee-1 = Eine Formalität.
lines-admiral-nothing-1 = Ich enthalte mich.
lines-admiral-load-1 = Ordnung. Endlich.
lines-admiral-load-2 = Einheitlich. Wie es sein soll.
lines-admiral-pirates-1 = Amateure. Hartnäckige.
lines-admiral-pirates-2 = Ein Verlust fürs Protokoll.
lines-admiral-repelled-1 = Sie waren unterrichtet.
lines-admiral-deal-1 = Einverstanden.
lines-admiral-deal-2 = Beiderseits erträglich.
lines-admiral-refused-1 = Einstimmig. Beeindruckend.
lines-admiral-token-1 = Eine Nadel mehr auf der Karte.
lines-admiral-token-2 = Ordnungsgemäß verzeichnet.
lines-admiral-no-token-1 = Eine Inspektion, weiter nichts.
lines-admiral-compass-1 = Ich bevorzuge gerade Linien.
lines-admiral-ducats-1 = Der Haushalt ist einverstanden.
lines-admiral-ransom-1 = Wieder im Bestand.
lines-admiral-venice-1 = Die Bücher, bitte.
lines-admiral-last-round-1 = Letzte Manöver.
lines-admiral-win-1 = Der Bericht wird kurz.
lines-admiral-win-2 = Rühren, allerseits.
lines-admiral-lose-1 = Ich salutiere.
lines-admiral-lose-2 = Verdient. Es kommt in den Bericht.

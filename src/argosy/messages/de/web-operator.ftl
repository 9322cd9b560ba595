# The operator’s page: whoever runs the server looks after tables, guests and reports there.
# Player names are never declined: they stand first, or behind a colon.

web-operator = Betrieb
web-operator-how = Diese Seite ist für alle, die diesen Server betreiben. Führe auf dem Server diesen Befehl aus und öffne den Link, den er ausgibt. Er gilt einmal, zehn Minuten lang.
web-operator-sign-out = Abmelden
web-operator-signed-out = Du bist abgemeldet.
web-operator-sections = Teile dieser Seite
web-operator-more = Mehr zeigen
web-operator-nothing = Hier ist nichts.
web-operator-sure = Ja, ausführen
web-operator-done = Erledigt.

## Now

# What the server does at this moment, and what can be said to everybody.
web-operator-now = Jetzt
# Labels of figures
web-operator-count-busy = Werden gespielt
web-operator-count-sockets = Verbindungen
web-operator-count-open = Wartende Tische
web-operator-count-running = Laufende Partien
web-operator-count-over = Beendete Partien
web-operator-count-damaged = Beschädigte Tische
# Heading
web-operator-announce = Ansage
web-operator-announce-about = Erscheint an jedem Tisch, auch bei allen, die später kommen.
web-operator-announce-text = Text
web-operator-minutes = Minuten
web-operator-announce-go = Ansagen
# Before the text of an announcement
web-operator-announced = Zu sehen ist gerade:
web-operator-take-back = Zurücknehmen
# Heading: before the server is stopped
web-operator-drain = Vor einem Neustart
web-operator-drain-about = Neue Tische werden abgelehnt, laufende Partien gehen weiter.
web-operator-drain-on = Neue Tische ablehnen
web-operator-drain-off = Neue Tische wieder zulassen
web-operator-draining = Neue Tische werden gerade abgelehnt.
# When several programs serve one store
web-operator-one-process = Bei mehreren Serverprozessen gilt das nur für den, der hier antwortet.

## Reports

web-operator-reports = Meldungen
web-operator-reports-open = Offen
web-operator-reports-closed = Erledigt
web-operator-reports-none = Niemand hat etwas gemeldet.
# $name: who sent the report
web-operator-report-by = Gemeldet von: { $name }
web-operator-close-report = Meldung schließen
# For how long somebody is muted or banned: label of a choice
web-operator-for = Wie lange
web-operator-hour = 1 Stunde
web-operator-day = 1 Tag
web-operator-week = 7 Tage
web-operator-month = 30 Tage
web-operator-year = 366 Tage
# A button: the person says nothing at any table for that long
web-operator-mute = Stummschalten
# A button: the person is kept out for that long
web-operator-ban = Aussperren

## Tables

web-operator-tables = Tische
web-operator-state = Zustand
web-operator-all = Alle
web-operator-state-open = wartet
web-operator-state-running = läuft
web-operator-state-over = beendet
web-operator-state-damaged = beschädigt
# Label of a choice: tables at which nothing has happened for so long
web-operator-older = Ohne Änderung seit
web-operator-any = beliebig
web-operator-entries = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
web-operator-end = Beenden
web-operator-delete = Löschen
web-operator-mend = Reparieren
web-operator-end-sure = Diesen Tisch beenden, als wäre er aufgelöst worden?
web-operator-delete-sure = Diesen Tisch samt Protokoll für immer löschen?
# $kept, $lost: numbers of entries; $time: when the last that stays was written
web-operator-mend-sure = Nur ein Teil ist lesbar. Was bleibt, ist der Stand von { $time } (Einträge: { $kept }). Verloren gehen: { $lost }. Eine Sicherung hat vielleicht mehr.
# $number: of an entry of the table's log
web-operator-damaged-from = Beschädigt ab Eintrag { $number }
web-operator-mended = Repariert. Der Tisch lässt sich wieder öffnen.

## Guests and bans

web-operator-guests = Gäste
web-operator-search = Name oder Kennung
# $time: a date
web-operator-since = seit { $time }
web-operator-guest-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
web-operator-guest-devices = { $count ->
    [one] { $count } Gerät
   *[other] { $count } Geräte
}
web-operator-forget = Vergessen
web-operator-forget-sure = Diesen Gast für immer vergessen? Name, Chat und Geräte verschwinden, die anderen behalten ihre Partien.
web-operator-bans = Sperren
web-operator-ban-value = Kennung eines Gasts, Adresse oder Netz
web-operator-reason = Grund, zum eigenen Erinnern
web-operator-kind-guest = ausgesperrt
web-operator-kind-address = Adresse gesperrt
web-operator-kind-voice = stummgeschaltet
web-operator-until = bis { $time }
# A button: a ban ends
web-operator-lift = Aufheben

## What operators did

web-operator-audit = Protokoll
web-operator-who-key = Befehlszeile
# $session: which one, such as 4f1a09bc
web-operator-who-page = Seite { $session }
web-operator-did-link = Link zu dieser Seite erzeugt
web-operator-did-sign-in = angemeldet
web-operator-did-sign-out = abgemeldet
web-operator-did-sign-out-all = alle abgemeldet
web-operator-did-end = Tisch beendet
web-operator-did-delete = Tisch gelöscht
web-operator-did-mend = Tisch repariert
web-operator-did-forget = Gast vergessen
web-operator-did-sweep = aufgeräumt
web-operator-did-drain = neue Tische abgelehnt
web-operator-did-drain-off = neue Tische wieder zugelassen
web-operator-did-announce = angesagt
web-operator-did-ban = Gast ausgesperrt
web-operator-did-ban-address = Adresse gesperrt
web-operator-did-mute = Gast stummgeschaltet
web-operator-did-unban = Sperre aufgehoben
web-operator-did-unmute = Stummschaltung aufgehoben
web-operator-did-close-report = Meldung geschlossen

## Refusals

web-refusal-operator = Du bist hier nicht oder nicht mehr angemeldet.
web-refusal-operator-link = Dieser Link wurde benutzt, ist abgelaufen, oder es gibt einen neueren.
# $message: why, in English
web-refusal-unmendable = Dieser Tisch lässt sich nicht reparieren. ({ $message })
web-refusal-whole = An diesem Tisch lässt sich spielen: Es gibt nichts zu reparieren.
web-refusal-no-report = Diese Meldung gibt es nicht mehr.

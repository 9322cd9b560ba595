# The operator’s page: whoever runs the server looks after tables, guests and reports there.
# Player names are never declined: they stand first, or behind a colon.

web-operator = Zarządzanie
web-operator-how = Ta strona jest dla osób, które prowadzą ten serwer. Uruchom na serwerze to polecenie i otwórz link, który wypisze. Działa raz, przez dziesięć minut.
web-operator-sign-out = Wyloguj się
web-operator-signed-out = Wylogowano.
web-operator-sections = Części tej strony
web-operator-more = Pokaż więcej
web-operator-nothing = Tu nic nie ma.
web-operator-sure = Tak, zrób to
web-operator-done = Gotowe.

## Now

# What the server does at this moment, and what can be said to everybody.
web-operator-now = Teraz
# Labels of figures
web-operator-count-busy = Właśnie grane
web-operator-count-sockets = Połączenia
web-operator-count-open = Czekające stoły
web-operator-count-running = Trwające gry
web-operator-count-over = Zakończone gry
web-operator-count-damaged = Uszkodzone stoły
# Heading
web-operator-announce = Ogłoszenie
web-operator-announce-about = Widać je przy każdym stole, także dla tych, którzy przyjdą później.
web-operator-announce-text = Tekst
web-operator-minutes = Minuty
web-operator-announce-go = Ogłoś
# Before the text of an announcement
web-operator-announced = Teraz widać:
web-operator-take-back = Cofnij
# Heading: before the server is stopped
web-operator-drain = Przed ponownym uruchomieniem
web-operator-drain-about = Nowych stołów się nie otwiera, trwające gry toczą się dalej.
web-operator-drain-on = Nie otwieraj nowych stołów
web-operator-drain-off = Znów otwieraj nowe stoły
web-operator-draining = Nowe stoły nie są teraz otwierane.
# When several programs serve one store
web-operator-one-process = Przy kilku procesach serwera dotyczy to tylko tego, który tu odpowiada.

## Reports

web-operator-reports = Zgłoszenia
web-operator-reports-open = Otwarte
web-operator-reports-closed = Zamknięte
web-operator-reports-none = Nikt niczego nie zgłosił.
# $name: who sent the report
web-operator-report-by = Zgłasza: { $name }
web-operator-close-report = Zamknij zgłoszenie
# For how long somebody is muted or banned: label of a choice
web-operator-for = Na jak długo
web-operator-hour = 1 godzina
web-operator-day = 1 dzień
web-operator-week = 7 dni
web-operator-month = 30 dni
web-operator-year = 366 dni
# A button: the person says nothing at any table for that long
web-operator-mute = Wycisz
# A button: the person is kept out for that long
web-operator-ban = Zablokuj

## Tables

web-operator-tables = Stoły
web-operator-state = Stan
web-operator-all = Wszystkie
web-operator-state-open = czeka
web-operator-state-running = trwa
web-operator-state-over = zakończony
web-operator-state-damaged = uszkodzony
# Label of a choice: tables at which nothing has happened for so long
web-operator-older = Bez zmian przez
web-operator-any = dowolnie
web-operator-entries = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
web-operator-end = Zakończ
web-operator-delete = Usuń
web-operator-mend = Napraw
web-operator-end-sure = Zakończyć ten stół, jakby został zamknięty?
web-operator-delete-sure = Usunąć ten stół wraz z dziennikiem, na zawsze?
# $kept, $lost: numbers of entries; $time: when the last that stays was written
web-operator-mend-sure = Da się odczytać tylko część. Zostanie stan z { $time } (wpisów: { $kept }). Przepadnie: { $lost }. W kopii zapasowej może być więcej.
# $number: of an entry of the table's log
web-operator-damaged-from = Uszkodzony od wpisu { $number }
web-operator-mended = Naprawione. Stół można znów otworzyć.

## Guests and bans

web-operator-guests = Goście
web-operator-search = Imię lub identyfikator
# $time: a date
web-operator-since = od { $time }
web-operator-guest-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
web-operator-guest-devices = { $count ->
    [one] { $count } urządzenie
    [few] { $count } urządzenia
    [many] { $count } urządzeń
   *[other] { $count } urządzenia
}
web-operator-forget = Zapomnij
web-operator-forget-sure = Zapomnieć tego gościa na zawsze? Imię, czat i urządzenia znikną, inni zachowają swoje gry.
web-operator-bans = Blokady
web-operator-ban-value = Identyfikator gościa, adres lub sieć
web-operator-reason = Powód, dla własnej pamięci
web-operator-kind-guest = blokada
web-operator-kind-address = adres zablokowany
web-operator-kind-voice = wyciszenie
web-operator-until = do { $time }
# A button: a ban ends
web-operator-lift = Znieś

## What operators did

web-operator-audit = Dziennik
web-operator-who-key = Wiersz poleceń
# $session: which one, such as 4f1a09bc
web-operator-who-page = Strona { $session }
web-operator-did-link = utworzono link do tej strony
web-operator-did-sign-in = logowanie
web-operator-did-sign-out = wylogowanie
web-operator-did-sign-out-all = wylogowano wszystkich
web-operator-did-end = zakończono stół
web-operator-did-delete = usunięto stół
web-operator-did-mend = naprawiono stół
web-operator-did-forget = zapomniano gościa
web-operator-did-sweep = porządki
web-operator-did-drain = wstrzymano nowe stoły
web-operator-did-drain-off = przywrócono nowe stoły
web-operator-did-announce = ogłoszenie
web-operator-did-ban = zablokowano gościa
web-operator-did-ban-address = zablokowano adres
web-operator-did-mute = wyciszono gościa
web-operator-did-unban = zniesiono blokadę
web-operator-did-unmute = zniesiono wyciszenie
web-operator-did-close-report = zamknięto zgłoszenie

## Refusals

web-refusal-operator = Nie ma tu zalogowania albo już wygasło.
web-refusal-operator-link = Ten link został użyty, wygasł albo jest nowszy.
# $message: why, in English
web-refusal-unmendable = Tego stołu nie da się naprawić. ({ $message })
web-refusal-whole = Przy tym stole da się grać: nie ma czego naprawiać.
web-refusal-no-report = Tego zgłoszenia już nie ma.

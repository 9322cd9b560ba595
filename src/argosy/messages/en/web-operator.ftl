# The operator’s page: whoever runs the server looks after tables, guests and reports there.
# Player names are never declined: they stand first, or behind a colon.

web-operator = Operator
web-operator-how = This page is for whoever runs this server. Run this command on the server and open the link it prints. The link works once, for ten minutes.
web-operator-sign-out = Sign out
web-operator-signed-out = You are signed out.
web-operator-sections = Parts of this page
web-operator-more = Show more
web-operator-nothing = Nothing here.
web-operator-sure = Yes, do it
web-operator-done = Done.

## Now

# What the server does at this moment, and what can be said to everybody.
web-operator-now = Now
# Labels of figures
web-operator-count-busy = Being played
web-operator-count-sockets = Connections
web-operator-count-open = Waiting tables
web-operator-count-running = Running games
web-operator-count-over = Finished games
web-operator-count-damaged = Damaged tables
# Heading
web-operator-announce = Announcement
web-operator-announce-about = Shown at every table, also to those who come later.
web-operator-announce-text = Text
web-operator-minutes = Minutes
web-operator-announce-go = Announce
# Before the text of an announcement
web-operator-announced = Shown now:
web-operator-take-back = Take it back
# Heading: before the server is stopped
web-operator-drain = Before a restart
web-operator-drain-about = New tables are refused; games that are running go on.
web-operator-drain-on = Refuse new tables
web-operator-drain-off = Open new tables again
web-operator-draining = New tables are being refused.
# When several programs serve one store
web-operator-one-process = With several server processes, this is about the one that answers here.

## Reports

web-operator-reports = Reports
web-operator-reports-open = Open
web-operator-reports-closed = Closed
web-operator-reports-none = Nobody has reported anything.
# $name: who sent the report
web-operator-report-by = Reported by: { $name }
web-operator-close-report = Close the report
# For how long somebody is muted or banned: label of a choice
web-operator-for = For how long
web-operator-hour = 1 hour
web-operator-day = 1 day
web-operator-week = 7 days
web-operator-month = 30 days
web-operator-year = 366 days
# A button: the person says nothing at any table for that long
web-operator-mute = Mute
# A button: the person is kept out for that long
web-operator-ban = Ban

## Tables

web-operator-tables = Tables
web-operator-state = State
web-operator-all = All
web-operator-state-open = waiting
web-operator-state-running = running
web-operator-state-over = finished
web-operator-state-damaged = damaged
# Label of a choice: tables at which nothing has happened for so long
web-operator-older = Untouched for
web-operator-any = any time
web-operator-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
web-operator-end = End
web-operator-delete = Delete
web-operator-mend = Mend
web-operator-end-sure = End this table as if it had been called off?
web-operator-delete-sure = Delete this table with its log, for good?
# $kept, $lost: numbers of entries; $time: when the last that stays was written
web-operator-mend-sure = Only a part can be read. What stays is as of { $time } (entries: { $kept }). What is lost: { $lost }. A backup may hold more.
# $number: of an entry of the table's log
web-operator-damaged-from = Damaged from entry { $number } on
web-operator-mended = Mended. The table can be opened again.

## Guests and bans

web-operator-guests = Guests
web-operator-search = Name or id
# $time: a date
web-operator-since = since { $time }
web-operator-guest-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
web-operator-guest-devices = { $count ->
    [one] { $count } device
   *[other] { $count } devices
}
web-operator-forget = Forget
web-operator-forget-sure = Forget this guest for good? Name, chat and devices go; the others keep their games.
web-operator-bans = Bans
web-operator-ban-value = Guest’s id, address or network
web-operator-reason = Reason, for your own memory
web-operator-kind-guest = kept out
web-operator-kind-address = address kept out
web-operator-kind-voice = muted
web-operator-until = until { $time }
# A button: a ban ends
web-operator-lift = Lift

## What operators did

web-operator-audit = Log
web-operator-who-key = Command line
# $session: which one, such as 4f1a09bc
web-operator-who-page = Page { $session }
web-operator-did-link = made a link to this page
web-operator-did-sign-in = signed in
web-operator-did-sign-out = signed out
web-operator-did-sign-out-all = signed everybody out
web-operator-did-end = ended a table
web-operator-did-delete = deleted a table
web-operator-did-mend = mended a table
web-operator-did-forget = forgot a guest
web-operator-did-sweep = swept
web-operator-did-drain = refused new tables
web-operator-did-drain-off = opened new tables again
web-operator-did-announce = announced
web-operator-did-ban = banned a guest
web-operator-did-ban-address = banned an address
web-operator-did-mute = muted a guest
web-operator-did-unban = lifted a ban
web-operator-did-unmute = unmuted a guest
web-operator-did-close-report = closed a report

## Refusals

web-refusal-operator = You are not signed in here, or no longer.
web-refusal-operator-link = This link was used, has expired, or a newer one was made.
# $message: why, in English
web-refusal-unmendable = This table cannot be mended. ({ $message })
web-refusal-whole = This table can be played at: there is nothing to mend.
web-refusal-no-report = There is no such report any more.

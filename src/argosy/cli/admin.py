"""`argosy admin`: what an operator does at a running server."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import Annotated, Any, Literal
from urllib.parse import quote

import typer
from rich.table import Table
from rich.text import Text

from argosy.cli.help import Command
from argosy.cli.serve import PORT, StoreAddress
from argosy.core.errors import ArgosyError
from argosy.store.address import open_store
from argosy.terminal.console import screen

Server = Annotated[
    str,
    typer.Option(
        metavar="http://…", envvar="ARGOSY_SERVER", help="Where the server listens on this machine."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Ids = Annotated[list[str], typer.Argument(help="One id or more.")]
HERE = f"http://127.0.0.1:{PORT}"
LOOK = 1.0  # seconds between two looks at a server that is drained
TIMES = {"at", "created", "updated", "until"}

admin = typer.Typer(name="admin", help="Look after a running server: its tables, its guests, its last hour.")


class Operator:
    """Asks a server with the key that is made of the store's secret: whoever reads the store may do this."""

    def __init__(self, server: str, store: str | None) -> None:
        from argosy.server.operator_key import SECRET, key_of

        with closing(open_store(store, read_only=True)) as opened:
            found = opened.read("SELECT value FROM secrets WHERE name = ?", SECRET) if opened.schema else []
        if not found:
            raise ArgosyError("no server ever ran on this store; name the right one with --store")
        self._server, self._key = server.rstrip("/"), key_of(str(found[0][0]))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self._key}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self._server}/api/admin/{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as problem:
            try:
                told = json.load(problem)["message"]
            except (ValueError, KeyError, TypeError):
                told = str(problem)
            raise ArgosyError(told) from None
        except OSError as problem:
            reason = getattr(problem, "reason", problem)
            raise ArgosyError(
                f"no server answers at {self._server} ({reason}); name it with --server"
            ) from None


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _show(rows: list[dict[str, Any]], columns: tuple[str, ...], as_json: bool, name: str) -> None:
    if as_json:
        typer.echo(json.dumps({name: rows}, ensure_ascii=False))
        return
    title = f"{len(rows)} {name if name != 'audit' else 'entries'}"
    table = Table(title=title, title_justify="left")
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*(_cell(column, row[column]) for column in columns))
    screen().print(table)


def _cell(column: str, value: Any) -> Text:
    """What people wrote is shown as it is, but commands nothing: neither rich nor a terminal."""
    text = _words(column, value)
    return Text("".join(letter if letter.isprintable() else " " for letter in text))


def _words(column: str, value: Any) -> str:
    if column in TIMES and value is not None:
        return _day(value)
    return ", ".join(value) if isinstance(value, list) else str(value if value is not None else "")


@admin.command(cls=Command)
def tables(
    state: Annotated[
        Literal["open", "running", "over", "damaged"] | None, typer.Option(help="Only those in this state.")
    ] = None,
    older: Annotated[
        int, typer.Option(min=0, metavar="DAYS", help="Only those untouched for so many days.")
    ] = 0,
    server: Server = HERE,
    store: StoreAddress = None,
    as_json: AsJson = False,
) -> None:
    """List the tables, those that changed last first.

    Example: [bold]argosy admin tables --state running --older 30[/bold]
    """
    found = Operator(server, store).ask("GET", f"tables?state={state or ''}&older={older}")["tables"]
    _show(found, ("id", "game", "state", "entries", "updated", "seats", "problem"), as_json, "tables")


@admin.command(cls=Command)
def guests(server: Server = HERE, store: StoreAddress = None, as_json: AsJson = False) -> None:
    """List the guests, the latest first.

    Example: [bold]argosy admin guests[/bold]
    """
    found = Operator(server, store).ask("GET", "guests")["guests"]
    _show(found, ("id", "name", "created", "devices", "tables"), as_json, "guests")


@admin.command(cls=Command)
def end(ids: Ids, server: Server = HERE, store: StoreAddress = None) -> None:
    """End tables, as if they had been called off. They can still be looked at.

    Example: [bold]argosy admin end k7qzv2m4tsn3xwcd[/bold]
    """
    for id in _each(server, store, ids, "POST", "tables/{}/end"):
        typer.echo(f"{id}: ended")


@admin.command(cls=Command)
def delete(ids: Ids, server: Server = HERE, store: StoreAddress = None) -> None:
    """Delete tables with their logs, for good.

    Example: [bold]argosy admin delete k7qzv2m4tsn3xwcd[/bold]
    """
    for id in _each(server, store, ids, "DELETE", "tables/{}"):
        typer.echo(f"{id}: deleted")


@admin.command(cls=Command)
def mend(
    ids: Ids,
    yes: Annotated[bool, typer.Option("--yes", help="Also where the last of what happened is lost.")] = False,
    server: Server = HERE,
    store: StoreAddress = None,
) -> None:
    """Mend damaged tables: make them anew of their logs, as far as these can be read.

    Where something is lost by that, nothing is done before you have read what, and said --yes.

    Example: [bold]argosy admin mend k7qzv2m4tsn3xwcd[/bold]
    """
    operator, refused = Operator(server, store), False
    for id in ids:
        done = operator.ask("POST", f"tables/{quote(id, safe='')}/mend", {"lose": yes})
        kept = f"{done['kept']} entries, up to {_day(done['until'])} UTC"
        if not done["lost"]:
            typer.echo(f"{id}: mended; nothing is lost")
        elif done["mended"]:
            typer.echo(f"{id}: mended; it goes on after {kept}; {done['lost']} entries are lost")
        else:
            refused = True
            typer.echo(
                f"{id}: {done['because']}. All after that would be lost, {done['lost']} entries; "
                f"what stays are {kept}. --yes does it; a backup may have more (argosy restore)"
            )
    if refused:
        raise typer.Exit(1)


@admin.command(cls=Command)
def forget(ids: Ids, server: Server = HERE, store: StoreAddress = None) -> None:
    """Forget guests: name, chat and devices. The others' games stay whole.

    Example: [bold]argosy admin forget 0123456789abcdef01234567[/bold]
    """
    for id in _each(server, store, ids, "DELETE", "guests/{}"):
        typer.echo(f"{id}: forgotten")


def _each(server: str, store: str | None, ids: list[str], method: str, path: str) -> Iterator[str]:
    operator = Operator(server, store)
    for id in ids:
        operator.ask(method, path.format(quote(id, safe="")))
        yield id


@admin.command(cls=Command)
def sweep(
    abandoned: Annotated[
        int | None, typer.Option(min=1, metavar="DAYS", help="End tables untouched for so long.")
    ] = None,
    finished: Annotated[
        int | None, typer.Option(min=1, metavar="DAYS", help="Delete games over for so long.")
    ] = None,
    guests: Annotated[
        int | None, typer.Option(min=1, metavar="DAYS", help="Forget guests without tables who came before.")
    ] = None,
    server: Server = HERE,
    store: StoreAddress = None,
) -> None:
    """Once, end, delete and forget what is old; without a number nothing is. argosy serve does it by itself
    with --end-abandoned, --delete-finished and --forget-guests.

    Example: [bold]argosy admin sweep --abandoned 60[/bold]
    """
    wish = {"abandoned": abandoned, "finished": finished, "guests": guests}
    done = Operator(server, store).ask("POST", "sweep", wish)
    typer.echo(
        f"{done['ended']} tables ended, {done['deleted']} deleted, {done['forgotten']} guests forgotten"
    )


@admin.command(cls=Command)
def drain(
    off: Annotated[bool, typer.Option("--off", help="Open new tables again.")] = False,
    wait: Annotated[bool, typer.Option("--wait", help="Return when nobody plays any more.")] = False,
    server: Server = HERE,
    store: StoreAddress = None,
) -> None:
    """Refuse new tables; games that run go on. With --wait, then stop the server.

    Example: [bold]argosy admin drain --wait && systemctl stop argosy[/bold]
    """
    operator = Operator(server, store)
    told = operator.ask("POST", "drain", {"on": not off})
    while wait and not off and told["busy"]:
        time.sleep(LOOK)
        told = operator.ask("GET", "state")
    words = "new tables are opened" if off else "new tables are refused"
    typer.echo(f"{words}; {told['busy']} games are being played")


@admin.command(cls=Command)
def announce(
    text: Annotated[str, typer.Argument(help="What to say; an empty text takes it back.")],
    minutes: Annotated[int, typer.Option(min=1, max=1440, help="For how long it is shown.")] = 30,
    server: Server = HERE,
    store: StoreAddress = None,
) -> None:
    """Say something to everybody at a table, those who come later included.

    Example: [bold]argosy admin announce "Restart in 10 minutes" --minutes 10[/bold]
    """
    told = Operator(server, store).ask("POST", "announce", {"text": text, "minutes": minutes})
    typer.echo(f"told {told['sockets']} connections")


@admin.command(cls=Command)
def ban(
    value: Annotated[str, typer.Argument(help="The id of a guest (argosy admin guests), or an address.")],
    hours: Annotated[int, typer.Option(min=1, help="For how long.")] = 24,
    reason: Annotated[str, typer.Option(help="For your own memory.")] = "",
    server: Server = HERE,
    store: StoreAddress = None,
) -> None:
    """Keep a guest, an address or a network out for a time.

    Example: [bold]argosy admin ban 192.0.2.0/24 --hours 48[/bold]
    """
    kind = "address" if "." in value or ":" in value else "guest"
    wish = {"kind": kind, "value": value, "hours": hours, "reason": reason}
    done = Operator(server, store).ask("POST", "bans", wish)
    typer.echo(f"{done['banned']}: kept out until {_day(done['until'])} UTC")


@admin.command(cls=Command)
def mute(
    guest: Annotated[str, typer.Argument(help="The id of a guest: argosy admin guests, or reports.")],
    hours: Annotated[int, typer.Option(min=1, help="For how long.")] = 24,
    reason: Annotated[str, typer.Option(help="For your own memory.")] = "",
    server: Server = HERE,
    store: StoreAddress = None,
) -> None:
    """Keep a guest out of every chat for a time; unban ends it, too.

    Example: [bold]argosy admin mute 0123456789abcdef01234567 --hours 48[/bold]
    """
    wish = {"kind": "voice", "value": guest, "hours": hours, "reason": reason}
    done = Operator(server, store).ask("POST", "bans", wish)
    typer.echo(f"{done['banned']}: says nothing until {_day(done['until'])} UTC")


@admin.command(cls=Command)
def unban(value: str, server: Server = HERE, store: StoreAddress = None) -> None:
    """Let a guest, an address or a network in again, and a guest speak again.

    Example: [bold]argosy admin unban 192.0.2.0/24[/bold]
    """
    Operator(server, store).ask("DELETE", "bans", {"value": value})
    typer.echo(f"{value}: may come again")


@admin.command(cls=Command)
def bans(server: Server = HERE, store: StoreAddress = None, as_json: AsJson = False) -> None:
    """List who is kept out.

    Example: [bold]argosy admin bans[/bold]
    """
    found = Operator(server, store).ask("GET", "bans")["bans"]
    _show(found, ("kind", "value", "name", "until", "reason"), as_json, "bans")


@admin.command(cls=Command)
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those you are done with.")] = False,
    server: Server = HERE,
    store: StoreAddress = None,
    as_json: AsJson = False,
) -> None:
    """List what people report about others at their tables, the oldest first.

    What to do about the person (about): mute or ban that id. Then close the report.

    Example: [bold]argosy admin reports[/bold]
    """
    found = Operator(server, store).ask("GET", f"reports?closed={int(closed)}")["reports"]
    if not as_json:
        for report in found:
            report["lines"] = [line["text"] for line in report["lines"]]
    _show(found, ("id", "at", "table", "name", "about", "lines", "reason", "by_name"), as_json, "reports")


@admin.command(cls=Command)
def close(ids: Ids, server: Server = HERE, store: StoreAddress = None) -> None:
    """Close reports: you are done with them.

    Example: [bold]argosy admin close 0123456789ab[/bold]
    """
    for id in _each(server, store, ids, "POST", "reports/{}/close"):
        typer.echo(f"{id}: closed")


@admin.command(cls=Command)
def audit(
    limit: Annotated[int, typer.Option(min=1, max=1000, help="How many at most.")] = 50,
    server: Server = HERE,
    store: StoreAddress = None,
    as_json: AsJson = False,
) -> None:
    """List what operators did, the latest first: who, what, to what, when.

    “key” is whoever can read the store; “page” and a number is a session of the operator's page.

    Example: [bold]argosy admin audit --limit 20[/bold]
    """
    found = Operator(server, store).ask("GET", f"audit?limit={limit}")["audit"]
    _show(found, ("at", "who", "what", "subject", "detail"), as_json, "audit")


@admin.command(cls=Command)
def link(
    page: Annotated[
        str | None,
        typer.Option(metavar="https://…", help="Where people find the page; left out, as --origin says."),
    ] = None,
    revoke: Annotated[
        bool, typer.Option("--revoke", help="No new link: everybody is signed out of the page.")
    ] = False,
    server: Server = HERE,
    store: StoreAddress = None,
) -> None:
    """Print a link to the operator's page. It is good once, for 10 minutes; keep it to yourself.

    Who opened it is signed in for an hour after the last look, and 12 hours at most.

    Example: [bold]argosy admin link[/bold]
    """
    operator = Operator(server, store)
    if revoke:
        operator.ask("DELETE", "sessions")
        typer.echo("everybody is signed out of the operator's page")
        return
    told = operator.ask("POST", "link")
    address = (page or told["origin"]).rstrip("/")
    typer.echo(f"{address}/#/operator?once={told['once']}")

"""The address of an invitation tells messengers who invites to what, and nothing else."""

from __future__ import annotations

import re
import urllib.request
from html.parser import HTMLParser

import pytest

from argosy.server.http_invitation import minutes_for
from server.serving import Served


class Tags(HTMLParser):
    """The tags for messengers; any script or element that a name might have smuggled in."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.elements: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        named = dict(attrs)
        if tag == "meta" and named.get("property"):
            self.found[named["property"] or ""] = named["content"] or ""


def read(server: Served, path: str, **headers: str) -> str:
    request = urllib.request.Request(server.address + path, headers=headers)
    with urllib.request.urlopen(request) as answer:
        text: str = answer.read().decode()
        return text


def test_it_says_who_invites_to_which_game_for_how_many_and_how_long(server: Served) -> None:
    table = server.guest("Ann").open_table("port-royal", "me", "open", "boatswain")
    tags = Tags(read(server, f"/join/{table}")).found
    assert tags["og:title"] == "Ann invites you to Port Royal"
    assert tags["og:description"].startswith("3 players, about 30 minutes. Push your luck")
    assert tags["og:image"] == f"{server.address}/api/games/port-royal/picture"
    with urllib.request.urlopen(tags["og:image"]) as picture:
        assert picture.headers["Content-Type"] == "image/jpeg"
        assert 20_000 < len(picture.read()) < 200_000


def test_it_speaks_the_language_of_the_link_or_of_the_browser(server: Served) -> None:
    table = server.guest("Ann").open_table("oltre-mare", "me", "open")
    assert "Ann lädt dich zu Oltre Mare ein" in read(server, f"/join/{table}?l=de")
    assert "Ann vás zve" in read(server, f"/join/{table}", **{"Accept-Language": "xx, cs-CZ;q=0.8"})
    assert "Ann invites you" in read(server, f"/join/{table}?l=../../de")


def test_a_name_cannot_bring_anything_into_the_page(server: Served) -> None:
    plain = Tags(read(server, f"/join/{server.guest('Ann').open_table('port-royal', 'me', 'open')}"))
    name = '"><script>x</script>'
    evil = Tags(read(server, f"/join/{server.guest(name).open_table('port-royal', 'me', 'open')}"))
    assert evil.elements == plain.elements
    assert evil.found["og:title"] == f"{name} invites you to Port Royal"


def test_nobody_else_is_named_and_no_seat_is_opened(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bertram")
    table = ann.open_table("port-royal", "me", "open", "reserved")
    bert.do(table, "sit")
    text = read(server, f"/join/{table}")
    secrets = ann.ask("GET", f"/api/tables/{table}/invitations")["seats"].values()
    assert "Bertram" not in text
    assert secrets
    assert not [secret for secret in secrets if secret in text]


def test_of_a_game_that_has_begun_it_says_as_little_as_of_one_that_never_was(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = ann.open_table("port-royal", "me", "open")
    bert.do(table, "sit")
    ann.do(table, "start")
    begun, unknown = read(server, f"/join/{table}"), read(server, "/join/nowhere123")
    assert "Ann" not in begun
    assert begun.replace(table, "…") == unknown.replace("nowhere123", "…")


def test_a_false_host_is_not_repeated(server: Served) -> None:
    table = server.guest("Ann").open_table("port-royal", "me", "open")
    assert "og:image" not in Tags(read(server, f"/join/{table}", Host="a b<c>")).found


@pytest.mark.parametrize(("players", "minutes"), [(2, 20), (3, 30), (4, 40), (5, 50)])
def test_more_players_take_longer(players: int, minutes: int) -> None:
    assert minutes_for("port-royal", players) == minutes


def test_the_script_leads_to_the_table(server: Served) -> None:
    assert re.search(r"location\.replace\(`\.\./#/table/", read(server, "/join.js"))

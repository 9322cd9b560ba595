"""Lost devices: what there is, when it was last used, how it is revoked, and what its owner can look up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from argosy.server import clock
from argosy.server.devices import MOST_NOTED, named
from argosy.server.services import Config
from server.raw_requests import call
from server.serving import NO_LIMITS, Person, Refusal, Served, served
from server.test_clock_set_back import Shifted

DAY = 24 * 3600


@pytest.fixture
def server(store_address: str) -> Iterator[Served]:
    with served(store_address) as running:
        yield running


def devices(person: Person) -> list[dict[str, object]]:
    found: list[dict[str, object]] = person.ask("GET", "/api/me/devices")["devices"]
    return found


def another(person: Person) -> Person:
    """Another device of the same guest."""
    return Person.with_code(person.address, person.ask("POST", "/api/me/code")["code"])


def is_known(person: Person) -> bool:
    try:
        person.ask("GET", "/api/me")
    except Refusal as refusal:
        return refusal.status != 401
    return True


def test_devices_are_listed_and_revoked_one_by_one(server: Served) -> None:
    ann = server.guest("Ann")
    phone, tablet = another(ann), another(ann)
    program = Person(server.address, "", ann.ask("POST", "/api/me/programs")["token"])
    assert [found["program"] for found in devices(ann)].count(True) == 1
    assert len(devices(ann)) == 4
    (own,) = [found["id"] for found in devices(phone) if found["this"]]
    ann.ask("DELETE", f"/api/me/devices/{own}")
    assert [is_known(each) for each in (ann, phone, tablet, program)] == [True, False, True, True]
    with pytest.raises(Refusal) as refusal:
        ann.ask("DELETE", f"/api/me/devices/{own}")
    assert (refusal.value.status, refusal.value.reason) == (404, "no-device")


def test_all_other_devices_are_revoked_at_once(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    phone, program = another(ann), Person(server.address, "", ann.ask("POST", "/api/me/programs")["token"])
    code = ann.ask("POST", "/api/me/code")["code"]
    phone.ask("DELETE", "/api/me/devices")
    assert [is_known(each) for each in (ann, phone, program, bert)] == [False, True, False, True]
    with pytest.raises(Refusal):
        Person.with_code(server.address, code)
    assert [found["this"] for found in devices(phone)] == [True]


def test_nobody_sees_or_revokes_devices_of_others_and_programs_none_at_all(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    (own,) = [found["id"] for found in devices(ann)]
    with pytest.raises(Refusal) as refusal:
        bert.ask("DELETE", f"/api/me/devices/{own}")
    assert refusal.value.reason == "no-device"
    program = Person(server.address, "", ann.ask("POST", "/api/me/programs")["token"])
    for method, page in (("GET", ""), ("DELETE", ""), ("DELETE", f"/{own}")):
        with pytest.raises(Refusal) as refusal:
            program.ask(method, f"/api/me/devices{page}")
        assert (refusal.value.status, refusal.value.reason) == (403, "program")
    assert is_known(ann)


def test_what_happened_is_noted_for_the_guest_and_only_so_much_of_it(server: Served) -> None:
    ann = server.guest("Ann")
    phone = another(ann)
    ann.ask("POST", "/api/me/programs")
    (own,) = [found["id"] for found in devices(phone) if found["this"]]
    ann.ask("DELETE", f"/api/me/devices/{own}")
    ann.ask("DELETE", "/api/me/programs")
    happened = ann.ask("GET", "/api/me/devices")["happened"]
    whats = [line["what"] for line in happened]
    assert sorted(whats) == sorted(["came", "code", "claimed", "program", "revoked", "programs-revoked"])
    assert [line["at"] for line in happened] == sorted((line["at"] for line in happened), reverse=True)
    for _ in range(MOST_NOTED + 10):
        ann.ask("POST", "/api/me/code")
    assert len(ann.ask("GET", "/api/me/devices")["happened"]) <= MOST_NOTED


def test_a_device_that_is_not_used_is_forgotten_and_one_that_is_used_is_not(
    store_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shifted = Shifted()
    monkeypatch.setattr(clock, "time", shifted)
    with served(store_address, Config(limits=NO_LIMITS, device_days=30)) as server:
        ann = server.guest("Ann")
        phone = another(ann)
        for days in (20, 40):
            shifted.seconds = days * DAY
            assert is_known(ann)
        assert not is_known(phone)
        assert len(devices(ann)) == 1
        (found,) = devices(ann)
        used, created = found["used"], found["created"]
        assert isinstance(used, int)
        assert isinstance(created, int)
        assert used - created > 39 * DAY * 1000


def test_under_https_the_cookie_can_be_set_by_this_host_alone(tmp_path: Path) -> None:
    config = Config(origins=("https://games.example",), limits=NO_LIMITS)
    own = {"Origin": "https://games.example"}
    with served(tmp_path / "tables.sqlite", config) as server:
        said = call(server.port, "POST", "/api/me", {"name": "Ann"}, **own).headers["Set-Cookie"]
        name, _, rest = said.partition("=")
        token = rest.partition(";")[0]
        assert name == "__Host-argosy"
        assert "; Secure" in said
        assert "; Path=/" in said
        assert "domain" not in said.lower()
        assert call(server.port, "GET", "/api/me", Cookie=f"{name}={token}").status == 200
        assert call(server.port, "GET", "/api/tables/mine", Cookie=f"argosy={token}").status == 401
        before = call(server.port, "GET", "/api/me", Cookie=f"argosy={token}")  # as devices had it earlier
        assert before.status == 200
        said_now = before.headers.get_all("Set-Cookie") or []
        assert [line.partition("=")[0] for line in said_now] == ["__Host-argosy", "argosy"]
        assert "Max-Age=0" in said_now[1]


AGENTS = {
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox, Linux",
    "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/150 Safari/537 Edg/150": "Edge, Windows",
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36": "Chrome, Android",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1": "Safari, iPhone",
    "Python-urllib/3.11": "Python-urllib",
    "": "",
    "\u202e<script>": "",
}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_device_is_named_by_what_people_know(agent: str) -> None:
    assert named(agent) == AGENTS[agent]

"""Guests: people, and programs acting for them, known by a token and a name; there are no accounts."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import unicodedata
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple, TypeVar

from argosy.players.registry import KNOWN
from argosy.server.clock import now
from argosy.server.devices import USED_EVERY, Device, noted
from argosy.store.base import Statement, Store
from argosy.table.errors import Conflict, NotFound, Refused
from argosy.table.settings import tidy_name
from argosy.words import LANGUAGES, Words

log = logging.getLogger("argosy.guests")

TOKEN_BYTES = 32
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for another
CODE_LENGTH = 8  # 40 bits, good for some minutes, with few attempts allowed
CODE_MINUTES = 10
DAYS = 400.0  # after which a token that nobody uses is forgotten
MOST_PROGRAMS = 20  # tokens for programs of one guest

DEVICE, PROGRAM, CODE = "device", "program", "code"

T = TypeVar("T")


class Guest(NamedTuple):
    """A person who uses the server. `id` never leaves it."""

    id: str
    name: str
    kind: str  # of the token shown: a person's device or a program


class Guests:
    """Tokens are random and long, so their plain hash is stored. The database finds it by equality; how long
    that takes says nothing about a token with another hash."""

    def __init__(self, store: Store, days: float = DAYS) -> None:
        self.store = store
        self._unused = round(days * 24 * 3_600_000)  # milliseconds after which a token is forgotten
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="guests")

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _name(self, name: str) -> str:
        """As it is kept; nobody is called like a bot."""
        tidy = tidy_name(name)
        if _folded(tidy) in bot_names():
            raise Refused("bot-name", "bots are called that; choose another name")
        return tidy

    async def _look_up(self, read: Callable[..., T], *values: Any) -> T:
        """In threads of its own: who somebody is never waits for anything else the server does."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, read, *values)

    def _unused_since(self) -> int:
        return now() - self._unused

    async def welcome(self, name: str, about: str = "") -> tuple[Guest, str]:
        """A new guest; the token is for one device only."""
        guest = Guest(secrets.token_hex(12), self._name(name), DEVICE)
        made = Statement(
            "INSERT INTO guests (id, name, created) VALUES (?, ?, ?)", (guest.id, guest.name, now())
        )
        return guest, await self._give_token(
            guest.id, DEVICE, about, made, *noted(guest.id, now(), "came", about)
        )

    async def known_by(self, token: str) -> Guest | None:
        if not token or len(token) > 100:
            return None
        found = await self._look_up(self.store.guest_of, hashed(token), now(), self._unused_since())
        if found is None or found[2] == CODE:
            return None
        if now() - found[3] > USED_EVERY:
            used = Statement("UPDATE tokens SET used = ? WHERE hash = ?", (now(), hashed(token)))
            try:
                await self.store.commit([used])
            except Exception as problem:  # people come in even if nothing can be written
                log.warning("the last use of a device could not be noted: %s", problem)
        return Guest(*found[:3])

    async def are_known_by(self, tokens: Mapping[str, str]) -> bool:
        """Whether all these tokens are still valid, each for the guest with that id."""
        by_hash = {hashed(token): guest for token, guest in tokens.items()}
        return await self._look_up(self.store.are_tokens_of, by_hash, now())

    async def rename(self, guest: Guest, name: str) -> Guest:
        tidy = self._name(name)
        await self.store.commit([Statement("UPDATE guests SET name = ? WHERE id = ?", (tidy, guest.id))])
        return guest._replace(name=tidy)

    async def forget(self, guest: Guest, token: str, about: str = "") -> None:
        """This device is forgotten; the guest's other devices are not."""
        gone = Statement("DELETE FROM tokens WHERE hash = ?", (hashed(token),))
        await self.store.commit([gone, *noted(guest.id, now(), "left", about)])

    # ---------------------------------------------------------------------------- devices

    async def devices(self, guest: Guest) -> list[Device]:
        """All devices and programs of the guest."""
        found = await self._look_up(self.store.tokens_of, guest.id, now(), self._unused_since())
        return [Device(*row) for row in found if row[1] != CODE]

    async def sign_ins(self, guest: Guest) -> list[tuple[int, str, str]]:
        return [(at, what, about) for at, what, about in await self._look_up(self.store.sign_ins, guest.id)]

    async def revoke(self, guest: Guest, id: str) -> None:
        """One device or program, by its public id."""
        for device in await self.devices(guest):
            if public_id(device) == id:
                sql = "DELETE FROM tokens WHERE hash = ? AND guest = ?"
                gone = Statement(sql, (device.hash, guest.id))
                await self.store.commit([gone, *noted(guest.id, now(), "revoked", device.about)])
                return
        raise NotFound("no-device", "you have no such device")

    async def revoke_others(self, guest: Guest, token: str) -> None:
        """All devices, programs and codes but this device."""
        gone = Statement("DELETE FROM tokens WHERE guest = ? AND hash <> ?", (guest.id, hashed(token)))
        await self.store.commit([gone, *noted(guest.id, now(), "others-revoked")])

    # ---------------------------------------------------------------------- another device

    async def code(self, guest: Guest) -> tuple[str, int]:
        """A short code that makes another device this guest's, once, within minutes."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        expires = now() + CODE_MINUTES * 60_000
        earlier = Statement("DELETE FROM tokens WHERE guest = ? AND kind = ?", (guest.id, CODE))
        made = _token(code, guest.id, CODE, "", expires)
        await self.store.commit([earlier, made, *noted(guest.id, now(), "code")])
        return code, expires

    async def claim(self, code: str, about: str = "") -> tuple[Guest, str]:
        """Exchange a code for a token; a code is valid once."""
        tidy = code.strip().upper().replace("-", "")
        found = await self._look_up(self.store.guest_of, hashed(tidy), now())
        if found is None or found[2] != CODE:
            raise Refused("code", "this code is not known, was used, or has expired; ask for a new one")
        used = Statement("DELETE FROM tokens WHERE hash = ?", (hashed(tidy),), decisive=True)
        try:
            token = await self._give_token(
                found[0], DEVICE, about, used, *noted(found[0], now(), "claimed", about)
            )
        except Conflict:
            raise Refused("code", "this code was used just now; ask for a new one") from None
        return Guest(found[0], found[1], DEVICE), token

    # --------------------------------------------------------------------------- programs

    async def program_token(self, guest: Guest) -> str:
        """For a program that plays for this guest."""
        sql = "SELECT COUNT(*) FROM tokens WHERE guest = ? AND kind = ?"
        ((count,),) = await self._look_up(self.store.read, sql, guest.id, PROGRAM)
        if count >= MOST_PROGRAMS:
            raise Refused("tokens", f"{MOST_PROGRAMS} tokens have been issued; revoke them first")
        return await self._give_token(guest.id, PROGRAM, "", *noted(guest.id, now(), "program"))

    async def revoke_programs(self, guest: Guest) -> None:
        sql = "DELETE FROM tokens WHERE guest = ? AND kind = ?"
        gone = Statement(sql, (guest.id, PROGRAM))
        await self.store.commit([gone, *noted(guest.id, now(), "programs-revoked")])

    async def _give_token(self, guest: str, kind: str, about: str, *before: Statement) -> str:
        token = secrets.token_hex(TOKEN_BYTES)  # without a dash: it may be passed to a program as an argument
        await self.store.commit([*before, _token(token, guest, kind, about, None)])
        return token


def _token(secret: str, guest: str, kind: str, about: str, expires: int | None) -> Statement:
    return Statement(
        "INSERT INTO tokens (hash, guest, kind, about, created, expires) VALUES (?, ?, ?, ?, ?, ?)",
        (hashed(secret), guest, kind, about, now(), expires),
    )


@cache
def bot_names() -> frozenset[str]:
    """The names of levels in every language, as they are compared."""
    words = [Words(language) for language in LANGUAGES]
    return frozenset(
        _folded(name) for level in KNOWN for name in (level, *(each(f"level-{level}") for each in words))
    )


def _folded(name: str) -> str:
    """Without what looks the same: case, accents, width, spaces and dashes."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LN")


def public_id(device: Device) -> str:
    """By which its owner names it; it says nothing about the token."""
    return hashed(device.hash)[:16]


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()

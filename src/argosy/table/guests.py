"""Guests: people, and programs in their name, who are known by a token and a name; there are no accounts."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Mapping
from typing import NamedTuple

from argosy.table.errors import Conflict, Refused
from argosy.table.harbour import now
from argosy.table.settings import tidy_name
from argosy.table.store import Statement, Store

TOKEN_BYTES = 32
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for another
CODE_LENGTH = 8  # 40 bits, good for some minutes, with few attempts allowed
CODE_MINUTES = 10
MOST_PROGRAMS = 20  # tokens for programs of one guest

DEVICE, PROGRAM, CODE = "device", "program", "code"


class Guest(NamedTuple):
    """Who asks. `id` never leaves the server."""

    id: str
    name: str
    kind: str  # of the token shown: a person's device or a program


class Guests:
    """Tokens are random and long, so their plain hash is what is kept; the database finds it by equality,
    and how long that takes tells nothing about a token that hashes to something else."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """Somebody new; the token is for his device alone."""
        guest = Guest(secrets.token_hex(12), tidy_name(name), DEVICE)
        made = Statement(
            "INSERT INTO guests (id, name, created) VALUES (?, ?, ?)", (guest.id, guest.name, now())
        )
        return guest, await self._give_token(guest.id, DEVICE, None, made)

    async def known_by(self, token: str) -> Guest | None:
        if not token or len(token) > 100:
            return None
        found = await asyncio.to_thread(self.store.guest_of, hashed(token), now())
        return Guest(*found) if found is not None and found[2] != CODE else None

    async def are_known_by(self, tokens: Mapping[str, str]) -> bool:
        """Whether all these tokens are still good, each for the guest with that id."""
        by_hash = {hashed(token): guest for token, guest in tokens.items()}
        return await asyncio.to_thread(self.store.are_tokens_of, by_hash, now())

    async def rename(self, guest: Guest, name: str) -> Guest:
        tidy = tidy_name(name)
        await self.store.commit([Statement("UPDATE guests SET name = ? WHERE id = ?", (tidy, guest.id))])
        return guest._replace(name=tidy)

    async def forget(self, token: str) -> None:
        """This device is no longer known; the guest's others are."""
        await self.store.commit([Statement("DELETE FROM tokens WHERE hash = ?", (hashed(token),))])

    # ---------------------------------------------------------------------- another device

    async def code(self, guest: Guest) -> tuple[str, int]:
        """A short code by which another device becomes this guest's, once, within minutes."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        expires = now() + CODE_MINUTES * 60_000
        earlier = Statement("DELETE FROM tokens WHERE guest = ? AND kind = ?", (guest.id, CODE))
        await self.store.commit([earlier, _token(code, guest.id, CODE, expires)])
        return code, expires

    async def claim(self, code: str) -> tuple[Guest, str]:
        """Trade a code for a token; it is good once."""
        tidy = code.strip().upper().replace("-", "")
        found = await asyncio.to_thread(self.store.guest_of, hashed(tidy), now())
        if found is None or found[2] != CODE:
            raise Refused("code", "this code is not known, was used, or has expired; ask for a new one")
        used = Statement("DELETE FROM tokens WHERE hash = ?", (hashed(tidy),), decisive=True)
        try:
            token = await self._give_token(found[0], DEVICE, None, used)
        except Conflict:
            raise Refused("code", "this code was used just now; ask for a new one") from None
        return Guest(found[0], found[1], DEVICE), token

    # --------------------------------------------------------------------------- programs

    async def program_token(self, guest: Guest) -> str:
        """For a program that plays in this guest's name."""
        sql = "SELECT COUNT(*) FROM tokens WHERE guest = ? AND kind = ?"
        ((count,),) = await asyncio.to_thread(self.store.read, sql, guest.id, PROGRAM)
        if count >= MOST_PROGRAMS:
            raise Refused("tokens", f"{MOST_PROGRAMS} tokens are given out; revoke them first")
        return await self._give_token(guest.id, PROGRAM, None)

    async def revoke_programs(self, guest: Guest) -> None:
        sql = "DELETE FROM tokens WHERE guest = ? AND kind = ?"
        await self.store.commit([Statement(sql, (guest.id, PROGRAM))])

    async def _give_token(self, guest: str, kind: str, expires: int | None, *before: Statement) -> str:
        token = secrets.token_hex(TOKEN_BYTES)  # without a dash: a program may get it as an argument
        await self.store.commit([*before, _token(token, guest, kind, expires)])
        return token


def _token(secret: str, guest: str, kind: str, expires: int | None) -> Statement:
    return Statement(
        "INSERT INTO tokens (hash, guest, kind, created, expires) VALUES (?, ?, ?, ?, ?)",
        (hashed(secret), guest, kind, now(), expires),
    )


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()

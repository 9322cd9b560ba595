"""Invitations to a seat, and ids of tables that follow from a request: both from one secret of the store."""

from __future__ import annotations

import base64
import hashlib
import hmac

from argosy.table.errors import Refused
from argosy.table.seat_commands import id_of
from argosy.table.table import Table


class Invitations:
    """Without the secret neither can be guessed; with it nothing has to be stored."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def invitation(self, table: Table, seat: int) -> str:
        """The secret part of a seat's own link; anybody who has it may sit there.

        It changes when the host removes somebody from the seat, who may have it.
        """
        removed = sum(removal.seat == seat for removal in table.state.removed)
        about = f"{table.id} {seat} {removed}" if removed else f"{table.id} {seat}"
        return base64.urlsafe_b64encode(self._digest(about)[:12]).decode()

    def invited_seat(self, table: Table, invitation: str) -> int | None:
        """The seat an invitation is for."""
        if not invitation:
            return None
        for seat in range(len(table.state.seats)):
            if hmac.compare_digest(self.invitation(table, seat).encode(), invitation.encode()):
                return seat
        raise Refused("invitation", "this invitation does not belong to this table")

    def table_for(self, guest: str, ref: str) -> str:
        """The id of a new table: the same one for the same request."""
        return id_of(self._digest(f"open {guest} {ref}"))

    def _digest(self, text: str) -> bytes:
        return hmac.new(self._secret, text.encode(), hashlib.sha256).digest()

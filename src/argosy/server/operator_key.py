"""The operator's key, made of a secret of the store: whoever can read the store has it."""

from __future__ import annotations

import hashlib
import hmac

SECRET = "invitations"  # its name in the store


def key_of(secret: str) -> str:
    return hmac.new(secret.encode(), b"operator", hashlib.sha256).hexdigest()

"""One side of a deal, as it is heard: goods by count, and ducats."""

from __future__ import annotations

import re
from dataclasses import dataclass

from argosy.core.errors import InvalidRecord
from argosy.core.events import number
from argosy.core.typing import Json


@dataclass(frozen=True, slots=True)
class Bundle:
    """Written `gems:1,salt:2+3`."""

    goods: tuple[tuple[str, int], ...] = ()
    ducats: int = 0

    def to_json(self) -> Json:
        return {"goods": dict(self.goods), "ducats": self.ducats}

    def __str__(self) -> str:
        return f"{','.join(f'{good}:{count}' for good, count in self.goods) or '-'}+{self.ducats}"

    @classmethod
    def from_text(cls, text: str) -> Bundle:
        """The inverse of str(bundle)."""
        goods, _, ducats = text.rpartition("+")
        parts = [] if goods == "-" else goods.split(",")
        if not all(re.fullmatch("[a-z_]+:[0-9]{1,3}", part) for part in parts):
            raise InvalidRecord(f"goods and ducats are written like gems:1,salt:2+3; found {text[:40]!r}")
        counted = [part.split(":") for part in parts]
        if len({good for good, _ in counted}) < len(counted) or ducats.startswith("-"):
            raise InvalidRecord(f"each good is counted once and ducats are not negative; found {text[:40]!r}")
        return cls(tuple((good, int(count)) for good, count in counted), number("ducats", ducats))

    @classmethod
    def with_part(cls, bundle: Bundle | None, good: str | None, amount: int) -> Bundle:
        """One more good, or ducats where no good is named."""
        goods, ducats = (bundle.goods, bundle.ducats) if bundle else ((), 0)
        return cls(goods, amount) if good is None else cls((*goods, (good, amount)), ducats)

"""What `import argosy` shows to who looks around."""

from __future__ import annotations

import argosy


def test_looking_around_shows_the_public_names_and_nothing_else() -> None:
    assert {name for name in dir(argosy) if not name.startswith("_")} == set(argosy.__all__)
    assert {"__version__", "__doc__"} <= set(dir(argosy))

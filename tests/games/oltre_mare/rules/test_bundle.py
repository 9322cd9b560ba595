"""Bundles, one side of a deal: as text and back, and what stands in an event."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from argosy import Event, InvalidRecord
from argosy.games.oltre_mare.rules.bundle import Bundle
from argosy.games.oltre_mare.rules.event_kinds import EVENT_FIELDS

GOODS = st.dictionaries(st.text("abcxyz_", min_size=1, max_size=12), st.integers(0, 999), max_size=4)
BUNDLES = st.builds(Bundle, goods=GOODS.map(lambda goods: tuple(goods.items())), ducats=st.integers(0, 999))


def bundle_of(data: dict[str, Any]) -> Bundle:
    """The inverse of bundle.to_json()."""
    return Bundle(tuple(data["goods"].items()), data["ducats"])


@given(BUNDLES)
@settings(derandomize=True, deadline=None)
def test_a_bundle_survives_being_text(bundle: Bundle) -> None:
    text = str(bundle)
    assert not set(text) & set(" =\n")
    assert Bundle.from_text(text) == bundle
    assert str(Bundle.from_text(text)) == text


@pytest.mark.parametrize(
    "bundle, text",
    [
        (Bundle(), "-+0"),
        (Bundle(ducats=5), "-+5"),
        (Bundle((("gems", 1),)), "gems:1+0"),
        (Bundle((("gems", 1), ("salt", 2)), 3), "gems:1,salt:2+3"),
        (Bundle((("salt", 2), ("gems", 1)), 3), "salt:2,gems:1+3"),
    ],
)
def test_a_bundle_reads_like_this(bundle: Bundle, text: str) -> None:
    assert str(bundle) == text
    assert Bundle.from_text(text) == bundle


@pytest.mark.parametrize(
    "text",
    [
        "", "-", "+", "3", "+3", "-+", "gems", "gems:1", "gems+3", "gems:+3", ":1+3", "gems:1,+3",
        ",gems:1+3", "-,gems:1+3", "gems:1 salt:2+3", "gems:-1+3", "gems:1.5+3", "gems:²+3", "gems:1000+3",
        "gems:1:2+3", "Gems:1+3", "gems:1+", "gems:1+x", "gems:1+2+3", "gems:1+²", "gems:1+" + "9" * 5000,
        "gems:1+3\n",
    ],
    ids=lambda text: ascii(text)[:20],
)  # fmt: skip
def test_a_text_that_is_no_bundle_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord, match=r"gems:1,salt:2|ducats must be a number") as caught:
        Bundle.from_text(text)
    assert len(str(caught.value)) < 120


@given(BUNDLES)
@settings(derandomize=True, deadline=None)
def test_the_json_of_a_bundle_says_all_of_it(bundle: Bundle) -> None:
    data = bundle.to_json()
    assert set(data) == {"goods", "ducats"}
    assert json.loads(json.dumps(data)) == data
    assert bundle_of(data) == bundle


def test_a_bundle_stands_in_the_text_and_the_json_of_an_event() -> None:
    offer = Event("offer", seat=1, other=3, number=2, give=Bundle((("gems", 1),), 4), want=Bundle())
    assert str(offer) == "offer seat=1 other=3 number=2 give=gems:1+4 want=-+0"
    assert Event.from_text(str(offer), EVENT_FIELDS) == offer
    assert offer.to_json()["give"] == {"goods": {"gems": 1}, "ducats": 4}


@pytest.mark.parametrize(
    "text, reason",
    [
        ("offer give=gems", "goods and ducats are written like gems:1,salt:2+3; found 'gems'"),
        ("offer want=-+x", "ducats must be a number; found 'x'"),
    ],
)
def test_an_event_with_a_wrong_bundle_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        Event.from_text(text, EVENT_FIELDS)
    assert reason in str(caught.value)


def test_parts_of_a_bundle_add_up() -> None:
    bundle = Bundle.with_part(None, "salt", 2)
    bundle = Bundle.with_part(bundle, None, 3)
    assert Bundle.with_part(bundle, "gems", 1) == Bundle((("salt", 2), ("gems", 1)), 3)

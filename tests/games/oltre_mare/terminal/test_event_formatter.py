"""How the events of Oltre Mare are shown: gathered, answered on one line, scored player by player."""

from __future__ import annotations

import argosy
from argosy import Event
from argosy.games.oltre_mare.rules.bundle import Bundle
from argosy.terminal.game_terminal import terminal_of
from argosy.words import Words

NAMES = ("Anne", "Bart", "Mary")
LOOK = terminal_of(argosy.game("oltre-mare"), Words("en"))


def lines_of(events: list[Event], me: int | None = None) -> list[str]:
    return [str(line.text) for line in LOOK.event_formatter(NAMES, me).lines(events)]


def test_a_turn_is_a_line_for_each_phase_with_the_name_said_once() -> None:
    events = [
        Event("turn", seat=0, number=2),
        Event("trade", seat=0, number=3, amount=2),
        Event("buy", seat=0, amount=3),
        Event("draw", seat=0),
        Event("buy", seat=0, amount=3),
        Event("draw", seat=0),
        Event("finish_trade", seat=0),
        Event("play", seat=0, card="gems-02"),
        Event("play", seat=0, card="silk-02"),
        Event("draws", seat=0, number=2, amount=3),
        *[Event("draw", seat=0)] * 3,
        Event("ships", seat=0, number=2, amount=2),
        Event("sail", seat=0, port="messina"),
        Event("sail", seat=0, port="modone"),
        Event("token", seat=0, token="good_deal"),
        Event("load", seat=0, card="silk-02"),
        Event("load", seat=0, card="gems-02"),
    ]
    assert lines_of(events) == [
        "\nRound 2: Anne",
        "Anne: trade phase (cards in hand: 3, load: 2) · buys a card from the goods deck for 3 ducats ×2",
        "Anne plays: Gems 02 ▤▲, Silk 02 ▤▲ · Card draw ×2 brings 3 cards",
        (
            "Anne: Ship ×2 means 2 moves · sails → Messina → Modone · "
            "takes a port token, active from now on: Good deal"
        ),
        "Anne loads: Silk 02 6/1, Gems 02 5/2",
    ]


def test_purchases_at_different_prices_are_shown_one_by_one() -> None:
    events = [Event("buy_pirates", seat=1, amount=1), Event("buy_pirates", seat=1, amount=2)]
    (line,) = lines_of(events)
    assert line.count("pirate stack") == 2
    assert "×" not in line


def test_cards_only_their_owner_sees_are_shown_to_nobody_else() -> None:
    events = [
        Event("draws", seat=0, number=2, amount=3),
        *(Event("see", seat=0, card=card, seen_by=frozenset({0})) for card in ("salt-01", "grain-01")),
    ]
    assert lines_of(events, me=0) == [
        "Anne: Card draw ×2 brings 3 cards · sees: Salt 01 ●☠ 4/3 Venezia, Grain 01 ●☠ 4/3 Caffa"
    ]
    assert lines_of(events, me=1) == lines_of(events) == ["Anne: Card draw ×2 brings 3 cards"]


def test_answers_stand_behind_the_offer_they_are_given_to() -> None:
    give, want = Bundle((("gems", 1),)), Bundle((("silk", 1),), 2)
    events = [
        Event("offer", seat=0, number=7, give=give, want=want),
        Event("decline", seat=1, other=0, number=7),
        Event("answer", seat=2, other=0, number=7, give=want),
        Event("deal", seat=0, other=2, number=7, give=give, want=want),
        Event("hand_over", seat=0, other=2, card="gems-01", seen_by=frozenset({0, 2})),
        Event("hand_over", seat=2, other=0, card="silk-02", seen_by=frozenset({0, 2})),
        Event("prestige", seat=2),
        Event("buy", seat=0, amount=3),
    ]
    offer, deal, purchase = lines_of(events, me=1)
    assert offer == (
        "Anne → all, offer 7. Gives: 1 × Gems. Wants: 1 × Silk, 2 ducats. · Bart declines offer 7 · "
        "Mary → Anne: agrees to offer 7 and would give: 1 × Silk, 2 ducats"
    )
    assert deal.endswith("Gets: 1 × Silk, 2 ducats. · Mary gets 1 prestige token for the deal")
    assert purchase == "Anne buys a card from the goods deck for 3 ducats"
    assert " · → Mary: Gems 01 ●☠ 6/1 · Mary → Anne: Silk 02 ▤▲ 6/1 · " in lines_of(events, me=2)[1]


def test_a_scoring_has_a_headline_and_a_line_for_each_player() -> None:
    events = [
        Event("play", seat=0, card="gems-02"),
        Event("venice"),
        Event("rank_prestige", seat=0, number=2, amount=6),
        Event("rank_prestige", seat=1, number=0, amount=3),
        Event("return_prestige"),
        Event("keep", seat=0, good="olives", number=2),
        Event("run", seat=0, good="gems", number=2, amount=5),
        Event("run", seat=0, good="grain", number=5, amount=12),
        Event("unload", seat=0, card="gems-01"),
        Event("keep", seat=1, good="salt", number=1),
        Event("run", seat=1, good="silk", number=1, amount=1),
        Event("draws", seat=1, number=1, amount=1),
        Event("last_round"),
    ]
    assert lines_of(events) == [
        "Anne plays: Gems 02 ▤▲",
        "The Venice card appears: first scoring",
        "Anne: prestige ranking (2) brings 6 ducats",
        "Bart: prestige ranking (0) brings 3 ducats",
        "All prestige tokens go back to the supply",
        (
            "Anne keeps the run on top of the cargo stack: 2 × Olives · "
            "the cargo brings 17 ducats (2 × Gems: 5, 5 × Grain: 12)"
        ),
        "Bart keeps the run on top of the cargo stack: 1 × Salt · run of 1 × Silk brings 1 ducat",
        "Bart: Card draw ×1 brings 1 card",
        "The goods deck is empty: this round is the last",
    ]


def test_what_a_player_gains_and_loses_stands_out() -> None:
    events = [Event("ducats", seat=0, number=2, amount=3), Event("pirates", seat=0, number=1, amount=1)]
    for me, styles in ((0, ["bold green", "bold red"]), (1, [])):
        (line,) = LOOK.event_formatter(NAMES, me).lines(events)
        spans = [str(span.style) for span in line.text.spans if span.end - span.start > len("Anne")]
        assert [style for style in spans if style] == styles

"""`argosy play oltre-mare`: whole games through the prompt, deals, previews, and every answer understood."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import argosy
from argosy import Record
from argosy.words import LANGUAGES, Words

Run = Callable[..., Result]
GAME = "oltre-mare"

# Whatever is asked, one of these answers fits; the others are refused, and it is asked again.
ANYTHING = "".join(
    f"{answer}\n" for answer in ("d", "f", "b", "1", "", "1 2", "", "1 2 3", "", "1 2 3 4", "")
)
PERSISTENT = ANYTHING * 400

TRADING: dict[str, Any] = {
    "game": GAME,
    "players": 3,
    "phase": "trade",
    "hands": [["gems-01", "silk-03", "salt-13"], ["silk-02", "olives-01"], ["grain-04"]],
    "cargo": [["scrolls-09"], ["salt-07"], ["grain-07"]],
    "ships": ["messina", "tripoli", "moncastro"],
    "tokens": {"brindisi": "good_deal", "corfu": "compass", "tana": "calm_sea"},
    "ducats": [11, -2, 11],
}
PLAYING = {**TRADING, "phase": "play"}
LOADING = {**TRADING, "phase": "load", "hands": [["gems-01"], [], []], "played": ["silk-03", "scrolls-01"]}
SAILING = {**TRADING, "phase": "sail", "played": ["gems-02"], "moves_left": 1}
ANSWERED = {
    **TRADING,
    "offers": [
        {
            "number": 3,
            "from": 0,
            "to": None,
            "give": {"cards": ["gems-01"], "ducats": 0},
            "want": {"goods": {}, "ducats": 1},
            "answers": {"1": []},
            "declined": [2],
        }
    ],
}
ASKED: dict[str, Any] = {
    **TRADING,
    "active": 1,
    "hands": [["gems-01", "silk-03", "silk-04", "salt-13"], ["silk-02", "olives-01"], ["grain-04"]],
    "offers": [
        {
            "number": 4,
            "from": 1,
            "to": 0,
            "give": {"cards": ["olives-01"], "ducats": 2},
            "want": {"goods": {"silk": 1}, "ducats": 0},
        }
    ],
}


def shown_after(result: Result, answer: str) -> str:
    """What came after an answer was echoed."""
    assert result.exit_code == 0, result.output
    return result.stdout.partition(f"> {answer}\n")[2]


# --------------------------------------------------------------------------------- whole games


@pytest.mark.slow
def test_a_whole_game_is_played_saved_and_is_what_the_rules_say(run: Run) -> None:
    result = run("play", GAME, "--players", "2", "--seed", "3", "--save", "game.argosy", input=PERSISTENT)
    assert result.exit_code == 0
    assert result.stdout.startswith("Oltre Mare, 2 players. Seed 3.")
    before, _, ranking = result.stdout.partition("Final ranking")
    assert before.count("The Venice card appears: first scoring") == 1
    assert "\nFinal scoring\n" in before
    assert "The game is over" in before
    assert "Winner: " in ranking
    record = Record.from_text(Path("game.argosy").read_text(encoding="utf-8"))
    assert record.replay(argosy.game(GAME)).over
    assert "all legal." in run("replay", "game.argosy", "--check").stdout


@pytest.mark.slow
def test_a_game_that_was_left_goes_on_where_it_stood(run: Run) -> None:
    new = ("play", GAME, "--seed", "5", "--players", "2")
    whole = run(*new, "--save", "whole.argosy", input=PERSISTENT)
    run(*new, "--save", "game.argosy", input=ANYTHING * 9)
    rest = run("play", "--load", "game.argosy", "--save", "game.argosy", input=PERSISTENT)
    moves = [Record.from_text(Path(f"{name}.argosy").read_text("utf-8")).moves for name in ("whole", "game")]
    assert moves[0] == moves[1]
    assert rest.stdout.partition("Final ranking")[2] == whole.stdout.partition("Final ranking")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_is_played_in_every_language(at: Run, run: Run, language: str) -> None:
    short = {**TRADING, "rest": "removed", "deck": ["silk-05", "salt-01"], "start": 1, "venice_out": True}
    at(short)  # writes the scenario
    lines = "log\nhelp\nodds\nmap\no\ncancel\n" + PERSISTENT
    result = run("play", "--load", "scenario.json", "--lang", language, input=lines)
    words = Words(language)
    assert result.exit_code == 0, result.output
    assert words("terminal-your-decision", name=words("terminal-you")) in result.stdout
    assert words(f"{GAME}-event-last_round") in result.stdout
    assert " ".join(words("oltre-mare-terminal-rule-end").split()) in " ".join(result.stdout.split())
    assert words("terminal-ranking") in result.stdout


@pytest.mark.parametrize("players", ["2", "5"])
def test_bots_can_be_watched(run: Run, players: str) -> None:
    result = run("play", GAME, "--watch", "--seed", "6", "--players", players, "--lang", "de")
    words = Words("de")
    assert result.exit_code == 0
    assert words(f"{GAME}-event-venice") in result.stdout
    assert words(f"{GAME}-event-final") in result.stdout
    assert words("terminal-ranking") in result.stdout
    assert words("terminal-you") not in result.stdout


def test_who_looks_on_learns_no_card_that_was_drawn(run: Run) -> None:
    shown = run("play", GAME, "--watch", "--seed", "6").stdout
    assert " brings 3 cards" in shown
    assert "sees:" not in shown


def test_leaving_says_how_to_come_back(run: Run) -> None:
    result = run("play", GAME, "--seed", "3", "--players", "4", input="quit\n")
    command = result.stdout.rpartition("To play the same table again: ")[2].strip()
    assert shlex.split(command) == ["argosy", "play", GAME, "--players", "4", "--seed", "3"]


def test_leaving_in_the_middle_of_a_question_is_leaving(at: Run) -> None:
    assert "The game was left unfinished." in shown_after(at(TRADING, "o", "quit"), "quit")


# ------------------------------------------------------------------------------------ the screen


def test_the_heading_says_round_turn_phase_deck_and_venice(at: Run) -> None:
    shown = at({**TRADING, "round": 7}).stdout
    assert "Round 7: Guest  Trade phase ─" in shown
    assert "Goods deck 90 · Venice is still to come\n" in shown


def test_the_last_round_and_that_venice_has_come_are_said(at: Run) -> None:
    shown = at({**TRADING, "venice_out": True, "last_round": True}).stdout
    assert "Goods deck 89 · Venice has come · Last round\n" in shown


def test_everybodys_figures_stand_in_one_line_each(at: Run) -> None:
    owned = {
        "owned": [["good_deal", "good_deal", "calm_sea"], [], []],
        "active_token": ["good_deal", None, None],
    }
    shown = at({**TRADING, **owned, "prestige": [2, 0, 1], "pirates": [["grain-01"], [], []]}).stdout
    rows = [line.split() for line in shown.splitlines()]
    assert ["▶0", "Guest", "11", "2", "3", "1", "1", "Scrolls", "5/2", "Messina", "[$]~$"] in rows
    assert ["1", "Anne", "−2", "0", "2", "0", "1", "Salt", "5/2", "Tripoli"] in rows


def test_a_hand_card_shows_symbols_power_load_and_port(at: Run) -> None:
    rows = [line.split() for line in at(TRADING).stdout.splitlines()]
    assert ["Hand", "Ducats", "Pirates", "Cards", "Ship", "Power", "Load", "Port"] in rows
    assert ["1", "Gems", "01", "●", "☠", "6", "1"] in rows
    assert ["2", "Silk", "03", "●", "▤", "5", "2", "Trebisonda"] in rows


def test_own_stacks_are_listed_at_tables_that_allow_it(at: Run) -> None:
    aids = {"options": {"cargo_memory_aid": True, "pirate_memory_aid": True}}
    stacks = {"pirates": [["grain-01", "grain-02"], [], []], "pirate_own": [["grain-02"], [], []]}
    shown = at({**TRADING, **aids, **stacks}).stdout
    assert "Cargo stack: Scrolls 09\n" in shown
    assert "Pirate stack: ?, Grain 02\n" in shown
    assert "Cargo stack:" not in at(TRADING).stdout


@pytest.mark.parametrize("columns", [80, 60, 40])
@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_line_of_the_screen_is_wider_than_the_terminal(
    at: Run, run: Run, monkeypatch: pytest.MonkeyPatch, columns: int, language: str
) -> None:
    at({**ASKED, "ships": ["costantinopoli"] * 3, "cargo": [["scrolls-02"], ["scrolls-05"], ["gems-02"]]})
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = run(
        "play", "--load", "scenario.json", "--lang", language, input="map\nhelp\nodds\no\ncancel\n"
    ).stdout
    screen = shown.partition(Words(language)("terminal-goodbye", command="")[:20])[0]
    assert max(len(line.rstrip()) for line in screen.splitlines()) <= columns
    assert "…" not in re.sub(r"1, 2,\s3\s?…", "", screen)  # nothing is cut


# --------------------------------------------------------------------------------------- trade


def test_purchases_show_their_price(at: Run) -> None:
    shown = at({**TRADING, "pirates": [["grain-01"], [], []]}, "b").stdout
    assert " b  Buy from the goods deck: 3 ducats" in shown
    assert " p  Buy from the pirate stack: 3 ducats" in shown
    assert "Guest buys a card from the goods deck for 3 ducats · sees: " in shown


def test_without_ducats_a_card_costs_four(at: Run) -> None:
    assert "Buy from the goods deck: 4 ducats" in at({**TRADING, "ducats": [0, 0, 0]}).stdout


def test_the_trade_phase_cannot_end_below_the_load(at: Run) -> None:
    poor = {**TRADING, "hands": [["gems-01"], [], []]}
    result = at(poor, "f", "b", "f")
    assert "You don’t have enough cards for your load" in result.stdout
    assert "Guest, your decision: play exactly 2 cards." in result.stdout


@pytest.mark.parametrize("last", ["", "yes"])
def test_an_offer_is_made_step_by_step_and_the_other_answers(at: Run, last: str) -> None:
    result = at(TRADING, "o", "Anne", "1", "", "silk, ol 1", "3", "no", "offer", "1", "1", "", "", "", last)
    assert "Offer to: Anne. You give: 1 × Gems. You want: 1 × Silk, 1 × Olives, 3 ducats." in result.stdout
    assert "Cancelled." in result.stdout
    assert "Guest → Anne, offer 1. Gives: 1 × Gems. Wants: nothing." in result.stdout
    assert "deal made (offer 1)" in result.stdout  # a gift nobody would decline
    assert "Anne gets 1 prestige token for the deal" in result.stdout


def test_what_the_rules_refuse_is_told_before_the_last_question(at: Run) -> None:
    shown = shown_after(at(TRADING, "o", "all", "", "", "", ""), "o")
    assert "An offer can’t be empty: add cards or ducats." in shown
    assert "You want:" not in shown


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (("o", "Bert"), "You can’t make an offer to “bert”."),
        (("o", "1", "7"), "There is no card with the number “7”."),
        (("o", "1", "1 1"), "Listed twice: gems-01"),
        (("o", "1", "1", "many"), "“many” is not a whole number from 0 to 99."),
        (("o", "1", "1", "100"), "“100” is not a whole number from 0 to 99."),
        (("o", "1", "1", "0", "2 gold"), "“gold” is not a kind of goods."),
        (("o", "1", "1", "0", "s"), "“s” is not a kind of goods."),  # silk, salt or scrolls?
        (("o", "1", "1", "", "", "", "perhaps"), "Enter: yes. no: drop it."),
    ],
)
def test_an_answer_in_a_dialogue_that_is_none_is_asked_again(
    at: Run, answers: tuple[str, ...], said: str
) -> None:
    assert said in shown_after(at(TRADING, *answers), answers[-1])


@pytest.mark.parametrize(
    "line",
    [
        "offer 1 give gems-01 2 want silk:1 0",
        "OFFER 1 give 1 2 want silk 0",
        "offer 1  give 1 2 want silk:1 0",
    ],
)
def test_an_offer_in_one_line_works_with_ids_and_with_numbers(at: Run, line: str) -> None:
    said = "Guest → Anne, offer 1. Gives: 1 × Gems, 2 ducats. Wants: 1 × Silk."
    assert said in at(TRADING, line).stdout


def test_a_step_towards_an_offer_begins_the_dialogue(at: Run) -> None:
    assert "Which cards do you give?" in shown_after(at(TRADING, "offer-to 2"), "offer-to 2")


def test_an_open_offer_is_listed_with_answers_to_choose_from(at: Run) -> None:
    result = at(ANSWERED, "c")
    assert "  Guest → all, offer 3. Gives: 1 × Gems. Wants: 1 ducat. (Gems 01 ●☠ 6/1)\n" in result.stdout
    assert "    Anne → Guest: agrees to offer 3 and would give: 1 ducat\n" in result.stdout
    assert "    Bart declines offer 3\n" in result.stdout
    assert "c3 1  Offer 3, make the deal with: Anne" in result.stdout
    assert "Guest → Anne: deal made (offer 3)" in shown_after(result, "c")


@pytest.mark.parametrize("answer", ["w", "w3", "w 3", "withdraw 3", "Withdraw offer 3"])
def test_an_own_offer_is_withdrawn(at: Run, answer: str) -> None:
    assert "Guest withdraws offer 3" in shown_after(at(ANSWERED, answer), answer)


@pytest.mark.parametrize("answer", ["a3", "d 3"])
def test_an_own_offer_cannot_be_answered(at: Run, answer: str) -> None:
    assert "This offer is your own: withdraw it or wait for an answer." in at(ANSWERED, answer).stdout


def test_a_claim_about_an_own_offer_is_heard(at: Run) -> None:
    said = "Guest claims about offer 3: a card with naval power 6"
    assert said in at(ANSWERED, "claim 3 power 6").stdout


# -------------------------------------------------------------------- offers of the active player


def test_who_is_made_an_offer_is_asked_out_of_turn(at: Run) -> None:
    shown = at(ASKED).stdout
    assert "Round 1: Anne  Trade phase" in shown
    assert "Anne → Guest, offer 4. Gives: 1 × Olives, 2 ducats. Wants: 1 × Silk." in shown
    assert "Olives 01" not in shown  # T7: which card it is shows only after the deal
    assert "Guest, your decision: an offer waits for your answer." in shown
    for line in (
        "a4  Accept offer 4",
        "d4  Decline offer 4",
        " o  Offer a deal",
        " n  No deals this turn",
    ):
        assert line in shown


def test_accepting_asks_which_cards_where_there_is_a_choice(at: Run) -> None:
    result = at(ASKED, "a", "1", "a4", "3")
    assert "The offer asks for: 1 × Silk. Which cards do you give?" in result.stdout
    assert "Give exactly the goods this offer asks for." in shown_after(result, "1")
    assert "Anne → Guest: deal made (offer 4). Gives: 1 × Olives, 2 ducats. Gets: 1 × Silk." in result.stdout
    swapped = "→ Guest: Olives 01 ●☠ 5/2 Candia · Guest → Anne: Silk 04 ☠▲ 4/3 Laiazzo"
    assert f"{swapped} · gets 1 prestige token for the deal" in result.stdout


def test_accepting_asks_nothing_where_there_is_no_choice(at: Run) -> None:
    one = {**ASKED, "hands": [["gems-01", "silk-03"], ["silk-02", "olives-01"], ["grain-04"]]}
    assert "Anne: Silk 03 ●▤ 5/2 Trebisonda" in shown_after(at(one, "accept 4"), "accept 4")


@pytest.mark.parametrize("answer", ["accept 4 with silk-03", "accept 4 with 2"])
def test_accepting_in_one_line_names_the_cards(at: Run, answer: str) -> None:
    assert "Guest → Anne: Silk 03 ●▤ 5/2 Trebisonda" in at(ASKED, answer).stdout


def test_what_cannot_be_accepted_is_refused_with_the_reason(at: Run) -> None:
    without = {**ASKED, "hands": [["gems-01"], ["silk-02", "olives-01"], ["grain-04"]]}
    result = at(without, "a4", "d4")
    assert "You don’t have the goods this offer asks for." in result.stdout
    assert "Guest declines offer 4" in result.stdout


def test_no_deals_ends_the_questions_of_this_turn(at: Run) -> None:
    assert "Guest wants no deals this turn" in shown_after(at(ASKED, "n"), "n")


def test_a_counter_offer_can_be_made_when_asked(at: Run) -> None:
    result = at(ASKED, "o", "1", "", "olives", "3", "")
    assert "To whom?" not in result.stdout  # only the active player can be meant
    assert "Guest → Anne, offer 5. Gives: 1 × Gems. Wants: 1 × Olives, 3 ducats." in result.stdout


def test_who_has_no_offer_to_answer_is_not_asked_in_the_turn_of_another(at: Run) -> None:
    shown = at({**ASKED, "offers": [], "options": {"offers_per_turn": 0}}).stdout
    assert "Round 2: Guest" in shown
    assert "an offer waits for your answer" not in shown


# ------------------------------------------------------------------------------- play and load


def test_cards_to_play_show_what_they_bring_before_they_are_played(at: Run) -> None:
    result = at(PLAYING, "1 2", "no", "2 3", "1 2", "")
    before = (
        "Ducat ×2 brings 3 ducats · Pirate flag ×1 puts 1 card onto the pirate stack · Card draw ×1 brings 1"
    )
    assert before in result.stdout.replace(" \n", " ").replace("\n", " ")
    assert result.stdout.count("Enter: do it. Other numbers: choose again. no: back.") == 3
    assert result.stdout.count("Guest plays: ") == 1
    assert "Guest plays: Gems 01 ●☠, Silk 03 ●▤ · Ducat ×2 brings 3 ducats" in result.stdout


def test_the_active_token_counts_in_the_preview(at: Run) -> None:
    owned = {"owned": [["good_deal"], [], []], "active_token": ["good_deal", None, None]}
    assert "Ducat ×3 brings 6 ducats" in at({**PLAYING, **owned}, "1 2").stdout


@pytest.mark.parametrize("answer", ["1 2", "1,2", "play 1 2", "play gems-01,silk-03", "play 1,2"])
def test_cards_are_played_by_numbers_and_by_ids(at: Run, answer: str) -> None:
    assert "Guest plays: Gems 01 ●☠, Silk 03 ●▤" in at(PLAYING, answer, "").stdout


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("1", "Play exactly as many cards as the load demands."),
        ("1 2 3", "Play exactly as many cards as the load demands."),
        ("1 9", "There is no card with the number “9”."),
        ("2 2", "Listed twice: silk-03"),
        ("play silk-04,silk-03", "You do not have that card in hand."),
        ("paly 1 2", "“paly 1 2” is neither a key nor an action."),
        ("f", "That is not possible in this phase of the turn."),
        ("hepl", "“hepl” is neither a key nor an action. Did you mean “help”?"),
    ],
)
def test_cards_that_cannot_be_played_are_refused_with_the_reason(at: Run, answer: str, said: str) -> None:
    result = at(PLAYING, answer, "1 2", "")
    assert said in shown_after(result, answer)
    assert "Guest plays: " in result.stdout


def test_the_order_of_loading_shows_runs_and_the_next_power_and_load(at: Run) -> None:
    result = at(LOADING, "2 1", "1 2", "")
    first, second = shown_after(result, "2 1").split("Enter: do it.")[0:2]
    assert (
        "run of at least 2 × Scrolls: at least 4 ducats · run of 1 × Silk: 1 ducat · "
        "next turn: naval power 5, load 2"
    ) in " ".join(first.split())
    assert "run of 1 × Silk: 1 ducat · run of 1 × Scrolls: 1 ducat" in " ".join(second.split())
    assert "Guest loads: Silk 03 5/2, Scrolls 01 6/1" in result.stdout


def test_where_the_own_cargo_may_be_seen_the_run_is_exact(at: Run) -> None:
    aid = {"options": {"cargo_memory_aid": True}, "cargo": [["scrolls-08", "scrolls-09"], [], []]}
    assert "run of 3 × Scrolls: 8 ducats · " in at({**LOADING, **aid}, "2 1").stdout


def test_all_cards_played_must_be_loaded(at: Run) -> None:
    assert "Load all the cards you have played, and no others." in at(LOADING, "1").stdout


def test_where_nothing_is_left_to_play_there_is_one_answer(at: Run) -> None:
    nothing = {**PLAYING, "hands": [[], [], []], "rest": "removed", "venice_out": True, "deck": ["salt-01"]}
    result = at(nothing, "1", "1")
    assert " 1  Play: nothing" in result.stdout
    assert " 1  Load, bottom card first: nothing" in result.stdout


def test_too_many_cards_are_discarded_one_by_one(at: Run) -> None:
    full = {**TRADING, "phase": "discard", "power": 2}
    shown = " ".join(at(full, "1 2", "3").stdout.split())
    assert "Guest, your decision: put onto your pirate stack: 1 card (naval power 2). Type a number." in shown
    assert "One card at a time." in shown
    assert "one card goes onto the pirate stack · sees: Salt 13 ●☠ 3/4" in shown


# --------------------------------------------------------------------------------- ship and map


@pytest.mark.parametrize("answer", ["1", "brindisi", "Brindisi", "sail brindisi", "bri", "SAIL BRI"])
def test_a_port_is_chosen_by_number_name_or_letters(at: Run, answer: str) -> None:
    result = at(SAILING, answer)
    assert " 1  Brindisi  $ Good deal" in result.stdout
    assert "Guest sails → Brindisi · takes a port token, active from now on: Good deal" in result.stdout


def test_the_ports_in_reach_stand_in_brackets(at: Run) -> None:
    shown = at(SAILING).stdout
    for port in ("[BRI]$", "[COR]+", "[MOD]", "[TUN]", "[TRI]1"):
        assert port in shown
    assert "[CAN]" not in shown
    assert "MES0" in shown


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("candia", "No sea route leads there from the port of your ship."),
        ("9", "“9” is neither a key nor an action."),
        ("atlantis", "“atlantis” is neither a key nor an action."),
    ],
)
def test_a_port_that_cannot_be_reached_is_refused(at: Run, answer: str, said: str) -> None:
    assert said in shown_after(at(SAILING, answer), answer)


def test_a_compass_leads_to_any_port_or_is_declined(at: Run) -> None:
    result = at(SAILING, "corfu", "tana")
    assert "Guest, your decision: jump to a port, or stay." in result.stdout
    assert (
        "Guest follows the compass → Tana · takes a port token, active from now on: Calm sea" in result.stdout
    )
    assert "Guest stays and does not use the compass" in at(SAILING, "corfu", "s").stdout


def test_the_map_is_shown_on_request(at: Run) -> None:
    assert "MES0" in shown_after(at(TRADING, "map"), "map")


def test_help_tells_the_rules_and_how_to_type(at: Run) -> None:
    shown = " ".join(at(TRADING, "help").stdout.split())
    assert "Numbers mean cards or ports, letters mean actions." in shown
    assert "Gems 1 5 · Scrolls 1 4 8" in shown
    assert shown.count("help, map, odds, log, save FILE, quit.") == 2


def test_odds_are_shown_on_request(at: Run) -> None:
    assert "Probability that the next card is Venice: " in at(TRADING, "odds").stdout


# ----------------------------------------------------------------------------- wrong tables


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((GAME, "--players", "6"), "Oltre Mare is for 2 to 5 players, not 6"),
        ((GAME, "--ending", "standard"), "there is no option 'ending'"),
        (("oltremare",), "did you mean 'oltre-mare'?"),
        ((GAME, "--option", "venice_spread=60"), "option 'venice_spread' is 60"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_line(
    refused: Callable[..., str], arguments: tuple[str, ...], said: str
) -> None:
    assert said in refused("play", *arguments)


def test_a_saved_game_of_another_game_is_not_gone_on_with(run: Run, refused: Callable[..., str]) -> None:
    run("play", "--seed", "3", "--save", "royal.argosy", input="1\n")
    said = refused("play", GAME, "--load", "royal.argosy")
    assert said == "royal.argosy: is a game of port-royal, not of oltre-mare"

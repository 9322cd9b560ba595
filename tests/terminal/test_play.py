"""`argosy play`: whole games through the prompt, every answer understood or refused kindly."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import argosy
from argosy import ArgosyError, Event, Record
from argosy.cli.openings import seat_names
from argosy.games.port_royal.terminal.event_formatter import EventFormatter
from argosy.words import LANGUAGES, Words

Run = Callable[..., Result]
Refused = Callable[..., str]
NAMES = ("Anne", "Bart", "Mary")
FIRST_KEYS = "1\n" * 3000
MY_TURN = {"players": 2, "harbour": ["ship_red_2_3", "sailor_1"], "coins": [4, 3], "deck": ["jester_2"]}
MY_GO = {**MY_TURN, "phase": "trade", "picks": 1, "harbour": ["ship_red_2_3", "sailor_1", "governor"]}


# --------------------------------------------------------------------------------- whole games


@pytest.mark.slow
def test_a_whole_game_is_played_by_taking_the_first_key_each_time(run: Run) -> None:
    result = run("play", "--players", "2", "--seed", "3", input=FIRST_KEYS)
    assert result.exit_code == 0
    assert result.stdout.startswith("Port Royal, 2 players. Seed 3.")
    assert "Guest, your decision:" in result.stdout
    before, _, ranking = result.stdout.partition("Final ranking")
    assert "The game is over" in before
    assert "Winner: " in ranking or "Shared victory: " in ranking


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_is_played_in_every_language(run: Run, language: str) -> None:
    short = ("--option", "turn_limit=6", "--seed", "4", "--players", "3", "--lang", language)
    result = run("play", *short, input=FIRST_KEYS)
    words = Words(language)
    assert result.exit_code == 0
    assert words("terminal-your-decision", name=words("terminal-you")) in result.stdout
    assert words("terminal-ranking") in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["2", "5"])
def test_bots_can_be_watched_in_every_language(run: Run, language: str, players: str) -> None:
    result = run("play", "--watch", "--seed", "6", "--players", players, "--lang", language)
    words = Words(language)
    assert result.exit_code == 0
    assert words("port-royal-event-over") in result.stdout
    assert words("terminal-ranking") in result.stdout
    assert words("terminal-you") not in result.stdout


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    first, again = (run("play", "--watch", "--seed", "9").stdout for _ in range(2))
    assert first == again
    assert first != run("play", "--watch", "--seed", "10").stdout


@pytest.mark.parametrize("level", ["cabin-boy", "admiral"])
def test_bots_play_by_the_largest_seed_too(run: Run, level: str) -> None:
    short = ("--watch", "--option", "turn_limit=1", "--players", "2", "--level", level)
    result = run("play", *short, "--seed", str(2**63 - 1))
    assert result.exit_code == 0, result.exception
    assert "Final ranking" in result.stdout


def test_piped_output_has_no_escape_codes_and_echoes_the_answers(run: Run) -> None:
    shown = run("play", "--seed", "3", input="nonsense\nodds\n").stdout
    assert "\x1b" not in shown
    assert "> nonsense\n" in shown


# ------------------------------------------------------------------------- the table and its news


def test_what_each_card_costs_or_brings_stands_beside_it(at: Run) -> None:
    crew = [["mademoiselle_2", "trader_red_1"], []]
    shown = at({**MY_GO, "display": crew}).stdout
    rows = [line.split() for line in shown.splitlines() if "●" in line]
    assert ["1", "■", "red", "Frigate", "2", "3", "✓", "+3●"] in rows
    assert ["2", "Sailor", "1", "1", "✓", "−2●"] in rows
    assert ["Governor", "0", "✗", "−7●"] in rows


def test_a_fee_is_shown_with_whom_it_goes_to(at: Run) -> None:
    shown = at({**MY_GO, "active": 1, "acting": 0}).stdout
    assert "✓ +2● −1 → Anne" in shown
    assert "✓ −3● −1 → Anne" in shown


def test_drawing_shows_its_risk_and_stopping_what_it_allows(at: Run) -> None:
    shown = at(MY_TURN).stdout
    risk = Words("en")("port-royal-terminal-bust", percent=7.7)  # 9 red Frigates among 117 cards
    assert f" 1 d  Draw  {risk}" in shown
    assert " 2 s  Stop  cards you may still take: 1" in shown


def test_stopping_counts_admirals_and_governors(at: Run) -> None:
    harbour = [f"ship_{colour}_1_1" for colour in ("yellow", "blue", "green", "red")] + ["ship_black_1_2"]
    shown = at({"players": 2, "harbour": harbour, "display": [["admiral_1", "governor"], []]}, "s").stdout
    assert "Stop  cards you may still take: 4  +2●" in shown
    assert "Guest stops and may take 4 cards · finds five or more cards in the harbour: Admiral ×1" in shown


def test_stopping_for_nothing_is_announced(at: Run) -> None:
    assert "Stop  Guest has nothing left to take" in at({**MY_TURN, "harbour": ["governor"]}).stdout


def test_cards_stay_marked_while_the_fate_of_a_ship_is_open(at: Run) -> None:
    crew = {"display": [["sailor_2"], []], "pending": "ship_red_1_1"}
    shown = at({**MY_TURN, **crew}).stdout
    assert "✓ +2●" in shown
    assert " 1 k  Keep red Frigate ●1 ⚔1: go bust on purpose" in shown
    assert " 2 r  Repel red Frigate ●1 ⚔1" in shown


def test_ways_to_claim_are_listed_with_what_they_bring(at: Run) -> None:
    crew = {"row": ["expedition_cc"], "display": [["captain", "captain", "jack"], []]}
    shown = at({**MY_TURN, **crew}, "3").stdout
    assert " 3    Claim: Expedition (2 Captains) with Captain ×2  +2★ +2●" in shown
    assert " 4    Claim: Expedition (2 Captains) with Captain, Jack of all Trades  +2★ +2●" in shown
    assert "Guest claims: Expedition (2 Captains) · " in shown
    assert ": Captain ×2 · +2 coins" in shown


def test_a_step_is_one_line_with_the_name_said_once() -> None:
    events = [
        Event("reveal", seat=0, card="ship_red_2_3"),
        Event("dock", card="ship_red_2_3"),
        Event("reveal", seat=0, card="sailor_1"),
        Event("dock", card="sailor_1"),
        Event("stop", seat=0, amount=2),
        Event("go", seat=0, amount=2),
        Event("trade", seat=0, card="ship_red_2_3", amount=2),
        Event("gain", seat=0, amount=2),
        Event("go", seat=1, amount=1),
        Event("hire", seat=1, card="sailor_1", amount=3),
        Event("last_round", seat=1),
        Event("fee", seat=1, other=0, amount=1),
        Event("skip", seat=2),
        Event("clear", amount=1),
        Event("turn", seat=1, amount=2),
    ]
    lines = [str(line.text) for line in EventFormatter(Words("en"), "port-royal", NAMES, None).lines(events)]
    assert lines == [
        "Anne draws: red Frigate ●2 ⚔3, Sailor ★1 ⚔1",
        "Anne stops and may take 2 cards · trades: red Frigate · +2 coins",
        "Bart hires: Sailor (3 coins) · → Anne: 1 coin",
        Words("en").sentence("port-royal", events[10], NAMES),
        "Mary has nothing left to take · Left in the harbour and discarded: 1 card",
        "\nTurn 2: Bart",
    ]


def test_what_a_player_gains_and_loses_stands_out() -> None:
    events = [
        Event("gain", seat=0, amount=2),
        Event("fee", seat=1, other=0, amount=1),
        Event("bust", seat=1, card="ship_red_2_3"),
    ]
    for me, styles in ((0, ["bold green", "bold green", "bold red"]), (1, ["", "bold red", "bold red"])):
        lines = EventFormatter(Words("en"), "port-royal", ["Anne", "Bart"], me).lines(events)
        parts = [str(span.style) for line in lines for span in line.text.spans if span.end - span.start > 5]
        assert [style for style in parts if style != "bold"] == [style for style in styles if style]


# ------------------------------------------------------------------------------------- answers


@pytest.mark.parametrize("answer", ["1", "d", "D", "draw", " DRAW ", "Draw"])
def test_a_choice_is_made_by_key_by_letter_and_by_its_words(at: Run, answer: str) -> None:
    assert "Guest draws: Jester ★2" in at(MY_TURN, answer).stdout


@pytest.mark.parametrize("answer", ["2", "take sailor_1", "Take  SAILOR_1", "Hire: Sailor"])
def test_a_card_is_taken_by_its_key_and_by_its_name(at: Run, answer: str) -> None:
    assert "Guest hires: Sailor (3 coins)" in at(MY_GO, answer).stdout


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("7", "“7” is neither a key nor an action."),
        ("darw", "“darw” is neither a key nor an action. Did you mean “draw”?"),
        ("hepl", "“hepl” is neither a key nor an action. Did you mean “help”?"),
        ("[bold]", "“[bold]” is neither a key nor an action."),
        ("take", "“take” is neither a key nor an action."),
        ("k", "No ship is waiting to be kept or repelled."),
        ("p", "The trade and hire phase has not begun."),
        ("take sailor_1", "The trade and hire phase has not begun."),
        ("claim expedition_cc with captain+captain", "That expedition is not on the table."),
        ("save", "Enter a file name: save FILE"),
        ("save no/such/folder", "Could not save no/such/folder: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(at: Run, answer: str, said: str) -> None:
    result = at(MY_TURN, answer, "draw")
    assert result.exit_code == 0
    assert said in result.stdout
    assert "Guest draws: Jester ★2" in result.stdout


@pytest.mark.parametrize(
    ("answer", "said"),
    [("take governor", "Too expensive."), ("take pirate_1", "That card is not in the harbour.")],
)
def test_a_card_that_cannot_be_taken_is_refused_with_the_reason(at: Run, answer: str, said: str) -> None:
    assert said in at(MY_GO, answer).stdout


def test_the_first_card_is_compulsory_whatever_is_typed(run: Run) -> None:
    result = run("play", "--load", "-", input='{"players": 2}')
    assert result.exit_code == 0  # the scenario was all there was to read
    assert "Guest, your decision:" in result.stdout


def test_empty_lines_are_ignored(at: Run) -> None:
    assert at(MY_TURN, "", "  ", "d").stdout.count("neither") == 0


def test_help_tells_the_rules_and_the_words(at: Run) -> None:
    shown = " ".join(at(MY_TURN, "help").stdout.split())
    assert "Governor: you may take one extra card." in shown
    assert shown.count("Other commands: help, odds, log, save FILE, quit.") == 2


def test_odds_are_shown_on_request(at: Run) -> None:
    assert "The next card, by kind" in at(MY_TURN, "odds").stdout


def test_the_log_tells_the_game_from_its_beginning(at: Run) -> None:
    shown = at(MY_TURN, "d", "log").stdout.partition("> log")[2]
    assert shown.split("\n")[1:4] == ["", "Turn 1: Guest", "  Guest draws: Jester ★2"]


# ----------------------------------------------------------------------------- leaving, saving


@pytest.mark.parametrize("answers", ["", "quit\n", "q\n", "1"])
def test_leaving_ends_politely_and_says_how_to_come_back(run: Run, answers: str) -> None:
    result = run("play", "--seed", "3", "--ending", "expedition", input=answers)
    assert result.exit_code == 0
    command = result.stdout.rpartition("To play the same table again: ")[2].strip()
    assert shlex.split(command) == ["argosy", "play", "--seed", "3", "--ending", "expedition"]


def test_ctrl_c_ends_politely_with_its_own_status(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run("play", "--seed", "3", "--save", "game.argosy")
    assert result.exit_code == 130
    assert "argosy play --load game.argosy --save game.argosy" in result.stdout
    assert Record.from_text(Path("game.argosy").read_text(encoding="utf-8")).game == "port-royal"


def test_a_game_without_a_seed_draws_one_and_names_it(run: Run) -> None:
    result = run("play", "--watch", "--option", "turn_limit=2", "--players", "2")
    seed = result.stdout.partition("Seed ")[2].partition(".")[0]
    again = run("play", "--watch", "--option", "turn_limit=2", "--players", "2", "--seed", seed)
    assert again.stdout == result.stdout


def test_a_finished_game_is_kept_and_is_what_the_rules_say(run: Run) -> None:
    run("play", "--seed", "3", "--players", "2", "--save", "game.argosy", input=FIRST_KEYS)
    record = Record.from_text(Path("game.argosy").read_text(encoding="utf-8"))
    assert record.replay(argosy.game("port-royal")).over
    assert record.names == ("Guest", "Anne")


@pytest.mark.slow
def test_a_game_that_was_left_goes_on_where_it_stood(run: Run) -> None:
    whole = run("play", "--seed", "3", "--players", "2", "--save", "whole.argosy", input=FIRST_KEYS)
    run("play", "--seed", "3", "--players", "2", "--save", "game.argosy", input="1\n" * 7 + "quit\n")
    rest = run("play", "--load", "game.argosy", "--save", "game.argosy", input=FIRST_KEYS)
    assert rest.exit_code == 0
    assert Path("game.argosy").read_bytes() == Path("whole.argosy").read_bytes()
    assert rest.stdout.partition("Final ranking")[2] == whole.stdout.partition("Final ranking")[2]


def test_saving_inside_the_game_writes_the_game_so_far(at: Run) -> None:
    result = at(MY_TURN, "d", "save here.argosy")
    assert "Saved: here.argosy" in result.stdout
    record = Record.from_text(Path("here.argosy").read_text(encoding="utf-8"))
    assert [move.action for move in record.moves] == ["draw"]


def test_a_file_that_is_no_record_is_never_overwritten(refused: Refused) -> None:
    Path("letter.txt").write_text("Dear Anne", encoding="utf-8")
    assert "letter.txt: exists and is no record" in refused("play", "--watch", "--save", "letter.txt")
    assert Path("letter.txt").read_text(encoding="utf-8") == "Dear Anne"


def test_a_saved_game_is_not_overwritten_by_a_new_one(run: Run, refused: Refused) -> None:
    begin = ("play", "--seed", "3", "--save", "game.argosy")
    run(*begin, input="1\nquit\n")
    kept = Path("game.argosy").read_bytes()
    said = refused(*begin)
    assert said.startswith("game.argosy: holds another game; ")
    assert "argosy play --load game.argosy --save game.argosy" in said
    assert "game.argosy: holds another game" in refused("play", "--watch", "--save", "game.argosy")
    assert Path("game.argosy").read_bytes() == kept


def test_a_damaged_record_is_not_overwritten(run: Run, refused: Refused) -> None:
    run("play", "--seed", "3", "--save", "game.argosy", input="1\nquit\n")
    text = Path("game.argosy").read_text(encoding="utf-8")
    Path("game.argosy").write_text(text[:-60], encoding="utf-8")
    assert "game.argosy: exists and is a damaged record" in refused("play", "--save", "game.argosy")


def test_a_saved_game_in_which_nobody_has_moved_gives_way(run: Run) -> None:
    Path("game.argosy").write_text(
        Record.of(argosy.game("port-royal").new(2, seed=1)).to_text(), encoding="utf-8"
    )
    assert run("play", "--seed", "3", "--save", "game.argosy", input="1\nquit\n").exit_code == 0
    assert Record.from_text(Path("game.argosy").read_text(encoding="utf-8")).moves


def test_saving_inside_the_game_replaces_its_earlier_stages_and_no_other_game(at: Run, run: Run) -> None:
    run("play", "--seed", "3", "--save", "other.argosy", input="1\nquit\n")
    kept = Path("other.argosy").read_bytes()
    shown = at(MY_TURN, "d", "save here.argosy", "d", "save here.argosy", "save other.argosy").stdout
    assert shown.count("Saved: here.argosy") == 2
    assert "Could not save other.argosy: holds another game" in " ".join(shown.split())
    assert Path("other.argosy").read_bytes() == kept


def test_a_place_that_cannot_be_written_is_found_out_before_the_game(refused: Refused) -> None:
    assert "no/game.argosy: No such file or directory" in refused("play", "--save", "no/game.argosy")


def test_a_disk_that_fails_in_the_middle_is_reported_and_the_game_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Path] = []

    def failing(path: Path, record: Record) -> None:
        written.append(path)
        raise ArgosyError(f"{path}: No space left on device")

    monkeypatch.setattr("argosy.terminal.session.write_record", failing)
    result = run("play", "--seed", "3", "--option", "turn_limit=3", "--save", "x.argosy", input=FIRST_KEYS)
    assert result.exit_code == 0
    assert len(written) > 1
    assert "Could not save x.argosy: No space left on device" in result.stdout
    assert "Final ranking" in result.stdout


def test_the_note_on_compiling_appears_only_while_nothing_is_compiled(run: Run) -> None:
    assert run("play", "--watch", "--seed", "1").exit_code == 0  # compiles whatever is missing
    assert run("play", "--watch", "--seed", "1").stderr == ""


def test_the_note_on_compiling_goes_to_the_error_stream(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("argosy.core.compiled.cache_folder", lambda: tmp_path)
    monkeypatch.setattr("argosy.core.compiled.jit_is_on", lambda: True)
    monkeypatch.setenv("COLUMNS", "200")
    result = run("play", "--seed", "1")
    assert result.stderr.strip() == Words("en")("terminal-compiling")
    assert result.stderr.strip() not in result.stdout


# ------------------------------------------------------------------------------ how a game ends


def test_a_shared_victory_names_all_winners(at: Run) -> None:
    scenario = {"players": 2, "phase": "over", "display": [["sailor_3"], ["pirate_3"]], "coins": [2, 2]}
    assert "Shared victory: Guest, Anne" in at(scenario).stdout


def test_a_name_is_shown_as_it_is_written(run: Run) -> None:
    short = ("--option", "turn_limit=1", "--players", "2", "--seed", "3")
    for name in ("[/x]", "[bold]Bob", ":heart:"):
        result = run("play", *short, "--name", name, input=FIRST_KEYS)
        assert result.exit_code == 0, result.exception
        assert f"  {name} " in result.stdout.partition("Final ranking")[2]


def test_who_cannot_win_without_an_expedition_is_marked(at: Run) -> None:
    scenario = {
        "players": 2,
        "phase": "over",
        "options": {"ending": "expedition"},
        "display": [["mademoiselle_3", "admiral_3", "pirate_3", "sailor_3"], ["expedition_cc"]],
    }
    shown = at(scenario).stdout
    assert "Winner: Anne" in shown
    (line,) = [line for line in shown.splitlines() if "cannot win" in line]
    assert line.split()[:3] == ["2.", "Guest", "12"]


# -------------------------------------------------------------------------------- wrong tables


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "there is no game 'chess'"),
        (("port-roial",), "did you mean 'port-royal'?"),
        (("--players", "1"), "Port Royal is for 2 to 5 players, not 1"),
        (("--players", "6"), "Port Royal is for 2 to 5 players, not 6"),
        (("--players", "0"), "Port Royal is for 2 to 5 players, not 0"),
        (("--seed", "-1"), "a seed is a whole number from 0 to 2^63-1, not -1"),
        (("--ending", "never"), "option 'ending' is 'never'; it can be standard or expedition"),
        (("--option", "autopass=on"), "there is no option 'autopass' (did you mean 'auto_pass'?"),
        (("--option", "auto_pass=perhaps"), "option 'auto_pass' is 'perhaps'; it can be false or true"),
        (("--option", "turn_limit=0"), "option 'turn_limit' is 0; it can be a whole number from 1 to 10000"),
        (("--option", "turn_limit=many"), "option 'turn_limit' is 'many'"),
        (("--option", "auto_pass"), "--option 'auto_pass' must be written name=value"),
        (("--lang", "xx"), "there is no language 'xx'"),
        (("--name", ""), "--name must be 1 to 24 characters that can be shown, not ''"),
        (("--name", "a\x1b[31m"), "--name must be 1 to 24 characters"),
        (("--load", "nowhere.json"), "nowhere.json: No such file or directory"),
        (("--load", "x.json", "--players", "3"), "--load has its own settings: leave out --players"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_line(
    refused: Refused, arguments: tuple[str, ...], said: str
) -> None:
    assert said in refused("play", *arguments)


@pytest.mark.parametrize("text", ["", "not json", '{"players": 9}', '{"players": 2, "coins": [-1, 0]}'])
def test_a_garbage_scenario_is_refused(refused: Refused, text: str) -> None:
    Path("garbage.json").write_text(text, encoding="utf-8")
    assert refused("play", "--load", "garbage.json").startswith("garbage.json: ")


def test_a_cut_or_edited_record_is_not_gone_on_with(run: Run, refused: Refused) -> None:
    run("play", "--seed", "3", "--save", "game.argosy", input="1\n")
    text = Path("game.argosy").read_text(encoding="utf-8")
    Path("cut.argosy").write_text(text[:-60], encoding="utf-8")
    Path("edited.argosy").write_text(text.replace("draw", "stop", 1), encoding="utf-8")
    assert "cut.argosy: line" in (said := refused("play", "--load", "cut.argosy"))
    assert "cut short" in said
    assert "the record was changed" in refused("play", "--load", "edited.argosy")


@pytest.mark.parametrize("value", ["true", "Yes", "on", "1", "false", "NO", "off", "0"])
def test_truth_values_of_options_are_written_as_people_write_them(run: Run, value: str) -> None:
    assert run("play", "--option", f"auto_pass={value}", "--option", "ending=standard").exit_code == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_bot_has_the_name_of_the_human(players: int) -> None:
    for human in ("Anne", "MARY", "Zoë", None):
        names = seat_names(players, human)
        assert len({name.casefold() for name in names}) == len(names) == players
        assert human is None or names[0] == human

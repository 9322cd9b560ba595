"""HTTP endpoints about the games: what can be played, with which cards, in which words."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from starlette.requests import Request
from starlette.responses import Response

from argosy.core.options import Option
from argosy.core.typing import Json
from argosy.games import MANIFESTS, game, manifest
from argosy.players.player_set import players_of
from argosy.players.registry import OFFERED, PLAIN
from argosy.server.http_requests import json_response
from argosy.server.http_types import Box
from argosy.server.services import Services
from argosy.table import lesson
from argosy.table.errors import NotFound
from argosy.table.game_types import types_of

LANGUAGE = re.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
PICTURE = "picture.jpg"
FOR_AN_HOUR = "public, max-age=3600"


async def games(services: Services, request: Request) -> Response:
    """GET /api/games: what can be played, with which options, against whom."""
    return json_response({"games": [about(name) for name in MANIFESTS], "version": services.version})


@cache
def about(name: str) -> Json:
    """A game as it is offered. A copy lies in `about.json` of its folder, for clients without a server."""
    rules, levels, minutes = game(name).rules, players_of(name).levels, manifest(name).minutes
    return {
        "name": name,
        "title": rules.title,
        "rules": rules.version,
        "players": [rules.players[0], rules.players[-1]],
        "minutes": minutes and list(minutes),
        "options": [option_told(option) for option in rules.options],
        "levels": [level for level in OFFERED if level in levels or level in PLAIN],
        "lesson": lesson.exists(name),
        "patience": rules.may_wait is not None,
    }


def option_told(option: Option) -> Json:
    values = option.values
    allowed = (
        {"from": values.start, "to": values.stop - 1}
        if isinstance(values, range)
        else {"values": list(values)}
    )
    return {"name": option.name, "default": option.default, **allowed}


async def components(services: Services, request: Request) -> Response:
    """GET /api/games/{name}: the cards of a game, and its board."""
    return json_response(_box(_known(request)))


@cache
def _box(game: str) -> Box:
    """Empty where a game has declared no types."""
    types = types_of(game)
    if types is None:
        return Box(game, [], None)
    inside = types.components()
    return Box(game, inside.cards, inside.board)


async def messages(services: Services, request: Request) -> Response:
    """GET /api/games/{name}/messages/{lang}: the game's own words in a language, as a Fluent catalogue."""
    name, language = _known(request), request.path_params["lang"]
    text = _catalogue(name, language) if LANGUAGE.fullmatch(language) else ""
    if not text:
        raise NotFound("no-messages", f"{manifest(name).title} has no messages in that language")
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": FOR_AN_HOUR})


async def picture(services: Services, request: Request) -> Response:
    """GET /api/games/{name}/picture: a picture of the game, 1200 × 630, for messengers that show a link."""
    name = _known(request)
    if not has_picture(name):
        raise NotFound("no-picture", f"{manifest(name).title} has no picture")
    bytes = manifest(name).folder.joinpath(PICTURE).read_bytes()
    headers = {"Cache-Control": FOR_AN_HOUR, "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(bytes, media_type="image/jpeg", headers=headers)


def has_picture(name: str) -> bool:
    return manifest(name).folder.joinpath(PICTURE).is_file()


@lru_cache(64)  # anybody may ask for any language
def _catalogue(game: str, language: str) -> str:
    folder = manifest(game).folder.joinpath("messages").joinpath(language)
    if not folder.is_dir():
        return ""
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in files if file.name.endswith(".ftl"))


def _known(request: Request) -> str:
    name: str = request.path_params["name"]
    if name not in MANIFESTS:
        raise NotFound("no-game", f"there is no such game; games are {', '.join(MANIFESTS)}")
    return name

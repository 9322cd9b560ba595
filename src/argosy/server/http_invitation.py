"""The address of an invitation: a page that leads to the table, with what messengers show of it.

It says who invites, to which game, for how many and about how long; only of a table that still waits for
players, for only then the host may want it known. What opens a seat is in the fragment of the address, which
never reaches a server, and no other person's name is mentioned.
"""

from __future__ import annotations

import re
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from argosy.core.errors import ArgosyError
from argosy.games import manifest
from argosy.server import http_games
from argosy.server.live_table import LiveTable
from argosy.server.services import Services
from argosy.server.stored_tables import ID
from argosy.words import LANGUAGES, Words

HOST = re.compile(r"https?://[A-Za-z0-9.\-]+(:\d{1,5})?|https?://\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
ICON, PICTURE_SIZE = "icon-512.png", (1200, 630)

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title}</title>
<meta name="description" content="{description}">
{tags}
<script src="../join.js"></script>
</head>
<body><p><a href="../#/table/{id}">{title}</a></p></body>
</html>
"""


async def page(services: Services, request: Request) -> Response:
    """GET /join/{id}: an invitation to a table, as a page; `?l=` its language."""
    id: str = request.path_params["id"]
    words = Words(_language(request))
    live = await _waiting_table(services, id)
    title, description = _invitation(live, words) if live else ("Argosy", words("web-invited-unknown"))
    tags = {"og:site_name": "Argosy", "og:type": "website", "og:title": title, "og:description": description}
    origin = _origin(services, request)
    if origin:
        tags |= _picture(live.table.state.settings.game if live else None, words, origin)
    text = PAGE.format(
        language=words.language,
        title=escape(title),
        description=escape(description),
        tags="\n".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()),
        id=id if ID.fullmatch(id) else "",
    )
    return Response(text, media_type="text/html; charset=utf-8")


async def _waiting_table(services: Services, id: str) -> LiveTable | None:
    """None for a table that is unknown, or waits for nobody: strangers cannot tell which."""
    try:
        live = await services.tables.find(id)
    except ArgosyError:
        return None
    return live if live.table.state.status == "open" else None


def _invitation(live: LiveTable, words: Words) -> tuple[str, str]:
    state = live.table.state
    game, players = state.settings.game, len(state.seats)
    facts = [words("web-table-players", count=players)]
    minutes = minutes_for(game, players)
    if minutes is not None:
        facts.append(words("web-table-minutes", minutes=minutes))
    description = ", ".join(facts) + "."
    if f"web-about-{game}" in words:
        description += " " + words(f"web-about-{game}")
    return words("web-invited", name=state.host_name, game=words.title(game)), description


def minutes_for(game: str, players: int) -> int | None:
    """About how long so many play."""
    offer = http_games.about(game)
    minutes: list[int] | None = offer["minutes"]
    return None if minutes is None else minutes[players - offer["players"][0]]


def _picture(game: str | None, words: Words, origin: str) -> dict[str, str]:
    if game is None or not http_games.has_picture(game):
        return {"og:image": f"{origin}/{ICON}", "twitter:card": "summary"}
    width, height = PICTURE_SIZE
    return {
        "og:image": f"{origin}/api/games/{manifest(game).name}/picture",
        "og:image:type": "image/jpeg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": words.title(game),
        "twitter:card": "summary_large_image",
    }


def _origin(services: Services, request: Request) -> str:
    """Where messengers find the picture: they want a whole address. Empty where nobody can tell."""
    origin = services.public_origin(request)
    path = request.scope.get("root_path", "").rstrip("/")
    return origin + path if HOST.fullmatch(origin) else ""


def _language(request: Request) -> str:
    """As the link says, or else as the browser does."""
    wishes = [request.query_params.get("l", "")]
    wishes += [part.split(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    known = (wish.split("-")[0].lower() for wish in wishes)
    return next((language for language in known if language in LANGUAGES), LANGUAGES[0])

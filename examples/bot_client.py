"""Plays a whole game at random: a client with all its manners in 70 lines. See docs/protocol.md."""

import argparse
import json
import random
import time
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import connect

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("server", help="its address, like http://127.0.0.1:8710")
parser.add_argument("game", nargs="?", default="port-royal", help="or oltre-mare; against two bots")
parser.add_argument("--table", metavar="ID", help="sit down at this table instead of opening one")
parser.add_argument("--token", help="of a guest or of a program; without one somebody new comes")
args = parser.parse_intermixed_args()
browser, headers = build_opener(HTTPCookieProcessor()), {"Content-Type": "application/json"}


def post(path, body):
    try:
        return json.load(
            browser.open(Request(f"{args.server}/api{path}", json.dumps(body).encode(), headers))
        )
    except HTTPError as refused:
        if refused.status not in {429, 503}:  # too fast, or the database is away: come again
            raise SystemExit(refused.read().decode()) from None
        time.sleep(int(refused.headers.get("Retry-After", 1)))
        return post(path, body)


if not args.token:
    post("/me", {"name": "Random bot"})  # the guest's token comes as a cookie; a program has one of its own
    args.token = post("/me/programs", {})["token"]
headers["Authorization"] = f"Bearer {args.token}"
seats = [{"kind": "me"}, {"kind": "bot", "level": "simple"}, {"kind": "bot", "level": "simple"}]
settings = {"game": args.game, "seats": seats, "pace": 0}
table = args.table or post("/tables", {"settings": settings, "start": True})["table"]
if args.table:
    post(f"/tables/{table}", {"type": "sit", "id": "sit down"})
address = f"{args.server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
update, said = {"seq": 0, "table": {"status": "open"}}, {}  # what was seen last; what is not yet answered
while update["table"]["status"] != "over":
    try:
        with connect(f"{address}?since={update['seq']}", additional_headers=headers) as socket:
            while update["table"]["status"] != "over":
                if said:  # and after a break again: the id is the same, so it is done once
                    socket.send(json.dumps(said))  # one at a time; who hurries is answered later
                answer = None
                while answer is None or answer.get("id") != said.get("id"):  # nothing said: until an update
                    answer = json.loads(socket.recv())
                    if answer["type"] == "update":
                        update = answer
                        print(json.dumps(update["entries"]), flush=True)
                steps = said["steps"] if answer["type"] == "tried" else []
                said, about = {}, {"id": str(random.random()), "seat": update["shown"], "seq": update["seq"]}
                asked = [one["seat"] for one in update["table"]["decisions"] if not update["table"]["paused"]]
                if "action" in answer:  # the steps make a whole action
                    said = about | {"type": "decide", "action": steps}
                elif steps or (update["shown"] in asked and answer.get("seq", 0) <= update["seq"]):
                    choices = answer["choices"] if steps else update["view"]["choices"]
                    said = about | {"type": "try", "steps": [*steps, random.choice(choices)["action"]]}
    except (OSError, ConnectionClosed, InvalidMessage):  # a refusal is none of these: it ends the program
        time.sleep(random.uniform(0.2, 1))
print(json.dumps(update["view"] and update["view"]["result"]))  # a table that was closed has no view

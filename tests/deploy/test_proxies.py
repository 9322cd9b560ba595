"""The configurations in deploy/, read by the real nginx and the real Caddy in front of a real server."""

from __future__ import annotations

import http.client
import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.sync.client import connect

from server.serving import PATIENCE, Process, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
ORIGIN = "https://games.example"
NGINX, CADDY, OPENSSL = (
    shutil.which(name, path="/usr/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
    for name in ("nginx", "caddy", "openssl")
)

pytestmark = pytest.mark.slow


class Site(NamedTuple):
    """Where the proxy listens, and under which path Argosy is."""

    port: int
    path: str

    def ask(
        self, method: str, path: str, body: bytes | None = None, source: str = "127.0.0.1", **headers: str
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        line = http.client.HTTPSConnection(
            "localhost", self.port, timeout=PATIENCE, context=trusting(), source_address=(source, 0)
        )
        sent = {"Host": "games.example", **{name.replace("_", "-"): text for name, text in headers.items()}}
        line.request(method, f"{self.path}{path}", body, sent)
        answer = line.getresponse()
        found = answer.status, answer.headers, answer.read()
        line.close()
        return found


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def nginx(folder: Path, port: int, server: int, path: str) -> list[str]:
    if NGINX is None or OPENSSL is None:
        pytest.skip("nginx or openssl is not installed (Debian: nginx-light, openssl)")
    certificate = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=games.example",
    ]
    files = ["-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    subprocess.run([OPENSSL, *certificate, *files], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    if path:
        inside = (DEPLOY / "nginx-subpath.conf").read_text()
        site = re.sub(
            r"    location / \{.*?\n    \}\n\n    location /metrics.*?\n    \}\n",
            lambda _: inside,
            site,
            flags=re.DOTALL,
        )
        assert inside in site
    for before, after in {
        "listen [::]:443 ssl http2;": "",
        "listen [::]:80;": "",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "/etc/letsencrypt/live/games.example": str(folder),
        "127.0.0.1:8710": f"127.0.0.1:{server}",
    }.items():
        assert before in site, before
        site = site.replace(before, after)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}} "
        f"http {{ access_log off; {temporary}\n{site}\n}}"
    )
    return [NGINX, "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: int, path: str) -> list[str]:
    if CADDY is None:
        pytest.skip("Caddy is not installed (Debian: caddy)")
    site = (DEPLOY / ("Caddyfile.subpath" if path else "Caddyfile")).read_text()
    return caddy_with(folder, port, site.replace("127.0.0.1:8710", f"127.0.0.1:{server}"))


def caddy_with(folder: Path, port: int, site: str) -> list[str]:
    """With a certificate of its own, and nothing but this site."""
    assert CADDY is not None
    assert "\ngames.example {" in site
    local = f"\nhttps://games.example:{port}, https://localhost:{port} {{\n\ttls internal"
    options = [
        "admin off",
        "auto_https disable_redirects",
        "skip_install_trust",
        f"storage file_system {folder}",
    ]
    head = "{\n\t" + "\n\t".join(options) + "\n}\n"
    (folder / "Caddyfile").write_text(head + site.replace("\ngames.example {", local))
    return [CADDY, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def running(command: list[str], site: Site, log: Path) -> Iterator[None]:
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file)
    try:
        ends = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None, log.read_text()
            try:
                if site.ask("GET", "/health/ready")[0] == 200:
                    break
            except OSError:
                pass
            assert time.monotonic() < ends, log.read_text()
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait()


@pytest.mark.parametrize("path", ["", "/games"], ids=["root", "sub-path"])
@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_proxy_serves_page_cookie_socket_and_limits(tmp_path: Path, proxy: object, path: str) -> None:
    server_port, port = free_port(), free_port()
    assert callable(proxy)
    command = proxy(tmp_path, port, server_port, path)
    site = Site(port, path)
    options = ["--behind-proxy", "--origin", ORIGIN, "--rate", "1"]
    with (
        Process(str(tmp_path / "tables.sqlite"), server_port, *options),
        running(command, site, tmp_path / "log"),
    ):
        check_page(site)
        cookie = check_cookie(site)
        check_socket(site, cookie)
        check_limits(site, cookie)


def check_page(site: Site) -> None:
    status, headers, page = site.ask("GET", "/", Accept_Encoding="identity")
    if status == 404:
        pytest.skip("the client is not built")
    assert (status, "text/html" in headers["Content-Type"]) == (200, True)
    script = re.search(rb'src="\./(assets/[^"]+)"', page)
    assert script is not None
    status, headers, _ = site.ask("GET", f"/{script[1].decode()}", Accept_Encoding="gzip")
    assert (status, headers["Content-Encoding"]) == (200, "gzip")
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert site.ask("GET", "/metrics")[0] == 404
    if site.path:
        assert Site(site.port, "").ask("GET", site.path)[0] in {301, 308}


def check_cookie(site: Site) -> str:
    body = json.dumps({"name": "Ann"}).encode()
    status, headers, _ = site.ask("POST", "/api/me", body, Content_Type="application/json", Origin=ORIGIN)
    cookie = headers["Set-Cookie"]
    assert status == 200
    assert {"HttpOnly", "Secure", "SameSite=strict"} <= set(cookie.split("; "))
    name: str = cookie.partition(";")[0]
    assert json.loads(site.ask("GET", "/api/me", Cookie=name)[2])["name"] == "Ann"
    elsewhere = {"Content_Type": "application/json", "Origin": "https://evil.example", "Cookie": name}
    assert site.ask("POST", "/api/me", body, **elsewhere)[0] == 403
    return name


def check_socket(site: Site, cookie: str) -> None:
    settings = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "open"}]}
    asked = {"Content_Type": "application/json", "Origin": ORIGIN, "Cookie": cookie}
    _, _, answer = site.ask("POST", "/api/tables", json.dumps({"settings": settings}).encode(), **asked)
    table = json.loads(answer)["table"]
    address = f"wss://localhost:{site.port}{site.path}/api/tables/{table}/socket"
    sent = {"Cookie": cookie, "Origin": ORIGIN}
    with connect(
        address,
        ssl=trusting(),
        server_hostname="games.example",
        additional_headers=sent,
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as line:
        update = json.loads(line.recv(PATIENCE))
        assert (update["type"], update["table"]["id"]) == ("update", table)
        line.send(json.dumps({"type": "say", "id": "1", "text": "Ahoy"}))
        assert {json.loads(line.recv(PATIENCE))["type"] for _ in range(2)} == {"ack", "update"}


def check_limits(site: Site, cookie: str) -> None:
    long = b"x" * 3_000_000
    with suppress(ConnectionError, ssl.SSLError):  # it may close before all was sent
        sent = {"Content_Type": "application/json", "Origin": ORIGIN, "Cookie": cookie}
        assert site.ask("POST", "/api/records", long, **sent)[0] == 413
    code = json.dumps({"code": "AAAA-AAAA"}).encode()

    def guess(source: str, **headers: str) -> int:
        return site.ask("POST", "/api/me/claim", code, source, Content_Type="application/json", **headers)[0]

    assert [guess("127.0.0.2") for _ in range(7)][-1] == 429
    assert guess("127.0.0.2", X_Forwarded_For="192.0.2.9") == 429  # whatever it says of itself
    assert guess("127.0.0.3") == 409


def test_two_servers_on_one_database_are_one_to_the_outside_and_one_may_go(
    tmp_path: Path, database: str
) -> None:
    """What compose.yaml describes, without containers."""
    if CADDY is None:
        pytest.skip("Caddy is not installed (Debian: caddy)")
    ports, port = (free_port(), free_port()), free_port()
    site = (DEPLOY / "Caddyfile.compose").read_text()
    for name, of in zip(("argosy-1:8710", "argosy-2:8710"), ports, strict=True):
        assert name in site
        site = site.replace(name, f"127.0.0.1:{of}")
    command = caddy_with(tmp_path, port, site.replace("{$ARGOSY_NAME} {", "games.example {"))
    options = ["--proxy", "127.0.0.0/8", "--origin", ORIGIN]
    shown = Site(port, "")
    with (
        Process(database, ports[0], *options) as first,
        Process(database, ports[1], *options),
        running(command, shown, tmp_path / "log"),
    ):
        cookie = check_cookie(shown)
        check_socket(shown, cookie)
        first.kill()
        until_answered(shown, cookie)
        check_socket(shown, cookie)


def until_answered(site: Site, cookie: str) -> None:
    """Until the proxy has noticed which of the servers is gone, and uses no connection to it any more."""
    body, ends, in_row = json.dumps({"name": "Ann"}).encode(), time.monotonic() + PATIENCE, 0
    sent = {"Content_Type": "application/json", "Origin": ORIGIN, "Cookie": cookie}
    while in_row < 12:
        assert time.monotonic() < ends
        in_row = in_row + 1 if site.ask("POST", "/api/me", body, **sent)[0] == 200 else 0
        time.sleep(0.1)

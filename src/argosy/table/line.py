"""A WebSocket connection as uvicorn keeps it, with a short way out: one call, one frame, one write.

A decision is told to everybody at its table, and the usual way (an ASGI message, a frame object, a queue of
bytes) costs more than to make what is told.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

LINE = "argosy.line"  # in a connection's scope: the line it came by
MOST_UNREAD = 8  # messages of one client that wait; before there are more, it is read no further
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole message of text
SHORT, LONG = 126, 1 << 16  # bytes, from which on the length of a frame is written otherwise


class Line(WebSocketsSansIOProtocol):
    """Needs a server without compression: what is told is framed here."""

    async def run_asgi(self) -> None:
        self.scope[LINE] = self  # type: ignore[literal-required]
        await super().run_asgi()

    @property
    def is_free(self) -> bool:
        """Whether what was told before is on its way, so that more may follow."""
        return self.writable.is_set()

    def tell(self, text: bytes) -> None:
        """Send a message. To a client that is gone, or told to go, nothing is said any more."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)

    def handle_text(self, event: Frame) -> None:
        """Uvicorn stops reading after every message until it is taken: two system calls for each."""
        if self.queue.qsize() < MOST_UNREAD and not self.read_paused:
            self.read_paused = True  # so it holds that this was done already
            super().handle_text(event)
            self.read_paused = False
        else:
            super().handle_text(event)


def _head(length: int) -> bytes:
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2)
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8)

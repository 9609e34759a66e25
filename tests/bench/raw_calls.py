"""gRPC calls over a socket, without a library whose time would be measured too: many at once,
messages of any size (RFC 9113). Messages are given and returned as protobuf's bytes."""

import pathlib
import struct
import sys

from completion_streams import BenchError

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "e2e"))
from http2_frames import (ACK, DATA, END_HEADERS, END_STREAM, GOAWAY, HEADERS,  # noqa: E402
                          MOST_FRAME_BYTES, PING, PREFACE, RST_STREAM, SETTINGS, WINDOW_UPDATE,
                          FrameReader, call_headers, frame, open_socket)

SERVICE = "/longspan.v1.Inference/"
INITIAL_WINDOW = 4  # of SETTINGS
WINDOW_BYTES = 65_535
# Of what is sent to us: more than any bench reads.
OUR_WINDOW_BYTES = (1 << 31) - 1


def varint_field(number, value):
    return bytes([number << 3]) + _varint(value)


def bytes_field(number, value):
    return bytes([number << 3 | 2]) + _varint(len(value)) + value


def _varint(value):
    octets = []
    while value >= 0x80:
        octets.append(0x80 | (value & 0x7f))
        value >>= 7
    return bytes([*octets, value])


def generate_request(text, max_tokens):
    """Greedy, and to the last of them."""
    temperature, max_tokens_field, ignore_eos = 1, 1, 5
    sampling = struct.pack("<Bf", temperature << 3 | 5, 0.0)
    stopping = varint_field(max_tokens_field, max_tokens) + varint_field(ignore_eos, 1)
    return (bytes_field(3, text.encode()) + bytes_field(6, sampling) + bytes_field(7, stopping))


def tokenize_request(text, beside_bytes=0):
    """Of so many bytes more that are read and count for nothing: of a field that stands twice the
    last is taken."""
    beside = bytes_field(2, b"x" * beside_bytes) if beside_bytes else b""
    return beside + bytes_field(2, text.encode())


class Call:
    def __init__(self):
        self.messages = []
        self.ended = False
        self._raw = bytearray()

    def add(self, raw):
        self._raw += raw
        while len(self._raw) >= 5:
            size = int.from_bytes(self._raw[1:5], "big")
            if len(self._raw) < 5 + size:
                return
            self.messages.append(bytes(self._raw[5:5 + size]))
            del self._raw[:5 + size]


class CallConnection:
    """One connection, on one thread, which waits where it has to."""

    def __init__(self, address, context=None):
        self._scheme = "https" if context else "http"
        self._reader = FrameReader()
        self._windows = {}  # bytes that may be sent, by stream; 0: all of them
        self._initial_window = WINDOW_BYTES
        self._next = 1
        self.calls = {}     # that have not ended, by stream
        try:
            self._socket = open_socket(address, context)
        except OSError as error:
            raise BenchError(f"{address}: {error}") from error
        self._windows[0] = WINDOW_BYTES
        settings = INITIAL_WINDOW.to_bytes(2, "big") + OUR_WINDOW_BYTES.to_bytes(4, "big")
        grown = (OUR_WINDOW_BYTES - WINDOW_BYTES).to_bytes(4, "big")
        self._send(PREFACE + frame(SETTINGS, 0, 0, settings) + frame(WINDOW_UPDATE, 0, 0, grown))

    def begin(self, method, message=b""):
        """A call; its request is sent to the end."""
        stream, self._next = self._next, self._next + 2
        call = self.calls[stream] = Call()
        self._windows[stream] = self._initial_window
        headers = call_headers((SERVICE + method).encode(), self._scheme)
        head = frame(HEADERS, END_HEADERS, stream, headers)
        self._send_body(stream, head, memoryview(struct.pack(">BI", 0, len(message)) + message))
        return call

    def _send_body(self, stream, before, body):
        """A flight of frames at a time, of as much as may be sent."""
        while True:
            allowed = min(len(body), self._windows[0], self._windows.get(stream, 0), 1 << 20)
            flight = [before]
            for at in range(0, allowed, MOST_FRAME_BYTES):
                part = body[at:min(at + MOST_FRAME_BYTES, allowed)]
                ends = END_STREAM if at + len(part) == len(body) else 0
                flight.append(frame(DATA, ends, stream, part))
            self._windows[0] -= allowed
            self._windows[stream] -= allowed
            self._send(b"".join(flight))
            body, before = body[allowed:], b""
            if not body:
                return
            if min(self._windows[0], self._windows[stream]) == 0:
                self.read()

    def _send(self, raw):
        try:
            self._socket.sendall(raw)
        except OSError as error:
            raise BenchError(f"the connection broke: {error}") from error

    def read(self):
        """Waits for something, and takes what has come."""
        try:
            raw = self._socket.recv(1 << 18)
        except OSError as error:
            raise BenchError(f"the connection broke: {error}") from error
        if not raw:
            raise BenchError("the server ended the connection")
        for one in self._reader.feed(raw):
            self._on_frame(*one)

    def finish(self, call):
        while not call.ended:
            self.read()
        return call

    def _on_frame(self, kind, flags, stream, payload):
        if kind == DATA and stream in self.calls:
            self.calls[stream].add(payload)
        elif kind == WINDOW_UPDATE and stream in self._windows:
            self._windows[stream] += int.from_bytes(payload, "big")
        elif kind == SETTINGS and not flags & ACK:
            self._on_settings(payload)
        elif kind == PING and not flags & ACK:
            self._send(frame(PING, ACK, 0, payload))
        elif kind == GOAWAY:
            raise BenchError(f"the server says goodbye: {payload[4:]!r}")
        elif kind == RST_STREAM:
            raise BenchError(f"the server resets a call: {payload!r}")
        if kind in (DATA, HEADERS) and flags & END_STREAM:
            self._end(stream)

    def _on_settings(self, payload):
        for name, value in struct.iter_unpack(">HI", payload):
            if name == INITIAL_WINDOW:
                for stream in self.calls:
                    self._windows[stream] += value - self._initial_window
                self._initial_window = value
        self._send(frame(SETTINGS, ACK, 0))

    def _end(self, stream):
        call = self.calls.pop(stream)
        del self._windows[stream]
        call.ended = True
        if not call.messages:
            # Its status says why, in a header that is not read here.
            raise BenchError("a call was answered without a message")

    def close(self):
        self._socket.close()

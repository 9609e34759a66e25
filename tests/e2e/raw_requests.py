"""One request on a socket of its own, which can be left in ways that no client library offers: with a
FIN, with an RST, or open and unread."""

import json
import socket
import struct

from daemon import PATIENCE_S

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
HEADER_BYTES = 9  # of an HTTP/2 frame
DATA, HEADERS, SETTINGS = 0, 1, 4
END_STREAM, END_HEADERS = 1, 4


def http_post(body, name, version="1.1", path="/v1/completions"):
    text = json.dumps(body)
    return (f"POST {path} HTTP/{version}\r\nHost: a\r\nX-Request-Id: {name}\r\n"
            f"Content-Length: {len(text)}\r\n\r\n{text}").encode()


def frame(kind, flags, stream, payload=b""):
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def header_field(name, value):
    """A literal that no table keeps (RFC 7541, 6.2.2)."""
    return b"\x00" + bytes([len(name)]) + name + bytes([len(value)]) + value


def grpc_generate(message):
    """All that a client of Generate says: it leaves each setting as it is, and enlarges no window, so
    that what it does not read stays with the server beyond 64 KiB."""
    block = b"".join(header_field(*field) for field in (
        (b":method", b"POST"), (b":scheme", b"http"), (b":path", b"/longspan.v1.Inference/Generate"),
        (b":authority", b"a"), (b"te", b"trailers"), (b"content-type", b"application/grpc")))
    data = b"\x00" + struct.pack(">I", len(message)) + message
    most = 16_384  # of a frame
    pieces = [data[begin:begin + most] for begin in range(0, len(data), most)]
    return (PREFACE + frame(SETTINGS, 0, 0) + frame(HEADERS, END_HEADERS, 1, block)
            + b"".join(frame(DATA, 0, 1, piece) for piece in pieces) + frame(DATA, END_STREAM, 1))


class RawRequest:
    def __init__(self, address, sent, receive_buffer_bytes=None):
        host, port = address.rsplit(":", 1)
        self._socket = socket.socket()
        self._socket.settimeout(PATIENCE_S)
        if receive_buffer_bytes is not None:  # before the window is told
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer_bytes)
        self._socket.connect((host, int(port)))
        self._socket.sendall(sent)
        self._received = b""

    def _receive(self):
        received = self._socket.recv(65_536)
        assert received, f"the daemon closed after {self._received[-400:]}"
        self._received += received

    def await_http_event(self):
        while b"\ndata: {" not in self._received:
            self._receive()

    def await_grpc_bytes(self, least):
        """Until messages came of so many bytes."""
        while sum(len(payload) for kind, payload in self._frames() if kind == DATA) < least:
            self._receive()

    def _frames(self):
        rest = self._received
        while len(rest) >= HEADER_BYTES:
            end = HEADER_BYTES + int.from_bytes(rest[:3], "big")
            if len(rest) < end:
                return
            yield rest[3], rest[HEADER_BYTES:end]
            rest = rest[end:]

    def leave_with_fin(self):
        """Both directions at once where all is read. Where something may be unread, closing would send
        an RST: its own direction then, and the daemon's end is waited for."""
        if self._received or self._has_unread():
            self._socket.shutdown(socket.SHUT_WR)
            self.read_to_the_end()
        self._socket.close()

    def _has_unread(self):
        self._socket.setblocking(False)
        try:
            return bool(self._socket.recv(1, socket.MSG_PEEK))
        except BlockingIOError:
            return False
        finally:
            self._socket.settimeout(PATIENCE_S)

    def leave_with_rst(self):
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()

    def read_to_the_end(self):
        """False where the daemon cuts the connection off with an RST."""
        try:
            while received := self._socket.recv(65_536):
                self._received += received
        except ConnectionResetError:
            return False
        return True

    def close(self):
        self._socket.close()

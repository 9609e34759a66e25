"""HTTP/2 by hand (RFC 9113, RFC 7541): frames as bytes, and a client's connection that sends what
no library would. What a server says is told apart as far as tests and benchmarks ask for it."""

import collections
import socket
import ssl
import struct

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = (
    0, 1, 2, 3, 4, 6, 7, 8, 9)
ACK = END_STREAM = 0x1
END_HEADERS = 0x4
CANCEL = 8
# What every receiver takes before it has allowed more (SETTINGS_MAX_FRAME_SIZE).
MOST_FRAME_BYTES = 16_384
LAST_PING = b"the last"
HEAD_BYTES = 9
PATIENCE_S = 60


def frame(kind, flags, stream, payload=b""):
    return struct.pack(">HBBBI", len(payload) >> 8, len(payload) & 0xff, kind, flags,
                       stream) + payload


def integer(value, prefix_bits, pattern=0):
    """As HPACK writes it: in the low bits of an octet, or behind them."""
    most = (1 << prefix_bits) - 1
    if value < most:
        return bytes([pattern | value])
    octets, value = [pattern | most], value - most
    while value >= 0x80:
        octets.append(0x80 | (value & 0x7f))
        value >>= 7
    return bytes([*octets, value])


def string(text):
    return integer(len(text), 7) + text


def literal(name, value):
    """A header that no table is to remember."""
    return b"\0" + string(name) + string(value)


def call_headers(method, scheme="http"):
    """Of a gRPC call, as a header block."""
    static_post, static_path = 0x83, 4
    static_scheme = {"http": 0x86, "https": 0x87}[scheme]
    return (bytes([static_post, static_scheme]) + integer(static_path, 4) + string(method)
            + integer(1, 4) + string(b"localhost")
            + literal(b"content-type", b"application/grpc") + literal(b"te", b"trailers"))


class FrameReader:
    """The frames of a stream of bytes, as these come in."""

    def __init__(self):
        self._raw = bytearray()

    def feed(self, raw):
        """(type, flags, stream, payload) of each that is whole."""
        self._raw += raw
        frames, at = [], 0
        while len(self._raw) - at >= HEAD_BYTES:
            high, low, kind, flags, stream = struct.unpack_from(">HBBBI", self._raw, at)
            ends = at + HEAD_BYTES + (high << 8 | low)
            if ends > len(self._raw):
                break
            frames.append((kind, flags, stream, bytes(self._raw[at + HEAD_BYTES:ends])))
            at = ends
        del self._raw[:at]
        return frames


Farewell = collections.namedtuple("Farewell", "code reason")  # of a GOAWAY


def open_socket(address, context=None, source="", receive_bytes=0):
    """Connected, the handshake done. `context`: of TLS, with h2 as the application's protocol.
    `receive_bytes`: what the system may keep of what nobody reads; 0: as it likes."""
    host, port = address.rsplit(":", 1)
    opened = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        opened.settimeout(PATIENCE_S)
        if receive_bytes:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if source:
            opened.bind((source, 0))
        opened.connect((host, int(port)))
        return context.wrap_socket(opened, server_hostname="localhost") if context else opened
    except BaseException:
        opened.close()
        raise


def tls_context(authority):
    """Trusts the authority's certificate, and speaks HTTP/2."""
    context = ssl.create_default_context(cafile=authority)
    context.set_alpn_protocols(["h2"])
    return context


class Connection:
    """One that never waits: what cannot be sent or read now is for later. Unless it is `polite` it
    acknowledges nothing, since a client that means no good need not."""

    def __init__(self, address, context=None, source="", receive_bytes=0, polite=False):
        self.scheme = "https" if context else "http"
        self.farewell = None  # a Farewell, once it has come
        self.ended = False    # by the other side
        self.pongs = 0
        self.answered = False  # LAST_PING was
        self._polite = polite
        self._reader = FrameReader()
        self.socket = open_socket(address, context, source, receive_bytes)
        try:
            self.socket.sendall(PREFACE + frame(SETTINGS, 0, 0))
        except ConnectionError:
            self.ended = True
        self.socket.setblocking(False)

    def send(self, raw):
        """How many bytes went."""
        try:
            return self.socket.send(raw)
        except (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
            return 0
        except OSError:  # ssl.SSLError is one
            # What was said before is still there to be read.
            while not self.ended:
                self.receive()
            return 0

    def receive(self):
        """Reads what is there; how many bytes."""
        count = 0
        try:
            while raw := self.socket.recv(1 << 16):
                count += len(raw)
                for kind, flags, _, payload in self._reader.feed(raw):
                    self._on_frame(kind, flags, payload)
            self.ended = True
        except (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
            pass
        except OSError:
            self.ended = True
        return count

    def _on_frame(self, kind, flags, payload):
        if kind == GOAWAY:
            # gRPC says it twice where it ends in peace; the last word counts.
            self.farewell = Farewell(int.from_bytes(payload[4:8], "big"), payload[8:])
        elif kind == PING and flags & ACK:
            self.pongs += 1
            self.answered |= payload == LAST_PING
        elif self._polite and kind in (PING, SETTINGS) and not flags & ACK:
            self.send(frame(kind, ACK, 0, payload if kind == PING else b""))

    def close(self):
        self.socket.close()

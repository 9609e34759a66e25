"""tests/e2e/http2_frames.py writes and reads what the standards' own examples say."""

from http2_frames import (DATA, END_STREAM, HEADERS, FrameReader, call_headers, frame, integer,
                          literal)


def test_integers():
    """RFC 7541, appendix C.1."""
    assert integer(10, 5) == b"\x0a"
    assert integer(1337, 5) == b"\x1f\x9a\x0a"
    assert integer(42, 8) == b"\x2a"


def test_headers():
    assert literal(b"custom", b"x" * 200) == b"\0\x06custom\x7f\x49" + b"x" * 200
    block = call_headers(b"/a", "https")
    assert block.startswith(b"\x83\x87\x04\x02/a\x01\x09localhost")
    assert b"\0\x0ccontent-type\x10application/grpc" in block
    assert block.endswith(b"\0\x02te\x08trailers")


def test_frames_in_parts():
    sent = [(HEADERS, 0, 1, b"h" * 70_000), (DATA, END_STREAM, 2**31 - 1, b"")]
    raw = b"".join(frame(*one) for one in sent)
    assert raw[:9] == b"\x01\x11\x70\x01\0\0\0\0\1"
    for size in (1, 8, 9, 10, 65_536, len(raw)):
        reader = FrameReader()
        assert sum((reader.feed(raw[at:at + size]) for at in range(0, len(raw), size)), []) == sent

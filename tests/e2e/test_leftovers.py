"""leftovers.py sees what a daemon is made to hold."""

import socket

from daemon import wait_until
from leftovers import baseline
from raw_requests import RawRequest, http_post

CONNECTIONS = 8
MUCH_BYTES = 8 << 20


def test_connections_are_seen(daemon):
    with baseline(daemon) as before:
        host, port = daemon.ready["http"].rsplit(":", 1)
        opened = [socket.create_connection((host, int(port))) for _ in range(CONNECTIONS)]
        wait_until(lambda: "descriptors" in before.exceeded(), "more descriptors are seen")
        now, then = before.exceeded()["descriptors"]
        assert now > then
        for one in opened:
            one.close()
        before.at_baseline()


def test_memory_is_seen(start_daemon):
    """Of a body that never comes to its end."""
    daemon = start_daemon("--threads", "1", "--max-body-bytes", str(2 * MUCH_BYTES))
    with baseline(daemon) as before:
        whole = http_post({"prompt": "word " * (MUCH_BYTES // 5)}, "large")
        request = RawRequest(daemon.ready["http"], whole[:-1])
        wait_until(lambda: "memory_bytes" in before.exceeded(slack_bytes=MUCH_BYTES // 2),
                   "more memory is seen")
        request.leave_with_rst()
        before.at_baseline()

"""Streaming completions over HTTP, many of them read by one thread, so that the time of a token is
when its bytes came and not when a thread of ours was next to run."""

import json
import selectors
import socket
import time
import urllib.error
import urllib.parse
import urllib.request

PATIENCE_S = 600


class BenchError(Exception):
    """What the user is told, without a traceback."""


def get(url):
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE_S) as answer:
            return answer.read().decode()
    except (urllib.error.URLError, OSError) as error:
        raise BenchError(f"{url}: {error}") from error


class Dechunker:
    """The body of a chunked answer, as its bytes come in (RFC 9112, section 7.1)."""

    def __init__(self):
        self._raw = b""
        self._chunk_left = 0  # of the present chunk, the line end behind it included
        self.ended = False

    def feed(self, raw):
        self._raw += raw
        body = b""
        while not self.ended:
            if self._chunk_left > 0:
                taken, self._raw = self._raw[:self._chunk_left], self._raw[self._chunk_left:]
                body += taken[:max(0, self._chunk_left - 2)]
                self._chunk_left -= len(taken)
                if self._chunk_left > 0:
                    break
            end = self._raw.find(b"\r\n")
            if end < 0:
                break
            size = int(self._raw[:end].split(b";")[0], 16)
            self._raw = self._raw[end + 2:]
            self._chunk_left = size + 2
            self.ended = size == 0
        return body


def completion_request(url, model, prompt, max_tokens, **fields):
    """The bytes that ask for it; to make them of a long prompt takes a while."""
    body = json.dumps({"model": model, "prompt": prompt, "max_tokens": max_tokens,
                       "temperature": 0, "ignore_eos": True, "stream": True,
                       # So that every token makes an event, whether or not it has text yet.
                       "return_token_ids": True, **fields}).encode()
    head = (f"POST /v1/completions HTTP/1.1\r\nHost: {urllib.parse.urlsplit(url).netloc}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            "Connection: close\r\n\r\n").encode()
    return head + body


class Stream:
    """One streaming completion of a prompt of token ids, and when each of its tokens came."""

    def __init__(self, url, model, prompt, max_tokens, request=None):
        request = request or completion_request(url, model, prompt, max_tokens)
        self.token_times_s = []  # one for each token
        self.ended = False
        self._head = b""
        self._text = b""
        self._body = None        # a Dechunker once the head is read
        address = urllib.parse.urlsplit(url)
        try:
            self.socket = socket.create_connection((address.hostname, address.port or 80),
                                                   timeout=PATIENCE_S)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.sent_s = time.perf_counter()
            self.socket.sendall(request)
        except OSError as error:
            raise BenchError(f"{url}: {error}") from error

    def gather(self):
        """Reads what has come; true while more can."""
        try:
            raw = self.socket.recv(1 << 20)
        except OSError as error:
            raise BenchError(f"a stream broke: {error}") from error
        now_s = time.perf_counter()
        if not raw and not self.ended:
            raise BenchError(f"a stream broke off after {len(self.token_times_s)} tokens")
        self._understand(raw, now_s)
        return not self.ended

    def close(self):
        self.socket.close()

    def _understand(self, raw, now_s):
        if self._body is None:
            self._head += raw
            head, found, raw = self._head.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 200"):
                self._raise_refusal(head.split(b"\r\n", 1)[0], raw)
            if b"transfer-encoding: chunked" not in head.lower():
                raise BenchError("the answer is no chunked stream: " + head.decode(errors="replace"))
            self._body = Dechunker()
        self._text += self._body.feed(raw)
        *events, self._text = self._text.split(b"\n\n")
        for event in events:
            self._on_event(event, now_s)

    def _on_event(self, event, now_s):
        if not event.startswith(b"data: "):
            return  # a comment that keeps the connection alive
        if event == b"data: [DONE]":
            self.ended = True
            return
        data = json.loads(event[6:])
        if "error" in data:
            raise BenchError(f"a stream failed: {data['error'].get('message')}")
        for choice in data.get("choices", []):
            self.token_times_s += [now_s] * len(choice.get("token_ids") or [])

    def _raise_refusal(self, status_line, body):
        while more := self.socket.recv(1 << 16):  # the connection ends with the answer
            body += more
        try:
            reason = json.loads(body)["error"]["message"]
        except (ValueError, KeyError, TypeError):
            reason = body[:2000].decode(errors="replace")
        raise BenchError(f"the request was refused ({status_line.decode(errors='replace')}): "
                         f"{reason}")


class Loop:
    """Reads several streams on this thread until a condition holds."""

    def __init__(self, streams):
        self.streams = streams
        self._selector = selectors.DefaultSelector()
        for stream in streams:
            self._selector.register(stream.socket, selectors.EVENT_READ, stream)

    def run(self, until):
        while not until():
            ready = self._selector.select(timeout=PATIENCE_S)
            if not ready:
                raise BenchError(f"no stream said anything for {PATIENCE_S} s")
            for key, _ in ready:
                if not key.data.gather():
                    self._selector.unregister(key.fileobj)

    def close(self):
        self._selector.close()
        for stream in self.streams:
            stream.close()


class OpenLoop:
    """Streams that are sent when they are due, whatever became of those before, and read on this
    thread; what is late in being sent counts, too."""

    def __init__(self, url, model):
        self._url = url
        self._model = model
        self._planned = []  # (due_s, order, request)
        self.streams = []   # in the order of planning, each with `due_s`

    def plan(self, due_s, prompt, max_tokens):
        """Counted from the start of run()."""
        request = completion_request(self._url, self._model, prompt, max_tokens)
        self._planned.append((due_s, len(self._planned), request))

    def run(self):
        """Until all have ended."""
        self.streams = [None] * len(self._planned)
        waiting = sorted(self._planned)[::-1]
        selector = selectors.DefaultSelector()
        reading = 0
        start_s = time.perf_counter()
        try:
            while waiting or reading:
                while waiting and start_s + waiting[-1][0] <= time.perf_counter():
                    due_s, order, request = waiting.pop()
                    stream = Stream(self._url, self._model, None, None, request)
                    stream.due_s = start_s + due_s
                    self.streams[order] = stream
                    selector.register(stream.socket, selectors.EVENT_READ, stream)
                    reading += 1
                next_s = start_s + waiting[-1][0] - time.perf_counter() if waiting else PATIENCE_S
                ready = selector.select(timeout=max(0.0, next_s))
                if not ready and not waiting:
                    raise BenchError(f"no stream said anything for {PATIENCE_S} s")
                for key, _ in ready:
                    if not key.data.gather():
                        selector.unregister(key.fileobj)
                        key.data.close()
                        reading -= 1
        finally:
            selector.close()
            for stream in self.streams:
                if stream is not None:
                    stream.close()

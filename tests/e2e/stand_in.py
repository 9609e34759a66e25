"""Stands between a browser and a daemon: the page is the daemon's own, with its headers; what the
page asks for then is answered as a test says. For what a daemon does not do when it is told to."""

import http.server
import json
import threading

import requests
from daemon import PATIENCE_S


def json_answer(status, body, **headers):
    return status, {"Content-Type": "application/json", **headers}, json.dumps(body)


def error_answer(status, message, code=None, param=None, **headers):
    return json_answer(status, {"error": {"message": message, "type": "x", "param": param,
                                          "code": code}}, **headers)


def stream_answer(*chunks, end="data: [DONE]\n\n"):
    frames = "".join(f"data: {json.dumps(chunk)}\n\n" for chunk in chunks)
    return 200, {"Content-Type": "text/event-stream; charset=utf-8"}, frames + end


class StandIn:
    def __init__(self, daemon):
        self.daemon = daemon
        self.answers = {}  # by path: what json_answer and its kin make
        stand_in = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.rfile.read(int(self.headers.get("Content-Length", 0)))
                status, headers, body = stand_in.answer(self.path)
                body = body.encode() if isinstance(body, str) else body
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_POST = do_GET

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def answer(self, path):
        if path in self.answers:
            return self.answers[path]
        got = requests.get(self.daemon.http + path, timeout=PATIENCE_S)
        kept = {name: value for name, value in got.headers.items()
                if name not in ("Content-Length", "Connection", "Date")}
        return got.status_code, kept, got.content

    def stop(self):
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

#!/usr/bin/env python3
"""Answers as a daemon does whose answer is always the same. Tests start it in place of one. --refused
ends it as a flag that is not served does, --f32 has it say that it computes in f32."""

import http.server
import json
import sys


class Daemon(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        counted = "".join(f'longspan_kv_bytes_read_total{{kind="{kind}"}} 0\n'
                          for kind in ("summary", "selected", "window", "full"))
        counted += ("longspan_kv_bytes_avoided_total 0\nlongspan_key_tiles_total{kept=\"true\"} 0\n"
                    "longspan_key_tiles_total{kept=\"false\"} 0\n")
        self.send({"/v1/models": json.dumps({"data": [{"id": "m", "max_model_len": 9999, "root": sys.argv[2]}]}),
                   "/server_info": json.dumps({"dtype": "f32" if "--f32" in sys.argv else "bf16", "device": "cpu"}),
                   "/metrics": counted}[self.path])

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        count = len(asked["prompt"]) // 4
        choice = {"text": " 7", "finish_reason": "stop", "token_ids": [7]}
        usage = {"prompt_tokens": count, "completion_tokens": 1}
        self.send(json.dumps({"count": count, "choices": [choice], "usage": usage}))

    def send(self, text):
        self.send_response(200)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    if "--refused" in sys.argv:
        sys.exit("no such precision")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Daemon)
    print(json.dumps({"http": f"127.0.0.1:{server.server_port}"}), flush=True)
    server.serve_forever()

"""Daemons are started, asked and ended by the standard library alone. Programs of a few lines stand in
for them."""

import http.server
import json
import pathlib
import subprocess
import sys
import threading

import accuracy
import pytest
from mode_client import ModeClient
from started_daemon import StartedDaemon

ROOT = pathlib.Path(__file__).resolve().parents[2]
STAND_IN = ROOT / "tests/accuracy/stand_in_daemon.py"
INFO = {"dtype": "bf16", "device": "cpu"}


class Answering(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        told = {"/v1/models": {"data": [{"id": "m", "max_model_len": 64, "root": "/m"}]}, "/server_info": INFO}
        self._send(200, told[self.path])

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self._send(400 if asked["prompt"] == "bad" else 200, {"count": len(asked["prompt"])})

    def _send(self, status, body):
        text = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


def test_a_daemon_is_asked_by_the_standard_library_alone():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answering) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        client = ModeClient(f"http://127.0.0.1:{server.server_port}/")
        assert (client.model, client.model_path, client.server_info()) == ("m", "/m", INFO)
        assert client.count_tokens("four") == 4
        with pytest.raises(RuntimeError, match="/tokenize: 400 .*count"):
            client.count_tokens("bad")
        server.shutdown()


def test_a_measurement_needs_no_package():
    code = ("import sys; sys.path.insert(0, 'tests/accuracy'); import accuracy; "
            "print([name for name in ('requests', 'grpc', 'numpy', 'gguf', 'pytest') if name in sys.modules])")
    done = subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def program(folder, text):
    file = folder / "daemon"
    file.write_text(f"#!{sys.executable}\n{text}")
    file.chmod(0o755)
    return str(file)


def test_a_daemon_that_does_not_start_is_told_with_its_log(tmp_path):
    ends = program(tmp_path, "import sys\nsys.stderr.write(f'no model {sys.argv[2]}')\nsys.exit(78)\n")
    with pytest.raises(RuntimeError, match="did not start: 78, no model m"):
        with StartedDaemon(ends, "m", []):
            pass


def test_an_error_meanwhile_has_the_log_and_ends_the_daemon(tmp_path):
    serves = program(tmp_path, """import sys, threading
sys.stderr.write(" ".join(sys.argv[-2:]))
sys.stderr.flush()
print('{"http": "127.0.0.1:1"}', flush=True)
threading.Event().wait()
""")
    started = StartedDaemon(serves, "m", ["--threads", "2"])
    with pytest.raises(ZeroDivisionError) as raised:
        with started as url:
            assert url == "http://127.0.0.1:1"
            1 / 0
    assert raised.value.__notes__ == ["the daemon's exit status, None while it runs: None; its log: --threads 2"]
    assert started.process.returncode == -15


def test_a_mode_whose_daemon_does_not_start_does_not_lose_the_others(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", [
        "accuracy.py", "--daemon", str(STAND_IN), "--model", str(tmp_path / "model"), "--lengths", "1024",
        "--tasks", "multi_key", "--cases", "2", "--daemon-mode", "fp8=--refused", "--daemon-mode", "f32=--f32",
        "--output", str(tmp_path / "found.json")])
    assert accuracy.main() == 1
    shown = capsys.readouterr()
    [reason] = [line for line in shown.err.splitlines() if line.startswith("void: ")]
    assert reason == "void: fp8: the daemon did not start: 1, no such precision"
    found = json.loads((tmp_path / "found.json").read_text())
    assert [cell["mode"] for cell in found["cells"]] == ["baseline", "f32"] and len(found["rows"]) == 4
    assert found["cells"][1]["agreement"] == 1 and "f32: weights f32" in shown.out

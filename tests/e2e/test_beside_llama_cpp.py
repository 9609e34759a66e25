"""tests/bench/beside_llama_cpp.py asks a daemon and llama.cpp's server in turns. The other server is
a program of this test's: it waits for as long as it is told, and counts what it is asked."""

import json
import os
import subprocess
import sys
import textwrap

import pytest
from daemon import LONGSPAND, MODEL, PATIENCE_S, ROOT

BENCH = ROOT / "tests" / "bench" / "beside_llama_cpp.py"

OTHER_SERVER = """
    #!{python}
    import argparse, http.server, json, os
    parser = argparse.ArgumentParser()
    for name in ("model", "threads", "parallel", "ctx-size", "port"):
        parser.add_argument("--" + name, required=True)
    options = parser.parse_args()

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, body):
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def do_GET(self):
            self.answer(b"{{}}")
        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            with open({asked!r}, "a") as log:
                log.write(json.dumps([options.ctx_size, len(body["prompt"]), body["max_tokens"]]) + "\\n")
            tokens = body["max_tokens"] - int(os.environ.get("TOKENS_LEFT_OUT", "0"))
            self.answer(json.dumps({{"usage": {{"completion_tokens": tokens}}}}).encode())
        def log_message(self, *_):
            pass
    http.server.ThreadingHTTPServer(("127.0.0.1", int(options.port)), Handler).serve_forever()
"""


@pytest.fixture
def other_server(tmp_path):
    program = tmp_path / "server"
    program.write_text(textwrap.dedent(OTHER_SERVER).lstrip().format(
        python=sys.executable, asked=str(tmp_path / "asked")))
    program.chmod(0o755)
    return program


def run_bench(other_server, results, **environment):
    return subprocess.run(
        [sys.executable, BENCH, "--daemon", LONGSPAND, "--llama-server", other_server, "--model",
         MODEL, "--prompts", "70", "--streams", "2", "--rounds", "3", "--ids-below", "8000",
         "--results", results],
        capture_output=True, text=True, timeout=PATIENCE_S, env={**os.environ, **environment})


def test_both_are_asked_in_turns_and_compared(other_server, tmp_path):
    results = tmp_path / "results.jsonl"
    done = run_bench(other_server, results)
    assert done.returncode == 0, done.stderr
    prompt, streams, memory = [json.loads(line) for line in results.open()]
    assert prompt["prompt_tokens"] == 70
    assert [len(prompt["seconds"][server]) for server in ("longspan", "llama_cpp")] == [3, 3]
    medians = {server: sorted(values)[1] for server, values in prompt["seconds"].items()}
    assert prompt["median_s"] == medians
    rates = streams["median_tokens_per_second"]
    assert streams["ratio"] == pytest.approx(rates["longspan"] / rates["llama_cpp"], abs=0.001)
    assert memory["longspan"]["all"] >= memory["longspan"]["without_file"] > 0
    asked = [json.loads(line) for line in (tmp_path / "asked").open()]
    # Two slots share a context that holds the longest stream in each.
    assert asked == [[str(2 * 256), 70, 1]] * 3 + [[str(2 * 256), 64, 128]] * 6


def test_an_answer_that_is_too_short_is_no_measurement(other_server, tmp_path):
    done = run_bench(other_server, tmp_path / "results.jsonl", TOKENS_LEFT_OUT="1")
    assert done.returncode != 0 and "0 tokens came, 1 were asked for" in done.stderr

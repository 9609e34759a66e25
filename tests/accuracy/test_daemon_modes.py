"""Precisions are measured of daemons of their own, which have to say that they serve something else.
No daemon is needed."""

import argparse
import http.server
import json
import math
import pathlib
import subprocess
import sys
import threading

import accuracy
import demo_needles
import gguf
import numpy as np
import pytest
import results_table
from agreement import agreement
from comparison_checks import void_reasons
from daemon_modes import DaemonMode, daemon_mode, mode_daemons
from measured_modes import FREE_TEXT, NAMED_TASKS, PERPLEXITY, Plan, measure
from measurement_arguments import parser
from mode_client import ModeClient
from mode_tables import cells_of, ratio_text, table
from served_precision import served_precision
from source_formats import source_formats
from started_daemon import StartedDaemon
from test_accuracy import Stub
from test_variants import row

ROOT = pathlib.Path(__file__).resolve().parents[2]
INFO = {"dtype": "bf16", "device": "cpu: 2 threads, bf16 products native"}


@pytest.mark.parametrize("text,expected", [
    ("int8=--weights int8", DaemonMode("int8", ("--weights", "int8"), None)),
    ("packed=--model a.gguf", DaemonMode("packed", (), "a.gguf")),
    ("both='--kv-dtype'=fp8 --model='a b'", DaemonMode("both", ("--kv-dtype=fp8",), "a b"))])
def test_flags_of_a_mode_are_split_as_a_shell_does(text, expected):
    assert daemon_mode(text) == expected


@pytest.mark.parametrize("text", ["int8", "int8=", "=--weights int8"])
def test_a_mode_without_a_name_or_flags_is_refused(text):
    with pytest.raises(argparse.ArgumentTypeError, match="is not NAME=FLAGS"):
        daemon_mode(text)


def test_each_mode_is_a_daemon_and_the_first_has_the_flags_of_all():
    given = parser(None).parse_args(["--model", "m", "--first-name", "bf16", "--daemon-mode",
                                     "fp8=--kv-dtype fp8", "--daemon-mode", "packed=--model g", "--", "--threads", "2"])
    assert accuracy.modes_of(given) == ["dense"]
    first, fp8, packed = accuracy.measured(given, ["dense"])
    assert (first.names, first.flags, first.model) == (("bf16",), ("--threads", "2"), None)
    assert (fp8.names, fp8.flags, fp8.modes) == (("fp8",), ("--threads", "2", "--kv-dtype", "fp8"), ("dense",))
    assert (packed.flags, packed.model) == (("--threads", "2"), "g")
    with pytest.raises(SystemExit, match="the same name, of bf16, bf16"):
        mode_daemons(pathlib.Path("longspand"), [], "bf16", [daemon_mode("bf16=--kv-dtype fp8")])


@pytest.mark.parametrize("given,message", [
    (["--model", "m", "--prefill-shares", "0.9"], "are measured apart"),
    (["--model", "m", "--variants", "recent_256"], "without --variants"),
    (["--server", "http://localhost"], "do not go with --server")])
def test_what_does_not_go_together_is_refused(given, message):
    with pytest.raises(SystemExit, match=message):
        accuracy.measured(parser(None).parse_args([*given, "--daemon-mode", "a=--b"]), ["dense"])


def test_what_is_computed_alike_is_said_alike():
    first = served_precision(INFO)
    assert first == "weights bf16; keys and values bf16; computed in bf16; cpu: bf16 products native"
    alike = {"weight_precision": "bf16, stored as 4 bits (Q4_1)", "device": "cpu: 8 threads, bf16 products native"}
    assert served_precision({**INFO, **alike}) == first
    for other in ({"dtype": "f32"}, {"weight_precision": "4 bits (Q4_1)"}, {"kv_cache_dtype": "e4m3"},
                  {"device": "cuda: attention of prompts in fp8"}):
        assert served_precision({**INFO, **other}) != first


def compared(other_served, **of_other):
    return cells_of([row("bf16", 1.0, 0, attention="dense", sparse_tokens=0, served="weights bf16", prompt_sha256="p", token_ids=[]),
                     row("int8", 1.0, 0, attention="dense", **{
                         "sparse_tokens": 0, "served": other_served, "prompt_sha256": "p", **of_other})])


def test_a_daemon_that_serves_the_same_makes_a_comparison_void():
    assert void_reasons(compared("weights int8")) == []
    assert void_reasons(compared("weights bf16")) == [
        "multi_key at 2048, int8: the daemon serves what that of bf16 does (weights bf16)"]


def test_other_prompts_and_approximations_make_a_comparison_void():
    for other in ({"prompt_sha256": "q"}, {"prompt_tokens": 7}):  # as another tokenizer has them
        assert void_reasons(compared("weights int8", **other)) == [
            "multi_key at 2048, int8: 1 prompts are not those of bf16"]
    assert void_reasons(compared("weights int8", sparse_tokens=3)) == [
        "multi_key at 2048, int8: selection ran for 3 tokens"]


@pytest.mark.parametrize("ids,first,expected", [
    ([1, 2, 3], [1, 2, 3], 1), ([1, 2, 3], [1, 2, 4, 5], 0.5), ([1, 2], [1, 2, 3, 4], 0.5), ([9], [1], 0), ([], [1], 0), ([], [], 1)])
def test_answers_agree_until_the_first_difference(ids, first, expected):
    assert agreement({"token_ids": ids}, {"token_ids": first}) == expected


def test_texts_agree_where_the_same_token_is_the_likeliest():
    assert agreement({"likeliest": ["a", "x", "c", "d"]}, {"likeliest": ["a", "b", "c", "d"]}) == 0.75
    assert agreement({"likelihood": {}, "token_ids": [1]}, {"token_ids": [1]}) is None


class NumberedStub(Stub):
    """Answers with ids, of which the last one is the daemon's own."""

    def __init__(self, own, logprob):
        super().__init__()
        self.own, self.logprob = own, logprob

    def _post(self, path, **body):
        assert path != "/v1/completions" or body["sparse_decode"] is False
        response = super()._post(path, **body)
        choice = response["choices"][0]
        choice["token_ids"] = [5, 6, 7, self.own]
        choice["logprobs"]["token_logprobs"] = [self.logprob] * len(choice["logprobs"]["tokens"])
        return response


def test_perplexity_and_free_text_are_compared_between_daemons():
    rows = []
    for name, client in (("bf16", NumberedStub(8, -1.0)), ("int8", NumberedStub(9, -1.01))):
        plan = Plan([PERPLEXITY, FREE_TEXT], [2048], ["dense"], cases=2, seed=1, question_by="prompt", answer_tokens=64)
        rows += [{**one, "mode": name, "served": name, "source": "BF16"} for one in measure(client, plan)]
        assert client.requests[-1]["ignore_eos"] and client.requests[-1]["max_tokens"] == 64
    cells = {(cell.task, cell.mode): cell for cell in cells_of(rows)}
    assert void_reasons(list(cells.values())) == []
    of_text, of_answers = cells[PERPLEXITY, "int8"], cells[FREE_TEXT, "int8"]
    assert of_text.perplexity_change == pytest.approx(math.exp(0.01) - 1) and ratio_text(of_text) == "+1.01% ± 0.00"
    assert (of_text.same, of_text.agreement) == (None, None)
    assert (of_answers.same, of_answers.agreement, of_answers.change) == (1, 0.75, None)
    shown = table(list(cells.values())).splitlines()
    assert all(line.rstrip().endswith("  BF16") for line in shown[1:]) and "75.0%" in shown[4]


def test_tables_tell_source_and_served_precision():
    told = {"served": "weights int8; on a CPU", "source": "Q4_1 79 %"}
    cells = compared(**{"other_served": told["served"], "source": told["source"], "token_ids": []})
    run = {"command": "c", "commit": "0" * 40, "date": "d", "machine": "m", "void": [], "cells": [vars(cell) for cell in cells],
           "served": {"bf16": "weights bf16", "int8": told["served"]}, "prefix_cache": "of each mode its own"}
    shown = results_table.markdown(run).splitlines()
    assert shown[0].endswith("`bf16` is weights bf16. `int8` is weights int8; on a CPU.")
    assert "| mode | source | score | change |" in shown[2]
    assert "| int8 | Q4_1 79 % | 100.0% | - | - | 100.0% | 100.0% |" in shown[5]


def test_formats_are_those_of_the_files(tmp_path):
    def write(name, **tensors):
        header = json.dumps({"__metadata__": {}, **{key: {"dtype": dtype, "shape": shape} for key, (dtype, shape) in tensors.items()}})
        (tmp_path / name).write_bytes(len(header).to_bytes(8, "little") + header.encode())

    (tmp_path / "config.json").write_text("{}")
    write("a.safetensors", a=("BF16", [300, 2]), norm=("F32", [4]))
    assert source_formats(tmp_path) == "BF16 99 %, F32 1 %"
    write("b.safetensors", b=("BF16", [10_000]))
    assert source_formats(tmp_path) == "BF16 100 %"
    (tmp_path / "config.json").write_text('{"quantization_config": {"quant_method": "awq"}}')
    assert source_formats(tmp_path) == "BF16 of awq 100 %"
    assert source_formats(ROOT / "deploy/models/demo") == "BF16"
    assert source_formats(tmp_path / "missing") == "unknown"


def test_formats_of_a_gguf_file_are_told_by_their_shares(tmp_path):
    writer = gguf.GGUFWriter(tmp_path / "m.gguf", "llama")
    for name, kind in (("a", gguf.GGMLQuantizationType.Q4_1), ("b", gguf.GGMLQuantizationType.Q8_0)):
        values = np.zeros((3 if name == "a" else 1, 256), np.float32)
        writer.add_tensor(name, gguf.quants.quantize(values, kind), raw_dtype=kind)
    for write in (writer.write_header_to_file, writer.write_kv_data_to_file, writer.write_tensors_to_file):
        write()
    writer.close()
    assert source_formats(tmp_path / "m.gguf") == "Q4_1 75 %, Q8_0 25 %"


def test_needles_of_the_demo_are_cases_of_any_length_and_mixed():
    cases = [demo_needles.needle("demo_single", 1, index) for index in range(110)]
    assert len({case.name for case in cases}) == 110 and len({case.depth for case in cases[:20]}) > 5
    assert demo_needles.needle("demo_single", 1, 3) == cases[3] != demo_needles.needle("demo_single", 2, 3)
    with pytest.raises(ValueError, match="demo_eight has 44 cases, not 45"):
        demo_needles.needle("demo_eight", 1, 44)
    client = Stub()
    fields = demo_needles.completion_fields(client, cases[0], 2048)
    assert 1900 < client.count_tokens(fields["prompt"]) <= 2000 and cases[0].passages[0].text in fields["prompt"]
    [first, second] = [one for one in measure(client, Plan(
        ["demo_plain"], [2048], ["dense"], cases=2, seed=1, question_by="prompt", answer_tokens=1))]
    assert first["score"] == 0 and first["question"] != second["question"] and "demo_plain" in NAMED_TASKS


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

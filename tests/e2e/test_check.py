"""`longspand --check` refuses what a start would refuse, with the same words and the same code: of
every flag, alone and together."""

import re
import socket
import subprocess

import pytest
from certificates import Authority
from daemon import LONGSPAND, MODEL, PATIENCE_S, ROOT, Daemon

USUAL = {"model": MODEL, "http-address": "127.0.0.1:0", "grpc-address": "127.0.0.1:0",
         "log-format": "json"}
ADDRESSES = ["", "nowhere", ":8000", "127.0.0.1", "127.0.0.1:65536", "127.0.0.1:-1",
             "127.0.0.1:+1", "127.0.0.1: 1", "[::1", "[::1:0", "::1]:0", "[127.0.0.1]:0",
             "http://127.0.0.1:0", "no-such-host.invalid:0", "192.0.2.1:0"]
# By how REFERENCE.md writes what a flag takes.
OF_ANY = {
    "N": ["", "x", "-2", "99999999999999999999"],
    "auto\\|N": ["", "x", "-1", "99999999999999999999"],
    "BYTES": ["", "-1", "1XB", "1e30GiB"],
    "SECONDS": ["", "x", "-1", "nan"],
    "SHARE": ["", "0", "1.01", "nan"],
    "HOST:PORT": ADDRESSES,
    "URL": ["", "x", "ftp://127.0.0.1", "http://", "http://127.0.0.1:x", "http://h:65536"],
    "FILE": ["", "/no/such/file", str(ROOT)],
    "DIR": ["", "/no/such/directory", str(ROOT / "README.md"), str(ROOT)],
    "NAME": [""],
    "NAMES": ["", ",", "a,,b"],
    "JSON": ["", "x", "[1]"],
    "SCALING": ["", "yarn", "yarn:0.5", "yarn:4:x", "dynamic:2", "{"],
    "ORIGIN": [""],
}
TOGETHER = [
    {"http-address": "127.0.0.1:PORT", "grpc-address": "127.0.0.1:PORT"},
    {"http-address": "0.0.0.0:PORT", "grpc-address": "127.0.0.1:PORT"},
    {"kv-cache-bytes": "64MiB", "memory-fraction": "0.5"},
    {"kv-cache-bytes": "1"},
    {"kv-cache-bytes": "4TiB"},
    {"host-cache-bytes": "4TiB"},
    {"kv-host-bytes": "1"},
    {"kv-host-bytes": "64MiB", "host-cache-bytes": "64MiB"},
    {"kv-host-bytes": "64MiB", "kv-cache-bytes": "1MiB"},
    {"kv-host-bytes": "64MiB", "max-context-tokens": "60000"},
    {"memory-fraction": "0.0000001"},
    {"kv-cache-bytes": "8MiB", "max-context-tokens": "60000"},
    {"max-context-tokens": "1000000000"},
    {"rope-scaling": '{"rope_type":"yarn","factor":0.5}'},
    {"config-override": '{"hidden_size":0}'},
    {"strict-config": "on", "config-override": '{"flavour":1}'},
    {"max-running-requests": "2", "max-n": "4"},
    {"max-running-requests": "2", "max-partial-prefills": "4"},
    {"max-partial-prefills": "2", "max-long-prefills": "4"},
    {"prefix-cache": "off", "prefix-tenant-share": "0.5"},
    {"prefix-tenant-share": "0.5"},
    {"metrics-without-key": "on"},
    {"device": "cpu", "batch-invariant": "on"},
    {"device": "cpu", "attention-path": "fsa"},
    {"device": "cpu", "cuda-graphs": "off"},
    {"device": "cuda:99"},
    {"api-keys-file": "EMPTY", "request-tenants": "on"},
    {"api-keys-file": "GARBAGE"},
    {"tls-cert-file": "CERTIFICATE"},
    {"tls-key-file": "KEY"},
    {"client-ca-file": "CERTIFICATE"},
    {"tls-cert-file": "CERTIFICATE", "tls-key-file": "OTHER_KEY"},
    {"tls-cert-file": "GARBAGE", "tls-key-file": "KEY"},
    {"tls-cert-file": "CERTIFICATE", "tls-key-file": "GARBAGE"},
    {"tls-cert-file": "EMPTY", "tls-key-file": "KEY"},
    {"tls-cert-file": "KEY", "tls-key-file": "CERTIFICATE"},
    {"tls-cert-file": "CERTIFICATE", "tls-key-file": "KEY", "client-ca-file": "GARBAGE"},
    {"tls-cert-file": "CERTIFICATE", "tls-key-file": "KEY", "client-ca-file": "EMPTY"},
    {"tls-cert-file": "CERTIFICATE", "tls-key-file": "KEY", "client-ca-file": "/no/such/file"},
]


def flags():
    """Names, and what each takes."""
    text = (ROOT / "deploy" / "REFERENCE.md").read_text().split("\n## Metrics\n")[0]
    rows = re.findall(r"^\| `--([a-z-]+)` \| `([^`]+)` \|", text, re.MULTILINE)
    assert len(rows) > 50
    return [(name, value) for name, value in rows if name != "config"]


def wrong_values():
    for name, value in flags():
        # A choice is written as what it may be.
        for wrong in OF_ANY.get(value, ["", "ON"]):
            yield name, wrong


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    directory = tmp_path_factory.mktemp("check")
    authority = Authority(directory, "authority")
    certificate, key = authority.issue("server")
    _, other_key = authority.issue("other")
    empty, garbage = directory / "empty", directory / "garbage"
    empty.write_text("")
    garbage.write_text("-----BEGIN NOTHING-----\n\x01\n")
    return {"CERTIFICATE": certificate, "KEY": key, "OTHER_KEY": other_key, "EMPTY": empty,
            "GARBAGE": garbage}


def run(given, *more):
    """Exit code and what is said of it; a start that begins to serve has no code."""
    command = [LONGSPAND, *(f"--{name}={value}" for name, value in {**USUAL, **given}.items()),
               *more]
    with subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True) as process:
        try:
            serves = not more and process.stdout.readline() != ""
            if serves:
                return None, "it serves"
            _, said = process.communicate(timeout=PATIENCE_S)
            return process.returncode, re.sub(r'"time":"[^"]*"', "", said)
        finally:
            process.kill()


def assert_both_refuse(given):
    checked, started = run(given, "--check"), run(given)
    assert checked == started
    assert checked[0] in (64, 78), checked
    return checked[1]


@pytest.mark.parametrize("name,value", wrong_values(), ids=str)
def test_of_each_flag(name, value):
    said = assert_both_refuse({name: value})
    assert f"--{name}" in said or value and value in said


@pytest.mark.parametrize("given", TOGETHER, ids=str)
def test_of_several(files, given):
    # Told by the system, which gives it to nobody else meanwhile.
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    given = {name: str(files.get(value, value)).replace("PORT", str(port))
             for name, value in given.items()}
    said = assert_both_refuse(given)
    assert any(f"--{name}" in said for name in given) \
        or any(str(path) in said for path in given.values())


def test_every_flag_is_tried():
    tried = {name for name, _ in wrong_values()}
    assert tried == {name for name, _ in flags()}


def test_that_another_process_has_the_port_now_is_no_fault(daemon):
    """So that a configuration can be checked beside the daemon that it is for."""
    address = daemon.http.removeprefix("http://")
    given = {"http-address": address, "grpc-address": daemon.grpc}
    assert run(given, "--check")[0] == 0
    code, said = run(given)
    assert code == 78 and address in said


def test_it_says_what_would_be_served():
    """On the standard output, and nothing is bound: the ports are those that were asked for."""
    command = [LONGSPAND, "--check", "--model", MODEL, "--http-address", "127.0.0.1:0",
               "--grpc-address", "127.0.0.1:0", "--max-running-requests", "4"]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr
    for line in (r"model +demo \(sparse_llama, 6 layers, hidden 256, 8 query and 2 KV heads of 64",
                 r" 11967744 parameters, native sparse attention: ",
                 r"device +.*, computing in bf16",
                 r"kernels  attention of prompts: tile kernel, [A-Z0-9_]+\n"
                 r" +attention of generated tokens: tile kernel, [A-Z0-9_]+\n"
                 r" +products: oneDNN, [A-Z][^\n]+\n",
                 r"serving +http://127\.0\.0\.1:0 ", r"context 65536 tokens, 4 sequences running",
                 r"weights +\d+ bytes", r"KV pages +\d+ bytes",
                 r"a token +3360 bytes .*; 262144 tokens fit, in sequences of 65536\n", r"together +\d+ bytes"):
        assert re.search(line, done.stdout), f"{line} in\n{done.stdout}"


def bounds():
    """All flags of numbers at their least, and at their most, as far as they go together."""
    source = "".join(path.read_text() for path in (ROOT / "server" / "options").glob("*_flags.cc"))
    numbers = re.findall(
        r'(?:IntegerFlag|OptionalIntegerFlag|SecondsFlag)\(\s*"([a-z-]+)",\s*([\d.]+),\s*([\d.]+),',
        source)
    return {name: (least, most) for name, least, most in numbers}


@pytest.mark.parametrize("which", [0, 1], ids=["least", "most"])
def test_what_it_accepts_starts(which):
    not_here = {"max-context-tokens", "prefill-chunk-tokens", "max-running-requests",
                "max-partial-prefills", "max-long-prefills", "long-prompt-tokens", "max-n",
                "threads", "drain-grace-s"}
    given = {name: values[which] for name, values in bounds().items() if name not in not_here}
    assert len(given) > 10
    options = [f"--{name}={value}" for name, value in given.items()]
    assert run(given, "--check")[0] == 0
    Daemon(*options).stop()

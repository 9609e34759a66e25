"""The command-line client."""

import json
import subprocess

import pytest
import requests
from daemon import LONGSPAN, LONGSPAND, PATIENCE_S, run_client

PROMPT = "The access code is 12345.\n\nQuestion: What is the access code?\nAnswer:"


def complete(daemon, *arguments, **options):
    done = run_client(daemon, "complete", "--temperature", 0, *arguments, **options)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_text_comes_from_an_argument_a_file_or_standard_input(daemon, tmp_path):
    expected = complete(daemon, PROMPT, "-m", 6)
    assert expected.startswith(" 12345")
    path = tmp_path / "prompt"
    path.write_text(PROMPT)
    assert complete(daemon, "--file", path, "-m", 6) == expected
    assert complete(daemon, "-m", 6, stdin=PROMPT) == expected
    assert complete(daemon, "--file", "-", "-m", 6, stdin=PROMPT) == expected
    assert complete(daemon, "-", "-m", 6, stdin=PROMPT) == expected
    assert complete(daemon, PROMPT, "-m", 6, "--no-stream") == expected


def test_repeated_flags_leave_the_prompt_alone(daemon):
    assert complete(daemon, "--stop", "4", "--stop", "5", PROMPT, "-m", 6) == " 123\n"
    assert complete(daemon, "--stop", "4", "--include-stop", PROMPT, "-m", 6) == " 1234\n"


def test_several_completions_are_numbered(daemon):
    text = complete(daemon, PROMPT, "-n", 2, "-m", 6)
    assert text.startswith("[0]\n 12345") and "\n[1]\n 12345" in text


def test_a_seed_has_a_sign_or_none(daemon):
    def drawn(seed):
        return run_client(daemon, "complete", "--temperature", 1.5, "--seed", seed, "x", "-m", 12)
    assert drawn(-1).stdout == drawn(2**64 - 1).stdout != drawn(1).stdout
    refused = drawn(2**64)
    assert refused.returncode != 0 and "--seed" in refused.stderr


def test_echo_comes_first(daemon):
    assert complete(daemon, PROMPT, "--echo", "-m", 6).startswith(PROMPT + " 12345")


def test_json_is_a_line_an_event(daemon):
    for flags in ([], ["--no-stream"]):
        events = [json.loads(line)
                  for line in complete(daemon, PROMPT, "-m", 6, "--json", *flags).splitlines()]
        kinds = [next(iter(event)) for event in events]
        assert kinds[0] == "accepted" and kinds[-1] == "finished"
        deltas = [event["token_delta"] for event in events if "token_delta" in event]
        assert "".join(delta["text"] for delta in deltas).startswith(" 12345")
        assert flags == [] or len(deltas) == 1
        assert events[-1]["finished"]["usage"]["completion_tokens"] == "6"


def test_tokenize(daemon):
    ids = run_client(daemon, "tokenize", "a b").stdout.split()
    assert run_client(daemon, "tokenize", "a b", "--count").stdout == f"{len(ids)}\n"
    lines = run_client(daemon, "tokenize", "a\nb", "--strings").stdout.splitlines()
    assert "".join(line.split("\t")[1] for line in lines) == "a\\nb"
    assert run_client(daemon, "tokenize", "--file", "-", stdin="a b").stdout.split() == ids
    assert run_client(daemon, "tokenize", "a", "--count", "--strings").returncode == 64


def test_models(daemon):
    text = run_client(daemon, "models").stdout
    assert text.startswith(daemon.model + "\n")
    for part in ("context", "sparse attention", "sliding window", "512 tokens", "kv_pages",
                 "yes, reasoning: none, tool calls: json"):
        assert part in text


def test_a_deadline_is_told(daemon):
    done = run_client(daemon, "complete", "x", "--ignore-eos", "--timeout", 0.3)
    assert done.returncode == 1
    assert "deadline exceeded" in done.stderr
    daemon.wait_idle()


def test_times_to_wait(daemon):
    for good in ("1h", "30s", "1.5", "999999999"):
        done = run_client(daemon, "complete", "x", "--max-tokens", 1, "--timeout", good)
        assert done.returncode == 0, (good, done.stderr)
    for bad in ("0", "-1", "nan", "inf", "1e300", "2000000000000000", "soon"):
        done = run_client(daemon, "complete", "x", "--max-tokens", 1, "--timeout", bad)
        assert done.returncode == 64 and "--timeout" in done.stderr, (bad, done.stderr)


def test_what_cannot_be_read_is_named(daemon, tmp_path):
    for path in (tmp_path, tmp_path / "nothing"):
        done = run_client(daemon, "complete", "--file", path)
        assert done.returncode == 64 and f"cannot read {path} (--file)" in done.stderr


def test_a_refused_value_names_its_flag(daemon):
    done = run_client(daemon, "complete", PROMPT, "--top-p", 2, "--stop-token-id", 5)
    assert done.returncode == 1 and "(--top-p)" in done.stderr, done.stderr
    done = run_client(daemon, "complete", PROMPT, "--stop-token-id", 10**9)
    assert done.returncode == 1 and "(--stop-token-id)" in done.stderr, done.stderr


def test_the_version_is_the_daemons(daemon):
    version = requests.get(f"{daemon.http}/version", timeout=PATIENCE_S).json()
    told = f"{version['version']} ({version['commit']})\n"
    assert run_client(daemon, "--version").stdout == f"longspan {told}"
    assert subprocess.check_output([LONGSPAND, "--version"], text=True) == f"longspand {told}"


@pytest.mark.parametrize("arguments, told", [
    (("frobnicate",), 'longspan has no command "frobnicate". Its commands: complete, chat, tokenize, '),
    (("complet", "--file", "x"), 'longspan has no command "complet". Did you mean complete?'),
    (("complete", "--max-token", "5", "x"),
     "longspan complete has no flag --max-token. Did you mean --max-tokens?"),
    (("models", "--api-key", "x"), "--api-key stands before the command: longspan --api-key … models"),
    (("complete", "two", "words"), '"words" is one more. What has spaces stands in quotes.'),
    (("key", "--tennant", "acme"), "longspan key has no flag --tennant. Did you mean --tenant?")])
def test_what_is_unknown_is_named_with_what_is_near(daemon, arguments, told):
    done = run_client(daemon, *arguments)
    assert done.returncode == 64 and done.stdout == ""
    message, help_line, end = done.stderr.split("\n")
    assert message.startswith("longspan: ") and told in message, message
    command = "" if told.startswith(("longspan has", "--api-key")) else f"{arguments[0]} "
    assert help_line == f"See longspan {command}--help." and end == ""


def test_usage(daemon):
    assert LONGSPAN.exists()
    told = run_client(daemon)
    assert told.returncode == 64 and told.stdout == ""
    assert told.stderr == run_client(daemon, "--help").stdout
    assert "complete" in told.stderr

"""The command-line client."""

import json

from daemon import LONGSPAN, run_client

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
    assert complete(daemon, "-", "-m", 6, stdin=PROMPT) == expected
    assert complete(daemon, PROMPT, "-m", 6, "--no-stream") == expected


def test_repeated_flags_leave_the_prompt_alone(daemon):
    assert complete(daemon, "--stop", "4", "--stop", "5", PROMPT, "-m", 6) == " 123\n"
    assert complete(daemon, "--stop", "4", "--include-stop", PROMPT, "-m", 6) == " 1234\n"


def test_several_completions_are_numbered(daemon):
    text = complete(daemon, PROMPT, "-n", 2, "-m", 6)
    assert text.startswith("[0]\n 12345") and "\n[1]\n 12345" in text


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
    assert run_client(daemon, "tokenize", "a", "--count", "--strings").returncode == 64


def test_models(daemon):
    text = run_client(daemon, "models").stdout
    assert text.startswith(daemon.model + "\n")
    for part in ("context", "sparse attention", "sliding window", "512 tokens", "kv_pages"):
        assert part in text


def test_a_deadline_is_told(daemon):
    done = run_client(daemon, "complete", "x", "--ignore-eos", "--timeout", 0.3)
    assert done.returncode == 1
    assert "deadline exceeded" in done.stderr
    daemon.wait_idle()


def test_usage(daemon):
    assert LONGSPAN.exists()
    assert run_client(daemon).returncode == 64
    assert run_client(daemon, "no-such-command").returncode == 64
    assert "complete" in run_client(daemon, "--help").stdout

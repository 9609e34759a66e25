"""Facts are found wherever they lie in a long text, over HTTP, and attention reads little for it.
These are the sets of development: the same prompts, whatever is trained and evaluated next.

LONGSPAN_NEEDLES=16384,65536 evaluates all cases of single needles and of eight keys at these
lengths too and prints the tables (pytest -s)."""

import gzip
import json
import os
import pathlib
import subprocess
import sys

import pytest
from asking import Server, pieces
from needles import DEVELOPMENT_SETS, Assembler, Keeping, Kept, evaluate, report, sources
from tables import differences

PROGRAM = pathlib.Path(__file__).parent / "needles.py"
LENGTHS = [int(length) for length in os.environ.get("LONGSPAN_NEEDLES", "").split(",") if length]


def scores(result):
    """Answers that were right, and all, of each set."""
    kinds = {answer["set"] for answer in result["answers"]}
    return {kind: (sum(answer["right"] for answer in result["answers"] if answer["set"] == kind),
                   sum(answer["set"] == kind for answer in result["answers"])) for kind in kinds}


@pytest.fixture(scope="module")
def small(daemon):
    """A diagonal of the grid: every depth but the last, twice each frame, all haystacks."""
    return evaluate(Server(daemon.http), ["single", "eight"], [8192], every=11,
                    makers=DEVELOPMENT_SETS)


def test_texts_beyond_the_context_are_counted(daemon):
    server, line = Server(daemon.http), "0419 7731 5508 2260 9917\n"
    assert server.count_tokens(line * 4000) == 4000 * server.count_tokens(line) > 65_536


def test_pieces_are_the_text_and_short():
    for text in ("one two\n\nthree\n" * 50, "word " * 90, "x" * 300, "ä€" * 100, "", "short"):
        parts = pieces(text, 64)
        assert "".join(parts) == text
        assert all(len(part.encode()) <= 64 for part in parts)
    assert pieces("one two\nthree four\nfive", 20) == ["one two\nthree four\n", "five"]


def test_needles_are_found_at_8k(small):
    found = scores(small)
    assert found["single"][1] == 10 and found["eight"][1] == 4
    for kind, (right, cases) in found.items():
        assert right >= cases - 1, f"{kind}\n{report(small)}"


def test_prompts_are_as_long_as_asked_for(small):
    for answer in small["answers"]:
        assert 0.95 * 8192 < answer["prompt_tokens"] < 8192, answer


def test_every_sparse_branch_reads_and_dense_attention_would_read_more(small):
    for cell in small["cells"]:
        read = cell["bytes_read"]
        assert read["summary"] > 0 and read["selected"] > 0 and read["window"] > 0, cell
        assert read["full"] == 0 and cell["bytes_avoided"] > 0, cell
        assert cell["prompt_tokens_cached"] == 0, cell
        assert cell["prompt_tokens_computed"] == sum(
            answer["prompt_tokens"] for answer in small["answers"] if answer["set"] == cell["set"])


def test_answers_are_the_same_with_keys_and_values_at_home(daemon, start_daemon, tmp_path):
    """64 pages, each of which takes 18,480 bytes, and 26 rooms of 196,704."""
    home = start_daemon("--threads", "2", "--max-context-tokens", "4096",
                        "--max-running-requests", "1", "--kv-host-bytes", "12MiB",
                        "--kv-cache-bytes", str(64 * 18_480 + 26 * 196_704))
    def answers(asked, assembler):
        return evaluate(Server(asked.http), ["single"], [4096], every=22, makers=DEVELOPMENT_SETS,
                        assembler=assembler)
    keeping = Keeping(Assembler(sources(), Server(daemon.http).count_tokens))
    results = [answers(daemon, keeping)]
    keeping.write(tmp_path / "prompts.gz")
    results.append(answers(home, Kept(tmp_path / "prompts.gz")))
    on_device, at_home = (result["answers"] for result in results)
    assert len(at_home) == 5 and not differences(on_device, at_home)

    pages, fetched_bytes = (results[1]["cells"][0][name] for name in ("room_pages", "room_bytes_fetched"))
    assert pages["found"] > pages["fetched"] > 0 and pages["left"] == 0, pages
    assert fetched_bytes == pages["fetched"] * 2 * 64 * 64 * 2  # keys and values of 64 tokens in bf16
    assert f"single at 4096: pages in rooms {pages['found']} (" in report(results[1])
    assert "rooms" not in report(results[0])


@pytest.mark.parametrize("length", LENGTHS)
def test_needles_are_found_at(daemon, length):
    result = evaluate(Server(daemon.http), ["single", "eight"], [length], makers=DEVELOPMENT_SETS)
    print(report(result))
    for kind, (right, cases) in scores(result).items():
        assert right >= 0.95 * cases, f"{kind}\n{report(result)}"


def run(*arguments):
    return subprocess.run([sys.executable, PROGRAM, *map(str, arguments)], capture_output=True,
                          text=True, timeout=600)


def test_the_program_writes_answers_that_can_be_compared(daemon, tmp_path):
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    done = run("--server", daemon.http, "--sets", "numbers_log,absent", "--lengths", 2048,
               "--every", 10, "--output", first)
    assert done.returncode == 0, done.stderr
    assert "numbers_log" in done.stdout and "MiB read per prompt" in done.stdout
    answers = json.loads(first.read_text())["answers"]
    assert [answer["set"] for answer in answers] == 3 * ["numbers_log"] + 4 * ["absent"]

    same = run("--compare", first, first)
    assert (same.returncode, same.stdout.split(";")[0]) == (0, "0 differences"), same.stderr
    changed = json.loads(first.read_text())
    changed["answers"][1]["generated"] = " something else"
    del changed["answers"][3]
    second.write_text(json.dumps(changed))
    different = run("--compare", first, second)
    assert different.returncode == 1
    assert "' something else'" in different.stdout and "only in the first" in different.stdout
    assert "2 differences" in different.stdout


def test_kept_prompts_are_asked_again(daemon, tmp_path):
    prompts, first, second = (tmp_path / name for name in ("prompts.gz", "first.json", "second.json"))
    some = ("--server", daemon.http, "--sets", "absent", "--lengths", 2048, "--every", 20)
    kept = run(*some, "--keep-prompts", prompts, "--output", first)
    assert kept.returncode == 0, kept.stderr
    again = run(*some, "--prompts", prompts, "--output", second)
    assert again.returncode == 0, again.stderr
    one, other = (json.loads(file.read_text())["answers"] for file in (first, second))
    assert len(one) == 2 and one == other

    with gzip.open(prompts, "rt") as stream:
        texts = json.load(stream)
    changed = {name: "Q: Nothing?\nA:" for name in texts}
    with gzip.open(prompts, "wt") as stream:
        json.dump(changed, stream)
    assert run(*some, "--prompts", prompts, "--output", second).returncode == 0
    assert all(answer["prompt_tokens"] < 20 for answer in json.loads(second.read_text())["answers"])

    missing = run(*some[:4], "--lengths", 1024, "--prompts", prompts)
    assert missing.returncode == 1
    assert "has no prompt for absent/0 of 1024 tokens" in missing.stderr


def test_an_unknown_set_is_named(daemon):
    done = run("--server", daemon.http, "--sets", "haystacks")
    assert done.returncode == 1
    assert "no set 'haystacks'; there are single, eight" in done.stderr

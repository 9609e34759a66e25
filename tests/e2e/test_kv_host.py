"""Keys and values at home in the host's memory, with rooms for a tenth of the pages: what is planned
and refused, that answers are those of a daemon that has all on its device, and what is counted."""

import concurrent.futures
import random
import re
import subprocess

import pytest
from daemon import LONGSPAND, MODEL, PATIENCE_S, Daemon, make_checkpoint, metric

SHAPE = ("--max-context-tokens", "8192", "--max-running-requests", "4")
# 512 pages of 192 KiB. Each keeps 18,480 bytes on the device, and the rest is for rooms of 192 KiB and
# 96 bytes: 53.
HOMES = ("--kv-host-bytes", "96MiB", "--kv-cache-bytes", "19MiB")
BLOCK_BYTES = 2 * 64 * 64 * 2  # keys and values of a KV head of a page of a layer, in bf16
LAYERS, KV_HEADS = 6, 2


def check(*flags, model=MODEL):
    command = [LONGSPAND, "--check", "--model", model, "--device", "cpu", *flags]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          timeout=PATIENCE_S, check=False)
    return done.returncode, done.stdout + done.stderr


def part(told, name):
    return int(re.search(rf"^    {name} +(\d+) bytes", told, re.MULTILINE).group(1))


def test_the_plan_has_homes_and_rooms():
    code, told = check(*SHAPE, *HOMES)
    assert code == 0, told
    assert part(told, "KV homes") == 512 * LAYERS * KV_HEADS * BLOCK_BYTES == 96 << 20
    assert part(told, "KV rooms") == 53 * LAYERS * KV_HEADS * BLOCK_BYTES
    assert part(told, "room index") == LAYERS * KV_HEADS * (4 * 512 + 8 * 53)
    assert "53 pages' keys and values, 10 % of those at home" in told
    assert "KV pages" not in told
    assert part(told, "a token") == part(told, "summaries") // 32768 + part(told, "carry") // 32768
    assert "32768 tokens fit, in sequences of 8192" in told
    plain = check(*SHAPE)[1]
    assert "home" not in plain and "room" not in plain


def test_the_log_says_that_a_gpu_would_have_more_of_it_and_that_rooms_are_few():
    told = check(*SHAPE, *HOMES)[1]
    assert "are of use with a GPU" in told
    assert re.search("fewer rooms .* rooms=53 needed=100 sequences=4", told)
    told = check(*SHAPE, "--kv-host-bytes", "96MiB")[1]
    assert "100 % of those at home" in told and "fewer rooms" not in told


@pytest.mark.parametrize("flags, code, words", [
    (("--kv-host-bytes", "8"), 78, ("--kv-host-bytes is 8; keys and values of one page",)),
    ((*HOMES, "--host-cache-bytes", "1MiB"), 64, ("--host-cache-bytes 1048576", "--kv-host-bytes")),
    (("--kv-host-bytes", "96MiB", "--kv-cache-bytes", "1MiB"), 78,
     ("512 pages", " for 25 rooms", "--kv-cache-bytes is 1.00 MiB", "smaller --kv-host-bytes")),
    (("--kv-host-bytes", "96MiB", "--memory-fraction", "0.0001"), 78,
     ("512 pages", "--memory-fraction 0.0001", "keys and values at home")),
    (("--kv-host-bytes", "8MiB"), 78, ("--max-context-tokens is 8192", "--kv-host-bytes changes"))])
def test_what_does_not_fit_is_refused(flags, code, words):
    told_code, told = check(*SHAPE, *flags)
    assert told_code == code, told
    for word in words:
        assert word in told


@pytest.mark.parametrize("flags, reason", [
    ((), "reads all of them for each generated token"),
    (("--sparse-decode", "on"), "has layers that read all of them"),
    (("--sparse-prefill", "0.9"), "attends sparsely to prompts alone")])
def test_dense_models_are_refused(tmp_path, flags, reason):
    model = make_checkpoint("tiny-deep", tmp_path / "dense")
    code, told = check("--kv-host-bytes", "96MiB", *flags, model=model)
    assert code == 78, told
    assert "--kv-host-bytes 100663296: keys and values cannot be at home" in told
    assert reason in told


@pytest.fixture(scope="module")
def home():
    started = Daemon("--device", "cpu", "--threads", "2", *SHAPE, *HOMES)
    yield started
    started.stop()


@pytest.fixture(scope="module")
def plain():
    started = Daemon("--device", "cpu", "--threads", "2", *SHAPE)
    yield started
    started.stop()


def prompt(seed, tokens):
    words = random.Random(seed)
    return [words.randrange(16, 4096) for _ in range(tokens)]


BEGINNING = prompt(1, 4500)
PROMPTS = [prompt(2, 5000), BEGINNING + prompt(3, 300), BEGINNING + prompt(4, 700)]


def answer(daemon, of, **fields):
    body = {"max_tokens": 48, "ignore_eos": True, "return_token_ids": True, **fields}
    done = daemon.complete(of, **body)
    assert done.status_code == 200, done.text
    return [choice["token_ids"] for choice in done.json()["choices"]], done.json()["usage"]


def answers(daemon):
    """Of all prompts at once, beside one that is given up."""
    with concurrent.futures.ThreadPoolExecutor(len(PROMPTS)) as clients:
        waiting = [clients.submit(answer, daemon, of) for of in PROMPTS]
        with daemon.stream(prompt(5, 3000), max_tokens=2000) as given_up:
            next(given_up.iter_lines())
        return [one.result()[0] for one in waiting]


def test_answers_are_those_of_a_daemon_with_all_on_its_device(home, plain):
    assert answers(home) == answers(plain)
    home.wait_idle()


def test_a_prefix_that_is_found_changes_nothing(home, plain):
    longer = PROMPTS[0] + prompt(6, 100)
    tokens, usage = answer(home, longer)
    assert usage["prompt_tokens_details"]["cached_tokens"] >= 4900
    assert tokens == answer(plain, longer)[0]


def test_samples_that_share_a_prompt_are_the_same(home, plain):
    fields = {"n": 3, "temperature": 1, "seed": 7}
    assert answer(home, PROMPTS[1], **fields)[0] == answer(plain, PROMPTS[1], **fields)[0]


def counts(daemon):
    pages = {of: metric(daemon, "room_pages_total", outcome=of) for of in ("found", "fetched", "left")}
    moved = {way: metric(daemon, "home_bytes_total", direction=way)
             for way in ("fetched", "read", "written")}
    return pages, moved, metric(daemon, "room_fetch_seconds_total")


def test_counts_add_up(home):
    before, moved_before, seconds_before = counts(home)
    _, usage = answer(home, prompt(8, 2000), max_tokens=33)
    after, moved_after, seconds_after = counts(home)
    pages = {of: after[of] - before[of] for of in after}
    moved = {way: moved_after[way] - moved_before[way] for way in moved_after}
    # The first token is of the prompt's last chunk. A step reads the window's pages and more.
    assert 32 * LAYERS * KV_HEADS * 8 < sum(pages.values()) <= 32 * LAYERS * KV_HEADS * 25
    assert pages["found"] > pages["fetched"] > 0 and pages["left"] == 0
    assert moved["fetched"] == pages["fetched"] * BLOCK_BYTES
    # All but the last token, which nobody reads.
    appended = usage["total_tokens"] - 1
    assert moved["written"] == appended * LAYERS * KV_HEADS * BLOCK_BYTES / 64
    assert seconds_after >= seconds_before > 0


def test_pools_say_where_keys_and_values_are(home, plain):
    bytes_of = {pool: metric(home, "pool_bytes", pool=pool) for pool in ("kv", "kv_home", "kv_rooms")}
    index = LAYERS * KV_HEADS * (4 * 512 + 8 * 53)
    assert bytes_of == {"kv": 0, "kv_home": 96 << 20,
                        "kv_rooms": 53 * LAYERS * KV_HEADS * BLOCK_BYTES + index}
    assert metric(home, "pool_blocks", pool="kv", state="free") > 0
    assert counts(plain) == ({"found": 0, "fetched": 0, "left": 0},
                             {"fetched": 0, "read": 0, "written": 0}, 0)

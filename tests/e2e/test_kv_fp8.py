"""Keys and values in e4m3: what is said of it, what it takes, and that answers are what they are
alone, from the prefix cache and after preemption."""

import concurrent.futures
import re
import subprocess

import pytest
import requests
from daemon import LONGSPAND, MODEL, PATIENCE_S, Daemon

PROMPTS = [[20 + number] * 10 for number in range(3)]


def check(*flags):
    done = subprocess.run([LONGSPAND, "--check", "--model", MODEL, "--device", "cpu", *flags],
                          capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    return done.returncode, done.stdout + done.stderr


def kv_page_bytes(told):
    size, pages = re.search(r"KV pages +(\d+) bytes +\S+ \S+ +(\d+) pages", told).groups()
    return int(size) // int(pages)


def test_a_page_has_a_byte_a_number_and_one_a_scale():
    code, told = check("--kv-dtype", "fp8")
    assert code == 0, told
    assert "computing in bf16, fp8 keys and values" in told
    assert "f8_e4m3, and 2 scales u8" in told
    # 64 tokens of 6 layers of 2 KV heads of 64.
    assert kv_page_bytes(told) == 2 * 64 * 6 * 2 * (64 + 1)
    assert kv_page_bytes(check()[1]) == 2 * 64 * 6 * 2 * 64 * 2


def test_fp32_may_have_it_and_refuses_bf16():
    code, told = check("--kv-dtype", "fp8", "--compute-dtype", "f32")
    assert code == 0 and "computing in f32, fp8 keys and values" in told, told
    code, told = check("--kv-dtype", "bf16", "--compute-dtype", "f32")
    assert code == 78 and "--kv-dtype is bf16" in told and "--compute-dtype" in told, told


@pytest.fixture(scope="module")
def fp8():
    # Of 2,496 tokens in bf16; each of three wants 910.
    started = Daemon("--threads", "2", "--kv-dtype", "fp8", "--kv-cache-bytes", "4MiB",
                     "--max-context-tokens", "2048", "--output-margin-tokens", "64",
                     "--host-cache-bytes", "32MiB")
    yield started
    started.stop()


def answer_to(daemon, prompt):
    answer = daemon.complete(prompt, max_tokens=900, ignore_eos=True, return_token_ids=True)
    assert answer.status_code == 200, answer.text
    choice = answer.json()["choices"][0]
    return choice["token_ids"], choice["text"]


def test_what_is_served_says_so(fp8):
    info = requests.get(f"{fp8.http}/server_info", timeout=PATIENCE_S).json()
    assert (info["dtype"], info["kv_cache_dtype"]) == ("bf16", "f8_e4m3")
    metrics = requests.get(f"{fp8.http}/metrics", timeout=PATIENCE_S).text
    assert re.search(r'longspan_model_info\{.*kv_dtype="f8_e4m3"', metrics)


def test_answers_after_a_preemption_are_those_of_requests_alone(fp8):
    with concurrent.futures.ThreadPoolExecutor(len(PROMPTS)) as clients:
        together = list(clients.map(lambda prompt: answer_to(fp8, prompt), PROMPTS))
    metrics = requests.get(f"{fp8.http}/metrics", timeout=PATIENCE_S).text
    copies = re.search(r'^longspan_preemptions_total\{.*kind="copy".*\} (\S+)$', metrics,
                       re.MULTILINE)
    assert copies and float(copies.group(1)) > 0
    assert together == [answer_to(fp8, prompt) for prompt in PROMPTS]


def test_a_prefix_that_is_found_changes_nothing(fp8):
    prompt = [40 + token % 60 for token in range(400)]
    first = fp8.complete(prompt, max_tokens=20, ignore_eos=True, return_token_ids=True).json()
    again = fp8.complete(prompt, max_tokens=20, ignore_eos=True, return_token_ids=True).json()
    assert again["usage"]["prompt_tokens_details"]["cached_tokens"] > 0
    assert first["choices"][0]["token_ids"] == again["choices"][0]["token_ids"]

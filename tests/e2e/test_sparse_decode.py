"""A dense checkpoint that is served with sparse decode: who asks for it hears that the answer is
approximate, everybody else gets the dense model's answer, and the prompt's pages serve both."""

import json
import subprocess

import pytest
import requests
from daemon import LONGSPAND, MODEL, Reflected, make_checkpoint, metric

FROM_TOKENS = 1024
FLAGS = ("--sparse-decode-from-tokens", str(FROM_TOKENS), "--sparse-decode-budget-tokens", "1024")
PROMPT = " ".join(f"The {place}th house has {place * 7 % 83} windows." for place in range(260))
ANSWER_TOKENS = 40


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    return make_checkpoint("tiny-deep", tmp_path_factory.mktemp("deep"))


@pytest.fixture(scope="module")
def served(start_shared_daemon, model):
    return start_shared_daemon("--sparse-decode", "on-request", *FLAGS, model=model)


@pytest.fixture(scope="module")
def dense(start_shared_daemon, model):
    return start_shared_daemon(model=model)


def answer(daemon, **fields):
    response = daemon.complete(PROMPT, max_tokens=ANSWER_TOKENS, ignore_eos=True, **fields)
    assert response.status_code == 200, response.text
    return response.json()


def sparse_tokens(usage):
    return usage["completion_tokens_details"]["sparse_decode_tokens"]


def test_who_asks_hears_that_the_answer_is_approximate(served):
    body = answer(served, sparse_decode=True, n=2, temperature=1, seed=3, logprobs=1)
    assert body["usage"]["prompt_tokens"] > 2 * FROM_TOKENS
    assert body["approximate"] == "sparse_decode"
    assert sparse_tokens(body["usage"]) == 2 * (ANSWER_TOKENS - 1), "the first is drawn by the prompt"


def test_every_chunk_of_a_stream_says_it(served):
    with served.stream(PROMPT, max_tokens=8, sparse_decode=True,
                       stream_options={"include_usage": True}) as response:
        chunks = [json.loads(line[6:]) for line in response.iter_lines()
                  if line.startswith(b"data: {")]
    assert len(chunks) > 2
    assert {chunk["approximate"] for chunk in chunks} == {"sparse_decode"}
    assert sparse_tokens(chunks[-1]["usage"]) == 7


def test_over_grpc(served):
    client = Reflected(served.grpc)
    events = list(client.generate(text=PROMPT, stopping={"max_tokens": 8, "ignore_eos": True},
                                  attention={"sparse_decode": True}))
    client.close()
    assert events[0].accepted.sparse_decode
    assert events[-1].finished.usage.sparse_decode_tokens == 7


def test_selection_runs_and_changes_the_answer(served, dense):
    before = metric(served, "kv_bytes_read_total", kind="selected")
    approximate = answer(served, sparse_decode=True, logprobs=0)
    assert metric(served, "kv_bytes_read_total", kind="selected") > before
    exact = answer(dense, logprobs=0)
    assert (approximate["choices"][0]["logprobs"]["token_logprobs"]
            != exact["choices"][0]["logprobs"]["token_logprobs"])


@pytest.mark.parametrize("fields", [{}, {"sparse_decode": False}])
def test_who_does_not_ask_gets_the_dense_answer(served, dense, fields):
    answer(served, sparse_decode=True)
    body, exact = answer(served, logprobs=3, **fields), answer(dense, logprobs=3)
    assert body["choices"] == exact["choices"]
    assert "approximate" not in body
    assert "sparse_decode_tokens" not in body["usage"].get("completion_tokens_details", {})
    assert body["usage"]["prompt_tokens_details"]["cached_tokens"] > 2000, "pages serve both"


def test_short_sequences_are_dense_and_say_so(served, dense):
    body = served.complete("A short prompt", sparse_decode=True, logprobs=0).json()
    assert body["choices"] == dense.complete("A short prompt", logprobs=0).json()["choices"]
    assert sparse_tokens(body["usage"]) == 0


def test_a_block_map_is_of_approximate_answers(served):
    body = answer(served, sparse_decode=True, include_block_map=True)
    block_map = body["choices"][0]["block_map"]
    assert block_map["answer_tokens"] == ANSWER_TOKENS - 1
    first, last = block_map["layer_groups"][0], block_map["layer_groups"][-1]
    assert sum(first["selected_pages"]) == 0, "the first layers attend densely"
    assert last["selected_pages"][0] == max(last["selected_pages"]), "the sink is always selected"
    refused = served.complete(PROMPT, include_block_map=True)
    assert refused.status_code == 400 and "sparse_decode" in refused.json()["error"]["message"]


def test_requests_and_tokens_are_counted(served):
    def counts():
        return [metric(served, f"sparse_decode_{what}_total")
                for what in ("requests", "tokens")]

    requests_before, tokens_before = counts()
    answer(served, sparse_decode=True)
    answer(served)
    assert counts() == [requests_before + 1, tokens_before + ANSWER_TOKENS - 1]


def test_the_model_card_says_what_is_served(served):
    [card] = requests.get(f"{served.http}/v1/models", timeout=30).json()["data"]
    assert card["sparse_decode"] == {"mode": "on-request", "approximate": True, "budget_tokens": 1024,
                                     "budget_share": 0.125, "from_tokens": FROM_TOKENS}


def test_without_the_flag_it_is_refused(dense):
    refused = dense.complete("Hello", sparse_decode=True)
    assert refused.status_code == 400
    assert "--sparse-decode off" in refused.json()["error"]["message"]
    assert dense.complete("Hello", sparse_decode=False).status_code == 200


def test_it_can_be_the_default(start_daemon, model):
    daemon = start_daemon("--sparse-decode", "on", *FLAGS, model=model)
    assert answer(daemon)["approximate"] == "sparse_decode"
    assert "approximate" not in answer(daemon, sparse_decode=False)
    assert "approximate" in daemon.log()


def test_a_model_with_sparse_attention_of_its_own_is_refused():
    told = subprocess.run([LONGSPAND, "--model", MODEL, "--device", "cpu", "--check", "--sparse-decode",
                           "on"], capture_output=True, text=True, timeout=60)
    assert told.returncode != 0
    assert "--sparse-decode on" in told.stderr and "sparse attention of its own" in told.stderr


def test_a_model_with_windows_is_served_so(start_daemon, tmp_path):
    daemon = start_daemon("--sparse-decode", "on", *FLAGS, model=make_checkpoint("tiny-gemma3", tmp_path / "model"))
    body = answer(daemon, include_block_map=True)
    assert sparse_tokens(body["usage"]) == ANSWER_TOKENS - 1
    selecting = [group["first_layer"] for group in body["choices"][0]["block_map"]["layer_groups"]
                 if sum(group["selected_pages"])]
    assert selecting == [5], "of seven layers the one that sees all"

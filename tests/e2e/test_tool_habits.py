"""What clients and tools of others do by default, and what they read of the answers."""

import json

import openai
import pytest
import requests
from daemon import MODEL, PATIENCE_S, Daemon

CONTEXT_TOKENS = 8192
CODE_PROMPT = "The access code is {}.\n\nQuestion: What is the access code?\nAnswer:"


@pytest.fixture(scope="module")
def small():
    started = Daemon("--threads", "2", "--max-context-tokens", str(CONTEXT_TOKENS))
    yield started
    started.stop()


def post(daemon, path, body):
    return requests.post(f"{daemon.http}{path}", data=body,
                         headers={"Content-Type": "application/json"}, timeout=PATIENCE_S)


def test_models_name_their_root_and_parent(daemon):
    listed, = requests.get(f"{daemon.http}/v1/models", timeout=PATIENCE_S).json()["data"]
    assert listed == requests.get(f"{daemon.http}/v1/models/demo", timeout=PATIENCE_S).json()
    assert (listed["root"], listed["parent"]) == (str(MODEL), None)
    assert listed["max_model_len"] > 0


def test_the_tokenizer_is_told_to_who_has_none(daemon):
    info = requests.get(f"{daemon.http}/tokenizer_info", timeout=PATIENCE_S).json()
    wanted = json.loads((MODEL / "tokenizer_config.json").read_text())
    assert {name: info[name] for name in wanted} == wanted
    end, = post(daemon, "/tokenize", json.dumps({"prompt": info["eos_token"],
                                                 "add_special_tokens": False})).json()["tokens"]
    assert post(daemon, "/detokenize", json.dumps({"tokens": [end]})).json()["prompt"] == (
        info["eos_token"])


def test_the_server_tells_its_limits(small):
    info = requests.get(f"{small.http}/server_info", timeout=PATIENCE_S).json()
    assert info["max_model_len"] == info["context_length"] == CONTEXT_TOKENS
    assert (info["served_model_name"], info["model_path"]) == ("demo", str(MODEL))
    assert info["max_prompts_per_call"] == 128
    assert len(info["internal_states"]) == 1


def test_a_call_of_128_prompts(daemon):
    codes = range(48200, 48328)
    answer = daemon.complete([CODE_PROMPT.format(code) for code in codes], max_tokens=8)
    assert answer.status_code == 200, answer.text
    choices = answer.json()["choices"]
    assert [choice["index"] for choice in choices] == list(range(128))
    right = sum(choice["text"] == f" {code}" for choice, code in zip(choices, codes))
    assert right >= 120  # the model is small


@pytest.mark.parametrize("prompts", [1, 8])
def test_texts_that_are_too_long_are_judged_by_their_tokens(small, prompts):
    answer = post(small, "/v1/completions",
                  json.dumps({"prompt": ["word " * 32_768] * prompts, "max_tokens": 1}))
    assert answer.status_code == 400, answer.text
    error = answer.json()["error"]
    assert error["code"] == "context_length_exceeded"
    assert f"{CONTEXT_TOKENS} tokens" in error["message"]


def test_longer_texts_than_the_context_are_tokenised(small):
    text = "A long text is counted, too. " * 5000
    told = post(small, "/tokenize", json.dumps({"prompt": text})).json()
    assert told["count"] == len(told["tokens"]) > 25_000 > told["max_model_len"]
    assert post(small, "/detokenize", json.dumps({"tokens": told["tokens"]})).json() == {
        "prompt": text}


def test_escapes_take_bytes_and_not_tokens(small):
    # Six bytes a character.
    told = post(small, "/tokenize", '{"prompt": "' + r"\u00e9" * 100_000 + '"}')
    assert told.status_code == 200, told.text
    answer = post(small, "/v1/completions",
                  '{"max_tokens": 1, "prompt": "' + r"\u00e9" * 100_000 + '"}')
    assert answer.json()["error"]["code"] == "context_length_exceeded", answer.text


def test_sdks_ask_once_for_what_is_not_served(start_daemon):
    daemon = start_daemon()
    client = openai.OpenAI(base_url=f"{daemon.http}/v1", api_key="unused")
    with pytest.raises(openai.InternalServerError) as refused:
        client.chat.completions.create(model="demo", messages=[{"role": "user", "content": "a"}],
                                       tools=[{"type": "function", "function": {"name": "f"}}])
    assert refused.value.status_code == 501
    assert refused.value.response.headers["x-should-retry"] == "false"
    daemon.stop()
    asked = [line for line in daemon.log_lines if "/v1/chat/completions" in line]
    assert len(asked) == 1, asked


@pytest.mark.parametrize("fields", [{}, {"stop": ["no such text"]}, {"n": 3}])
def test_an_event_of_a_stream_is_a_token(daemon, fields):
    """Whatever the network thread is late by, and where text lags behind."""
    with daemon.stream("Il était une fois", max_tokens=300, temperature=1, seed=3,
                       return_token_ids=True, stream_options={"include_usage": True},
                       **fields) as response:
        lines = [line[6:] for line in response.iter_lines() if line.startswith(b"data: {")]
    chunks = [json.loads(line) for line in lines]
    choices = [choice for chunk in chunks for choice in chunk["choices"]]
    assert {len(choice["token_ids"]) for choice in choices} == {1}
    assert len(choices) == chunks[-1]["usage"]["completion_tokens"] == 300 * fields.get("n", 1)

"""The official openai package, unmodified."""

import openai
import pytest

PROMPT = "The access code for the Lisbon warehouse is 48213. Question: What is the access code for the Lisbon warehouse?\nAnswer:"


@pytest.fixture(scope="module")
def client(daemon):
    with openai.OpenAI(base_url=f"{daemon.http}/v1", api_key="unused", max_retries=0) as opened:
        yield opened


def complete(client, daemon, prompt=PROMPT, **fields):
    fields = {"max_tokens": 8, "temperature": 0, **fields}
    return client.completions.create(model=daemon.model, prompt=prompt, **fields)


def test_plain(client, daemon):
    completion = complete(client, daemon)
    assert completion.object == "text_completion"
    assert completion.choices[0].text == " 48213"
    assert completion.choices[0].finish_reason == "stop"
    usage = completion.usage
    assert usage.total_tokens == usage.prompt_tokens + usage.completion_tokens
    assert usage.prompt_tokens_details.cached_tokens == 0


def test_streaming_gives_the_same_text_and_usage(client, daemon):
    plain = complete(client, daemon)
    chunks = list(complete(client, daemon, stream=True, stream_options={"include_usage": True}))
    assert len({chunk.id for chunk in chunks}) == 1
    assert len({chunk.created for chunk in chunks}) == 1
    text = "".join(chunk.choices[0].text for chunk in chunks if chunk.choices)
    assert text == plain.choices[0].text
    assert [chunk.usage is None for chunk in chunks] == [True] * (len(chunks) - 1) + [False]
    assert chunks[-1].choices == []
    assert chunks[-1].usage.total_tokens == plain.usage.total_tokens
    reasons = [chunk.choices[0].finish_reason for chunk in chunks[:-1]]
    assert reasons[:-1] == [None] * (len(reasons) - 1) and reasons[-1] == "stop"


def test_n_completions(client, daemon):
    completion = complete(client, daemon, n=3, temperature=1.5, seed=7, extra_body={"ignore_eos": True})
    assert sorted(choice.index for choice in completion.choices) == [0, 1, 2]
    assert completion.usage.completion_tokens == 24
    again = complete(client, daemon, n=3, temperature=1.5, seed=7, extra_body={"ignore_eos": True})
    assert [c.text for c in completion.choices] == [c.text for c in again.choices]


def test_several_prompts(client, daemon):
    completion = complete(client, daemon, prompt=[PROMPT, "abc"], max_tokens=4)
    assert [choice.index for choice in completion.choices] == [0, 1]


def test_logprobs(client, daemon):
    choice = complete(client, daemon, logprobs=2).choices[0]
    logprobs = choice.logprobs
    # The end token has logprobs too, but no text.
    assert "".join(logprobs.tokens).startswith(choice.text)
    for token, logprob, top in zip(logprobs.tokens, logprobs.token_logprobs, logprobs.top_logprobs):
        assert logprob <= 0
        assert top[token] == pytest.approx(logprob)
        assert 2 <= len(top) <= 3


def test_stop(client, daemon):
    choice = complete(client, daemon, stop=["2"]).choices[0]
    assert (choice.text, choice.finish_reason) == (" 48", "stop")


def test_length(client, daemon):
    choice = complete(client, daemon, max_tokens=2).choices[0]
    assert (choice.text, choice.finish_reason) == (" 4", "length")


def test_echo_scores_the_prompt(client, daemon):
    choice = complete(client, daemon, echo=True, max_tokens=0, logprobs=1).choices[0]
    assert choice.text == PROMPT
    assert choice.logprobs.token_logprobs[0] is None
    assert all(value <= 0 for value in choice.logprobs.token_logprobs[1:])
    assert "".join(choice.logprobs.tokens) == PROMPT


def test_wrong_values_are_bad_requests(client, daemon):
    with pytest.raises(openai.BadRequestError) as caught:
        complete(client, daemon, temperature=3)
    assert caught.value.param == "temperature"
    assert caught.value.type == "invalid_request_error"
    with pytest.raises(openai.BadRequestError) as caught:
        complete(client, daemon, max_tokens=10**6)
    assert caught.value.code == "context_length_exceeded"


def test_another_model_is_not_found(client):
    with pytest.raises(openai.NotFoundError) as caught:
        client.completions.create(model="another", prompt="x")
    assert caught.value.code == "model_not_found"


def test_models(client, daemon):
    models = client.models.list().data
    assert [model.id for model in models] == [daemon.model]
    assert models[0].max_model_len > 0
    assert client.models.retrieve(daemon.model).id == daemon.model
    with pytest.raises(openai.NotFoundError):
        client.models.retrieve("another")

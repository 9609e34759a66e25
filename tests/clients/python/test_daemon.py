"""The package against the daemon itself."""

import asyncio
import importlib.metadata
import signal

import longspan
import pytest
from daemon import Daemon, wait_until
from haystack import ANSWER, haystack

PROMPT = ("The access code for the Lisbon warehouse is 48213. Question: What is the access code "
          "for the Lisbon warehouse?\nAnswer:")
ENDLESS = {"max_tokens": 20_000, "ignore_eos": True}


@pytest.fixture
def client(daemon):
    with longspan.Client(daemon.grpc) as opened:
        yield opened


def test_versions_agree(client, daemon):
    info = client.server_info(timeout_s=60)
    assert info.version == importlib.metadata.version("longspan")
    assert client.model_info().name == daemon.model and client.model_info().HasField("nsa")
    assert client.is_ready()
    client.wait_until_ready(timeout_s=60)


def test_the_prompt_is_scored(client):
    completion = client.complete(PROMPT, max_tokens=1, prompt_logprobs_top_n=2)
    ids = client.tokenize(PROMPT).token_ids
    assert [position.chosen.token_id for position in completion.prompt_logprobs] == ids[1:]
    for position in completion.prompt_logprobs:
        assert [entry.rank for entry in position.top] == [1, 2]
        assert position.chosen.logprob <= position.top[0].logprob


def test_answers(client):
    completion = client.complete(PROMPT, temperature=0, max_tokens=8, include_attribution=True,
                                 include_block_map=True)
    assert (completion.text, completion.finish_reason) == (ANSWER, "stop")
    assert completion.choices[0].matched in (0, 2)  # the model's end tokens
    usage = completion.usage
    assert usage.prompt_tokens == len(client.tokenize(PROMPT).token_ids)
    assert usage.completion_tokens == len(completion.token_ids)
    assert completion.timing.prefill_chunks >= 1
    assert completion.choices[0].attribution.decode_steps > 0
    block_map = completion.choices[0].block_map
    assert block_map.answer_tokens == usage.completion_tokens
    assert all(len(group.selected_pages) == block_map.prompt_pages
               for group in block_map.layer_groups)
    assert client.detokenize(completion.token_ids, skip_special_tokens=True) == ANSWER


def test_both_clients_and_both_kinds_of_prompt_agree(client, daemon):
    async def ask():
        async with longspan.AsyncClient(daemon.grpc) as other:
            await other.wait_until_ready(timeout_s=60)
            ids = (await other.tokenize(PROMPT)).token_ids
            return await other.complete(ids, temperature=0, max_tokens=8)

    ours, theirs = client.complete(PROMPT, temperature=0, max_tokens=8), asyncio.run(ask())
    assert ours.token_ids == theirs.token_ids and ours.text == theirs.text


def test_every_group_of_options_works(client):
    told = client.complete(
        PROMPT, request_id="mine", n=2, temperature=1.5, top_p=0.9, seed=7, logit_bias={70: -1},
        max_tokens=6, min_tokens=6, stop=["zzz"], echo=True, logprobs_top_n=2,
        prompt_logprobs_top_n=0, cache_salt="s", priority=-1, ttft_slo_ms=3_600_000)
    again = client.complete(PROMPT, n=2, temperature=1.5, top_p=0.9, seed=7, logit_bias={70: -1},
                            max_tokens=6, min_tokens=6)
    assert told.request_id == "mine" and told.prompt_text == PROMPT
    assert len(told.prompt_logprobs) == told.usage.prompt_tokens - 1
    assert [choice.token_ids for choice in told.choices] == [c.token_ids for c in again.choices]
    assert all(len(choice.logprobs) == len(choice.token_ids) == 6 for choice in told.choices)
    assert told.usage.completion_tokens == 12


def test_a_long_prompt_tells_its_progress(client):
    told = []
    completion = client.complete(haystack(24_000), temperature=0, max_tokens=8,
                                 bypass_prefix_cache=True, progress_interval_ms=0,
                                 on_progress=told.append)
    assert completion.text == ANSWER
    assert len(told) > 2 and told[-1].processed_tokens == completion.usage.prompt_tokens
    assert [p.processed_tokens for p in told] == sorted(p.processed_tokens for p in told)


def test_refusals_name_the_field(client):
    with pytest.raises(longspan.InvalidRequestError) as caught:
        client.complete("x", temperature=3)
    assert [violation.field for violation in caught.value.violations] == ["sampling.temperature"]
    with pytest.raises(longspan.InvalidRequestError) as caught:
        client.complete("x", max_tokens=10**6)
    assert caught.value.reason == "CONTEXT_LENGTH_EXCEEDED"
    with pytest.raises(longspan.NotFoundError):
        client.complete("x", model="another")
    with pytest.raises(longspan.NotFoundError):
        client.abort("nobody")
    with pytest.raises(longspan.NotFoundError):
        client.tokenize("x", model="")  # empty is not absent


def test_a_passed_deadline_frees_its_request(client, daemon):
    with pytest.raises(longspan.DeadlineExceededError):
        client.complete("goes on", timeout_s=0.3, **ENDLESS)
    daemon.wait_idle()


def test_what_is_left_is_freed(client, daemon):
    for event in client.stream("goes on", **ENDLESS):
        if isinstance(event, longspan.TokenDelta):
            break
    daemon.wait_idle()


def test_a_cancelled_task_frees_its_request(daemon):
    async def cancel():
        async with longspan.AsyncClient(daemon.grpc) as client:
            task = asyncio.create_task(client.complete("goes on", **ENDLESS))
            await asyncio.to_thread(wait_until, lambda: daemon.load()["running"] == 1, "it runs")
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await asyncio.to_thread(daemon.wait_idle)

    asyncio.run(cancel())


def test_an_abort_ends_the_stream(client, daemon):
    with pytest.raises(longspan.RequestCancelledError) as caught:
        for event in client.stream("goes on", request_id="aborted", **ENDLESS):
            if isinstance(event, longspan.TokenDelta) and event.sequence == 0:
                with pytest.raises(longspan.DuplicateRequestError):
                    client.complete("x", request_id="aborted")
                client.abort("aborted")
    assert caught.value.usage.completion_tokens > 0
    daemon.wait_idle()
    assert client.load().running_requests == 0


def test_a_server_that_dies():
    dying = Daemon("--threads", "1")
    try:
        with longspan.Client(dying.grpc) as client:
            with pytest.raises(longspan.UnavailableError):
                for event in client.stream("goes on", **ENDLESS):
                    if isinstance(event, longspan.TokenDelta):
                        dying.signal(signal.SIGKILL)
            assert not client.is_ready()
    finally:
        dying.stop()


def test_a_conversation(client, daemon):
    question = PROMPT.removesuffix("\nAnswer:")
    messages = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": question}]
    prompt = client.tokenize_chat(messages)
    assert prompt.text.endswith("<|im_end|>\n<|im_start|>assistant\n") and question in prompt.text
    answer = client.chat(messages, temperature=0, max_tokens=8)
    completion = client.complete(prompt.token_ids, temperature=0, max_tokens=8)
    assert (answer.token_ids, answer.text) == (completion.token_ids, completion.text)
    assert answer.message.role == "assistant" and answer.message.content == answer.text
    again = client.chat([*messages, answer.message, {"role": "user", "content": "Again?"}],
                        temperature=0, max_tokens=8)
    assert again.usage.prompt_tokens > answer.usage.prompt_tokens

    async def ask():
        async with longspan.AsyncClient(daemon.grpc) as other:
            return await other.chat(messages, temperature=0, max_tokens=8)

    assert asyncio.run(ask()).text == answer.text
    with pytest.raises(longspan.InvalidRequestError) as refused:
        client.chat([{"role": "robot", "content": "x"}])
    assert refused.value.violations[0].field == "chat.messages[0].role"

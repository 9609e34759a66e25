"""Events, whole answers, progress, deadlines, and streams that are left."""

import asyncio
import gc

import grpc
import longspan
import pytest
from longspan.v1 import inference_pb2 as pb
from scripted_server import (ANSWER, PATIENCE_S, Hang, Refusal, accepted, delta, finished, progress)


def test_events_come_in_order_and_by_type(server, connect):
    server.will_generate(accepted(), progress(1, 3), pb.GenerateEvent(),
                         pb.GenerateEvent(prompt_output=pb.PromptOutput(text="p")), delta("a"),
                         finished())
    events = connect(server.address).events([1, 2, 3])
    assert [type(event) for event in events] == [
        longspan.Accepted, longspan.PrefillProgress, longspan.PromptOutput, longspan.TokenDelta,
        longspan.Finished]
    assert events[0].request_id == "r" and events[3].text == "a"


def test_a_whole_answer_is_joined(server, connect):
    logprobs = pb.PositionLogprobs(chosen=pb.TokenLogprob(token_id=4, logprob=-1, rank=1))
    server.will_generate(
        accepted(),
        pb.GenerateEvent(prompt_output=pb.PromptOutput(text="pro", token_ids=[1])),
        pb.GenerateEvent(prompt_output=pb.PromptOutput(text="mpt", token_ids=[2],
                                                       logprobs=[logprobs])),
        delta("c", 1, [8]), delta("a", 0, [5]), delta("b", 0, [6]),
        finished(1, stop_string="x", reason=pb.FINISH_REASON_STOP, completion_tokens=1,
                 block_map=pb.BlockMap(layer_groups=[
                     pb.LayerGroup(last_layer=1, selected_pages=[3, 0, 1])])),
        finished(0, timing=pb.Timing(queue_ms=2), completion_tokens=2))
    completion = connect(server.address).call("complete", "prompt", n=2)
    assert (completion.request_id, completion.prompt_text) == ("r", "prompt")
    assert completion.prompt_token_ids == [1, 2] and completion.prompt_logprobs == [logprobs]
    first, second = completion.choices
    assert (first.text, first.token_ids, first.finish_reason) == ("ab", [5, 6], "length")
    assert (first.matched, first.timing.queue_ms, first.attribution) == (None, 2, None)
    assert (first.block_map, second.block_map.layer_groups[0].selected_pages) == (None, [3, 0, 1])
    assert (second.text, second.finish_reason, second.matched) == ("c", "stop", "x")
    assert second.timing is None
    assert (completion.text, completion.token_ids) == ("ab", [5, 6])
    assert completion.finish_reason == "length" and completion.timing.queue_ms == 2
    assert (completion.usage.prompt_tokens, completion.usage.completion_tokens) == (3, 3)
    asked = server.calls[0].request
    assert asked.response.token_ids and asked.response.include_timing


def test_approximate_tokens_are_added_up(server, connect):
    server.will_generate(accepted(), finished(0, sparse_decode_tokens=2),
                         finished(1, sparse_decode_tokens=3))
    usage = connect(server.address).call("complete", "x", n=2, sparse_decode=True).usage
    assert usage.sparse_decode_tokens == 5
    assert server.calls[0].request.attention.sparse_decode


def test_a_later_reason_has_no_name(server, connect):
    server.will_generate(accepted(), finished(reason=17))
    assert connect(server.address).call("complete", "x", token_ids=False).finish_reason == "17"
    assert not server.calls[0].request.response.token_ids


def test_progress_is_called_back(server, connect):
    server.will_generate(accepted(), progress(1, 3), progress(3, 3), *ANSWER[1:])
    told = []
    connect(server.address).call("complete", "x", on_progress=told.append)
    assert [event.processed_tokens for event in told] == [1, 3]
    assert server.calls[0].request.response.progress_interval_ms > 0


def test_a_callers_own_interval_stands(server, connect):
    server.will_generate(*ANSWER)
    connect(server.address).call("complete", "x", on_progress=print, progress_interval_ms=0)
    assert server.calls[0].request.response.HasField("progress_interval_ms")
    assert server.calls[0].request.response.progress_interval_ms == 0


def test_what_a_callback_raises_ends_the_request(server, connect):
    server.will_generate(accepted(), progress(1, 3), Hang())

    def fail(event):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        connect(server.address).call("complete", "x", on_progress=fail)
    assert server.calls[0].left.wait(PATIENCE_S)


def test_the_deadline_is_the_servers_too(server, connect):
    server.will_generate(accepted(), Hang())
    with pytest.raises(longspan.DeadlineExceededError) as caught:
        connect(server.address).events("x", timeout_s=1)
    assert isinstance(caught.value, TimeoutError)
    assert 0 < server.calls[0].timeout_s < 2
    server.will_generate(*ANSWER)
    connect(server.address).events("x")
    # Without a deadline gRPC gives the longest time that it knows.
    assert server.calls[1].timeout_s is None or server.calls[1].timeout_s > 1e6


@pytest.mark.parametrize("timeout_s", [1e6, 1e10, 1e300, float("inf")])
def test_a_deadline_beyond_any_clock_is_none(server, connect, timeout_s):
    server.will_generate(*ANSWER)
    connect(server.address).events("x", timeout_s=timeout_s)
    assert server.calls[0].timeout_s is None or server.calls[0].timeout_s > 9e5


@pytest.mark.parametrize("how", ["close", "drop", "break"])
def test_a_stream_that_is_left_is_cancelled(server, how):
    server.will_generate(accepted(), delta("a"), Hang())
    with longspan.Client(server.address) as client:
        events = client.stream("x")
        assert isinstance(next(events), longspan.Accepted)
        if how == "close":
            events.close()
        elif how == "break":
            for _ in events:
                break
        del events
        gc.collect()
        assert server.calls[0].left.wait(PATIENCE_S)


@pytest.mark.parametrize("how", ["close", "drop"])
def test_an_asynchronous_stream_that_is_left_is_cancelled(server, how):
    async def leave():
        async with longspan.AsyncClient(server.address) as client:
            events = client.stream("x")
            assert isinstance(await anext(events), longspan.Accepted)
            if how == "close":
                await events.aclose()
            del events
            gc.collect()
            assert await asyncio.to_thread(server.calls[0].left.wait, PATIENCE_S)

    server.will_generate(accepted(), Hang())
    asyncio.run(leave())


@pytest.mark.parametrize("answer", [(Hang(),), (accepted(), delta("a"), Hang())])
def test_a_cancelled_task_cancels_its_request(server, answer):
    async def cancel():
        async with longspan.AsyncClient(server.address) as client:
            task = asyncio.create_task(client.complete("x"))
            call = await asyncio.to_thread(server.wait_calls, 1)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await asyncio.to_thread(call.left.wait, PATIENCE_S)

    server.will_generate(*answer)
    asyncio.run(cancel())


def test_requests_run_side_by_side(server):
    async def both():
        async with longspan.AsyncClient(server.address) as client:
            slow = asyncio.create_task(client.complete("slow"))
            await asyncio.to_thread(server.wait_calls, 1)
            assert (await client.complete("fast")).text == "yes"
            slow.cancel()

    server.will_generate(Hang())
    server.will_generate(*ANSWER)
    asyncio.run(both())


def test_an_abort_by_another_is_an_error(server, connect):
    server.will_generate(accepted(), delta("a"), Refusal(grpc.StatusCode.CANCELLED, "aborted"))
    with pytest.raises(longspan.RequestCancelledError, match="aborted"):
        connect(server.address).events("x")

"""The logprobs of a prompt's tokens are the same over HTTP and gRPC."""

import struct

import pytest

PROMPT = "The code is hidden between the lines of a long text."
TOP = 3


def as_float(value):
    """What gRPC's messages hold of it."""
    return struct.unpack("f", struct.pack("f", value))[0]


def over_http(daemon, **fields):
    answer = daemon.complete(PROMPT, max_tokens=1, temperature=0, **fields)
    assert answer.status_code == 200, answer.text
    return answer.json()["choices"][0]


def over_grpc(reflected, **response):
    """Of each prompt token but the first: {token id: (logprob, rank)}, and the chosen one's id."""
    events = reflected.generate(text=PROMPT, stopping={"max_tokens": 1}, sampling={"temperature": 0},
                                response=response)
    positions = [position for event in events for position in event.prompt_output.logprobs]
    return [({entry.token_id: (entry.logprob, entry.rank) for entry in [*position.top, position.chosen]},
             position.chosen.token_id) for position in positions]


def prompt_ids(daemon):
    return daemon.tokenize(PROMPT)


@pytest.mark.parametrize("top", [0, TOP])
def test_both_protocols_tell_the_same(daemon, reflected, top):
    scored = over_http(daemon, prompt_logprobs=top)["prompt_logprobs"]
    assert scored[0] is None
    of_http = [{int(token): (as_float(entry["logprob"]), entry["rank"]) for token, entry in position.items()}
               for position in scored[1:]]
    of_grpc = over_grpc(reflected, prompt_logprobs_top_n=top)
    assert [entries for entries, _ in of_grpc] == of_http
    ids = prompt_ids(daemon)
    assert [chosen for _, chosen in of_grpc] == ids[1:]
    assert all(len(entries) in (top, top + 1) for entries in of_http)


def test_an_echoed_prompt_has_those_of_the_completion(daemon, reflected):
    echoed = over_http(daemon, echo=True, logprobs=TOP)["logprobs"]
    of_grpc = over_grpc(reflected, echo=True, logprobs_top_n=TOP)
    ids = prompt_ids(daemon)
    assert [chosen for _, chosen in of_grpc] == ids[1:]
    chosen = [entries[token][0] for entries, token in of_grpc]
    assert [as_float(logprob) for logprob in echoed["token_logprobs"][1:len(ids)]] == chosen

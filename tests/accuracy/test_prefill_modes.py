"""Sparse prefill is measured of daemons of its own, and proved by their counts. No daemon is needed."""

import math
import pathlib

import pytest
import results_table
from accuracy import measured
from comparison_checks import undecided, void_reasons
from continuation import Passage
from measured_daemons import prefill_daemons
from measured_modes import PROMPT_TASKS, Plan, measure
from measurement_arguments import parser
from mode_tables import cells_of, table
from prompt_likelihood import completion_fields, judged
from test_accuracy import Stub
from test_variants import row

PREFILL = ["dense", "sparse_prefill"]


class PrefillStub(Stub):
    """Each request of a mode of sparse prefill reads tiles, of which it keeps a quarter."""

    def __init__(self, mode, is_sparse):
        super().__init__()
        self.mode, self.is_sparse = mode, is_sparse

    def _post(self, path, **body):
        response = super()._post(path, **body)
        if self.is_sparse:
            self.kept += 5
            response["usage"]["prompt_tokens_details"] = {"sparse_prefill_tokens": 6}
        if body.get("echo"):
            tokens = list(body["prompt"])
            response["choices"][0]["logprobs"] = {
                "tokens": tokens, "token_logprobs": [None] + [-2.0 if self.is_sparse else -1.0] * (len(tokens) - 1),
                "top_logprobs": [None] + [{"?" if self.is_sparse else token: -0.5, token: -1.0} for token in tokens[1:]]}
        return response


def rows_of(tasks, ran=("sparse_prefill",)):
    found, clients = [], []
    for mode in PREFILL:
        clients.append(PrefillStub(mode, mode in ran))
        found += measure(clients[-1], Plan(tasks, [2048], [mode], cases=2, seed=1, question_by="prompt",
                                           answer_tokens=256))
    return found, clients


def test_each_share_is_measured_of_a_daemon_of_its_own_and_dense_attention_once():
    started = prefill_daemons(pathlib.Path("longspand"), ["--threads", "2"], ["0.8", "0.9"], 1024,
                              ["random_key_tiles"], lambda variant: pathlib.Path("built") / variant)
    assert [one.names for one in started] == [
        ("dense",), ("sparse_prefill 0.8",), ("random_key_tiles 0.8",), ("sparse_prefill 0.9",),
        ("random_key_tiles 0.9",)]
    assert [str(one.program) for one in started] == ["longspand"] + ["longspand", "built/random_key_tiles"] * 2
    assert started[0].flags == ("--threads", "2") and started[0].modes == ("dense",)
    assert started[4].flags == ("--threads", "2", "--sparse-prefill", "0.9", "--sparse-prefill-from-tokens", "1024")
    assert {one.modes for one in started[1:]} == {("sparse_prefill",)}


@pytest.mark.parametrize("given,message", [
    (["--model", "m", "--budget-shares", "0.5"], "are measured apart"),
    (["--server", "http://localhost"], "they do not go with --server")])
def test_what_does_not_go_together_is_refused(given, message):
    with pytest.raises(SystemExit, match=message):
        measured(parser(None).parse_args([*given, "--prefill-shares", "0.9"]), PREFILL)


def test_what_was_read_ahead_counts_and_both_modes_are_asked_the_same():
    rows, clients = rows_of(["multi_key"])
    assert clients[0].requests == clients[1].requests
    dense, sparse = cells_of(rows)
    assert (dense.tile_density, dense.prefill_tokens) == (None, 0)
    # Of each case, one request reads ahead and one answers.
    assert rows[-1]["reads"]["key_tiles_kept"] == 10 and rows[-1]["reads"]["key_tiles_seen"] == 40
    assert (sparse.tile_density, sparse.prefill_tokens) == (0.25, 12)
    assert sparse.prefill_share == pytest.approx(6 / 9) and void_reasons([dense, sparse]) == []
    shown = table([dense, sparse]).splitlines()
    assert "66.7%" in shown[2] and "25.0%" in shown[2] and len({len(line) for line in shown}) == 1


def test_daemons_that_did_not_read_as_they_should_make_a_comparison_void():
    never, _ = rows_of(["counting"], ran=())
    assert void_reasons(cells_of(never)) == ["counting at 2048, sparse_prefill: selection did not run"]
    always, _ = rows_of(["counting"], ran=PREFILL)
    assert void_reasons(cells_of(always)) == ["counting at 2048, dense: selection ran for 12 tokens"]


def test_texts_of_prompts_are_read_once_and_predicted_by_the_prompt():
    rows, clients = rows_of(list(PROMPT_TASKS))
    assert len(clients[0].requests) == 4  # none reads ahead
    assert all(one["echo"] and one["max_tokens"] == 0 for one in clients[0].requests)
    [dense, sparse] = cells_of(rows)[:2]
    assert (dense.perplexity, sparse.perplexity) == (pytest.approx(math.e), pytest.approx(math.e ** 2))
    assert sparse.tile_density == 0.25
    assert (dense.agreement, sparse.agreement) == (1, 0) and sparse.same is None
    assert sparse.perplexity_change == pytest.approx(math.e - 1)
    assert sparse.perplexity_change_error == pytest.approx(0)


def test_rows_beyond_the_last_whole_tile_are_left_out():
    fields = completion_fields(Passage("to" * 100, " be or", 9))
    assert fields["prompt"] == "to" * 100 + " be or"

    def found(before, text):
        tokens = ["x"] * before + list(text)
        return judged(text, {
            "tokens": tokens, "token_logprobs": [None] + [-1.0] * (len(tokens) - 1),
            "top_logprobs": [None] + [{"z": -3.0, token: -1.0} for token in tokens[1:]]})

    # Row 127 is the last of a tile, and predicts token 128.
    assert found(126, "abcde") == {"likelihood": {"nats": 3.0, "tokens": 3, "text_bytes": 3},
                                   "likeliest": ["a", "b", "c"]}
    assert found(250, "abcdef")["likelihood"]["nats"] == 6 and len(found(250, "abcdefg")["likeliest"]) == 7
    with pytest.raises(ValueError, match="no whole tile of 128 tokens reaches the text of 5"):
        found(130, "abcde")
    with pytest.raises(ValueError, match="the prompt ends with 'xy', not with the text"):
        judged("to", {"tokens": ["t", "xy"], "token_logprobs": [None, -1.0]})


def test_random_key_tiles_have_to_be_clearly_worse_than_those_by_score():
    def cells(of_chance):
        return cells_of([row(mode, score, case) for case in range(8) for mode, score in
                         (("dense", 1.0), ("sparse_prefill 0.9", 1.0), ("random_key_tiles 0.9", of_chance))])

    assert undecided(cells(0.0)) == []
    assert undecided(cells(1.0)) == [
        "multi_key at 2048, random_key_tiles 0.9: not clearly worse than sparse_prefill 0.9"]


def test_tables_of_sparse_prefill_tell_shares_and_key_tiles():
    reads = {"key_tiles_kept": 1, "key_tiles_seen": 4}
    rows = [row("dense", 1.0, 0), row("sparse_prefill 0.95", 1.0, 0, sparse_prefill_tokens=3, reads=reads)]
    run = {"command": "c", "commit": "0" * 40, "date": "d", "machine": "m", "void": [],
           "cells": [vars(cell) for cell in cells_of(rows)]}
    shown = results_table.markdown(run).splitlines()
    assert "| attention | share P | key tiles kept | score |" in shown[2]
    assert "| sparse_prefill | 0.95 | 25 % |" in shown[5] and "| dense | - | - |" in shown[4]

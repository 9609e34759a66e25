"""Precisions are measured of daemons of their own, which have to say that they serve something else.
No daemon is needed."""

import argparse
import math
import pathlib

import accuracy
import pytest
import results_table
from agreement import agreement
from comparison_checks import void_reasons
from daemon_modes import DaemonMode, daemon_mode, mode_daemons
from measured_modes import FREE_TEXT, PERPLEXITY, Plan, measure
from measurement_arguments import parser
from mode_tables import cells_of, ratio_text, table
from served_precision import served_precision
from test_accuracy import Stub
from test_variants import row

INFO = {"dtype": "bf16", "device": "cpu: 2 threads, bf16 products native"}


@pytest.mark.parametrize("text,expected", [
    ("int8=--weights int8", DaemonMode("int8", ("--weights", "int8"), None)),
    ("packed=--model a.gguf", DaemonMode("packed", (), "a.gguf")),
    ("both='--kv-dtype'=fp8 --model='a b'", DaemonMode("both", ("--kv-dtype=fp8",), "a b"))])
def test_flags_of_a_mode_are_split_as_a_shell_does(text, expected):
    assert daemon_mode(text) == expected


@pytest.mark.parametrize("text", ["int8", "int8=", "=--weights int8"])
def test_a_mode_without_a_name_or_flags_is_refused(text):
    with pytest.raises(argparse.ArgumentTypeError, match="is not NAME=FLAGS"):
        daemon_mode(text)


def test_each_mode_is_a_daemon_and_the_first_has_the_flags_of_all():
    given = parser(None).parse_args(["--model", "m", "--first-name", "bf16", "--daemon-mode",
                                     "fp8=--kv-dtype fp8", "--daemon-mode", "packed=--model g", "--", "--threads", "2"])
    assert accuracy.modes_of(given) == ["dense"]
    first, fp8, packed = accuracy.measured(given, ["dense"])
    assert (first.names, first.flags, first.model) == (("bf16",), ("--threads", "2"), None)
    assert (fp8.names, fp8.flags, fp8.modes) == (("fp8",), ("--threads", "2", "--kv-dtype", "fp8"), ("dense",))
    assert (packed.flags, packed.model) == (("--threads", "2"), "g")
    with pytest.raises(SystemExit, match="the same name, of bf16, bf16"):
        mode_daemons(pathlib.Path("longspand"), [], "bf16", [daemon_mode("bf16=--kv-dtype fp8")])


@pytest.mark.parametrize("given,message", [
    (["--model", "m", "--prefill-shares", "0.9"], "are measured apart"),
    (["--model", "m", "--variants", "recent_256"], "without --variants"),
    (["--server", "http://localhost"], "do not go with --server")])
def test_what_does_not_go_together_is_refused(given, message):
    with pytest.raises(SystemExit, match=message):
        accuracy.measured(parser(None).parse_args([*given, "--daemon-mode", "a=--b"]), ["dense"])


def test_what_is_computed_alike_is_said_alike():
    first = served_precision(INFO)
    assert first == "weights bf16; keys and values bf16; computed in bf16; cpu: bf16 products native"
    alike = {"weight_precision": "bf16, stored as 4 bits (Q4_1)", "device": "cpu: 8 threads, bf16 products native"}
    assert served_precision({**INFO, **alike}) == first
    for other in ({"dtype": "f32"}, {"weight_precision": "4 bits (Q4_1)"}, {"kv_cache_dtype": "e4m3"},
                  {"device": "cuda: attention of prompts in fp8"}):
        assert served_precision({**INFO, **other}) != first


def compared(other_served, **of_other):
    return cells_of([row("bf16", 1.0, 0, attention="dense", sparse_tokens=0, served="weights bf16", prompt_sha256="p", token_ids=[]),
                     row("int8", 1.0, 0, attention="dense", **{
                         "sparse_tokens": 0, "served": other_served, "prompt_sha256": "p", **of_other})])


def test_a_daemon_that_serves_the_same_makes_a_comparison_void():
    assert void_reasons(compared("weights int8")) == []
    assert void_reasons(compared("weights bf16")) == [
        "multi_key at 2048, int8: the daemon serves what that of bf16 does (weights bf16)"]


def test_other_prompts_and_approximations_make_a_comparison_void():
    for other in ({"prompt_sha256": "q"}, {"prompt_tokens": 7}):  # as another tokenizer has them
        assert void_reasons(compared("weights int8", **other)) == [
            "multi_key at 2048, int8: 1 prompts are not those of bf16"]
    assert void_reasons(compared("weights int8", sparse_tokens=3)) == [
        "multi_key at 2048, int8: selection ran for 3 tokens"]


@pytest.mark.parametrize("ids,first,expected", [
    ([1, 2, 3], [1, 2, 3], 1), ([1, 2, 3], [1, 2, 4, 5], 0.5), ([1, 2], [1, 2, 3, 4], 0.5), ([9], [1], 0), ([], [1], 0), ([], [], 1)])
def test_answers_agree_until_the_first_difference(ids, first, expected):
    assert agreement({"token_ids": ids}, {"token_ids": first}) == expected


def test_texts_agree_where_the_same_token_is_the_likeliest():
    assert agreement({"likeliest": ["a", "x", "c", "d"]}, {"likeliest": ["a", "b", "c", "d"]}) == 0.75
    assert agreement({"likelihood": {}, "token_ids": [1]}, {"token_ids": [1]}) is None


class NumberedStub(Stub):
    """Answers with ids, of which the last one is the daemon's own."""

    def __init__(self, own, logprob):
        super().__init__()
        self.own, self.logprob = own, logprob

    def _post(self, path, **body):
        assert path != "/v1/completions" or body["sparse_decode"] is False
        response = super()._post(path, **body)
        choice = response["choices"][0]
        choice["token_ids"] = [5, 6, 7, self.own]
        choice["logprobs"]["token_logprobs"] = [self.logprob] * len(choice["logprobs"]["tokens"])
        return response


def test_perplexity_and_free_text_are_compared_between_daemons():
    rows = []
    for name, client in (("bf16", NumberedStub(8, -1.0)), ("int8", NumberedStub(9, -1.01))):
        plan = Plan([PERPLEXITY, FREE_TEXT], [2048], ["dense"], cases=2, seed=1, question_by="prompt", answer_tokens=64)
        rows += [{**one, "mode": name, "served": name, "source": "BF16"} for one in measure(client, plan)]
        assert client.requests[-1]["ignore_eos"] and client.requests[-1]["max_tokens"] == 64
    cells = {(cell.task, cell.mode): cell for cell in cells_of(rows)}
    assert void_reasons(list(cells.values())) == []
    of_text, of_answers = cells[PERPLEXITY, "int8"], cells[FREE_TEXT, "int8"]
    assert of_text.perplexity_change == pytest.approx(math.exp(0.01) - 1) and ratio_text(of_text) == "+1.01% ± 0.00"
    assert (of_text.same, of_text.agreement) == (None, None)
    assert (of_answers.same, of_answers.agreement, of_answers.change) == (1, 0.75, None)
    shown = table(list(cells.values())).splitlines()
    assert all(line.rstrip().endswith("  BF16") for line in shown[1:]) and "75.0%" in shown[4]


def test_tables_tell_source_and_served_precision():
    told = {"served": "weights int8; on a CPU", "source": "Q4_1 79 %"}
    cells = compared(**{"other_served": told["served"], "source": told["source"], "token_ids": []})
    run = {"command": "c", "commit": "0" * 40, "date": "d", "machine": "m", "void": [], "cells": [vars(cell) for cell in cells],
           "served": {"bf16": "weights bf16", "int8": told["served"]}, "prefix_cache": "of each mode its own"}
    shown = results_table.markdown(run).splitlines()
    assert shown[0].endswith("`bf16` is weights bf16. `int8` is weights int8; on a CPU.")
    assert "| mode | source | score | change |" in shown[2]
    assert "| int8 | Q4_1 79 % | 100.0% | - | - | 100.0% | 100.0% |" in shown[5]

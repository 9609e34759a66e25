"""Cases are what they claim to be, answers are judged as told, and void comparisons are found. No
daemon is needed."""

import math
import re

import accuracy
import continuation
import filler
import pytest
from comparison_checks import void_reasons
from judged_case import answer_of, completion_fields, score
from length_fitting import SHORTEST, fitted, randomness
from likelihood import completion_fields as completion_of
from likelihood import likelihood
from measured_modes import PERPLEXITY, TASKS, Plan, make_case, measure
from mode_client import ModeClient
from mode_tables import cells_of, table
from variable_chains import LINKS

LENGTH = 4096


def count_tokens(text):
    """As some tokenizers do: digits alone, and what follows a space in parts of six characters."""
    return len(re.findall(r"\d| ?[^\d ]{1,6}| ", text))


@pytest.fixture(params=[(task, index) for task in TASKS for index in range(3)], ids=str)
def named(request):
    task, index = request.param
    return task, make_case(task, 1, index, LENGTH, count_tokens)


def right_answer(case):
    return " " + ", ".join(case.expected)


@pytest.mark.parametrize("task", TASKS)
def test_a_seed_gives_the_same_cases_and_another_gives_others(task):
    first, again, other, next_one = (make_case(task, seed, index, 2048, count_tokens)
                                     for seed, index in ((1, 0), (1, 0), (2, 0), (1, 1)))
    assert first == again and first.text != other.text and first.text != next_one.text


@pytest.mark.parametrize("length", [1024, 8192, 32768])
@pytest.mark.parametrize("task", TASKS)
def test_lengths_are_held(task, length):
    case = make_case(task, 1, 0, length, count_tokens)
    tokens = count_tokens(case.text + case.question) + case.reserved_tokens
    assert SHORTEST * length <= tokens <= length


def test_what_is_asked_for_stands_as_often_as_it_should(named):
    task, case = named
    words = re.findall(r"[\w-]+", case.text)
    times = {one: words.count(one) for one in case.expected}
    if task in ("single_key", "multi_key", "key_values"):
        key = re.search(r"of ([a-z-]+)", case.question)[1]
        assert times == {case.expected[0]: 1} and words.count(key) == 1
        assert re.search(rf"{key}(: | is ){case.expected[0]}\b", case.text)
    elif task == "variable_tracking":
        value = re.search(r"\d{7}", case.question)[0]
        assert words.count(value) == 1 and len(set(case.expected)) == LINKS
        assert holders(case.text, value) == set(case.expected)
    elif task == "counting":
        word = re.search('"([a-z]+)"', case.question)[1]
        assert case.expected == (str(words.count(word)),)
    else:
        others = {word: words.count(word) for word in set(words) - set(case.expected)}
        assert min(times.values()) > 3 * max(others.values())


def holders(text, value):
    """Found by following the assignments, each of which comes behind the one that it reads."""
    held = {}
    for to, of in re.findall(r"^(X\d+) = (\w+)$", text, re.MULTILINE):
        assert to not in held
        held[to] = held[of] if of.startswith("X") else of
    return {name for name, number in held.items() if number == value}


def test_right_answers_are_of_the_form_and_are_judged_so(named):
    _, case = named
    assert re.fullmatch(case.form, right_answer(case))
    assert score(case, right_answer(case)) == 1
    assert score(case, f"{right_answer(case)}.\nQuestion: 1") == 1
    assert score(case, " unknown") == score(case, "") == 0
    assert len(right_answer(case)) < 4 * case.answer_tokens


def test_wrong_answers_are_refused():
    lookup = make_case("multi_key", 1, 0, 1024, count_tokens)
    [value] = lookup.expected
    assert score(lookup, f" {value}0") == score(lookup, f" {value[:-1]}") == 0
    assert score(lookup, f" 1234567 or {value}") == 0
    chain = make_case("variable_tracking", 1, 0, 1024, count_tokens)
    first, second, third, fourth = chain.expected
    assert score(chain, f" {fourth}, {second}, {first}, {third}") == 1
    assert score(chain, f" {first}, {first}, {second}") == 0.5
    assert score(chain, f" X1, X2, {first}, X0000, {second}") == 0.5
    assert score(chain, f" X098, X099, {first}, {second}, {third}, {fourth}") == 0.5


def test_questions_are_part_of_the_prompt_or_of_the_answer(named):
    _, case = named
    fields = completion_fields(case, "prompt")
    assert fields["prompt"] == case.text + case.question and "structured_outputs" not in fields
    held = completion_fields(case, "decode")
    generated = case.question + right_answer(case)
    assert held["prompt"] == case.text and held["max_tokens"] >= len(case.question.encode())
    assert re.fullmatch(held["structured_outputs"]["regex"], generated)
    assert answer_of(case, "decode", generated) == right_answer(case)


def test_filler_tells_nothing():
    text = " ".join(filler.sentences(randomness(1), 5000)).lower()
    assert not re.search(r"\d", text)
    of_names = {part for name in filler.names(randomness(1), 5000) for part in name.split("-")}
    assert len(of_names) == 120 and not of_names & set(re.findall("[a-z]+", text))
    assert len(set(filler.names(randomness(2), filler.MOST_NAMES))) == filler.MOST_NAMES
    with pytest.raises(ValueError, match="64001 names are wanted"):
        filler.names(randomness(1), filler.MOST_NAMES + 1)


def test_lengths_that_cannot_be_had_are_refused():
    with pytest.raises(ValueError, match="no text of 100 tokens"):
        fitted(lambda units: "x" * (units // 64 * 1000), len, 100, 1.0)


@pytest.fixture(scope="module")
def texts():
    return continuation.corpus()


def test_passages_go_on_from_the_same_place_at_every_length(texts):
    assert texts.text.isascii() and texts.text[texts.documents_begin:].startswith("# Changelog")
    short, long, other = (continuation.passage(texts, randomness(seed), length, 256, count_tokens)
                          for seed, length in ((1, 2048), (1, 16384), (2, 2048)))
    assert short.continuation == long.continuation != other.continuation
    assert long.prompt.endswith(short.prompt) and short.continuation.startswith(" ")
    assert long.prompt + long.continuation in texts.text
    assert SHORTEST * 256 <= count_tokens(short.continuation) <= 256
    for passage, length in ((short, 2048), (long, 16384)):
        assert SHORTEST * length <= count_tokens(passage.prompt) + passage.most_tokens <= length
    with pytest.raises(ValueError, match="do not fill 9000000 tokens"):
        continuation.passage(texts, randomness(1), 9_000_000, 256, count_tokens)
    with pytest.raises(ValueError, match="too short for texts of 9000 tokens"):
        continuation.passage(texts, randomness(1), 16_384, 9000, count_tokens)


def test_repeated_passages_stand_in_the_first_quarter_of_the_prompt(texts):
    once, twice = (continuation.passage(texts, randomness(1), 8192, 256, count_tokens, repeated)
                   for repeated in (False, True))
    assert once.continuation == twice.continuation
    assert once.continuation not in once.prompt and twice.prompt.count(once.continuation) == 1
    lead, _, rest = twice.prompt.partition(once.continuation)
    assert lead[-300:] == twice.prompt[-300:] and len(lead) < 0.3 * len(twice.prompt) and rest
    tokens = count_tokens(twice.prompt) + twice.most_tokens
    assert SHORTEST * 8192 <= tokens <= 8192


def test_the_tokens_of_a_text_are_favoured_by_their_length():
    fields = completion_of(continuation.Passage("to", " be or", 9), [(7, " be"), (9, " o"), (2, "r")])
    assert fields["logit_bias"] == {"7": 100, "9": pytest.approx(200 / 3), "2": pytest.approx(100 / 3)}


def test_likelihood_is_of_what_decode_steps_have_read():
    tokens = [" to", " b", "e", "<end>"]
    found = likelihood(" to be", {"tokens": tokens, "token_logprobs": [-5.0, -1.0, -2.0, -7.0]})
    assert (found.nats, found.tokens, found.text_bytes) == (3.0, 2, 3)
    assert (found + found).perplexity == pytest.approx(math.exp(1.5))
    assert found.bits_per_byte == pytest.approx(1 / math.log(2))
    cut = likelihood(" to be", {"tokens": tokens[:2], "token_logprobs": [-5.0, -1.0]})
    assert (cut.nats, cut.tokens, cut.text_bytes) == (1.0, 1, 2)
    with pytest.raises(ValueError, match="leaves the text with 'x' behind ' to'"):
        likelihood(" to be", {"tokens": [" to", "x"], "token_logprobs": [-1.0, -1.0]})
    with pytest.raises(ValueError, match="no token"):
        likelihood(" to", {"tokens": [" to", "<end>"], "token_logprobs": [-1.0, -1.0]})


class Stub(ModeClient):
    """In place of a daemon: answers each request as `answer` says, as fields of the response."""

    def __init__(self, selects=True):
        self.model, self.selects, self.requests = "stub", selects, []
        self.read = self.avoided = self.kept = 0

    def count_tokens(self, text):
        return count_tokens(text)

    def tokens(self, text):
        return list(enumerate(re.findall(".{1,4}", text, re.DOTALL)))

    def metrics(self):
        kinds = {f'longspan_kv_bytes_read_total{{kind="{kind}"}}': 0.0
                 for kind in ("summary", "selected", "window")}
        return {**kinds, 'longspan_kv_bytes_read_total{kind="full"}': float(self.read),
                "longspan_kv_bytes_avoided_total": float(self.avoided),
                'longspan_key_tiles_total{kept="true"}': float(self.kept),
                'longspan_key_tiles_total{kept="false"}': float(3 * self.kept)}

    def _post(self, path, **body):
        self.requests.append(body)
        is_sparse = body["sparse_decode"] and self.selects
        self.read += 25 if is_sparse else 100
        self.avoided += 75 if is_sparse else 0
        held_to = body.get("structured_outputs", {}).get("choice", [" 1"])[0]
        tokens = re.findall(".{1,4}", held_to, re.DOTALL)
        return {
            "choices": [{"text": held_to, "finish_reason": "stop", "logprobs": {
                "tokens": tokens, "token_logprobs": [-2.0 if is_sparse else -1.0] * len(tokens)},
                "attribution": {"dense_tokens_read": 5, "visible_tokens": 10}}],
            "usage": {"completion_tokens": 4, "prompt_tokens": 9,
                      "completion_tokens_details": {"sparse_decode_tokens": 3 if is_sparse else 0}}}


def measured(client, tasks):
    plan = Plan(tasks, [2048], ["dense", "sparse_decode"], cases=2, seed=1, question_by="prompt",
                answer_tokens=256)
    return list(measure(client, plan))


def test_every_mode_is_asked_the_same_behind_a_prompt_that_was_read():
    client = Stub()
    rows = measured(client, ["multi_key", PERPLEXITY])
    assert [row["mode"] for row in rows] == ["dense", "sparse_decode"] * 4
    for ahead, dense, sparse in zip(*(client.requests[begin::3] for begin in range(3))):
        assert ahead["max_tokens"] == 0 and ahead["prompt"] == dense["prompt"]
        assert not ahead["sparse_decode"] and not dense["sparse_decode"]
        assert {**dense, "sparse_decode": True} == sparse
    cells = {(cell.task, cell.mode): cell for cell in cells_of(rows)}
    assert void_reasons(list(cells.values())) == []
    sparse = cells["multi_key", "sparse_decode"]
    assert (sparse.cases, sparse.score, sparse.same, sparse.sparse_share) == (2, 0, 1, 0.75)
    assert sparse.density == 0.25 and sparse.decode_density == 0.5
    assert cells["multi_key", "dense"].density == 1
    assert (cells[PERPLEXITY, "dense"].change, sparse.change_error) == (0, 0)
    assert cells[PERPLEXITY, "sparse_decode"].change > 0.3
    assert cells[PERPLEXITY, "dense"].perplexity == pytest.approx(math.e)
    assert cells[PERPLEXITY, "sparse_decode"].perplexity == pytest.approx(math.e ** 2)
    shown = table(list(cells.values())).splitlines()
    assert len(shown) == 5 and "ppl 7.389" in shown[4] and "25.0%" in shown[4]
    assert len({len(line) for line in shown}) == 1


def test_a_mode_that_selected_nothing_makes_a_comparison_void():
    cells = cells_of(measured(Stub(selects=False), ["counting"]))
    assert void_reasons(cells) == ["counting at 2048, sparse_decode: selection did not run"]
    selecting = cells_of([{**row, "sparse_tokens": 3} for row in measured(Stub(), ["counting"])])
    assert void_reasons(selecting) == ["counting at 2048, dense: selection ran for 6 tokens"]


def test_unknown_names_are_refused():
    with pytest.raises(SystemExit, match="no task 'keys'; there are single_key, "):
        accuracy.chosen("task", "multi_key,keys", tuple(TASKS))

"""Questions about any sentence and about stories: what they say is copied stands there, the answer
is not told in the question, and no other sentence of the sequence answers it as well."""

import re
from pathlib import Path
from random import Random

import pytest
import sentence_pool
import stories
import story_questions
from asking_words import FRONTS
from everyday_frames import FrameText, all_frames, parsed
from everyday_sentences import COMPILED, _compiled, everyday, in_other_words
from everyday_values import TEXTS, entries
from grammar import with_article, with_articles_mended
from items import Exchange, Form, Item
from prose_parts import prose
from sentence_deeds import deed_of
from sentence_forms import FORMS, UNKNOWN_VERB_FORMS, Asking
from sentence_parts import Parts, Span, asides, content_of, without
from sentence_pool import SentencePool, is_sentence
from sentence_questions import parts_item, sentence_items
from story_questions import RULES, story_exchanges, story_item

SENTENCES = (
    "Captain Oyelaran steered the ferry through the storm.",
    "The committee met in Lisbon in 1987 and elected seven new members.",
    "Mara hid the brass key under the kitchen stairs before breakfast.",
    "The function returns a list of all open files in the directory.",
    "Nobody could enter the cellar because the lock had rusted.",
    "The sign said \"beware of geese\" in large red letters.",
)
FRAMES = [frame.text for frame in all_frames()]
DEGENERATE = ("", ".", "Yes.", "It is so.", "Of the and to in.", "   ", "...", "He was there then.")


def test_a_frames_questions_stand_behind_it() -> None:
    first, second = parsed(["The {animal} ~slept=sleep on {a_bed}.",
                            "? animal: Who was tired? / What lay on the {bed}?",
                            "It rained."])
    assert first.questions == (("animal", "Who was tired?"), ("animal", "What lay on the {bed}?"))
    assert (second.text, second.questions) == ("It rained.", ())


def test_a_frames_question_knows_its_slots() -> None:
    with pytest.raises(ValueError, match="no slot bed in The {animal} slept.: On what .bed.?"):
        _compiled(FrameText("The {animal} slept.", (("animal", "On what {bed}?"),)))


def test_what_stands_in_a_question_is_what_was_drawn() -> None:
    """Not as the sentence has it: with a capital, an ending or a full stop behind it."""
    rng, drawn = Random(7), 0
    for number, frame in enumerate(COMPILED):
        parts = everyday(rng, number)
        assert len(parts.values) == len(parts.spans)
        for piece, span, value in zip([piece for piece in frame.pieces if piece.draw], parts.spans,
                                      parts.values, strict=True):
            told = " ".join(parts.words[span.first:span.last])
            assert told.endswith(piece.text)
            kept = told.removesuffix(piece.text)
            assert value.lower().endswith(kept.lower()), (value, kept)
            drawn += kept != value
    assert drawn > 20


def test_questions_in_other_words_are_filled_in() -> None:
    rng = Random(6)
    for number, frame in enumerate(COMPILED):
        parts = everyday(rng, number)
        for slot, questions in frame.questions.items():
            found = {in_other_words(rng, parts, parts.spans[slot]) for _ in range(12)}
            assert 1 <= len(found) <= len(questions) and None not in found
            for question in found:
                assert question[0].isupper() or not question[0].isalpha(), question
                assert question.endswith(("?", ".")) and "{" not in question, question
    asked = sum(len(questions) for frame in COMPILED for questions in frame.questions.values())
    assert asked > 4000


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> SentencePool:
    directory = tmp_path_factory.mktemp("sentences")
    rng = Random(5)
    prose = ["\n".join(SENTENCES), " ".join(SENTENCES)]
    sentence_pool.write(prose, [stories.story(rng) for _ in range(200)], directory)
    return SentencePool(directory)


def assert_sound(item: Item) -> None:
    assert item.exchanges
    for exchange in item.exchanges:
        assert exchange.answer.strip() == exchange.answer != ""
        assert exchange.answer.lower() not in exchange.question.lower()
        assert exchange.question.strip() == exchange.question
        [copied] = exchange.copied
        passage = item.passages[copied.passage]
        end = copied.start + copied.answer_end - copied.answer_start
        assert (copied.answer_start, copied.answer_end) == (0, len(exchange.answer))
        assert passage[copied.start:end] == exchange.answer


def test_any_sentence_gives_sound_items() -> None:
    rng = Random(1)
    made = 0
    for _ in range(200):
        for sentence in SENTENCES:
            item = parts_item(rng, prose(sentence), (), ())
            if item:
                assert item.passages == (sentence,)
                assert_sound(item)
                made += 1
    assert made > 0.8 * 200 * len(SENTENCES)


def test_every_frame_gives_sound_items() -> None:
    rng = Random(2)
    for number in range(len(COMPILED)):
        made = 0
        for _ in range(20):
            item = parts_item(rng, everyday(rng, number), (), ())
            if item:
                assert_sound(item)
                made += 1
        assert made > 10, FRAMES[number]


def test_everyday_sentences_are_many_and_whole() -> None:
    assert len(COMPILED) >= 750 and len(set(FRAMES)) == len(FRAMES)
    rng = Random(3)
    texts = [everyday(rng).sentence for _ in range(4000)]
    assert len(set(texts)) > 3900
    for text in texts:
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith(".") and "  " not in text
        assert not set("{}~/!_") & set(text), text


def test_slots_have_words_that_ask_for_them() -> None:
    kinds = {piece.kind for frame in COMPILED for piece in frame.pieces if piece.kind}
    assert kinds - set(FRONTS) == {"preposition"}


def test_verbs_are_marked_where_they_stand() -> None:
    rng = Random(4)
    for number in range(len(COMPILED)):
        parts = everyday(rng, number)
        assert " ".join(parts.words) == parts.sentence
        assert parts.clauses[0].first == 0 and parts.clauses[-1].last == len(parts.words)
        for clause in parts.clauses:
            assert clause.verb < 0 or clause.first <= clause.verb < clause.last
            assert bool(clause.helper) == bool(clause.base)
        for span in parts.spans:
            assert 0 <= span.first < span.last <= len(parts.words)


def test_degenerate_sentences_are_none() -> None:
    for sentence in DEGENERATE:
        assert not is_sentence(sentence), sentence


def number_of(frame: str) -> int:
    """Of the frame that begins so."""
    return next(index for index, text in enumerate(FRAMES) if text.startswith(frame))


def test_a_question_has_the_form_that_a_person_would_give_it() -> None:
    """The inverted form of a marked sentence, for each of its slots."""
    wanted = {
        "person": "Who hid the", "object": "What did", "moment": "When did",
    }
    rng = Random(6)
    seen: set[str] = set()
    for _ in range(200):
        parts = everyday(rng, number_of("{person} ~hid"))
        for span in parts.spans:
            if span.kind not in wanted:
                continue
            written = Asking(rng, parts, span).write("inverted")
            if written:
                text, form, _ = written
                assert form is Form.QUESTION
                if text.startswith(wanted[span.kind]):
                    seen.add(span.kind)
    assert seen == set(wanted)


def asked(frame: str, kind: str, place: int = 0) -> list[str]:
    """Questions for a slot of the frame that begins so, the verb before the subject."""
    rng = Random(12)
    number = number_of(frame)
    found: list[str] = []
    for _ in range(60):
        parts = everyday(rng, number)
        span = [span for span in parts.spans if span.kind == kind][place]
        asking = Asking(rng, parts, span)
        asking.forms()
        written = asking.write("inverted")
        if written:
            found.append(written[0])
    assert found
    return found


@pytest.mark.parametrize(("frame", "kind", "place", "pattern"), [
    ("The {disaster} ~came=come from", "duration", 0, r"How \w+( time)? did the [\w ]+ last\?"),
    ("The {disaster} ~came=come from", "country", 0, r"(?!.*lasted).* did the .* come( from)?\?"),
    ("The choir ~sang=sing", "language", 1,
     r"(In )?\w+ other language did the choir sing (in )?(besides|apart from) \w+ at the .*\?"),
    ("The {department} ~asked=ask", "deed", 0, r"What did the .* ask \w+ to do before \w+\?"),
    ("! Turn off the", "condition", 0, r"(?!.* if ).* turn off the .*\?"),
    ("If {condition}, / the {device}", "condition", 0,
     r".* does the .* switch itself off after .*"),
    ("Their {animal} ~is called", "name", 0, r"(What is the name of|\w+( \w+)? is) their \w+.*\?"),
    ("{few_cap} {goods} ~were delivered", "number", 0,
     r"How many [\w -]+ (was it that )?were delivered to the .*\?"),
    ("Our neighbour {first} ~keeps", "animals", 0,
     r"(Which|What) animals does our neighbour \w+ keep (in|near) .*\?"),
    ("{first} ~copied", "purpose", 0, r"(Why|What|For what|With what).* did \w+ copy the [^?]*\?"),
    ("{person} ~checks=check", "frequency", 0, r"How (often|frequently) does .* check the [^?]*\?"),
    ("At {time} I ~woke", "time", 0, r"(When|What time) did I wake up from [^?]*\?"),
])
def test_parts_are_asked_for_as_people_would(frame: str, kind: str, place: int,
                                             pattern: str) -> None:
    for question in asked(frame, kind, place):
        assert re.fullmatch(pattern, question), question


def test_deeds_are_asked_for_as_a_whole() -> None:
    rng = Random(13)
    seen: set[str] = set()
    for _ in range(2000):
        parts = everyday(rng)
        deed = deed_of(rng, parts)
        if deed:
            asking = Asking(rng, parts, deed)
            assert asking.forms() == (deed.kind,)
            written = asking.write(deed.kind)
            assert written
            start = "What happened to " if deed.kind == "fate" else "What d"
            assert written[0].startswith(start) and asking.answer() in parts.sentence
            seen.add(deed.kind)
    assert seen == {"act", "fate"}


def test_lexicons_are_wide_and_have_nothing_twice() -> None:
    for name, text in TEXTS.items():
        found = entries(text)
        assert len(found) >= 26 and len(set(found)) == len(found), name


def test_completions_are_beginnings() -> None:
    rng = Random(7)
    found = 0
    for _ in range(1500):
        parts = everyday(rng)
        item = parts_item(rng, parts, (), ())
        for exchange in item.exchanges if item else ():
            if exchange.form is Form.COMPLETION:
                assert parts.sentence.startswith(f"{exchange.question} {exchange.answer}")
                found += 1
    assert found > 40


def test_no_other_sentence_answers(pool: SentencePool) -> None:
    """Words that a completion keeps are not all in another sentence; questions may be reworded,
    and are tested where they are made."""
    rng = Random(8)
    near = 0
    for _ in range(300):
        items = sentence_items(rng, pool, 6)
        texts = [passage for item in items for passage in item.passages]
        for item in items:
            assert_sound(item)
            near += len(item.passages) > 1
            for exchange in item.exchanges:
                if exchange.form is Form.COMPLETION:
                    kept = set(content_of(exchange.question.split(" ")))
                    assert not any(kept <= set(content_of(text.split(" ")))
                                   for text in texts if text != item.passages[0])
    assert near > 100


def test_what_is_not_told_is_unknown(pool: SentencePool) -> None:
    rng = Random(11)
    absent = 0
    for _ in range(200):
        items = sentence_items(rng, pool, 5, absent_share=0.5)
        for item in items:
            if item.passages:
                assert_sound(item)
                continue
            [exchange] = item.exchanges
            assert exchange.answer == "unknown" and not exchange.copied
            assert exchange.form is Form.QUESTION
            absent += 1
    assert absent > 60


def test_same_seed_same_items(pool: SentencePool) -> None:
    for seed in range(20):
        assert sentence_items(Random(seed), pool, 8) == sentence_items(Random(seed), pool, 8)
        assert story_item(Random(seed)) == story_item(Random(seed))


def test_without_a_pool_all_are_everyday(tmp_path: Path) -> None:
    empty = SentencePool(tmp_path)
    assert not empty
    for item in sentence_items(Random(9), empty, 40):
        assert_sound(item)


def test_what_a_sentence_is() -> None:
    for sentence in SENTENCES:
        assert is_sentence(sentence), sentence
    for text in ("No.", "this begins small and so it is no sentence.", "A list of things:",
                 "The call f(x) gives x[0] and nothing else here.", "What is it that he wants now.",
                 "See https://example.org for all that is to be known."):
        assert not is_sentence(text), text


def test_stories_are_asked_literally() -> None:
    assert len(RULES) >= 30
    rng = Random(10)
    fitting: set[int] = set()
    for _ in range(1500):
        story = stories.narrative(rng)
        fitting.update(number for number, (pattern, _) in enumerate(RULES)
                       if pattern.search(story))
        exchanges: list[Exchange] = story_exchanges(rng, story)
        if exchanges:
            assert_sound(Item((story,), tuple(exchanges)))
    assert len(fitting) == len(RULES)
    assert all(len(questions) >= 4 for _, questions in story_questions.RULES)


def answers_of(sentence: str) -> set[str]:
    parts = prose(sentence)
    return {" ".join(parts.words[span.first:span.last]).strip(".,;") for span in parts.spans}


@pytest.mark.parametrize(("sentence", "refused"), [
    ("For instance, applying this function to a list gives its length.", "instance"),
    ("For example, the cache is cleared in this case by the server.", "example"),
    ("This works in addition as long as the name is known.", "long"),
    ("The clouds look as dark as the lake behind the mill.", "dark"),
    ("The precision-recall curve lets you understand the model.", "precision-recall curve lets"),
    ("He lived on an island far from the coast.", "island far"),
    ("This runs on a separate, internal thread of the server.", "separate"),
    ("The matrix is scaled with respect to one of the frames.", "respect"),
    ("The checks run in parallel on all of the servers.", "parallel"),
    ("Each thread ends when a thread exits and frees its memory.", "thread exits"),
    ("The keys lie in the room that the users want.", "users want"),
    ("It may differ if the file wasn't found by the loader.", "file wasn't"),
    ("Do not say what a key is before the lock has opened.", "key"),
    ("The postman comes to the house twice a day.", "day"),
    ("Each writer uses quantization table 3 for the picture.", "3"),
    ("It gives the energy of the state in Hartree units.", "Hartree"),
    ("Mark up the text with a pencil of another colour.", "Mark"),
    ("The pool may grow (see the manual of the server) when it is full.", "manual"),
])
def test_what_says_nothing_by_itself_is_no_answer(sentence: str, refused: str) -> None:
    assert refused not in answers_of(sentence)


def test_prose_is_still_asked_for_things() -> None:
    assert {"island", "coast"} - answers_of("He left the island for the coast.") == set()
    assert "file" in answers_of("It may differ if the file wasn't found by the loader.")
    assert "Lisbon" in answers_of("The committee met in Lisbon after the storm.")


@pytest.mark.parametrize(("sentence", "verb"), [
    ("This determines how many passes will be made over the file.", -1),
    ("Given a triangle, returns the corner which is near the edge.", -1),
    ("The inner lists are, for each vector, the parts of the sum.", -1),
    ("If self is the last permutation it returns the first one.", -1),
    ("One cold day she found a flute under the leaves.", -1),
    ("It reads the hash and raises an error for the user.", -1),
    ("The library returns a list of the open files.", 2),
])
def test_a_verb_is_told_where_the_subject_is_plain(sentence: str, verb: int) -> None:
    assert prose(sentence).clauses[0].verb == verb


def test_asides_go_as_a_whole() -> None:
    """With their prepositions and determiners; the subject, the verb and "not" stay."""
    rng = Random(14)
    for number in range(len(COMPILED)):
        parts = everyday(rng, number)
        verbs = {clause.verb for clause in parts.clauses}
        for first, last, _ in asides(parts):
            assert not verbs & set(range(first, last)), parts.sentence
            shorter = without(parts, [(first, last)])
            assert len(shorter.words) == len(parts.words) - (last - first)
            assert shorter.sentence.endswith("."), shorter.sentence
            for clause in shorter.clauses:
                assert clause.verb < 0 or shorter.words[clause.verb].strip(".,:") in parts.sentence


def shortened(frame: str, kind: str, form: str = "dropped") -> set[str]:
    """Questions for a slot of the frame that begins so."""
    rng, found = Random(15), set()
    for _ in range(150):
        parts = everyday(rng, number_of(frame))
        span = next(span for span in parts.spans if span.kind == kind)
        asking = Asking(rng, parts, span)
        written = asking.write(form) if form in asking.forms() else None
        if written:
            found.add(written[0])
    return found


@pytest.mark.parametrize(("frame", "kind", "pattern"), [
    ("Parking by the {place}", "price", r"(?!.* by ).*[Pp]arking costs? .*"),
    ("{first} ~practises", "instrument", r".* practises?\b.*"),
    ("In {year}, {company} ~opened", "company", r".* opened a factory\b.*"),
])
def test_shorter_questions_leave_out_whole_phrases(frame: str, kind: str, pattern: str) -> None:
    for question in shortened(frame, kind):
        assert re.fullmatch(pattern, question), question
        assert not re.search(r"\b(by|in|on|at|the|a) (by|at|on|the|a|costs)\b", question), question


def test_a_denial_stays() -> None:
    for form in ("dropped", "keywords"):
        for question in shortened("! Do not use the {device}", "device", form):
            assert re.search(r"\b[Nn]ot\b", question), question


def test_only_known_verbs_let_words_go() -> None:
    assert "dropped" in FORMS and "dropped" not in UNKNOWN_VERB_FORMS


@pytest.mark.parametrize("form", ["embedded", "whole"])
def test_what_introduces_a_sentence_comes_last(form: str) -> None:
    """"Tell me which piece of furniture Elsa was cleaning when the storm came." """
    found = shortened("When the {disaster}", "furniture", form)
    assert found
    for question in found:
        assert re.search(r"(cleaning|clean) when the [\w ]+ came\W$|^When the .*, ", question), question
    for question in shortened("While {first} ~slept", "animal", "embedded"):
        assert re.search(r" while \w+ slept\W$", question), question


def asked_of(sentence: str, answer: str, form: str) -> str | None:
    """A question for a part of any sentence."""
    parts = prose(sentence)
    for span in parts.spans:
        if " ".join(parts.words[span.first:span.last]).strip(".,;") == answer:
            written = Asking(Random(1), parts, span).write(form)
            return written[0] if written else None
    raise AssertionError(f"{answer} is not asked for")


def test_an_echo_keeps_the_comma() -> None:
    assert asked_of("If we are not in a boat, the ducks stay here.", "boat", "echo") == (
        "If we are not in what, the ducks stay here?")


def test_nothing_is_asked_out_of_another_clause() -> None:
    for sentence, word in (
            ("This is done by reading the header, and calling the loader again.", "loader"),
            ("It keeps the name when the block is true and the timeout is a number.", "number")):
        parts = prose(sentence)
        for span in parts.spans:
            assert parts.words[span.first] != word or Asking(Random(1), parts, span).plain, sentence
    assert "original filenames" in answers_of("It maps from original filenames to cached ones.")


def test_a_day_is_no_year() -> None:
    words = ["I", "met", "Rosa", "on", "September", "21."]
    span = Span(4, 6, "date")
    parts = Parts(" ".join(words), words, [span], prose(" ".join(words)).clauses, frozenset())
    for seed in range(40):
        assert "year" not in Asking(Random(seed), parts, span).front


@pytest.mark.parametrize(("text", "article"), [
    ("apple", "an"), ("Elm", "an"), ("uniform", "a"), ("unicorn", "a"), ("useful tool", "a"),
    ("one-eyed cat", "a"), ("European", "a"), ("unimportant note", "an"), ("uninvited guest", "an"),
    ("unidentified bird", "an"), ("usher", "an"), ("hour", "an"), ("house", "a"), ("8-seater", "an"),
    ("onion", "an"), ("Honolulu firm", "a"), ("umbrella", "an"),
])
def test_articles_go_by_the_sound(text: str, article: str) -> None:
    assert with_article(text) == f"{article} {text}"
    for wrong in ("a", "an"):
        assert with_articles_mended(["by", wrong, text]) == ["by", article, text]
        assert with_articles_mended([wrong.title(), text]) == [article.title(), text]


def test_a_letter_is_no_article() -> None:
    assert with_articles_mended(["lane", "A", "is", "shut."]) == ["lane", "A", "is", "shut."]


def test_everyday_sentences_have_the_articles_that_they_need() -> None:
    rng = Random(16)
    for number in range(len(COMPILED)):
        for _ in range(3):
            parts = everyday(rng, number)
            texts = [parts.sentence, *[in_other_words(rng, parts, span) or "" for span in parts.spans]]
            for text in texts:
                words = text.split(" ")
                assert with_articles_mended(words) == words, text


@pytest.mark.parametrize("sentence", [
    "The keys restrict the upper and lower limits of the range.",
    "Everyone stood at Last Harbour while it rained."])
def test_halves_of_what_is_joined_are_not_asked_for(sentence: str) -> None:
    parts = prose(sentence)
    asked = [" ".join(parts.words[span.first:span.last]) for span in parts.spans]
    assert "upper" not in asked and "Harbour" not in asked

"""Haystacks that are no prose: logs, tables, JSON lines, HTML, word salad, repeated sentences.

Numbers of every kind stand in them, so that a bare number is no hint of where a fact lies. Each
generator gives one document of several lines."""

import json
from collections.abc import Callable
from random import Random

from clutter_words import (
    COLOURS,
    EMOJI,
    FOREIGN_LINES,
    LOG_LEVELS,
    LOG_MESSAGES,
    NAMES,
    REPEATED_SENTENCES,
    SERVICES,
    SYLLABLES,
    TAGS,
    THINGS,
    VERBS,
)
from measured_values import uuid


def repeated_sentences(rng: Random) -> str:
    """The classic haystack: a few short sentences over and over, in order or shuffled."""
    if rng.random() < 0.3:
        sentences = ["The grass is green.", "The sky is blue.", "The sun is yellow.",
                     "Here we go.", "There and back again."]
    else:
        sentences = rng.sample(REPEATED_SENTENCES, rng.randint(1, 8))
    shuffled = rng.random() < 0.3
    separator = rng.choice((" ", " ", "\n"))
    lines: list[str] = []
    for _ in range(rng.randint(4, 20)):
        if shuffled:
            rng.shuffle(sentences)
        lines.append(separator.join(sentences))
    return rng.choice((" ", "\n", "\n\n")).join(lines)


def _number(rng: Random) -> str:
    kind = rng.randrange(9)
    if kind < 4:
        return str(rng.randrange(10 ** rng.randint(1, 8)))
    if kind == 4:
        return f"{rng.random() * 10 ** rng.randint(0, 4):.{rng.randint(1, 4)}f}"
    if kind == 5:
        return f"{rng.randrange(10 ** rng.randint(4, 7)):,}"
    if kind == 6:
        return f"{rng.randrange(24):02}:{rng.randrange(60):02}"
    if kind == 7:
        return f"{rng.randrange(101)}%"
    return f"-{rng.randrange(1000)}"


def _hexadecimal(rng: Random, digits: int) -> str:
    return f"{rng.getrandbits(4 * digits):0{digits}x}"


def _date(rng: Random) -> str:
    return f"{rng.randint(1995, 2031)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}"


def _time(rng: Random) -> str:
    return f"{rng.randrange(24):02}:{rng.randrange(60):02}:{rng.randrange(60):02}"


def _address(rng: Random) -> str:
    return ".".join(str(rng.randrange(256)) for _ in range(4))


def _identifier(rng: Random) -> str:
    return rng.choice(("_", "_", "-", ".")).join(rng.sample(THINGS, rng.randint(1, 3)))


def _pseudo_word(rng: Random) -> str:
    return "".join(rng.choices(SYLLABLES, k=rng.randint(1, 4)))


def _log_message(rng: Random) -> str:
    return rng.choice(LOG_MESSAGES).format(
        thing=rng.choice(THINGS), other=rng.choice(THINGS), number=_number(rng),
        count=rng.randrange(5000), identifier=_hexadecimal(rng, 8), address=_address(rng),
        name=rng.choice(NAMES))


def service_log(rng: Random) -> str:
    date, form = _date(rng), rng.randrange(5)
    lines = []
    for _ in range(rng.randint(8, 30)):
        level, service, text = rng.choice(LOG_LEVELS), rng.choice(SERVICES), _log_message(rng)
        if form == 0:
            lines.append(f"{date} {_time(rng)} {level} {service}: {text}")
        elif form == 1:
            lines.append(f"[{date}T{_time(rng)}Z] [{level.lower()}] {text}")
        elif form == 2:
            lines.append(f"{_time(rng)}.{rng.randrange(1000):03} {service}[{rng.randrange(65536)}]"
                         f" {text}")
        elif form == 3:
            lines.append(f"level={level.lower()} ts={rng.randrange(10 ** 9, 2 * 10 ** 9)} "
                         f"service={service} msg=\"{text}\" took={rng.randrange(9000)}ms")
        else:
            lines.append(f"{level[0]}{rng.randint(101, 1231)} {_time(rng)} {rng.randrange(9999)} "
                         f"{service}.cc:{rng.randrange(999)}] {text}")
    return "\n".join(lines)


def access_log(rng: Random) -> str:
    lines = []
    for _ in range(rng.randint(8, 24)):
        path = "/".join(rng.sample(THINGS, rng.randint(1, 3)))
        lines.append(f"{_address(rng)} - - [{_date(rng)} {_time(rng)}] \"{rng.choice(VERBS)} "
                     f"/{path} HTTP/1.1\" {rng.choice((200, 200, 200, 204, 301, 404, 500))} "
                     f"{rng.randrange(90000)}")
    return "\n".join(lines)


def number_table(rng: Random) -> str:
    columns, separator = rng.randint(2, 9), rng.choice((" ", "  ", "\t", " | ", ", "))
    rows = [separator.join(_number(rng) for _ in range(columns))
            for _ in range(rng.randint(8, 25))]
    if rng.random() < 0.6:
        rows.insert(0, separator.join(rng.choice(THINGS) for _ in range(columns)))
    return "\n".join(rows)


def _json_value(rng: Random, depth: int) -> object:
    kind = rng.randrange(8 if depth else 6)
    if kind < 2:
        return rng.randrange(10 ** rng.randint(1, 7))
    if kind == 2:
        return " ".join(rng.sample(THINGS, rng.randint(1, 3)))
    if kind == 3:
        return rng.choice((True, False, None, uuid(rng), _date(rng)))
    if kind == 4:
        return round(rng.random() * 1000, rng.randint(1, 4))
    if kind == 5:
        return rng.choice(NAMES)
    if kind == 6:
        return [_json_value(rng, 0) for _ in range(rng.randint(0, 4))]
    return {rng.choice(THINGS): _json_value(rng, depth - 1) for _ in range(rng.randint(1, 3))}


def json_lines(rng: Random) -> str:
    keys = rng.sample(THINGS, rng.randint(2, 6))
    indent = 2 if rng.random() < 0.2 else None
    return "\n".join(json.dumps({key: _json_value(rng, 2) for key in keys}, indent=indent)
                     for _ in range(rng.randint(4, 16)))


def html(rng: Random) -> str:
    lines = [f"<div class=\"{_identifier(rng)}\" id=\"{_hexadecimal(rng, 6)}\">"]
    for _ in range(rng.randint(5, 18)):
        tag, thing = rng.choice(TAGS), rng.choice(THINGS)
        lines.append(rng.choice((
            f"  <{tag}>{thing} {_number(rng)}</{tag}>",
            f"  <a href=\"/{thing}/{rng.randrange(9999)}\">{_log_message(rng)}</a>",
            f"  <{tag} class=\"{_identifier(rng)}\">{rng.choice(NAMES)}</{tag}>",
            f"  <img src=\"{thing}_{rng.randrange(99)}.png\" width=\"{rng.randrange(2000)}\"/>")))
    return "\n".join([*lines, "</div>"])


def csv(rng: Random) -> str:
    separator = rng.choice((",", ",", ";", "\t"))
    rows = [separator.join(("id", "name", "date", "amount", "note"))]
    number = rng.randrange(10 ** rng.randint(1, 6))
    for _ in range(rng.randint(6, 24)):
        number += rng.randint(1, 30)
        rows.append(separator.join((str(number), rng.choice(NAMES), _date(rng), _number(rng),
                                    f"{rng.choice(COLOURS)} {rng.choice(THINGS)}")))
    return "\n".join(rows)


def word_salad(rng: Random) -> str:
    sentences = []
    for _ in range(rng.randint(4, 14)):
        words = [rng.choice(rng.choice((THINGS, COLOURS, VERBS, NAMES))).lower()
                 for _ in range(rng.randint(4, 14))]
        sentences.append(" ".join(words).capitalize() + ".")
    return " ".join(sentences)


def pseudo_language(rng: Random) -> str:
    sentences = [" ".join(_pseudo_word(rng) for _ in range(rng.randint(3, 12))).capitalize() + "."
                 for _ in range(rng.randint(4, 12))]
    return " ".join(sentences)


def code_like(rng: Random) -> str:
    lines = []
    for _ in range(rng.randint(6, 20)):
        left, right = _identifier(rng).replace("-", "_"), _identifier(rng).replace("-", "_")
        lines.append(rng.choice((
            f"{left} = {_number(rng)}", f"{left} = {right}({_number(rng)}, {_number(rng)})",
            f"if ({left} > {rng.randrange(999)}) {{ {right}(); }}",
            f"export {left.upper()}={right}",
            f"    return {left}[{rng.randrange(64)}] + {right};", f"# {_log_message(rng)}",
            f"{left}: {_number(rng)}", f"SELECT {left} FROM {right} WHERE id = {_number(rng)};",
            f"$ {rng.choice(VERBS).lower()} --{left}={rng.randrange(99)} {right}")))
    return "\n".join(lines)


def foreign(rng: Random) -> str:
    lines = []
    for _ in range(rng.randint(4, 12)):
        line = rng.choice(FOREIGN_LINES)
        if rng.random() < 0.3:
            line += " " + _number(rng)
        if rng.random() < 0.2:
            line += " " + "".join(rng.choices(EMOJI, k=rng.randint(1, 3)))
        lines.append(line)
    return rng.choice((" ", "\n")).join(lines)


def chat_lines(rng: Random) -> str:
    people = rng.sample(NAMES, rng.randint(2, 4))
    return "\n".join(f"[{_time(rng)[:5]}] {rng.choice(people)}: {_log_message(rng)} "
                     f"{rng.choice(EMOJI)}" for _ in range(rng.randint(5, 18)))


def identifiers(rng: Random) -> str:
    make: Callable[[], str] = rng.choice((
        lambda: uuid(rng), lambda: _hexadecimal(rng, 40), lambda: _address(rng),
        lambda: f"0x{_hexadecimal(rng, 8)}", lambda: f"{_date(rng)} {uuid(rng)}",
        lambda: f"{rng.choice(THINGS)}-{rng.randrange(10 ** 6)}"))
    return "\n".join(make() for _ in range(rng.randint(5, 16)))


GENERATORS: tuple[tuple[Callable[[Random], str], int], ...] = (
    (service_log, 20), (access_log, 7), (number_table, 12), (json_lines, 14), (html, 6), (csv, 9),
    (word_salad, 8), (pseudo_language, 4), (code_like, 8), (foreign, 6), (chat_lines, 4),
    (identifiers, 4))
_FUNCTIONS = tuple(function for function, _ in GENERATORS)
_WEIGHTS = tuple(weight for _, weight in GENERATORS)


def clutter(rng: Random) -> str:
    """One document of any kind but repeated sentences."""
    return rng.choices(_FUNCTIONS, _WEIGHTS)[0](rng)

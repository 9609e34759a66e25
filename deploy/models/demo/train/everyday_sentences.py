"""Sentences of the everyday world: frames with wide slots, millions of different sentences.

`python3 everyday_sentences.py --seed 1` prints some."""

import argparse
from dataclasses import dataclass
from random import Random

import names
from draws import Sampler, between, one_of, pick
from everyday_frames import FrameText, all_frames
from everyday_values import ALIKE_VALUES, LEXICONS, entries
from grammar import capitalised, with_article, with_articles_mended
from relations import SLOT
from sentence_parts import Clause, Parts, Span, content_of
from values import KINDS

SAME_IN_THE_PAST = frozenset("put set cut hit let shut read hurt spread cast cost beat".split())
# Slots that are asked for as another kind of thing is.
ALIKE = {"first": "person", "objects": "object", "before": "moment", "under": "preposition",
         "few": "number", "kins": "kin", "under_place": "preposition", "pet": "name",
         "group_members": "group", "number": "code", **ALIKE_VALUES}
DETACHED = ("on", "at", "in")


FURNITURE = entries("""
piano / stove / sofa / doormat / bookshelf / fireplace / wardrobe / kitchen table / bunk bed / desk
mirror / bench / bathtub / fridge / cupboard / armchair / washing machine / rocking chair / gate
window / ladder / letterbox / fence / bird table / aquarium / chimney / oven / workbench / hammock
flower pot / coat rack / chest of drawers / garden shed / water tank / counter / greenhouse / well
""")
PREPOSITIONS = entries("under / behind / beside / on top of / next to / in front of / near / under")
KIN = entries("""
aunt / uncle / brother / sister / mother / father / grandmother / grandfather / cousin / nephew
niece / daughter / son / wife / husband / stepfather / twin sister / godmother / great-aunt
""")
GARMENTS = entries("""
scarf / coat / hat / glove / sweater / raincoat / apron / dress / shirt / cap / jacket / waistcoat
shawl / kimono / bathrobe / belt / cloak / bow tie / sock / cardigan / kilt / uniform / veil
""")
FOODS = entries("""
bread / cheese / honey / cherry cake / apples / sausages / pancakes / soup / biscuits / pickles
smoked fish / jam / noodles / chestnuts / popcorn / doughnuts / olives / dates / waffles / porridge
omelettes / strawberries / ham / ice cream / dumplings / plums / toffee / pretzels / oat cakes
""")
DRINKS = entries("""
tea / coffee / lemonade / cider / milk / cocoa / red wine / apple juice / mint tea / ginger beer
beer / orange juice / iced water / elderflower syrup / buttermilk / hot punch / tomato juice
""")
CROPS = entries("""
tomatoes / onions / pumpkins / carrots / potatoes / leeks / turnips / melons / sunflowers / beans
cabbages / artichokes / grapes / lemons / peppers / roses / tulips / cucumbers / apricots / figs
""")
TOOLS = entries("""
hammer / screwdriver / shovel / saw / drill / rope / wheelbarrow / crowbar / pocket knife / needle
paintbrush / pair of pliers / ladder / magnet / torch / wrench / chisel / broom / bucket / axe
""")
STUFF = entries("""
glue / wire / oak / paper / straw / clay / brass / ice / cardboard / bamboo / wool / marble / copper
leather / old newspapers / snow / driftwood / silk / wax / concrete / rubber / willow / felt / tin
""")
SHOPS = entries("""
bakery / bookshop / butcher's shop / toy shop / pharmacy / tea room / bicycle shop / barber's shop
flower shop / pawnshop / cheese shop / hardware store / music shop / laundry / fish market / cafe
""")
WATERS = entries("""
lake / river / canal / pond / bay / waterfall / swamp / harbour / reservoir / stream / lagoon / moat
""")
GROUPS = entries("""
choir / chess club / football team / school class / orchestra / village council / film crew / band
rowing club / theatre group / fire brigade / knitting circle / hiking club / jury / dance class
""")
MEMBERS = entries("""
musicians / dancers / tourists / bakers / students / sailors / journalists / soldiers / magicians
nurses / cyclists / fishermen / judges / actors / climbers / beekeepers / pensioners / runners
""")
DISASTERS = entries("""
flood / fire / earthquake / storm / power cut / drought / explosion / avalanche / blizzard
hurricane / landslide / heatwave / riot / thunderstorm
""")
WEATHER = entries("rain / snow / fog / wind / hail / thunder / frost / sleet / heat / mist")
ILLNESSES = entries("""
a cough / the flu / a fever / toothache / hiccups / seasickness / a cold / a rash
""")
BODY = entries("""
knee / wrist / ankle / shoulder / back / elbow / thumb / neck / left foot / right hand
""")
PARTS_OF_VEHICLES = entries("""
engine / brake / wheel / windscreen / battery / clutch / mirror / headlight / exhaust / gearbox
""")
MEALS = entries("breakfast / lunch / dinner / supper / dessert / snack / birthday meal")
REASONS = entries("""
the bridge was closed / the heating had failed / the owner is ill / it smelled of fish
the baby was crying / the roof leaks / nobody had a key / the alarm went off / water had come in
a tree had fallen / the tickets were cheap / it was too noisy / the lights went out / a pipe burst
rats had been seen / the paint was wet / the signal was broken / the cook had quit / it was raining
the floor is being mended / a bee had stung everyone / the moon was full / money was short
""")
ADJECTIVES = entries("""
rusty / wooden / broken / striped / golden / tiny / huge / antique / plastic / foldable / dusty
silver / hand-made / crooked / borrowed / second-hand / velvet / heavy / waterproof / cracked
""")
FEW = entries("""
two / three / four / five / six / seven / eight / nine / ten / eleven / twelve / twenty / thirty
forty / fifty / sixty / eighty
""")
MOMENTS = entries("""
before breakfast / last night / yesterday morning / two days ago / after lunch / last summer
this morning / last winter / before dawn / a week ago / last year / on Christmas Eve
after midnight / during the night / on New Year's Day / on her birthday / in the autumn
in the evening / at sunrise / at midnight / at noon / on the first day of school / last weekend
three years ago / before sunset
""")


def _few(rng: Random) -> str:
    if rng.random() < 0.5:
        return pick(rng, FEW)
    high = 40 if rng.random() < 0.7 else 990
    return str(between(rng, 3, high))


def _moment(rng: Random) -> str:
    chance = rng.random()
    if chance < 0.35:
        return pick(rng, MOMENTS)
    if chance < 0.55:
        return f"on {pick(rng, names.WEEKDAYS)}"
    if chance < 0.7:
        return f"in {pick(rng, names.MONTHS)}"
    if chance < 0.85:
        return f"at {KINDS['time'](rng)}"
    return f"in {KINDS['year'](rng)}" if chance < 0.95 else f"last {pick(rng, names.WEEKDAYS)}"


SAMPLERS: dict[str, Sampler] = {
    **KINDS, "furniture": one_of(FURNITURE), "under": one_of(PREPOSITIONS), "kin": one_of(KIN),
    "kins": one_of([kin + "s" for kin in KIN if kin != "wife"]), "garment": one_of(GARMENTS),
    "food": one_of(FOODS), "drink": one_of(DRINKS), "crops": one_of(CROPS),
    "tool": one_of(TOOLS), "stuff": one_of(STUFF), "shop": one_of(SHOPS),
    "water": one_of(WATERS), "group": one_of(GROUPS), "group_members": one_of(MEMBERS),
    "disaster": one_of(DISASTERS), "weather": one_of(WEATHER), "illness": one_of(ILLNESSES),
    "body": one_of(BODY), "part": one_of(PARTS_OF_VEHICLES), "meal": one_of(MEALS),
    "reason": one_of(REASONS), "adjective": one_of(ADJECTIVES), "few": _few, "before": _moment,
    "container": one_of(names.CONTAINERS), "under_place": one_of(["behind", "near", "beside"]),
    "object": one_of(names.OBJECTS), "vehicle": one_of(names.VEHICLES),
    **LEXICONS,
}


@dataclass(frozen=True, slots=True)
class Piece:
    """A word of a frame, or a slot with the punctuation behind it. `kind` is empty for words."""

    text: str
    kind: str
    draw: Sampler | None
    article: bool
    capital: bool


@dataclass(frozen=True, slots=True)
class Frame:
    """`breaks` are the pieces before which a new clause begins, `verbs` a clause's verb piece with
    what Clause says about it, `questions` in other words by the number of the slot that they ask
    for, with the slots' numbers in braces."""

    pieces: tuple[Piece, ...]
    breaks: tuple[int, ...]
    verbs: tuple[tuple[int, str, str], ...]
    order: bool
    questions: dict[int, tuple[str, ...]]


def _slot(token: str) -> Piece:
    name, behind = token[1:].split("}")
    capital, article = name.endswith("_cap"), name.startswith("a_")
    name = name.removesuffix("_cap").removeprefix("a_").rstrip("0123456789")
    return Piece(behind, ALIKE.get(name, name), SAMPLERS[name], article, capital)


def _verb(token: str) -> tuple[str, str, str]:
    """Form, helper, base."""
    form, _, base = token[1:].partition("=")
    punctuation = "".join(c for c in base if not c.isalpha())
    base = base.rstrip(".,:;")
    if not base:
        return form, "", ""
    helper = "did"
    if form == base and base not in SAME_IN_THE_PAST:
        helper = "do"
    elif form == "has" or form in (base + "s", base + "es", base[:-1] + "ies"):
        helper = "does"
    return form + punctuation.strip(), helper, base


def _slot_names(text: str) -> list[str]:
    return [name.removesuffix("_cap").removeprefix("a_") for name in SLOT.findall(text)]


def _questions(frame: FrameText) -> dict[int, tuple[str, ...]]:
    names_of_slots = _slot_names(frame.text)
    found: dict[int, tuple[str, ...]] = {}
    for slot, question in frame.questions:
        if unknown := {slot, *SLOT.findall(question)}.difference(names_of_slots):
            raise ValueError(f"no slot {', '.join(sorted(unknown))} in {frame.text}: {question}")
        text = SLOT.sub(lambda match: "{%d}" % names_of_slots.index(match[1]), question)
        number = names_of_slots.index(slot)
        found[number] = (*found.get(number, ()), text)
    return found


def _compiled(frame_text: FrameText) -> Frame:
    text = frame_text.text
    order = text.startswith("! ")
    pieces: list[Piece] = []
    breaks: list[int] = []
    verbs: list[tuple[int, str, str]] = []
    for token in text.removeprefix("! ").split():
        if token == "/":
            breaks.append(len(pieces))
        elif token.startswith("{"):
            pieces.append(_slot(token))
        else:
            if token.startswith("~"):
                token, helper, base = _verb(token)
                verbs.append((len(pieces), helper, base))
            pieces.append(Piece(token, "", None, False, False))
    return Frame(tuple(pieces), tuple(breaks), tuple(verbs), order, _questions(frame_text))


COMPILED = tuple(_compiled(frame) for frame in all_frames())


def everyday(rng: Random, number: int = -1) -> Parts:
    """A sentence of one frame, drawn if it is not given."""
    if number < 0:
        number = int(rng.random() * len(COMPILED))
    frame = COMPILED[number]
    words: list[str] = []
    spans: list[Span] = []
    starts: list[int] = []
    values: list[str] = []
    for piece in frame.pieces:
        starts.append(len(words))
        if piece.draw is None:
            words.append(piece.text)
            continue
        value = piece.draw(rng)
        while value in values and piece.kind != "preposition":
            value = piece.draw(rng)
        values.append(value)
        parts = value.split(" ")
        first = len(words)
        if piece.article:
            words.append(with_article(value)[:2].strip())
            first += 1
        elif piece.kind == "moment" and parts[0] in DETACHED and "the" not in parts:
            first += 1
        words += parts
        words[-1] += piece.text
        if piece.capital:
            words[starts[-1]] = capitalised(words[starts[-1]])
        spans.append(Span(first, len(words), piece.kind))
    words = with_articles_mended(words)
    words[0] = capitalised(words[0])
    return Parts(" ".join(words), words, spans, _clauses(frame, starts, len(words)),
                 frozenset(content_of(words)), frame.order, number, tuple(values))


def in_other_words(rng: Random, parts: Parts, span: Span) -> str | None:
    """A question for the span that somebody thought of for this frame, if there is one."""
    questions = COMPILED[parts.frame].questions.get(parts.spans.index(span)) \
        if parts.frame >= 0 and span in parts.spans else None
    if not questions:
        return None
    text = pick(rng, questions).format(*parts.values)
    return capitalised(" ".join(with_articles_mended(text.split(" "))))


def _clauses(frame: Frame, starts: list[int], count: int) -> list[Clause]:
    if not frame.breaks:
        for index, helper, base in frame.verbs[:1]:
            return [Clause(0, count, starts[index], helper, base)]
        return [Clause(0, count, -1)]
    borders = [0, *[starts[index] for index in frame.breaks], count]
    verbs = [(starts[index], helper, base) for index, helper, base in frame.verbs]
    clauses: list[Clause] = []
    for first, last in zip(borders, borders[1:]):
        verb, helper, base = next(((at, helper, base) for at, helper, base in verbs
                                   if first <= at < last), (-1, "", ""))
        clauses.append(Clause(first, last, verb, helper, base))
    return clauses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    rng = Random(parser.parse_args().seed)
    for _ in range(60):
        print(everyday(rng).sentence)


if __name__ == "__main__":
    main()

"""Questions about short narratives, answered by what stands in them word for word.

A rule finds a fact by how the plots word it; a rule that fits twice in a story asks nothing.
`python3 story_questions.py --seed 1` prints samples."""

import argparse
import re
from random import Random

from draws import pick
from items import Copied, Exchange, Item
from stories import narrative

# Pattern, then questions with " / " between them. The group `a` is the answer, other groups stand
# in braces in the questions; {hero} is the one the story is about. The first rule alone may fit
# several times: its questions say who is meant.
WHO = r"(?:he|she|it|He|She|It|[A-Z]\w+|the \w+|The \w+)"
HIS = r"(?:his|her|its)"
A = r"(?:an? |the )?"
IN = r"(?:in|near|on|at|beside|under|behind|by|inside|beneath|among|between|along) (?:an? |the )?"
RULES_TEXT = rf"""
\b[Aa]n? (?P<age>\w+) (?P<kind>\w+(?: \w+)?) (?:named|called) (?P<a>[A-Z]\w+)
What was the {{kind}} called? / What was the name of the {{kind}}? / What was the {{kind}}'s name?
The {{age}} {{kind}}: what name? / How was the {{age}} {{kind}} called?
What is the {{kind}} named?
lived {IN}(?!peace)(?P<a>[^.,]+?)(?= for as long|\.|,)
Where did {{hero}} live? / Where was {{hero}}'s home? / In what kind of place did {{hero}} live?
Where does {{hero}} live in the story? / What place was home to {{hero}}?
{IN}(?P<a>[^.,]+?), lived
Where did {{hero}} live? / Where was {{hero}}'s home? / What place did {{hero}} call home?
Where does {{hero}} live in the story? / What place was home to {{hero}}?
Everyone {IN}(?P<a>[^.,]+?) knew [A-Z]
Where did {{hero}} live? / Where was {{hero}} well known? / Where did everyone know {{hero}}?
Where was {{hero}}'s home? / In what kind of place did {{hero}} live?
knew [A-Z]\w+, an? \w+ (?P<a>\w+)[.,]
What was {{hero}}? / Who or what was {{hero}}? / What sort of being was {{hero}}?
{{hero}} was a what?
(?<=was )(?P<a>[\w-]+) and [\w-]+, and (?:people|the neighbours|all the others) liked
Why did people like {{hero}}? / What trait of {{hero}} was liked first of all?
For what was {{hero}} liked? / What did people like about {{hero}}?
was the most (?P<a>[\w-]+) one of all
What did everyone say that {{hero}} was the most? / {{hero}} was the most what of all?
Everyone said {{hero}} was the most ... one. What? / Of all, {{hero}} was the most what?
Every (?P<when>morning|evening|day) \w+ (?:walked|went) to {A}(?P<a>[^.]+?) and back
Where did {{hero}} go every {{when}}? / Where did {{hero}} walk to every {{when}}?
What place did {{hero}} visit every {{when}}? / {{hero}}'s way led where each {{when}}?
had an? (?P<a>[\w ]+?) that \w+ never left behind
What did {{hero}} never leave behind? / What did {{hero}} always carry along?
Which thing did {{hero}} always have along? / Without what did {{hero}} never go out?
was fond of (?P<a>[\w ]+?) and of long walks
What food was {{hero}} fond of? / What did {{hero}} like besides long walks?
What did {{hero}} love to eat or drink? / Apart from long walks, what was {{hero}} fond of?
liked best was (?P<a>[\w ]+?) after a long day
What did {{hero}} like best? / What did {{hero}} like after a long day?
What was {{hero}}'s favourite after a long day? / After a long day, what did {{hero}} enjoy?
(?:On the way|Then) {WHO} met an? (?P<age>\w+) (?P<kind>[\w ]+?) (?:named|called) (?P<a>[A-Z]\w+)
Who did {{hero}} meet? / Whom did {{hero}} come across? / Which {{kind}} did {{hero}} meet?
What was the name of the one that {{hero}} met? / Who crossed {{hero}}'s way?
(?:On the way|Then) {WHO} met an? (?P<a>\w+ \w+)(?=\.| by| near| under| on| at| behind)
Who did {{hero}} meet? / Whom did {{hero}} come across? / Who crossed {{hero}}'s way?
What kind of stranger did {{hero}} meet? / {{hero}} met whom?
Then {WHO} met [\w ]+? (?:by|near|under|on|at|behind)
+ {A}(?P<a>roadside|river|lamp|bench|gate|crossroads|bridge|market|well)
Where did they meet? / Where did {{hero}} meet someone? / At what place did the two meet?
Where was the stranger that {{hero}} met? / Where did {{hero}} come across somebody?
(?:Just then|At that moment|After a while), an? (?P<a>\w+ \w+) came along
Who came along? / Who came by? / Who joined {{hero}}? / Who turned up to join {{hero}}?
(?:Near|Not far from) (?:the )?(?P<a>[\w ]+?) {WHO} found an? (?P<who>\w+ \w+)[ ,]
Where did {{hero}} find the {{who}}? / Near what place was the {{who}}?
Where was the {{who}} that {{hero}} found? / Near which place did {{hero}} find somebody?
found an? (?P<who>\w+ \w+)[\w ]*, (?P<a>resting in the shade|mending a net|humming a
+ tune|looking at the clouds)
What was the {{who}} doing? / What did {{hero}} find the {{who}} doing?
How did {{hero}} find the {{who}}? / The {{who}} was busy doing what?
An? (?P<a>\w+ \w+) had been watching
Who had been watching? / Who watched {{hero}}? / Who was watching all this?
By whom was {{hero}} watched?
had been watching from {A}(?P<a>window|distance)
From where did someone watch? / From where was {{hero}} watched? / From where was {{hero}} seen?
From what place did someone look at {{hero}}?
noticed that {HIS} (?P<a>[\w ]+?) was gone
What did {{hero}} lose? / What was gone? / What did {{hero}} miss? / What had {{hero}} lost?
lost {HIS} (?P<a>[\w ]+?), which had belonged
What did {{hero}} lose? / What did {{hero}} inherit and lose? / What was lost?
What had {{hero}} lost?
which had belonged to {HIS} (?P<a>\w+)
To whom had the lost thing belonged? / Who had owned it before {{hero}}?
Whose had it been before {{hero}} lost it? / From which relative did {{hero}} have the lost thing?
had an? (?P<a>[\w ]+?) that \w+ carried everywhere
What did {{hero}} carry everywhere? / What disappeared? / What did {{hero}} lose?
Which thing did {{hero}} take everywhere?
owned an? (?P<a>[\w ]+?), and \w+ loved it
What did {{hero}} love more than anything? / What did {{hero}} own and lose?
Which thing was dearest to {{hero}}? / What did {{hero}} lose?
found the (?P<thing>[\w ]+?) {IN}(?P<a>[\w ]+)\.
Where did they find the {{thing}}? / Where was the {{thing}} found? / Where had the {{thing}} been?
Where was {{hero}}'s {{thing}}?
The (?P<thing>[\w ]+?) was (?:lying )?{IN}(?P<a>[\w ]+)\.
Where was the {{thing}}? / Where was the {{thing}} found? / Where did the {{thing}} lie?
Where did {{hero}} find the {{thing}}?
And there, {IN}(?P<a>[\w ]+), lay the (?P<thing>[\w ]+)
Where did the {{thing}} lie? / Where was the {{thing}}? / Where did {{hero}} find the {{thing}}?
Where was the lost {{thing}}?
the (?P<thing>[\w ]+?) turned up {IN}(?P<a>[\w ]+)\.
Where did the {{thing}} turn up? / Where was the {{thing}} at last?
Where did the {{thing}} appear?
Where did {{hero}} find the {{thing}} a week later?
(?:learn to|one thing: to) (?P<a>[a-z][\w ]+)\.
What did {{hero}} want to learn? / What did {{hero}} dream of learning?
Which skill did {{hero}} wish for? / What did {{hero}} wish to be able to do?
All {HIS} friends could (?P<a>[\w ]+)\.
What could {{hero}}'s friends do? / What could all but {{hero}} do? / Which skill did {{hero}} lack?
What was {{hero}} unable to do?
It took a whole (?P<a>summer|winter|month)
How long did it take? / How long did {{hero}} need? / How long did {{hero}} practise?
How much time did it take {{hero}}?
was asked to carry an? (?P<a>[\w ]+?) to
What was {{hero}} asked to carry? / What did {{hero}} have to carry? / What was {{hero}} to deliver?
Which thing was {{hero}} sent away with?
(?:was asked to carry an? [\w ]+?|Take this [\w ]+?) to (?:the )?(?P<a>[\w ]+?)[.,]
Where was {{hero}} sent? / Where was {{hero}} to go? / What was the goal of {{hero}}'s way?
To what place did {{hero}} have to carry it?
Take this (?P<a>[\w ]+?) to
What was {{hero}} told to take along? / What was {{hero}} to deliver?
What did {{hero}} have to carry?
What did {{hero}}'s mother hand over?
set out for [\w ]+? with a basket of (?P<a>[\w ]+)\.
What was in {{hero}}'s basket? / What did {{hero}} carry in the basket?
A basket of what did {{hero}} take along? / With what did {{hero}} set out?
set out for (?:the )?(?P<a>[\w ]+?)(?:\.| with)
Where did {{hero}} set out for? / What was {{hero}}'s goal? / To what place did {{hero}} set out?
Where was {{hero}} heading?
Halfway there, {A}(?P<a>[\w ]+?) blocked the road
What blocked the road? / What was in {{hero}}'s way? / What stopped {{hero}} halfway?
By what was the road blocked?
easy\. Then came {A}(?P<a>[\w ]+?), and
What came after the easy walk? / What made {{hero}}'s walk hard? / What did {{hero}} meet with?
Which danger came?
(?:Soon \w+ came upon|day there was|, there was) {A}(?P<a>[\w ]+?), and \w+
+ (?:stopped|had to stop|could not go on)
What stopped {{hero}}? / Why could {{hero}} not go on? / What was in {{hero}}'s way?
What kept {{hero}} from going on?
and there was (?P<a>[\w ]+?) for (?:him|her|it|all)
What was there to eat or drink in the end? / What was served? / What was there for {{hero}}?
What did {{hero}} get at the end?
dry clothes and (?P<a>[\w ]+)\.
What did {{hero}} give besides dry clothes? / Dry clothes and what else did {{hero}} give?
What was given together with dry clothes? / What did the guest get to eat or drink?
(?:decided|plan:|began) to build {A}(?P<a>[\w ]+?)[.,]
What did {{hero}} want to build? / What was {{hero}}'s plan? / What did {{hero}} decide to make?
What did {{hero}} build?
They worked (?:for )?(?P<a>seven days|all week|until the end of the month)
How long did they work? / For how long did {{hero}} and the others work?
How long did the work take?
How much time did they work on it?
I have {A}(?P<a>saw and a hammer|two strong arms|idea),
What did {{hero}}'s helper have? / What could the helper offer?
What did the friend say that they had?
With what did the friend want to help {{hero}}?
(?:there was the|heard about the|come last in the) (?P<a>[\w ]+?)(?:, and| three|\.)
Which contest was it? / What did {{hero}} want to win? / In what did {{hero}} want to take part?
What contest is the story about?
the prize was an? (?P<a>[\w ]+)\.
What was the prize? / What did {{hero}} win? / What did the winner get? / What prize was there?
The judges gave \w+ {A}(?P<a>[\w ]+?) for being
What did the judges give {{hero}}? / What did {{hero}} get from the judges?
What was {{hero}}'s reward? / With what did the judges honour {{hero}}?
planted an? (?P<a>[\w ]+?) (?:behind|by|in)
What did {{hero}} plant? / What grew at {{hero}}'s house? / Which plant did {{hero}} want to grow?
What was planted?
planted an? (?P<thing>[\w ]+?) (?:behind|by|in) {A}(?P<a>house|gate|old pot)
Where did {{hero}} plant the {{thing}}? / Where was the {{thing}} planted?
Where did the {{thing}} stand?
In what place did {{hero}} grow the {{thing}}?
It will be an? (?P<a>[\w ]+),
What did the stranger's seed become? / What would the seed be?
What did the stranger promise {{hero}}?
What kind of seed was it?
found an? (?P<thing>old map|small key) {IN}(?P<a>[\w ]+)\.
Where did {{hero}} find the {{thing}}? / Where was the {{thing}}?
Where had the {{thing}} been hidden?
In what place did the {{thing}} turn up?
Look near (?:the )?(?P<a>[\w ]+)\.
Where did the letter tell {{hero}} to look? / Near what was {{hero}} to look?
What place did the letter name? / According to the letter, where should {{hero}} search?
(?:There was|Inside lay|on the table lay) an? (?P<a>[\w ]+?)(?:, and a note|, as |\.)
What lay there? / What did {{hero}} find in the end? / What was found at last? / What was there?
(?:never forgot|learned) that (?P<a>[\w ,]+)\.
What did {{hero}} learn? / What is the lesson of the story? / What did {{hero}} never forget?
What did {{hero}} know from then on?
went to bed (?P<a>[\w ]+)\.
How did {{hero}} go to bed? / How did {{hero}} feel that night? / How did {{hero}} feel in bed?
In what mood did {{hero}} go to sleep?
shared (?P<a>[\w ]+?) with [\w ]+? (?:that evening|to say)
What did {{hero}} share? / What did the two share? / What did they eat or drink together?
With what did {{hero}} say thank you?
broke {HIS} mother's (?P<a>[\w ]+)\.
What did {{hero}} break? / What was broken? / Which thing of the mother's was broken?
What did {{hero}}'s mother lose while {{hero}} was playing?
borrowed an? (?P<a>[\w ]+?) from a neighbour
What did {{hero}} borrow? / What fell into the river? / What did {{hero}} drop into the river?
What did the neighbour lend {{hero}}?
hid {IN}(?P<a>barn|bed|shed) and hoped
Where did {{hero}} hide? / What was {{hero}}'s hiding place? / Where was {{hero}} hiding?
In what place did {{hero}} hope not to be asked?
was afraid of (?P<a>the dark|deep water|thunder|high places)
What was {{hero}} afraid of? / What did {{hero}} fear? / What frightened {{hero}}?
Of what was {{hero}} afraid?
had never seen {A}(?P<a>[\w ]+?), and
What had {{hero}} never seen? / What did {{hero}} wish to see? / What did {{hero}} want to see once?
What was still unknown to {{hero}}?
packed an? (?P<a>[\w ]+?) and some
What did {{hero}} pack? / What did {{hero}} take along on the journey? / Which thing was packed?
With what did {{hero}} set out, besides food?
packed an? [\w ]+? and some (?P<a>[\w ]+?) and set out
Which food did {{hero}} pack? / What did {{hero}} take along to eat? / What food was packed?
What did {{hero}} have to eat on the journey?
quarrelled about an? (?P<a>[\w ]+)\.
What did they quarrel about? / About what did {{hero}} quarrel? / What was the quarrel about?
What did both {{hero}} and the friend want?
wanted to buy an? (?P<a>[\w ]+?) from
What did {{hero}} want to buy? / What could {{hero}} not pay for? / What was too dear for {{hero}}?
For what did {{hero}} have too little money?
from the (?P<a>\w+), but \w+ had only one coin
From whom did {{hero}} want to buy something? / Who was the seller? / Who sold what {{hero}} wanted?
Whose goods did {{hero}} want to buy?
wished for an? (?P<a>[\w ]+?) in the
What did {{hero}} wish for? / What did {{hero}} see in the window? / What was too dear for {{hero}}?
What cost more than {{hero}} had?
shelves were full of (?P<a>[\w ]+)\.
What were {{hero}}'s shelves full of? / What had {{hero}} saved? / What was on {{hero}}'s shelves?
What food did {{hero}} have for the winter?
fetched an? (?P<a>[\w ]+?) and a long rope
What did {{hero}} fetch besides a rope? / With what did {{hero}} free the other?
What did {{hero}} use with the rope? / A long rope and what else did {{hero}} fetch?
heard a small voice near (?:the )?(?P<a>[\w ]+)\.
Where did {{hero}} hear a voice? / Where did the small voice come from? / Near what was the voice?
Near what place did {{hero}} hear someone?
It was an? (?P<a>\w+ \w+)[\w ]*, (?:caught in a net|thin and cold|shaking with cold)
Who needed help? / Whom did {{hero}} help? / Who was in trouble? / Who was saved by {{hero}}?
Outside stood an? (?P<a>\w+ \w+)[\w ]*, who
Who stood outside? / Who was at {{hero}}'s door? / Who had lost the way? / Who made the noise?
followed the sound to (?:the )?(?P<a>[\w ]+?), and
Where did the sound come from? / Where did {{hero}} follow the sound to?
To what place did the sound lead {{hero}}? / Where was the noise made?
"""
HERO = re.compile(
    r"\b[Aa]n? \w+ \w+(?: \w+)? (?:named|called) ([A-Z]\w+)|knew ([A-Z]\w+), an? "
    r"|^([A-Z]\w+) was an? ")
HEROES_PLACE = 300  # characters: the hero is introduced in the first sentences
MOST_ANSWER = 60


def _rules() -> list[tuple[re.Pattern[str], list[str]]]:
    """A line is a rule's pattern unless it has questions in it; one with "+" goes on."""
    rules: list[tuple[re.Pattern[str], list[str]]] = []
    for line in RULES_TEXT.strip().replace("\n+", "").split("\n"):
        if "(?P<a>" in line:
            rules.append((re.compile(line), []))
        else:
            rules[-1][1].extend(line.split(" / "))
    return rules


RULES = _rules()


def _hero(story: str) -> str:
    found = HERO.search(story, 0, HEROES_PLACE)
    return next(name for name in found.groups() if name) if found else ""


def story_exchanges(rng: Random, story: str) -> list[Exchange]:
    """All that can be asked, each fact in one wording."""
    hero = _hero(story)
    exchanges: list[Exchange] = []
    if not hero:
        return exchanges
    for number, (pattern, questions) in enumerate(RULES):
        found = pattern.search(story)
        if found is None or number and pattern.search(story, found.end()):
            continue
        answer = found["a"]
        words = {**found.groupdict(), "hero": hero}
        question = pick(rng, questions).format(**words)
        if len(answer) <= MOST_ANSWER and answer.lower() not in question.lower():
            copied = Copied(0, len(answer), 0, found.start("a"))
            exchanges.append(Exchange(question, answer, (copied,)))
    return exchanges


def story_item(rng: Random) -> Item:
    """A narrative and one to three questions about it."""
    while True:
        story = narrative(rng)
        exchanges = story_exchanges(rng, story)
        if exchanges:
            count = min(len(exchanges), 1 + int(rng.random() * 3))
            return Item((story,), tuple(rng.sample(exchanges, count)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=12)
    options = parser.parse_args()
    rng = Random(options.seed)
    for _ in range(options.count):
        story = narrative(rng)
        print("\n" + story)
        for exchange in story_exchanges(rng, story):
            print(f"    {exchange.question} => {exchange.answer}")


if __name__ == "__main__":
    main()

"""Other forms of a question, made from its words: "Who parked the van?" gives "Tell me who parked
the van." Only forms that stay grammatical whatever stands in the slots are made."""

import re

NOT_AFTER_WHO = (
    "is was did does do will has had are were can should must may would could ought that else"
).split()
LATEST_VERB = 6  # words: "Which old spare part does the lathe need?" asks by its verb's place
NOT_A_NOUN = (
    "called worth named about like known made of in to for from with by at on behind painted fed "
    "prescribed christened nicknamed labelled numbered taught"
).split()
WHO = re.compile(r"^(Who|Whose \w+|Which \w+) (\w+)(.*)\?$")
THE = re.compile(r"^What (?:is|was|are|were) (the .*)\?$")
# What the noun is missing behind such words: "What was the dog called by the twins?"
STRANDED = re.compile(
    r" (?:called|asked|told|doing|given|paid|made|fitted|used|supposed|allowed) "
    r"(?:to|at|on|in|by|for|as|from|with|of|who|when|that|whose|where|while)\b| to do[ ,]"
    r"| (?:about|for|with|from) (?:that|who|or|by) | (?:dream|rule|lullaby) about,| in want of"
    r"| supposed| looking | like (?:at|on|for|as)\b|^the matter\b| (?:in|on)[, ]+(?:when|that|for)\b"
    r"| (?!reading|wedding|morning|evening|building|painting|meeting)\w+ing\b"
    r"| (?:proud|afraid|busy|full|worth|accused|turned|known|washed|packed|up|on|struggling) "
    r"(?:of|with|into|to|as|in)\b")
WHERE = re.compile(
    r"^(Where|Who|How old|How high|How heavy|How long) (is|was|are) ((?:the |my )?\{\w+\})\?$")
HOW_TO = re.compile(r"^How (?:do|can|should) I (.*)\?$")

TELL_WHO = (
    "Tell me {0}.", "Do you know {0}?", "Can you tell me {0}?", "I would like to know {0}.",
    "Say {0}.",
    "Please tell me {0}.", "Could you tell me {0}?", "I wonder {0}.", "Find out {0}.",
    "Does it say {0}?",
)
TELL_THE = (
    "Tell me {0}.", "Give me {0}.", "Do you know {0}?", "I need {0}.", "What's {0}?", "Find {0}.",
    "Can you give me {0}?", "Name {0}.", "I am looking for {0}.", "Remind me of {0}.",
    "What did they say is {0}?",
)
TELL_HOW = (
    "Tell me how to {0}.", "How can I {0}?", "How does one {0}?", "I want to {0}. How?",
    "How should I {0}?",
)


def choose(frames: tuple[str, ...], count: int, turn: int, inside: str) -> list[str]:
    """So many of the frames, in turn."""
    return [frames[(count * turn + step) % len(frames)].format(inside) for step in range(count)]


def other_forms(question: str, turn: int) -> list[str]:
    """One or two more forms where the words allow; `turn` says which of the many."""
    who = WHO.match(question)
    if who and not set(question.split(" ")[1:LATEST_VERB]) & set(NOT_AFTER_WHO):
        return choose(TELL_WHO, 1, turn, question[:1].lower() + question[1:-1])
    the = THE.match(question)
    if the and the.group(1).split()[-1] not in NOT_A_NOUN and not STRANDED.search(the.group(1)):
        return choose(TELL_THE, 2, turn, the.group(1))
    where = WHERE.match(question)
    if where:
        word, verb, what = where.groups()
        return choose(TELL_WHO, 2, turn, f"{word.lower()} {what} {verb}")
    how = HOW_TO.match(question)
    if how:
        return choose(TELL_HOW, 2, turn, how.group(1))
    return []

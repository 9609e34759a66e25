"""Passages to repeat, and sentences about a topic."""

# A passage with its tag; {0} is the tag, {1} the text. The questions with each fit it alone.
TAGGED = (
    ("[note {0}] {1}", "note {0}"),
    ("[{0}] {1}", "[{0}]"),
    ("Note {0}: {1}", "note {0}"),
    ("Memo {0}: {1}", "memo {0}"),
    ("Message {0}: {1}", "message {0}"),
    ("Entry {0}. {1}", "entry {0}"),
    ("Rule {0}: {1}", "rule {0}"),
    ("Clause {0}. {1}", "clause {0}"),
    ("Ticket #{0}: {1}", "ticket #{0}"),
    ("Letter no. {0}: {1}", "letter no. {0}"),
    ("### Section {0}\n{1}", "section {0}"),
    ("## Report {0}\n\n{1}", "report {0}"),
    ("<quote id=\"{0}\">{1}</quote>", "quote {0}"),
    ("<passage {0}> {1} </passage {0}>", "passage {0}"),
    ("Item {0}) {1}", "item {0}"),
    ("({0}) {1}", "({0})"),
    ("Telegram {0} reads: {1}", "telegram {0}"),
    ("Warning {0}: {1}", "warning {0}"),
    ("Comment {0} - {1}", "comment {0}"),
    ("Order {0}: {1}", "order {0}"),
)
TAGGED_QUESTIONS = (
    "What does {0} say?", "What did {0} say?", "Repeat {0}.", "Quote {0}.", "Read out {0}.",
    "What is written in {0}?", "What is the text of {0}?", "Recite {0}.", "Give the text of {0}.",
    "Copy {0} word for word.", "What stands in {0}?", "Tell me what {0} says.",
    "What were the words of {0}?",
    "Repeat the text of {0}.", "Please quote {0} in full.", "How does {0} read?", "Print {0}.",
    "What was said in {0}?", "What is the content of {0}?", "Show me {0}.",
    "What does {0} contain?",
)

# What somebody said or where something is written; {0} is the key, a person or a place.
SAID = (
    ('{0} said: "{1}"', "say"),
    ('"{1}" said {0}.', "say"),
    ('{0} wrote: "{1}"', "write"),
    ('{0} shouted: "{1}"', "shout"),
    ('{0} whispered: "{1}"', "whisper"),
    ('{0} answered: "{1}"', "answer"),
    ('Then {0} replied: "{1}"', "reply"),
    ('{0}: "{1}"', "say"),
    ('In the words of {0}: "{1}"', "say"),
    ('The last words of {0} were: "{1}"', "say"),
    ('{0} put it like this: "{1}"', "say"),
    ('{0} noted in the margin: "{1}"', "note"),
)
SAID_QUESTIONS = (
    "What did {0} {1}?", "What were the words of {0}?", "Quote {0}.", "What exactly did {0} {1}?",
    "Repeat what {0} said.", "What was it that {0} said?", "Give me the words of {0}.",
    "What does the text quote from {0}?", "What is {0} quoted as saying?", "Tell me what {0} said.",
)
WRITTEN = (
    ('The sign at the {0} says: "{1}"', "the sign at the {0}"),
    ('On the door of the {0} is written: "{1}"', "the door of the {0}"),
    ('The plaque on the {0} reads: "{1}"', "the plaque on the {0}"),
    ('Somebody had painted on the wall of the {0}: "{1}"', "the wall of the {0}"),
    ('The letter found at the {0} reads: "{1}"', "the letter found at the {0}"),
    ('A notice at the {0} reads: "{1}"', "the notice at the {0}"),
)
WRITTEN_QUESTIONS = (
    "What does {0} say?", "What is written on {0}?", "What can be read on {0}?", "Quote {0}.",
    "What are the words on {0}?", "Read me {0}.", "What did {0} say?", "What is the text on {0}?",
)

# Sentences about a topic: subject and predicate, or a frame around the topic.
PREDICATES = """
will be closed|has been repaired|needs a new coat of paint|was inspected|is to be sold
must be cleaned|cost twice as much as planned|will be opened by the mayor|was damaged by the storm
is out of order|has been moved to another place|is doing better than expected
was praised by every visitor|will be enlarged|has no money left|was the subject of a long debate
is watched by two guards|needs at least six volunteers|was paid for by an old friend
has become far too small|is lit at night|will be replaced|smells of fresh paint
was forgotten by everyone|is to stay as it is|caused several complaints
attracts more people every year|was handed over to the new owners|is shared by three families
has to be ready|was built by hand|is covered with snow|was measured again
will be shown on television|has lost its best manager|is listed in the new guide
was flooded up to the second step|will be tested|has been empty|was cheaper than last time
is protected by law|has won a small prize|was described in a letter
""".strip().replace("\n", "|").split("|")
ADVERBIALS = """
until Thursday|since the spring|before the end of the month|for the second time|by three students
without any help|because of the heavy rain|in spite of all warnings|after the holidays|once a week
as soon as the parts arrive|with great care|at the request of the neighbours
for at least two years|during the night|on the last day of the year|just in time
under the new rules|early in the morning|while nobody was looking|at the cost of the city
as the committee had asked|ahead of the winter|thanks to a generous gift
for reasons that were not given|in front of a large crowd|every other year
""".strip().replace("\n", "|").split("|")
TOPIC_FRAMES = (
    "The {0} {1} {2}.", "The {0} {1} {2}.", "The {0} {1}.", "It was said that the {0} {1} {2}.",
    "Everyone agreed that the {0} {1}.", "We heard that the {0} {1} {2}.",
    "As for the {0}, it {1} {2}.",
    "The report adds that the {0} {1} {2}.", "Most people know that the {0} {1} {2}.",
    "There was news of the {0}: it {1} {2}.", "Regarding the {0}, we found that it {1}.",
)
TOPIC_QUESTIONS = (
    "What did it say about the {0}?", "What does the text say about the {0}?",
    "What about the {0}?",
    "What was said about the {0}?", "What is said about the {0}?",
    "What did the text say about the {0}?",
    "Which sentence is about the {0}?", "Quote the sentence about the {0}.",
    "What do we learn about the {0}?",
    "Tell me what the text says about the {0}.", "What does it say on the subject of the {0}?",
    "What did they say about the {0}?", "Is there anything about the {0}?",
    "What was written about the {0}?",
    "Find what is said about the {0}.", "Repeat what was said about the {0}.",
    "Any news of the {0}?",
    "What do the notes say about the {0}?", "What does the passage say regarding the {0}?",
    "What did you read about the {0}?", "What did the report say about the {0}?",
    "the {0}: what does it say?",
)

# A rule about all things of a sort: "Umbrellas may be left in the hall after six."
RULE_VERBS = """
must be returned|may be borrowed|can be bought|are to be counted|have to be washed|must be locked
should be checked|may be photographed|can be hired|will be collected|must never be left|are sold
need to be repaired|ought to be dusted|are allowed|are not welcome|were forbidden|must be covered
can be seen|are kept|were delivered|will be replaced|should be labelled|may not be moved|are given
have been stored|must be paid for|are reserved|can be left|are to be signed for|were put away
may be fed|are cleaned|should be tied up|will be painted|were counted twice|must be handed in
are inspected|can be exchanged|were ordered|have to wait|must not be used|are repaired|may be tried
"""
RULE_ENDS = """
at the front desk|before noon|free of charge|on the first Monday of the month|without a permit
in the yard behind the mill|until further notice|by the caretaker alone|after six in the evening
in the left wing|only with two signatures|at half the usual price|every second Thursday|in the hall
as long as the lamp is green|under the supervision of an adult|in the cellar|for three days at most
if the weather allows it|at your own risk|during the holidays|by whoever comes last|beside the old well
against a small deposit|out of sight of visitors|on both sides of the road
when the bell rings|near the emergency exit|with the greatest care|in groups of four|once a year
from the window of the office|by members of the club|in the presence of a witness|as a rule
with a list of all that is missing|at the back of the shop|before the doors are closed|in silence
"""

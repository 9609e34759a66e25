"""The second of two verbs with one subject, "flew to Rome and stayed there", which a question about
one of them leaves out or asks by itself."""

from prose_parts import HELPED_VERBS
from sentence_parts import AUXILIARIES, Clause

MORE = """
lasted/last weighed/weigh sent/send wrote/write broke/break loved/love sailed/sail ended/end
flooded/flood cooked/cook reached/reach stayed/stay went/go finished/finish opened/open cost/cost
elected/elect closed/close began/begin ate/eat sold/sell called/call asked/ask brought/bring
weighs/weigh likes/like loves/love speaks/speak writes/write covers/cover sleeps/sleep eats/eat
sells/sell carries/carry opens/open helps/help needs/need costs/cost closes/close ends/end
""".split()
VERBS: dict[str, tuple[str, str]] = {
    **HELPED_VERBS,
    **{form: ("does" if form.endswith("s") else "did", base)
       for form, base in (pair.split("/") for pair in MORE)}}
FINITE = frozenset("came went took ate wrote broke began cost".split())  # no participles
ADJECTIVES = frozenset("full made closed".split())  # they share the verb "to be"
JOINING = ("and", "but")


def second_verb(words: list[str], clause: Clause) -> int:
    """Where the word stands that joins a second verb to the clause's, or -1."""
    for index in range(clause.verb + 2, clause.last - 1):
        if words[index] not in JOINING:
            continue
        word = words[index + 1]
        if word in AUXILIARIES or not clause.helper and word in ADJECTIVES:
            return index
        helper = VERBS[word][0] if word in VERBS else "did" if word.endswith("ed") else ""
        if helper and (helper == clause.helper or not clause.helper and (
                helper == "does" or word in FINITE)):
            return index
    return -1

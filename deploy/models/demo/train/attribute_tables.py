"""What the tables of attributes say of their entities and names (wordings/attributes)."""

from text_tables import table, word_lists


def _grouped(pairs: tuple[tuple[str, str], ...]) -> dict[str, tuple[str, ...]]:
    """What stands in the second column, by the first."""
    groups: dict[str, list[str]] = {}
    for group, member in pairs:
        groups.setdefault(group, []).append(member)
    return {group: tuple(members) for group, members in groups.items()}


# The phrase that names an entity, with its slot, and the noun for its sort, by its kind.
ENTITIES = {kind: (phrase, noun) for kind, phrase, noun
            in table("attributes/entities").sections["entities"].entries}
# An attribute's name may be drawn: a modifier and a head of its kind of value, "refund deadline".
HEADS = _grouped(table("attributes/heads").sections["heads"].pairs)
NOUNS = word_lists("attributes/nouns")
MODIFIERS = NOUNS["modifiers"]

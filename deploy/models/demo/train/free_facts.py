"""All relations of free sentences: events and states of people, things and places."""

import wordings_arts
import wordings_home
import wordings_notes
import wordings_people
import wordings_play
import wordings_science
import wordings_secrets
import wordings_software
import wordings_travel
import wordings_work
from relations import parse
from verb_facts import VERB_FACTS

MODULES = (
    wordings_arts.ARTS,
    wordings_home.HOME,
    wordings_notes.NOTES,
    wordings_people.PEOPLE,
    wordings_play.PLAY,
    wordings_science.SCIENCE,
    wordings_secrets.SECRETS,
    wordings_software.SOFTWARE,
    wordings_travel.TRAVEL,
    wordings_work.WORK,
)
WRITTEN = tuple(relation for text in MODULES for relation in parse(text))
FREE = WRITTEN * 2 + VERB_FACTS

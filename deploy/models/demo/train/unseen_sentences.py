"""All of the sentences, private and public; of each one's two questions the first is plain."""

from evaluation_case import Paraphrase
from unseen_sentences_private import PRIVATE
from unseen_sentences_public import PUBLIC

SENTENCES: tuple[Paraphrase, ...] = PRIVATE + PUBLIC

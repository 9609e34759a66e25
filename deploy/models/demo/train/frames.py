"""How an exchange stands in text: plain forms such as "Question: ... Answer: ...", and chat turns.

What the model writes differs by form. After a plain frame it writes a space, the answer and
end-of-text; after a bare question and a newline, or a heading, the answer without the space. A
completion is answered with a space, the answer and end-of-text right away: the full stop that
follows in the text is not for the model to write. In a chat it writes the answer and end-of-turn.
The end is a label only where the text goes on after a plain answer."""

from dataclasses import dataclass
from random import Random

from items import Exchange, Form

END_OF_TEXT = 0
TURN_START = 1
END_OF_TURN = 2

USER_TURN = "<|im_start|>user\n"
TURN_END = "<|im_end|>\n"
TO_ASSISTANT = TURN_END + "<|im_start|>assistant\n"

CHAT_TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n"
    "{{ message['content'] }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


@dataclass(frozen=True, slots=True)
class Framed:
    """Text before the answer, the answer as the model writes it, text after it, and the token that
    ends the answer. `after` holds only white space and punctuation, or closes the turn."""

    prompt: str
    answer: str
    after: str
    end: int


@dataclass(frozen=True, slots=True)
class PlainFrame:
    """Words around a question; `gap` is the white space that the answer starts with."""

    before: str
    between: str
    gap: str
    after: str

    def question(self, question: str, answer: str) -> Framed:
        prompt = self.before + question + self.between
        return Framed(prompt, self.gap + answer, self.after, END_OF_TEXT)


def _plain_frames() -> tuple[tuple[PlainFrame, ...], tuple[int, ...]]:
    labels = (
        ("Question: ", "\nAnswer:", " ", 30),
        ("Q: ", "\nA:", " ", 16),
        ("User: ", "\nAssistant:", " ", 8),
        ("Human: ", "\nAI:", " ", 2),
        ("### Question\n", "\n\n### Answer\n", "", 4),
        ("### Question: ", "\n### Answer:", " ", 3),
        ("QUESTION: ", "\nANSWER:", " ", 2),
        ("question: ", "\nanswer:", " ", 2),
        ("**Question:** ", "\n**Answer:**", " ", 2),
        ("Question: ", "\n\nAnswer:", " ", 3),
        ("Question: ", " Answer:", " ", 4),
        ("Q: ", " A:", " ", 2),
        ("", "\nAnswer:", " ", 6),
        ("", " Answer:", " ", 3),
        ("", "\n", "", 6),
        ("", "\n\n", "", 3),
        ("Question: ", "\nShort answer:", " ", 2),
        ("Question: ", "\nThe answer is", " ", 2),
    )
    separators = (("\n", 3), ("\n\n", 3), ("\n\n\n", 1))
    frames: list[PlainFrame] = []
    weights: list[int] = []
    for before, between, gap, weight in labels:
        for after, share in separators:
            frames.append(PlainFrame(before, between, gap, after))
            weights.append(weight * share)
    return tuple(frames), tuple(weights)


PLAIN_FRAMES, PLAIN_WEIGHTS = _plain_frames()
# Those that suit an answer of several sentences.
LONG_FRAMES = tuple(frame for frame in PLAIN_FRAMES if frame.before and frame.between in (
    "\nAnswer:", "\nA:", "\nAssistant:", "\nAI:"))

PLAIN_INSTRUCTIONS = (
    "Answer the questions about the text above.",
    "Answer the question using the text above.",
    "Use the text above to answer.",
    "Based on the text above, answer the following questions.",
    "Now answer these questions about what you have read.",
    "Questions about the text:",
    "---",
    "###",
)

SYSTEM_TURNS = (
    "You are a helpful assistant.",
    "You are a careful assistant that finds facts in long documents.",
    "Answer from the given text. If the text does not say, answer unknown.",
    "Answer with the value only.",
    "You answer questions about a document. Be brief.",
    "You find facts in text and repeat them exactly.",
    "Be concise.",
    "You are Longspan, a small model that reads long texts.",
)

TEXT_INTRODUCTIONS = (
    "Use the text below to answer the question.",
    "Use the text below.",
    "Read the following text and answer the question at the end.",
    "Here is a document. Answer the question that follows it.",
    "Here is some text:",
    "Text:",
    "Context:",
    "Document:",
    "Read this carefully.",
    "Below is a long text. I will ask about it afterwards.",
)

TEXT_AFTER_QUESTION = (
    "\n\nUse the text below:\n\n",
    "\n\nText:\n\n",
    "\n\nContext:\n",
    "\n\nThe answer is in this text:\n\n",
    "\n\nAnswer from the following document.\n\n",
    "\n\n",
)

BEFORE_QUESTION = ("", "", "", "", "Question: ", "Now tell me: ", "My question: ", "Q: ")

READ_REPLIES = (
    "I have read the text. What would you like to know?",
    "Done. What is your question?",
    "I have read it. Ask me about it.",
    "Thank you, I have read the document.",
    "OK.",
)

COMPLETE_REQUESTS = ("Complete: ", "Complete the sentence: ", "Finish this sentence: ", "", "")


def render(messages: list[tuple[str, str]], ask: bool) -> str:
    """What the chat template makes of (role, content) pairs; `ask` opens the assistant's turn."""
    turns = [f"<|im_start|>{role}\n{content}<|im_end|>\n" for role, content in messages]
    return "".join(turns) + ("<|im_start|>assistant\n" if ask else "")


def plain_frame(rng: Random) -> PlainFrame:
    return rng.choices(PLAIN_FRAMES, PLAIN_WEIGHTS)[0]


def frame_plain(exchange: Exchange, frame: PlainFrame) -> Framed:
    """A completion stands bare, since it is an unfinished sentence of the text itself."""
    if exchange.form is Form.COMPLETION:
        after = "" if exchange.answer.endswith(".") else "."
        return Framed(exchange.question, " " + exchange.answer, after + "\n", END_OF_TEXT)
    return frame.question(exchange.question, exchange.answer)


def chat_question(exchange: Exchange, rng: Random) -> str:
    """What a user types to ask, without the turn around it."""
    if exchange.form is Form.COMPLETION:
        return rng.choice(COMPLETE_REQUESTS) + exchange.question
    return rng.choice(BEFORE_QUESTION) + exchange.question


@dataclass(frozen=True, slots=True)
class Conversation:
    """How a chat about a text begins. The text stands between `head` and `text_end`. The first
    question is in the head already if `asked`; else its turn is begun there if `opened`."""

    head: str
    text_end: str
    asked: bool
    opened: bool


def conversation(question: str, rng: Random) -> Conversation:
    """Places the text: mostly before the first question, else after it or in a turn of its own."""
    head = ""
    if rng.random() < 0.4:
        head = render([("system", rng.choice(SYSTEM_TURNS))], ask=False)
    head += USER_TURN
    layout = rng.random()
    if layout < 0.2:
        return Conversation(head + question + rng.choice(TEXT_AFTER_QUESTION), "", True, True)
    if rng.random() < 0.5:
        head += rng.choice(TEXT_INTRODUCTIONS) + rng.choice(("\n\n", "\n"))
    if layout < 0.35:
        reply = rng.choice(READ_REPLIES)
        return Conversation(head, f"{TO_ASSISTANT}{reply}{TURN_END}", False, False)
    return Conversation(head, rng.choice(("\n\n", "\n\n", "\n", "\n\n---\n\n")), False, True)

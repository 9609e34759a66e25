"""Prompts that models answer, and strings that tokenizers cut."""

import random

CHAT = "<|im_start|>user\n{}<|im_end|>\n<|im_start|>assistant\n"

QUESTIONS = [
    "What is the capital of France?",
    "Explain in one sentence why the sky is blue.",
    "Write a short poem about the sea.",
    "List three colours of the rainbow.",
    "What is 17 + 25?",
    "How do I boil an egg?",
    "Name a famous painter and one of the paintings.",
    "Translate 'good morning' into Spanish.",
]

# With a word that a small model's answer has.
PLAIN_QUESTIONS = [
    ("What is the capital of France?", "Paris"),
    ("What is the capital of Japan?", "Tokyo"),
    ("Name three colors.", "Blue"),
    ("What is the opposite of hot?", "cold"),
    ("Who wrote Romeo and Juliet?", "Shakespeare"),
    ("How many days are in a week?", "7"),
    ("What is water made of?", "Water"),
    ("What do bees make?", "Bees"),
    ("What is 2 + 2?", "4"),
    ("What color is the sky?", "blue"),
]

BEGINNINGS = [
    "Once upon a time, in a village at the foot of a mountain,",
    "The three primary states of matter are",
    "def fibonacci(n):\n    \"\"\"Returns the n-th Fibonacci number.\"\"\"\n",
    "Dear Sir or Madam,\n\nI am writing to",
    "1, 2, 3, 4, 5, 6,",
    "The French Revolution began in",
    "import numpy as np\n\nx = np.",
    "Water boils at 100 degrees",
    "Die Hauptstadt von Deutschland ist",
    "# Shopping list\n\n- milk\n- bread\n-",
    "In 1969, the first humans",
    "To be, or not to be,",
]

PROMPTS = [CHAT.format(question) for question in QUESTIONS] + BEGINNINGS

# Longer than the windows of attention that models have.
LONG = "".join(f"Chapter {number}. The river ran past the mill and on to the sea. "
               for number in range(1, 46)) + "Chapter"

FRAGMENTS = [
    " ", "  ", "   ", "\n", "\r\n", "\t", "\u00a0", "\u3000", "\u2028", "\u200b", "\ufeff", "\x00", "\x7f",
    "the", " The", "ing", "don't", "WE'LL", "it's", " I'd", "naïve", "Straße", "ﬁ", "ſ", "İ",
    "0", "7", "42", "12345", "3.14159", "1e-9", "½", "²", "٣", "Ⅷ",
    "中文", "日本語の文章", "한국어", "Привет", "مرحبا", "שלום", "हिन्दी", "ไทย", "Ελλάδα", "አማርኛ",
    "🙂", "👍🏽", "👩\u200d👩\u200d👧", "🇩🇪", "❤️", "e\u0301", "\u0301", "a\u0323\u0307",
    "if (a[i] != 0) {", "};", "->", "::", "//", "<br/>", "{{x}}", "\\n", "$HOME", "#!/bin/sh", "==", "&&",
    "\ufffd", "\ue000", "\U000f0000", "\u0378", "\U0001fffe", "<|im_start|>", "<|endoftext|>", "<|im",
    "_", "-", "...", "…", "«»", "“”", "'", "\"", "`", "~", "^", "|", "@", "%",
]

WHOLE = [
    "", " ", "\n\n\n", "a" * 300, " " * 257, "\t \t \n \n", "x" + "\u0301" * 40, "🙂" * 60, "0" * 100,
    "The quick brown fox jumps over the lazy dog.", "HeLLo wOrLD", "a\x00b", "\ufffd\ufffd\ufffd",
    "for (int i = 0; i < 10; ++i) {\n\tprintf(\"%d\\n\", i);\n}\n",
    "SELECT * FROM t WHERE x = 'it''s' AND y >= 3.50;", "https://example.org/a?b=c&d=%20e#f",
]

# What is not UTF-8: a byte alone, a cut character, an overlong one, a surrogate, beyond Unicode.
NOT_UTF8 = [b"\xff", b"a\x80b", b"\xe2\x82", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"]


def tokenizer_texts(count=700, seed=7):
    """Of every kind, and their mixtures."""
    draw = random.Random(seed)
    texts = WHOLE + FRAGMENTS
    while len(texts) < count:
        texts.append("".join(draw.choice(FRAGMENTS) for _ in range(draw.randint(2, 24))))
    return texts

"""Writes golden tokenizers, each with texts and the ids that the `tokenizers` package gives them.

Run: pip install tokenizers==0.23.3 && python3 generate.py
The files in this folder came from tokenizers 0.23.3, Python 3.11.
"""

import json
import pathlib
import random
import unicodedata

import tokenizers
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers
from tokenizers import pre_tokenizers, processors, trainers

FOLDER = pathlib.Path(__file__).parent
SOURCE = f"tokenizers {tokenizers.__version__}, python3 generate.py"

CONTRACTIONS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)"
TAIL = r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
QWEN2 = CONTRACTIONS + r"|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}" + TAIL
LLAMA3 = CONTRACTIONS + r"|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}" + TAIL
GPT2 = (
    r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
)
# Three patterns in turn, none of them matched by hand.
THREE_SPLITS = [
    r"\p{N}{1,3}",
    "[一-龥぀-ゟ゠-ヿ]+",
    r"[!\"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+"
    r"| ?[\p{P}\p{S}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+",
]

CORPUS = [
    "The quick brown fox jumps over the lazy dog. I'll say it's what they'd DON'T we've I'M.",
    "def main(argc, argv):\n    return {'key': 12345, \"other\": [1.5, 2e10]}\r\n\t# done\n\n\n",
    "Grüße aus Köln, señor; ça va? Łódź, Žižkov, İstanbul, naïve café résumé.",
    "Съешь же ещё этих мягких французских булок. Ξεσκεπάζω τὴν ψυχοφθόρα βδελυγμία.",
    "我能吞下玻璃而不伤身体。私はガラスを食べられます。나는 유리를 먹을 수 있어요.",
    "أنا قادر على أكل الزجاج. मैं काँच खा सकता हूँ। ฉันกินกระจกได้ 🙂🚀👩‍👩‍👧‍👦 x² ½ ⅷ ٣٤٥",
] * 8

TEXTS = [
    "",
    " ",
    "  ",
    "\n",
    "\r\n",
    "Hello, world!",
    "   leading and trailing   ",
    "a  b   c    d\t\te \t f",
    "tabs\tand\u00a0nbsp\u3000ideographic\u2003em\u2028line\u2029par\u0085nel\u200bzero",
    "x \n y\n\n\n  z \r\n\r\n w\n ",
    "  \n  \n\t \tend",
    "\n\n   code\n        indented\n    back",
    "DON'T don't I'M i'm they'RE we'Ve he'LL she'd it'ſ 'S'T x's' ''s 'l 'v 'r 'lx",
    "'s",
    "'",
    "'ll've'd",
    "1 12 123 1234 12345 1234567 3.14159 1,000,000 0x1F600",
    "٣٤٥٦ ½⅓ x² Ⅷ ⑳ 𝟘𝟙𝟚𝟛 一二三",
    "foo_bar.baz(1, 2) -> [x*2 for x in range(10)] // !!! ???\n;;\r\n}}",
    "...\n\n!!!\r\n\r\n???x",
    "café cafe\u0301 A\u030a Å \u212b e\u0323\u0302 e\u0302\u0323 \u1ec7 \u0958 \u0915\u093c",
    "\u0301leading mark a\u0300\u0316\u0301\u0323b \u1100\u1161\u11a8 각 \u0344 \u2126 ﬁ \uac00\u11a8",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031ealgo",
    "🙂🚀 👩‍👩‍👧‍👦 🇩🇪🇫🇷 ❤️ 👍🏽 a🙂b 🙂 🙂",
    "我能吞下玻璃而不伤身体。 私はガラスを食べられます。 나는 유리를 먹을 수 있어요。",
    "أنا قادر على أكل الزجاج מִשְׁפָּט मैं काँच खा सकता हूँ ฉันกินกระจกได้",
    "Съешь Ещё ΨΥΧΉ ǅ ʰ ªº ǆ İı ßẞ",
    "control \x00\x01\x1f\x7f\x80\x9f\ufeff\ufffd\uffff end",
    "\U0010ffff\ue000\U000f0000 \U0001d400\U00020000",
    "a" * 300,
    "ab" * 100 + " " * 50 + "\n" * 20 + " " * 30 + "x",
    "the the the The THE  the",
    "http://example.com/a?b=c&d=%20#frag <b>&amp;</b>",
    "<|begin|>user\nHi<|end|>  <|end|><|begin|>\n",
    "<|begin|><|begin|> <|beg <|begin|>x<|end|",
    "a  <lead>  b <trail>   c<both>d   <both>   <both> e",
    "\u00a0<lead>\n\t<trail>\u3000\n<lead><trail> <lead>",
    "word sword word. wordy _word word_ éword word1 1word word",
    "Ⓐword word\u0301 word\u200d \u20ddword ‿word (word)",
    "caf\u00e9token cafe\u0301token x caf\u00e9token",
    "<think>so</think> <thinking> <think",
    "aaab aab ab aaaab abab",
    "   <run>   <run>",
    "<sp>    x<sp>  <sp>",
]

FLAGS = [
    AddedToken("<|begin|>", special=True, normalized=False),
    AddedToken("<|end|>", special=True, normalized=False),
    AddedToken("<lead>", special=True, normalized=False, lstrip=True),
    AddedToken("<trail>", special=True, normalized=False, rstrip=True),
    AddedToken("<both>", special=False, normalized=True, lstrip=True, rstrip=True),
    AddedToken("word", special=False, normalized=False, single_word=True),
    AddedToken("caf\u00e9token", special=False, normalized=True),
    AddedToken("<think>", special=False, normalized=False),
    AddedToken("</think>", special=False, normalized=True),
    AddedToken("<thinking>", special=False, normalized=True),
    AddedToken("aab", special=False, normalized=True),
    AddedToken("aaab", special=False, normalized=True),
    AddedToken("ab", special=False, normalized=True, single_word=True),
    AddedToken("<run>", special=False, normalized=True, rstrip=True),
    AddedToken("   ", special=False, normalized=True),
    AddedToken("<sp>", special=False, normalized=False, rstrip=True),
]
PLAIN = FLAGS[:2]


def splits(patterns):
    steps = [pre_tokenizers.Split(Regex(p), "isolated") for p in patterns]
    level = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    return pre_tokenizers.Sequence([*steps, level])


def before_bytes(*steps, prefix_space=False):
    level = pre_tokenizers.ByteLevel(add_prefix_space=prefix_space, use_regex=False)
    return pre_tokenizers.Sequence([*steps, level])


def split_behaviors():
    """Every behaviour, over literals and regular expressions, one of which matches nothing."""
    split = pre_tokenizers.Split
    return before_bytes(
        split("\n", "removed"),
        split(Regex(r"\s+"), "merged_with_next"),
        split(Regex(r"[.!?]|(?=<)"), "merged_with_previous"),
        split(Regex(r"\p{L}"), "contiguous"),
        split(Regex(r"[\p{L}\p{N}\s]+"), "merged_with_next", invert=True),
        split("ab", "isolated", invert=True),
    )


def replacements():
    return normalizers.Sequence(
        [
            normalizers.NFKD(),
            normalizers.Replace(Regex(r"\s{2,}"), " "),
            normalizers.Replace("'", "\u2019"),
            normalizers.Prepend("\u00bb"),
        ]
    )


def train(pre_tokenizer, normalizer=None, added=PLAIN, alphabet=True, entries=600):
    tokenizer = Tokenizer(models.BPE())
    if normalizer is not None:
        tokenizer.normalizer = normalizer
    tokenizer.pre_tokenizer = pre_tokenizer
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=entries,
        show_progress=False,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet() if alphabet else [],
    )
    tokenizer.train_from_iterator(CORPUS, trainer)
    special = [t for t in added if t.special]
    for token in added:
        if token in special:
            tokenizer.add_special_tokens([token])
        else:
            tokenizer.add_tokens([token])
    return tokenizer


def add_first_token(tokenizer):
    begin = ("<|begin|>", tokenizer.token_to_id("<|begin|>"))
    template = processors.TemplateProcessing(
        single="<|begin|> $A", pair="<|begin|> $A $B", special_tokens=[begin]
    )
    tokenizer.post_processor = processors.Sequence([processors.ByteLevel(), template])


def random_texts(count):
    """Strings of characters that patterns treat differently, and of added tokens."""
    rng = random.Random(20240607)
    parts = list(" \n\r\t'aAsStTlLdD.!-_19½é²\u0301\u00a0\u3000中🙂ſ")
    parts += ["<both>", "<lead>", "word", "   ", "'re", "\r\n", "the", "<think>", "ab"]
    return ["".join(rng.choices(parts, k=rng.randint(1, 40))) for _ in range(count)]


SPACE = "\u2581"
BYTES = [f"<0x{byte:02X}>" for byte in range(256)]


def train_characters(*, spoken=("<unk>", "<s>", "</s>"), byte_tokens=BYTES, added=()):
    """Merges characters inside words, as SentencePiece does; what pieces are is set afterwards."""
    tokenizer = Tokenizer(models.BPE(unk_token="<unk>" if "<unk>" in spoken else None))
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(prepend_scheme="always")
    trainer = trainers.BpeTrainer(
        vocab_size=800, show_progress=False, special_tokens=[*spoken, *byte_tokens]
    )
    corpus = [text for text in CORPUS if "\u0627" not in text]  # its scripts stay without tokens
    tokenizer.train_from_iterator(corpus, trainer)
    tokenizer.add_tokens(list(added))
    return tokenizer


def sentencepiece(spec, *, normalizer=None, pre_tokenizer=None, decoder=None, **model):
    """Sets what stands around the merges; byte tokens are then plain vocabulary."""
    parts = {"normalizer": normalizer, "pre_tokenizer": pre_tokenizer, "decoder": decoder}
    blank = Tokenizer(models.BPE())
    for name, part in parts.items():
        spec[name] = None
        if part is not None:
            setattr(blank, name, part)
            spec[name] = json.loads(blank.to_str())[name]
    spec["model"].update(model)
    spec["added_tokens"] = [t for t in spec["added_tokens"] if t["content"] not in BYTES]
    for token in spec["added_tokens"]:
        token["normalized"] = False


def fallback_decoder(*last):
    replace = decoders.Replace(SPACE, " ")
    return decoders.Sequence([replace, decoders.ByteFallback(), decoders.Fuse(), *last])


def is_plain(tokens):
    """Whether each run of byte tokens is text, or has no whole character. Others decode otherwise
    here: a stream has told the whole characters by the time the run turns out to be broken."""
    run = bytearray()
    for token in [*tokens, ""]:
        if token in BYTES:
            run.append(BYTES.index(token))
            continue
        whole = run.decode("utf-8", "ignore")
        if whole and whole.encode() != bytes(run):
            return False
        run.clear()
    return True


def decodings(tokenizer, count):
    rng = random.Random(20240610)
    entries = tokenizer.get_vocab_size()
    byte_ids = [i for i in map(tokenizer.token_to_id, BYTES) if i is not None] or [0]
    characters = [tokenizer.encode(c, add_special_tokens=False).ids for c in "\u0915\U0001f680 é"]
    cases = []
    while len(cases) < count:
        ids = []
        for _ in range(rng.randint(1, 8)):
            parts = [[rng.randrange(entries)], [rng.choice(byte_ids)], rng.choice(characters)]
            ids += rng.choice(parts + [parts[0]])
        for skip in (True, False):
            shown = [tokenizer.id_to_token(i) for i in ids]
            special = {t.content for t in tokenizer.get_added_tokens_decoder().values() if t.special}
            if is_plain([t for t in shown if not (skip and t in special)]):
                text = tokenizer.decode(ids, skip_special_tokens=skip)
                cases.append({"ids": ids, "skip": skip, "text": text})
    return cases


def write_sentencepiece():
    """The forms of Llama-2, Mistral, Gemma, and rarer ones."""
    strip = decoders.Strip(" ", 1, 0)
    mark_spaces = normalizers.Replace(" ", SPACE)
    llama = normalizers.Sequence([normalizers.Prepend(SPACE), mark_spaces])
    gemma_added = [AddedToken(t, normalized=False) for t in ("\n\n", SPACE * 2, SPACE * 4, "<b>")]
    metaspace = pre_tokenizers.Metaspace
    forms = {
        "llama2": dict(normalizer=llama, decoder=fallback_decoder(strip), fuse_unk=True),
        "mistral": dict(
            pre_tokenizer=metaspace(prepend_scheme="first", split=False),
            decoder=fallback_decoder(strip),
        ),
        "gemma": dict(
            normalizer=mark_spaces,
            pre_tokenizer=pre_tokenizers.Split(" ", "merged_with_previous"),
            decoder=fallback_decoder(),
            ignore_merges=True,
        ),
        "metaspace_always": dict(
            pre_tokenizer=metaspace(prepend_scheme="always"), decoder=decoders.Metaspace()
        ),
        "metaspace_never": dict(
            pre_tokenizer=metaspace(prepend_scheme="never"),
            decoder=decoders.Metaspace(prepend_scheme="never"),
            fuse_unk=True,
        ),
        "some_bytes": dict(normalizer=llama, decoder=fallback_decoder(strip)),
        "without_unknown": dict(
            pre_tokenizer=metaspace(prepend_scheme="first"), decoder=decoders.Metaspace()
        ),
    }
    for name, form in forms.items():
        bytes_of = {"metaspace_always": [], "metaspace_never": [], "some_bytes": BYTES[:0xE8]}
        byte_tokens = bytes_of.get(name, [] if name == "without_unknown" else BYTES)
        spoken = ("<s>", "</s>") if name == "without_unknown" else ("<unk>", "<s>", "</s>")
        tokenizer = train_characters(
            spoken=spoken, byte_tokens=byte_tokens, added=gemma_added if name == "gemma" else ()
        )
        begin = ("<s>", tokenizer.token_to_id("<s>"))
        tokenizer.post_processor = processors.TemplateProcessing(
            single="<s> $A", special_tokens=[begin]
        )
        fallback = bool(byte_tokens)
        write(
            name,
            tokenizer,
            lambda spec: sentencepiece(spec, byte_fallback=fallback, **form),
            decoded=400,
        )


def write(name, tokenizer, edit=None, decoded=0):
    spec = json.loads(tokenizer.to_str())
    if edit is not None:
        edit(spec)
    text = json.dumps(spec, ensure_ascii=False)
    tokenizer = Tokenizer.from_str(text)
    cases = []
    for case in TEXTS + random_texts(200):
        ids = tokenizer.encode(case).ids
        cases.append({"text": case, "ids": ids})
    golden = {"source": SOURCE, "tokenizer": spec, "cases": cases}
    if decoded:
        golden["decoded"] = decodings(tokenizer, decoded)
    path = FOLDER / f"{name}.json"
    path.write_text(json.dumps(golden, ensure_ascii=False, separators=(",", ":")) + "\n")


def merges_as_strings(spec):
    spec["model"]["merges"] = [" ".join(pair) for pair in spec["model"]["merges"]]


def ignore_merges(spec):
    """Without its last hundred merges, pieces differ from what merging would make of them."""
    spec["model"]["ignore_merges"] = True
    spec["model"]["merges"] = spec["model"]["merges"][:150]


def write_character_classes():
    """The pieces of `a`, each character, `a` under Llama-3's pattern tell letters ("aXa"), numbers
    and spaces apart; the added token tells word characters. Ranges: [first, last, class]."""
    splitter = pre_tokenizers.Split(Regex(LLAMA3), "isolated")
    word = Tokenizer(models.BPE())
    word.add_tokens([AddedToken("w", single_word=True, normalized=False)])
    w = word.token_to_id("w")

    def kind(code):
        pieces = [p for p, _ in splitter.pre_tokenize_str("a" + chr(code) + "!a")]
        if len(pieces) == 2:
            found = "letter"
        elif pieces[1] == chr(code) + "!":
            found = "other"
        else:
            # A number stands alone before a letter; a space joins it.
            joined = [p for p, _ in splitter.pre_tokenize_str(chr(code) + "a")]
            found = "space" if len(joined) == 1 or chr(code) in "\r\n" else "number"
        if chr(code) == " ":
            found = "space"
        if w not in word.encode("w" + chr(code)).ids:
            found += "+word"
        return found

    ranges = []
    for code in range(0x110000):
        if 0xD800 <= code < 0xE000 or chr(code) == "w":
            found = "letter+word" if chr(code) == "w" else "surrogate"
        else:
            found = kind(code)
        if ranges and ranges[-1][2] == found:
            ranges[-1][1] = code
        else:
            ranges.append([code, code, found])
    golden = {"source": SOURCE, "ranges": ranges}
    path = FOLDER / "character_classes.json"
    path.write_text(json.dumps(golden, separators=(",", ":")).replace("],[", "],\n[") + "\n")


def write_nfc():
    """Characters that NFC changes, and random runs of marks, also ones the library is too old for."""
    form = normalizers.NFC().normalize_str
    characters = [chr(c) for c in range(0x300, 0x110000) if not 0xD800 <= c < 0xE000]
    inputs = [c for c in characters if form(c) != c]
    for c in map(chr, range(0xC0, 0x2000)):
        decomposed = unicodedata.normalize("NFD", c)
        if decomposed != c:
            inputs += [decomposed, decomposed[0] + decomposed[:0:-1]]
    marks = [c for c in characters if unicodedata.combining(c)]
    rng = random.Random(20240608)
    starters = list("aeAEx\u00e9\u1100\u1161\u0915\u4e2d\uac00\U00011935")
    for mark in marks:
        inputs.append(rng.choice(starters) + rng.choice(marks) + mark + rng.choice(marks))
    cases = [[text, form(text)] for text in inputs]
    golden = {"source": SOURCE, "cases": cases}
    path = FOLDER / "nfc.json"
    path.write_text(json.dumps(golden, separators=(",", ":")).replace("],[", "],\n[") + "\n")


def write_numbers():
    digits = pre_tokenizers.Digits(individual_digits=True)
    ranges = []
    for code in range(0x110000):
        if 0xD800 <= code < 0xE000 or len(digits.pre_tokenize_str("a" + chr(code))) == 1:
            continue
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    golden = {"source": SOURCE, "ranges": ranges}
    (FOLDER / "numbers.json").write_text(json.dumps(golden, separators=(",", ":")) + "\n")


def write_unicode_forms():
    """Characters that a form changes here or in Python's newer tables, alone and among marks; of
    the syllables of Hangul, which follow a formula, some."""
    names = ["NFD", "NFKC", "NFKD"]
    forms = [getattr(normalizers, name)().normalize_str for name in names]
    characters = [chr(c) for c in range(0x80, 0x110000) if not 0xD800 <= c < 0xE000]
    inputs = []
    for c in characters:
        changes = any(form(c) != c for form in forms)
        changes |= any(unicodedata.normalize(name, c) != c for name in names)
        if changes and not (0xAC00 <= ord(c) < 0xD7A4 and ord(c) % 97):
            inputs.append(c)
    marks = [c for c in characters if unicodedata.combining(c)]
    rng = random.Random(20240609)
    for c in rng.sample(inputs, 600):
        inputs.append(rng.choice("aé\ufdfaㄱ") + rng.choice(marks) + c + rng.choice(marks))
    inputs += map(chr, range(0x1E030, 0x1E06E))  # Unicode 15, which the library does not know
    cases = [[text, *(form(text) for form in forms)] for text in inputs]
    write_pairs("unicode_forms", cases)


def write_lowercase():
    form = normalizers.Lowercase().normalize_str
    characters = [chr(c) for c in range(0x110000) if not 0xD800 <= c < 0xE000]
    write_pairs("lowercase", [[c, form(c)] for c in characters if form(c) != c])


def write_pairs(name, cases):
    golden = {"source": SOURCE, "cases": cases}
    text = json.dumps(golden, separators=(",", ":")).replace("],[", "],\n[")
    (FOLDER / f"{name}.json").write_text(text + "\n")


def main():
    llama3 = train(splits([LLAMA3]))
    add_first_token(llama3)
    write("llama3", llama3)
    write("llama3_ignore_merges", llama3, ignore_merges)
    write("qwen2_nfc", train(splits([QWEN2]), normalizers.NFC()))
    write("gpt2", train(pre_tokenizers.ByteLevel(add_prefix_space=False)), merges_as_strings)
    flags = train(splits([QWEN2]), normalizers.Sequence([normalizers.NFC()]), added=FLAGS)
    write("added_token_flags", flags)
    write("three_splits", train(splits(THREE_SPLITS)))
    digits = pre_tokenizers.Digits
    # As SmolLM2 has them: digits first, GPT-2's pattern then.
    gpt2 = pre_tokenizers.ByteLevel(add_prefix_space=False)
    each_digit = pre_tokenizers.Sequence([digits(individual_digits=True), gpt2])
    write("digits", train(each_digit))
    write("digit_runs", train(before_bytes(digits(individual_digits=False))))
    write("whitespace", train(before_bytes(pre_tokenizers.Whitespace())))
    write("whitespace_split", train(before_bytes(pre_tokenizers.WhitespaceSplit())))
    write("split_behaviors", train(split_behaviors()))
    write("prefix_space", train(pre_tokenizers.ByteLevel(add_prefix_space=True)))
    whole = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    write("whole_text_missing_bytes", train(whole, alphabet=False, entries=300))
    forms = [normalizers.NFKC(), normalizers.Lowercase()]
    write("nfkc_lower", train(splits([QWEN2]), normalizers.Sequence(forms), added=FLAGS))
    write("replace_prepend", train(splits([QWEN2]), replacements(), added=FLAGS))
    write("strip", train(splits([QWEN2]), normalizers.Strip(left=True, right=True)))
    write("strip_right", train(splits([QWEN2]), normalizers.Strip(left=False, right=True)))
    write_sentencepiece()
    write_character_classes()
    write_nfc()
    write_unicode_forms()
    write_lowercase()
    write_numbers()


if __name__ == "__main__":
    main()

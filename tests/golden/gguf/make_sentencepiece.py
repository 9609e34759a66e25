"""Writes sentencepiece.json: small models of type BPE, as GGUF files list them, and the ids and texts
that the package sentencepiece gives.

Made with sentencepiece 0.2.3, by
    pip install sentencepiece==0.2.3 protobuf tokenizers==0.23.3 &&
        python3 tests/golden/gguf/make_sentencepiece.py
"""

import io
import json
import pathlib
import random
import sys

import sentencepiece
from sentencepiece import sentencepiece_model_pb2

FOLDER = pathlib.Path(__file__).parent
sys.path.insert(0, str(FOLDER / ".." / "tokenizer"))
from generate import CORPUS, TEXTS, random_texts  # noqa: E402

USER_DEFINED = ["\n\n", "<b>", "\u2581\u2581", "\u2581\u2581\u2581\u2581", "word"]
TYPES = {"NORMAL": 1, "UNKNOWN": 2, "CONTROL": 3, "USER_DEFINED": 4, "UNUSED": 5, "BYTE": 6}


def train(**options):
    """The model as protobuf; normalization is the mark for spaces alone, as Llama and Gemma have it."""
    model = io.BytesIO()
    corpus = [text for text in CORPUS if "\u0627" not in text]  # its scripts stay without tokens
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(corpus), model_writer=model, model_type="bpe", vocab_size=700,
        byte_fallback=True, normalization_rule_name="identity", remove_extra_whitespaces=False,
        max_sentence_length=100_000, minloglevel=2, **options)
    proto = sentencepiece_model_pb2.ModelProto()
    proto.ParseFromString(model.getvalue())
    return proto


def with_equal_scores(proto):
    """Three scores for all, so that the leftmost of many equals merges."""
    for index, piece in enumerate(proto.pieces):
        if piece.score < 0:
            piece.score = float(-(index % 3) - 1)
    return proto


def as_gguf(proto):
    pieces = proto.pieces
    names = sentencepiece_model_pb2.ModelProto.SentencePiece.Type
    tokens = [piece.piece for piece in pieces]
    # Converters write spaces for marks in some user-defined tokens, and leave them in others.
    tokens = ["    " if token == USER_DEFINED[3] else token for token in tokens]
    return {
        "tokenizer.ggml.model": "llama",
        "tokenizer.ggml.add_bos_token": False,
        "tokenizer.ggml.add_space_prefix": proto.normalizer_spec.add_dummy_prefix,
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.scores": [piece.score for piece in pieces],
        "tokenizer.ggml.token_type": [TYPES[names.Name(piece.type)] for piece in pieces],
    }


def decodings(processor, count):
    draw = random.Random(20261126)
    ids = [token for token in range(3, processor.vocab_size()) if not processor.is_byte(token)]
    for _ in range(count):
        drawn = [draw.choice(ids) for _ in range(draw.randint(1, 8))]
        yield {"ids": drawn, "text": processor.decode(drawn)}


def golden(proto, texts):
    processor = sentencepiece.SentencePieceProcessor(model_proto=proto.SerializeToString())
    return {"keys": as_gguf(proto),
            "cases": [{"text": text, "ids": processor.encode(text)} for text in texts],
            "decodings": list(decodings(processor, 60))}


def main():
    # <unk> and the like are tokens of their own for GGUF's readers where a text writes them.
    texts = [case[0] if isinstance(case, (list, tuple)) else case for case in TEXTS]
    texts = [text for text in texts + random_texts(200) if "<unk>" not in text and "<s>" not in text]
    models = {
        "prefix": golden(train(), texts),
        "user_defined": golden(train(add_dummy_prefix=False, user_defined_symbols=USER_DEFINED),
                               texts),
        "equal_scores": golden(with_equal_scores(train()), texts),
    }
    written = {"source": f"sentencepiece {sentencepiece.__version__}, make_sentencepiece.py", **models}
    (FOLDER / "sentencepiece.json").write_text(json.dumps(written, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()

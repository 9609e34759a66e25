"""A GGUF file as arrays and as a checkpoint directory, read by the package gguf: the other way to
the same weights."""

import json

import gguf
import numpy as np
from safetensors.numpy import save_file
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

CONTROL = 3

NAMES = {
    "token_embd.weight": "model.embed_tokens.weight",
    "output_norm.weight": "model.norm.weight",
}
LAYER_NAMES = {
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
# Gemma 3 has four norms a layer, and norms of heads.
GEMMA3_LAYER_NAMES = {
    **LAYER_NAMES,
    "attn_q_norm": "self_attn.q_norm",
    "attn_k_norm": "self_attn.k_norm",
    "post_attention_norm": "post_attention_layernorm",
    "ffn_norm": "pre_feedforward_layernorm",
    "post_ffw_norm": "post_feedforward_layernorm",
}


def bf16_bits(array):
    """Rounded to nearest, ties to even."""
    bits = np.ascontiguousarray(array, dtype=np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def as_bf16(array):
    """What is left of the values once they are bf16."""
    return (bf16_bits(array).astype(np.uint32) << 16).view(np.float32)


class GgufModel:
    def __init__(self, path):
        self.reader = gguf.GGUFReader(path)
        self.architecture = self.key("general.architecture")

    def key(self, name):
        field = self.reader.fields.get(name)
        return None if field is None else field.contents()

    def own(self, name):
        return self.key(f"{self.architecture}.{name}")

    def control_strings(self):
        """The ids of the strings of tokens that steer it."""
        kinds = self.key("tokenizer.ggml.token_type")
        return {token: token_id
                for token_id, token in enumerate(self.key("tokenizer.ggml.tokens"))
                if kinds[token_id] == CONTROL}

    def tensors(self):
        """Name and float32 values of each, matrices rounded to bf16."""
        for tensor in self.reader.tensors:
            values = gguf.quants.dequantize(tensor.data, tensor.tensor_type)
            yield tensor.name, as_bf16(values) if values.ndim > 1 else values


def deinterleaved(rows, heads):
    """Of a head's D rows the file has 0, D/2, 1, D/2 + 1, …; here they stand in order."""
    return (rows.reshape(heads, -1, 2, rows.shape[-1]).swapaxes(1, 2).reshape(rows.shape))


def weights_of(model, layer_names, interleaved_heads):
    """By Hugging Face's names. `interleaved_heads`: of those whose rows the converter reorders."""
    weights = {}
    for name, values in model.tensors():
        if name in NAMES:
            weights[NAMES[name]] = values
            continue
        _, layer, kind, _ = name.split(".")
        if kind in interleaved_heads:
            values = deinterleaved(values, interleaved_heads[kind])
        weights[f"model.layers.{layer}.{layer_names[kind]}.weight"] = values
    return weights


def llama_weights(model):
    heads = {"attn_q": model.own("attention.head_count"), "attn_k": model.own("attention.head_count_kv")}
    return weights_of(model, LAYER_NAMES, heads)


def gemma3_weights(model):
    """Norms with 1 added to them, as the file has them."""
    return weights_of(model, GEMMA3_LAYER_NAMES, {})


def gemma3_config(model):
    """With what is true of the whole family."""
    return {
        "hidden_size": model.own("embedding_length"),
        "num_hidden_layers": model.own("block_count"),
        "num_attention_heads": model.own("attention.head_count"),
        "num_key_value_heads": model.own("attention.head_count_kv"),
        "head_dim": model.own("attention.key_length"),
        "rms_norm_eps": model.own("attention.layer_norm_rms_epsilon"),
        "rope_theta": model.own("rope.freq_base"),
        "rope_local_base_freq": 10000.0,
        "sliding_window": model.own("attention.sliding_window"),
        "sliding_window_pattern": 6,
        "query_pre_attn_scalar": model.own("attention.key_length"),
    }


def sentencepiece_model(model):
    """The SentencePiece model of type BPE that the file lists; needs sentencepiece and protobuf."""
    import sentencepiece
    from sentencepiece import sentencepiece_model_pb2 as protobuf
    proto = protobuf.ModelProto()
    lists = [model.key(f"tokenizer.ggml.{name}") for name in ("tokens", "scores", "token_type")]
    for token, score, kind in zip(*lists):
        proto.pieces.add(piece=token.replace(" ", "\u2581") if kind == 4 else token, score=score,
                         type=kind)
    proto.trainer_spec.model_type = protobuf.TrainerSpec.BPE
    proto.trainer_spec.byte_fallback = True
    for name in ("unk", "bos", "eos", "pad"):
        key = {"unk": "unknown", "pad": "padding"}.get(name, name)
        setattr(proto.trainer_spec, f"{name}_id", model.key(f"tokenizer.ggml.{key}_token_id"))
        setattr(proto.trainer_spec, f"{name}_piece", f"<{name}>")
    proto.normalizer_spec.name = "identity"
    proto.normalizer_spec.add_dummy_prefix = model.key("tokenizer.ggml.add_space_prefix")
    proto.normalizer_spec.remove_extra_whitespaces = False
    return sentencepiece.SentencePieceProcessor(model_proto=proto.SerializeToString())


def llama_config(model):
    return {
        "architectures": ["LlamaForCausalLM"],
        "model_type": "llama",
        "hidden_size": model.own("embedding_length"),
        "intermediate_size": model.own("feed_forward_length"),
        "num_hidden_layers": model.own("block_count"),
        "num_attention_heads": model.own("attention.head_count"),
        "num_key_value_heads": model.own("attention.head_count_kv"),
        "max_position_embeddings": model.own("context_length"),
        "vocab_size": model.own("vocab_size"),
        "rms_norm_eps": model.own("attention.layer_norm_rms_epsilon"),
        "rope_theta": model.own("rope.freq_base"),
        "tie_word_embeddings": True,
        "eos_token_id": model.key("tokenizer.ggml.eos_token_id"),
        "torch_dtype": "bfloat16",
    }


def smollm_tokenizer(model):
    """Byte-level BPE behind single digits and GPT-2's words, as SmolLM's tokenizer.json has it."""
    tokens = model.key("tokenizer.ggml.tokens")
    merges = [tuple(merge.split(" ")) for merge in model.key("tokenizer.ggml.merges")]
    vocabulary = {token: token_id for token_id, token in enumerate(tokens)}
    tokenizer = Tokenizer(models.BPE(vocabulary, merges))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Digits(individual_digits=True),
         pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)])
    tokenizer.decoder = decoders.ByteLevel()
    types = model.key("tokenizer.ggml.token_type")
    tokenizer.add_special_tokens([AddedToken(token, special=True, normalized=False)
                                  for token, kind in zip(tokens, types) if kind == CONTROL])
    return tokenizer


def save_bf16(weights, path):
    """As safetensors; numpy has no bf16, so that the header's types are written over."""
    save_file({name: bf16_bits(values) for name, values in weights.items()}, path)
    data = path.read_bytes()
    header_bytes = int.from_bytes(data[:8], "little")
    header = json.loads(data[8:8 + header_bytes])
    for name in weights:
        header[name]["dtype"] = "BF16"
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(len(text).to_bytes(8, "little") + text + data[8 + header_bytes:])


def write_directory(model, folder):
    """The checkpoint that a Llama's GGUF file holds, in Hugging Face's form."""
    folder.mkdir(exist_ok=True)
    (folder / "config.json").write_text(json.dumps(llama_config(model)))
    smollm_tokenizer(model).save(str(folder / "tokenizer.json"))
    tokens = model.key("tokenizer.ggml.tokens")
    (folder / "tokenizer_config.json").write_text(json.dumps({
        "eos_token": tokens[model.key("tokenizer.ggml.eos_token_id")],
        "chat_template": model.key("tokenizer.chat_template")}))
    save_bf16(llama_weights(model), folder / "model.safetensors")

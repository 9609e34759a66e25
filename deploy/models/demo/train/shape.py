"""The model's shape, as config.json tells it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Shape:
    """Of a `sparse_llama` model. Lengths are in tokens; the defaults are the demo checkpoint's."""

    vocabulary: int = 8192
    hidden: int = 256
    layers: int = 6
    query_heads: int = 8
    kv_heads: int = 2
    head_dim: int = 64
    mlp_hidden: int = 1024
    rotary_dims: int = 32
    rope_theta: float = 1e6
    norm_epsilon: float = 1e-6
    max_positions: int = 65_536
    window: int = 512  # the query's own token included
    selected_blocks: int = 16  # the first and the last two among them

    # Of a length that kernels and the half windows of compression build on.
    kernel: int = 32  # tokens that a compressed entry covers
    stride: int = 16  # tokens between entries
    block: int = 64  # tokens of a block
    sink_blocks: int = 1
    local_blocks: int = 2  # the query's own block included

    @property
    def group(self) -> int:
        """Query heads that share a KV head."""
        return self.query_heads // self.kv_heads

    def entries(self, tokens: int) -> int:
        """Compressed entries of so many tokens."""
        return max(0, (tokens - self.kernel) // self.stride + 1)

    def config(self) -> dict[str, object]:
        """What config.json holds."""
        return {
            "architectures": ["SparseLlamaForCausalLM"],
            "model_type": "sparse_llama",
            "vocab_size": self.vocabulary,
            "hidden_size": self.hidden,
            "intermediate_size": self.mlp_hidden,
            "num_hidden_layers": self.layers,
            "num_attention_heads": self.query_heads,
            "num_key_value_heads": self.kv_heads,
            "head_dim": self.head_dim,
            "hidden_act": "silu",
            "rms_norm_eps": self.norm_epsilon,
            "rope_theta": self.rope_theta,
            "partial_rotary_factor": self.rotary_dims / self.head_dim,
            "max_position_embeddings": self.max_positions,
            "tie_word_embeddings": True,
            "attention_bias": False,
            "mlp_bias": False,
            "bos_token_id": None,
            "eos_token_id": [0, 2],
            "pad_token_id": 0,
            "torch_dtype": "bfloat16",
            "nsa_config": {
                "kernel_size": self.kernel,
                "kernel_stride": self.stride,
                "block_size": self.block,
                "topk": self.selected_blocks,
                "init_blocks": self.sink_blocks,
                "local_blocks": self.local_blocks,
                "window_size": self.window,
                "window_plus_one": False,
                "compress": "linear",
                "compress_keys": "pre_rope",
                "gate": "head",
                "score_pool": "overlap_sum",
                "selection": "exact",
                "window": "separate",
                "branches": ["cmp", "slc", "win"],
                "compress_values": True,
                "dense_below_tokens": 0,
            },
        }

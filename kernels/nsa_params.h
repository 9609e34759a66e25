// The parameters of Native Sparse Attention (arXiv 2502.11089, section 3), in the one place where
// they live. Every public family of NSA-like attention is a setting of this struct:
//
//                     nsa (fla)   llama-nsa      XunhaoLai      FSA            InfLLM-V2
//   compress          mean        mean           any            linear         mean
//   compress_values   true        true           true           true           false
//   compress_keys     post-RoPE   post-RoPE      pre-RoPE       pre-RoPE       post-RoPE
//   l / d / B         64/64/64    16/16/16       32/16/64       32/16/64       32/16/64
//   initial + local   1 + 2       0 + 1          1 + 2          1 + 2          1 + 33
//   n                 16          16 chunk_half  16             16             96
//   window            512         128 or none    512 + 1        512 + 1        2048 merged
//   gate              head        head           head           token          none
//   score pool        identity    identity       overlap-sum    overlap-sum    max
//   branches          all         all or slc     all            all            slc, win
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "absl/status/status.h"

namespace longspan {

// kMeanAndDeviation: an entry has two rows of numbers, the mean and the standard deviation of its
// keys in each dimension, instead of a key and a value. With it a query scores an entry by how
// large a product with one of its keys may be: q . mean + sum over e of |q_e| * deviation_e, of the
// heads that share a KV head the largest.
enum class NsaCompress : uint8_t { kLinear, kWeighted, kMean, kMeanAndDeviation };
// Whether keys are compressed before rotation (the result is then rotated at the position of the
// window's first token) or after.
enum class NsaCompressKeys : uint8_t { kPreRope, kPostRope };
// kMerged: one softmax over selected tokens and window tokens together.
enum class NsaWindow : uint8_t { kSeparate, kMerged, kNone };
enum class NsaGate : uint8_t { kHead, kToken, kNone };
// How the importance of compressed entries becomes a score of selection blocks.
enum class NsaScorePool : uint8_t { kOverlapSum, kMax, kIdentity };
// kChunkHalf: half of the choice from blocks before the newest chunk of B blocks, half from it.
enum class NsaSelection : uint8_t { kExact, kChunkHalf };

struct NsaParams {
  int kernel_tokens = 32;    // l: tokens one compressed entry covers
  int stride_tokens = 16;    // d: tokens between the starts of two entries
  int block_tokens = 64;     // B: tokens of one selection block
  int selected_blocks = 16;  // n: blocks chosen per query and KV head, forced ones included
  // Of the blocks that a query sees, the share that is chosen, but least_selected_blocks at least
  // and n at most. 0: always n.
  double selected_share = 0.0;
  int least_selected_blocks = 0;
  int initial_blocks = 1;        // forced from the start of the sequence
  int local_blocks = 2;          // forced before and including the query's own block
  int window_tokens = 512;       // w: 0 when the branch is absent
  bool window_plus_one = false;  // the window then holds w + 1 tokens, the query's own included
  NsaWindow window = NsaWindow::kSeparate;
  NsaCompress compress = NsaCompress::kLinear;
  bool compress_values = true;  // false: entries have keys only and there is no compressed output
  NsaCompressKeys compress_keys = NsaCompressKeys::kPreRope;
  NsaGate gate = NsaGate::kHead;
  NsaScorePool score_pool = NsaScorePool::kOverlapSum;
  NsaSelection selection = NsaSelection::kExact;
  bool compressed_branch = true;
  bool selected_branch = true;
  bool window_branch = true;
  int64_t dense_below_tokens = 0;  // shorter sequences attend densely
  // An approximation of a dense checkpoint: prompts attend densely whatever their length, and so do
  // the generated tokens of requests that do not ask for it.
  bool decode_only = false;

  // Sub-blocks of d tokens that make one compressed entry (m in the contracts).
  int sub_blocks_per_entry() const { return kernel_tokens / stride_tokens; }
  // Tokens of the sliding window, the query's own included; 0 without the branch.
  int64_t window_span_tokens() const {
    return window_branch ? int64_t{window_tokens} + (window_plus_one ? 1 : 0) : 0;
  }
  // Whether the window has a softmax of its own.
  bool has_own_window() const { return window != NsaWindow::kMerged && window_span_tokens() > 0; }
  // Blocks that a query in block `own_block` chooses of those it sees, if there are as many. Never
  // falls with own_block.
  int BlocksChosenFrom(int64_t own_block) const {
    if (selected_share <= 0.0) return selected_blocks;
    const double share = std::ceil(selected_share * static_cast<double>(own_block + 1));
    return static_cast<int>(
        std::min<double>(selected_blocks, std::max<double>(least_selected_blocks, share)));
  }
  // Whether every query's local blocks hold its window.
  bool window_is_local() const {
    return window_span_tokens() <= int64_t{local_blocks - 1} * block_tokens + 1;
  }
};

// Largest n of a checkpoint's own attention.
inline constexpr int kMaxSelectedBlocks = 128;
// Largest n that follows from a share of the context.
inline constexpr int kMaxSharedBlocks = 16'384;

// InvalidArgument naming every rule that `params` breaks, each with the value found and the values
// accepted. Backends may refuse more, at load.
absl::Status Validate(const NsaParams& params);

}  // namespace longspan

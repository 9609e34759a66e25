// One random step for the attention kernels, on the device twice: paged as the kernels read it, and
// flat as the reference does. Memory that belongs to no key holds NaN, that of page -1 too.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "kernels/cuda/attention/loop/key_pieces.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/device_rows.h"
#include "tests/gpu/device_buffer.h"
#include "tests/gpu/reference/attention_reference.h"

namespace longspan::gpu_test {

struct RowShape {
  int64_t first_position;
  int tokens;
};

struct CaseShape {
  int head_dim = 128;
  int kv_heads = 2;
  int group = 4;
  std::vector<RowShape> rows;
  int keys_per_page = 64;  // 64: keys are tokens; fewer: compressed entries, every 64 / that tokens
  int first_key = 0;       // keys before it are never written
  float query_gain = 1.0F;    // multiplies queries, and so the logits
  float outlier_gain = 1.0F;  // multiplies one dimension of all keys
  int outlier_dim = 0;
  bool huge_pair = false;       // one query and one key 40 times the others
  bool huge_sink = false;       // each row's first key: logits of 450 for even tokens, -450 for odd
  int64_t sampled_queries = 0;  // compared with the reference; 0: all

  int query_heads() const { return kv_heads * group; }
};

// The keys [first, second) that a query at this position sees.
using KeyRange = std::function<std::pair<int64_t, int64_t>(int64_t position)>;

class AttentionCase {
 public:
  AttentionCase(const CaseShape& shape, uint64_t seed);

  cuda::DeviceRows rows() const;
  // With keys and values in place of tokens' or of summaries', by keys_per_page.
  cuda::DevicePages pages() const;
  // Takes the pages that no query sees in a window of so many tokens out of the page table: their
  // entries become -1. 0: all are there.
  void HidePages(int64_t window_tokens);
  // The step's plan, made on the default stream.
  cuda::WorkPlan MakePlan(int tokens_per_tile, bool at_multiples = false);
  // Cuts every query tile of two or more steps a piece into so many; whole where there is none.
  cuda::KeySplit Split(int pieces, int tokens_per_tile, int64_t step_tokens,
                       int64_t window_tokens = 0) const;
  // The same with room for partial outputs, which holds NaN.
  cuda::KeyPieces Pieces(int pieces, int tokens_per_tile, int64_t step_tokens,
                         int64_t window_tokens = 0);
  const uint16_t* q() const { return q_.get(); }
  int tokens() const { return tokens_; }
  // For references on the host: queries [T, Hq, D], keys [keys of all rows, Hk, D], bf16.
  std::vector<uint16_t> HostQueries() const { return q_.Download(); }
  std::vector<uint16_t> HostKeys() const { return flat_keys_.Download(); }
  std::vector<uint16_t> HostValues() const { return flat_values_.Download(); }
  int64_t first_key_of_row(int row) const { return row_first_key_[row]; }
  int first_token_of_row(int row) const { return token_offsets_[row]; }
  int32_t page_of(int row, int64_t index) const {
    return host_page_ids_[host_page_offsets_[row] + index];
  }
  int64_t page_count() const { return static_cast<int64_t>(host_page_ids_.size()); }
  const CaseShape& shape() const { return shape_; }

  // Runs `launch(out, log_sums)` on poisoned outputs, twice; `out` is bf16, or fp32. Both must
  // agree bit for bit with each other and closely with the reference. Returns what is wrong, or "".
  struct Outputs {
    bool log_sums = false;
    bool fp32 = false;
    // Of approximations: the root mean square of errors over that of the outputs, in place of what
    // bf16 is held to.
    std::optional<double> most_relative_error = std::nullopt;
  };
  std::string Compare(const KeyRange& range, const Outputs& outputs,
                      const std::function<cudaError_t(void* out, float* log_sums)>& launch) const;

 private:
  CaseShape shape_;
  uint64_t seed_;
  int tokens_ = 0;
  int64_t longest_ = 0;
  std::vector<int64_t> row_first_key_;  // [rows + 1] in the flat arrays
  std::vector<int32_t> row_of_token_;
  std::vector<int32_t> token_offsets_;
  std::vector<int32_t> host_page_offsets_, host_page_ids_;
  int64_t page_elements_ = 0;  // of keys, of all KV heads
  DeviceBuffer<uint16_t> q_{0}, flat_keys_{0}, flat_values_{0}, paged_keys_{0}, paged_values_{0};
  DeviceBuffer<int32_t> token_offsets_device_{0}, slots_{0}, page_offsets_{0}, page_ids_{0},
      row_of_token_device_{0};
  DeviceBuffer<int64_t> first_positions_{0};
  DeviceBuffer<char> workspace_{0};
  DeviceBuffer<char> key_parts_{0};
};

}  // namespace longspan::gpu_test

// Random problems of selected attention on the device, for its test and its benchmark: sequences
// with shuffled pages, queries, and selections. Memory that a kernel has no business with is NaN.
#pragma once

#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <thread>
#include <vector>

#include "kernels/cuda/attention/selected/selected_attention.h"
#include "kernels/cuda/base/page_order.h"
#include "tests/gpu/device_buffer.h"

namespace longspan::cuda::test {

using gpu_test::CheckCuda;
using gpu_test::DeviceBuffer;

struct SequenceChunk {
  int64_t first_position = 0;
  int tokens = 0;
};

enum class Selection { kRandom, kCorrelated, kSameForAll };

struct ProblemShape {
  std::vector<SequenceChunk> rows;
  int kv_heads = 2;
  int group = 4;
  int head_dim = 128;
  int block_tokens = 64;
  int selected_blocks = 16;
  int initial_blocks = 1;
  int local_blocks = 2;
  Selection selection = Selection::kRandom;
  float query_scale = 1.0F;
  bool huge_pair = false;  // one query and one key many times the others' size
  // Position of a key whose logits are 450 for even tokens of the step and -450 for odd ones, where
  // others' are near 1; -1: none.
  int64_t sink_position = -1;
  uint32_t seed = 1;
  uint32_t page_seed = 1;  // of the order of pages
};

__device__ inline float RandomValue(uint64_t index, uint32_t seed) {
  uint64_t x = (index + 1) * 0x9e3779b97f4a7c15ULL + (uint64_t{seed} << 32);
  float sum = 0.0F;  // of four uniforms: near enough to a normal distribution
  for (int i = 0; i < 4; ++i) {
    x ^= x >> 30;
    x *= 0xbf58476d1ce4e5b9ULL;
    x ^= x >> 27;
    x *= 0x94d049bb133111ebULL;
    x ^= x >> 31;
    sum += static_cast<float>(x >> 40) * (1.0F / 16777216.0F) - 0.5F;
  }
  return sum * 1.732F;
}

static __global__ void FillRandom(__nv_bfloat16* values, int64_t count, float scale,
                                  uint32_t seed) {
  const int64_t stride = int64_t{gridDim.x} * blockDim.x;
  for (int64_t i = int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < count; i += stride) {
    values[i] = __float2bfloat16(RandomValue(i, seed) * scale);
  }
}

// Of the sink key, and of every query beside what is random: signs change from one dimension to the
// next.
static __global__ void FillAlternating(__nv_bfloat16* values, int64_t count, float size) {
  const int64_t stride = int64_t{gridDim.x} * blockDim.x;
  for (int64_t i = int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < count; i += stride) {
    values[i] = __float2bfloat16(i % 2 == 0 ? size : -size);
  }
}

// q [T, row]: towards the sink for even tokens, away from it for odd ones.
static __global__ void TurnToSink(__nv_bfloat16* q, int64_t count, int64_t row) {
  const int64_t stride = int64_t{gridDim.x} * blockDim.x;
  for (int64_t i = int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < count; i += stride) {
    const float turn = (i / row + i) % 2 == 0 ? 1.0F : -1.0F;
    q[i] = __float2bfloat16(__bfloat162float(q[i]) + turn);
  }
}

// plain [position, Hk, D] of one sequence -> its pages.
static __global__ void PackPages(const __nv_bfloat16* plain, __nv_bfloat16* paged,
                                 const int32_t* page_ids, int64_t length, int kv_heads, int dim) {
  const int64_t stride = int64_t{gridDim.x} * blockDim.x;
  for (int64_t i = int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < length * kv_heads * dim;
       i += stride) {
    const int64_t position = i / (kv_heads * dim);
    const int head = static_cast<int>(i / dim % kv_heads);
    const int64_t page = page_ids[position / 64];
    paged[(page * kv_heads + head) * 64 * dim +
          TokenOffset(static_cast<int>(position % 64), static_cast<int>(i % dim))] = plain[i];
  }
}

// The lists of one row and KV head, in the order of its tokens.
inline void SelectBlocks(const ProblemShape& shape, const SequenceChunk& row, int first_token,
                         int head, std::vector<int32_t>& selected) {
  std::minstd_rand random(shape.seed * 7919 + static_cast<uint32_t>(first_token) * 104729 +
                          static_cast<uint32_t>(head) + 1);
  std::vector<int32_t> kept;
  std::vector<int32_t> list;
  for (int i = 0; i < row.tokens; ++i) {
    const auto own = static_cast<int32_t>((row.first_position + i) / shape.block_tokens);
    const int32_t first_local = std::max(own - shape.local_blocks + 1, 0);
    const int32_t from = std::min(shape.initial_blocks, first_local);
    list.clear();
    for (int32_t b = 0; b < from; ++b) list.push_back(b);
    for (int32_t b = first_local; b <= own; ++b) list.push_back(b);
    const int32_t candidates = first_local - from;
    const int32_t free =
        std::min(candidates, shape.selected_blocks - static_cast<int32_t>(list.size()));
    if (shape.selection != Selection::kCorrelated) kept.clear();
    if (shape.selection == Selection::kSameForAll && free > 0) kept.push_back(from);
    if (shape.selection == Selection::kCorrelated) {
      std::erase_if(kept, [&](int32_t) { return random() % 10 == 0; });
    }
    while (static_cast<int32_t>(kept.size()) > free) kept.pop_back();
    while (static_cast<int32_t>(kept.size()) < free) {
      int32_t block = from + static_cast<int32_t>(random() % static_cast<uint32_t>(candidates));
      while (std::find(kept.begin(), kept.end(), block) != kept.end()) {
        block = block + 1 < first_local ? block + 1 : from;
      }
      kept.push_back(block);
    }
    list.insert(list.end(), kept.begin(), kept.end());
    std::sort(list.begin(), list.end());
    list.resize(static_cast<size_t>(shape.selected_blocks), -1);
    std::copy(list.begin(), list.end(),
              selected.begin() +
                  (int64_t{first_token + i} * shape.kv_heads + head) * shape.selected_blocks);
  }
}

class DeviceProblem {
 public:
  explicit DeviceProblem(const ProblemShape& shape, bool keep_plain) : shape_(shape) {
    std::vector<int32_t> token_offsets{0};
    std::vector<int64_t> first_positions;
    std::vector<int32_t> page_offsets{0};
    std::vector<int32_t> row_of_token;
    int64_t longest = 0;
    for (const SequenceChunk& row : shape.rows) {
      const int64_t length = row.first_position + row.tokens;
      row_of_token.insert(row_of_token.end(), static_cast<size_t>(row.tokens),
                          static_cast<int32_t>(first_positions.size()));
      token_offsets.push_back(token_offsets.back() + row.tokens);
      first_positions.push_back(row.first_position);
      page_offsets.push_back(page_offsets.back() + static_cast<int32_t>((length + 63) / 64));
      longest = std::max(longest, length);
    }
    tokens_ = token_offsets.back();
    const int32_t pages = page_offsets.back() + 3;  // some that belong to nobody
    std::vector<int32_t> ids(static_cast<size_t>(pages));
    for (int32_t i = 0; i < pages; ++i) ids[i] = i;
    std::shuffle(ids.begin(), ids.end(), std::minstd_rand(shape.seed * 31 + shape.page_seed));
    ids.resize(static_cast<size_t>(page_offsets.back()));

    token_offsets_ = DeviceBuffer<int32_t>(token_offsets);
    first_positions_ = DeviceBuffer<int64_t>(first_positions);
    page_offsets_ = DeviceBuffer<int32_t>(page_offsets);
    page_ids_ = DeviceBuffer<int32_t>(ids);
    row_of_token_ = DeviceBuffer<int32_t>(row_of_token);
    MakeCache(pages, page_offsets);
    MakeQueries();
    MakeSelections(token_offsets);

    args_.rows.rows = static_cast<int>(shape.rows.size());
    args_.rows.tokens = tokens_;
    args_.rows.token_offsets = token_offsets_.get();
    args_.rows.first_positions = first_positions_.get();
    args_.rows.page_offsets = page_offsets_.get();
    args_.rows.page_ids = page_ids_.get();
    args_.rows.row_of_token = row_of_token_.get();
    args_.rows.longest_length_tokens = longest;
    args_.pages.keys = keys_.get();
    args_.pages.values = values_.get();
    args_.pages.kv_heads = shape.kv_heads;
    args_.pages.head_dim = shape.head_dim;
    args_.page_count = page_offsets.back();
    args_.query_heads = shape.kv_heads * shape.group;
    args_.block_tokens = shape.block_tokens;
    args_.selected_blocks = shape.selected_blocks;
    args_.initial_blocks = shape.initial_blocks;
    args_.local_blocks = shape.local_blocks;
    args_.softmax_scale = 1.0F / std::sqrt(static_cast<float>(shape.head_dim));
    args_.q = q_.get();
    args_.selected = selected_.get();
    out_ = DeviceBuffer<__nv_bfloat16>(int64_t{tokens_} * args_.query_heads * shape.head_dim);
    log_sum_exp_ = DeviceBuffer<float>(int64_t{tokens_} * args_.query_heads);
    args_.out = out_.get();
    args_.log_sum_exp = log_sum_exp_.get();
    if (!keep_plain) {
      plain_keys_.clear();
      plain_values_.clear();
    }
    CheckCuda(cudaDeviceSynchronize(), "making the problem");
  }

  const ProblemShape& shape() const { return shape_; }
  const SelectedAttentionArgs& args() const { return args_; }
  const DeviceBuffer<__nv_bfloat16>& out() const { return out_; }
  const DeviceBuffer<float>& log_sum_exp() const { return log_sum_exp_; }
  const __nv_bfloat16* plain_keys(int row) const { return plain_keys_[row].get(); }
  const __nv_bfloat16* plain_values(int row) const { return plain_values_[row].get(); }

 private:
  void MakeCache(int32_t pages, const std::vector<int32_t>& page_offsets) {
    const int64_t elements = int64_t{pages} * shape_.kv_heads * 64 * shape_.head_dim;
    keys_ = DeviceBuffer<__nv_bfloat16>(elements);
    values_ = DeviceBuffer<__nv_bfloat16>(elements);
    keys_.Fill(0xFF);
    values_.Fill(0xFF);
    for (size_t r = 0; r < shape_.rows.size(); ++r) {
      const int64_t length = shape_.rows[r].first_position + shape_.rows[r].tokens;
      const int64_t row_elements = length * shape_.kv_heads * shape_.head_dim;
      const auto seed = static_cast<uint32_t>(shape_.seed * 1000 + 2 * r);
      plain_keys_.emplace_back(row_elements);
      plain_values_.emplace_back(row_elements);
      FillRandom<<<1024, 256>>>(plain_keys_[r].get(), row_elements, 1.0F, seed);
      FillRandom<<<1024, 256>>>(plain_values_[r].get(), row_elements, 1.0F, seed + 1);
      if (shape_.huge_pair) {  // the last position's key, all heads
        const int64_t last = (length - 1) * shape_.kv_heads * shape_.head_dim;
        FillRandom<<<1, 256>>>(plain_keys_[r].get() + last, shape_.kv_heads * shape_.head_dim,
                               60.0F, seed + 5);
      }
      if (shape_.sink_position >= 0 && shape_.sink_position < length) {
        const int64_t heads = int64_t{shape_.kv_heads} * shape_.head_dim;
        FillAlternating<<<1, 256>>>(plain_keys_[r].get() + shape_.sink_position * heads, heads,
                                    450.0F / std::sqrt(static_cast<float>(shape_.head_dim)));
      }
      const int32_t* ids = page_ids_.get() + page_offsets[r];
      PackPages<<<1024, 256>>>(plain_keys_[r].get(), keys_.get(), ids, length, shape_.kv_heads,
                               shape_.head_dim);
      PackPages<<<1024, 256>>>(plain_values_[r].get(), values_.get(), ids, length, shape_.kv_heads,
                               shape_.head_dim);
    }
  }

  void MakeQueries() {
    const int64_t row = int64_t{shape_.kv_heads} * shape_.group * shape_.head_dim;
    q_ = DeviceBuffer<__nv_bfloat16>(tokens_ * row);
    FillRandom<<<1024, 256>>>(q_.get(), tokens_ * row, shape_.query_scale, shape_.seed + 77);
    if (shape_.huge_pair) {
      FillRandom<<<1, 256>>>(q_.get() + (tokens_ - 1) * row, row, 60.0F, shape_.seed + 78);
    }
    if (shape_.sink_position >= 0) TurnToSink<<<1024, 256>>>(q_.get(), tokens_ * row, row);
  }

  void MakeSelections(const std::vector<int32_t>& token_offsets) {
    std::vector<int32_t> selected(
        static_cast<size_t>(int64_t{tokens_} * shape_.kv_heads * shape_.selected_blocks), -1);
    std::vector<std::thread> threads;
    for (int head = 0; head < shape_.kv_heads; ++head) {
      threads.emplace_back([&, head] {
        for (size_t r = 0; r < shape_.rows.size(); ++r) {
          SelectBlocks(shape_, shape_.rows[r], token_offsets[r], head, selected);
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    selected_ = DeviceBuffer<int32_t>(selected);
  }

  ProblemShape shape_;
  int tokens_ = 0;
  DeviceBuffer<int32_t> token_offsets_, page_offsets_, page_ids_, row_of_token_, selected_;
  DeviceBuffer<int64_t> first_positions_;
  DeviceBuffer<__nv_bfloat16> keys_, values_, q_, out_;
  DeviceBuffer<float> log_sum_exp_;
  std::vector<DeviceBuffer<__nv_bfloat16>> plain_keys_, plain_values_;  // [row][position, Hk, D]
  SelectedAttentionArgs args_;
};

}  // namespace longspan::cuda::test

// Draws the pages, keys, values, summaries, queries and gates of a decode problem.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "kernels/cuda/base/page_order.h"
#include "tests/fixtures/bf16.h"
#include "tests/gpu/bf16_numbers.h"
#include "tests/gpu/decode_pools.h"
#include "tests/gpu/decode_problem.h"

namespace longspan::gpu_test {
namespace {

// A number of a vector whose signs change from one dimension to the next.
float Alternating(int dim, float size) { return dim % 2 == 0 ? size : -size; }

}  // namespace

void DecodeProblem::DrawPages(uint64_t seed) {
  host_page_offsets_ = {0};
  for (const int64_t length : shape_.lengths_tokens) {
    host_page_offsets_.push_back(host_page_offsets_.back() +
                                 static_cast<int32_t>(PagesForTokens(length)));
  }
  host_page_ids_.resize(host_page_offsets_.back() + 2);
  std::iota(host_page_ids_.begin(), host_page_ids_.end(), 0);
  std::shuffle(host_page_ids_.begin(), host_page_ids_.end(), std::mt19937_64(seed));
}

void DecodeProblem::DrawKeys(int row, const KeyRange& range, RandomBf16& random,
                             std::vector<uint16_t>& paged, std::vector<float>& flat) const {
  const int head_dim = shape_.layout.head_dim;
  const int kv_heads = shape_.layout.kv_heads;
  const float sink_size = 450.0F / std::sqrt(static_cast<float>(head_dim));
  flat.assign(range.end * kv_heads * head_dim, 0.0F);
  for (int64_t key = range.first; key < range.end; ++key) {
    const int64_t page = host_page_ids_[host_page_offsets_[row] + key / range.per_page];
    for (int head = 0; head < kv_heads; ++head) {
      uint16_t* to = paged.data() + (page * kv_heads + head) * range.per_page * head_dim;
      for (int dim = 0; dim < head_dim; ++dim) {
        uint16_t value = random.Next();
        if (key == range.huge) value = ToBf16(Alternating(dim, 40.0F));
        if (key == range.sink) value = ToBf16(Alternating(dim, sink_size));
        to[cuda::EntryOffset(range.per_page, key, dim)] = value;
        flat[(key * kv_heads + head) * head_dim + dim] = FromBf16(value);
      }
    }
  }
}

void DecodeProblem::RoundRow(int row, DecodePools& pools) {
  const int kv_heads = shape_.layout.kv_heads;
  for (int64_t token = 0; token < shape_.lengths_tokens[row]; ++token) {
    const int64_t page = host_page_ids_[host_page_offsets_[row] + token / kPageTokens];
    for (int head = 0; head < kv_heads; ++head) {
      const auto in_page = static_cast<int>(token % kPageTokens);
      const int64_t at = (token * kv_heads + head) * shape_.layout.head_dim;
      pools.fp8_keys.Put(page, head, in_page, keys_[row].data() + at);
      pools.fp8_values.Put(page, head, in_page, values_[row].data() + at);
    }
  }
}

void DecodeProblem::DrawRow(int row, RandomBf16& random, DecodePools& pools) {
  const int64_t length = shape_.lengths_tokens[row];
  const bool has_huge = shape_.huge_pair && row == rows() - 1;
  KeyRange tokens = {0, length, kPageTokens};
  if (has_huge) tokens.huge = length - 2;
  if (shape_.huge_sink) tokens.sink = 0;
  DrawKeys(row, tokens, random, pools.keys, keys_[row]);
  DrawKeys(row, {0, length, kPageTokens}, random, pools.values, values_[row]);
  if (shape_.layout.has_scales()) RoundRow(row, pools);
  if (!shape_.layout.has_summaries) return;
  const VisibleEntries visible = EntriesVisibleFrom(length - 1, shape_.layout.nsa);
  KeyRange entries = {visible.first_entry, visible.end_entry, entries_per_page()};
  const KeyRange entry_values = entries;
  if (has_huge) entries.huge = visible.end_entry / 2;
  if (shape_.huge_sink) entries.sink = visible.first_entry;
  DrawKeys(row, entries, random, pools.entry_keys, entry_keys_[row]);
  DrawKeys(row, entry_values, random, pools.entry_values, entry_values_[row]);
}

std::vector<uint16_t> DecodeProblem::DrawQueries(RandomBf16& random) {
  const int head_dim = shape_.layout.head_dim;
  std::vector<uint16_t> q(size_t(rows()) * query_heads() * head_dim);
  for (size_t i = 0; i < q.size(); ++i) {
    const auto row = static_cast<int>(i / (int64_t{query_heads()} * head_dim));
    const int dim = static_cast<int>(i % head_dim);
    float value = FromBf16(random.Next()) * shape_.query_gain;
    if (shape_.huge_pair && row == rows() - 1) value = Alternating(dim, 40.0F);
    if (shape_.huge_sink) value += Alternating(dim + row, 1.0F);
    q[i] = ToBf16(value);
    q_.push_back(FromBf16(q[i]));
  }
  return q;
}

void DecodeProblem::DrawGates(RandomBf16& random) {
  for (int i = 0; i < rows() * gate_columns(); ++i) gates_.push_back(FromBf16(random.Next()));
}

}  // namespace longspan::gpu_test

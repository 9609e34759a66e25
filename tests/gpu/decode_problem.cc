#include "tests/gpu/decode_problem.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "kernels/cuda/base/page_order.h"
#include "tests/fixtures/bf16.h"
#include "tests/gpu/bf16_numbers.h"
#include "tests/gpu/fp8_pool.h"

namespace longspan::gpu_test {
namespace {

// A number of a vector whose signs change from one dimension to the next.
float Alternating(int dim, float size) { return dim % 2 == 0 ? size : -size; }

}  // namespace

DecodeProblem::DecodeProblem(const DecodeShape& shape, uint64_t seed, int multiprocessors,
                             bool on_host)
    : shape_(shape), multiprocessors_(multiprocessors) {
  const KvLayout& layout = shape.layout;
  const int head_dim = layout.head_dim;
  const int kv_heads = layout.kv_heads;
  const int per_page = layout.has_summaries ? layout.entries_per_page() : 4;
  auto random = std::make_unique<RandomBf16>(seed);
  std::vector<int32_t> page_offsets = {0}, token_offsets(rows() + 1);
  std::vector<int64_t> first_positions;
  int64_t longest = 0;
  for (int row = 0; row < rows(); ++row) {
    const int64_t length = shape.lengths_tokens[row];
    longest = std::max(longest, length);
    first_positions.push_back(length - 1);
    page_offsets.push_back(page_offsets.back() + static_cast<int32_t>(PagesForTokens(length)));
  }
  std::iota(token_offsets.begin(), token_offsets.end(), 0);
  std::vector<int32_t> page_ids(page_offsets.back() + 2);
  std::iota(page_ids.begin(), page_ids.end(), 0);
  std::shuffle(page_ids.begin(), page_ids.end(), std::mt19937_64(seed));

  // What no key owns is NaN.
  const float sink_size = 450.0F / std::sqrt(static_cast<float>(head_dim));
  const int64_t block = int64_t{kPageTokens} * head_dim;
  const int64_t entry_block = int64_t{per_page} * head_dim;
  const auto pages = static_cast<int64_t>(page_ids.size());
  std::vector<uint16_t> keys(pages * kv_heads * block, 0xFFFF), values = keys;
  std::vector<uint16_t> entry_keys(pages * kv_heads * entry_block, 0xFFFF),
      entry_values = entry_keys;
  keys_.resize(rows());
  values_.resize(rows());
  entry_keys_.resize(rows());
  entry_values_.resize(rows());
  const bool is_fp8 = layout.has_scales();
  Fp8Pool fp8_keys(false, pages, layout);
  Fp8Pool fp8_values(true, pages, layout);
  if (!on_host && is_fp8) {
    fp8_keys.FillAny();
    fp8_values.FillAny();
  }
  if (!on_host) {
    for (std::vector<uint16_t>* pool : {&keys, &values, &entry_keys, &entry_values}) {
      random->Fill(*pool);
    }
  }
  for (int row = 0; on_host && row < rows(); ++row) {
    // `huge` and `sink` are keys, or -1.
    const auto fill = [&](int64_t first, int64_t end, int per_block, std::vector<uint16_t>& paged,
                          std::vector<float>& flat, int64_t huge = -1, int64_t sink = -1) {
      flat.assign(end * kv_heads * head_dim, 0.0F);
      for (int64_t key = first; key < end; ++key) {
        const int64_t page = page_ids[page_offsets[row] + key / per_block];
        for (int head = 0; head < kv_heads; ++head) {
          uint16_t* to = paged.data() + (page * kv_heads + head) * per_block * head_dim;
          for (int dim = 0; dim < head_dim; ++dim) {
            uint16_t value = random->Next();
            if (key == huge) value = ToBf16(Alternating(dim, 40.0F));
            if (key == sink) value = ToBf16(Alternating(dim, sink_size));
            to[cuda::EntryOffset(per_block, key, dim)] = value;
            flat[(key * kv_heads + head) * head_dim + dim] = FromBf16(value);
          }
        }
      }
    };
    const int64_t length = shape.lengths_tokens[row];
    const bool huge = shape.huge_pair && row == rows() - 1;
    fill(0, length, kPageTokens, keys, keys_[row], huge ? length - 2 : -1,
         shape.huge_sink ? 0 : -1);
    fill(0, length, kPageTokens, values, values_[row]);
    for (int64_t token = 0; is_fp8 && token < length; ++token) {
      const int64_t page = page_ids[page_offsets[row] + token / kPageTokens];
      for (int head = 0; head < kv_heads; ++head) {
        const auto in_page = static_cast<int>(token % kPageTokens);
        const int64_t at = (token * kv_heads + head) * head_dim;
        fp8_keys.Put(page, head, in_page, keys_[row].data() + at);
        fp8_values.Put(page, head, in_page, values_[row].data() + at);
      }
    }
    if (!layout.has_summaries) continue;
    const VisibleEntries entries = EntriesVisibleFrom(length - 1, layout.nsa);
    fill(entries.first_entry, entries.end_entry, per_page, entry_keys, entry_keys_[row],
         huge ? entries.end_entry / 2 : -1, shape.huge_sink ? entries.first_entry : -1);
    fill(entries.first_entry, entries.end_entry, per_page, entry_values, entry_values_[row]);
  }
  std::vector<uint16_t> q(size_t(rows()) * query_heads() * head_dim);
  for (size_t i = 0; i < q.size(); ++i) {
    const auto row = static_cast<int>(i / (int64_t{query_heads()} * head_dim));
    const int dim = static_cast<int>(i % head_dim);
    float value = FromBf16(random->Next()) * shape.query_gain;
    if (shape.huge_pair && row == rows() - 1) value = Alternating(dim, 40.0F);
    if (shape.huge_sink) value += Alternating(dim + row, 1.0F);
    q[i] = ToBf16(value);
    q_.push_back(FromBf16(q[i]));
  }
  const int64_t gate_columns = 3 * query_heads();
  for (int64_t i = 0; i < rows() * gate_columns; ++i) gates_.push_back(FromBf16(random->Next()));

  q_device_ = DeviceBuffer<uint16_t>(q);
  if (is_fp8) {
    fp8_keys_ = DeviceBuffer<uint8_t>(fp8_keys.numbers);
    fp8_values_ = DeviceBuffer<uint8_t>(fp8_values.numbers);
    key_scales_ = DeviceBuffer<uint8_t>(fp8_keys.scales);
    value_scales_ = DeviceBuffer<uint8_t>(fp8_values.scales);
  } else {
    keys_device_ = DeviceBuffer<uint16_t>(keys);
    values_device_ = DeviceBuffer<uint16_t>(values);
  }
  entry_keys_device_ = DeviceBuffer<uint16_t>(entry_keys);
  entry_values_device_ = DeviceBuffer<uint16_t>(entry_values);
  gates_device_ = DeviceBuffer<float>(gates_);
  token_offsets_ = DeviceBuffer<int32_t>(token_offsets);
  page_offsets_ = DeviceBuffer<int32_t>(page_offsets);
  page_ids_ = DeviceBuffer<int32_t>(page_ids);
  host_page_offsets_ = page_offsets;
  host_page_ids_ = page_ids;
  first_positions_ = DeviceBuffer<int64_t>(first_positions);
  out_ = DeviceBuffer<uint16_t>(q.size());
  compressed_ = DeviceBuffer<float>(q.size());
  selected_ = DeviceBuffer<int32_t>(size_t(rows()) * kv_heads *
                                    (layout.has_summaries ? layout.nsa.selected_blocks : 1));
  const cuda::DecodeSplits splits =
      cuda::ChooseSplits(rows(), layout, longest, longest, multiprocessors);
  workspace_ =
      DeviceBuffer<char>(cuda::DecodeWorkspaceBytes(rows(), query_heads(), layout, longest));
  workspace_.Fill(0xFF);
  args_.workspace =
      cuda::CutDecodeWorkspace(workspace_.get(), rows(), query_heads(), layout, longest, splits);
  CheckCuda(cudaMemset(args_.workspace.tickets, 0, sizeof(uint32_t) * rows() * kv_heads),
            "tickets");

  args_.rows.rows = args_.rows.tokens = args_.count = rows();
  args_.rows.token_offsets = token_offsets_.get();
  args_.rows.first_positions = first_positions_.get();
  args_.rows.page_offsets = page_offsets_.get();
  args_.rows.page_ids = page_ids_.get();
  args_.rows.longest_length_tokens = longest;
  args_.pages = {keys_device_.get(),
                 values_device_.get(),
                 entry_keys_device_.get(),
                 entry_values_device_.get(),
                 kv_heads,
                 head_dim,
                 per_page};
  if (is_fp8) {
    args_.pages.keys = fp8_keys_.get();
    args_.pages.values = fp8_values_.get();
    args_.pages.key_scales = key_scales_.get();
    args_.pages.value_scales = value_scales_.get();
  }
  args_.nsa = layout.nsa;
  args_.query_heads = query_heads();
  args_.q = reinterpret_cast<const __nv_bfloat16*>(q_device_.get());
  args_.gates = gates_device_.get();
  args_.gate_stride = gate_columns;
  const bool output = layout.has_summaries && layout.nsa.compressed_branch;
  args_.compressed = output ? compressed_.get() : nullptr;
  args_.selected = selected_.get();
  args_.out = reinterpret_cast<__nv_bfloat16*>(out_.get());
}

cuda::DecodeSplits DecodeProblem::SplitsFor(int64_t seen_tokens) const {
  return cuda::ChooseSplits(rows(), shape_.layout, args_.rows.longest_length_tokens, seen_tokens,
                            multiprocessors_);
}

cuda::DecodeArgs DecodeProblem::DenseArgs(int64_t window_tokens) const {
  cuda::DecodeArgs args = args_;
  const int64_t longest = args.rows.longest_length_tokens;
  args.dense_window_tokens = window_tokens;
  args.workspace.splits = SplitsFor(window_tokens > 0 ? std::min(window_tokens, longest) : longest);
  return args;
}

}  // namespace longspan::gpu_test

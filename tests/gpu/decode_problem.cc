#include "tests/gpu/decode_problem.h"

#include <algorithm>
#include <memory>
#include <numeric>

#include "tests/gpu/bf16_numbers.h"
#include "tests/gpu/decode_pools.h"

namespace longspan::gpu_test {

DecodeProblem::DecodeProblem(const DecodeShape& shape, uint64_t seed, int multiprocessors,
                             bool on_host)
    : shape_(shape),
      multiprocessors_(multiprocessors),
      keys_(rows()),
      values_(rows()),
      entry_keys_(rows()),
      entry_values_(rows()) {
  DrawPages(seed);
  const auto random = std::make_unique<RandomBf16>(seed);
  DecodePools pools(shape.layout, static_cast<int64_t>(host_page_ids_.size()), entries_per_page());
  if (!on_host) pools.FillAny(*random);
  for (int row = 0; on_host && row < rows(); ++row) DrawRow(row, *random, pools);
  q_device_ = DeviceBuffer<uint16_t>(DrawQueries(*random));
  DrawGates(*random);
  gates_device_ = DeviceBuffer<float>(gates_);
  UploadRows();
  UploadPages(pools);
  AllocateOutputs();
}

void DecodeProblem::UploadRows() {
  std::vector<int32_t> token_offsets(rows() + 1);
  std::iota(token_offsets.begin(), token_offsets.end(), 0);
  std::vector<int64_t> first_positions;
  for (const int64_t length : shape_.lengths_tokens) first_positions.push_back(length - 1);
  token_offsets_ = DeviceBuffer<int32_t>(token_offsets);
  first_positions_ = DeviceBuffer<int64_t>(first_positions);
  page_offsets_ = DeviceBuffer<int32_t>(host_page_offsets_);
  page_ids_ = DeviceBuffer<int32_t>(host_page_ids_);

  args_.rows.rows = args_.rows.tokens = args_.count = rows();
  args_.rows.token_offsets = token_offsets_.get();
  args_.rows.first_positions = first_positions_.get();
  args_.rows.page_offsets = page_offsets_.get();
  args_.rows.page_ids = page_ids_.get();
  args_.rows.longest_length_tokens =
      *std::max_element(shape_.lengths_tokens.begin(), shape_.lengths_tokens.end());
  args_.nsa = shape_.layout.nsa;
  args_.query_heads = query_heads();
  args_.q = reinterpret_cast<const __nv_bfloat16*>(q_device_.get());
  args_.gates = gates_device_.get();
  args_.gate_stride = gate_columns();
}

void DecodeProblem::UploadPages(const DecodePools& pools) {
  entry_keys_device_ = DeviceBuffer<uint16_t>(pools.entry_keys);
  entry_values_device_ = DeviceBuffer<uint16_t>(pools.entry_values);
  args_.pages = {nullptr,
                 nullptr,
                 entry_keys_device_.get(),
                 entry_values_device_.get(),
                 shape_.layout.kv_heads,
                 shape_.layout.head_dim,
                 entries_per_page()};
  if (shape_.layout.has_scales()) {
    fp8_keys_ = DeviceBuffer<uint8_t>(pools.fp8_keys.numbers);
    fp8_values_ = DeviceBuffer<uint8_t>(pools.fp8_values.numbers);
    key_scales_ = DeviceBuffer<uint8_t>(pools.fp8_keys.scales);
    value_scales_ = DeviceBuffer<uint8_t>(pools.fp8_values.scales);
    args_.pages.keys = fp8_keys_.get();
    args_.pages.values = fp8_values_.get();
    args_.pages.key_scales = key_scales_.get();
    args_.pages.value_scales = value_scales_.get();
  } else {
    keys_device_ = DeviceBuffer<uint16_t>(pools.keys);
    values_device_ = DeviceBuffer<uint16_t>(pools.values);
    args_.pages.keys = keys_device_.get();
    args_.pages.values = values_device_.get();
  }
}

void DecodeProblem::AllocateOutputs() {
  const KvLayout& layout = shape_.layout;
  const int64_t longest = args_.rows.longest_length_tokens;
  out_ = DeviceBuffer<uint16_t>(q_device_.count());
  compressed_ = DeviceBuffer<float>(q_device_.count());
  selected_ = DeviceBuffer<int32_t>(size_t(rows()) * layout.kv_heads *
                                    (layout.has_summaries ? layout.nsa.selected_blocks : 1));
  workspace_ =
      DeviceBuffer<char>(cuda::DecodeWorkspaceBytes(rows(), query_heads(), layout, longest));
  workspace_.Fill(0xFF);
  args_.workspace = cuda::CutDecodeWorkspace(workspace_.get(), rows(), query_heads(), layout,
                                             longest, SplitsFor(longest));
  CheckCuda(cudaMemset(args_.workspace.tickets, 0, sizeof(uint32_t) * rows() * layout.kv_heads),
            "tickets");
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

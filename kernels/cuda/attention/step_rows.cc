#include "kernels/cuda/attention/step_rows.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "absl/types/span.h"
#include "kernels/base/status_macros.h"

namespace longspan::cuda {
namespace {

// Every array begins at a multiple of this.
constexpr size_t kArrayAlignment = 16;

size_t AlignedBytes(size_t bytes) {
  return (bytes + kArrayAlignment - 1) / kArrayAlignment * kArrayAlignment;
}

template <typename T>
size_t SpanBytes(absl::Span<const T> values) {
  return AlignedBytes(values.size() * sizeof(T));
}

// Writes arrays one behind another into staged memory.
class Packer {
 public:
  explicit Packer(const Staged& staged) : staged_(staged) {}

  // Host memory for `count` elements; `device` is where kernels will find them.
  template <typename T>
  T* Reserve(size_t count, const T*& device) {
    T* host = reinterpret_cast<T*>(staged_.host + used_bytes_);
    device = reinterpret_cast<const T*>(staged_.device + used_bytes_);
    used_bytes_ += AlignedBytes(count * sizeof(T));
    return host;
  }
  template <typename T>
  const T* Put(absl::Span<const T> values) {
    const T* device = nullptr;
    T* host = Reserve(values.size(), device);
    std::copy(values.begin(), values.end(), host);
    return device;
  }

 private:
  const Staged& staged_;
  size_t used_bytes_ = 0;
};

constexpr int kSplits = 3;

size_t SplitBytes(int rows) {
  return AlignedBytes(rows * sizeof(int32_t)) + 3 * AlignedBytes(rows * sizeof(uint8_t));
}

// The rows for which is_member(row) holds.
template <typename IsMember>
RowSplit Split(const RaggedBatch& batch, Packer& packer, const IsMember& is_member) {
  RowSplit split;
  int32_t* single_rows = packer.Reserve(batch.rows(), split.single_rows);
  uint8_t* single_flags = packer.Reserve(batch.rows(), split.is_single);
  uint8_t* chunk_flags = packer.Reserve(batch.rows(), split.is_chunk);
  uint8_t* member_flags = packer.Reserve(batch.rows(), split.is_member);
  for (int row = 0; row < batch.rows(); ++row) {
    const bool member = is_member(row);
    const bool single = member && batch.token_count(row) == 1;
    const bool chunk = member && batch.token_count(row) > 1;
    member_flags[row] = member ? 1 : 0;
    single_flags[row] = single ? 1 : 0;
    chunk_flags[row] = chunk ? 1 : 0;
    if (single) single_rows[split.singles++] = row;
    if (!chunk) continue;
    ++split.chunks;
    split.chunk_runs.push_back({batch.first_positions[row], batch.token_count(row)});
    split.chunk_rows.push_back(row);
  }
  return split;
}

// The tables of one group, behind those of the others. Single tokens find them at the same
// addresses in all steps that take their longest sequence for as long.
int64_t GroupStride(const RaggedBatch& batch, int64_t longest_length_tokens) {
  const bool has_chunks = batch.tokens() > batch.rows();
  if (batch.groups == 1 || has_chunks) return batch.page_count();
  return batch.rows() * PagesForTokens(longest_length_tokens);
}

int64_t LongestLength(const RaggedBatch& batch) {
  int64_t longest_tokens = 0;
  for (int row = 0; row < batch.rows(); ++row) {
    longest_tokens = std::max(longest_tokens, batch.length_tokens(row));
  }
  const bool has_chunks = batch.tokens() > batch.rows();
  return has_chunks ? longest_tokens : RoundedLength(longest_tokens);
}

}  // namespace

int64_t RoundedLength(int64_t length_tokens) {
  constexpr int64_t kLeastMultiple = 2048;
  const auto power = static_cast<int64_t>(std::bit_floor(static_cast<uint64_t>(length_tokens)));
  const int64_t multiple = std::max(kLeastMultiple, power / 4);
  return (length_tokens + multiple - 1) / multiple * multiple;
}

absl::StatusOr<StepRows> UploadRows(const RaggedBatch& batch, StagingRing& staging) {
  const int64_t longest_tokens = LongestLength(batch);
  const int64_t group_stride = GroupStride(batch, longest_tokens);
  const int64_t page_ids = (batch.groups - 1) * group_stride + batch.page_count();
  const size_t bytes = SpanBytes(batch.token_offsets) + SpanBytes(batch.first_positions) +
                       SpanBytes(batch.slots) + SpanBytes(batch.page_offsets) +
                       SpanBytes(batch.rotates_long) + AlignedBytes(page_ids * sizeof(int32_t)) +
                       kSplits * SplitBytes(batch.rows()) +
                       AlignedBytes(batch.tokens() * sizeof(int32_t));
  LONGSPAN_ASSIGN_OR_RETURN(const Staged staged, staging.Take(bytes));
  Packer packer(staged);
  StepRows step;
  DeviceRows& rows = step.rows;
  rows.rows = batch.rows();
  rows.tokens = batch.tokens();
  rows.token_offsets = packer.Put(batch.token_offsets);
  rows.first_positions = packer.Put(batch.first_positions);
  rows.slots = packer.Put(batch.slots);
  rows.page_offsets = packer.Put(batch.page_offsets);
  rows.rotates_long = packer.Put(batch.rotates_long);
  rows.longest_length_tokens = longest_tokens;
  step.page_count = batch.page_count();
  step.group_stride = group_stride;
  step.all = Split(batch, packer, [](int) { return true; });
  step.sparse = Split(batch, packer, [&](int row) { return batch.attends_densely[row] == 0; });
  step.dense = Split(batch, packer, [&](int row) { return batch.attends_densely[row] != 0; });
  int32_t* row_of_token = packer.Reserve(batch.tokens(), rows.row_of_token);
  for (int row = 0; row < batch.rows(); ++row) {
    std::fill(row_of_token + batch.token_offsets[row], row_of_token + batch.token_offsets[row + 1],
              row);
  }
  int32_t* ids = packer.Reserve(page_ids, rows.page_ids);
  for (int group = 0; group < batch.groups; ++group) {
    const auto of_group = batch.page_ids.subspan(group * batch.page_count(), batch.page_count());
    std::copy(of_group.begin(), of_group.end(), ids + group * group_stride);
  }
  LONGSPAN_RETURN_IF_ERROR(staging.Upload(staged));
  return step;
}

}  // namespace longspan::cuda

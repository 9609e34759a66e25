#include "kernels/cuda/ops/sampler.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/types/span.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

constexpr int64_t kLeastSlots = 256;
// Of the most likely tokens that a client may ask for at each place.
constexpr int64_t kMostListedTokens = 20;

// Arrays laid one behind another, each at an aligned offset.
class Layout {
 public:
  template <typename T>
  size_t Add(size_t count) {
    const size_t offset = bytes_;
    bytes_ += ArenaMap::Rounded(count * sizeof(T));
    return offset;
  }
  size_t bytes() const { return bytes_; }

 private:
  size_t bytes_ = 0;
};

template <typename T>
T* At(void* base, size_t offset) {
  return reinterpret_cast<T*>(static_cast<std::byte*>(base) + offset);
}

// What a draw works on.
struct WorkLayout {
  WorkLayout(int64_t adjusted_rows, int64_t listed_tokens, int64_t vocabulary_tokens) {
    Layout layout;
    adjusted = layout.Add<float>(adjusted_rows * vocabulary_tokens);
    keys = layout.Add<uint64_t>(listed_tokens);
    bytes = layout.bytes();
  }
  size_t adjusted, keys, bytes;
};

// What is read back of it.
struct AnswerLayout {
  AnswerLayout(size_t rows, int64_t listed_tokens) {
    Layout layout;
    results = layout.Add<DeviceDrawResult>(rows);
    tokens = layout.Add<int32_t>(listed_tokens);
    logprobs = layout.Add<float>(listed_tokens);
    bytes = layout.bytes();
  }
  size_t results, tokens, logprobs, bytes;
};

bool NeedsAdjusting(const DrawRow& row) {
  return row.draw && (row.allowed.begin < row.allowed.end || row.mask.begin < row.mask.end ||
                      row.bias.begin < row.bias.end || row.penalties.begin < row.penalties.end);
}

// The part of the mask words that the rows name: those of a slice of draws are only a part.
Range MasksOf(const std::vector<DrawRow>& rows) {
  Range part = {INT32_MAX, 0};
  for (const DrawRow& row : rows) {
    if (row.mask.begin == row.mask.end) continue;
    part.begin = std::min(part.begin, row.mask.begin);
    part.end = std::max(part.end, row.mask.end);
  }
  return part.begin < part.end ? part : Range();
}

// The rows with the places of their results; how many need a copy, and how many tokens they list.
struct PlacedRows {
  std::vector<DeviceDrawRow> rows;
  Range masks;  // of the mask words, where the rows' masks begin
  int32_t adjusted = 0;
  int32_t listed = 0;
};

PlacedRows Place(const DrawBatch& draw) {
  PlacedRows placed;
  placed.rows.reserve(draw.rows.size());
  placed.masks = MasksOf(draw.rows);
  for (const DrawRow& row : draw.rows) {
    DeviceDrawRow out = {};
    out.logits_row = row.logits_row;
    out.adjusted_row = NeedsAdjusting(row) ? placed.adjusted++ : -1;
    out.slot = row.slot;
    out.draw = row.draw ? 1 : 0;
    out.score_token = row.score_token;
    out.top_k = row.top_k;
    out.top_count = std::min(row.top_logprobs, draw.vocabulary_tokens);
    out.top_begin = placed.listed;
    placed.listed += std::max(out.top_count, 0);
    out.temperature = row.temperature;
    out.top_p = row.top_p;
    out.min_p = row.min_p;
    out.repetition_penalty = row.repetition_penalty;
    out.frequency_penalty = row.frequency_penalty;
    out.presence_penalty = row.presence_penalty;
    out.sample_index = row.sample_index;
    out.output_position = row.output_position;
    out.seed = row.seed;
    out.bias_begin = row.bias.begin;
    out.bias_end = row.bias.end;
    out.penalties_begin = row.penalties.begin;
    out.penalties_end = row.penalties.end;
    out.allowed_begin = row.allowed.begin;
    out.allowed_end = row.allowed.end;
    out.mask_begin = row.mask.begin < row.mask.end ? row.mask.begin - placed.masks.begin : -1;
    placed.rows.push_back(out);
  }
  return placed;
}

// The settings of a draw as one block of staged memory.
class StagedSettings {
 public:
  StagedSettings(const PlacedRows& placed, const DrawBatch& draw)
      : placed_(placed),
        draw_(draw),
        rows_(layout_.Add<DeviceDrawRow>(placed.rows.size())),
        bias_tokens_(layout_.Add<int32_t>(draw.bias_tokens.size())),
        bias_values_(layout_.Add<float>(draw.bias_values.size())),
        penalty_tokens_(layout_.Add<int32_t>(draw.penalty_tokens.size())),
        penalty_counts_(layout_.Add<int32_t>(draw.penalty_output_counts.size())),
        allowed_tokens_(layout_.Add<int32_t>(draw.allowed_tokens.size())),
        masks_(absl::MakeConstSpan(draw.mask_words)
                   .subspan(placed.masks.begin, placed.masks.end - placed.masks.begin)),
        mask_words_(layout_.Add<uint32_t>(masks_.size())) {}

  absl::Status Upload(StagingRing& staging, DrawLaunch& launch) const {
    LONGSPAN_ASSIGN_OR_RETURN(const Staged staged, staging.Take(layout_.bytes()));
    launch.rows = Put<DeviceDrawRow>(placed_.rows, rows_, staged);
    launch.bias_tokens = Put<int32_t>(draw_.bias_tokens, bias_tokens_, staged);
    launch.bias_values = Put<float>(draw_.bias_values, bias_values_, staged);
    launch.penalty_tokens = Put<int32_t>(draw_.penalty_tokens, penalty_tokens_, staged);
    launch.penalty_output_counts =
        Put<int32_t>(draw_.penalty_output_counts, penalty_counts_, staged);
    launch.allowed_tokens = Put<int32_t>(draw_.allowed_tokens, allowed_tokens_, staged);
    launch.mask_words = Put(masks_, mask_words_, staged);
    return staging.Upload(staged);
  }

 private:
  template <typename T>
  const T* Put(absl::Span<const T> from, size_t offset, const Staged& staged) const {
    if (!from.empty()) std::memcpy(staged.host + offset, from.data(), from.size() * sizeof(T));
    return At<T>(staged.device, offset);
  }

  const PlacedRows& placed_;
  const DrawBatch& draw_;
  Layout layout_;
  size_t rows_, bias_tokens_, bias_values_, penalty_tokens_, penalty_counts_, allowed_tokens_;
  absl::Span<const uint32_t> masks_;
  size_t mask_words_;
};

DrawResult ResultOf(const DeviceDrawRow& row, const DeviceDrawResult& found,
                    const int32_t* top_tokens, const float* top_logprobs) {
  DrawResult result;
  result.token = found.token;
  result.finite = found.token >= 0;
  result.permitted = found.permitted != 0;
  if (!result.finite || row.top_count < 0) return result;
  result.chosen = {found.token, found.logprob, found.rank};
  result.top.reserve(row.top_count);
  for (int32_t i = 0; i < row.top_count; ++i) {
    const int32_t place = row.top_begin + i;
    result.top.push_back({top_tokens[place], top_logprobs[place], i + 1});
  }
  return result;
}

}  // namespace

void AppendResults(const QueuedDraw& draw, std::vector<DrawResult>& to) {
  const AnswerLayout answers(draw.rows.size(), draw.listed);
  const auto* results = At<DeviceDrawResult>(draw.results.data(), answers.results);
  const auto* tokens = At<int32_t>(draw.results.data(), answers.tokens);
  const auto* logprobs = At<float>(draw.results.data(), answers.logprobs);
  for (size_t i = 0; i < draw.rows.size(); ++i) {
    to.push_back(ResultOf(draw.rows[i], results[i], tokens, logprobs));
  }
}

absl::StatusOr<QueuedDraw> Sampler::Draw(const TensorView& logits, const DrawBatch& draw) {
  PlacedRows placed = Place(draw);
  int32_t largest_slot = -1;
  for (const DrawRow& row : draw.rows) largest_slot = std::max(largest_slot, row.slot);
  LONGSPAN_RETURN_IF_ERROR(GrowLastTokens(int64_t{largest_slot} + 1));

  DrawLaunch launch;
  launch.logits = logits.as<const float>();
  launch.width = logits.shape[1];
  launch.vocabulary_tokens = draw.vocabulary_tokens;
  launch.draws = static_cast<int>(draw.rows.size());
  launch.last_tokens = static_cast<int32_t*>(last_tokens_->data());
  LONGSPAN_RETURN_IF_ERROR(StagedSettings(placed, draw).Upload(staging_, launch));

  const WorkLayout work(placed.adjusted, placed.listed, draw.vocabulary_tokens);
  LONGSPAN_ASSIGN_OR_RETURN(void* workspace, workspace_.AtLeast(work.bytes));
  launch.adjusted = At<float>(workspace, work.adjusted);
  launch.top_keys = At<uint64_t>(workspace, work.keys);

  const AnswerLayout answers(draw.rows.size(), placed.listed);
  LONGSPAN_ASSIGN_OR_RETURN(void* answer, results_.AtLeast(answers.bytes));
  launch.results = At<DeviceDrawResult>(answer, answers.results);
  launch.top_tokens = At<int32_t>(answer, answers.tokens);
  launch.top_logprobs = At<float>(answer, answers.logprobs);

  LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchDraw(launch, stream_));
  QueuedDraw queued;
  LONGSPAN_ASSIGN_OR_RETURN(queued.results, pinned_->Take(answers.bytes));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemcpyAsync(queued.results.data(), answer, answers.bytes,
                                                cudaMemcpyDeviceToHost, stream_));
  queued.rows = std::move(placed.rows);
  queued.listed = placed.listed;
  for (const DrawRow& row : draw.rows) {
    if (row.draw && row.slot >= 0) has_drawn_[row.slot] = true;
  }
  return queued;
}

void Sampler::AddNeeds(const StepBounds& bounds, std::vector<WorkspaceNeed>& needs) {
  const int64_t listed = bounds.logits_rows * kMostListedTokens;
  needs.push_back({&workspace_, WorkLayout(bounds.logits_rows, listed, bounds.vocabulary).bytes});
  needs.push_back({&results_, AnswerLayout(bounds.logits_rows, listed).bytes});
}

size_t Sampler::MaskBytes(const StepBounds& bounds) {
  return sizeof(uint32_t) * bounds.rows * WordsOfMask(bounds.vocabulary);
}

absl::Status Sampler::GrowLastTokens(int64_t slots) {
  const auto known = static_cast<int64_t>(has_drawn_.size());
  if (last_tokens_ != nullptr && slots <= known) return absl::OkStatus();
  const int64_t wanted = std::max({slots, 2 * known, kLeastSlots});
  LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<Buffer> grown,
                            arena_->Allocate("state_slots", wanted * sizeof(int32_t)));
  if (known > 0) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemcpyAsync(grown->data(), last_tokens_->data(),
                                                  known * sizeof(int32_t), cudaMemcpyDeviceToDevice,
                                                  stream_));
  }
  last_tokens_ = std::move(grown);
  has_drawn_.resize(wanted, false);
  return absl::OkStatus();
}

bool Sampler::HasDrawn(int64_t slot) const {
  return slot < static_cast<int64_t>(has_drawn_.size()) && has_drawn_[slot];
}

}  // namespace longspan::cuda

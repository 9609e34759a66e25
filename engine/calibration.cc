#include "engine/calibration.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// How often each is done: first to warm up. The fastest counts. Short steps vary more.
constexpr int kChunkRuns = 2;
constexpr int kDecodeRuns = 4;
constexpr int64_t kSmallChunkTokens = kPageTokens;
constexpr int64_t kMostContextTokens = 65'536;
constexpr int64_t kDecodeRows = 8;
// Of a term that there is not: none of an error is put down to it.
constexpr double kNothingUs = 1e-9;
// Enough for costs that are wrong by orders of magnitude.
constexpr int kFitRounds = 100;

// A step of rows of as many tokens each, all behind the same context. It is made of the pages that
// the longest chunk from 0 on has written, as often as it takes: what stands there does not matter,
// and reading a long prompt would take too long.
struct Probe {
  int64_t first_position = 0;  // begins a page
  int64_t context_pages = 0;   // different ones
  int64_t tokens = 1;          // of each row
  int64_t rows = 1;
  bool is_decode = false;
  bool is_dense = false;
};

struct MeasuredStep {
  StepWork work;
  double us = 0;
};

StepWork WorkOf(const Probe& probe) {
  StepWork work;
  work.AddStep();
  for (int64_t row = 0; row < probe.rows; ++row) {
    if (probe.is_decode) {
      work.AddDecode(probe.first_position + 1, probe.is_dense);
    } else {
      work.AddPrefill(probe.first_position, probe.tokens, probe.is_dense);
    }
  }
  return work;
}

// Whether a sequence of this length attends densely; a longer prompt's chunk that ends there need
// not.
bool IsDense(const KvLayout& layout, int64_t length) {
  return !layout.has_summaries || layout.prefill || length < layout.nsa.dense_below_tokens;
}

void AddChunk(const KvLayout& layout, const Probe& chunk, std::vector<Probe>& probes) {
  const bool is_always_dense = !layout.has_summaries || layout.prefill || layout.nsa.decode_only;
  if (!is_always_dense) probes.push_back(chunk);
  if (!is_always_dense && !IsDense(layout, chunk.first_position + chunk.tokens)) return;
  probes.push_back(chunk);
  probes.back().is_dense = true;
}

// One row, and as many as there may be.
void AddDecode(const KvLayout& layout, const CalibrationOptions& options, int64_t context_tokens,
               int64_t context_pages, std::vector<Probe>& probes) {
  if (context_tokens >= options.max_context_tokens) return;
  const int64_t own_rows = (options.pages - context_pages) / layout.groups.count();
  const int64_t rows =
      std::min<int64_t>({kDecodeRows, options.slots, options.max_step_tokens, own_rows});
  Probe decode{.first_position = context_tokens,
               .context_pages = context_pages,
               .is_decode = true,
               .is_dense = IsDense(layout, context_tokens + 1)};
  if (rows >= 1) probes.push_back(decode);
  decode.rows = rows;
  if (rows > 1) probes.push_back(decode);
}

// The short ones first.
std::vector<Probe> Probes(const KvLayout& layout, const CalibrationOptions& options) {
  std::vector<Probe> probes;
  const int64_t group_pages = options.pages / layout.groups.count();
  const int64_t room = std::min(group_pages * kPageTokens, options.max_context_tokens);
  const int64_t most = std::min<int64_t>(options.max_step_tokens, room);
  const int64_t small = std::min(kSmallChunkTokens, most);
  if (small < 1) return probes;
  AddChunk(layout, {.tokens = small}, probes);
  AddDecode(layout, options, 0, 0, probes);
  const int64_t quarter = most / 4;
  if (quarter > small) AddChunk(layout, {.tokens = quarter}, probes);
  // Whole pages, for others to begin behind them.
  const int64_t whole_pages = most / kPageTokens;
  const int64_t whole = whole_pages * kPageTokens;
  if (whole > small) AddChunk(layout, {.tokens = whole}, probes);
  // Page 0 cannot stand elsewhere.
  const int64_t deepest = whole_pages > 1 ? std::min(room, kMostContextTokens) : whole;
  const int64_t deep_pages = std::max<int64_t>(1, PageOfToken(quarter));
  // A chunk of few tokens shows what the walk over its context takes, one of many what tokens take.
  const int64_t few_pages = std::max<int64_t>(1, deep_pages / 4);
  for (int64_t context = whole; context > 0 && context <= deepest; context *= 4) {
    const auto add_chunk = [&](int64_t pages) {
      const int64_t tokens = pages * kPageTokens;
      if (context + tokens > room) return;
      AddChunk(layout, {.first_position = context, .context_pages = whole_pages, .tokens = tokens},
               probes);
    };
    if (few_pages < deep_pages && context > whole) add_chunk(few_pages);
    add_chunk(deep_pages);
    AddDecode(layout, options, context, whole_pages, probes);
  }
  return probes;
}

// Of the context's page `index`. Page 0 stands at its begin alone: no summaries begin in it that
// others would have.
int32_t ContextPage(const Probe& probe, int64_t index) {
  if (index < probe.context_pages) return static_cast<int32_t>(index);
  return static_cast<int32_t>(1 + (index - 1) % (probe.context_pages - 1));
}

// Rows share the pages of what they look back on, as do groups of layers, and write some of their
// own.
ForwardBatch BatchOf(const Probe& probe, int32_t vocabulary_tokens, const KvLayout& layout) {
  const int64_t first_page = PageOfToken(probe.first_position);
  const int64_t own_pages = PagesForTokens(probe.tokens);
  const auto token_count = static_cast<int32_t>(probe.tokens);
  ForwardBatch batch;
  batch.page_offsets = {0};
  batch.groups = layout.groups.count();
  batch.token_ids.assign(probe.rows * probe.tokens, 0);
  batch.draw.vocabulary_tokens = vocabulary_tokens;
  for (int32_t slot = 0; slot < static_cast<int32_t>(probe.rows); ++slot) {
    batch.rows.push_back({.sequence = slot,
                          .slot = slot,
                          .first_position = probe.first_position,
                          .token_count = token_count,
                          .logits_from = probe.is_decode ? 0 : token_count,
                          .attends_densely = layout.has_summaries && probe.is_dense});
    batch.page_offsets.push_back(batch.page_offsets.back() +
                                 static_cast<int32_t>(first_page + own_pages));
    batch.slot_resets.push_back({slot, first_page > 0 ? ContextPage(probe, first_page - 1) : -1});
    if (probe.is_decode) batch.draw.rows.push_back({.logits_row = slot, .slot = slot});
  }
  int64_t own_page = probe.context_pages;  // the next that nobody writes
  for (int64_t table = 0; table < batch.groups * probe.rows; ++table) {
    for (int64_t page = 0; page < first_page; ++page) {
      batch.page_ids.push_back(ContextPage(probe, page));
    }
    for (int64_t page = 0; page < own_pages; ++page) {
      batch.page_ids.push_back(static_cast<int32_t>(own_page++));
    }
  }
  return batch;
}

class Calibration {
 public:
  Calibration(Runner& runner, const KvLayout& layout, const CalibrationOptions& options,
              const Clock& clock)
      : runner_(runner),
        layout_(layout),
        vocabulary_tokens_(options.vocabulary_tokens),
        clock_(clock),
        end_us_(clock.NowUs() + options.most_us) {}

  // Does nothing where the time does not allow it, or an earlier step was left out for that.
  absl::Status Measure(const Probe& probe);
  const std::vector<MeasuredStep>& steps() const { return steps_; }

 private:
  bool MayRun(const Probe& probe) const;
  absl::StatusOr<int64_t> ComputeUs(const Probe& probe);

  Runner& runner_;
  const KvLayout& layout_;
  const int32_t vocabulary_tokens_;
  const Clock& clock_;
  const int64_t end_us_;
  int64_t written_pages_ = 0;  // from 0 on, whole ones
  double chunk_token_us_ = 0;  // of the last chunk
  std::vector<MeasuredStep> steps_;
};

absl::Status Calibration::Measure(const Probe& probe) {
  const int runs = probe.is_decode ? kDecodeRuns : kChunkRuns;
  std::optional<int64_t> fastest_us;
  for (int run = 0; run < runs && MayRun(probe); ++run) {
    LONGSPAN_ASSIGN_OR_RETURN(const int64_t us, ComputeUs(probe));
    fastest_us = std::min(us, fastest_us.value_or(us));
  }
  if (!fastest_us) return absl::OkStatus();
  const auto us = static_cast<double>(*fastest_us);
  if (us > 0) steps_.push_back({WorkOf(probe), us});
  if (!probe.is_decode) {
    if (probe.first_position == 0) written_pages_ = PageOfToken(probe.tokens);
    chunk_token_us_ = us / static_cast<double>(probe.tokens);
  }
  return absl::OkStatus();
}

bool Calibration::MayRun(const Probe& probe) const {
  const int64_t left_us = end_us_ - clock_.NowUs();
  const double expected_us =
      probe.is_decode ? 0 : chunk_token_us_ * static_cast<double>(probe.tokens);
  return left_us > 0 && expected_us <= static_cast<double>(left_us) &&
         probe.context_pages <= written_pages_;
}

absl::StatusOr<int64_t> Calibration::ComputeUs(const Probe& probe) {
  LONGSPAN_ASSIGN_OR_RETURN(const Runner::Ticket ticket,
                            runner_.Submit(BatchOf(probe, vocabulary_tokens_, layout_)));
  LONGSPAN_ASSIGN_OR_RETURN(const ForwardResult result, runner_.Collect(ticket));
  return result.compute_us;
}

// Typical costs times what this machine takes of them, in the (geometric) mean; then the model's.
StepCosts Fit(const std::vector<MeasuredStep>& steps, bool chunks_walk) {
  StepCosts costs = kTypicalCosts;
  double log_ratios = 0;
  for (const MeasuredStep& step : steps) log_ratios += std::log(step.us / costs.StepUs(step.work));
  const double ratio = steps.empty() ? 1 : std::exp(log_ratios / static_cast<double>(steps.size()));
  for (double& us : costs.us) us *= ratio;
  for (const CostTerm walk : {CostTerm::kPrefillWalk, CostTerm::kDensePrefillWalk}) {
    if (!chunks_walk) costs.us[static_cast<int>(walk)] = kNothingUs;
  }
  CostModel model(costs);
  for (int round = 0; round < kFitRounds; ++round) {
    for (const MeasuredStep& step : steps) model.Observe(step.work, step.us);
  }
  return model.costs();
}

}  // namespace

absl::StatusOr<StepCosts> Calibrate(Runner& runner, const KvLayout& layout,
                                    const CalibrationOptions& options, const Clock& clock) {
  Calibration calibration(runner, layout, options, clock);
  for (const Probe& probe : Probes(layout, options)) {
    LONGSPAN_RETURN_IF_ERROR(calibration.Measure(probe));
  }
  return Fit(calibration.steps(), options.tile_tokens > 1);
}

}  // namespace longspan

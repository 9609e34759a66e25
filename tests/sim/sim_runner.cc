#include "tests/sim/sim_runner.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "tests/sim/asked_pages.h"
#include "tests/sim/batches.h"
#include "tests/sim/rooms.h"

namespace longspan {
namespace {

constexpr int kLayers = 4;
constexpr int32_t kSpoilt = 7;  // no token that is drawn

PageTables TablesOfRow(const ForwardBatch& batch, int32_t row) {
  PageTables tables;
  for (int32_t group = 0; group < batch.groups; ++group) tables.push_back(batch.pages(row, group));
  return tables;
}

bool IsCancelled(const ForwardRow& row) {
  return row.cancelled != nullptr && row.cancelled->load(std::memory_order_relaxed);
}

void TraceBatch(World& world, int64_t number, const ForwardBatch& batch) {
  if (!world.trace) return;
  std::string rows;
  for (const ForwardRow& row : batch.rows) {
    absl::StrAppend(&rows, " ", row.sequence, "[", row.first_position, "+", row.token_count, "]");
  }
  world.Trace("batch ", number, " moves ", batch.page_moves.size(), " forks ", batch.forks.size(),
              " resets ", batch.slot_resets.size(), " rows", rows);
}

}  // namespace

bool SimRunner::FaultIsDue(RunnerFault fault) const {
  return world_.workload.fault == fault && next_ticket_ > world_.workload.fault_at_step;
}

absl::StatusOr<Runner::Ticket> SimRunner::Submit(ForwardBatch batch) {
  NoteWhoRuns(world_, *engine_);
  if (static_cast<int>(steps_.size()) >= max_in_flight()) {
    world_.Violate(kRows, "more steps in flight than the runner takes");
  }
  CheckBatch(world_, *engine_, batch);
  if (const auto& rooms = world_.workload.rooms) {
    const int64_t more = world_.pages_there + rooms->pages_a_step;
    world_.pages_there = std::min(world_.workload.options.pages, more);
  }
  ++next_ticket_;
  TraceBatch(world_, next_ticket_, batch);
  if (FaultIsDue(RunnerFault::kSubmitFails) || FaultIsDue(RunnerFault::kThrows)) {
    world_.broken = true;
    if (world_.workload.fault == RunnerFault::kThrows) throw std::runtime_error("thrown by plan");
    return absl::DataLossError("failed by plan");
  }
  // What is wrong already could lead outside of the arrays.
  if (world_.violation.has_value()) return absl::InternalError("an invariant is broken");
  const int64_t begin_us = std::max(world_.clock.NowUs(), free_at_us_);
  const int64_t compute_us = StepUs(world_.workload.step_time, batch);
  DrawLate(batch, begin_us + compute_us / 8);
  std::vector<bool> cut(batch.rows.size(), false);
  if (inlined()) cut = Compute(batch, compute_us);
  free_at_us_ = inlined() ? world_.clock.NowUs() : begin_us + compute_us;

  world_.memory.Move(batch.page_moves, batch.slot_moves);
  for (const ForkCopy& fork : batch.forks) {
    world_.memory.Fork(fork);
    if (world_.rooms && fork.source_page >= 0) world_.rooms->Forget(fork.destination_page);
  }
  for (const SlotReset& reset : batch.slot_resets) world_.memory.Reset(reset);
  std::vector<LogitsRow> logits = AppendRows(batch, cut);
  ForwardResult result;
  if (world_.rooms && !batch.rows.empty()) result.reads.rooms = FetchRooms(batch, cut);
  if (world_.violation.has_value()) return absl::InternalError("an invariant is broken");
  ReadRows(batch, logits);
  result.compute_us = free_at_us_ - begin_us;
  for (const DrawRow& draw : batch.draw.rows) {
    const LogitsRow& at = logits.at(draw.logits_row);
    CheckIsLate(world_, draw, false);
    if (cut[at.row]) {
      result.draws.push_back({kSpoilt, !world_.random.OneIn(2), true, {}, {}});
    } else {
      result.draws.push_back(Draw(batch.draw, draw, at.logits));
    }
  }
  for (const KeptLogits& kept : batch.kept_logits) {
    const LogitsRow& at = logits.at(kept.logits_row);
    world_.memory.kept_logits(kept.slot) = at.logits;
  }
  for (int32_t row = 0; row < static_cast<int32_t>(cut.size()); ++row) {
    if (cut[row]) result.cut_rows.push_back(row);
  }
  steps_.push_back({free_at_us_, std::move(result)});
  return next_ticket_;
}

std::vector<bool> SimRunner::Compute(const ForwardBatch& batch, int64_t compute_us) {
  const int64_t begin_us = world_.clock.NowUs();
  std::vector<bool> cut(batch.rows.size(), false);
  for (int layer = 1; layer <= kLayers; ++layer) {
    bool any_left = batch.rows.empty();
    for (size_t row = 0; row < batch.rows.size(); ++row) {
      if (IsCancelled(batch.rows[row]) && !cut[row] && world_.random.OneIn(2)) {
        cut[row] = true;
        world_.Trace("cut row of sequence ", batch.rows[row].sequence, " in layer ", layer);
      }
      any_left = any_left || !cut[row];
    }
    if (!any_left) break;
    pass_time_(begin_us + compute_us * layer / kLayers);
    // Who is cancelled after the engine has looked is cut before it hears of it.
    if (world_.random.OneIn(2)) look_up_();
  }
  return cut;
}

std::vector<uint64_t> SimRunner::LeftByRow(const ForwardRow& row, const int32_t* tokens) const {
  const std::optional<SparsePrefillParams>& params = world_.workload.layout.prefill;
  if (!params || row.attends_densely) return std::vector<uint64_t>(row.token_count);
  return LeftByTiles(*params, row.first_position, {tokens, static_cast<size_t>(row.token_count)});
}

std::vector<SimRunner::LogitsRow> SimRunner::AppendRows(const ForwardBatch& batch,
                                                        const std::vector<bool>& cut) {
  std::vector<LogitsRow> logits;
  const int32_t* next_token = batch.token_ids.data();
  for (int32_t index = 0; index < static_cast<int32_t>(batch.rows.size()); ++index) {
    const ForwardRow& row = batch.rows[index];
    const PageTables tables = TablesOfRow(batch, index);
    const int32_t owner = world_.owner_of_sequence[row.sequence];
    const int32_t domain = world_.requests[owner].planned->domain;
    const std::vector<uint64_t> left = LeftByRow(row, next_token);
    CheckReads(world_, row, tables);
    for (int32_t i = 0; i < row.token_count; ++i) {
      const int64_t position = row.first_position + i;
      int32_t token = *next_token++;
      if (token < 0) token = world_.memory.slot(-1 - token).last_token;
      if (!cut[index]) CheckInput(world_, row, position, token);
      const uint64_t cached =
          Cached(cut[index] ? kSpoilt : token, row.attends_densely, row.rotates_long) + left[i];
      const uint64_t open = world_.memory.Write(tables, row.slot, position, cached, owner, domain);
      if (i < row.logits_from) continue;
      logits.push_back({index, open, {row.sequence, position + 1, 0}});
    }
    if (!cut[index]) {
      NoteRow(world_, row);
    } else if (!IsDecodeRow(world_, row)) {
      world_.seen.prefill_tokens -= row.token_count;  // read in vain
    }
  }
  return logits;
}

// A row that is cut may have come as far as this layer.
RoomCounts SimRunner::FetchRooms(const ForwardBatch& batch, const std::vector<bool>& cut) {
  AskedPages asked(world_.workload.rooms->selected_pages);
  for (int32_t row = 0; row < static_cast<int32_t>(batch.rows.size()); ++row) {
    if (batch.rows[row].token_count != 1) continue;
    if (cut[row] && reads_before_its_cut_.OneIn(2)) continue;
    asked.Add(batch.rows[row], batch.pages(row, 0));
  }
  RoomAnswer answer;
  answer.counts = world_.memory.FetchRooms(asked.by_backend, answer.fetches);
  const RoomCounts& counts = answer.counts;
  world_.Trace("rooms found ", counts.found, " fetched ", counts.fetched, " left ", counts.left);
  CheckRoomsGiven(world_, asked.by_definition, answer);
  return counts;
}

void SimRunner::ReadRows(const ForwardBatch& batch, std::vector<LogitsRow>& logits) const {
  for (LogitsRow& at : logits) {
    at.logits.context = world_.memory.Read(TablesOfRow(batch, at.row), at.open, at.logits.length);
  }
}

void SimRunner::DrawLate(const ForwardBatch& batch, int64_t known_at_us) {
  if (batch.late_draw.rows.empty()) return;
  LateDraws& late = late_draws_.emplace_back(LateDraws{next_ticket_, known_at_us, {}});
  for (const DrawRow& draw : batch.late_draw.rows) {
    CheckIsLate(world_, draw, true);
    const FakeLogits& logits = world_.memory.kept_logits(draw.logits_row);
    if (logits.sequence < 0) world_.Violate(kDraws, "drawn late from logits that nobody kept");
    if (world_.violation.has_value()) {
      late.results.emplace_back();
    } else {
      late.results.push_back(Draw(batch.late_draw, draw, logits));
    }
  }
}

std::optional<std::vector<DrawResult>> SimRunner::TakeLateDraws() {
  if (late_draws_.empty() || reports_late_.OneIn(3)) return std::nullopt;
  // Steps are computed in one go, at their begin.
  if (!inlined() && world_.clock.NowUs() < late_draws_.front().known_at_us) return std::nullopt;
  std::vector<DrawResult> results = std::move(late_draws_.front().results);
  late_draws_.pop_front();
  return results;
}

DrawResult SimRunner::Draw(const DrawBatch& all, const DrawRow& draw, const FakeLogits& logits) {
  const int32_t number = world_.owner_of_sequence[logits.sequence];
  RequestRecord& record = world_.requests[number];
  DrawResult result;
  result.token = draw.score_token;
  if (draw.draw) {
    DrawKey key{draw.seed, draw.sample_index, draw.output_position, 0, {}, {}};
    for (int32_t i = draw.penalties.begin; i < draw.penalties.end; ++i) {
      key.penalties += PenaltyHash(all.penalty_tokens[i], all.penalty_output_counts[i]);
    }
    // There is no bias here but the bans before min_tokens.
    key.banned = absl::MakeConstSpan(all.bias_tokens)
                     .subspan(draw.bias.begin, draw.bias.end - draw.bias.begin);
    key.mask = absl::MakeConstSpan(all.mask_words)
                   .subspan(draw.mask.begin, draw.mask.end - draw.mask.begin);
    // Nothing is allowed but what is forced.
    const bool is_forced = draw.allowed.end > draw.allowed.begin;
    result.token =
        is_forced ? all.allowed_tokens[draw.allowed.begin] : DrawnToken(logits.context, key);
    CheckDraw(world_, logits, draw, result.token);
    world_.memory.slot(draw.slot).last_token = result.token;
    const bool counts = draw.output_position < record.expected.samples[0].count;
    result.finite =
        draw.sample_index != 0 || !counts || draw.output_position != record.planned->not_finite_at;
  } else {
    result.finite = !record.planned->score_not_finite;
  }
  if (!result.finite) {
    record.drew_no_number = true;
    record.suspect_pages.clear();
    const auto suspect = [&](absl::Span<const int32_t> pages) {
      for (const int32_t page : pages) {
        if (page == kNoPage) continue;
        record.suspect_pages.push_back({page, world_.memory.page(page).writer});
      }
    };
    suspect(world_.memory.WindowPagesOf(number));
    suspect(PagesOf(*engine_, logits.sequence));
  }
  result.chosen = {result.token, FakeLogprob(logits.context, result.token), 1};
  return result;
}

absl::StatusOr<ForwardResult> SimRunner::Collect(Ticket ticket) {
  NoteWhoRuns(world_, *engine_);
  if (ticket != ++next_collected_) world_.Violate(kRows, "steps are collected out of order");
  if (steps_.empty()) return absl::InternalError("no step is in flight");
  Step step = std::move(steps_.front());
  steps_.pop_front();
  pass_time_(std::max(world_.clock.NowUs(), step.end_us));
  if (FaultIsDue(RunnerFault::kCollectFails)) {
    world_.broken = true;
    return absl::DataLossError("failed by plan");
  }
  ++world_.seen.steps_collected;
  if (!late_draws_.empty() && late_draws_.front().ticket == ticket) {
    step.result.late_draws = std::move(late_draws_.front().results);
    late_draws_.pop_front();
  }
  return std::move(step.result);
}

}  // namespace longspan

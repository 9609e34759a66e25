#include "tests/sim/batches.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/scheduler/prefill_budget.h"
#include "engine/scheduler/prompt_admission.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

constexpr char kLimits[] = "batch limits hold";
constexpr char kDomains[] = "no page is shared across tenant or salt";
constexpr char kCancelled[] = "nothing is computed for what has ended";

// The first page of the group that a token at the position sees.
int64_t FirstSeenPage(const World& world, int32_t group, int64_t position) {
  const int64_t window = world.workload.layout.groups.window_tokens[group];
  return window == 0 ? 0 : std::max<int64_t>(0, position + 1 - window) / kPageTokens;
}

// A request's sequence as the engine has it; null if it does not run.
const Sequence* Find(const EngineCore& engine, int64_t id) {
  for (const auto& request : engine.requests().running()) {
    for (const RunningSequence& sequence : request->sequences) {
      if (sequence.state.id == id) return &sequence.state;
    }
  }
  return nullptr;
}

class BatchChecker {
 public:
  BatchChecker(World& world, const EngineCore& engine, const ForwardBatch& batch)
      : world_(world), engine_(engine), batch_(batch) {}

  void Check() {
    for (const ForkCopy& fork : batch_.forks) CheckFork(fork);
    int64_t prefill_tokens = 0;
    int64_t prefill_rows = 0;
    int64_t long_rows = 0;
    CheckSideBySide();
    CheckPlacesAreLeft();
    const EngineOptions& options = world_.workload.options;
    for (int32_t row = 0; row < static_cast<int32_t>(batch_.rows.size()); ++row) {
      CheckRow(row);
      if (world_.violation.has_value()) return;
      if (IsDecode(batch_.rows[row])) continue;
      prefill_tokens += batch_.rows[row].token_count;
      ++prefill_rows;
      long_rows += IsLong(batch_.rows[row]) && !EndsPrompt(batch_.rows[row]) ? 1 : 0;
    }
    AtMost("prompt tokens of a step", options.prefill_chunk_tokens, prefill_tokens);
    AtMost("long prompts of a step", std::max(1, options.max_long_prefills), long_rows);
    AtMost("rows", options.max_running_requests, static_cast<int64_t>(batch_.rows.size()));
    CheckBudget(prefill_rows, prefill_tokens);
    world_.seen.prefill_rows += prefill_rows;
    world_.seen.prefill_tokens += prefill_tokens;
    world_.seen.decode_rows += static_cast<int64_t>(batch_.rows.size()) - prefill_rows;
  }

 private:
  const RequestRecord& RecordOf(const ForwardRow& row) const {
    return world_.requests[world_.owner_of_sequence[row.sequence]];
  }
  bool IsDecode(const ForwardRow& row) const { return IsDecodeRow(world_, row); }
  // By what is left to read, as it is planned; what is read again may be planned in parts.
  bool IsLong(const ForwardRow& row) const {
    const RequestRecord& record = RecordOf(row);
    return record.preemptions == 0 && record.prompt_tokens() - row.first_position >=
                                          world_.workload.options.long_prompt_tokens;
  }
  bool EndsPrompt(const ForwardRow& row) const {
    return row.first_position + row.token_count >= TokensToRead(RecordOf(row));
  }

  // What is begun and not at its end when the batch is.
  void CheckSideBySide() {
    const EngineOptions& options = world_.workload.options;
    int64_t prompts = 0;
    int64_t long_prompts = 0;
    for (const auto& request : engine_.requests().running()) {
      const int64_t left =
          request->tokens_to_read() - request->sequences.front().state.cached_tokens;
      if (request->ended || left <= 0) continue;
      ++prompts;
      // What is read again is planned in parts.
      const bool is_long = left >= options.long_prompt_tokens && request->preemptions == 0;
      long_prompts += is_long ? 1 : 0;
    }
    AtMost("prompts side by side", options.max_partial_prefills, prompts);
    const int32_t most_long = std::min(options.max_long_prefills, options.max_partial_prefills - 1);
    AtMost("long prompts side by side", std::max(1, most_long), long_prompts);
  }

  // Who has more than is kept for those that have little does not take the last slot, where there
  // are others.
  void CheckPlacesAreLeft() {
    if (!engine_.residency().free_slots().empty()) return;
    std::set<absl::string_view> known;
    std::set<absl::string_view> had_one;
    std::set<absl::string_view> took_one;
    int64_t held = 0;
    for (const RequestRecord& record : world_.requests) {
      if (record.accepted) known.insert(record.asked.scheduling.tenant);
      if (!record.runs) continue;
      (record.ran ? had_one : took_one).insert(record.asked.scheduling.tenant);
    }
    if (known.size() < 2 || took_one.size() != 1 || had_one.count(*took_one.begin()) == 0) return;
    for (const auto& request : engine_.requests().running()) {
      if (request->request->scheduling.tenant != *took_one.begin()) continue;
      for (const RunningSequence& sequence : request->sequences) {
        held += sequence.state.slot >= 0 ? 1 : 0;
      }
    }
    const int64_t slots = world_.workload.options.max_running_requests;
    if (slots < kLeastShared) return;
    if (held <= std::max<int64_t>(1, slots / kReservedPlaceParts)) return;
    world_.Violate(kLimits,
                   absl::StrCat(*took_one.begin(), " takes the last slot, and has ", held));
  }

  // Positions that a request reads before it decodes (again).
  static int64_t TokensToRead(const RequestRecord& record) {
    const bool again = record.preemptions > 0;
    return record.prompt_tokens() + (again ? std::max<int64_t>(0, record.samples[0].heard - 1) : 0);
  }

  void CheckRow(int32_t index) {
    const ForwardRow& row = batch_.rows[index];
    if (row.sequence < 0 || row.sequence >= Size(world_.owner_of_sequence)) {
      return Violate(row, kRows, "nobody's");
    }
    for (int32_t other = 0; other < index; ++other) {
      if (batch_.rows[other].sequence == row.sequence) Violate(row, kRows, "in two rows");
    }
    const int32_t number = world_.owner_of_sequence[row.sequence];
    const RequestRecord& record = world_.requests[number];
    if (!record.alive()) return Violate(row, kCancelled, "its request has ended");
    const Sequence* sequence = Find(engine_, row.sequence);
    if (sequence == nullptr) return Violate(row, kRows, "it does not run");
    if (sequence->slot != row.slot) Violate(row, kRows, "another's slot");
    CheckPosition(row, record);
    CheckPages(index, *sequence);
  }

  void CheckPosition(const ForwardRow& row, const RequestRecord& record) {
    const int64_t sample =
        row.sequence - world_.first_sequence[world_.owner_of_sequence[row.sequence]];
    const int64_t next = record.samples[sample].next_position;
    const int64_t prompt_tokens = record.prompt_tokens();
    if (next != kNotPlanned && next != row.first_position) {
      Violate(row, kRows, absl::StrCat("position: wanted ", next, ", found ", row.first_position));
    }
    if (next == kNotPlanned && sample > 0 && row.first_position != prompt_tokens) {
      Violate(row, kRows, absl::StrCat("a fork begins at ", row.first_position));
    }
    if (next == kNotPlanned && sample == 0) CheckFound(row, record);
    // A generated token may be a row of its own, also where it is read again.
    const bool stands_alone =
        row.token_count == 1 && row.first_position < prompt_tokens && TokensToRead(record) > 1;
    // Read again, a prompt of one token is one chunk if what was generated attends otherwise.
    const bool attends_otherwise =
        world_.oracle.prefill ||
        (world_.oracle.decode_only && !OutputIsDense(world_.oracle, record.asked, 2));
    const bool is_read_alone = prompt_tokens == 1 && attends_otherwise;
    // What is left behind a tile, if no step has room for both.
    const bool is_left = world_.oracle.prefill &&
                         world_.workload.options.prefill_chunk_tokens <=
                             world_.workload.layout.query_tile_tokens() &&
                         row.first_position + row.token_count == prompt_tokens;
    if (stands_alone && !is_read_alone && !is_left) {
      Violate(row, kLimits, "a single token of a prompt");
    }
    const int64_t drawn_ahead = row.first_position + row.token_count - prompt_tokens;
    if (drawn_ahead >= std::max<int64_t>(1, record.asked.stopping.max_tokens)) {
      Violate(row, kRows, "beyond max_tokens");
    }
  }

  // Where a sequence begins that has not run, or was preempted since.
  void CheckFound(const ForwardRow& row, const RequestRecord& record) {
    const int64_t found = row.first_position;
    if (found == 0) return;
    const bool may_find = world_.workload.options.prefix_cache &&
                          record.asked.cache.reads_prefixes &&
                          record.asked.response.prompt_logprobs < 0;
    const int64_t tile_tokens = world_.workload.layout.query_tile_tokens();
    const int64_t reads = world_.oracle.prefill ? record.prompt_tokens() : TokensToRead(record);
    const int64_t most = std::max<int64_t>(0, reads - 2) / tile_tokens * tile_tokens;
    const bool comes_back = record.preemptions > 0 && found == record.samples[0].left_at;
    if (comes_back) return;
    if (!may_find || found > most || found % tile_tokens != 0) {
      Violate(row, kRows, absl::StrCat("begins at ", found, ", may find at most ", most));
    }
  }

  void CheckPages(int32_t index, const Sequence& sequence) {
    const ForwardRow& row = batch_.rows[index];
    const int64_t end = row.first_position + row.token_count;
    if (batch_.groups != world_.workload.layout.groups.count()) {
      return Violate(row, kRows, absl::StrCat("it has page tables of ", batch_.groups, " groups"));
    }
    for (int32_t group = 0; group < batch_.groups; ++group) {
      const absl::Span<const int32_t> pages = batch_.pages(index, group);
      const std::vector<int32_t>& table = sequence.pages.at(group);
      const int64_t count = Size(pages);
      if (count != PagesForTokens(end) || count > Size(table) ||
          !std::equal(pages.begin(), pages.end(), table.begin())) {
        return Violate(row, kRows, "its page table is not its sequence's");
      }
      CheckTable(row, group, pages);
    }
  }

  // All that the row's tokens see is a page, and what they write is theirs alone.
  void CheckTable(const ForwardRow& row, int32_t group, absl::Span<const int32_t> pages) {
    const int64_t first = FirstSeenPage(world_, group, row.first_position);
    for (int64_t i = first; i < Size(pages); ++i) {
      if (pages[i] == kNoPage) {
        return Violate(row, kRows,
                       absl::StrCat("group ", group, " has no page ", i,
                                    ", its tokens see those from ", first));
      }
      if (!world_.IsThere(pages[i])) {
        return Violate(row, kRows, absl::StrCat("there is no memory for page ", pages[i]));
      }
      const int32_t users = engine_.residency().pool().references(pages[i]);
      if (i < PageOfToken(row.first_position) || users == 1) continue;
      Violate(row, kWrites, absl::StrCat("page ", pages[i], " has users: wanted 1, found ", users));
    }
  }

  // By the engine's own costs. Beyond the budget a step may hold what must be in it: single tokens,
  // and of one prompt a page or tile, or what reaches the end of the next.
  void CheckBudget(int64_t prefill_rows, int64_t prefill_tokens) {
    const int64_t progress_tokens = world_.workload.layout.query_tile_tokens() + 2;
    if (prefill_rows == 0 || (prefill_rows == 1 && prefill_tokens <= progress_tokens)) return;
    StepWork work;
    StepWork single_tokens;
    work.AddStep();
    single_tokens.AddStep();
    for (const ForwardRow& row : batch_.rows) {
      const bool dense = !world_.workload.layout.has_summaries || world_.workload.layout.prefill ||
                         row.attends_densely;
      if (IsDecode(row)) {
        work.AddDecode(row.first_position + 1, dense);
        single_tokens.AddDecode(row.first_position + 1, dense);
      } else {
        work.AddPrefill(row.first_position, row.token_count, dense);
      }
    }
    const double found_us = engine_.costs().StepUs(work);
    const double decode_us = engine_.costs().StepUs(single_tokens);
    const double most_us =
        std::max(BudgetUs(decode_us),
                 decode_us + kLeastPrefillShare * world_.workload.options.step_budget_us);
    if (found_us <= most_us * (1 + 1e-9)) return;
    world_.Violate("step budgets hold",
                   absl::StrCat("microseconds: wanted at most ", most_us, ", found ", found_us));
  }

  // Less than two budgets while anybody hears tokens, and no more than it wants to wait for them,
  // if a step can be as short.
  double BudgetUs(double decode_us) const {
    const EngineOptions& options = world_.workload.options;
    const bool grows = options.lone_step_us > options.step_budget_us;
    double stream_us = grows ? std::min(kMostBudgets * options.step_budget_us, options.lone_step_us)
                             : options.step_budget_us;
    bool is_alone = true;
    for (const int32_t number : world_.alive) {
      const RequestRecord& record = world_.requests[number];
      if (!record.runs || record.samples[0].heard == 0 || record.preemptions > 0) continue;
      is_alone = false;
      const auto wanted_us = static_cast<double>(record.asked.scheduling.tpot_slo_us);
      if (wanted_us >= decode_us) stream_us = std::min(stream_us, wanted_us);
    }
    return is_alone ? std::max(options.lone_step_us, options.step_budget_us) : stream_us;
  }

  void CheckFork(const ForkCopy& fork) {
    if (fork.destination_page < 0) return;
    const int32_t users = engine_.residency().pool().references(fork.destination_page);
    if (users == 1) return;
    world_.Violate(kWrites, absl::StrCat("a fork's page ", fork.destination_page,
                                         " has users: wanted 1, found ", users));
  }

  template <typename T>
  static int64_t Size(const T& values) {
    return static_cast<int64_t>(values.size());
  }
  void Violate(const ForwardRow& row, absl::string_view invariant, absl::string_view what) {
    world_.Violate(invariant, absl::StrCat("row of sequence ", row.sequence, ": ", what));
  }
  void AtMost(absl::string_view what, int64_t most, int64_t found) {
    if (found <= most) return;
    world_.Violate(kLimits, absl::StrCat(what, ": wanted at most ", most, ", found ", found));
  }

  World& world_;
  const EngineCore& engine_;
  const ForwardBatch& batch_;
};

void CheckGroupReads(World& world, const ForwardRow& row, int32_t group,
                     absl::Span<const int32_t> pages) {
  const int32_t wanted = world.requests[world.owner_of_sequence[row.sequence]].planned->domain;
  for (int64_t i = FirstSeenPage(world, group, row.first_position);
       i * kPageTokens < row.first_position; ++i) {
    if (world.memory.page(pages[i]).group != group) {
      world.Violate(kRows, absl::StrCat("sequence ", row.sequence, " reads page ", pages[i],
                                        ": wanted group ", group, ", found ",
                                        world.memory.page(pages[i]).group));
    }
    // What its writer, or who has ended within the step, computes on goes nowhere.
    const FakePage& page = world.memory.page(pages[i]);
    const int32_t reader = world.owner_of_sequence[row.sequence];
    if (page.is_suspect && page.writer != reader && world.requests[reader].alive()) {
      world.Violate("what cannot be trusted is not found",
                    absl::StrCat("sequence ", row.sequence, " reads page ", pages[i]));
    }
    const int32_t found = world.memory.page(pages[i]).domain;
    if (found == wanted) continue;
    world.Violate(kDomains, absl::StrCat("sequence ", row.sequence, " reads page ", pages[i],
                                         ": wanted domain ", wanted, ", found ", found));
  }
}

}  // namespace

bool IsDecodeRow(const World& world, const ForwardRow& row) {
  const int32_t number = world.owner_of_sequence[row.sequence];
  const RequestRecord& record = world.requests[number];
  const SampleRecord& sample = record.samples[row.sequence - world.first_sequence[number]];
  // The last token that was heard of a constrained one is read again if it was preempted.
  const int64_t first = record.asked.constraint == nullptr
                            ? sample.computed_tokens
                            : record.prompt_tokens() + sample.heard - 1;
  return row.token_count == 1 && row.first_position >= record.prompt_tokens() &&
         row.first_position >= first;
}

void NoteWhoRuns(World& world, const EngineCore& engine) {
  for (const int32_t number : world.alive) {
    RequestRecord& record = world.requests[number];
    record.ran = std::exchange(record.runs, false);
  }
  for (const auto& request : engine.requests().running()) {
    RequestRecord& record = world.requests.at(request->request->sampling.seed);
    record.runs = record.alive();
  }
  for (const int32_t number : world.alive) {
    RequestRecord& record = world.requests[number];
    if (record.runs && !record.ran) {
      record.admitted = true;
      for (SampleRecord& sample : record.samples) sample.advanced_at_step = world.step;
    } else if (!record.runs && record.ran) {
      ++record.preemptions;
      ++world.seen.preemptions;
      SampleRecord& sample = record.samples.front();
      if (sample.next_position != kNotPlanned) sample.left_at = sample.next_position;
      sample.next_position = kNotPlanned;
      world.Trace("request ", number, " is preempted");
    }
  }
}

void CheckBatch(World& world, const EngineCore& engine, const ForwardBatch& batch) {
  BatchChecker(world, engine, batch).Check();
}

void CheckReads(World& world, const ForwardRow& row, const PageTables& tables) {
  for (size_t group = 0; group < tables.size(); ++group) {
    CheckGroupReads(world, row, static_cast<int32_t>(group), tables[group]);
  }
}

void CheckInput(World& world, const ForwardRow& row, int64_t position, int32_t token) {
  const int32_t number = world.owner_of_sequence[row.sequence];
  const RequestRecord& record = world.requests[number];
  const int64_t output = position - record.prompt_tokens();
  const auto& drawn = record.expected.samples[row.sequence - world.first_sequence[number]].drawn;
  const int32_t wanted = output < 0 ? record.asked.prompt_token_ids[position] : drawn.at(output);
  const bool wants_dense = output < 0 ? PromptIsDense(world.oracle, record.prompt_tokens())
                                      : OutputIsDense(world.oracle, record.asked, position + 1);
  if (wanted != token) {
    world.Violate(kRows, absl::StrCat("sequence ", row.sequence, " reads at position ", position,
                                      ": wanted ", wanted, ", found ", token));
  }
  if (wants_dense != row.attends_densely) {
    world.Violate(kRows,
                  absl::StrCat("sequence ", row.sequence, " attends at position ", position,
                               ": wanted dense ", wants_dense, ", found ", row.attends_densely));
  }
  if (record.asked.rotates_long != row.rotates_long) {
    world.Violate(kRows, absl::StrCat("sequence ", row.sequence, " rotates at position ", position,
                                      ": wanted long ", record.asked.rotates_long, ", found ",
                                      row.rotates_long));
  }
}

void NoteRow(World& world, const ForwardRow& row) {
  const int32_t number = world.owner_of_sequence[row.sequence];
  RequestRecord& record = world.requests[number];
  SampleRecord& sample = record.samples[row.sequence - world.first_sequence[number]];
  if (record.found_tokens == kNotPlanned) record.found_tokens = row.first_position;
  const int64_t end = row.first_position + row.token_count;
  const int64_t again = std::min(end, sample.computed_tokens) - row.first_position;
  if (again > 0) record.recomputed_tokens += again;
  sample.computed_tokens = std::max(sample.computed_tokens, end);
  sample.next_position = end;
  sample.advanced_at_step = world.step;
  if (end != record.prompt_tokens()) return;
  for (SampleRecord& fork : record.samples) fork.advanced_at_step = world.step;
}

void CheckIsLate(World& world, const DrawRow& draw, bool is_late) {
  const bool wanted = draw.draw && world.requests.at(draw.seed).asked.constraint != nullptr;
  const bool is_masked = draw.mask.end > draw.mask.begin;
  if (wanted == is_late && is_masked == is_late) return;
  world.Violate(
      kDraws, absl::StrCat("request ", draw.seed, " output ", draw.output_position,
                           ": wanted late ", wanted, ", found ", is_late, ", masked ", is_masked));
}

std::vector<int32_t> PagesOf(const EngineCore& engine, int64_t sequence) {
  std::vector<int32_t> pages;
  const Sequence* found = Find(engine, sequence);
  if (found == nullptr) return pages;
  for (const auto& table : found->pages) pages.insert(pages.end(), table.begin(), table.end());
  return pages;
}

void CheckDraw(World& world, const FakeLogits& logits, const DrawRow& draw, int32_t token) {
  if (logits.sequence < 0) return world.Violate(kDraws, "drawn from logits that nobody kept");
  const int64_t length = logits.length;
  const int32_t number = world.owner_of_sequence[logits.sequence];
  const RequestRecord& record = world.requests[number];
  const std::string where = absl::StrCat("request ", number, " sample ", draw.sample_index,
                                         " output ", draw.output_position);
  if (static_cast<int32_t>(draw.seed) != number) {
    return world.Violate(kDraws, absl::StrCat(where, ": drawn for request ", draw.seed));
  }
  if (length != record.prompt_tokens() + draw.output_position) {
    return world.Violate(kDraws, absl::StrCat(where, ": drawn from ", length, " tokens"));
  }
  const auto& drawn = record.expected.samples.at(draw.sample_index).drawn;
  if (draw.output_position >= drawn.size()) {
    return world.Violate(kDraws, absl::StrCat(where, ": drawn past max_tokens"));
  }
  if (drawn[draw.output_position] == token) return;
  world.Violate(kDraws, absl::StrCat(where, ": wanted ", drawn[draw.output_position],
                                     ", the pages give ", token));
}

}  // namespace longspan

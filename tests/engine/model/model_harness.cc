#include "tests/engine/model/model_harness.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>
#include <random>
#include <utility>

#include "engine/loader/checkpoint.h"
#include "gtest/gtest.h"
#include "kernels/base/check.h"
#include "tests/engine/model/model_backend.h"
#include "tests/engine/model/test_rooms.h"

namespace longspan {
namespace {

template <typename T>
T ValueOrDie(absl::StatusOr<T> result) {
  if (!result.ok()) std::fprintf(stderr, "%s\n", result.status().ToString().c_str());
  LONGSPAN_CHECK(result.ok());
  return std::move(result).value();
}

Logprobs ByToken(const DrawResult& result, int32_t vocabulary) {
  Logprobs logprobs(vocabulary, -std::numeric_limits<float>::infinity());
  for (const TokenLogprob& entry : result.top) logprobs[entry.token] = entry.logprob;
  return logprobs;
}

// NaN in any floating type of ours is a run of set bits.
void FillNan(const TensorView& pool, const std::vector<int32_t>& kept) {
  if (pool.data == nullptr || pool.shape[0] == 0) return;
  const size_t item_bytes = pool.bytes() / pool.shape[0];
  for (int32_t item = 0; item < pool.shape[0]; ++item) {
    if (std::find(kept.begin(), kept.end(), item) != kept.end()) continue;
    std::memset(pool.as<char>() + item * item_bytes, 0xFF, item_bytes);
  }
}

// Of pages that are not kept nothing is known any more; what no page has is NaN.
void PoisonRooms(const KvRooms& rooms, const std::vector<int32_t>& kept) {
  if (!rooms.exist()) return;
  const int64_t pages = rooms.room_of_page.shape[0];
  const int64_t heads = rooms.room_of_page.shape[1];
  auto* room_of_page = rooms.room_of_page.as<int32_t>();
  for (int64_t page = 0; page < pages; ++page) {
    if (std::find(kept.begin(), kept.end(), page) != kept.end()) continue;
    std::fill_n(room_of_page + page * heads, heads, kNoRoom);
  }
  const std::vector<int32_t> in_use(room_of_page, room_of_page + pages * heads);
  for (const TensorView* pool :
       {&rooms.keys, &rooms.values, &rooms.key_scales, &rooms.value_scales}) {
    FillNan(*pool, in_use);
  }
}

}  // namespace

ModelHarness::ModelHarness(const std::string& directory, const HarnessOptions& options)
    : options_(options) {
  backend_ = MakeModelBackend(options.threads);
  if (options.wrap_backend) backend_ = options.wrap_backend(std::move(backend_));
  Checkpoint checkpoint = ValueOrDie(LoadCheckpoint(directory, {.families = options.families}));
  ModelConfig config = checkpoint.config();
  if (options.change_config) options.change_config(config);
  std::unique_ptr<WeightSource> wrapped;
  if (options.wrap_weights) wrapped = options.wrap_weights(&checkpoint, &config);
  WeightSource& source = wrapped ? *wrapped : checkpoint;
  model_ = ValueOrDie(
      LoadModel(config, source, options.compute_dtype, backend_.get(), {}, options.kv_dtype));
  if (options.groups) model_->layout.groups = *options.groups;
  const std::optional<int64_t> rooms =
      options.rooms ? options.rooms
                    : TestRooms(model_->layout, options.pages * groups(), options.host_pages);
  runner_ = ValueOrDie(ModelRunner::Create(model_.get(), backend_.get(),
                                           {.pages = options.pages * groups(),
                                            .slots = options.slots,
                                            .step = {.max_step_tokens = options.max_step_tokens,
                                                     .max_logits_rows = options.max_logits_rows},
                                            .host_pages = options.host_pages * groups(),
                                            .host_slots = options.host_slots,
                                            .rooms = rooms,
                                            .kept_logits_slots = options.kept_logits_slots}));
}

// Of a group each page is so far behind that of the first.
int32_t ModelHarness::InGroup(int32_t page, int32_t group) const {
  return page + group * static_cast<int32_t>(options_.pages);
}

ForwardBatch ModelHarness::InAllGroups(const StepCopies& copies) const {
  ForwardBatch batch;
  batch.forks = copies.forks;
  batch.slot_moves = copies.slot_moves;
  for (int32_t group = 0; group < groups(); ++group) {
    for (const HostMove& move : copies.page_moves) {
      const auto host_pages = static_cast<int32_t>(options_.host_pages);
      batch.page_moves.push_back(
          {InGroup(move.device_item, group), move.host_item + group * host_pages, move.to_host});
    }
    for (const ForkCopy& fork : copies.forks) {
      if (group == 0 || fork.source_page < 0) continue;
      batch.forks.push_back({.source_page = InGroup(fork.source_page, group),
                             .destination_page = InGroup(fork.destination_page, group),
                             .source_slot = fork.source_slot,
                             .destination_slot = fork.source_slot});
    }
  }
  std::stable_partition(batch.page_moves.begin(), batch.page_moves.end(),
                        [](const HostMove& move) { return move.to_host; });
  return batch;
}

ForwardResult ModelHarness::Step(const std::vector<Advance>& advances, const StepCopies& copies) {
  const int32_t vocabulary = config().vocabulary;
  ForwardBatch batch = InAllGroups(copies);
  batch.page_offsets = {0};
  batch.groups = groups();
  batch.draw.vocabulary_tokens = vocabulary;
  for (const Advance& advance : advances) {
    const TestSequence& sequence = *advance.sequence;
    const int64_t end = sequence.done_tokens + advance.token_count;
    if (sequence.logprobs.empty() && !sequence.is_fork) {
      batch.slot_resets.push_back({sequence.slot, sequence.reset_page});
    }
    batch.rows.push_back({.sequence = sequence.slot,
                          .slot = sequence.slot,
                          .first_position = sequence.done_tokens,
                          .token_count = advance.token_count,
                          .logits_from = options_.last_token_only ? advance.token_count - 1 : 0,
                          .attends_densely = sequence.attends_densely,
                          .rotates_long = sequence.rotates_long,
                          .reports_choices = sequence.reports_choices,
                          .cancelled = sequence.cancelled});
    batch.token_ids.insert(batch.token_ids.end(), sequence.token_ids.begin() + sequence.done_tokens,
                           sequence.token_ids.begin() + end);
    batch.page_offsets.push_back(batch.page_offsets.back() +
                                 static_cast<int32_t>(PagesForTokens(end)));
    for (int32_t i = batch.rows.back().logits_from; i < advance.token_count; ++i) {
      batch.draw.rows.push_back({.logits_row = static_cast<int32_t>(batch.draw.rows.size()),
                                 .draw = false,
                                 .score_token = 0,
                                 .top_logprobs = std::min(vocabulary, options_.top_tokens)});
    }
  }
  for (int32_t group = 0; group < batch.groups; ++group) {
    for (const Advance& advance : advances) {
      const int64_t pages = PagesForTokens(advance.sequence->done_tokens + advance.token_count);
      for (int64_t page = 0; page < pages; ++page) {
        batch.page_ids.push_back(InGroup(advance.sequence->pages[page], group));
      }
    }
  }
  ForwardResult result = ValueOrDie(runner_->Collect(ValueOrDie(runner_->Submit(batch))));
  EXPECT_EQ(result.draws.size(), batch.draw.rows.size());
  auto draw = result.draws.begin();
  for (size_t row = 0; row < advances.size(); ++row) {
    const Advance& advance = advances[row];
    const int32_t rows = options_.last_token_only ? 1 : advance.token_count;
    if (std::find(result.cut_rows.begin(), result.cut_rows.end(), row) != result.cut_rows.end()) {
      draw += rows;
      continue;
    }
    for (int32_t i = 0; i < rows; ++i, ++draw) {
      EXPECT_TRUE(draw->finite);
      advance.sequence->logprobs.push_back(ByToken(*draw, vocabulary));
    }
    advance.sequence->done_tokens += advance.token_count;
  }
  return result;
}

void ModelHarness::Finish(TestSequence& sequence, int32_t chunk_tokens) {
  const int64_t tokens = static_cast<int64_t>(sequence.token_ids.size());
  while (sequence.done_tokens < tokens) {
    const int64_t left = tokens - sequence.done_tokens;
    Step({{&sequence, static_cast<int32_t>(std::min<int64_t>(left, chunk_tokens))}});
  }
}

void ModelHarness::Poison(const std::vector<int32_t>& kept_pages) {
  std::vector<int32_t> kept;
  for (int32_t group = 0; group < groups(); ++group) {
    for (const int32_t page : kept_pages) kept.push_back(InGroup(page, group));
  }
  for (int layer = 0; layer < config().layers; ++layer) {
    const KvLayerView kv = runner_->kv_store().Layer(layer);
    for (const TensorView* pool : {&kv.keys, &kv.values, &kv.key_scales, &kv.value_scales,
                                   &kv.summary_keys, &kv.summary_values, &kv.carry}) {
      FillNan(*pool, kept);
    }
    PoisonRooms(kv.rooms, kept);
    FillNan(kv.tail_keys, {});
    FillNan(kv.open_sums, {});
  }
}

std::vector<int32_t> RandomTokens(uint32_t seed, int64_t count, int32_t vocabulary) {
  std::mt19937 generator(seed);
  std::vector<int32_t> tokens(count);
  for (int32_t& token : tokens) token = static_cast<int32_t>(generator() % vocabulary);
  return tokens;
}

std::vector<int32_t> AscendingPages(int32_t first, int64_t count) {
  std::vector<int32_t> pages(count);
  std::iota(pages.begin(), pages.end(), first);
  return pages;
}

void ExpectSameBits(const std::vector<Logprobs>& expected, const std::vector<Logprobs>& actual,
                    int64_t first_position) {
  ASSERT_EQ(expected.size(), first_position + actual.size());
  for (size_t i = 0; i < actual.size(); ++i) {
    const Logprobs& wanted = expected[first_position + i];
    for (size_t token = 0; token < wanted.size(); ++token) {
      ASSERT_EQ(std::memcmp(&wanted[token], &actual[i][token], sizeof(float)), 0)
          << "first difference at position " << first_position + i << ", token " << token
          << ": expected " << wanted[token] << ", found " << actual[i][token];
    }
  }
}

}  // namespace longspan

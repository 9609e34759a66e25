// A runner without a model. Its "cache" holds for every position, page by page, all tokens up to
// it, as a key of a deep layer depends on them all; the token it draws is a hash of those that the
// sequence's pages hold, or the only one that is allowed. So any mistake in pages, forks, positions
// or batching changes what is generated. For every group of layers all that the row's tokens see
// must be in the group's pages, written by that group, behind those very tokens; anything else is
// an error.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "engine/model/runner.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct FakeRunnerOptions {
  int64_t pages = 0;
  int32_t slots = 0;
  int max_in_flight = 1;
  int32_t vocabulary = 256;
  int64_t host_pages = 0;
  KvLayout layout;  // its groups, and what its choices of blocks are of
  bool checks_reads = true;
};

// The token that follows `tokens` for a sample.
int32_t FakeNextToken(const std::vector<int32_t>& tokens, uint32_t sample_index,
                      int32_t vocabulary);
// Likewise, of those that the mask has: the first from there on. -1: it has none.
int32_t FakeNextToken(const std::vector<int32_t>& tokens, uint32_t sample_index, int32_t vocabulary,
                      absl::Span<const uint32_t> mask);

// Which blocks the last of `tokens` selects, ascending and filled up with -1: any of those up to
// its own, by a hash of all tokens.
std::vector<int32_t> FakeChoice(const std::vector<int32_t>& tokens, int layer, int kv_head,
                                const NsaParams& nsa);

class FakeRunner : public Runner {
 public:
  explicit FakeRunner(const FakeRunnerOptions& options);

  int max_in_flight() const override { return options_.max_in_flight; }
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override;
  std::optional<std::vector<DrawResult>> TakeLateDraws() override;
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override;

  void CallBetweenLayers(const std::function<void()>& call) override { look_up = call; }
  std::vector<PoolUsage> Pools() const override { return pools; }
  int64_t pages_there() const override { return there; }
  bool more_pages_come() const override { return more_come; }

  // The engine's; what happens within a step can call it.
  std::function<void()> look_up;

  std::vector<PoolUsage> pools;
  std::atomic<int64_t> there = std::numeric_limits<int64_t>::max();
  std::atomic<bool> more_come = false;
  // Called with every batch before it runs; an error is Submit's.
  std::function<absl::Status(const ForwardBatch&)> on_submit;
  // The token that follows `tokens`, in place of FakeNextToken's; empty: none in its place.
  std::function<std::optional<int32_t>(const std::vector<int32_t>& tokens)> say;
  // Called within every step, when its late draws are known and nothing else is.
  std::function<void()> on_layer;
  // Whether the late draws of a step are told before its end.
  bool reports_late_draws = true;
  // Called by whoever waits for a step.
  std::function<void()> on_collect;
  // Called with every result before it is collected.
  std::function<void(ForwardResult&)> on_result;

 private:
  // A beginning of a sequence, by its last token.
  struct Prefix {
    int32_t token = -1;
    int32_t before = -1;  // in prefixes_; -1: none
    int64_t length = 0;
    uint64_t hash = 0;
  };
  // What a group of layers has left of a position.
  struct Entry {
    int32_t prefix = -1;  // in prefixes_
    int32_t group = -1;
  };
  using Page = std::vector<Entry>;  // [64]

  const Entry& EntryAt(const ForwardBatch& batch, int row, int group, int64_t position) const;
  void Write(const ForwardBatch& batch, int row, int64_t position, int32_t token);
  // All that the row's tokens see.
  absl::Status CheckReads(const ForwardBatch& batch, int row) const;
  int32_t NextToken(const std::vector<int32_t>& tokens, uint32_t sample_index) const;
  std::vector<int32_t> SequenceTokens(const ForwardBatch& batch, int row, int64_t length) const;
  BlockChoices Choose(const ForwardBatch& batch);
  std::vector<DrawResult> DrawLate(const DrawBatch& draw);

  const FakeRunnerOptions options_;
  std::vector<Prefix> prefixes_;
  std::vector<Page> pages_;                 // [pages]
  std::vector<Page> host_pages_;            // [host_pages]
  std::vector<int32_t> last_tokens_;        // [slots]
  std::vector<std::vector<int32_t>> kept_;  // [slots] the tokens behind which logits were kept
  std::deque<ForwardResult> results_;
  std::vector<std::vector<int32_t>> choices_;  // of steps in flight, in turns
  ForwardResult* submitting_ = nullptr;        // of the step that Submit is at work on
  Ticket last_ticket_ = 0;
  Ticket last_collected_ = 0;
};

}  // namespace longspan

// A runner without a model. Its "cache" holds the token of every position, page by page, and the
// token it draws is a hash of all tokens the sequence's pages hold: any mistake in pages, forks,
// positions or batching changes what is generated.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <vector>

#include "engine/model/runner.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct FakeRunnerOptions {
  int64_t pages = 0;
  int32_t slots = 0;
  int max_in_flight = 1;
  int32_t vocabulary = 256;
  int64_t host_pages = 0;
  KvLayout layout;  // what its choices of blocks are of
};

// The token that follows `tokens` for a sample.
int32_t FakeNextToken(const std::vector<int32_t>& tokens, uint32_t sample_index,
                      int32_t vocabulary);

// Which blocks the last of `tokens` selects, ascending and filled up with -1: any of those up to
// its own, by a hash of all tokens.
std::vector<int32_t> FakeChoice(const std::vector<int32_t>& tokens, int layer, int kv_head,
                                const NsaParams& nsa);

class FakeRunner : public Runner {
 public:
  explicit FakeRunner(const FakeRunnerOptions& options);

  int max_in_flight() const override { return options_.max_in_flight; }
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override;
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override;

  void CallBetweenLayers(const std::function<void()>& call) override { look_up = call; }
  std::vector<PoolUsage> Pools() const override { return pools; }

  // The engine's; what happens within a step can call it.
  std::function<void()> look_up;

  std::vector<PoolUsage> pools;
  // Called with every batch before it runs; an error is Submit's.
  std::function<absl::Status(const ForwardBatch&)> on_submit;
  // Called with every result before it is collected.
  std::function<void(ForwardResult&)> on_result;

 private:
  std::vector<int32_t> SequenceTokens(const ForwardBatch& batch, int row, int64_t length) const;
  BlockChoices Choose(const ForwardBatch& batch);

  const FakeRunnerOptions options_;
  std::vector<std::vector<int32_t>> page_tokens_;  // [pages][64]
  std::vector<std::vector<int32_t>> host_tokens_;  // [host_pages][64]
  std::vector<int32_t> last_tokens_;               // [slots]
  std::deque<ForwardResult> results_;
  std::vector<std::vector<int32_t>> choices_;  // of steps in flight, in turns
  Ticket next_ticket_ = 0;
  Ticket next_collected_ = 0;
};

}  // namespace longspan

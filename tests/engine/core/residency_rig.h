// A residency without an engine, its requests and the batch that it writes copies into.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "engine/core/residency.h"
#include "gtest/gtest.h"
#include "tests/engine/core/lone_request.h"

namespace longspan {

inline EngineOptions FewPages() {
  EngineOptions options;
  options.pages = 16;
  options.max_running_requests = 4;
  options.output_margin_tokens = 64;
  options.host_pages = 8;
  return options;
}

class ResidencyTest : public testing::Test {
 protected:
  ResidencyTest() : ResidencyTest(FewPages(), {0}) {}
  ResidencyTest(const EngineOptions& options, std::vector<int64_t> window_tokens)
      : options_(options),
        residency_(options_, LayoutOf(std::move(window_tokens)), PagePool(options.pages)) {}

  static KvLayout LayoutOf(std::vector<int64_t> window_tokens) {
    KvLayout layout;
    layout.groups.window_tokens = std::move(window_tokens);
    return layout;
  }

  RunningRequest& Admit(const Request& asked) {
    requests_.push_back(LoneRequest(asked, next_sequence_));
    next_sequence_ += asked.sampling.n;
    residency_.Admit(*requests_.back(), batch_);
    return *requests_.back();
  }
  // As a step does that reads the prompt up to there.
  void Read(RunningRequest& request, int64_t end) {
    residency_.BeginSlot(request, batch_);
    Sequence& sequence = First(request);
    residency_.TakePages(request, sequence, end);
    sequence.cached_tokens = end;
    sequence.started = end == request.prompt_tokens();
  }
  static Sequence& First(RunningRequest& request) { return request.sequences.front().state; }
  ForwardBatch TakeBatch() { return std::exchange(batch_, BatchBuilder()).Finish(); }
  absl::Status Integrity() const {
    std::vector<const RunningRequest*> requests;
    for (const auto& request : requests_) requests.push_back(request.get());
    return residency_.CheckIntegrity(requests);
  }
  void ExpectNothingIsHeld() {
    EXPECT_TRUE(Integrity().ok()) << Integrity();
    EXPECT_EQ(residency_.pool().used_pages(), 0);
    EXPECT_EQ(residency_.pool().reserved_pages(), 0);
    EXPECT_EQ(residency_.free_slots().size(), 4U);
    EXPECT_EQ(residency_.host().free_pages(), 8);
    EXPECT_EQ(residency_.host().free_slots(), 4);
  }

  const EngineOptions options_;
  Residency residency_;
  BatchBuilder batch_;
  std::vector<std::unique_ptr<RunningRequest>> requests_;
  int64_t next_sequence_ = 0;
};

}  // namespace longspan

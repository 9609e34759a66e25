// Which tokens the next draw of a constrained sequence may take. That follows from the token before
// it, so a mask is made as soon as that is known, on a worker, and the draw waits for it.
//
// Between AskFor and the end of Make all but is_made is the worker's, else the engine thread's.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "engine/constraint/constraint_state.h"
#include "engine/request/request.h"

namespace longspan {

class SequenceMask {
 public:
  // Of a sequence of the request, which is constrained, before its first token. Before min_tokens
  // end tokens and stop tokens are left out, unless the constraint permits no others: then the
  // answer may end.
  SequenceMask(const Request& request, absl::Span<const int32_t> end_token_ids);

  // The mask that follows `token`, or the first one. The answer is the job that makes it, which
  // keeps the mask alive and calls `made` at its end.
  static std::function<void()> AskFor(std::shared_ptr<SequenceMask> mask,
                                      std::optional<int32_t> token, std::function<void()> made);
  bool is_made() const { return is_made_.load(std::memory_order_acquire); }

  // Once it is made. INTERNAL: there is none, and the sequence cannot go on.
  const absl::Status& status() const { return status_; }
  bool is_ready() const { return is_made() && status_.ok(); }
  // [(logits width + 31) / 32]
  absl::Span<const uint32_t> words() const { return words_; }

 private:
  void Make(std::optional<int32_t> token);
  absl::Status Fill(std::optional<int32_t> token);
  void LeaveOutEnds();

  const std::shared_ptr<const CompiledConstraint> constraint_;
  const int64_t min_tokens_;
  std::vector<int32_t> ends_;  // tokens that end the answer
  std::optional<ConstraintState> state_;
  int64_t tokens_ = 0;  // accepted
  std::vector<uint32_t> words_;
  absl::Status status_;
  std::atomic<bool> is_made_ = false;
};

}  // namespace longspan

// Deals the time of a step to prompts, in chunks that end with a page: only whole pages can be
// cached and found again. What is dealt never exceeds the budget, but for progress: the first
// prompt of a step gets a page, however little time there is.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/scheduler/scheduler.h"

namespace longspan {

// Of the budget, at least: whatever single tokens take, or want, prompts go on at a pace.
inline constexpr double kLeastPrefillShare = 0.25;

// What prompts may take of a step in which these sequences' tokens take `decode_us`, the step
// itself included: what is left of the budget, or of less where one of them wants its tokens
// sooner.
double PrefillUsOfStep(const SchedulerLimits& limits, const std::vector<DecodeView>& decoding,
                       double decode_us);

enum class PrefillShare : uint8_t {
  kAll,
  kHalf,  // of the whole budget, for all together that take of it
};

class PrefillBudget {
 public:
  // `step_us` is the time for prompts; none is left if it is negative.
  PrefillBudget(double step_us, int64_t step_tokens, const StepCosts& costs);

  // The tokens that the prompt would get from its first position on: 0 if what is left is not worth
  // a chunk. A chunk ends with a page or the prompt, and no token of a longer prompt stands alone.
  int64_t Offer(const PromptView& prompt, PrefillShare share) const;
  // As many, which it gets.
  int64_t Take(const PromptView& prompt, PrefillShare share);
  // The step ends when half of it is dealt.
  void EndAtHalf() { all_.Take(whole_.us / 2, whole_.tokens / 2); }
  bool is_empty() const { return !is_whole_ && (all_.us <= 0 || all_.tokens <= 0); }

 private:
  struct Amount {
    double us;
    int64_t tokens;
    void Take(double taken_us, int64_t taken_tokens);
  };

  int64_t TokensWithin(const Amount& amount, const PromptView& prompt) const;
  int64_t LeastTokens(const PromptView& prompt) const;
  int64_t WithoutSingleTokens(int64_t remaining_tokens, int64_t tokens) const;

  const StepCosts& costs_;
  const int64_t step_tokens_;
  const Amount whole_;
  Amount all_;
  Amount half_;
  bool is_whole_ = true;  // nothing was taken
};

}  // namespace longspan

// Deals the time of a step to prompts, in chunks that end with a page: only whole pages can be
// cached and found again. What is dealt never exceeds the budget, but for progress: the first
// prompt of a step gets a page, however little time there is.
//
// A small chunk behind a long context fills a device badly, and each step costs something by
// itself. So the first chunk of a step may grow beyond the budget, as far as a bound: to the end of
// its prompt, or until it has a share of its full speed. No other one is dealt that has not.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/scheduler/scheduler.h"

namespace longspan {

// Of the budget, at least: whatever single tokens take, or want, prompts go on at a pace.
inline constexpr double kLeastPrefillShare = 0.25;
// Of its full speed a prompt keeps so much, whatever streams it is read beside, as long as steps
// then take no longer than so many budgets. Of gaps between tokens one in a hundred is longer than
// predicted by a quarter; it is to be within two.
inline constexpr double kPacedSpeed = 0.8;
inline constexpr double kMostBudgets = 1.6;
// While nobody needs short steps; longer ones gain less than whoever comes would lose.
inline constexpr double kLoneSpeed = 0.95;

// What a step has for prompts: microseconds beside what it takes without them.
struct PrefillTime {
  double usual_us = 0;        // is dealt
  double most_us = 0;         // what the first chunk may take of it for the sake of its speed;
  double speed = kLoneSpeed;  // with so much of its full speed it is large enough
};

// Of a step in which these sequences' tokens take `decode_us`, the step itself included: what is
// left of the budget, or of less where one of them wants its tokens sooner, unless it wants them
// sooner than any step can give them. `nobody_waits`: whoever has no part in the step loses nothing
// by a long one.
PrefillTime PrefillTimeOfStep(const SchedulerLimits& limits,
                              const std::vector<DecodeView>& decoding, double decode_us,
                              bool nobody_waits);

// The tokens of a step that reads this prompt alone, in its middle.
int64_t StepTokens(const PrefillTime& time, const SchedulerLimits& limits, const StepCosts& costs,
                   const PromptView& prompt);

enum class PrefillShare : uint8_t {
  kAll,
  kHalf,  // of the whole budget, for all together that take of it
};

class PrefillBudget {
 public:
  // No time is left if it is negative. `tile_tokens`: a chunk is computed in tiles of so many.
  // `query_tile_tokens`, unless 0: a prompt is cut at multiples of it alone.
  PrefillBudget(const PrefillTime& time, int64_t step_tokens, const StepCosts& costs,
                int64_t tile_tokens = 1, int64_t query_tile_tokens = 0);

  // The tokens that the prompt would get from its first position on: 0 if what is left is not worth
  // a chunk. A chunk ends where prompts may be cut, with a page as a rule, or with the prompt;
  // where it can with a tile, and no token of a longer prompt stands alone. `goes_on`: the step has
  // a chunk that ends there.
  int64_t Offer(const PromptView& prompt, PrefillShare share, bool goes_on = false) const;
  // As many, which it gets.
  int64_t Take(const PromptView& prompt, PrefillShare share, bool goes_on = false);
  // The step ends when half of it is dealt.
  void EndAtHalf() { all_.Take(whole_.us / 2, whole_.tokens / 2); }
  bool is_empty() const { return !is_whole_ && (all_.us <= 0 || all_.tokens <= 0); }

 private:
  struct Amount {
    double us;
    int64_t tokens;
    void Take(double taken_us, int64_t taken_tokens);
  };

  int64_t TokensToCut(int64_t first_position, int64_t tokens) const;
  int64_t TokensWithin(const Amount& amount, const PromptView& prompt, double saved_us) const;
  int64_t TokensAtSpeed(const PromptView& prompt) const;
  bool IsWorthIt(const PromptView& prompt, int64_t tokens) const;
  int64_t LeastTokens(const PromptView& prompt) const;
  int64_t WithoutSingleTokens(int64_t remaining_tokens, int64_t tokens, int64_t most) const;
  // What a chunk that goes on with another one does not take again.
  double SavedUs(const PromptView& prompt, bool goes_on) const;

  const StepCosts& costs_;
  const int64_t step_tokens_;
  const bool has_query_tiles_;
  const int64_t cut_tokens_;   // whole pages, with which chunks end as a rule, or always
  const int64_t tile_tokens_;  // whole ones of these
  const PrefillTime time_;
  const Amount whole_;
  Amount all_;
  Amount half_;
  bool is_whole_ = true;  // nothing was taken
};

}  // namespace longspan

#include "engine/scheduler/prefill_budget.h"

#include <algorithm>

#include "kernels/kv_layout.h"

namespace longspan {
namespace {

// With so many any prompt can be read on, and no token of it stand alone.
constexpr int64_t kLeastShareTokens = 3;

// Tokens from `first_position` to the last end of a page that `tokens` reach.
int64_t TokensToPageEnd(int64_t first_position, int64_t tokens) {
  const int64_t end = first_position + tokens;
  return end - OffsetInPage(end) - first_position;
}

}  // namespace

double PrefillUsOfStep(const SchedulerLimits& limits, const std::vector<DecodeView>& decoding,
                       double decode_us) {
  double budget_us = limits.step_budget_us;
  for (const DecodeView& sequence : decoding) {
    budget_us = std::min(budget_us, static_cast<double>(sequence.tpot_slo_us));
  }
  return std::max(budget_us - decode_us, kLeastPrefillShare * limits.step_budget_us);
}

void PrefillBudget::Amount::Take(double taken_us, int64_t taken_tokens) {
  us -= taken_us;
  tokens -= taken_tokens;
}

PrefillBudget::PrefillBudget(double step_us, int64_t step_tokens, const StepCosts& costs)
    : costs_(costs),
      step_tokens_(step_tokens),
      whole_{step_us, step_tokens},
      all_(whole_),
      half_{step_us / 2, step_tokens / 2} {}

int64_t PrefillBudget::Offer(const PromptView& prompt, PrefillShare share) const {
  Amount amount = all_;
  if (share == PrefillShare::kHalf) {
    amount = {std::min(all_.us, half_.us), std::min(all_.tokens, half_.tokens)};
  }
  const int64_t tokens = TokensWithin(amount, prompt);
  return tokens == 0 && is_whole_ ? LeastTokens(prompt) : tokens;
}

int64_t PrefillBudget::Take(const PromptView& prompt, PrefillShare share) {
  const int64_t tokens = Offer(prompt, share);
  if (tokens == 0) return 0;
  const double taken_us = costs_.PrefillUs(prompt.first_position, tokens, prompt.is_dense);
  all_.Take(taken_us, tokens);
  if (share == PrefillShare::kHalf) half_.Take(taken_us, tokens);
  is_whole_ = false;
  return tokens;
}

int64_t PrefillBudget::TokensWithin(const Amount& amount, const PromptView& prompt) const {
  if (amount.us <= 0 || amount.tokens <= 0) return 0;
  const int64_t remaining = prompt.remaining_tokens();
  int64_t tokens = costs_.PrefillTokensWithin(amount.us, prompt.first_position,
                                              std::min(remaining, amount.tokens), prompt.is_dense);
  if (tokens < remaining) tokens = TokensToPageEnd(prompt.first_position, tokens);
  return tokens < std::min(remaining, kLeastShareTokens) ? 0
                                                         : WithoutSingleTokens(remaining, tokens);
}

// To the first end of a page that is far enough away.
int64_t PrefillBudget::LeastTokens(const PromptView& prompt) const {
  const int64_t remaining = prompt.remaining_tokens();
  const int64_t page_tokens =
      TokensToPageEnd(prompt.first_position, kLeastShareTokens + kPageTokens - 1);
  return WithoutSingleTokens(remaining, std::min({remaining, page_tokens, step_tokens_}));
}

// The most tokens, up to `tokens`, with which no single token of a longer prompt stands alone: as
// this chunk or as what remains. `tokens` are a least share or more, or all that remain. A GPU has
// kernels of its own for single rows, which agree with those for chunks within rounding alone.
// Results would depend on where a prompt is cut, and so on what else runs.
int64_t PrefillBudget::WithoutSingleTokens(int64_t remaining_tokens, int64_t tokens) const {
  if (step_tokens_ < kLeastShareTokens) return tokens;
  return remaining_tokens - tokens == 1 ? tokens - 1 : tokens;
}

}  // namespace longspan

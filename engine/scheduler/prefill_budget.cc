#include "engine/scheduler/prefill_budget.h"

#include <algorithm>

#include "kernels/kv_layout.h"

namespace longspan {
namespace {

// With so many any prompt can be read on, and no token of it stand alone.
constexpr int64_t kLeastShareTokens = 3;

int64_t RoundedUp(int64_t tokens, int64_t unit) { return (tokens + unit - 1) / unit * unit; }

}  // namespace

PrefillTime PrefillTimeOfStep(const SchedulerLimits& limits,
                              const std::vector<DecodeView>& decoding, double decode_us,
                              bool nobody_waits) {
  double budget_us = limits.step_budget_us;
  double most_us = budget_us;
  double speed = kPacedSpeed;
  if (limits.lone_step_us > budget_us)
    most_us = std::min(kMostBudgets * budget_us, limits.lone_step_us);
  if (decoding.empty() && nobody_waits) {
    most_us = std::max(budget_us, limits.lone_step_us);
    speed = kLoneSpeed;
  }
  for (const DecodeView& sequence : decoding) {
    const auto wanted_us = static_cast<double>(sequence.tpot_slo_us);
    if (wanted_us < decode_us) continue;
    budget_us = std::min(budget_us, wanted_us);
    most_us = std::min(most_us, wanted_us);
  }
  const double usual_us =
      std::max(budget_us - decode_us, kLeastPrefillShare * limits.step_budget_us);
  return {usual_us, std::max(usual_us, most_us - decode_us), speed};
}

int64_t StepTokens(const PrefillTime& time, const SchedulerLimits& limits, const StepCosts& costs,
                   const PromptView& prompt) {
  PromptView middle = prompt;
  middle.first_position += prompt.remaining_tokens() / 2;
  const int64_t cut_tokens = std::max<int64_t>(kPageTokens, limits.query_tile_tokens);
  middle.first_position -= middle.first_position % cut_tokens;
  middle.total_tokens = middle.first_position + limits.max_step_tokens + cut_tokens;
  const PrefillBudget budget(time, limits.max_step_tokens, costs, limits.tile_tokens,
                             limits.query_tile_tokens);
  return budget.Offer(middle, PrefillShare::kAll);
}

void PrefillBudget::Amount::Take(double taken_us, int64_t taken_tokens) {
  us -= taken_us;
  tokens -= taken_tokens;
}

PrefillBudget::PrefillBudget(const PrefillTime& time, int64_t step_tokens, const StepCosts& costs,
                             int64_t tile_tokens, int64_t query_tile_tokens)
    : costs_(costs),
      step_tokens_(step_tokens),
      has_query_tiles_(query_tile_tokens > 0),
      cut_tokens_(has_query_tiles_ ? query_tile_tokens : kPageTokens),
      tile_tokens_(RoundedUp(std::max<int64_t>(1, tile_tokens), cut_tokens_)),
      time_(time),
      whole_{time.usual_us, step_tokens},
      all_(whole_),
      half_{time.usual_us / 2, step_tokens / 2} {}

// From `first_position` to the last place for a cut that `tokens` reach.
int64_t PrefillBudget::TokensToCut(int64_t first_position, int64_t tokens) const {
  const int64_t end = first_position + tokens;
  return end - end % cut_tokens_ - first_position;
}

int64_t PrefillBudget::Offer(const PromptView& prompt, PrefillShare share, bool goes_on) const {
  Amount amount = all_;
  if (share == PrefillShare::kHalf) {
    amount = {std::min(all_.us, half_.us), std::min(all_.tokens, half_.tokens)};
  }
  const int64_t tokens = TokensWithin(amount, prompt, SavedUs(prompt, goes_on));
  if (!is_whole_) return goes_on || IsWorthIt(prompt, tokens) ? tokens : 0;
  amount.us = share == PrefillShare::kHalf ? time_.most_us / 2 : time_.most_us;
  const int64_t most = TokensWithin(amount, prompt, 0);
  const bool ends = most == prompt.remaining_tokens();
  const int64_t grown = ends ? most : std::min(TokensAtSpeed(prompt), most);
  return tokens == 0 && grown <= 0 ? LeastTokens(prompt) : std::max(tokens, grown);
}

int64_t PrefillBudget::Take(const PromptView& prompt, PrefillShare share, bool goes_on) {
  const int64_t tokens = Offer(prompt, share, goes_on);
  if (tokens == 0) return 0;
  const double taken_us =
      costs_.PrefillUs(prompt.first_position, tokens, prompt.is_dense) - SavedUs(prompt, goes_on);
  all_.Take(taken_us, tokens);
  if (share == PrefillShare::kHalf) {
    // Half is half, too, of a step that has grown for it.
    if (is_whole_) all_.us += std::max(0.0, std::min(2 * taken_us, time_.most_us) - whole_.us);
    half_.Take(taken_us, tokens);
  }
  is_whole_ = false;
  return tokens;
}

double PrefillBudget::SavedUs(const PromptView& prompt, bool goes_on) const {
  return goes_on ? costs_.WalkUs(prompt.first_position, prompt.is_dense) : 0;
}

int64_t PrefillBudget::TokensWithin(const Amount& amount, const PromptView& prompt,
                                    double saved_us) const {
  if (amount.us <= 0 || amount.tokens <= 0) return 0;
  const int64_t remaining = prompt.remaining_tokens();
  int64_t tokens = costs_.PrefillTokensWithin(amount.us + saved_us, prompt.first_position,
                                              std::min(remaining, amount.tokens), prompt.is_dense);
  if (tokens < remaining) tokens = TokensToCut(prompt.first_position, tokens);
  const bool fills_tiles = tokens < remaining && prompt.first_position % cut_tokens_ == 0;
  if (fills_tiles && tokens > tile_tokens_) tokens -= tokens % tile_tokens_;
  return tokens < std::min(remaining, kLeastShareTokens)
             ? 0
             : WithoutSingleTokens(remaining, tokens, amount.tokens);
}

// The least that have the speed, to the end of a tile or of the prompt.
int64_t PrefillBudget::TokensAtSpeed(const PromptView& prompt) const {
  const int64_t remaining = prompt.remaining_tokens();
  const double wanted_us = costs_.PrefillUsAtSpeed(time_.speed, prompt.first_position,
                                                   prompt.is_dense, /*is_only_one=*/true);
  const int64_t fewer =
      costs_.PrefillTokensWithin(wanted_us, prompt.first_position, step_tokens_, prompt.is_dense);
  const int64_t begun = prompt.first_position % cut_tokens_;
  const int64_t least = begun + std::max(fewer + 1, kLeastShareTokens);
  const int64_t tokens = RoundedUp(least, tile_tokens_) - begun;
  return WithoutSingleTokens(remaining, std::min(remaining, tokens), step_tokens_);
}

// What it would cost of its speed to begin with so few, it waits for the next step.
bool PrefillBudget::IsWorthIt(const PromptView& prompt, int64_t tokens) const {
  if (tokens == prompt.remaining_tokens()) return true;
  return costs_.PrefillUs(prompt.first_position, tokens, prompt.is_dense) >=
         costs_.PrefillUsAtSpeed(kPacedSpeed, prompt.first_position, prompt.is_dense,
                                 /*is_only_one=*/false);
}

// To the first place for a cut that is far enough away.
int64_t PrefillBudget::LeastTokens(const PromptView& prompt) const {
  const int64_t remaining = prompt.remaining_tokens();
  const int64_t tokens = TokensToCut(prompt.first_position, kLeastShareTokens + cut_tokens_ - 1);
  return WithoutSingleTokens(remaining, std::min({remaining, tokens, step_tokens_}), step_tokens_);
}

// Tokens with which no single token of a longer prompt stands alone: as this chunk or as what
// remains. `tokens` are a least share or more, or all that remain; the step has room for `most`. A
// GPU has kernels of its own for single rows, which agree with those for chunks within rounding
// alone. Results would depend on where a prompt is cut, and so on what else runs.
int64_t PrefillBudget::WithoutSingleTokens(int64_t remaining_tokens, int64_t tokens,
                                           int64_t most) const {
  if (step_tokens_ < kLeastShareTokens || remaining_tokens - tokens != 1) return tokens;
  if (!has_query_tiles_) return tokens - 1;
  if (tokens > cut_tokens_) return tokens - cut_tokens_;
  if (remaining_tokens <= most) return remaining_tokens;
  return remaining_tokens <= step_tokens_ ? 0 : tokens;  // a step of its own has room for both
}

}  // namespace longspan

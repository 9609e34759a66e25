// How long a step takes, as a sum of terms that is fitted to the steps that were measured. Plain
// values: the planner reads StepCosts, whoever collects steps owns a CostModel. No clock in here.
#pragma once

#include <array>
#include <cstdint>

namespace longspan {

// What the time of a step grows with. Context is counted in tokens that a query may look back on,
// its own included.
enum class CostTerm : uint8_t {
  kStep,                 // once
  kPrefillToken,         // tokens of chunks
  kPrefillContext,       // of sparse chunks, summed over their tokens: the context of each
  kDensePrefillContext,  // of dense ones
  kDecodeRow,            // single tokens
  kDecodeContext,        // of sparse ones: their context
  kDenseDecodeContext,
  // Of sparse chunks, however few tokens they hold: what stands before them is walked once. With
  // kStep it is why small chunks are slow, the more so the longer their context is.
  kPrefillWalk,
  kDensePrefillWalk,
};
inline constexpr int kCostTerms = 9;

// How much of each term a step holds.
struct StepWork {
  std::array<double, kCostTerms> amounts{};

  void AddStep() { ++amount(CostTerm::kStep); }
  // Tokens [first_position, first_position + tokens) of a prompt.
  void AddPrefill(int64_t first_position, int64_t tokens, bool is_dense);
  void AddDecode(int64_t context_tokens, bool is_dense);

  double& amount(CostTerm term) { return amounts[static_cast<int>(term)]; }
  double amount(CostTerm term) const { return amounts[static_cast<int>(term)]; }
};

// Microseconds for one of each term, none negative.
struct StepCosts {
  std::array<double, kCostTerms> us{};

  double StepUs(const StepWork& work) const;
  // Of it, what reading prompts takes.
  double ReadUs(const StepWork& work) const;
  // What these tokens add to a step. Grows with each of both counts.
  double PrefillUs(int64_t first_position, int64_t tokens, bool is_dense) const;
  // Of these, what they would take were they none: the walk over what stands before them.
  double WalkUs(int64_t first_position, bool is_dense) const;
  // What a chunk adds to a step for `speed` of its full speed: that much of its time goes by its
  // tokens, and the rest is the walk and, where it is the only one, the step's own cost.
  double PrefillUsAtSpeed(double speed, int64_t first_position, bool is_dense,
                          bool is_only_one) const;
  // The same tokens read alone, in steps of at most `step_tokens`, the steps' own cost included.
  double PromptUs(int64_t first_position, int64_t tokens, bool is_dense, int64_t step_tokens) const;
  // The most tokens, at most `most_tokens`, that add no more than `budget_us`; 0 or more.
  int64_t PrefillTokensWithin(double budget_us, int64_t first_position, int64_t most_tokens,
                              bool is_dense) const;
};

// Of an 8B model on an H200: where to begin when nothing was measured.
inline constexpr StepCosts kTypicalCosts = {{4100, 29, 9e-5, 9e-4, 100, 0.003, 0.03, 0.01, 0.06}};

// Fits the costs step by step, in constant time and memory. What is fitted are the costs'
// logarithms and what is made small is the error of the prediction's logarithm: short and long
// steps count alike, a cost is never negative, and no unit matters. This is an extended Kalman
// filter; in logarithms, how much a prediction follows a cost is that cost's share of it. To this
// come:
//   * A step says nothing about terms that it does not hold: their costs stay as they are (their
//     gain is zero, as of the parameters of a Schmidt-Kalman filter).
//   * An error counts up to a limit, so that what is slow once hardly matters. Where errors keep
//     their sign, the costs of these steps are taken for as uncertain as that, together and one by
//     one.
//   * Otherwise costs grow old together only, since machines change their speed as a whole. How the
//     time of steps that are all alike is divided among their terms does not drift.
class CostModel {
 public:
  // A cost of zero is not known: it begins as the typical one.
  explicit CostModel(const StepCosts& initial);

  const StepCosts& costs() const { return costs_; }
  // A step of `work` took so long. Without work or time there is nothing to learn from.
  void Observe(const StepWork& work, double actual_us);

 private:
  using Terms = std::array<double, kCostTerms>;

  Terms CovarianceWithStep(const Terms& shares) const;
  void GrowOld(const Terms& shares);
  void Widen(const Terms& direction, double variance);
  Terms TakeGain(const Terms& shares);

  StepCosts costs_;
  std::array<Terms, kCostTerms> covariance_{};  // of the costs' logarithms
  Terms mean_errors_{};                         // of late, of the steps that hold the term
};

}  // namespace longspan

#include "engine/scheduler/cost_model.h"

#include <algorithm>
#include <cmath>

#include "kernels/base/check.h"

namespace longspan {
namespace {

// Squared standard deviations of logarithms: of a cost of which nothing was seen, which is the most
// there is, and of a step around its prediction.
constexpr double kMostVariance = 1.0;
constexpr double kStepVariance = 0.01;
// A step's prediction is never held to be known better: a tenth of an error is believed, however
// many steps there were before.
constexpr double kLeastVariance = kStepVariance / 9;
// An error counts up to a factor of two, and moves no cost by more than one of 2.7.
constexpr double kMostError = 0.7;
constexpr double kMostChange = 1.0;
// The newest error's part of the mean; a mean up to the bound is noise, or one outlier.
constexpr double kMeanErrorGain = 0.125;
constexpr double kUsualMeanError = 0.15;

// No machine is faster or slower: costs stay in here, whatever is measured.
constexpr StepCosts kLeast = {{1, 1e-3, 1e-8, 1e-8, 1e-3, 1e-8, 1e-8, 1e-7, 1e-7}};
constexpr double kMostUs = 1e9;

double Bounded(double us, int term) { return std::clamp(us, kLeast.us[term], kMostUs); }

double Product(const std::array<double, kCostTerms>& a, const std::array<double, kCostTerms>& b) {
  double sum = 0;
  for (int term = 0; term < kCostTerms; ++term) sum += a[term] * b[term];
  return sum;
}

// Sum of (first + i + 1) for i in [0, tokens).
double ContextOf(int64_t first_position, int64_t tokens) {
  const auto count = static_cast<double>(tokens);
  return count * static_cast<double>(first_position) + count * (count + 1) / 2;
}

CostTerm PrefillContextTerm(bool is_dense) {
  return is_dense ? CostTerm::kDensePrefillContext : CostTerm::kPrefillContext;
}

CostTerm PrefillWalkTerm(bool is_dense) {
  return is_dense ? CostTerm::kDensePrefillWalk : CostTerm::kPrefillWalk;
}

}  // namespace

void StepWork::AddPrefill(int64_t first_position, int64_t tokens, bool is_dense) {
  LONGSPAN_CHECK(first_position >= 0 && tokens >= 0);
  if (tokens == 0) return;
  amount(CostTerm::kPrefillToken) += static_cast<double>(tokens);
  amount(PrefillContextTerm(is_dense)) += ContextOf(first_position, tokens);
  amount(PrefillWalkTerm(is_dense)) += static_cast<double>(first_position);
}

void StepWork::AddDecode(int64_t context_tokens, bool is_dense) {
  LONGSPAN_CHECK(context_tokens >= 0);
  ++amount(CostTerm::kDecodeRow);
  amount(is_dense ? CostTerm::kDenseDecodeContext : CostTerm::kDecodeContext) +=
      static_cast<double>(context_tokens);
}

double StepCosts::StepUs(const StepWork& work) const {
  double step_us = 0;
  for (int term = 0; term < kCostTerms; ++term) step_us += us[term] * work.amounts[term];
  return step_us;
}

double StepCosts::ReadUs(const StepWork& work) const {
  double read_us = 0;
  for (const CostTerm term :
       {CostTerm::kPrefillToken, CostTerm::kPrefillContext, CostTerm::kDensePrefillContext}) {
    read_us += us[static_cast<int>(term)] * work.amount(term);
  }
  return read_us;
}

double StepCosts::PrefillUs(int64_t first_position, int64_t tokens, bool is_dense) const {
  StepWork work;
  work.AddPrefill(first_position, tokens, is_dense);
  return StepUs(work);
}

double StepCosts::WalkUs(int64_t first_position, bool is_dense) const {
  return us[static_cast<int>(PrefillWalkTerm(is_dense))] * static_cast<double>(first_position);
}

double StepCosts::PrefillUsAtSpeed(double speed, int64_t first_position, bool is_dense,
                                   bool is_only_one) const {
  const double walk_us = WalkUs(first_position, is_dense);
  const double step_us = is_only_one ? us[static_cast<int>(CostTerm::kStep)] : 0;
  return walk_us + (walk_us + step_us) * speed / (1 - speed);
}

double StepCosts::PromptUs(int64_t first_position, int64_t tokens, bool is_dense,
                           int64_t step_tokens) const {
  LONGSPAN_CHECK(step_tokens >= 1);
  if (tokens == 0) return 0;
  const int64_t steps = tokens / step_tokens + (tokens % step_tokens > 0 ? 1 : 0);
  // Each but the first begins where the one before ends.
  const double walked = static_cast<double>(steps - 1) * static_cast<double>(first_position) +
                        static_cast<double>(step_tokens) * static_cast<double>(steps) *
                            static_cast<double>(steps - 1) / 2;
  return us[static_cast<int>(CostTerm::kStep)] * static_cast<double>(steps) +
         us[static_cast<int>(PrefillWalkTerm(is_dense))] * walked +
         PrefillUs(first_position, tokens, is_dense);
}

int64_t StepCosts::PrefillTokensWithin(double budget_us, int64_t first_position,
                                       int64_t most_tokens, bool is_dense) const {
  const auto fits = [&](int64_t tokens) {
    return PrefillUs(first_position, tokens, is_dense) <= budget_us;
  };
  if (most_tokens <= 0 || !(budget_us >= 0)) return 0;
  if (fits(most_tokens)) return most_tokens;
  // The positive root of square · n² + line · n = budget, in the form that cancels nothing.
  const double square = us[static_cast<int>(PrefillContextTerm(is_dense))] / 2;
  const double line = us[static_cast<int>(CostTerm::kPrefillToken)] +
                      square * (2 * static_cast<double>(first_position) + 1);
  const double left_us = budget_us - WalkUs(first_position, is_dense);
  if (left_us < 0) return 0;
  const double root = 2 * left_us / (line + std::sqrt(line * line + 4 * square * left_us));
  int64_t tokens = static_cast<int64_t>(std::min(root, static_cast<double>(most_tokens)));
  // It may be one off, since sums are rounded.
  while (tokens > 0 && !fits(tokens)) --tokens;
  while (tokens + 1 < most_tokens && fits(tokens + 1)) ++tokens;
  return tokens;
}

CostModel::CostModel(const StepCosts& initial) {
  for (int term = 0; term < kCostTerms; ++term) {
    const bool known = initial.us[term] > 0;
    costs_.us[term] = Bounded(known ? initial.us[term] : kTypicalCosts.us[term], term);
    covariance_[term][term] = kMostVariance;
  }
}

void CostModel::Observe(const StepWork& work, double actual_us) {
  const double predicted_us = costs_.StepUs(work);
  const double ratio = actual_us / predicted_us;
  if (!(ratio > 0) || !std::isfinite(ratio)) return;
  const double error = std::clamp(std::log(ratio), -kMostError, kMostError);
  Terms shares;
  for (int term = 0; term < kCostTerms; ++term) {
    shares[term] = costs_.us[term] * work.amounts[term] / predicted_us;
    if (shares[term] > 0) mean_errors_[term] += kMeanErrorGain * (error - mean_errors_[term]);
  }
  GrowOld(shares);
  const Terms gain = TakeGain(shares);
  for (int term = 0; term < kCostTerms; ++term) {
    const double change = std::clamp(gain[term] * error, -kMostChange, kMostChange);
    costs_.us[term] = Bounded(costs_.us[term] * std::exp(change), term);
  }
}

// Of each cost with a step's prediction; summed by shares it is the prediction's variance.
CostModel::Terms CostModel::CovarianceWithStep(const Terms& shares) const {
  Terms with_step;
  for (int term = 0; term < kCostTerms; ++term) {
    with_step[term] = Product(covariance_[term], shares);
  }
  return with_step;
}

void CostModel::GrowOld(const Terms& shares) {
  Terms present{};
  Terms unusual_errors{};
  for (int term = 0; term < kCostTerms; ++term) {
    if (shares[term] == 0) continue;
    const double error = mean_errors_[term];
    present[term] = 1;
    unusual_errors[term] = error - std::clamp(error, -kUsualMeanError, kUsualMeanError);
    covariance_[term][term] += unusual_errors[term] * unusual_errors[term];
  }
  Widen(unusual_errors, 1);
  const double variance = Product(shares, CovarianceWithStep(shares));
  if (variance < kLeastVariance) Widen(present, kLeastVariance - variance);
}

// As if the costs had changed together by a random part of `direction`, of this variance.
void CostModel::Widen(const Terms& direction, double variance) {
  for (int i = 0; i < kCostTerms; ++i) {
    for (int j = 0; j < kCostTerms; ++j) {
      covariance_[i][j] += variance * direction[i] * direction[j];
    }
  }
  for (int i = 0; i < kCostTerms; ++i) {
    if (covariance_[i][i] <= kMostVariance) continue;
    const double scale = std::sqrt(kMostVariance / covariance_[i][i]);
    for (int j = 0; j < kCostTerms; ++j) {
      covariance_[i][j] *= scale;
      covariance_[j][i] *= scale;
    }
  }
}

// How much each cost follows the error, after which the covariance is what is left of it. Joseph's
// form, which holds for any gain: C' = (I - g s^T) C (I - g s^T)^T + r g g^T.
CostModel::Terms CostModel::TakeGain(const Terms& shares) {
  const Terms with_step = CovarianceWithStep(shares);
  const double variance = Product(shares, with_step) + kStepVariance;
  Terms gain{};
  for (int term = 0; term < kCostTerms; ++term) {
    if (shares[term] > 0) gain[term] = with_step[term] / variance;
  }
  for (int i = 0; i < kCostTerms; ++i) {
    for (int j = 0; j < kCostTerms; ++j) {
      covariance_[i][j] +=
          variance * gain[i] * gain[j] - gain[i] * with_step[j] - with_step[i] * gain[j];
    }
  }
  return gain;
}

}  // namespace longspan

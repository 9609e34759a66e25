#include "engine/loader/rope.h"

#include <algorithm>
#include <cmath>

#include "kernels/base/check.h"

namespace longspan {
namespace {

constexpr double kPi = 3.14159265358979323846;

using Frequencies = std::vector<double>;  // [rotary_dims / 2]

Frequencies BaseFrequencies(const RopeScaling& rope) {
  Frequencies inverse(static_cast<size_t>(rope.rotary_dims / 2));
  for (size_t pair = 0; pair < inverse.size(); ++pair) {
    inverse[pair] = std::pow(rope.theta, -2.0 * static_cast<double>(pair) / rope.rotary_dims);
  }
  return inverse;
}

// Long wavelengths are interpolated, short ones kept, those between blended.
void ScaleLlama3(const RopeScaling& rope, Frequencies& inverse) {
  const double low = rope.low_frequency_factor;
  const double high = rope.high_frequency_factor;
  for (double& frequency : inverse) {
    const double wavelength = 2.0 * kPi / frequency;
    if (wavelength < rope.original_tokens / high) continue;
    if (wavelength > rope.original_tokens / low) {
      frequency /= *rope.factor;
      continue;
    }
    const double kept = (rope.original_tokens / wavelength - low) / (high - low);
    frequency *= (1.0 - kept) / *rope.factor + kept;
  }
}

// The pair, as a real number, that turns `rotations` times over the original context.
double YarnPair(const RopeScaling& rope, double rotations) {
  return rope.rotary_dims * std::log(rope.original_tokens / (2.0 * kPi * rotations)) /
         (2.0 * std::log(rope.theta));
}

void ScaleYarn(const RopeScaling& rope, Frequencies& inverse) {
  double low = YarnPair(rope, rope.beta_fast);
  double high = YarnPair(rope, rope.beta_slow);
  if (rope.truncates) {
    low = std::floor(low);
    high = std::ceil(high);
  }
  low = std::max(low, 0.0);
  high = std::min(high, rope.rotary_dims - 1.0);
  if (low == high) high += 0.001;
  for (size_t pair = 0; pair < inverse.size(); ++pair) {
    const double ramp = std::clamp((static_cast<double>(pair) - low) / (high - low), 0.0, 1.0);
    inverse[pair] = inverse[pair] * (1.0 - ramp) + inverse[pair] / *rope.factor * ramp;
  }
}

double YarnMagnitude(double factor, double mscale) {
  return factor <= 1.0 ? 1.0 : 0.1 * mscale * std::log(factor) + 1.0;
}

double YarnAttentionScale(const RopeScaling& rope) {
  if (rope.attention_factor) return *rope.attention_factor;
  const double mscale = rope.mscale.value_or(0.0);
  const double mscale_all_dim = rope.mscale_all_dim.value_or(0.0);
  if (mscale == 0.0 || mscale_all_dim == 0.0) return YarnMagnitude(*rope.factor, 1.0);
  return YarnMagnitude(*rope.factor, mscale) / YarnMagnitude(*rope.factor, mscale_all_dim);
}

void Divide(const std::vector<double>& factors, Frequencies& inverse) {
  LONGSPAN_CHECK(factors.size() == inverse.size());
  for (size_t pair = 0; pair < inverse.size(); ++pair) inverse[pair] /= factors[pair];
}

double LongropeAttentionScale(const RopeScaling& rope, int64_t max_position_tokens) {
  if (rope.attention_factor) return *rope.attention_factor;
  const double factor =
      rope.factor.value_or(static_cast<double>(max_position_tokens) / rope.original_tokens);
  if (factor <= 1.0) return 1.0;
  return std::sqrt(1.0 + std::log(factor) / std::log(rope.original_tokens));
}

std::vector<float> Rounded(const Frequencies& inverse) { return {inverse.begin(), inverse.end()}; }

}  // namespace

RopeConfig ResolveRope(const RopeScaling& rope, int64_t max_position_tokens) {
  Frequencies inverse = BaseFrequencies(rope);
  Frequencies long_inverse;  // of a second range
  double attention_scale = 1.0;
  switch (rope.kind) {
    case RopeKind::kDefault:
      break;
    case RopeKind::kLinear:
      for (double& frequency : inverse) frequency /= *rope.factor;
      break;
    case RopeKind::kLlama3:
      ScaleLlama3(rope, inverse);
      break;
    case RopeKind::kYarn:
      ScaleYarn(rope, inverse);
      attention_scale = YarnAttentionScale(rope);
      break;
    case RopeKind::kLongrope:
      if (rope.long_factors != rope.short_factors) {
        long_inverse = inverse;
        Divide(rope.long_factors, long_inverse);
      }
      Divide(rope.short_factors, inverse);
      attention_scale = LongropeAttentionScale(rope, max_position_tokens);
      break;
  }
  return {rope.rotary_dims, Rounded(inverse), static_cast<float>(attention_scale),
          Rounded(long_inverse), static_cast<int64_t>(rope.original_tokens)};
}

}  // namespace longspan

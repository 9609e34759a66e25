#include "tests/reference/rope.h"

#include <algorithm>
#include <cmath>

namespace longspan::reference {

Rope PlainRope(int rotary_dims, double theta) {
  Rope rope;
  for (int i = 0; i < rotary_dims / 2; ++i) {
    rope.inverse_frequencies.push_back(std::pow(theta, -2.0 * i / rotary_dims));
  }
  return rope;
}

Rope LinearRope(const Rope& plain, double factor) {
  Rope rope = plain;
  for (double& inverse : rope.inverse_frequencies) inverse /= factor;
  return rope;
}

Rope Llama3Rope(const Rope& plain, const Llama3Scaling& scaling) {
  const double low = scaling.low_frequency_factor;
  const double high = scaling.high_frequency_factor;
  Rope rope = plain;
  for (double& inverse : rope.inverse_frequencies) {
    const double wavelength = 2 * M_PI / inverse;
    if (wavelength < scaling.original_tokens / high) continue;
    if (wavelength > scaling.original_tokens / low) {
      inverse /= scaling.factor;
      continue;
    }
    const double s = (scaling.original_tokens / wavelength - low) / (high - low);
    inverse *= (1 - s) / scaling.factor + s;
  }
  return rope;
}

namespace {

double YarnAttentionFactor(const YarnScaling& scaling) {
  if (scaling.attention_factor != 0) return scaling.attention_factor;
  const auto magnitude = [&](double mscale) {
    return scaling.factor <= 1 ? 1.0 : 0.1 * mscale * std::log(scaling.factor) + 1;
  };
  if (scaling.mscale != 0 && scaling.mscale_all_dim != 0) {
    return magnitude(scaling.mscale) / magnitude(scaling.mscale_all_dim);
  }
  return magnitude(1);
}

}  // namespace

Rope YarnRope(const Rope& plain, double theta, const YarnScaling& scaling) {
  const double r = 2.0 * static_cast<double>(plain.inverse_frequencies.size());
  // The dimension whose wavelength turns beta times within the original length.
  const auto dimension = [&](double beta) {
    return r * std::log(scaling.original_tokens / (2 * M_PI * beta)) / (2 * std::log(theta));
  };
  double low = dimension(scaling.beta_fast);
  double high = dimension(scaling.beta_slow);
  if (scaling.truncate) {
    low = std::floor(low);
    high = std::ceil(high);
  }
  low = std::max(low, 0.0);
  high = std::min(high, r - 1);
  if (low == high) high += 0.001;

  Rope rope = plain;
  for (size_t i = 0; i < rope.inverse_frequencies.size(); ++i) {
    const double ramp = std::clamp((static_cast<double>(i) - low) / (high - low), 0.0, 1.0);
    const double inverse = rope.inverse_frequencies[i];
    rope.inverse_frequencies[i] = inverse * (1 - ramp) + inverse / scaling.factor * ramp;
  }
  rope.scale = YarnAttentionFactor(scaling);
  return rope;
}

Rope LongRope(const Rope& plain, const std::vector<double>& extension, double factor,
              double original_tokens) {
  Rope rope = plain;
  for (size_t i = 0; i < rope.inverse_frequencies.size(); ++i) {
    rope.inverse_frequencies[i] /= extension[i];
  }
  rope.scale = factor <= 1 ? 1 : std::sqrt(1 + std::log(factor) / std::log(original_tokens));
  return rope;
}

void Rotate(const Rope& rope, int64_t position, double* head) {
  const size_t half = rope.inverse_frequencies.size();
  for (size_t i = 0; i < half; ++i) {
    const double angle = static_cast<double>(position) * rope.inverse_frequencies[i];
    const double cosine = std::cos(angle) * rope.scale;
    const double sine = std::sin(angle) * rope.scale;
    const double first = head[i];
    const double second = head[i + half];
    head[i] = first * cosine - second * sine;
    head[i + half] = second * cosine + first * sine;
  }
}

}  // namespace longspan::reference

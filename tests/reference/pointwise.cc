#include "tests/reference/pointwise.h"

#include <algorithm>
#include <cmath>

#include "tests/reference/array.h"

namespace longspan::reference {

std::vector<double> Linear(const std::vector<double>& x, const std::vector<double>& weight,
                           const std::vector<double>& bias, int64_t in_features,
                           int64_t out_features) {
  const int64_t rows = static_cast<int64_t>(x.size()) / in_features;
  Require(rows * in_features == static_cast<int64_t>(x.size()), "x is [rows, in_features]");
  Require(out_features * in_features == static_cast<int64_t>(weight.size()), "weight is [out, in]");
  std::vector<double> y(static_cast<size_t>(rows * out_features));
  // Sixteen rows at a time share a weight row while it is in the cache.
  constexpr int64_t kRows = 16;
  ParallelFor((rows + kRows - 1) / kRows, [&](int64_t tile) {
    const int64_t end = std::min(rows, (tile + 1) * kRows);
    for (int64_t out = 0; out < out_features; ++out) {
      for (int64_t row = tile * kRows; row < end; ++row) {
        const double product =
            Dot(x.data() + row * in_features, weight.data() + out * in_features, in_features);
        y[row * out_features + out] = product + (bias.empty() ? 0.0 : bias[out]);
      }
    }
  });
  return y;
}

std::vector<double> RmsNorm(const std::vector<double>& x, const std::vector<double>& weight,
                            double epsilon) {
  const size_t hidden = weight.size();
  std::vector<double> out(x.size());
  for (size_t row = 0; row < x.size(); row += hidden) {
    double sum_of_squares = 0;
    for (size_t i = 0; i < hidden; ++i) sum_of_squares += x[row + i] * x[row + i];
    const double rms = std::sqrt(sum_of_squares / static_cast<double>(hidden) + epsilon);
    for (size_t i = 0; i < hidden; ++i) out[row + i] = x[row + i] / rms * weight[i];
  }
  return out;
}

double Sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

double Activate(Activation activation, double x) {
  if (activation == Activation::kSilu) return x * Sigmoid(x);
  return x / 2 * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)));
}

std::vector<double> Glu(const std::vector<double>& gate, const std::vector<double>& up,
                        Activation activation) {
  Require(gate.size() == up.size(), "gate and up have one shape");
  std::vector<double> out(gate.size());
  for (size_t i = 0; i < gate.size(); ++i) out[i] = Activate(activation, gate[i]) * up[i];
  return out;
}

double RoundToBf16(double x) {
  if (x == 0 || !std::isfinite(x)) return x;
  int exponent = 0;
  const double mantissa = std::frexp(x, &exponent);  // 0.5 <= |mantissa| < 1
  return std::ldexp(std::nearbyint(std::ldexp(mantissa, 8)), exponent - 8);
}

}  // namespace longspan::reference

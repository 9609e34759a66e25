#include "kernels/cpu/rope.h"

#include <algorithm>
#include <cmath>

namespace longspan::cpu {
namespace {

constexpr double kTurn = 2 * M_PI;

}  // namespace

void RopeTable(const RopeView& rope, int64_t position, float* cosines, float* sines) {
  for (int i = 0; i < rope.rotary_dims / 2; ++i) {
    const double angle = static_cast<double>(position) * rope.inverse_frequencies[i];
    const auto half_turns = static_cast<int64_t>(angle * (2 / kTurn));
    const int64_t turns = (half_turns + 1) / 2;  // the nearest whole number
    const auto within_turn = static_cast<float>(angle - static_cast<double>(turns) * kTurn);
    cosines[i] = std::cos(within_turn) * rope.scale;
    sines[i] = std::sin(within_turn) * rope.scale;
  }
}

void Rotate(const float* x, const float* cosines, const float* sines, int rotary_dims, int head_dim,
            float* out) {
  const int half = rotary_dims / 2;
  for (int i = 0; i < half; ++i) {
    const float first = x[i];
    const float second = x[i + half];
    out[i] = first * cosines[i] - second * sines[i];
    out[i + half] = second * cosines[i] + first * sines[i];
  }
  if (out != x) std::copy(x + rotary_dims, x + head_dim, out + rotary_dims);
}

}  // namespace longspan::cpu

#include "kernels/cpu/rope.h"

#include <algorithm>
#include <cmath>

namespace longspan::cpu {

void RopeTable(const RopeView& rope, int64_t position, float* cosines, float* sines) {
  for (int i = 0; i < rope.rotary_dims / 2; ++i) {
    const float angle = static_cast<float>(position) * rope.inverse_frequencies[i];
    cosines[i] = std::cos(angle) * rope.scale;
    sines[i] = std::sin(angle) * rope.scale;
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

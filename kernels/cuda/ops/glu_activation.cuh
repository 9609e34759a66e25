// The gates of gated linear units (kernels/ops.h, GluActivation).
#pragma once

namespace longspan::cuda {

// What is the argument of the sigmoid that a gate is multiplied with:
// (1 + tanh(y)) / 2 = 1 / (1 + exp(-2 y)).
struct Silu {
  static __device__ float Argument(float x) { return x; }
};
struct GeluTanh {
  static __device__ float Argument(float x) {
    constexpr float kTwiceRootOfTwoOverPi = 1.5957691216057308F;
    return kTwiceRootOfTwoOverPi * (x + 0.044715F * x * x * x);
  }
};

// activation(gate) * up
template <typename Activation>
__device__ inline float Gated(float gate, float up) {
  return gate / (1.0F + expf(-Activation::Argument(gate))) * up;
}

}  // namespace longspan::cuda

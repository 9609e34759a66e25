// How a weight of integers with scales of groups lies on the device: in the order in which a warp
// multiplies it, so that it goes from memory to registers as it is.
//
// A tile is 16 outputs; a step is 16 inputs of them: the first operand of one mma (ptx.cuh,
// MultiplyAdd), whose inputs are put in another order, in which a lane has neighbours. A piece is
// 512 bytes, 16 for each lane: 4 steps of 4 bits, or 2 of 8. Codes of fewer bits are kept in 4 or
// in 8.
//
//   codes   [tiles, pieces, 32 lanes, 4 words]  a word is a step of 4 bits, or half of one of 8
//   bits scales  [tiles, groups, 8, 2]               of outputs L / 4 and L / 4 + 8: a pair of f16
//   factors [outputs] f32                       a power of two each
//
// The weight is factor * (scale * (code - centre) + shift) of its pair {scale, shift}, where the
// centre is 8 or 128. A factor brings the largest of an output's scales and shifts close to the
// largest f16; scales that are stored in f16 stay exact.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "kernels/weight_parts.h"

namespace longspan::cuda {

inline constexpr int kPackedTileOutputs = 16;
inline constexpr int kPackedStepInputs = 16;
inline constexpr int kPackedPieceBytes = 512;
inline constexpr int kMostPackedGroupInputs = 128;

struct PackedShape {
  int bits = 4;                                   // or 8
  int64_t group_inputs = kMostPackedGroupInputs;  // 16, 32, 64 or 128
  int64_t outputs = 0;
  int64_t inputs = 0;

  int64_t tiles() const { return (outputs + kPackedTileOutputs - 1) / kPackedTileOutputs; }
  int64_t piece_inputs() const { return kPackedPieceBytes * 8 / kPackedTileOutputs / bits; }
  int64_t pieces() const { return (inputs + piece_inputs() - 1) / piece_inputs(); }
  int64_t groups() const { return (inputs + group_inputs - 1) / group_inputs; }
  int64_t tile_code_bytes() const { return pieces() * kPackedPieceBytes; }
  int64_t tile_scale_bytes() const {
    return groups() * kPackedTileOutputs * static_cast<int64_t>(sizeof(uint32_t));
  }
  size_t code_bytes() const { return static_cast<size_t>(tiles() * tile_code_bytes()); }
  size_t scale_bytes() const { return static_cast<size_t>(tiles() * tile_scale_bytes()); }
  int centre() const { return 1 << (bits - 1); }

  friend bool operator==(const PackedShape&, const PackedShape&) = default;
};

// A kGrouped part's. `why_not` says what is in the way of keeping it packed, or is empty.
PackedShape PackedShapeOf(const WeightPart& part, std::string& why_not);

// A weight on the device.
struct PackedView {
  PackedShape shape;
  const uint32_t* codes = nullptr;
  const uint32_t* scales = nullptr;  // pairs of f16, the scale in the lower half
  const float* factors = nullptr;
};

// Where an output's code of an input is: `bits` bits of a word, `shift` from its lowest.
struct PackedPlace {
  int64_t word = 0;
  int shift = 0;
};
__host__ __device__ inline PackedPlace PlaceOf(const PackedShape& shape, int64_t pieces,
                                               int64_t output, int64_t input) {
  const int64_t piece_inputs = shape.bits == 4 ? 64 : 32;
  const auto row = static_cast<int>(output % kPackedTileOutputs);
  const auto column = static_cast<int>(input % kPackedStepInputs);
  const auto step = static_cast<int>(input % piece_inputs / kPackedStepInputs);
  const int lane = row % 8 * 4 + column / 4;
  // The operand's register that it is for, and which half of it.
  const int operand = column % 4 / 2 * 2 + row / 8;
  const int half = column % 2;
  const int64_t piece = output / kPackedTileOutputs * pieces + input / piece_inputs;
  const int64_t first_word = (piece * 32 + lane) * 4;
  if (shape.bits == 4) return {first_word + step, 4 * (operand + 4 * half)};
  return {first_word + 2 * step + operand / 2, 8 * (operand % 2 + 2 * half)};
}
// Where the pair of a group is in scales [tiles, groups, 8, 2].
__host__ __device__ inline int64_t ScalePlaceOf(int64_t groups, int64_t output, int64_t group) {
  const int64_t row = output % kPackedTileOutputs;
  return ((output / kPackedTileOutputs * groups + group) * 8 + row % 8) * 2 + row / 8;
}

}  // namespace longspan::cuda

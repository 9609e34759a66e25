#include <algorithm>

#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/ops/packed_codes.cuh"
#include "kernels/cuda/ops/packed_forms.h"

namespace longspan::cuda {
namespace {

constexpr int kPackedThreads = 256;

unsigned BlocksOf(int64_t threads) {
  return static_cast<unsigned>((threads + kPackedThreads - 1) / kPackedThreads);
}

__device__ __forceinline__ int64_t ThreadIndex() {
  return int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
}

// A thread a lane's 16 bytes: four or two steps of outputs L / 4 and L / 4 + 8.
struct LanePlace {
  int64_t tile;
  int64_t piece;  // of the tile
  int lane;

  __device__ __forceinline__ LanePlace(int64_t index, int64_t pieces)
      : tile(index / 32 / pieces), piece(index / 32 % pieces), lane(static_cast<int>(index % 32)) {}
  __device__ __forceinline__ int64_t output(int lower) const {
    return tile * kPackedTileOutputs + lane / 4 + 8 * lower;
  }
  // The first of the lane's four neighbours in a step.
  __device__ __forceinline__ int64_t input(const PackedShape& shape, int step) const {
    const int64_t piece_inputs = shape.bits == 4 ? 64 : 32;
    return piece * piece_inputs + step * kPackedStepInputs + lane % 4 * 4;
  }
};

__global__ void PackCodes(CodeRows rows, PackedShape shape, int shift, int64_t pieces,
                          uint32_t* to) {
  const LanePlace place(ThreadIndex(), pieces);
  if (place.tile * kPackedTileOutputs >= rows.outputs) return;
  const uint32_t mask = (1U << rows.bits) - 1;
  uint32_t words[4] = {};
  const int steps = shape.bits == 4 ? 4 : 2;
  for (int step = 0; step < steps; ++step) {
    const int64_t first_input = place.input(shape, step);
    if (first_input >= rows.inputs) break;
    for (int lower = 0; lower < 2; ++lower) {
      const int64_t output = place.output(lower);
      if (output >= rows.outputs) continue;
      for (int i = 0; i < 4; ++i) {
        const uint32_t code = rows.codes[output * rows.inputs + first_input + i] & mask;
        const PackedPlace at = PlaceOf(shape, pieces, output, first_input + i);
        words[at.word % 4] |= (code + shift) << at.shift;
      }
    }
  }
  reinterpret_cast<uint4*>(to)[ThreadIndex()] = make_uint4(words[0], words[1], words[2], words[3]);
}

template <typename To>
__global__ void WidenGrouped(CodeRows rows, const float* terms, int64_t group_inputs, To* to) {
  const int64_t output = blockIdx.x;
  const int64_t groups = rows.inputs / group_inputs;
  const int mask = (1 << rows.bits) - 1;
  for (int64_t input = threadIdx.x; input < rows.inputs; input += blockDim.x) {
    const float* term = terms + (output * groups + input / group_inputs) * 3;
    const int64_t at = output * rows.inputs + input;
    const float code = static_cast<float>(rows.codes[at] & mask) - term[1];
    // A product is rounded before it is subtracted from, as the formula says.
    to[at] = Narrow<To>(__fsub_rn(__fmul_rn(term[0], code), term[2]));
  }
}

// The code of the layout's word of a step and operand register (packed_layout.h).
__device__ __forceinline__ uint32_t CodeIn(const uint4& words, int bits, int step, int operand,
                                           int half) {
  const int index = bits == 4 ? step : 2 * step + operand / 2;
  const uint32_t word = index == 0   ? words.x
                        : index == 1 ? words.y
                        : index == 2 ? words.z
                                     : words.w;
  return bits == 4 ? word >> (4 * (operand + 4 * half)) & 15U
                   : word >> (8 * (operand % 2 + 2 * half)) & 255U;
}

template <int kBits>
__global__ void ExpandPacked(PackedView weight, int64_t pieces, int64_t groups, int64_t first_tile,
                             int64_t outputs, __nv_bfloat16* to) {
  constexpr int kSteps = 4 * 4 / kBits;
  constexpr int kCentre = 1 << (kBits - 1);
  const LanePlace place(ThreadIndex(), pieces);
  if (place.tile * kPackedTileOutputs >= outputs) return;
  const int64_t first_output = first_tile * kPackedTileOutputs;
  const uint4 words =
      reinterpret_cast<const uint4*>(weight.codes)[first_tile * pieces * 32 + ThreadIndex()];
#pragma unroll
  for (int lower = 0; lower < 2; ++lower) {
    const int64_t output = place.output(lower);
    if (output >= outputs) continue;
    const float factor = weight.factors[first_output + output];
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      const int64_t input = place.input(weight.shape, step);
      if (input >= weight.shape.inputs) break;
      const int64_t group = input / weight.shape.group_inputs;
      const float2 pair = PairOf(weight.scales[ScalePlaceOf(groups, first_output + output, group)]);
      float values[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const uint32_t code = CodeIn(words, kBits, step, i / 2 * 2 + lower, i % 2);
        values[i] = ValueOf(code, kCentre, pair, factor);
      }
      Store(values, to + output * weight.shape.inputs + input);
    }
  }
}

// A token a thread block.
__global__ void EmbedPacked(PackedView table, int64_t pieces, int64_t groups,
                            const int32_t* token_ids, const int32_t* last_tokens, float scale,
                            float* out) {
  int64_t id = token_ids[blockIdx.x];
  if (id < 0) id = last_tokens[-1 - id];
  const int64_t hidden = table.shape.inputs;
  const uint32_t mask = (1U << table.shape.bits) - 1;
  const int centre = 1 << (table.shape.bits - 1);
  const float factor = table.factors[id];
  for (int64_t input = threadIdx.x; input < hidden; input += blockDim.x) {
    const PackedPlace place = PlaceOf(table.shape, pieces, id, input);
    const uint32_t code = table.codes[place.word] >> place.shift & mask;
    const float2 pair =
        PairOf(table.scales[ScalePlaceOf(groups, id, input / table.shape.group_inputs)]);
    out[blockIdx.x * hidden + input] = ValueOf(code, centre, pair, factor) * scale;
  }
}

}  // namespace

cudaError_t LaunchPackCodes(const CodeRows& rows, const PackedShape& shape, int shift, uint32_t* to,
                            cudaStream_t stream) {
  const int64_t tiles = (rows.outputs + kPackedTileOutputs - 1) / kPackedTileOutputs;
  if (tiles * rows.inputs == 0) return cudaSuccess;
  const int64_t pieces = shape.pieces();
  PackCodes<<<BlocksOf(tiles * pieces * 32), kPackedThreads, 0, stream>>>(rows, shape, shift,
                                                                          pieces, to);
  return cudaGetLastError();
}

cudaError_t LaunchWidenGrouped(const CodeRows& rows, const float* terms, int64_t group_inputs,
                               DType to_dtype, void* to, cudaStream_t stream) {
  if (rows.outputs * rows.inputs == 0) return cudaSuccess;
  WithElement(to_dtype, [&](auto element) {
    WidenGrouped<<<static_cast<unsigned>(rows.outputs), kPackedThreads, 0, stream>>>(
        rows, terms, group_inputs, static_cast<decltype(element)*>(to));
  });
  return cudaGetLastError();
}

cudaError_t LaunchExpandPacked(const PackedView& weight, int64_t first, int64_t outputs, void* to,
                               cudaStream_t stream) {
  const int64_t tiles = (outputs + kPackedTileOutputs - 1) / kPackedTileOutputs;
  if (tiles * weight.shape.inputs == 0) return cudaSuccess;
  const int64_t pieces = weight.shape.pieces();
  const auto kernel = weight.shape.bits == 4 ? ExpandPacked<4> : ExpandPacked<8>;
  kernel<<<BlocksOf(tiles * pieces * 32), kPackedThreads, 0, stream>>>(
      weight, pieces, weight.shape.groups(), first / kPackedTileOutputs, outputs,
      static_cast<__nv_bfloat16*>(to));
  return cudaGetLastError();
}

cudaError_t LaunchEmbedPacked(const PackedView& table, const EmbedLaunch& args,
                              cudaStream_t stream) {
  if (args.out.elements() == 0) return cudaSuccess;
  EmbedPacked<<<static_cast<unsigned>(args.out.shape[0]), kPackedThreads, 0, stream>>>(
      table, table.shape.pieces(), table.shape.groups(), args.token_ids, args.last_tokens,
      args.scale, args.out.as<float>());
  return cudaGetLastError();
}

}  // namespace longspan::cuda

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <type_traits>

#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/ops/float8.cuh"
#include "kernels/cuda/ops/glu_activation.cuh"
#include "kernels/cuda/ops/pointwise.h"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 256;
constexpr int kWide = 4;
constexpr int kMostNormThreads = 512;
constexpr unsigned kFewTokens = 128;

// Whether rows of `columns` may be read and written four elements at a time.
bool IsWide(int64_t columns, std::initializer_list<const void*> arrays) {
  uintptr_t bits = static_cast<uintptr_t>(columns) * 4;
  for (const void* array : arrays) bits |= reinterpret_cast<uintptr_t>(array);
  return bits % 16 == 0;
}

unsigned Blocks(int64_t threads) {
  return static_cast<unsigned>((threads + kThreads - 1) / kThreads);
}

template <int kWidth, typename Element>
__global__ void Embed(const Element* table, const int32_t* token_ids, const int32_t* last_tokens,
                      int64_t hidden, float scale, float* out) {
  int64_t id = token_ids[blockIdx.x];
  if (id < 0) id = last_tokens[-1 - id];
  const Element* from = table + id * hidden;
  float* to = out + blockIdx.x * hidden;
  for (int64_t column = threadIdx.x * kWidth; column < hidden; column += blockDim.x * kWidth) {
    float values[kWidth];
    Load(from + column, values);
#pragma unroll
    for (int i = 0; i < kWidth; ++i) values[i] *= scale;
    Store(values, to + column);
  }
}

// Rows that fit a thread block's registers: a thread holds kPacks packs between the sum and what is
// made of it.
template <int kPacks, bool kFloat8, typename Delta, typename Element>
__global__ void __launch_bounds__(kMostNormThreads, 6 / kPacks)
    RmsNorm(float* residual, const Delta* delta, float delta_scale, const float* weight,
            float epsilon, int hidden, Element* out, Float8Beside beside) {
  AllowNextKernel();
  const int64_t row = int64_t{blockIdx.x} * hidden;
  const auto column = [&](int pack) {
    return static_cast<int>(pack * blockDim.x + threadIdx.x) * kWide;
  };
  float weights[kPacks][kWide];
#pragma unroll
  for (int pack = 0; pack < kPacks; ++pack) {
    if (column(pack) < hidden) Load(weight + column(pack), weights[pack]);
  }
  WaitForEarlierWork();
  float values[kPacks][kWide];
  float added[kPacks][kWide] = {};
#pragma unroll
  for (int pack = 0; pack < kPacks; ++pack) {
    if (column(pack) >= hidden) continue;
    Load(residual + row + column(pack), values[pack]);
    if (delta != nullptr) Load(delta + row + column(pack), added[pack]);
  }
  float sum = 0.0F;
#pragma unroll
  for (int pack = 0; pack < kPacks; ++pack) {
    if (column(pack) >= hidden) continue;
#pragma unroll
    for (int i = 0; i < kWide; ++i) {
      values[pack][i] = fmaf(delta_scale, added[pack][i], values[pack][i]);
      sum = fmaf(values[pack][i], values[pack][i], sum);
    }
    if (delta != nullptr) Store(values[pack], residual + row + column(pack));
  }
  const float mean_square = BlockReduce(sum, Sum()) / static_cast<float>(hidden);
  const float scale = 1.0F / sqrtf(mean_square + epsilon);
#pragma unroll
  for (int pack = 0; pack < kPacks; ++pack) {
    if (column(pack) >= hidden) continue;
#pragma unroll
    for (int i = 0; i < kWide; ++i) values[pack][i] *= scale * weights[pack][i];
    Store(values[pack], out + row + column(pack));
  }
  if constexpr (kFloat8) {
    uint32_t largest = 0;
#pragma unroll
    for (int pack = 0; pack < kPacks; ++pack) {
      if (column(pack) >= hidden) continue;
#pragma unroll
      for (int i = 0; i < kWide; ++i) values[pack][i] = Rounded<Element>(values[pack][i]);
      largest = max(largest, LargestMagnitude(values[pack]));
    }
    const float float8_scale = ScaleToFloat8(BlockReduce(largest, Largest()));
    const float inverse = __frcp_rn(float8_scale);
#pragma unroll
    for (int pack = 0; pack < kPacks; ++pack) {
      if (column(pack) >= hidden) continue;
      StoreFloat8(values[pack], inverse, beside.values + row + column(pack));
    }
    if (threadIdx.x == 0) beside.scales[blockIdx.x] = float8_scale;
  }
}

// Rows of any length and alignment.
template <typename Delta, typename Element>
__global__ void RmsNormOfAny(float* residual, const Delta* delta, float delta_scale,
                             const float* weight, float epsilon, int64_t hidden, Element* out) {
  residual += blockIdx.x * hidden;
  out += blockIdx.x * hidden;
  float sum = 0.0F;
  for (int64_t column = threadIdx.x; column < hidden; column += blockDim.x) {
    float value = residual[column];
    if (delta != nullptr) {
      value = fmaf(delta_scale, Widen(delta[blockIdx.x * hidden + column]), value);
      residual[column] = value;
    }
    sum = fmaf(value, value, sum);
  }
  const float mean_square = BlockReduce(sum, Sum()) / static_cast<float>(hidden);
  const float scale = 1.0F / sqrtf(mean_square + epsilon);
  for (int64_t column = threadIdx.x; column < hidden; column += blockDim.x) {
    out[column] = Narrow<Element>(residual[column] * (scale * weight[column]));
  }
}

// Grid (tokens, parts of a row).
template <typename Activation, int kWidth, typename From, typename Element>
__global__ void Glu(const From* gate_up, int64_t mlp, Element* out) {
  AllowNextKernel();
  WaitForEarlierWork();
  const int64_t token = blockIdx.x;
  const int64_t column = (int64_t{blockIdx.y} * blockDim.x + threadIdx.x) * kWidth;
  if (column >= mlp) return;
  const From* gates = gate_up + token * 2 * mlp + column;
  float gate[kWidth];
  float up[kWidth];
  Load(gates, gate);
  Load(gates + mlp, up);
#pragma unroll
  for (int i = 0; i < kWidth; ++i) {
    gate[i] = Gated<Activation>(gate[i], up[i]);
  }
  Store(gate, out + token * mlp + column);
}

// Grid (tokens, parts of a row).
template <int kWidth, typename Element>
__global__ void GateHeads(const float* logits, int64_t token_stride, int head_stride, int columns,
                          int head_dim, Element* heads) {
  AllowNextKernel();
  WaitForEarlierWork();
  const int64_t token = blockIdx.x;
  const int column = static_cast<int>(blockIdx.y * blockDim.x + threadIdx.x) * kWidth;
  if (column >= columns) return;
  const float logit = logits[token * token_stride + column / head_dim * head_stride];
  const float gate = 1.0F / (1.0F + expf(-logit));
  float values[kWidth];
  Load(heads + token * columns + column, values);
#pragma unroll
  for (int i = 0; i < kWidth; ++i) values[i] *= gate;
  Store(values, heads + token * columns + column);
}

// Rows as runs of units of any size, a piece of a row for each thread block: rows of hidden states
// are short, those of logits are not.
constexpr int64_t kPieceUnits = 4 * kThreads;

template <typename Unit>
__global__ void GatherRows(const Unit* x, const int32_t* indices, const int32_t* places,
                           int64_t row_units, Unit* out) {
  const int64_t place = places == nullptr ? blockIdx.x : places[blockIdx.x];
  const Unit* from = x + indices[blockIdx.x] * row_units;
  Unit* to = out + place * row_units;
  const int64_t begin = blockIdx.y * kPieceUnits;
  const int64_t end = min(begin + kPieceUnits, row_units);
  for (int64_t unit = begin + threadIdx.x; unit < end; unit += kThreads) to[unit] = from[unit];
}

template <typename Unit>
void QueueGatherRows(const GatherRowsLaunch& args, int64_t row_bytes, cudaStream_t stream) {
  const int64_t row_units = row_bytes / static_cast<int64_t>(sizeof(Unit));
  const auto pieces = static_cast<unsigned>((row_units + kPieceUnits - 1) / kPieceUnits);
  GatherRows<<<dim3(args.rows, pieces), kThreads, 0, stream>>>(
      args.x.as<const Unit>(), args.indices, args.places, row_units, args.out.as<Unit>());
}

template <typename Element, typename Out>
__global__ void PlainProduct(const Element* x, const Element* weight, const float* bias,
                             int64_t inputs, int64_t outputs, int64_t count, Out* y,
                             int64_t y_stride) {
  const int64_t index = (int64_t{blockIdx.x} * blockDim.x + threadIdx.x) / 32;
  if (index >= count) return;
  const int64_t output = index % outputs;
  const Element* row = x + index / outputs * inputs;
  const Element* column = weight + output * inputs;
  float sum = 0.0F;
  for (int64_t input = threadIdx.x % 32; input < inputs; input += 32) {
    sum = fmaf(Widen(row[input]), Widen(column[input]), sum);
  }
  sum = WarpReduce(sum, Sum());
  if (threadIdx.x % 32 == 0) {
    y[index / outputs * y_stride + output] =
        Narrow<Out>(sum + (bias == nullptr ? 0.0F : bias[output]));
  }
}

template <int kWidth>
__global__ void RoundToBf16(const float* from, int64_t count, __nv_bfloat16* to) {
  const int64_t index = (int64_t{blockIdx.x} * blockDim.x + threadIdx.x) * kWidth;
  if (index >= count) return;
  float values[kWidth];
  Load(from + index, values);
  Store(values, to + index);
}

template <typename Element>
void EmbedAs(const EmbedLaunch& args, cudaStream_t stream) {
  const int64_t hidden = args.table.shape[1];
  const auto kernel =
      IsWide(hidden, {args.table.data, args.out.data}) ? Embed<kWide, Element> : Embed<1, Element>;
  kernel<<<static_cast<unsigned>(args.out.shape[0]), kThreads, 0, stream>>>(
      args.table.as<const Element>(), args.token_ids, args.last_tokens, hidden, args.scale,
      args.out.as<float>());
}

template <int kPacks, bool kFloat8, typename Delta, typename Element>
cudaError_t NormInRegisters(const RmsNormLaunch& args, cudaStream_t stream) {
  constexpr int64_t kWarpColumns = 32 * kPacks * kWide;
  const int64_t hidden = args.residual.shape[1];
  const auto warps = static_cast<unsigned>((hidden + kWarpColumns - 1) / kWarpColumns);
  return LaunchEarly(RmsNorm<kPacks, kFloat8, Delta, Element>,
                     {static_cast<unsigned>(args.residual.shape[0]), warps * 32}, stream,
                     args.residual.as<float>(), args.delta.as<const Delta>(), args.delta_scale,
                     args.weight.as<const float>(), args.epsilon, static_cast<int>(hidden),
                     args.out.as<Element>(), args.beside);
}

template <int kPacks, typename Delta, typename Element>
cudaError_t NormInRegisters(const RmsNormLaunch& args, cudaStream_t stream) {
  if constexpr (std::is_same_v<Element, __nv_bfloat16>) {
    if (args.beside.values != nullptr) {
      return NormInRegisters<kPacks, true, Delta, Element>(args, stream);
    }
  }
  return NormInRegisters<kPacks, false, Delta, Element>(args, stream);
}

// Whether rows fit a thread block's registers.
bool FitsRegisters(const RmsNormLaunch& args) {
  const int64_t hidden = args.residual.shape[1];
  return hidden <= 4 * kWide * kMostNormThreads &&
         IsWide(hidden, {args.residual.data, args.delta.data, args.weight.data, args.out.data});
}

template <typename Activation>
cudaError_t GluAs(const GluLaunch& args, cudaStream_t stream) {
  const auto tokens = static_cast<unsigned>(args.out.shape[0]);
  const int64_t mlp = args.out.shape[1];
  cudaError_t status = cudaSuccess;
  WithElements(args.gate_up.dtype, args.out.dtype, [&](auto from, auto element) {
    using From = decltype(from);
    using Element = decltype(element);
    // 16 bytes at a time; half of it where more threads make few tokens end sooner.
    constexpr int kWidth = 16 / std::max(sizeof(From), sizeof(Element));
    const bool wide = mlp % kWidth == 0 && IsWide(mlp, {args.gate_up.data, args.out.data});
    const bool few = wide && tokens <= kFewTokens;
    const int width = few ? kWidth / 2 : wide ? kWidth : 1;
    const auto kernel = few    ? Glu<Activation, kWidth / 2, From, Element>
                        : wide ? Glu<Activation, kWidth, From, Element>
                               : Glu<Activation, 1, From, Element>;
    status = LaunchEarly(kernel, {dim3(tokens, Blocks(mlp / width)), kThreads}, stream,
                         args.gate_up.as<const From>(), mlp, args.out.as<Element>());
  });
  return status;
}

}  // namespace

cudaError_t LaunchEmbed(const EmbedLaunch& args, cudaStream_t stream) {
  if (args.out.elements() == 0) return cudaSuccess;
  if (args.table.dtype == DType::kF16) {
    EmbedAs<__half>(args, stream);
  } else {
    WithElement(args.table.dtype, [&](auto element) { EmbedAs<decltype(element)>(args, stream); });
  }
  return cudaGetLastError();
}

cudaError_t LaunchRmsNorm(const RmsNormLaunch& args, cudaStream_t stream) {
  if (args.residual.elements() == 0) return cudaSuccess;
  const int64_t hidden = args.residual.shape[1];
  const bool fits = FitsRegisters(args);
  cudaError_t status = cudaSuccess;
  // By the length of a row alone, so that its sum has one order.
  WithElements(args.delta.dtype, args.out.dtype, [&](auto delta, auto element) {
    using Delta = decltype(delta);
    using Element = decltype(element);
    if (fits && hidden <= 2 * kWide * kMostNormThreads) {
      status = NormInRegisters<2, Delta, Element>(args, stream);
    } else if (fits) {
      status = NormInRegisters<4, Delta, Element>(args, stream);
    } else {
      RmsNormOfAny<<<static_cast<unsigned>(args.residual.shape[0]), kThreads, 0, stream>>>(
          args.residual.as<float>(), args.delta.as<const Delta>(), args.delta_scale,
          args.weight.as<const float>(), args.epsilon, hidden, args.out.as<Element>());
      status = cudaGetLastError();
    }
  });
  return status;
}

bool RmsNormWritesFloat8(const RmsNormLaunch& args) {
  return args.out.dtype == DType::kBf16 && FitsRegisters(args);
}

cudaError_t LaunchGlu(const GluLaunch& args, cudaStream_t stream) {
  if (args.out.elements() == 0) return cudaSuccess;
  if (args.beside.values != nullptr) return LaunchGluWithFloat8(args, stream);
  return args.gelu_tanh ? GluAs<GeluTanh>(args, stream) : GluAs<Silu>(args, stream);
}

cudaError_t LaunchGateHeads(const GateHeadsLaunch& args, cudaStream_t stream) {
  if (args.heads.elements() == 0) return cudaSuccess;
  const auto tokens = static_cast<unsigned>(args.heads.shape[0]);
  const auto head_dim = static_cast<int>(args.heads.shape[2]);
  const int columns = static_cast<int>(args.heads.shape[1]) * head_dim;
  const bool wide = IsWide(head_dim, {args.heads.data});
  return WithElement(args.heads.dtype, [&](auto element) {
    using Element = decltype(element);
    const auto kernel = wide ? GateHeads<kWide, Element> : GateHeads<1, Element>;
    return LaunchEarly(kernel, {dim3(tokens, Blocks(columns / (wide ? kWide : 1))), kThreads},
                       stream, args.logits, args.token_stride, args.head_stride, columns, head_dim,
                       args.heads.as<Element>());
  });
}

cudaError_t LaunchGatherRows(const GatherRowsLaunch& args, cudaStream_t stream) {
  const int64_t row_bytes = args.x.shape[1] * static_cast<int64_t>(SizeBytes(args.x.dtype));
  if (args.rows == 0 || row_bytes == 0) return cudaSuccess;
  if (IsWide(row_bytes / 4, {args.x.data, args.out.data}) && row_bytes % 16 == 0) {
    QueueGatherRows<int4>(args, row_bytes, stream);
  } else {
    QueueGatherRows<uint16_t>(args, row_bytes, stream);
  }
  return cudaGetLastError();
}

cudaError_t LaunchPlainProduct(const PlainProductLaunch& launch, cudaStream_t stream) {
  const int64_t count = launch.x.shape[0] * launch.outputs;
  if (count == 0) return cudaSuccess;
  WithElements(launch.x.dtype, launch.y_dtype, [&](auto element, auto out) {
    using Element = decltype(element);
    PlainProduct<<<Blocks(32 * count), kThreads, 0, stream>>>(
        launch.x.as<const Element>(), static_cast<const Element*>(launch.weight), launch.bias,
        launch.x.shape[1], launch.outputs, count, static_cast<decltype(out)*>(launch.y),
        launch.y_stride);
  });
  return cudaGetLastError();
}

cudaError_t LaunchRoundToBf16(const float* from, int64_t count, void* to, cudaStream_t stream) {
  if (count == 0) return cudaSuccess;
  const bool wide = IsWide(count, {from, to});
  const auto kernel = wide ? RoundToBf16<kWide> : RoundToBf16<1>;
  kernel<<<Blocks(count / (wide ? kWide : 1)), kThreads, 0, stream>>>(
      from, count, static_cast<__nv_bfloat16*>(to));
  return cudaGetLastError();
}

}  // namespace longspan::cuda

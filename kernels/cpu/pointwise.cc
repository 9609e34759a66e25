#include "kernels/cpu/pointwise.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/pointwise.cc"
#include <hwy/foreach_target.h>
// Behind foreach_target.h, which sets the target they compile for.
#include <hwy/contrib/math/math-inl.h>
#include <hwy/highway.h>

#include "kernels/cpu/bf16.h"

HWY_BEFORE_NAMESPACE();
namespace longspan::cpu::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using Floats = hn::ScalableTag<float>;
using Words = hn::RebindToUnsigned<Floats>;
using Halves = hn::Rebind<uint16_t, Floats>;
using Vector = hn::Vec<Floats>;

// Row lengths need not be whole vectors. The last one is padded with zeros in a buffer of its own,
// so that every number goes through the same instructions wherever it stands.
constexpr size_t kMostLanes = HWY_MAX_BYTES / sizeof(float);

Vector LoadWide(const uint16_t* from, hwy::bfloat16_t) {
  const auto wide = hn::PromoteTo(Words(), hn::LoadU(Halves(), from));
  return hn::BitCast(Floats(), hn::ShiftLeft<16>(wide));
}

Vector LoadWide(const uint16_t* from, hwy::float16_t) {
  const hn::Rebind<hwy::float16_t, Floats> halves;
  return hn::PromoteTo(Floats(), hn::LoadU(halves, reinterpret_cast<const hwy::float16_t*>(from)));
}

// To nearest, ties to even; a NaN keeps its upper half and is made quiet.
void Store(Vector value, uint16_t* to) {
  const Words words;
  const auto bits = hn::BitCast(words, value);
  const auto upper = hn::ShiftRight<16>(bits);
  const auto odd = hn::And(upper, hn::Set(words, 1));
  const auto rounded = hn::ShiftRight<16>(hn::Add(bits, hn::Add(hn::Set(words, 0x7fff), odd)));
  const auto quiet = hn::Or(upper, hn::Set(words, 0x40));
  const auto chosen = hn::IfThenElse(hn::RebindMask(words, hn::IsNaN(value)), quiet, rounded);
  const hn::RebindToSigned<Words> integers;
  hn::StoreU(hn::DemoteTo(Halves(), hn::BitCast(integers, chosen)), Halves(), to);
}

void Store(Vector value, float* to) { hn::StoreU(value, Floats(), to); }

// The vector at `index`, zeros standing where the row has ended.
Vector LoadPart(const float* from, int64_t index, int64_t count) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  if (index + lanes <= count) return hn::LoadU(Floats(), from + index);
  float padded[kMostLanes] = {};
  std::memcpy(padded, from + index, (count - index) * sizeof(float));
  return hn::LoadU(Floats(), padded);
}

template <typename Element>
void StorePart(Vector value, Element* to, int64_t index, int64_t count) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  if (index + lanes <= count) {
    Store(value, to + index);
    return;
  }
  Element padded[kMostLanes];
  Store(value, padded);
  std::memcpy(to + index, padded, (count - index) * sizeof(Element));
}

template <typename Type>
void WidenHalves(const uint16_t* from, int64_t count, float* to) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  for (int64_t index = 0; index < count; index += lanes) {
    if (index + lanes <= count) {
      Store(LoadWide(from + index, Type()), to + index);
    } else {
      uint16_t padded[kMostLanes] = {};
      std::memcpy(padded, from + index, (count - index) * sizeof(uint16_t));
      StorePart(LoadWide(padded, Type()), to, index, count);
    }
  }
}

void WidenBf16(const uint16_t* from, int64_t count, float* to) {
  WidenHalves<hwy::bfloat16_t>(from, count, to);
}

void WidenF16(const uint16_t* from, int64_t count, float* to) {
  WidenHalves<hwy::float16_t>(from, count, to);
}

void RoundToBf16(const float* from, int64_t count, uint16_t* to) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  for (int64_t index = 0; index < count; index += lanes) {
    StorePart(LoadPart(from, index, count), to, index, count);
  }
}

double SumOfExponentials(const float* x, int64_t count, float shift) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  // Short fp32 sums, gathered in double: exact enough for any vocabulary, and fast.
  constexpr int64_t kVectorsPerSum = 64;
  double total = 0.0;
  int64_t index = 0;
  while (index + lanes <= count) {
    Vector sum = hn::Zero(Floats());
    const int64_t end = std::min(count - lanes + 1, index + kVectorsPerSum * lanes);
    for (; index < end; index += lanes) {
      const Vector value = hn::LoadU(Floats(), x + index);
      sum = hn::Add(sum, hn::Exp(Floats(), hn::Sub(value, hn::Set(Floats(), shift))));
    }
    total += hn::GetLane(hn::SumOfLanes(Floats(), sum));
  }
  for (; index < count; ++index) total += std::exp(x[index] - shift);
  return total;
}

void Scale(float* x, float factor, int64_t count) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  for (int64_t index = 0; index < count; index += lanes) {
    StorePart(hn::Mul(LoadPart(x, index, count), hn::Set(Floats(), factor)), x, index, count);
  }
}

// residual += delta_scale * delta; returns the sum of the squares.
float AddAndSumSquares(float* residual, const float* delta, float delta_scale, int64_t hidden) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  Vector sum = hn::Zero(Floats());
  for (int64_t index = 0; index < hidden; index += lanes) {
    Vector value = LoadPart(residual, index, hidden);
    if (delta != nullptr) {
      const Vector scaled = hn::Mul(LoadPart(delta, index, hidden), hn::Set(Floats(), delta_scale));
      value = hn::Add(value, scaled);
      StorePart(value, residual, index, hidden);
    }
    sum = hn::MulAdd(value, value, sum);
  }
  return hn::GetLane(hn::SumOfLanes(Floats(), sum));
}

template <typename Element>
void NormRow(const float* x, float sum_of_squares, const float* weight, float epsilon,
             int64_t count, Element* out) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  const float mean_square = sum_of_squares / static_cast<float>(count);
  const Vector scale = hn::Set(Floats(), 1.0F / std::sqrt(mean_square + epsilon));
  for (int64_t index = 0; index < count; index += lanes) {
    const Vector normed = hn::Mul(LoadPart(x, index, count), scale);
    StorePart(hn::Mul(normed, LoadPart(weight, index, count)), out, index, count);
  }
}

void RmsNormRowToBf16(float* residual, const float* delta, float delta_scale, const float* weight,
                      float epsilon, int64_t hidden, uint16_t* out) {
  const float sum_of_squares = AddAndSumSquares(residual, delta, delta_scale, hidden);
  NormRow(residual, sum_of_squares, weight, epsilon, hidden, out);
}

void RmsNormRowToF32(float* residual, const float* delta, float delta_scale, const float* weight,
                     float epsilon, int64_t hidden, float* out) {
  const float sum_of_squares = AddAndSumSquares(residual, delta, delta_scale, hidden);
  NormRow(residual, sum_of_squares, weight, epsilon, hidden, out);
}

// Both activations are x / (1 + exp(e)). Exp is defined up to 88, where the quotient is 1e-37 of x
// already.
struct Silu {
  static Vector Exponent(Vector x) { return hn::Neg(x); }
};

// (1 + tanh(u)) / 2 = 1 / (1 + exp(-2 u)). The cube may leave the range of fp32: below -88, where
// the sum is 1 already, exp is not asked.
struct GeluTanh {
  static Vector Exponent(Vector x) {
    const Vector cubic = hn::Mul(hn::Mul(x, x), hn::Set(Floats(), 0.044715F));
    const Vector u = hn::Mul(hn::MulAdd(cubic, x, x), hn::Set(Floats(), 0.797884561F));
    return hn::Max(hn::Mul(u, hn::Set(Floats(), -2.0F)), hn::Set(Floats(), -88.0F));
  }
};

template <typename Activation, typename Element>
void GluRow(const float* gate, const float* up, int64_t mlp, Element* out) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  const Vector one = hn::Set(Floats(), 1.0F);
  for (int64_t index = 0; index < mlp; index += lanes) {
    const Vector x = LoadPart(gate, index, mlp);
    const Vector exponent = hn::Min(Activation::Exponent(x), hn::Set(Floats(), 88.0F));
    const Vector activated = hn::Div(x, hn::Add(one, hn::Exp(Floats(), exponent)));
    StorePart(hn::Mul(activated, LoadPart(up, index, mlp)), out, index, mlp);
  }
}

template <typename Element>
void GluRowOf(GluActivation activation, const float* gate, const float* up, int64_t mlp,
              Element* out) {
  switch (activation) {
    case GluActivation::kSilu:
      return GluRow<Silu>(gate, up, mlp, out);
    case GluActivation::kGeluTanh:
      return GluRow<GeluTanh>(gate, up, mlp, out);
  }
}

void GluRowToBf16(GluActivation activation, const float* gate, const float* up, int64_t mlp,
                  uint16_t* out) {
  GluRowOf(activation, gate, up, mlp, out);
}

void GluRowToF32(GluActivation activation, const float* gate, const float* up, int64_t mlp,
                 float* out) {
  GluRowOf(activation, gate, up, mlp, out);
}

void RmsNormHead(const float* x, const float* weight, float epsilon, int64_t head_dim, float* out) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(Floats()));
  Vector sum = hn::Zero(Floats());
  for (int64_t index = 0; index < head_dim; index += lanes) {
    const Vector value = LoadPart(x, index, head_dim);
    sum = hn::MulAdd(value, value, sum);
  }
  NormRow(x, hn::GetLane(hn::SumOfLanes(Floats(), sum)), weight, epsilon, head_dim, out);
}

}  // namespace longspan::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace longspan::cpu {

HWY_EXPORT(WidenBf16);
HWY_EXPORT(WidenF16);
HWY_EXPORT(RoundToBf16);
HWY_EXPORT(SumOfExponentials);
HWY_EXPORT(Scale);
HWY_EXPORT(RmsNormHead);
HWY_EXPORT(RmsNormRowToBf16);
HWY_EXPORT(RmsNormRowToF32);
HWY_EXPORT(GluRowToBf16);
HWY_EXPORT(GluRowToF32);

namespace {

// Numbers a task should treat at least, so that dealing it out costs little beside it.
constexpr int64_t kNumbersPerTask = 16384;

// Calls body(row) for all rows, some rows a task.
template <typename Body>
void ForEachRow(int64_t rows, int64_t numbers_per_row, ThreadPool& pool, const Body& body) {
  const int64_t rows_per_task =
      std::max<int64_t>(1, kNumbersPerTask / std::max<int64_t>(1, numbers_per_row));
  pool.ParallelFor((rows + rows_per_task - 1) / rows_per_task, [&](int64_t task, int) {
    const int64_t end = std::min(rows, (task + 1) * rows_per_task);
    for (int64_t row = task * rows_per_task; row < end; ++row) body(row);
  });
}

}  // namespace

void Widen(const void* from, DType dtype, int64_t count, float* to) {
  if (dtype == DType::kBf16) {
    HWY_DYNAMIC_DISPATCH(WidenBf16)(static_cast<const uint16_t*>(from), count, to);
  } else if (dtype == DType::kF16) {
    HWY_DYNAMIC_DISPATCH(WidenF16)(static_cast<const uint16_t*>(from), count, to);
  } else {
    std::memcpy(to, from, count * sizeof(float));
  }
}

void Round(const float* from, DType dtype, int64_t count, void* to) {
  if (dtype == DType::kBf16) {
    HWY_DYNAMIC_DISPATCH(RoundToBf16)(from, count, static_cast<uint16_t*>(to));
  } else {
    std::memcpy(to, from, count * sizeof(float));
  }
}

double SumOfExponentials(absl::Span<const float> x, float shift) {
  return HWY_DYNAMIC_DISPATCH(SumOfExponentials)(x.data(), static_cast<int64_t>(x.size()), shift);
}

void Embed(const EmbedArgs& args, absl::Span<const int32_t> token_ids, ThreadPool& pool) {
  const TensorView& table = args.table.stored;
  const int64_t hidden = table.shape[1];
  const int64_t row_bytes = hidden * static_cast<int64_t>(SizeBytes(table.dtype));
  const auto read = [&](int32_t token_id, float* row) {
    Widen(table.as<const char>() + token_id * row_bytes, table.dtype, hidden, row);
  };
  Embed(args, token_ids, read, pool);
}

void Embed(const EmbedArgs& args, absl::Span<const int32_t> token_ids, ReadTableRow read,
           ThreadPool& pool) {
  const int64_t hidden = args.out.shape[1];
  ForEachRow(static_cast<int64_t>(token_ids.size()), hidden, pool, [&](int64_t row) {
    float* out = args.out.as<float>() + row * hidden;
    read(token_ids[row], out);
    if (args.scale != 1.0F) HWY_DYNAMIC_DISPATCH(Scale)(out, args.scale, hidden);
  });
}

void RmsNormHead(const float* x, const float* weight, float epsilon, int64_t head_dim, float* out) {
  HWY_DYNAMIC_DISPATCH(RmsNormHead)(x, weight, epsilon, head_dim, out);
}

void RmsNorm(const RmsNormArgs& args, ThreadPool& pool) {
  const int64_t hidden = args.residual.shape[1];
  ForEachRow(args.residual.shape[0], hidden, pool, [&](int64_t row) {
    float* residual = args.residual.as<float>() + row * hidden;
    const float* delta =
        args.delta.data == nullptr ? nullptr : args.delta.as<float>() + row * hidden;
    const float* weight = args.weight.as<float>();
    if (args.out.dtype == DType::kBf16) {
      HWY_DYNAMIC_DISPATCH(RmsNormRowToBf16)
      (residual, delta, args.delta_scale, weight, args.epsilon, hidden,
       args.out.as<uint16_t>() + row * hidden);
    } else {
      HWY_DYNAMIC_DISPATCH(RmsNormRowToF32)
      (residual, delta, args.delta_scale, weight, args.epsilon, hidden,
       args.out.as<float>() + row * hidden);
    }
  });
}

void Glu(const GluArgs& args, ThreadPool& pool) {
  const int64_t mlp = args.out.shape[1];
  ForEachRow(args.out.shape[0], 2 * mlp, pool, [&](int64_t row) {
    const float* gate = args.gate_up.as<float>() + row * 2 * mlp;
    if (args.out.dtype == DType::kBf16) {
      HWY_DYNAMIC_DISPATCH(GluRowToBf16)
      (args.activation, gate, gate + mlp, mlp, args.out.as<uint16_t>() + row * mlp);
    } else {
      HWY_DYNAMIC_DISPATCH(GluRowToF32)
      (args.activation, gate, gate + mlp, mlp, args.out.as<float>() + row * mlp);
    }
  });
}

void GateHeads(const GateHeadsArgs& args, ThreadPool& pool) {
  const int64_t heads = args.heads.shape[1];
  const int64_t head_dim = args.heads.shape[2];
  ForEachRow(args.heads.shape[0], heads * head_dim, pool, [&](int64_t row) {
    const float* logits =
        args.projections.as<float>() + row * args.projections.shape[1] + args.gate_column;
    for (int64_t head = 0; head < heads; ++head) {
      const float gate = 1.0F / (1.0F + std::exp(-logits[head * args.gate_stride]));
      const int64_t first = (row * heads + head) * head_dim;
      for (int64_t i = first; i < first + head_dim; ++i) {
        const float gated = LoadWide(args.heads.data, args.heads.dtype, i) * gate;
        StoreRounded(args.heads.data, args.heads.dtype, i, gated);
      }
    }
  });
}

void GatherRows(const GatherRowsArgs& args, ThreadPool& pool) {
  const int64_t hidden = args.x.shape[1];
  const size_t row_bytes = hidden * SizeBytes(args.x.dtype);
  ForEachRow(static_cast<int64_t>(args.indices.size()), hidden, pool, [&](int64_t row) {
    const int64_t place = args.places.empty() ? row : args.places[row];
    std::memcpy(args.out.as<char>() + place * row_bytes,
                args.x.as<char>() + args.indices[row] * row_bytes, row_bytes);
  });
}

}  // namespace longspan::cpu
#endif  // HWY_ONCE

// What one product's weight is stacked from, and the checks of Backend::PrepareLinear that all
// backends share. Host memory; whoever stored a weight in another form has it brought to one of
// these.
#pragma once

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "kernels/tensor.h"

namespace longspan {

// How a weight's numbers are stored.
enum class WeightFormat : uint8_t {
  kPlain,    // each by itself: bf16, f16 or f32
  kFloat8,   // e4m3, and scales
  kGrouped,  // integers, and scales of groups of neighbouring inputs
};

// What a backend keeps of a plain part. The others are kept as they are stored.
enum class WeightPrecision : uint8_t {
  kAsStored,
  kFloat8,  // e4m3, a scale for each output
  kInt8,    // integers from -127 to 127, a scale for each output
};

std::string Name(WeightFormat format);
std::string Name(WeightPrecision precision);

// Inputs, and outputs, of a square block of kFloat8 that has a scale of its own.
inline constexpr int64_t kFloat8Block = 128;

// The rest of a kGrouped part, whose values are codes: u8, one of `bits` bits in each byte. The
// weight of output o and input i, with group g = i / group_inputs and s = i / scale_inputs:
//
//   scales[o, s] * group_scales[o, g] * (code - zero[o, g]) - minima[o, s] * group_minima[o, g]
//
// in fp32, products from the left. Both factors of a scale are exact, and so is their product.
struct GroupedScales {
  int bits = 0;              // 1 to 8
  int64_t group_inputs = 0;  // 16, 32, 64, 128, …, or all
  int64_t scale_inputs = 0;  // a multiple of group_inputs
  TensorView scales;         // [outputs, inputs / scale_inputs] f16 or f32
  TensorView group_scales;   // [outputs, inputs / group_inputs] i8; empty: ones
  TensorView minima;         // as `scales`; empty: zeros
  TensorView group_minima;   // [outputs, inputs / group_inputs] u8; empty: ones
  TensorView zeros;          // likewise; empty: all are `zero`
  int zero = 0;
};

// A host tensor [out, in] in its format. Parts of one stack may differ in it.
struct WeightPart {
  TensorView values;  // kPlain: bf16, f16 or f32. kFloat8: f8_e4m3. kGrouped: u8
  WeightFormat format = WeightFormat::kPlain;
  WeightPrecision precision = WeightPrecision::kAsStored;
  // Of kFloat8, which multiply: f32 [1, 1], [outputs, 1], or [outputs / 128, inputs / 128], rounded
  // up.
  TensorView float8_scales;
  // Of kFloat8: what divides activations before they are rounded to e4m3, and multiplies the
  // product. 0: each row's own, made as it comes.
  float input_scale = 0.0F;
  GroupedScales grouped;

  int64_t outputs() const { return values.shape[0]; }
  int64_t inputs() const { return values.shape[1]; }
};

// What a backend can prepare.
struct WeightSupport {
  absl::Span<const WeightFormat> formats;
  absl::Span<const WeightPrecision> precisions;
};

int64_t StackedOutputs(absl::Span<const WeightPart> parts);

// InvalidArgument naming what does not fit. Shapes and types alone: data is not looked at.
absl::Status CheckWeightShapes(absl::Span<const WeightPart> parts, const WeightSupport& support,
                               DType compute_dtype);
// And that data is there. `bias` [outputs] or empty.
absl::Status CheckWeightParts(absl::Span<const WeightPart> parts, const WeightSupport& support,
                              absl::Span<const float> bias, DType compute_dtype);

}  // namespace longspan

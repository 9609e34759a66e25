// What one product's weight is stacked from, and the checks of Backend::PrepareLinear that all
// backends share.
#pragma once

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "kernels/tensor.h"

namespace longspan {

// How a weight's numbers are kept.
enum class WeightFormat : uint8_t {
  kPlain,  // each by itself: bf16, f16 or f32
};

std::string Name(WeightFormat format);

// A host tensor [out, in] in its format. Parts of one stack may differ in it.
struct WeightPart {
  TensorView values;
  WeightFormat format = WeightFormat::kPlain;

  int64_t outputs() const { return values.shape[0]; }
  int64_t inputs() const { return values.shape[1]; }
};

int64_t StackedOutputs(absl::Span<const WeightPart> parts);

// InvalidArgument naming what does not fit; `formats` are those that the backend knows. Shapes and
// types alone: data is not looked at.
absl::Status CheckWeightShapes(absl::Span<const WeightPart> parts,
                               absl::Span<const WeightFormat> formats, DType compute_dtype);
// And that data is there. `bias` [outputs] or empty.
absl::Status CheckWeightParts(absl::Span<const WeightPart> parts,
                              absl::Span<const WeightFormat> formats, absl::Span<const float> bias,
                              DType compute_dtype);

}  // namespace longspan

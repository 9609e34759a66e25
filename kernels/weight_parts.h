// The host tensors [out_i, in] that one product's weight is stacked from, and the checks of
// Backend::PrepareLinear that all backends share.
#pragma once

#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "kernels/tensor.h"

namespace longspan {

int64_t StackedOutputs(absl::Span<const TensorView> parts);

// InvalidArgument naming what does not fit. Shapes and types alone: data is not looked at.
absl::Status CheckWeightShapes(absl::Span<const TensorView> parts, DType compute_dtype);
// And that data is there. `bias` [outputs] or empty.
absl::Status CheckWeightParts(absl::Span<const TensorView> parts, absl::Span<const float> bias,
                              DType compute_dtype);

}  // namespace longspan

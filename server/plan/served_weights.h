// What a model's products have of its weights: what was asked for, what the device has, and the few
// words that say it. At start-up, on the main thread.
#pragma once

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/loader/weight_summary.h"
#include "kernels/tensor.h"
#include "kernels/weight_parts.h"
#include "server/plan/device_choice.h"

namespace longspan {

// As --weights names it.
absl::string_view FlagName(WeightPrecision precision);

// InvalidArgument where the device does not round to it; says which does.
absl::Status CheckWeightPrecision(WeightPrecision asked, const WeightSupport& support,
                                  DeviceKind device);

// "bf16", "int8 (per channel)", "4 bits (Q4_K, Q6_K)", "bf16, stored as 4 bits (Q4_K, Q6_K)", "fp8
// (e4m3, per channel), else int8 (per channel)". Whoever computes with the same words, from the
// same files on the same device, computes the same.
std::string DescribeServedWeights(const WeightSummary& stored, WeightPrecision precision,
                                  DType compute_dtype);

}  // namespace longspan

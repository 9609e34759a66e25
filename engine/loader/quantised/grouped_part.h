// The part that integers with scales of groups are, for the layouts that store such.
#pragma once

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "engine/loader/base/stored_tensor.h"
#include "engine/loader/quantised/weight_scheme.h"
#include "kernels/weight_parts.h"

namespace longspan {

// In a row of so many inputs. InvalidArgument names `tensor` where its groups are not whole.
absl::StatusOr<int64_t> GroupsOf(const WeightScheme& scheme, int64_t inputs,
                                 const StoredTensor& tensor);

// Without data. The zero of all is the middle of the range, unless the part has zeros.
WeightPart GroupedPart(const WeightScheme& scheme, int64_t outputs, int64_t inputs,
                       DType scale_type, bool has_zeros);

// "groups of 128", "per channel"
std::string LabelOfGroups(const WeightPart& part);

}  // namespace longspan

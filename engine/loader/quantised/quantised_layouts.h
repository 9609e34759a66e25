// Readers of the layouts of quantised weights: each makes the logical weight [out, in] of the
// tensors of a module. A status names the tensor that is missing, mistyped or misshapen, what was
// expected and what was found. Scales are looked at when the weight is unpacked. What the tensors
// lie in outlives the weight.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "engine/loader/base/packed_weight.h"
#include "engine/loader/quantised/module_tensors.h"
#include "engine/loader/quantised/weight_scheme.h"

namespace longspan {

using MadeWeight = absl::StatusOr<std::shared_ptr<const PackedWeight>>;

MadeWeight MakeFloat8Weight(const WeightScheme& scheme, const ModuleTensors& tensors);
MadeWeight MakeIntegerWeight(const WeightScheme& scheme, const ModuleTensors& tensors);
MadeWeight MakePackedRowsWeight(const WeightScheme& scheme, const ModuleTensors& tensors);
MadeWeight MakeAwqWeight(const WeightScheme& scheme, const ModuleTensors& tensors);
MadeWeight MakeGptqWeight(const WeightScheme& scheme, const ModuleTensors& tensors);

}  // namespace longspan

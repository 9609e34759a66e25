// Tensors of a quantised checkpoint as its model knows them: X.weight [out, in] in place of
// X.qweight, X.scales, …
#pragma once

#include "engine/loader/base/findings.h"
#include "engine/loader/base/stored_tensor.h"
#include "engine/loader/quantised/quantization_config.h"

namespace longspan {

// Replaces the tensors of every quantised module by the logical one. What cannot be is a problem.
// Scales of cached keys and values are left out, with a warning. Plain tensors stay.
void JoinQuantisedTensors(const QuantizationConfig& config, WeightFiles* weights,
                          Findings* findings);

}  // namespace longspan

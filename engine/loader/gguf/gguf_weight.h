// A quantised matrix of a GGUF file as a part of a product.
#pragma once

#include <memory>

#include "engine/loader/base/packed_weight.h"
#include "engine/loader/base/stored_tensor.h"

namespace longspan {

// Null for a tensor that is no matrix, or has no codes: it is read as stored_tensor.h does. What
// `tensor` lies in outlives the weight.
std::shared_ptr<const PackedWeight> PackedGgufWeight(const StoredTensor& tensor);

}  // namespace longspan

// What names the model in the names of cached pages (page_hash.h): two daemons with the same
// identity compute the same keys and values of the same tokens. At start-up, on the main thread.
#pragma once

#include <string>

#include "absl/status/statusor.h"
#include "engine/model/model_config.h"
#include "kernels/kv_layout.h"
#include "kernels/tensor.h"

namespace longspan {

// `path`: of a directory, or of a GGUF file, which holds its configuration itself.
// A digest of config.json and what is merged into it, of the positions' encoding as it was
// resolved, of sparse prefill where that is served, of the types that are computed and cached in,
// of what products have of the weights (served_weights.h), of the backend, and of the weight files:
// their names, sizes and headers, and samples of their contents. Reading all of them would take as
// long as loading; checkpoints whose files differ in the samples have different digests.
absl::StatusOr<std::string> ModelIdentity(const std::string& path,
                                          const std::string& config_override,
                                          const ModelConfig& config, const KvLayout& layout,
                                          DType compute_dtype, const std::string& weights,
                                          const std::string& backend);

}  // namespace longspan

// A loaded model: its configuration, the layout of its cache, and its weights on a backend.
#pragma once

#include <memory>
#include <optional>

#include "absl/status/statusor.h"
#include "engine/model/model_config.h"
#include "engine/model/weight_source.h"
#include "engine/model/weights.h"
#include "kernels/backend.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct Model {
  ModelConfig config;
  DType compute_dtype = DType::kBf16;
  KvLayout layout;
  std::unique_ptr<ModelWeights> weights;
};

// Asks the backend whether it can serve the model before reading any weight. `backend` must outlive
// the model; `source` may go once this returns. `kv_dtype` as LayoutFor has it.
absl::StatusOr<std::unique_ptr<Model>> LoadModel(const ModelConfig& config, WeightSource& source,
                                                 DType compute_dtype, Backend* backend,
                                                 const LoadProgress& progress = {},
                                                 std::optional<DType> kv_dtype = std::nullopt);

}  // namespace longspan

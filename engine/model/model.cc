#include "engine/model/model.h"

#include "engine/model/kv_store.h"
#include "kernels/base/status_macros.h"

namespace longspan {

absl::StatusOr<std::unique_ptr<Model>> LoadModel(const ModelConfig& config, WeightSource& source,
                                                 DType compute_dtype, Backend* backend,
                                                 const LoadProgress& progress,
                                                 std::optional<DType> kv_dtype) {
  auto model = std::make_unique<Model>();
  model->config = config;
  model->compute_dtype = compute_dtype;
  model->layout = LayoutFor(config, compute_dtype, kv_dtype);
  LONGSPAN_RETURN_IF_ERROR(
      backend->CheckSupport({config.query_heads, model->layout, compute_dtype}));
  LONGSPAN_ASSIGN_OR_RETURN(model->weights,
                            ModelWeights::Load(config, source, compute_dtype, backend, progress));
  return model;
}

}  // namespace longspan

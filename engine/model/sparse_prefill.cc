#include "engine/model/sparse_prefill.h"

#include "engine/model/dense_model.h"
#include "kernels/base/status_macros.h"

namespace longspan {

absl::Status ApplySparsePrefill(const SparsePrefillSettings& settings, ModelConfig* config) {
  LONGSPAN_RETURN_IF_ERROR(Validate(settings.params));
  LONGSPAN_RETURN_IF_ERROR(CheckApproximable("sparse prefill", settings.dense_layers, *config));
  config->nsa = KeyTileMeans(settings.params);
  config->sparse_prefill = settings.params;
  config->first_sparse_layer = settings.dense_layers;
  return absl::OkStatus();
}

}  // namespace longspan

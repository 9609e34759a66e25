// What endpoint pickers and stock dashboards read, by the names that vLLM gives it
// (docs.vllm.ai, "Production metrics"; gateway-api-inference-extension, "Model server protocol").
#pragma once

#include <string>
#include <vector>

#include "server/observation/metrics_registry.h"

namespace longspan {

// Appends copies of what is in `families`: added up over labels that vLLM does not have, and
// labelled with the model.
void AddVllmNames(const std::string& model, std::vector<prometheus::MetricFamily>* families);

}  // namespace longspan

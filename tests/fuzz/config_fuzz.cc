// The text of config.json, serving as generation_config.json too: refused with a reason, or a
// configuration whose sizes keep their caps and whose list of tensors can be walked. Its
// quantization_config: refused, or schemes that layouts can have.
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "engine/json/json.h"
#include "engine/loader/hf_config.h"
#include "engine/loader/quantised/quantization_config.h"
#include "engine/model/tensor_list.h"
#include "kernels/base/check.h"

namespace {

void ReadQuantization(const longspan::Json& json) {
  if (!json.is_object() || !json.contains("quantization_config")) return;
  longspan::Findings findings;
  const auto config =
      longspan::ReadQuantizationConfig(json.at("quantization_config"), {}, &findings);
  LONGSPAN_CHECK(config.has_value() != findings.has_problems());
  if (!config) return;
  for (const auto& group : config->groups) {
    LONGSPAN_CHECK(group.scheme.bits == 4 || group.scheme.bits == 8);
    LONGSPAN_CHECK(group.scheme.group_inputs >= 0);
  }
  for (const char* module : {"lm_head", "model.layers.0.mlp.up_proj"}) {
    const longspan::WeightScheme* scheme = config->SchemeOf(module);
    LONGSPAN_CHECK(scheme == nullptr || !config->groups.empty());
    config->Keeps(module);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto json =
      longspan::ParseJson(absl::string_view(reinterpret_cast<const char*>(data), size));
  if (!json.ok()) return 0;
  ReadQuantization(*json);
  longspan::Findings findings;
  const auto config = longspan::ReadHfConfig(*json, &*json, {}, &findings);
  LONGSPAN_CHECK(config.has_value() || findings.has_problems());
  if (!config) return 0;
  const longspan::ModelConfig& model = config->model;
  LONGSPAN_CHECK(model.layers >= 1 && model.layers <= 1024);
  LONGSPAN_CHECK(model.query_heads % model.kv_heads == 0);
  LONGSPAN_CHECK(model.rope.rotary_dims <= model.head_dim && model.head_dim <= 256);
  for (const auto* range :
       {&model.rope.inverse_frequencies, &model.rope.long_inverse_frequencies}) {
    for (const float frequency : *range) LONGSPAN_CHECK(std::isfinite(frequency));
  }
  longspan::ForEachTensor(model, [](const longspan::ExpectedTensor& tensor) {
    for (const int64_t dimension : tensor.shape) LONGSPAN_CHECK(dimension > 0);
  });
  return 0;
}

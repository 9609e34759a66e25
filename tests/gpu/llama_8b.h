// A model of Llama 3.1 8B's shape with random weights, for benchmarks.
#pragma once

#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/model/model_config.h"
#include "engine/model/weight_source.h"
#include "kernels/base/check.h"
#include "kernels/tensor.h"

namespace longspan {

template <typename T>
T ValueOrDie(absl::StatusOr<T> result) {
  if (!result.ok()) std::fprintf(stderr, "%s\n", result.status().ToString().c_str());
  LONGSPAN_CHECK(result.ok());
  return std::move(result).value();
}

// "as-stored" or "fp8": what weights are prepared as. "4-bit": as SharedWeights has them then.
ModelConfig Llama8b(int layers, bool is_sparse, absl::string_view weights);

// Every tensor begins at the same place of one run of random numbers. `is_packed`: projections are
// codes of four bits in groups of 128.
class SharedWeights final : public WeightSource {
 public:
  explicit SharedWeights(const ModelConfig& config, bool is_packed = false);
  absl::StatusOr<WeightPart> Find(absl::string_view name) override;
  absl::StatusOr<WeightPart> Describe(absl::string_view name) override;

 private:
  const bool is_packed_;
  std::vector<float> scales_;
  std::map<std::string, TensorView> tensors_;
  std::vector<uint16_t> elements_;
};

}  // namespace longspan

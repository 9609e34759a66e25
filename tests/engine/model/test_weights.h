// How the weights of whole models are stored that are tested: LONGSPAN_TEST_WEIGHTS=int8, packed4
// or packed8 runs a whole program with plain weights rounded to integers as they are loaded, or
// with what a quantised checkpoint gives (tests/fixtures/grouped_weights.h).
#pragma once

#include <cstdlib>
#include <memory>
#include <string>

#include "engine/model/model_config.h"
#include "engine/model/weight_source.h"
#include "kernels/base/check.h"
#include "tests/fixtures/grouped_weights.h"

namespace longspan {

// Empty: as the checkpoint has them.
inline std::string TestWeights() {
  const char* name = std::getenv("LONGSPAN_TEST_WEIGHTS");
  return name == nullptr ? "" : name;
}

// What is loaded in place of `plain`, which stays its owner's. Says in `config` what else is asked.
inline std::unique_ptr<WeightSource> SourceOfTestWeights(const std::string& weights,
                                                         WeightSource* plain, ModelConfig* config) {
  if (weights == "packed4") {
    return std::make_unique<GroupedWeights>(*config, plain, GroupedBits::kFour);
  }
  if (weights == "packed8") {
    return std::make_unique<GroupedWeights>(*config, plain, GroupedBits::kEight);
  }
  LONGSPAN_CHECK(weights == "int8" || weights.empty());
  if (!weights.empty()) config->weight_precision = WeightPrecision::kInt8;
  return nullptr;
}

}  // namespace longspan

// The models of tests/golden/models, and the parts that each of them would not be without.
#pragma once

#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "engine/model/family.h"
#include "engine/model/model_config.h"

namespace longspan {

// A change of what a model is said to be, after which it must compute something else.
struct ModelChange {
  std::string name;
  std::function<void(ModelFamily& family)> family = nullptr;
  std::function<void(ModelConfig& config)> config = nullptr;
  std::function<void(LayerDescription& description, int layer)> layer = nullptr;
};

struct GoldenModel {
  std::string name;  // of its folder
  std::vector<ModelChange> changes;
};
// For messages of the test framework.
inline void PrintTo(const GoldenModel& model, std::ostream* out) { *out << model.name; }

std::vector<GoldenModel> GoldenModels();

// The directory of the model's checkpoint with this configuration of its folder, written when it is
// first asked for.
std::string GoldenCheckpoint(const std::string& name, const std::string& config = "config.json");

// Says of a configuration what `change` says, as long as it lives. One at a time.
class ChangedModel {
 public:
  explicit ChangedModel(const ModelChange& change) : change_(change) { current_ = this; }
  ~ChangedModel() { current_ = nullptr; }
  ChangedModel(const ChangedModel&) = delete;

  void Apply(ModelConfig& config);

 private:
  static LayerDescription Layer(const ModelConfig& config, int layer);

  static ChangedModel* current_;
  const ModelChange& change_;
  const ModelFamily* family_ = nullptr;
  ModelFamily changed_;
};

}  // namespace longspan

// The tensors that a model is made of: names, shapes and presence. Checking a checkpoint, planning
// its memory, loading it and writing test checkpoints all go by this one list. A tensor's name is
// its family's; shape and presence follow from what the layer is made of, whatever the family.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "engine/model/family.h"
#include "engine/model/model_config.h"

namespace longspan {

struct ExpectedTensor {
  TensorSlot slot;
  std::string name;
  std::vector<int64_t> shape;
  bool is_optional = false;   // all layers have it, or none
  int interleaved_heads = 0;  // whose rows lie so in the file; 0: all is in order
};

// Every tensor that a checkpoint of this configuration holds, outermost first, layer by layer.
// A tied model's list has no head.
void ForEachTensor(const ModelConfig& config, absl::FunctionRef<void(const ExpectedTensor&)> visit);

// The one of `slot`, in this layer if the slot is a layer's; empty where the list has none.
std::optional<ExpectedTensor> FindTensor(const ModelConfig& config, TensorSlot slot, int layer = 0);

// Its name, on the list or not.
std::string TensorName(const ModelConfig& config, TensorSlot slot, int layer = 0);

// Whether a name begins as those of the layers that are computed do.
bool IsInsideLayers(const ModelConfig& config, absl::string_view name);

// NSA's branches: compressed, selected, window. Gates have a logit for each, used or not.
inline constexpr int kNsaBranches = 3;
inline constexpr int kNsaSelectedBranch = 1;

// Rows of the gate logits in the stacked projections, alike in all layers; 0 where there is no
// gate.
int GateColumns(const ModelConfig& config);
// Columns of the stacked projections: q, k, v, gate logits.
int64_t ProjectionColumns(const ModelConfig& config);

}  // namespace longspan

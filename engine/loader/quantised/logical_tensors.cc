#include "engine/loader/quantised/logical_tensors.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "engine/json/json_values.h"
#include "engine/loader/quantised/module_tensors.h"
#include "engine/loader/quantised/quantised_layouts.h"

namespace longspan {
namespace {

// The last components of the names of what a module's weight may be made of.
constexpr absl::string_view kCompanionLeaves[] = {
    "activation_scale", "g_idx",        "input_scale",      "input_zero_point", "qweight",
    "qzeros",           "scales",       "weight_g_idx",     "weight_packed",    "weight_scale",
    "weight_scale_inv", "weight_shape", "weight_zero_point"};
// Of a cache in another precision.
constexpr absl::string_view kCacheLeaves[] = {"k_scale",  "v_scale",      "q_scale",
                                              "kv_scale", "output_scale", "prob_scale"};

// Types of logical weights, for messages; what backends get of them says their part.
constexpr StoredType kLogicalTypes[] = {{"FP8", 8, DType::kBf16},
                                        {"INT8", 8, DType::kBf16},
                                        {"pack-quantized", 8, DType::kBf16},
                                        {"AWQ", 8, DType::kBf16},
                                        {"GPTQ", 8, DType::kBf16}};

bool IsAmong(absl::string_view leaf, absl::Span<const absl::string_view> leaves) {
  return std::find(leaves.begin(), leaves.end(), leaf) != leaves.end();
}

// Of a matrix that is stored as integers or 8-bit floats under its own name.
bool IsQuantisedValue(absl::string_view leaf, const StoredTensor& tensor) {
  const absl::string_view type = tensor.entry.type->name;
  return leaf == "weight" && (type == "I8" || absl::StartsWith(type, "F8_"));
}

class Joiner {
 public:
  Joiner(const QuantizationConfig& config, WeightFiles& weights, Findings& findings)
      : config_(config), weights_(weights), findings_(findings) {}

  void Join() {
    DropCacheScales();
    for (const ModuleTensors& module : FindModules()) JoinModule(module);
    for (const auto& [module, weight] : made_) Replace(module, weight);
  }

 private:
  struct Logical {
    StoredTensor tensor;
    std::vector<std::string> companions;  // names
  };

  static std::pair<std::string, std::string> SplitName(const std::string& name) {
    const size_t dot = name.rfind('.');
    if (dot == std::string::npos) return {"", name};
    return {name.substr(0, dot), name.substr(dot + 1)};
  }

  void DropCacheScales() {
    int64_t dropped = 0;
    std::string first;
    for (auto at = weights_.tensors.begin(); at != weights_.tensors.end();) {
      const auto tensor = at++;
      if (!IsAmong(SplitName(tensor->first).second, kCacheLeaves)) continue;
      if (first.empty() || tensor->first < first) first = tensor->first;
      weights_.tensors.erase(tensor);
      ++dropped;
    }
    if (dropped == 0) return;
    findings_.Warning(absl::StrCat("tensor ", Summarize(Json(first)),
                                   dropped == 1 ? "" : absl::StrCat(" and ", dropped - 1, " alike"),
                                   ": scales of keys and values are not used"));
  }

  // By name. A module is quantised that has a companion, or whose weight is no plain one.
  std::vector<ModuleTensors> FindModules() const {
    std::map<std::string, ModuleTensors> modules;
    for (const auto& [name, tensor] : weights_.tensors) {
      const auto [module, leaf] = SplitName(name);
      if (!IsAmong(leaf, kCompanionLeaves) && !IsQuantisedValue(leaf, tensor)) continue;
      modules.try_emplace(module, module).first->second.Add(leaf, tensor);
    }
    std::vector<ModuleTensors> found;
    for (auto& [name, module] : modules) {
      // A plain weight with scales beside it is wrong, and to be found with them.
      const auto plain = weights_.tensors.find(absl::StrCat(name, ".weight"));
      if (plain != weights_.tensors.end()) module.Add("weight", plain->second);
      found.push_back(std::move(module));
    }
    return found;
  }

  void JoinModule(const ModuleTensors& module) {
    MadeWeight weight = Make(module);
    if (!weight.ok()) return findings_.Problem(std::string(weight.status().message()));
    Logical logical;
    for (const auto& [leaf, tensor] : module.by_leaf()) {
      logical.companions.push_back(tensor->entry.name);
      if (leaf == "weight" || logical.tensor.data == nullptr) logical.tensor = *tensor;
    }
    const WeightPart part = (*weight)->Describe();
    logical.tensor.entry.name = absl::StrCat(module.module(), ".weight");
    logical.tensor.entry.type = &kLogicalTypes[static_cast<int>(scheme_->layout)];
    logical.tensor.entry.shape = {part.outputs(), part.inputs()};
    logical.tensor.packed = *std::move(weight);
    made_.emplace(module.module(), std::move(logical));
  }

  MadeWeight Make(const ModuleTensors& module) {
    const StoredTensor& any = *module.by_leaf().begin()->second;
    if (config_.Keeps(module.module())) {
      return TensorProblem(any,
                           "the module is among those that are not quantised "
                           "(modules_to_not_convert, ignore)");
    }
    scheme_ = config_.SchemeOf(module.module());
    if (scheme_ == nullptr) {
      return TensorProblem(any, "quantization_config says of no group that it is its module's");
    }
    switch (scheme_->layout) {
      case QuantisedLayout::kFloat8:
        return MakeFloat8Weight(*scheme_, module);
      case QuantisedLayout::kIntegers:
        return MakeIntegerWeight(*scheme_, module);
      case QuantisedLayout::kPackedRows:
        return MakePackedRowsWeight(*scheme_, module);
      case QuantisedLayout::kAwq:
        return MakeAwqWeight(*scheme_, module);
      case QuantisedLayout::kGptq:
        return MakeGptqWeight(*scheme_, module);
    }
    return nullptr;
  }

  void Replace(const std::string& module, const Logical& logical) {
    for (const std::string& name : logical.companions) weights_.tensors.erase(name);
    weights_.tensors.insert_or_assign(absl::StrCat(module, ".weight"), logical.tensor);
  }

  const QuantizationConfig& config_;
  WeightFiles& weights_;
  Findings& findings_;
  const WeightScheme* scheme_ = nullptr;  // of the module that is looked at
  std::map<std::string, Logical> made_;   // by module
};

}  // namespace

void JoinQuantisedTensors(const QuantizationConfig& config, WeightFiles* weights,
                          Findings* findings) {
  Joiner(config, *weights, *findings).Join();
}

}  // namespace longspan

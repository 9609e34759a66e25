#include "tests/engine/loader/quantised/quantised_module.h"

#include <gtest/gtest.h>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/loader/base/mapped_file.h"
#include "engine/loader/quantised/logical_tensors.h"
#include "engine/loader/quantised/quantization_config.h"
#include "engine/loader/safetensors.h"

namespace longspan {
namespace {

constexpr char kGoldenFile[] = "tests/golden/quantised/layouts.json";
constexpr size_t kMostGoldenBytes = size_t{1} << 20;

const Json& GoldenFile() {
  static const Json* const golden =
      new Json(*ParseJson(*ReadTextFile(kGoldenFile, kMostGoldenBytes)));
  return *golden;
}

}  // namespace

std::vector<std::string> GoldenLayouts() {
  std::vector<std::string> names;
  for (const auto& entry : GoldenFile().items()) {
    if (entry.key() != "made_by") names.push_back(entry.key());
  }
  return names;
}

QuantisedModule GoldenModule(const std::string& layout) {
  QuantisedModule module;
  module.golden = GoldenFile().at(layout);
  module.config = module.golden["quantization_config"];
  for (const auto& entry : module.golden["tensors"].items()) {
    const Json& tensor = entry.value();
    module.tensors[entry.key()] = {tensor["dtype"].get<std::string>(),
                                   tensor["shape"].get<std::vector<int64_t>>(),
                                   absl::HexStringToBytes(tensor["bytes"].get<std::string>())};
  }
  return module;
}

WeightFiles QuantisedModule::Join(Findings* findings) {
  WeightFiles weights;
  memory_.clear();
  memory_.reserve(tensors.size());
  for (const auto& [leaf, tensor] : tensors) {
    memory_.push_back(absl::StrCat(std::string(33, ' '), tensor.bytes));
    const std::string name = absl::StrCat("layers.0.up.", leaf);
    StoredTensor stored;
    stored.entry = {name, FindStoredType(tensor.dtype), tensor.shape, 0, tensor.bytes.size()};
    EXPECT_NE(stored.entry.type, nullptr) << tensor.dtype;
    stored.data = memory_.back().data() + 33;
    stored.file_name = "x.safetensors";
    weights.tensors.emplace(name, stored);
  }
  const auto read = ReadQuantizationConfig(config, {}, findings);
  if (read) JoinQuantisedTensors(*read, &weights, findings);
  return weights;
}

std::string QuantisedModule::OnlyProblem() {
  Findings findings;
  const WeightFiles weights = Join(&findings);
  if (findings.has_problems()) return absl::StrJoin(findings.problems(), "\n");
  const auto joined = weights.tensors.find(kModuleWeight);
  if (joined == weights.tensors.end() || joined->second.packed == nullptr) return "not joined";
  const auto unpacked = UnpackPart(*joined->second.packed, 0);
  return unpacked.ok() ? "none" : std::string(unpacked.status().message());
}

}  // namespace longspan

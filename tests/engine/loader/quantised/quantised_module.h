// A module with its stored tensors in memory, for tests of the layouts; those of the golden file,
// and changed ones.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/json/json.h"
#include "engine/loader/base/findings.h"
#include "engine/loader/base/stored_tensor.h"

namespace longspan {

struct ModuleTensor {
  std::string dtype;  // "I32"
  std::vector<int64_t> shape;
  std::string bytes;
};

struct QuantisedModule {
  Json config;                                  // quantization_config
  std::map<std::string, ModuleTensor> tensors;  // by leaf, of the module "layers.0.up"
  Json golden;

  // What the tensors are joined to. Every tensor lies at an odd address.
  WeightFiles Join(Findings* findings);
  // The only problem that joining and unpacking have; "none" where there is none.
  std::string OnlyProblem();

 private:
  std::vector<std::string> memory_;
};

inline constexpr char kModuleWeight[] = "layers.0.up.weight";

// The layouts of tests/golden/quantised/layouts.json.
std::vector<std::string> GoldenLayouts();
QuantisedModule GoldenModule(const std::string& layout);

// A number's bytes in place of those at `byte`.
template <typename T>
void PutNumber(T value, size_t byte, std::string* bytes) {
  bytes->replace(byte, sizeof(T), std::string(reinterpret_cast<const char*>(&value), sizeof(T)));
}

}  // namespace longspan

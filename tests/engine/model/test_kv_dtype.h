// The type of keys and values that whole models are tested with: LONGSPAN_TEST_KV_DTYPE=fp8 runs a
// whole program with e4m3 pages.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

#include "kernels/base/check.h"
#include "kernels/tensor.h"

namespace longspan {

// Empty: the compute type.
inline std::optional<DType> TestKvDtype() {
  const char* name = std::getenv("LONGSPAN_TEST_KV_DTYPE");
  if (name == nullptr) return std::nullopt;
  LONGSPAN_CHECK(std::string(name) == "fp8");
  return DType::kF8E4M3;
}

}  // namespace longspan

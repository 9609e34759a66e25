// Benchmarks end where something goes wrong, and say what.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace longspan {

inline void OrDie(const absl::Status& status) {
  if (status.ok()) return;
  std::fprintf(stderr, "%s\n", status.ToString().c_str());
  std::exit(1);
}

template <typename T>
T ValueOrDie(absl::StatusOr<T> result) {
  OrDie(result.status());
  return std::move(result).value();
}

}  // namespace longspan

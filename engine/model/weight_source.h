// Where a model's weights come from. The loader's checkpoint implements it; tests generate tensors.
#pragma once

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "kernels/tensor.h"

namespace longspan {

class WeightSource {
 public:
  virtual ~WeightSource() = default;

  // The host tensor of that name (bf16, f16 or f32), aligned for its type and valid as long as the
  // source. NotFound if there is none.
  virtual absl::StatusOr<TensorView> Find(absl::string_view name) = 0;
  // Its type and shape alone; `data` is null.
  virtual absl::StatusOr<TensorView> Describe(absl::string_view name) = 0;
};

}  // namespace longspan

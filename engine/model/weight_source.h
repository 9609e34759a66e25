// Where a model's weights come from. The loader's checkpoint implements it; tests generate tensors.
#pragma once

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "kernels/weight_parts.h"

namespace longspan {

class WeightSource {
 public:
  virtual ~WeightSource() = default;

  // The host tensor of that name in its format, aligned for its type and valid until Release.
  // NotFound if there is none.
  virtual absl::StatusOr<WeightPart> Find(absl::string_view name) = 0;
  // Its format, type and shape alone; `data` is null.
  virtual absl::StatusOr<WeightPart> Describe(absl::string_view name) = 0;
  // What was found is no longer read: memory that it alone needed may go.
  virtual void Release() {}
};

}  // namespace longspan

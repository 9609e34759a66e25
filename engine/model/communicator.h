// What the processes that share one model say to each other: the sum of their partial products,
// after the attention output and after the MLP.
#pragma once

#include "absl/status/status.h"
#include "kernels/tensor.h"

namespace longspan {

class Communicator {
 public:
  virtual ~Communicator() = default;
  // tensor = its sum over all processes; in place, f32 or the backend's intermediate type.
  virtual absl::Status AllReduce(const TensorView& tensor) = 0;
};

// The only process of its model.
class SingleProcess final : public Communicator {
 public:
  absl::Status AllReduce(const TensorView&) override { return absl::OkStatus(); }
};

}  // namespace longspan

// The CUDA backend, where the build has it: CMake takes cuda_factory.cc or no_cuda_factory.cc, and
// nobody else knows which.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "kernels/backend.h"
#include "kernels/ops.h"

namespace longspan {

struct CudaRequest {
  int index = 0;
  // Of the memory that the device has free now and that its driver can spare: taken at once for
  // weights, cache and workspace. The rest stays with others.
  double memory_fraction = 1;
  bool batch_invariant = false;
  std::optional<AttentionPath> attention_path;  // of selected attention in prompts; empty: chosen
  bool float8_attention = false;                // of prompts that attend densely
  bool graphs = true;
  // Called with a warning where the backend does something another way than it should; from the
  // engine thread.
  std::function<void(absl::string_view)> warn = [](absl::string_view) {};
  // Called with what the backend has measured and goes by from now on; from the engine thread.
  std::function<void(absl::string_view)> inform = [](absl::string_view) {};
};

// An error says what was found and what is needed.
absl::StatusOr<std::unique_ptr<Backend>> OpenCuda(const CudaRequest& request);

}  // namespace longspan

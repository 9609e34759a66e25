// What the daemon is made of that a test may put something else in the place of.
#pragma once

#include <cstdlib>
#include <functional>
#include <memory>

#include "absl/status/statusor.h"
#include "engine/model/model_runner.h"
#include "server/cuda_factory.h"

namespace longspan {

// Makes what the engine computes with, over the loaded model.
using MakeRunner = std::function<absl::StatusOr<std::unique_ptr<Runner>>(
    const Model* model, Backend* backend, const RunnerOptions& options)>;

struct ServerParts {
  MakeRunner make_runner = CreateModelRunner;
  std::function<absl::StatusOr<std::unique_ptr<Backend>>(const CudaRequest&)> open_cuda = OpenCuda;
  // Ends the process with this exit code where a thread hangs in the device, so that nothing can be
  // destroyed. One that returns has made the device come back.
  std::function<void(int exit_code)> leave = [](int exit_code) { std::_Exit(exit_code); };
};

}  // namespace longspan

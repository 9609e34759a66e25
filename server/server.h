// The daemon, composed: where concrete backends meet the rest (server.cc), the order of start,
// and the order of the end.
#pragma once

#include <functional>
#include <memory>

#include "absl/status/statusor.h"
#include "engine/model/model_runner.h"
#include "server/cuda_factory.h"
#include "server/options.h"

namespace longspan {

// Makes what the engine computes with, over the loaded model.
using MakeRunner = std::function<absl::StatusOr<std::unique_ptr<Runner>>(
    const Model* model, Backend* backend, const RunnerOptions& options)>;

// What a test may put in the place of the real ones.
struct ServerParts {
  MakeRunner make_runner = CreateModelRunner;
  std::function<absl::StatusOr<std::unique_ptr<Backend>>(const CudaRequest&)> open_cuda = OpenCuda;
};

// Serves until a signal, a failure, or, with --check, until everything has been validated. Returns
// the exit code of the process. BlockSignals must have been called.
int RunServer(const Options& options, const ServerParts& parts = {});

}  // namespace longspan

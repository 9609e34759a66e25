// The daemon, composed: the sole file that names concrete backends (server.cc), the order of start,
// and the order of the end.
#pragma once

#include <functional>
#include <memory>

#include "absl/status/statusor.h"
#include "engine/model/model_runner.h"
#include "server/options.h"

namespace longspan {

// Makes what the engine computes with, over the loaded model.
using MakeRunner = std::function<absl::StatusOr<std::unique_ptr<Runner>>(
    const Model* model, Backend* backend, const RunnerOptions& options)>;

// Serves until a signal, a failure, or, with --check, until everything has been validated. Returns
// the exit code of the process. BlockSignals must have been called.
int RunServer(const Options& options, const MakeRunner& make_runner = CreateModelRunner);

}  // namespace longspan

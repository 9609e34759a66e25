// The daemon, composed: the sole file that names concrete backends (server.cc), the order of start,
// and the order of the end.
#pragma once

#include "server/options.h"

namespace longspan {

// Serves until a signal, a failure, or, with --check, until everything has been validated. Returns
// the exit code of the process. BlockSignals must have been called.
int RunServer(const Options& options);

}  // namespace longspan

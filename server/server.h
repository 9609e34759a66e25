// The daemon, composed: where concrete backends meet the rest (server.cc), the order of start,
// and the order of the end.
#pragma once

#include "server/options/options.h"
#include "server/server_parts.h"

namespace longspan {

// Serves until a signal, a failure, or, with --check, until everything has been validated. Returns
// the exit code of the process. BlockSignals must have been called.
int RunServer(const Options& options, const ServerParts& parts = {});

}  // namespace longspan

// How a model's directory describes it to people, in a longspan.json that may be absent; the UI
// shows it. At start-up, on the main thread.
#pragma once

#include <string>

#include "engine/loader/base/findings.h"
#include "server/call/served_model.h"

namespace longspan {

// An empty card where there is no file; what is wrong with one is a problem.
ModelCard ReadModelCard(const std::string& directory, Findings* findings);

}  // namespace longspan

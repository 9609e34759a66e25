// What /v1/models and /server_info answer: what tools that measure or evaluate a server ask it
// about itself, by the names that they know.
#pragma once

#include "engine/core/engine_load.h"
#include "engine/core/engine_options.h"
#include "engine/json/json.h"
#include "server/base/limits.h"
#include "server/call/served_model.h"

namespace longspan {

// An entry of /v1/models, under one of the model's names. `root` is where the checkpoint is: a tool
// on the same machine takes the tokenizer from there.
Json ModelJson(const ServedModel& model, const std::string& name);

Json ServerInfoJson(const ServedModel& model, const Limits& limits, const EngineOptions& options,
                    const EngineLoad& load);

}  // namespace longspan

// Under which names the pages of a prompt are found again, and who may find them. On a worker,
// since every token is hashed.
#pragma once

#include "engine/request/request.h"
#include "server/call/generate_call.h"
#include "server/call/served_model.h"

namespace longspan {

// Fills what the validator has left open of `request`'s CacheParams; it holds its prompt, and says
// whether it rotates long. Pages get names only where `prefix_cache` is on and the call does not
// bypass it.
void NamePages(const GenerateCall& call, const ServedModel& model, bool prefix_cache,
               Request* request);

}  // namespace longspan

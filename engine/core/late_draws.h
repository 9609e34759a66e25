// Constrained sequences draw late (engine/CONTRACTS.md): each of their tokens is drawn in a step
// that follows the one which computed its logits. Engine thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/request_table.h"
#include "engine/core/running_request.h"
#include "engine/core/step_in_flight.h"

namespace longspan {

// How the next token of a constrained sequence that has read its prompt comes about.
enum class LateDraw : uint8_t {
  kReads,  // its last token is to be read again first: the logits that its slot kept are lost
  kWaits,  // for that token to be known, or for the mask that follows from it
  kDraws,  // from the logits that its slot keeps
};
LateDraw NextLateDraw(const RunningRequest& request, const RunningSequence& sequence);

// Of a request of one sequence, with no step in flight.
bool KeepsLogits(const RunningRequest& request);
// Whether any that runs could go on once a mask is made.
bool AnyAwaitsMask(const RequestTable& requests);
// The last draws by length of those that run. No row reads them, so that no plan has them.
std::vector<LateDrawTarget> LastDraws(const RequestTable& requests);

}  // namespace longspan

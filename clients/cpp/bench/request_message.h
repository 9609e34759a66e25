// The message of a planned request. Its prompt is token ids drawn from the seed, so that no
// tokenizer is needed.
#pragma once

#include <cstdint>

#include "clients/cpp/bench/load_plan.h"
#include "longspan/v1/inference.pb.h"

namespace longspan {

// `vocabulary_size`: ids below it are drawn.
v1::GenerateRequest RequestMessage(const LoadPlan& plan, const PlannedRequest& request,
                                   uint32_t vocabulary_size);

}  // namespace longspan

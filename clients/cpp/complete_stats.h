// What a completion cost, in words: time, and what decoding read of the context.
#pragma once

#include <vector>

#include "longspan/v1/inference.pb.h"

namespace longspan {

// Of all completions of one request; standard error.
void PrintStats(const std::vector<v1::Finished>& finished);

}  // namespace longspan

// Bytes as people read them, and a memory plan line by line.
#pragma once

#include <cstdint>
#include <string>

#include "kernels/kv_layout.h"
#include "server/plan/memory_plan.h"

namespace longspan {

// "1.5 GiB"
std::string FormatBytes(int64_t bytes);

// The lines of the start-up block: each part in bytes, with the inputs of its formula.
std::string DescribeMemory(const MemoryPlan& plan, const KvLayout& layout);

}  // namespace longspan

// Normalises (where there are norms of heads) and rotates the queries and keys of a step and writes
// keys and values into the sequences' pages, and into their rooms where they have any, rounded to
// the cache's type (the order inside a page: kv_pages.h). Called by the engine's thread.
#pragma once

#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

void RopeAppend(const RopeAppendArgs& args, ThreadPool& pool, StepReads& reads);

}  // namespace longspan::cpu

// The CPU backend's rooms (kernels/kv_rooms.h): a second memory of the host, so that what the CUDA
// backend does between two memories is computed and tested everywhere. Called by the engine's
// thread, once a layer.
#pragma once

#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

void FetchRooms(const FetchRoomsArgs& args, ThreadPool& pool, StepReads& reads);

}  // namespace longspan::cpu

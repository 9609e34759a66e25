// What GetModelInfo, GetServerInfo and GetLoad answer.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/engine_load.h"
#include "longspan/v1/inference.pb.h"
#include "server/base/limits.h"
#include "server/base/work_done.h"
#include "server/call/served_model.h"

namespace longspan {

// The bytes of one unit of each pool.
struct PoolUnits {
  int64_t page_bytes = 0;
  int64_t slot_bytes = 0;
};

v1::GetModelInfoResponse ModelInfo(const ServedModel& model, const Limits& limits);
v1::GetServerInfoResponse ServerInfo(const ServedModel& model, const EngineLoad& load,
                                     const PoolUnits& units);
// Without a count of work nothing is reported of it.
v1::GetLoadResponse LoadInfo(const EngineLoad& load, const std::optional<WorkDone>& done);

}  // namespace longspan

// Answers of a server under some load, for tests of what is shown of them.
#pragma once

#include <cstdint>
#include <vector>

#include "longspan/v1/inference.pb.h"

namespace longspan {

// With bounds of 0.1, 0.5, 1 and 10 s.
v1::LatencyCounts Counts(const std::vector<int64_t>& counts);

// A server that has been up for so long, with everything in use and something of each kind waiting;
// it has read 1000 prompt tokens a second, generated 100, and completed one request.
v1::GetLoadResponse BusyServer(double uptime_seconds);

}  // namespace longspan

// What `longspan load` shows of a sample: lines of ASCII, none longer than `columns`.
#pragma once

#include <string>
#include <vector>

#include "clients/cpp/load/sample_history.h"

namespace longspan {

// `server` is its address.
std::vector<std::string> DrawLoad(const LoadView& view, const std::string& server, int columns);

// There is no sample, for a reason that is broken into lines.
std::vector<std::string> DrawTrouble(const std::string& reason, const std::string& server,
                                     int columns);

}  // namespace longspan

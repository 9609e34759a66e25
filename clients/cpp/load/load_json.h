// A sample as one line of JSON. Rates are a second's, latencies in milliseconds; null is what
// nothing was observed of.
#pragma once

#include <string>

#include "clients/cpp/load/sample_history.h"

namespace longspan {

std::string LoadJson(const LoadView& view, const std::string& server);

}  // namespace longspan

// The names of requests, and of tenants: [A-Za-z0-9._-]{1,64}.
#pragma once

#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

bool IsRequestId(absl::string_view text);
// 32 hexadecimal digits, unlike every other. Any thread.
std::string MakeRequestId();

}  // namespace longspan

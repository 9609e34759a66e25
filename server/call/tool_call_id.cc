#include "server/call/tool_call_id.h"

#include "absl/strings/str_cat.h"
#include "server/base/request_id.h"

namespace longspan {

std::string MakeToolCallId(ToolCallFormat format) {
  const std::string digits = MakeRequestId();
  if (format == ToolCallFormat::kMistral) return digits.substr(0, 9);
  return absl::StrCat("call_", digits.substr(0, 24));
}

}  // namespace longspan

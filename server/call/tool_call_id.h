// The ids of calls that answers make of tools. Any thread.
#pragma once

#include <string>

#include "engine/chat/tool_call_format.h"

namespace longspan {

// Unlike every other. Of nine letters and digits where the templates of the format take no other.
std::string MakeToolCallId(ToolCallFormat format);

}  // namespace longspan

// Values as JSON, as Python's json.dumps writes it.
#pragma once

#include <optional>
#include <string>

#include "engine/text/jinja/value.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {

struct JsonStyle {
  bool ensure_ascii = false;
  bool sort_keys = false;
  std::optional<std::string> indent;  // what a level is indented by; none: all on one line
  std::string item_separator = ", ";
  std::string key_separator = ": ";
};

// Fails on what JSON has no words for.
std::string JsonOf(Workspace& work, const Value& value, const JsonStyle& style);

}  // namespace longspan

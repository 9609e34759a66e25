#include "engine/chat/tool_call_format.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

struct NamedFormat {
  absl::string_view name;
  ToolCallFormat format;
};

constexpr NamedFormat kToolCallFormats[] = {
    {"none", ToolCallFormat::kNone},
    {"hermes", ToolCallFormat::kHermes},
    {"llama3_json", ToolCallFormat::kLlama3Json},
    {"mistral", ToolCallFormat::kMistral},
    {"json", ToolCallFormat::kJson},
};

// Between the same tags as of Hermes, but no JSON.
constexpr absl::string_view kOtherCalls[] = {"<function=", "<arg_key>", "<invoke", "<tool_calls>"};

bool HasHermesCalls(absl::string_view source) {
  const auto contains = [source](absl::string_view text) {
    return absl::StrContains(source, text);
  };
  return contains("<tool_call>") &&
         std::none_of(std::begin(kOtherCalls), std::end(kOtherCalls), contains);
}

bool HasLlama3Calls(absl::string_view source) {
  return absl::StrContains(source, "<|start_header_id|>") &&
         absl::StrContains(source, "\"parameters\": ") && absl::StrContains(source, "ipython");
}

}  // namespace

ToolCallFormat ToolCallFormatOf(absl::string_view template_source) {
  if (absl::StrContains(template_source, "[TOOL_CALLS]")) return ToolCallFormat::kMistral;
  if (HasHermesCalls(template_source)) return ToolCallFormat::kHermes;
  if (HasLlama3Calls(template_source)) return ToolCallFormat::kLlama3Json;
  return ToolCallFormat::kJson;
}

absl::StatusOr<ToolCallFormat> ReadToolCallFormat(absl::string_view name,
                                                  absl::string_view template_source) {
  if (name == "auto") return ToolCallFormatOf(template_source);
  std::string names = "auto";
  for (const NamedFormat& row : kToolCallFormats) {
    if (row.name == name) return row.format;
    absl::StrAppend(&names, ", ", row.name);
  }
  return absl::InvalidArgumentError(absl::StrCat("one of ", names));
}

absl::string_view NameOf(ToolCallFormat format) {
  for (const NamedFormat& row : kToolCallFormats) {
    if (row.format == format) return row.name;
  }
  return "none";
}

}  // namespace longspan

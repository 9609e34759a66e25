#include "engine/chat/reasoning_format.h"

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

struct NamedReasoning {
  absl::string_view name;
  ReasoningFormat format;
};

// A template may drop reasoning from earlier answers and write none, so it is known by the end
// text.
constexpr NamedReasoning kReasoningFormats[] = {
    {"mistral", {"[THINK]", "[/THINK]"}},
    {"seed", {"<seed:think>", "</seed:think>"}},
    {"granite", {"Here is my thought process:", "Here is my response:"}},
    {"think", {"<think>", "</think>"}},
};

}  // namespace

ReasoningFormat ReasoningFormatOf(absl::string_view template_source) {
  for (const NamedReasoning& row : kReasoningFormats) {
    if (absl::StrContains(template_source, row.format.end)) return row.format;
  }
  return {};
}

absl::StatusOr<ReasoningFormat> ReadReasoningFormat(absl::string_view name,
                                                    absl::string_view template_source) {
  if (name == "auto") return ReasoningFormatOf(template_source);
  if (name == "none") return ReasoningFormat{};
  std::string names = "auto, none";
  for (const NamedReasoning& row : kReasoningFormats) {
    if (row.name == name) return row.format;
    absl::StrAppend(&names, ", ", row.name);
  }
  return absl::InvalidArgumentError(absl::StrCat("one of ", names));
}

absl::string_view NameOf(const ReasoningFormat& format) {
  for (const NamedReasoning& row : kReasoningFormats) {
    if (row.format.end == format.end) return row.name;
  }
  return "none";
}

bool LeavesReasoningOpen(const ReasoningFormat& format, absl::string_view tail) {
  return format.exists() && absl::EndsWith(absl::StripTrailingAsciiWhitespace(tail), format.begin);
}

}  // namespace longspan

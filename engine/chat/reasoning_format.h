// How models mark their reasoning at the beginning of an answer. Any thread.
#pragma once

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace longspan {

// The begin text stands before the reasoning and the end text behind it; both are empty where a
// model does not reason. Neither contains its first character again.
struct ReasoningFormat {
  absl::string_view begin;
  absl::string_view end;

  bool exists() const { return !end.empty(); }
};

// That of a model, by the source of its chat template.
ReasoningFormat ReasoningFormatOf(absl::string_view template_source);

// By the value of a flag: `auto` (by the template) or the name of a format. INVALID_ARGUMENT says
// what it must be: "one of …".
absl::StatusOr<ReasoningFormat> ReadReasoningFormat(absl::string_view name,
                                                    absl::string_view template_source);

// Its name, or "none".
absl::string_view NameOf(const ReasoningFormat& format);

// Whether a rendered prompt, of which `tail` is the end, ends with the begin text, so that the
// answer begins inside reasoning. White space may follow the begin text.
bool LeavesReasoningOpen(const ReasoningFormat& format, absl::string_view tail);

}  // namespace longspan

#include "engine/chat/call_constraint.h"

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr absl::string_view kBeforeName = "{\"name\": \"";
constexpr absl::string_view kBeforeArguments = "\", \"arguments\": ";

CallStyle MistralStyle(absl::string_view template_source) {
  CallStyle style;
  style.open = "[TOOL_CALLS]";
  if (absl::StrContains(template_source, "[ARGS]")) {
    style.after_name = "[ARGS]";
    return style;
  }
  style.after_open = absl::StrContains(template_source, "[TOOL_CALLS] [") ? " [" : "[";
  style.before_name = kBeforeName;
  style.after_name = kBeforeArguments;
  style.end = "}";
  style.close = "]";
  style.separator = ", ";
  return style;
}

CallStyle JsonStyle(bool several) {
  CallStyle style;
  style.before_name = kBeforeName;
  style.after_name = kBeforeArguments;
  style.end = "}";
  if (!several) return style;
  style.after_open = "[";
  style.close = "]";
  style.separator = ", ";
  return style;
}

// The marker that stands first in a text, if one does.
struct FoundMarker {
  size_t begin = absl::string_view::npos;
  absl::string_view text;
  int32_t id = 0;
};

FoundMarker FirstMarker(absl::string_view text, absl::Span<const int32_t> marker_ids,
                        const Tokenizer& tokenizer) {
  FoundMarker first;
  for (const int32_t id : marker_ids) {
    const absl::string_view marker = tokenizer.TokenBytes(id);
    const size_t begin = text.find(marker);
    if (begin < first.begin) first = {begin, marker, id};
  }
  return first;
}

ConstraintText WithMarkers(absl::string_view text, absl::Span<const int32_t> marker_ids,
                           const Tokenizer& tokenizer) {
  std::vector<ConstraintMark> parts;
  while (!text.empty()) {
    const FoundMarker found = FirstMarker(text, marker_ids, tokenizer);
    const absl::string_view before = text.substr(0, found.begin);
    if (!before.empty()) parts.push_back({std::string(before), std::nullopt});
    if (before.size() == text.size()) break;
    parts.push_back({std::string(found.text), found.id});
    text.remove_prefix(before.size() + found.text.size());
  }
  return ConstraintText(std::move(parts));
}

ConstraintMark MarkOf(absl::string_view text, absl::Span<const int32_t> marker_ids,
                      const Tokenizer& tokenizer) {
  const FoundMarker found = FirstMarker(text, marker_ids, tokenizer);
  ConstraintMark mark{std::string(text), std::nullopt};
  if (!text.empty() && found.text == text) mark.token = found.id;
  return mark;
}

}  // namespace

CallStyle CallStyleOf(ToolCallFormat format, absl::string_view template_source, bool several) {
  CallStyle style;
  switch (format) {
    case ToolCallFormat::kMistral:
      return MistralStyle(template_source);
    case ToolCallFormat::kHermes:
      style = {"<tool_call>", "\n", kBeforeName, kBeforeArguments, "}", "\n</tool_call>"};
      style.between_groups = "\n";
      return style;
    case ToolCallFormat::kLlama3Json:
      style = {"", "", kBeforeName, "\", \"parameters\": ", "}"};
      style.separator = "; ";
      return style;
    default:
      return JsonStyle(several);
  }
}

CallConstraint MakeCallConstraint(const CallStyle& style, absl::Span<const CallableTool> tools,
                                  absl::Span<const int32_t> marker_ids,
                                  const Tokenizer& tokenizer) {
  CallConstraint calls;
  calls.open = MarkOf(style.open, marker_ids, tokenizer);
  calls.after_open = std::string(style.after_open);
  for (const CallableTool& tool : tools) {
    const std::string begin = absl::StrCat(style.before_name, tool.name, style.after_name);
    calls.forms.push_back(
        {WithMarkers(begin, marker_ids, tokenizer), tool.schema, std::string(style.end)});
  }
  calls.close = WithMarkers(style.close, marker_ids, tokenizer);
  if (style.separator) calls.separator = std::string(*style.separator);
  calls.between_groups = std::string(style.between_groups);
  return calls;
}

void BeginAfterReasoning(const ReasoningFormat& reasoning, bool is_open,
                         absl::Span<const int32_t> marker_ids, const Tokenizer& tokenizer,
                         Constraint* constraint) {
  if (!reasoning.exists()) return;
  constraint->begins_after = MarkOf(reasoning.end, marker_ids, tokenizer);
  if (!is_open) constraint->where_begun_by = MarkOf(reasoning.begin, marker_ids, tokenizer);
}

}  // namespace longspan

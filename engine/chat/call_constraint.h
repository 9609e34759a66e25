// How a model writes calls of tools when its answer is held to them: what stands around the name
// and the arguments of each, and how several follow. What comes out is read by ToolCallParser. Any
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/chat/reasoning_format.h"
#include "engine/chat/tool_call_format.h"
#include "engine/constraint/constraint.h"
#include "engine/text/tokenizer.h"

namespace longspan {

struct CallStyle {
  absl::string_view open;  // empty: until it is whole, a call looks like other text
  absl::string_view after_open;
  absl::string_view before_name;
  absl::string_view after_name;
  absl::string_view end;
  absl::string_view close;
  std::optional<absl::string_view> separator;  // of the calls between one open and close
  absl::string_view between_groups;
};

// Of a format that is not kNone; some templates write it in a way of their own. `several`: whether
// an answer may hold more than one call.
CallStyle CallStyleOf(ToolCallFormat format, absl::string_view template_source, bool several);

struct CallableTool {
  std::string name;
  std::string schema;  // JSON, of its arguments
};

// `marker_ids`: special tokens, by which a text that they write stands in an answer.
CallConstraint MakeCallConstraint(const CallStyle& style, absl::Span<const CallableTool> tools,
                                  absl::Span<const int32_t> marker_ids, const Tokenizer& tokenizer);

// The form of `constraint` begins once the answer has reasoned, which it does from its beginning if
// the prompt leaves reasoning open, and may do otherwise.
void BeginAfterReasoning(const ReasoningFormat& reasoning, bool is_open,
                         absl::Span<const int32_t> marker_ids, const Tokenizer& tokenizer,
                         Constraint* constraint);

}  // namespace longspan

// Renders templates for tests.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "engine/text/jinja/template.h"

namespace longspan {

inline constexpr absl::CivilSecond kTestNow = absl::CivilSecond(2026, 3, 9, 14, 5, 7);

inline absl::StatusOr<MarkedText> RenderSource(const std::string& source,
                                               const Variables& variables = {},
                                               const RenderLimits& limits = {}) {
  absl::StatusOr<std::unique_ptr<Template>> parsed = Template::Parse(source, "t");
  if (!parsed.ok()) return parsed.status();
  return (*parsed)->Render(variables, kTestNow, limits);
}

inline std::string RenderOrDie(const std::string& source, const Variables& variables = {}) {
  const absl::StatusOr<MarkedText> text = RenderSource(source, variables);
  EXPECT_TRUE(text.ok()) << text.status();
  return text.ok() ? text->bytes() : "";
}

// The literal parts in square brackets.
inline std::string ShowMarks(const MarkedText& text) {
  std::string shown;
  size_t at = 0;
  for (const TextRange& range : text.literal()) {
    shown += text.bytes().substr(at, range.begin - at);
    shown += "[" + text.bytes().substr(range.begin, range.end - range.begin) + "]";
    at = range.end;
  }
  return shown + text.bytes().substr(at);
}

}  // namespace longspan

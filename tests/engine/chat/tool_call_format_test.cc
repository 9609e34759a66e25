#include "engine/chat/tool_call_format.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "engine/chat/tool_call_syntax.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr ToolCallFormat kFormats[] = {ToolCallFormat::kNone, ToolCallFormat::kHermes,
                                       ToolCallFormat::kLlama3Json, ToolCallFormat::kMistral,
                                       ToolCallFormat::kJson};

TEST(ToolCallFormat, IsFoundInTheTemplate) {
  const struct {
    absl::string_view source;
    ToolCallFormat format;
  } cases[] = {
      {"{{ '\\n<tool_call>\\n{\"name\": \"' + c.name }}", ToolCallFormat::kHermes},
      {"{{ '[TOOL_CALLS][' }}", ToolCallFormat::kMistral},
      {"{{ '[TOOL_CALLS]' + c.name + '[ARGS]' }}", ToolCallFormat::kMistral},
      {"<|start_header_id|>ipython<|end_header_id|> {{ '\"parameters\": ' }}",
       ToolCallFormat::kLlama3Json},
      // Other calls than JSON.
      {"<tool_call>\n<function=' + c.name + '>", ToolCallFormat::kJson},
      {"<tool_call>{{ c.name }}<arg_key>", ToolCallFormat::kJson},
      {"<|start_header_id|>ipython<|end_header_id|>", ToolCallFormat::kJson},
      {"{{ message.content }}", ToolCallFormat::kJson},
  };
  for (const auto& [source, format] : cases) {
    EXPECT_EQ(ToolCallFormatOf(source), format) << source;
  }
}

TEST(ToolCallFormat, IsReadByName) {
  EXPECT_EQ(ReadToolCallFormat("auto", "[TOOL_CALLS]").value(), ToolCallFormat::kMistral);
  EXPECT_EQ(ReadToolCallFormat("none", "[TOOL_CALLS]").value(), ToolCallFormat::kNone);
  EXPECT_EQ(ReadToolCallFormat("hermes", "[TOOL_CALLS]").value(), ToolCallFormat::kHermes);
  const auto unknown = ReadToolCallFormat("pythonic", "");
  EXPECT_EQ(unknown.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(unknown.status().message(),
              HasSubstr("one of auto, none, hermes, llama3_json, mistral, json"));
}

// The parser goes by this: what is held never has to be searched again.
TEST(ToolCallSyntax, TextsAreDistinguishedByWhatTheyBeginWith) {
  for (const ToolCallFormat format : kFormats) {
    const auto places = ToolCallSyntax(format);
    for (const SyntaxPlace& place : places) {
      const auto& [one, other] = place.texts;
      EXPECT_FALSE(!other.text.empty() && (absl::StartsWith(one.text, other.text) ||
                                           absl::StartsWith(other.text, one.text)));
    }
    for (const SyntaxText& text : places[kFreeText].texts) {
      if (text.text.empty()) continue;
      EXPECT_EQ(text.text.find(text.text.front(), 1), absl::string_view::npos) << text.text;
    }
  }
}

TEST(ToolCallSyntax, LeadsToPlacesOfItsOwn) {
  for (const ToolCallFormat format : kFormats) {
    const auto places = ToolCallSyntax(format);
    const int count = static_cast<int>(places.size());
    EXPECT_EQ(places[kFreeText].after_object, -1);  // objects in free text are no calls
    for (const SyntaxPlace& place : places) {
      EXPECT_LT(place.after_object, count);
      EXPECT_LT(place.within_word, count);
      for (const SyntaxText& text : place.texts) EXPECT_LT(text.next, count);
    }
  }
}

}  // namespace
}  // namespace longspan

// However an answer is written, its parsers look at each byte a bounded number of times.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/engine/chat/answer_text.h"

namespace longspan {
namespace {

constexpr size_t kBytes = size_t{256} << 10;
// Read, given up, and of a call its whole object, a string of arguments as written and as it says,
// parsed.
constexpr int64_t kMostLooks = 6;

std::string Repeated(absl::string_view begin, absl::string_view unit) {
  std::string text(begin);
  while (text.size() < kBytes) absl::StrAppend(&text, unit);
  return text;
}

std::vector<std::string> Answers() {
  const std::string call = R"({"name":"get","arguments":)";
  return {
      Repeated("", "<tool_cal"),
      Repeated("", "<tool_call>"),
      Repeated("", "<tool_call>{"),
      Repeated("", "<tool_call>{\"name\":\""),
      Repeated("", "<tool_call>{\"name\":\"x\"}</tool_call>"),
      Repeated("", "<tool_call>" + call + "{\"a\":\""),
      Repeated("", "<tool_call>" + call + "\"{\\\"a\\\":\\\"x\\\"}\"} "),
      Repeated("", "<tool_call>" + call + "{\"a\":1,\"a\":1}}"),
      Repeated("<tool_call>" + call + "{\"a\":\"", "<tool_call>"),
      Repeated("<tool_call>" + call + "\"", "\\\""),
      Repeated("<tool_call>{\"name\":\"", "x"),
      Repeated("<tool_call>{\"name\":\"get\"", ",\"a\":1"),
      Repeated("<tool_call>", "\n"),
      Repeated("", "[TOOL_CALLS]"),
      Repeated("", "[TOOL_CALLS]["),
      Repeated("", "[TOOL_CALLS]get[ARGS]"),
      Repeated("", "[TOOL_CALLS]get[CALL_ID]a"),
      Repeated("[TOOL_CALLS][", call + "{}},"),
      Repeated("", "["),
      Repeated("", "{\"a\":"),
      Repeated("", "{\"name\":"),
      Repeated("", call + "{}};"),
      Repeated("", call),
      Repeated("", "```json"),
      Repeated("", "\n"),
      Repeated("\n", "<think>"),
      Repeated("<think>", "</think"),
      Repeated("<think>", "\n</"),
      Repeated("\n", "<thin"),
  };
}

TEST(AnswerParser, WorkIsLinearInTheText) {
  const ReasoningFormat think = ReadReasoningFormat("think", "").value();
  for (const ToolCallFormat calls :
       {ToolCallFormat::kNone, ToolCallFormat::kHermes, ToolCallFormat::kLlama3Json,
        ToolCallFormat::kMistral, ToolCallFormat::kJson}) {
    for (const bool streams : {false, true}) {
      const auto format =
          std::make_shared<AnswerFormat>(AnswerFormat{.reasoning = think,
                                                      .begins_in_reasoning = streams,
                                                      .tool_calls = calls,
                                                      .tool_names = {"get"},
                                                      .arguments_stream = streams});
      for (const std::string& answer : Answers()) {
        AnswerParser parser(format);
        std::vector<AnswerPart> parts;
        parser.Push(answer, &parts);
        parser.Finish(&parts);
        const auto bytes = static_cast<int64_t>(answer.size());
        EXPECT_GE(parser.work_bytes(), bytes);
        EXPECT_LE(parser.work_bytes(), kMostLooks * bytes) << answer.substr(0, 40);
      }
    }
  }
}

}  // namespace
}  // namespace longspan

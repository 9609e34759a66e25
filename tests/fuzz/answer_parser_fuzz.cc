// Any bytes as an answer, of every format: however it is cut, its parts are the same; nothing of it
// is lost where no call is found; what is told as a call is one; the work is linear.
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/chat/answer_parser.h"
#include "engine/json/json.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

using Parts = std::vector<AnswerPart>;

// ASCII stands for itself; what is no text by itself stands for what answers are made of.
constexpr absl::string_view kTokens[] = {"<think>",
                                         "</think>",
                                         "[THINK]",
                                         "[/THINK]",
                                         "Here is my thought process:",
                                         "Here is my response:",
                                         "<tool_call>",
                                         "</tool_call>",
                                         "[TOOL_CALLS]",
                                         "[ARGS]",
                                         "[CALL_ID]",
                                         "<|python_tag|>",
                                         "```json",
                                         "```",
                                         "{\"name\": \"get\", \"arguments\": ",
                                         "\"name\"",
                                         "\"arguments\"",
                                         "\"parameters\"",
                                         "\"get\"",
                                         "get",
                                         "gr\xC3\xB6\xC3\x9F",
                                         "\"{\\\"a\\\": 1}\"",
                                         "{\"a\": [1, \"b\"]}",
                                         "{}",
                                         "}}",
                                         "\\ud83d\\ude00",
                                         "\xF0\x9F\x98\x80",
                                         "null",
                                         "-1.5e3"};

std::vector<absl::string_view> Characters(absl::string_view bytes) {
  std::vector<absl::string_view> characters;
  for (size_t i = 0; i < bytes.size(); ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    characters.push_back(byte < 0x80 ? bytes.substr(i, 1) : kTokens[byte % std::size(kTokens)]);
  }
  return characters;
}

AnswerFormat FormatOf(uint8_t choice) {
  constexpr absl::string_view kReasoning[] = {"none", "think", "mistral", "granite"};
  AnswerFormat format;
  format.reasoning = ReadReasoningFormat(kReasoning[choice % 4], "").value();
  format.begins_in_reasoning = (choice & 4) != 0;
  format.arguments_stream = (choice & 8) != 0;
  format.tool_calls = static_cast<ToolCallFormat>((choice >> 4) % 5);
  format.tool_names = {"get",
                       "gr\xC3\xB6\xC3\x9F"
                       "e"};
  return format;
}

// The parts as they are however the answer is cut.
Parts Joined(const Parts& parts) {
  Parts joined;
  for (const AnswerPart& part : parts) {
    LONGSPAN_CHECK(!part.text.empty());
    if (part.kind == AnswerPart::Kind::kToolCallBegin) {
      joined.push_back(part);
    } else {
      AppendPart(part.kind, part.call_index, part.text, &joined);
    }
  }
  return joined;
}

Parts PartsOf(const std::shared_ptr<const AnswerFormat>& format,
              const std::vector<absl::string_view>& pieces) {
  AnswerParser parser(format);
  Parts parts;
  size_t bytes = 0;
  for (const absl::string_view piece : pieces) {
    Parts reported;
    parser.Push(piece, &reported);
    parts.insert(parts.end(), reported.begin(), reported.end());
    bytes += piece.size();
  }
  parser.Finish(&parts);
  LONGSPAN_CHECK(parser.work_bytes() <= static_cast<int64_t>(6 * bytes));
  return Joined(parts);
}

std::vector<absl::string_view> CutAt(absl::string_view text,
                                     const std::vector<absl::string_view>& characters,
                                     uint8_t cuts) {
  std::vector<absl::string_view> pieces;
  size_t begin = 0;
  size_t end = 0;
  for (const absl::string_view character : characters) {
    end += character.size();
    cuts = static_cast<uint8_t>(cuts * 5 + 3);  // any order of cuts
    if (cuts >= 0x60) continue;
    pieces.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  pieces.push_back(text.substr(begin));
  return pieces;
}

bool Same(const Parts& one, const Parts& other) {
  if (one.size() != other.size()) return false;
  for (size_t i = 0; i < one.size(); ++i) {
    if (one[i].kind != other[i].kind || one[i].call_index != other[i].call_index ||
        one[i].text != other[i].text) {
      return false;
    }
  }
  return true;
}

void CheckCalls(const AnswerFormat& format, const Parts& parts) {
  int32_t calls = 0;
  for (size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].kind != AnswerPart::Kind::kToolCallBegin) continue;
    LONGSPAN_CHECK(parts[i].call_index == calls++);
    LONGSPAN_CHECK(format.tool_names.contains(parts[i].text));
    if (format.arguments_stream) continue;  // those that no grammar keeps from breaking may break
    LONGSPAN_CHECK(i + 1 < parts.size());
    LONGSPAN_CHECK(parts[i + 1].kind == AnswerPart::Kind::kToolCallArguments);
    const auto arguments = ParseJson(parts[i + 1].text);
    LONGSPAN_CHECK(arguments.ok() && arguments->is_object());
  }
  LONGSPAN_CHECK(calls <= ToolCallParser::kMaxCalls);
}

// Content and reasoning are the answer with something left out: nothing, where neither reasoning
// nor a call was found.
void CheckText(const AnswerFormat& format, absl::string_view answer, const Parts& parts) {
  size_t at = 0;
  bool is_all_content = !format.reasoning.exists();
  for (const AnswerPart& part : parts) {
    const bool is_content = part.kind == AnswerPart::Kind::kContent;
    is_all_content &= is_content;
    if (!is_content && part.kind != AnswerPart::Kind::kReasoning) continue;
    for (const char c : part.text) {
      at = answer.find(c, at);
      LONGSPAN_CHECK(at != absl::string_view::npos);
      ++at;
    }
  }
  if (!is_all_content) return;
  LONGSPAN_CHECK(answer.empty() ? parts.empty() : parts.at(0).text == answer);
}

void FuzzAnswer(uint8_t choice, uint8_t cuts, absl::string_view bytes) {
  const auto format = std::make_shared<const AnswerFormat>(FormatOf(choice));
  const std::vector<absl::string_view> characters = Characters(bytes);
  std::string text;
  for (const absl::string_view character : characters)
    text.append(character.data(), character.size());
  const Parts parts = PartsOf(format, {text});
  LONGSPAN_CHECK(Same(parts, PartsOf(format, characters)));
  LONGSPAN_CHECK(Same(parts, PartsOf(format, CutAt(text, characters, cuts))));
  CheckCalls(*format, parts);
  CheckText(*format, text, parts);
}

}  // namespace
}  // namespace longspan

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 2) return 0;
  longspan::FuzzAnswer(data[0], data[1], {reinterpret_cast<const char*>(data) + 2, size - 2});
  return 0;
}

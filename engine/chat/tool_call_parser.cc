#include "engine/chat/tool_call_parser.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json.h"

namespace longspan {
namespace {

bool IsSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

bool IsSpace(absl::string_view text) {
  return text.find_first_not_of(" \n\r\t") == absl::string_view::npos;
}

bool BeginsAName(absl::string_view text, const ToolNames& names) {
  const auto name = names.lower_bound(text);
  return name != names.end() && absl::StartsWith(*name, text);
}

}  // namespace

ToolCallParser::ToolCallParser(ToolCallFormat format, const ToolNames* tool_names,
                               bool arguments_stream, int max_calls)
    : tool_names_(*tool_names),
      arguments_stream_(arguments_stream),
      max_calls_(max_calls),
      places_(ToolCallSyntax(tool_names->empty() ? ToolCallFormat::kNone : format)),
      place_(places_.size() > 1 ? kAnswerBegin : kFreeText) {}

void ToolCallParser::Push(absl::string_view text, Parts* parts) {
  for (const char c : text) {
    ++work_bytes_;
    if (held_.size() < kMaxHeldBytes && Read(c, parts)) continue;
    GiveUp(parts);
    Read(c, parts);  // free text takes every byte
  }
}

// White space behind a call may have waited for another one.
void ToolCallParser::Finish(Parts* parts) {
  if (calls_ > 0 && IsSpace(held_)) held_.clear();
  GiveUp(parts);
}

void ToolCallParser::GiveUp(Parts* parts) {
  work_bytes_ += static_cast<int64_t>(held_.size());
  AppendPart(AnswerPart::Kind::kContent, -1, std::exchange(held_, ""), parts);
  place_ = kFreeText;
  text_bytes_ = 0;
  word_.clear();
  name_.reset();
  EndObject();
}

bool ToolCallParser::Read(char c, Parts* parts) {
  if (object_.has_value()) return ReadObject(c, parts);
  if (ReadText(c)) return true;
  if (text_bytes_ > 0) return false;
  if (c == '{' && place().after_object >= 0) return BeginObject(parts);
  if (place_ == kFreeText) {
    AppendPart(AnswerPart::Kind::kContent, -1, absl::string_view(&c, 1), parts);
    return true;
  }
  if (!IsSpace(c) || !word_.empty()) return ReadWord(c);
  held_ += c;
  return true;
}

bool ToolCallParser::ReadText(char c) {
  held_ += c;
  ++text_bytes_;
  const absl::string_view read = absl::string_view(held_).substr(held_.size() - text_bytes_);
  for (const SyntaxText& text : place().texts) {
    if (absl::StartsWith(text.text, read) && (read != text.text || Follow(text))) return true;
  }
  held_.pop_back();
  --text_bytes_;
  return false;
}

bool ToolCallParser::Follow(const SyntaxText& text) {
  if (place().word == SyntaxWord::kToolName && !word_.empty()) {
    if (!tool_names_.contains(word_)) return false;
    name_ = word_;
  }
  word_.clear();
  text_bytes_ = 0;
  if (text.closes) held_.clear();
  place_ = text.next;
  return true;
}

bool ToolCallParser::ReadWord(char c) {
  const SyntaxPlace& here = place();
  if (here.word == SyntaxWord::kNone) return false;
  const bool is_of_word =
      here.word == SyntaxWord::kToolName
          ? BeginsAName(absl::StrCat(word_, absl::string_view(&c, 1)), tool_names_)
          : absl::ascii_isalnum(c);
  if (!is_of_word) return false;
  word_ += c;
  held_ += c;
  place_ = here.within_word;
  return true;
}

bool ToolCallParser::BeginObject(Parts* parts) {
  if (calls_ == max_calls_) return false;
  object_begin_ = held_.size();
  object_.emplace(std::exchange(name_, std::nullopt));
  return ReadObject('{', parts);
}

bool ToolCallParser::ReadObject(char c, Parts* parts) {
  held_ += c;
  const ToolCallObject::State state = object_->Read(c);
  if (!IsOfCall(state)) {
    held_.pop_back();
    return false;
  }
  const bool is_whole = state == ToolCallObject::State::kWhole;
  if (is_whole || arguments_stream_) ReportCall(parts);
  if (is_whole) EndCall();
  return true;
}

bool ToolCallParser::IsOfCall(ToolCallObject::State state) {
  switch (state) {
    case ToolCallObject::State::kBroken:
      return false;
    case ToolCallObject::State::kNamed:
      return tool_names_.contains(*object_->name());
    case ToolCallObject::State::kWhole:
      return arguments_stream_ || IsJson(absl::string_view(held_).substr(object_begin_));
    default:
      return true;
  }
}

bool ToolCallParser::IsJson(absl::string_view text) {
  work_bytes_ += static_cast<int64_t>(text.size());
  return ParseJson(text).ok();
}

void ToolCallParser::ReportCall(Parts* parts) {
  if (!object_->name().has_value()) return;
  if (!std::exchange(is_reported_, true)) {
    parts->push_back({AnswerPart::Kind::kToolCallBegin, calls_++, *object_->name()});
    held_.clear();
  }
  const std::string arguments = object_->TakeArguments();
  if (arguments.empty()) return;
  AppendPart(AnswerPart::Kind::kToolCallArguments, calls_ - 1, arguments, parts);
  held_.clear();
}

void ToolCallParser::EndCall() {
  held_.clear();
  EndObject();
  place_ = place().after_object;
}

void ToolCallParser::EndObject() {
  if (object_.has_value()) work_bytes_ += object_->parsed_bytes();
  object_.reset();
  is_reported_ = false;
}

}  // namespace longspan

// Finds the calls of tools in the content of an answer, as it streams.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/chat/answer_part.h"
#include "engine/chat/tool_call_format.h"
#include "engine/chat/tool_call_object.h"
#include "engine/chat/tool_call_syntax.h"

namespace longspan {

using ToolNames = std::set<std::string, std::less<>>;

// A call counts once its object is whole; what of its format does not follow then is content. White
// space beside a call is dropped where only calls, or the answer's ends, are on its other side. All
// that was held becomes content at the first byte with which it can no longer be a call, and is not
// searched again. One thread at a time.
class ToolCallParser {
 public:
  static constexpr size_t kMaxHeldBytes = size_t{1} << 20;  // a call that takes more is content
  static constexpr int kMaxCalls = 128;

  // `tool_names` must outlive the parser. With none, all is content at once.
  // Calls beyond `max_calls` are content.
  ToolCallParser(ToolCallFormat format, const ToolNames* tool_names, bool arguments_stream,
                 int max_calls = kMaxCalls);

  // Both add to the end of `parts`.
  void Push(absl::string_view text, std::vector<AnswerPart>* parts);
  void Finish(std::vector<AnswerPart>* parts);

  int calls() const { return calls_; }  // reported until now
  int64_t work_bytes() const { return work_bytes_; }

 private:
  using Parts = std::vector<AnswerPart>;

  // False, and nothing is added, where the byte can be of nothing that what is held began.
  bool Read(char c, Parts* parts);
  bool ReadText(char c);
  bool Follow(const SyntaxText& text);
  bool ReadWord(char c);
  bool BeginObject(Parts* parts);
  bool ReadObject(char c, Parts* parts);
  bool IsOfCall(ToolCallObject::State state);
  bool IsJson(absl::string_view text);
  // What is known of the call and not yet reported.
  void ReportCall(Parts* parts);
  void EndCall();
  void EndObject();
  // What is held is content, and free text goes on.
  void GiveUp(Parts* parts);
  const SyntaxPlace& place() const { return places_[place_]; }

  const ToolNames& tool_names_;
  const bool arguments_stream_;
  const int max_calls_;
  const absl::Span<const SyntaxPlace> places_;
  int place_;
  std::string held_;                 // read, and reported neither as content nor as a call
  size_t text_bytes_ = 0;            // at the end of held_: the beginning of a text of the place
  std::string word_;                 // at the end of held_, before such a text
  std::optional<std::string> name_;  // of the call whose arguments come next
  size_t object_begin_ = 0;          // in held_
  std::optional<ToolCallObject> object_;
  bool is_reported_ = false;  // the name of the call that is being read
  int calls_ = 0;
  int64_t work_bytes_ = 0;
};

}  // namespace longspan

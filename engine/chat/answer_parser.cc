#include "engine/chat/answer_parser.h"

#include <utility>

namespace longspan {

AnswerParser::AnswerParser(std::shared_ptr<const AnswerFormat> format)
    : format_(std::move(format)),
      reasoning_(format_->reasoning, format_->begins_in_reasoning),
      tool_calls_(format_->tool_calls, &format_->tool_names, format_->arguments_stream,
                  format_->max_calls) {}

void AnswerParser::Push(absl::string_view text, std::vector<AnswerPart>* parts) {
  SplitText split;
  reasoning_.Push(text, &split);
  Report(split, parts);
}

void AnswerParser::Finish(std::vector<AnswerPart>* parts) {
  SplitText split;
  reasoning_.Finish(&split);
  Report(split, parts);
  tool_calls_.Finish(parts);
}

void AnswerParser::Report(const SplitText& text, std::vector<AnswerPart>* parts) {
  AppendPart(AnswerPart::Kind::kReasoning, -1, text.reasoning, parts);
  tool_calls_.Push(text.content, parts);
}

}  // namespace longspan

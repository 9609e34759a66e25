#include "engine/core/sequence_text.h"

#include "absl/algorithm/container.h"

namespace longspan {
namespace {

// No token of the prompt is shown: the first one of the output begins the text.
bool OutputBeginsText(const Tokenizer& tokenizer, const Request& request) {
  const bool skips_special = request.response.skip_special_tokens;
  return absl::c_all_of(request.prompt_token_ids,
                        [&](int32_t token) { return skips_special && tokenizer.IsSpecial(token); });
}

}  // namespace

SequenceText::SequenceText(const Tokenizer* tokenizer, const Request& request)
    : tokenizer_(tokenizer),
      request_(&request),
      detokenizer_(tokenizer, request.response.skip_special_tokens,
                   OutputBeginsText(*tokenizer, request), request.response.shown_token_ids),
      stop_(request.stopping.stop, request.stopping.include_stop_in_output),
      reasoning_(request.reasoning) {}

TokenText SequenceText::Push(int32_t token, absl::Span<const int32_t> end_token_ids) {
  ++drawn_;
  const StoppingParams& stopping = request_->stopping;
  const bool may_end = !stopping.ignore_eos || request_->constraint != nullptr;
  const bool is_end = may_end && absl::c_linear_search(end_token_ids, token);
  const bool stops = is_end || absl::c_linear_search(stopping.stop_token_ids, token);
  return stops ? StopAt(token) : GoOn(token);
}

TokenText SequenceText::StopAt(int32_t token) {
  TokenText result;
  result.is_reasoning = reasoning_.Read("");
  result.text = stop_.Flush();
  if (request_->stopping.include_stop_in_output) result.text += detokenizer_.Push(token);
  result.text += detokenizer_.Flush();
  result.end = SequenceEnd{FinishReason::kStop, token, std::nullopt};
  return result;
}

TokenText SequenceText::GoOn(int32_t token) {
  const StoppingParams& stopping = request_->stopping;
  const bool may_stop = drawn_ > stopping.min_tokens || stopping.min_tokens == 0;
  const bool is_last = drawn_ >= stopping.max_tokens;
  std::string text = detokenizer_.Push(token);
  if (is_last) text += detokenizer_.Flush();
  TokenText result;
  if (detokenizer_.Skips(token)) {
    const absl::string_view hidden = tokenizer_->TokenBytes(token);
    result.is_reasoning = reasoning_.Read(hidden);
    result.text = stop_.PushHidden(hidden, may_stop);
  } else {
    result.is_reasoning = reasoning_.Read(text);
  }
  if (!stop_.matched().has_value()) result.text += stop_.Push(text, may_stop);
  if (stop_.matched().has_value()) {
    result.end = SequenceEnd{FinishReason::kStop, std::nullopt, stop_.matched()};
  } else if (is_last) {
    result.end = SequenceEnd{FinishReason::kLength, std::nullopt, std::nullopt};
    result.text += stop_.Flush();
  }
  return result;
}

}  // namespace longspan

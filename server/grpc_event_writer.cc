#include "server/grpc_event_writer.h"

#include <utility>

#include "server/grpc_mapping.h"

namespace longspan {

void GrpcEventWriter::SetPrompt(std::string request_id, std::vector<int32_t> prompt_token_ids,
                                int32_t n) {
  request_id_ = std::move(request_id);
  prompt_token_ids_ = std::move(prompt_token_ids);
  n_ = n;
  next_delta_.assign(n, 0);
}

void GrpcEventWriter::Add(const Event& event, std::deque<v1::GenerateEvent>* out) {
  if (const auto* accepted = std::get_if<Accepted>(&event)) {
    v1::GenerateEvent message;
    v1::Accepted* to = message.mutable_accepted();
    to->set_request_id(request_id_);
    to->set_prompt_tokens(accepted->prompt_tokens);
    to->set_cached_tokens(accepted->cached_tokens);
    to->set_queue_position(accepted->queue_position);
    out->push_back(std::move(message));
    if (asked_.echo() && !asked_.has_prompt_logprobs_top_n()) AddPromptOutput(nullptr, out);
  } else if (const auto* progress = std::get_if<PrefillProgress>(&event)) {
    v1::GenerateEvent message;
    v1::PrefillProgress* to = message.mutable_prefill_progress();
    to->set_processed_tokens(progress->processed_tokens);
    to->set_total_tokens(progress->total_tokens);
    to->set_cached_tokens(progress->cached_tokens);
    to->set_elapsed_ms(progress->elapsed_ms);
    out->push_back(std::move(message));
  } else if (const auto* prompt = std::get_if<PromptLogprobs>(&event)) {
    AddPromptOutput(prompt, out);
  } else if (const auto* delta = std::get_if<TokenDelta>(&event)) {
    out->push_back(Delta(*delta));
  } else if (const auto* finished = std::get_if<SequenceFinished>(&event)) {
    ++finished_;
    out->push_back(End(*finished));
  }
}

void GrpcEventWriter::AddPromptOutput(const PromptLogprobs* logprobs,
                                      std::deque<v1::GenerateEvent>* out) const {
  v1::GenerateEvent message;
  v1::PromptOutput* to = message.mutable_prompt_output();
  if (asked_.echo()) {
    to->set_text(tokenizer_->Decode(prompt_token_ids_, /*skip_special_tokens=*/false));
    if (asked_.token_ids())
      to->mutable_token_ids()->Add(prompt_token_ids_.begin(), prompt_token_ids_.end());
  }
  if (logprobs != nullptr) {
    for (const PositionLogprobs& position : logprobs->positions)
      *to->add_logprobs() = ToProto(position);
  }
  out->push_back(std::move(message));
}

v1::GenerateEvent GrpcEventWriter::Delta(const TokenDelta& delta) {
  v1::GenerateEvent message;
  v1::TokenDelta* to = message.mutable_token_delta();
  to->set_index(delta.index);
  to->set_sequence(next_delta_[delta.index]++);
  if (!asked_.has_text() || asked_.text()) to->set_text(delta.text);
  if (asked_.token_ids())
    to->mutable_token_ids()->Add(delta.token_ids.begin(), delta.token_ids.end());
  for (const PositionLogprobs& position : delta.logprobs) *to->add_logprobs() = ToProto(position);
  return message;
}

v1::GenerateEvent GrpcEventWriter::End(const SequenceFinished& finished) const {
  v1::GenerateEvent message;
  v1::Finished* to = message.mutable_finished();
  to->set_index(finished.index);
  to->set_reason(finished.reason == FinishReason::kStop ? v1::FINISH_REASON_STOP
                                                        : v1::FINISH_REASON_LENGTH);
  if (finished.matched_token_id)
    to->set_token_id(static_cast<uint32_t>(*finished.matched_token_id));
  if (finished.matched_string) to->set_stop_string(*finished.matched_string);
  *to->mutable_usage() = ToProto(finished.usage);
  if (asked_.include_timing()) *to->mutable_timing() = ToProto(finished.timing);
  if (asked_.include_attribution()) *to->mutable_attribution() = ToProto(finished.attribution);
  return message;
}

}  // namespace longspan

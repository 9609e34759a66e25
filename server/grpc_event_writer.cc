#include "server/grpc_event_writer.h"

#include <algorithm>
#include <utility>

#include "engine/text/utf8.h"
#include "server/grpc_mapping.h"

namespace longspan {
namespace {

// A long prompt comes back in parts: by default a client refuses messages above 4 MiB. A part
// takes at most half of that: its text, its ids and its logprobs are each held to a third of it.
constexpr size_t kMaxPartTextBytes = 512 * 1024;
constexpr size_t kMaxPartTokenIds = 128 * 1024;       // at most 5 bytes each
constexpr size_t kMaxPartLogprobEntries = 32 * 1024;  // at most 22 bytes each

// How many positions of `entries` logprobs each fit into a part.
size_t PartPositions(const std::vector<PositionLogprobs>& positions) {
  const size_t entries = positions.empty() ? 1 : 1 + positions.front().top.size();
  return std::max<size_t>(1, kMaxPartLogprobEntries / entries);
}

// At most kMaxPartTextBytes from `begin` on, whole characters.
absl::string_view PartOfText(absl::string_view text, size_t begin) {
  absl::string_view part = text.substr(begin, kMaxPartTextBytes);
  if (begin + part.size() < text.size()) part.remove_suffix(IncompleteUtf8SuffixBytes(part));
  return part;
}

}  // namespace

bool GrpcEventWriter::ExpectsPromptLogprobs() const {
  return asked_.has_prompt_logprobs_top_n() || (asked_.echo() && asked_.has_logprobs_top_n());
}

void GrpcEventWriter::SetPrompt(std::string request_id, std::vector<int32_t> prompt_token_ids,
                                int32_t n) {
  request_id_ = std::move(request_id);
  n_ = n;
  next_delta_.assign(n, 0);
  if (!asked_.echo()) return;
  prompt_text_ = tokenizer_->Decode(prompt_token_ids, /*skip_special_tokens=*/false);
  if (asked_.token_ids()) prompt_token_ids_ = std::move(prompt_token_ids);
}

void GrpcEventWriter::Add(const Event& event, std::deque<v1::GenerateEvent>* out) {
  if (const auto* accepted = std::get_if<Accepted>(&event)) {
    AddAccepted(*accepted, out);
    if (asked_.echo() && !ExpectsPromptLogprobs()) AddPromptOutput(nullptr, out);
  } else if (const auto* progress = std::get_if<PrefillProgress>(&event)) {
    AddProgress(*progress, out);
  } else if (const auto* prompt = std::get_if<PromptLogprobs>(&event)) {
    AddPromptOutput(prompt, out);
  } else if (const auto* delta = std::get_if<TokenDelta>(&event)) {
    AddDelta(*delta, out);
  } else if (const auto* finished = std::get_if<SequenceFinished>(&event)) {
    ++finished_;
    AddFinished(*finished, out);
  }
}

void GrpcEventWriter::AddAccepted(const Accepted& accepted,
                                  std::deque<v1::GenerateEvent>* out) const {
  v1::Accepted* to = out->emplace_back().mutable_accepted();
  to->set_request_id(request_id_);
  to->set_prompt_tokens(accepted.prompt_tokens);
  to->set_cached_tokens(accepted.cached_tokens);
  to->set_queue_position(accepted.queue_position);
}

void GrpcEventWriter::AddProgress(const PrefillProgress& progress,
                                  std::deque<v1::GenerateEvent>* out) const {
  v1::PrefillProgress* to = out->emplace_back().mutable_prefill_progress();
  to->set_processed_tokens(progress.processed_tokens);
  to->set_total_tokens(progress.total_tokens);
  to->set_cached_tokens(progress.cached_tokens);
  to->set_elapsed_ms(progress.elapsed_ms);
}

void GrpcEventWriter::AddPromptOutput(const PromptLogprobs* logprobs,
                                      std::deque<v1::GenerateEvent>* out) {
  static const auto* const kNone = new std::vector<PositionLogprobs>();
  const std::vector<PositionLogprobs>& positions = logprobs ? logprobs->positions : *kNone;
  const size_t part_positions = PartPositions(positions);
  size_t text = 0, id = 0, position = 0;
  do {
    v1::PromptOutput* to = out->emplace_back().mutable_prompt_output();
    const absl::string_view part = PartOfText(prompt_text_, text);
    to->set_text(std::string(part));
    text += part.size();
    const size_t ids_end = std::min(prompt_token_ids_.size(), id + kMaxPartTokenIds);
    to->mutable_token_ids()->Add(prompt_token_ids_.begin() + id,
                                 prompt_token_ids_.begin() + ids_end);
    id = ids_end;
    const size_t positions_end = std::min(positions.size(), position + part_positions);
    for (; position < positions_end; ++position) {
      *to->add_logprobs() = ToProto(positions[position]);
    }
  } while (text < prompt_text_.size() || id < prompt_token_ids_.size() ||
           position < positions.size());
  // Said once; a long prompt need not stay.
  prompt_text_ = {};
  prompt_token_ids_ = {};
}

void GrpcEventWriter::AddDelta(const TokenDelta& delta, std::deque<v1::GenerateEvent>* out) {
  v1::GenerateEvent message;
  v1::TokenDelta* to = message.mutable_token_delta();
  if (!asked_.has_text() || asked_.text()) to->set_text(delta.text);
  if (asked_.token_ids()) {
    to->mutable_token_ids()->Add(delta.token_ids.begin(), delta.token_ids.end());
  }
  for (const PositionLogprobs& position : delta.logprobs) *to->add_logprobs() = ToProto(position);
  // Text may lag behind tokens; a delta without content is not worth a message.
  if (to->text().empty() && to->token_ids().empty() && to->logprobs().empty()) return;
  to->set_index(delta.index);
  to->set_sequence(next_delta_[delta.index]++);
  out->push_back(std::move(message));
}

void GrpcEventWriter::AddFinished(const SequenceFinished& finished,
                                  std::deque<v1::GenerateEvent>* out) const {
  v1::Finished* to = out->emplace_back().mutable_finished();
  to->set_index(finished.index);
  to->set_reason(finished.reason == FinishReason::kStop ? v1::FINISH_REASON_STOP
                                                        : v1::FINISH_REASON_LENGTH);
  if (finished.matched_token_id) {
    to->set_token_id(static_cast<uint32_t>(*finished.matched_token_id));
  }
  if (finished.matched_string) to->set_stop_string(*finished.matched_string);
  *to->mutable_usage() = ToProto(finished.usage);
  if (asked_.include_timing()) *to->mutable_timing() = ToProto(finished.timing);
  if (asked_.include_attribution()) *to->mutable_attribution() = ToProto(finished.attribution);
}

}  // namespace longspan

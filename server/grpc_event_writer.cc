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

// The engine lists as many as the echo or the other asks for, whichever is more.
size_t GrpcEventWriter::PromptTop() const {
  return static_cast<size_t>(asked_.has_prompt_logprobs_top_n() ? asked_.prompt_logprobs_top_n()
                                                                : asked_.logprobs_top_n());
}

void GrpcEventWriter::SetRequest(Admitted request) {
  request_ = std::move(request);
  request_.stream.reset();
  if (!asked_.echo() || !asked_.token_ids()) request_.prompt_token_ids = {};
  next_delta_.assign(static_cast<size_t>(request_.n), 0);
}

void GrpcEventWriter::Add(Event event) {
  const bool accepted = std::holds_alternative<Accepted>(event);
  if (std::holds_alternative<SequenceFinished>(event)) ++finished_;
  events_.push_back(std::move(event));
  // An echo without logprobs follows at once.
  if (accepted && asked_.echo() && !ExpectsPromptLogprobs()) events_.emplace_back(PromptLogprobs{});
}

std::optional<v1::GenerateEvent> GrpcEventWriter::Next() {
  while (!events_.empty()) {
    bool told = true;
    v1::GenerateEvent message = Tell(events_.front(), &told);
    if (told) events_.pop_front();
    if (message.event_case() != v1::GenerateEvent::EVENT_NOT_SET) return message;
  }
  return std::nullopt;
}

v1::GenerateEvent GrpcEventWriter::Tell(const Event& event, bool* told) {
  v1::GenerateEvent message;
  if (const auto* accepted = std::get_if<Accepted>(&event)) {
    message = TellAccepted(*accepted);
  } else if (const auto* progress = std::get_if<PrefillProgress>(&event)) {
    *message.mutable_prefill_progress() = ToProto(*progress);
  } else if (const auto* prompt = std::get_if<PromptLogprobs>(&event)) {
    message = TellPart(*prompt, told);
  } else if (const auto* delta = std::get_if<TokenDelta>(&event)) {
    message = TellDelta(*delta);
  } else if (const auto* finished = std::get_if<SequenceFinished>(&event)) {
    message = TellFinished(*finished);
  }
  return message;
}

v1::GenerateEvent GrpcEventWriter::TellAccepted(const Accepted& accepted) const {
  v1::GenerateEvent message;
  v1::Accepted* to = message.mutable_accepted();
  to->set_request_id(request_.request_id);
  to->set_prompt_tokens(accepted.prompt_tokens);
  to->set_cached_tokens(accepted.cached_tokens);
  to->set_queue_position(accepted.queue_position);
  return message;
}

v1::GenerateEvent GrpcEventWriter::TellPart(const PromptLogprobs& logprobs, bool* told) {
  v1::GenerateEvent message;
  v1::PromptOutput* to = message.mutable_prompt_output();
  const absl::string_view text = PartOfText(request_.echo.text, place_.text_bytes);
  to->set_text(std::string(text));
  place_.text_bytes += text.size();
  const std::vector<int32_t>& ids = request_.prompt_token_ids;
  const size_t ids_end = std::min(ids.size(), place_.ids + kMaxPartTokenIds);
  to->mutable_token_ids()->Add(ids.data() + place_.ids, ids.data() + ids_end);
  place_.ids = ids_end;
  const std::vector<PositionLogprobs>& positions = logprobs.positions;
  const size_t part = std::max<size_t>(1, kMaxPartLogprobEntries / (1 + PromptTop()));
  const size_t positions_end = std::min(positions.size(), place_.positions + part);
  for (; place_.positions < positions_end; ++place_.positions) {
    *to->add_logprobs() = ToProto(positions[place_.positions], PromptTop());
  }
  *told = place_.text_bytes == request_.echo.text.size() && place_.ids == ids.size() &&
          place_.positions == positions.size();
  if (*told) {
    // Said once; a long prompt need not stay.
    request_.echo = {};
    request_.prompt_token_ids = {};
    place_ = {};
  }
  return message;
}

// A message a token, though its text may lag behind; none for who asked to see nothing of tokens.
v1::GenerateEvent GrpcEventWriter::TellDelta(const TokenDelta& delta) {
  v1::GenerateEvent message;
  v1::TokenDelta* to = message.mutable_token_delta();
  const bool tells_text = !asked_.has_text() || asked_.text();
  if (tells_text) to->set_text(delta.text);
  if (asked_.token_ids()) {
    to->mutable_token_ids()->Add(delta.token_ids.begin(), delta.token_ids.end());
  }
  for (const PositionLogprobs& position : delta.logprobs) {
    *to->add_logprobs() = ToProto(position, position.top.size());
  }
  if (!tells_text && to->token_ids().empty() && to->logprobs().empty()) return {};
  to->set_index(delta.index);
  to->set_sequence(next_delta_[static_cast<size_t>(delta.index)]++);
  return message;
}

v1::GenerateEvent GrpcEventWriter::TellFinished(const SequenceFinished& finished) const {
  v1::GenerateEvent message;
  v1::Finished* to = message.mutable_finished();
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
  if (finished.block_map.has_value()) *to->mutable_block_map() = ToProto(*finished.block_map);
  return message;
}

}  // namespace longspan

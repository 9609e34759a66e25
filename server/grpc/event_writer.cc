#include "server/grpc/event_writer.h"

#include <algorithm>
#include <utility>

#include "engine/text/utf8.h"
#include "server/grpc/mapping.h"

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

v1::FinishReason ReasonOf(FinishReason reason, bool has_tool_calls) {
  if (reason != FinishReason::kStop) return v1::FINISH_REASON_LENGTH;
  return has_tool_calls ? v1::FINISH_REASON_TOOL_CALLS : v1::FINISH_REASON_STOP;
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
  sequences_.resize(static_cast<size_t>(request_.n));
  if (request_.format == nullptr || request_.format->is_plain()) return;
  for (Sequence& sequence : sequences_) sequence.chat.emplace(request_.format);
}

void GrpcEventWriter::Add(Event event) {
  const bool accepted = std::holds_alternative<Accepted>(event);
  if (std::holds_alternative<SequenceFinished>(event)) ++finished_;
  events_.push_back(std::move(event));
  // An echo without logprobs follows at once.
  if (accepted && asked_.echo() && !ExpectsPromptLogprobs()) events_.emplace_back(PromptLogprobs{});
}

std::optional<v1::GenerateEvent> GrpcEventWriter::Next() {
  while (ready_.empty() && !events_.empty()) {
    if (Report(events_.front())) events_.pop_front();
  }
  if (ready_.empty()) return std::nullopt;
  v1::GenerateEvent message = std::move(ready_.front());
  ready_.pop_front();
  return message;
}

void GrpcEventWriter::Drop() {
  events_.clear();
  ready_.clear();
}

bool GrpcEventWriter::Report(const Event& event) {
  if (const auto* accepted = std::get_if<Accepted>(&event)) {
    ReportAccepted(*accepted);
  } else if (const auto* progress = std::get_if<PrefillProgress>(&event)) {
    *ready_.emplace_back().mutable_prefill_progress() = ToProto(*progress);
  } else if (const auto* prompt = std::get_if<PromptLogprobs>(&event)) {
    return SendPart(*prompt);
  } else if (const auto* delta = std::get_if<TokenDelta>(&event)) {
    ReportDelta(*delta);
  } else if (const auto* finished = std::get_if<SequenceFinished>(&event)) {
    ReportFinished(*finished);
  }
  return true;
}

void GrpcEventWriter::ReportAccepted(const Accepted& accepted) {
  v1::Accepted* to = ready_.emplace_back().mutable_accepted();
  to->set_request_id(request_.request_id);
  to->set_prompt_tokens(accepted.prompt_tokens);
  to->set_cached_tokens(accepted.cached_tokens);
  to->set_queue_position(accepted.queue_position);
  to->set_sparse_decode(request_.sparse_decode);
  to->set_sparse_prefill(request_.sparse_prefill_tokens > 0);
}

bool GrpcEventWriter::SendPart(const PromptLogprobs& logprobs) {
  v1::PromptOutput* to = ready_.emplace_back().mutable_prompt_output();
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
  const bool reported = place_.text_bytes == request_.echo.text.size() &&
                        place_.ids == ids.size() && place_.positions == positions.size();
  if (reported) {
    // Said once; a long prompt need not stay.
    request_.echo = {};
    request_.prompt_token_ids = {};
    place_ = {};
  }
  return reported;
}

// A message a token, though its text may lag behind; none for who asked to see nothing of tokens. A
// chat's text may be held back long: there is no message then until there is something to report.
void GrpcEventWriter::ReportDelta(const TokenDelta& delta) {
  v1::TokenDelta tokens;
  if (asked_.token_ids()) {
    tokens.mutable_token_ids()->Add(delta.token_ids.begin(), delta.token_ids.end());
  }
  for (const PositionLogprobs& position : delta.logprobs) {
    *tokens.add_logprobs() = ToProto(position, position.top.size());
  }
  if (auto& chat = sequences_[static_cast<size_t>(delta.index)].chat; chat.has_value()) {
    chat->Add(delta);
    return SendNews(delta.index, std::move(tokens));
  }
  if (SendsText()) tokens.set_text(delta.text);
  if (SendsText() || tokens.ByteSizeLong() > 0) SendTokens(delta.index, std::move(tokens));
}

void GrpcEventWriter::SendNews(int32_t index, v1::TokenDelta tokens) {
  AnswerNews news = sequences_[static_cast<size_t>(index)].chat->TakeNews();
  if (!SendsText()) news = {};
  if (!news.reasoning.empty()) {
    v1::ReasoningDelta* to = ready_.emplace_back().mutable_reasoning_delta();
    to->set_index(index);
    to->set_text(std::move(news.reasoning));
  }
  tokens.set_text(std::move(news.content));
  if (tokens.ByteSizeLong() > 0) SendTokens(index, std::move(tokens));
  for (ToolCallPiece& call : news.calls) {
    v1::ToolCallDelta* to = ready_.emplace_back().mutable_tool_call_delta();
    to->set_index(index);
    to->set_call_index(call.index);
    if (call.begins) to->set_id(std::move(call.id));
    if (call.begins) to->set_name(std::move(call.name));
    to->set_arguments(std::move(call.arguments));
  }
}

void GrpcEventWriter::SendTokens(int32_t index, v1::TokenDelta tokens) {
  tokens.set_index(index);
  tokens.set_sequence(sequences_[static_cast<size_t>(index)].next_delta++);
  *ready_.emplace_back().mutable_token_delta() = std::move(tokens);
}

void GrpcEventWriter::ReportFinished(const SequenceFinished& finished) {
  auto& chat = sequences_[static_cast<size_t>(finished.index)].chat;
  if (chat.has_value()) {
    chat->Finish();
    SendNews(finished.index, {});
  }
  v1::Finished* to = ready_.emplace_back().mutable_finished();
  to->set_index(finished.index);
  to->set_reason(ReasonOf(finished.reason, chat.has_value() && chat->has_tool_calls()));
  if (finished.matched_token_id) {
    to->set_token_id(static_cast<uint32_t>(*finished.matched_token_id));
  }
  if (finished.matched_string) to->set_stop_string(*finished.matched_string);
  *to->mutable_usage() = ToProto(finished.usage);
  if (chat.has_value()) to->mutable_usage()->set_reasoning_tokens(chat->reasoning_tokens());
  if (asked_.include_timing()) *to->mutable_timing() = ToProto(finished.timing);
  if (asked_.include_attribution()) *to->mutable_attribution() = ToProto(finished.attribution);
  if (finished.block_map.has_value()) *to->mutable_block_map() = ToProto(*finished.block_map);
}

}  // namespace longspan

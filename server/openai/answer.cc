#include "server/openai/answer.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "server/http/response.h"
#include "server/openai/block_map.h"

namespace longspan {
namespace {

constexpr char kFrameBegin[] = "data: ";
constexpr char kFrameEnd[] = "\n\n";

void AppendIds(absl::string_view name, const std::vector<int32_t>& ids, std::string* out) {
  absl::StrAppend(out, ",\"", name, "\":[", absl::StrJoin(ids, ","), "]");
}

Json AttributionJson(const Attribution& read) {
  const int64_t read_tokens =
      read.selected_tokens_read + read.window_tokens_read + read.dense_tokens_read;
  const double share = read.visible_tokens > 0 ? 1.0 - static_cast<double>(read_tokens) /
                                                           static_cast<double>(read.visible_tokens)
                                               : 0.0;
  return {{"decode_steps", read.decode_steps},
          {"compressed_entries_read", read.compressed_entries_read},
          {"selected_tokens_read", read.selected_tokens_read},
          {"window_tokens_read", read.window_tokens_read},
          {"dense_tokens_read", read.dense_tokens_read},
          {"visible_tokens", read.visible_tokens},
          {"unread_token_share", std::max(share, 0.0)}};
}

const char* ObjectName(const AnswerOptions& options) {
  if (options.endpoint == Endpoint::kCompletions) return "text_completion";
  return options.stream ? "chat.completion.chunk" : "chat.completion";
}

}  // namespace

std::string EventFrame(const Json& data) {
  return absl::StrCat(kFrameBegin, WriteJson(data), kFrameEnd);
}

AnswerRenderer::AnswerRenderer(AnswerOptions options, Context context,
                               std::vector<AnswerPrompt> prompts)
    : options_(std::move(options)), context_(std::move(context)) {
  for (AnswerPrompt& prompt : prompts) {
    PromptState state;
    state.first_choice = choices_.size();
    state.progress.total_tokens = static_cast<int64_t>(prompt.token_ids.size());
    for (int32_t i = 0; i < prompt.n; ++i) {
      Choice& choice = choices_.emplace_back();
      choice.index = choices_.size() - 1;
    }
    state.prompt = std::move(prompt);
    prompts_.push_back(std::move(state));
  }
  unfinished_choices_ = choices_.size();
  const bool reports_prompt =
      options_.echo || options_.return_token_ids || options_.prompt_logprobs.has_value();
  unreported_choices_ = reports_prompt ? choices_.size() : 0;
}

void AnswerRenderer::OnEvent(size_t prompt_index, Event event, std::string* frames) {
  if (!failure_.ok()) return;
  PromptState& state = prompts_[prompt_index];
  std::visit([&](auto& of_kind) { On(state, of_kind, frames); }, event);
}

void AnswerRenderer::On(PromptState& state, Accepted& event, std::string* /*frames*/) {
  state.cached_tokens = event.cached_tokens;
}

// Several prompts are reported as one: what matters is how much is still to be read.
void AnswerRenderer::On(PromptState& state, PrefillProgress& event, std::string* frames) {
  state.progress = event;
  state.cached_tokens = event.cached_tokens;
  if (!options_.return_progress) return;
  PrefillProgress sum;
  for (const PromptState& each : prompts_) {
    sum.total_tokens += each.progress.total_tokens;
    sum.cached_tokens += each.progress.cached_tokens;
    sum.processed_tokens += each.progress.processed_tokens;
    sum.elapsed_ms = std::max(sum.elapsed_ms, each.progress.elapsed_ms);
  }
  *frames += kFrameBegin;
  BeginObject(frames);
  EndObject({{"prompt_progress",
              {{"total", sum.total_tokens},
               {"cached", sum.cached_tokens},
               {"processed", sum.processed_tokens},
               {"time_ms", sum.elapsed_ms}}}},
            frames);
  *frames += kFrameEnd;
}

void AnswerRenderer::On(PromptState& state, PromptLogprobs& event, std::string* /*frames*/) {
  state.logprobs = std::move(event.positions);
}

void AnswerRenderer::On(PromptState& state, TokenDelta& event, std::string* frames) {
  Choice& choice = ChoiceOf(state, event.index);
  choice.content->Add(event);
  choice.completion_tokens += static_cast<int64_t>(event.token_ids.size());
  if (options_.return_token_ids) {
    choice.token_ids.insert(choice.token_ids.end(), event.token_ids.begin(), event.token_ids.end());
  }
  // The chunk of the last token says how the choice ended.
  if (options_.stream && !event.ends && choice.content->has_news()) {
    AppendChunk(&state, &choice, frames);
  }
}

void AnswerRenderer::On(PromptState& state, SequenceFinished& event, std::string* frames) {
  Choice& choice = ChoiceOf(state, event.index);
  choice.content->Finish();
  choice.finish_reason = event.reason;
  choice.attribution = event.attribution;
  choice.block_map = std::move(event.block_map);
  choice.completion_tokens = event.usage.completion_tokens;
  choice.sparse_decode_tokens = event.usage.sparse_decode_tokens;
  state.cached_tokens = event.usage.cached_device_tokens + event.usage.cached_host_tokens;
  --unfinished_choices_;
  if (options_.stream) AppendChunk(&state, &choice, frames);
}

void AnswerRenderer::On(PromptState& /*state*/, RequestFailed& event, std::string* /*frames*/) {
  failure_ = std::move(event.status);
}

AnswerRenderer::Choice& AnswerRenderer::ChoiceOf(PromptState& state, int32_t index) {
  Choice& choice = choices_[state.first_choice + static_cast<size_t>(index)];
  if (choice.content == nullptr) choice.content = Open(&state);
  return choice;
}

std::unique_ptr<OpenAiChoice> AnswerRenderer::Open(PromptState* state) const {
  if (state->beginning == nullptr) {
    state->beginning = MakeChoice(options_, context_.choices);
    state->beginning->Begin(state->prompt, state->logprobs);
  }
  return state->beginning->Copy();
}

void AnswerRenderer::TakeInto(PromptState* state, Choice* choice, std::string* out) {
  const bool finished = choice->finish_reason.has_value();
  const Json reason =
      finished ? Json(choice->content->ReasonText(*choice->finish_reason)) : Json(nullptr);
  absl::StrAppend(out, "{\"index\":", choice->index, ",");
  choice->content->TakeInto(out);
  absl::StrAppend(out, ",\"finish_reason\":", WriteJson(reason));
  if (options_.return_token_ids) AppendIds("token_ids", std::exchange(choice->token_ids, {}), out);
  if (!std::exchange(choice->reported, true)) ReportPrompt(state, out);
  if (finished && options_.include_attribution) {
    absl::StrAppend(out, ",\"attribution\":", WriteJson(AttributionJson(choice->attribution)));
  }
  if (choice->block_map.has_value()) {
    *out += ",\"block_map\":";
    AppendBlockMap(*std::exchange(choice->block_map, std::nullopt), out);
  }
  *out += '}';
}

void AnswerRenderer::ReportPrompt(PromptState* state, std::string* out) {
  if (!state->members.has_value()) {
    std::string& members = state->members.emplace();
    if (options_.prompt_logprobs.has_value()) {
      members += ",\"prompt_logprobs\":";
      AppendPromptLogprobs(state->logprobs, *options_.prompt_logprobs, context_.choices.write_token,
                           &members);
    }
    if (options_.return_token_ids) {
      AppendIds("prompt_token_ids", state->prompt.token_ids, &members);
    }
  }
  *out += *state->members;
  if (unreported_choices_ > 0) --unreported_choices_;
  if (++state->reported_choices < state->prompt.n) return;
  state->logprobs = {};
  state->beginning.reset();
  state->members.reset();
}

void AnswerRenderer::AppendChunk(PromptState* state, Choice* choice, std::string* frames) {
  *frames += kFrameBegin;
  BeginObject(frames);
  TakeInto(state, choice, frames);
  EndObject(Json::object(), frames);
  *frames += kFrameEnd;
}

void AnswerRenderer::BeginObject(std::string* out) const {
  absl::StrAppend(out, "{\"id\":", WriteJson(CompletionId(options_)), ",\"object\":\"",
                  ObjectName(options_), "\",\"created\":", context_.created_unix_seconds,
                  ",\"model\":", WriteJson(context_.model), ",\"choices\":[");
}

void AnswerRenderer::EndObject(Json more, std::string* out) const {
  if (context_.sparse_decode) more["approximate"] = "sparse_decode";
  if (context_.sparse_prefill_tokens > 0) more["approximate"] = "sparse_prefill";
  if (!more.contains("usage") && (options_.continuous_usage || options_.include_usage)) {
    more["usage"] = options_.continuous_usage ? UsageJson() : Json(nullptr);
  }
  *out += ']';
  for (const auto& member : more.items()) {
    absl::StrAppend(out, ",\"", member.key(), "\":", WriteJson(member.value()));
  }
  *out += '}';
}

// Prompts count once, however many completions they have.
Json AnswerRenderer::UsageJson() const {
  int64_t prompt_tokens = 0;
  int64_t cached_tokens = 0;
  int64_t completion_tokens = 0;
  for (const PromptState& state : prompts_) {
    prompt_tokens += static_cast<int64_t>(state.prompt.token_ids.size());
    cached_tokens += state.cached_tokens;
  }
  int64_t reasoning_tokens = 0;
  int64_t sparse_decode_tokens = 0;
  for (const Choice& choice : choices_) {
    completion_tokens += choice.completion_tokens;
    sparse_decode_tokens += choice.sparse_decode_tokens;
    if (choice.content != nullptr) reasoning_tokens += choice.content->reasoning_tokens();
  }
  Json usage = {{"prompt_tokens", prompt_tokens},
                {"completion_tokens", completion_tokens},
                {"total_tokens", prompt_tokens + completion_tokens},
                {"prompt_tokens_details", {{"cached_tokens", cached_tokens}}}};
  if (options_.endpoint == Endpoint::kChat) {
    usage["completion_tokens_details"]["reasoning_tokens"] = reasoning_tokens;
  }
  // Where it is not asked for, answers look as everywhere.
  if (context_.sparse_decode) {
    usage["completion_tokens_details"]["sparse_decode_tokens"] = sparse_decode_tokens;
  }
  if (context_.sparse_prefill_tokens > 0) {
    usage["prompt_tokens_details"]["sparse_prefill_tokens"] = context_.sparse_prefill_tokens;
  }
  return usage;
}

std::string AnswerRenderer::Response() {
  std::string response;
  BeginObject(&response);
  for (PromptState& state : prompts_) {
    for (int32_t i = 0; i < state.prompt.n; ++i) {
      Choice& choice = choices_[state.first_choice + static_cast<size_t>(i)];
      if (choice.index > 0) response += ',';
      TakeInto(&state, &choice, &response);
    }
  }
  EndObject({{"usage", UsageJson()}}, &response);
  return response;
}

std::string AnswerRenderer::StreamEnd() const {
  std::string frames;
  if (options_.include_usage) {
    frames += kFrameBegin;
    BeginObject(&frames);
    EndObject({{"usage", UsageJson()}}, &frames);
    frames += kFrameEnd;
  }
  return frames + "data: [DONE]\n\n";
}

std::string AnswerRenderer::StreamFailure() const { return EventFrame(ErrorObject(failure_)); }

}  // namespace longspan

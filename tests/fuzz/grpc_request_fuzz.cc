// The bytes of a GenerateRequest, through parsing, translation and validation, chats through the
// template as well: whatever comes out as valid is within the limits, what a chat's messages hold
// never becomes control tokens, and every refusal becomes a status.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

#include "kernels/base/check.h"
#include "server/admission/chat_prompt.h"
#include "server/admission/validator.h"
#include "server/grpc/mapping.h"

namespace longspan {
namespace {

constexpr int kVocabulary = 8192;  // the demo tokenizer's
constexpr int32_t kImStart = 1;    // likewise
// One control token for each message, and nothing but what was written besides.
constexpr char kTemplate[] = R"({% if tools %}{{ tools | tojson }}{% endif %}{{ mood }}
{%- for message in messages %}<|im_start|>{{ message.role }}{{ message.name }}{{ message.content }}
{{- message.reasoning_content }}{{ message.tool_calls | default("") | tojson }}{% endfor %})";

std::string ReadFile(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

ServedModel DemoModel() {
  const std::string directory = "deploy/models/demo/";
  auto tokenizer = Tokenizer::Load(ReadFile(directory + "tokenizer.json"),
                                   ReadFile(directory + "tokenizer_config.json"));
  LONGSPAN_CHECK(tokenizer.ok());
  ServedModel model;
  model.name = "demo";
  model.config.vocabulary = kVocabulary;
  model.tokenizer = tokenizer->release();  // as long as the process
  TokenizerTexts texts;
  texts.chat_template = kTemplate;
  Findings findings;
  model.chat = OpenChat({}, texts, *model.tokenizer, &findings);
  LONGSPAN_CHECK(model.chat->chat_template != nullptr);
  model.max_context_tokens = 1024;
  return model;
}

Limits SmallLimits() {
  Limits limits;
  limits.max_context_tokens = 1024;
  limits.max_body_bytes = 64 * 1024;
  return limits;
}

absl::StatusOr<std::vector<int32_t>> TokensOf(const ChatCall& chat, const ServedModel& model,
                                              const Limits& limits) {
  const auto prompt = MakeChatPrompt(chat, *model.chat, limits, absl::CivilDay(2026, 1, 1));
  if (!prompt.ok()) return prompt.status();
  EncodeOptions options;
  options.add_special_tokens = false;
  options.control_ranges = &prompt->text.literal();
  auto tokens = model.tokenizer->Encode(prompt->text.bytes(), options);
  if (!tokens.ok()) return tokens;
  const auto begun = std::count(tokens->begin(), tokens->end(), kImStart);
  LONGSPAN_CHECK(static_cast<size_t>(begun) == chat.messages.size());
  return tokens;
}

absl::StatusOr<std::vector<int32_t>> TokensOf(const GenerateCall& call, const ServedModel& model,
                                              const Limits& limits) {
  if (const auto* chat = std::get_if<std::shared_ptr<const ChatCall>>(&call.prompt)) {
    return TokensOf(**chat, model, limits);
  }
  if (const auto* text = std::get_if<std::string>(&call.prompt)) {
    return model.tokenizer->Encode(*text, {call.add_special_tokens.value_or(true)});
  }
  return ValidateTokenIds("prompt", std::get<std::vector<int64_t>>(call.prompt), model.config);
}

// What the engine relies on.
void CheckRequest(const Request& request, const Limits& limits) {
  const SamplingParams& sampling = request.sampling;
  LONGSPAN_CHECK(sampling.n >= 1 && sampling.n <= limits.max_n);
  for (const float value :
       {sampling.temperature, sampling.top_p, sampling.min_p, sampling.repetition_penalty,
        sampling.frequency_penalty, sampling.presence_penalty}) {
    LONGSPAN_CHECK(std::isfinite(value));
  }
  LONGSPAN_CHECK(sampling.repetition_penalty > 0);
  LONGSPAN_CHECK(sampling.top_p > 0 && sampling.top_p <= 1);
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  LONGSPAN_CHECK(prompt_tokens >= 1);
  LONGSPAN_CHECK(prompt_tokens + request.stopping.max_tokens <= limits.max_context_tokens);
  LONGSPAN_CHECK(request.stopping.min_tokens <= request.stopping.max_tokens);
  for (const int32_t id : request.prompt_token_ids) LONGSPAN_CHECK(id >= 0 && id < kVocabulary);
}

absl::Status Take(const grpc::ByteBuffer& bytes) {
  static const auto* const model = new ServedModel(DemoModel());
  static const auto* const limits = new Limits(SmallLimits());
  auto message = ParseMessage<v1::GenerateRequest>(bytes);
  if (!message.ok()) return message.status();
  if (absl::Status status = CheckResponseOptions(message->response()); !status.ok()) return status;
  auto call = ToGenerateCall(std::move(message).value(), *limits);
  if (!call.ok()) return call.status();
  auto request = Validate(*call, *model, *limits);
  if (!request.ok()) return request.status();
  auto tokens = TokensOf(*call, *model, *limits);
  if (!tokens.ok()) return tokens.status();
  absl::Status placed = PlacePrompt(*call, std::move(tokens).value(), *limits, request->get());
  if (placed.ok()) CheckRequest(**request, *limits);
  return placed;
}

}  // namespace
}  // namespace longspan

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const grpc::Slice slice(data, size);
  const absl::Status status = longspan::Take(grpc::ByteBuffer(&slice, 1));
  const grpc::Status reported = longspan::ToGrpcStatus(status);
  LONGSPAN_CHECK(status.ok() == reported.ok());
  LONGSPAN_CHECK(reported.ok() || !reported.error_message().empty());
  return 0;
}

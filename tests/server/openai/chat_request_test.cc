// Bodies of /v1/chat/completions: every field of OpenAI's published schema and of those that
// clients send beside it, what each becomes, and how what is wrong is named.
#include "server/openai/chat_request.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

using testing::HasSubstr;

constexpr char kMessages[] = R"("messages": [{"role": "user", "content": "hi"}])";

absl::StatusOr<OpenAiRequest> Read(const std::string& body) {
  auto json = ParseJson(body, {.keeps_large_numbers = true});
  if (!json.ok()) return json.status();
  return ReadChatRequest(std::move(json).value());
}

// `fields` beside a message.
absl::StatusOr<OpenAiRequest> With(const std::string& fields) {
  return Read(std::string("{") + kMessages + (fields.empty() ? "" : ", " + fields) + "}");
}

OpenAiRequest Good(const std::string& fields) {
  auto request = With(fields);
  EXPECT_TRUE(request.ok()) << fields << ": " << request.status();
  if (!request.ok()) return {{GenerateCall()}, {}};
  return *std::move(request);
}
GenerateCall Call(const std::string& fields) { return Good(fields).calls.at(0); }
ChatCall Chat(const std::string& fields) {
  return *std::get<std::shared_ptr<const ChatCall>>(Call(fields).prompt);
}

TEST(ChatRequest, WhatIsAbsent) {
  const OpenAiRequest request = Good("");
  const GenerateCall& call = request.calls.at(0);
  EXPECT_FALSE(call.default_max_tokens.has_value()) << "the remaining context";
  EXPECT_FALSE(call.logprobs || call.max_tokens || call.temperature);
  EXPECT_EQ(request.options.endpoint, Endpoint::kChat);
  EXPECT_EQ(CompletionId(request.options).rfind("chatcmpl-", 0), 0U);
  const ChatCall chat = Chat("");
  EXPECT_TRUE(chat.add_generation_prompt && chat.separate_reasoning);
  EXPECT_FALSE(chat.continue_final_message || chat.parse_special_in_content || chat.tool_choice);
  EXPECT_TRUE(chat.tools.is_null() && chat.documents.is_null());
}

TEST(ChatRequest, MessagesAreRequired) {
  EXPECT_EQ(Read("{}").status().message(), "messages is required");
  EXPECT_EQ(Read(R"({"prompt": "p"})").status().message(), "messages is required");
}

TEST(ChatRequest, ConversationAndTemplate) {
  const ChatCall chat = Chat(
      R"("tools": [{"b": 1, "a": 2}], "documents": [{}], "chat_template_kwargs": {"x": true},
         "reasoning_effort": "low", "max_reasoning_tokens": 9, "continue_final_message": true, "separate_reasoning": false,
         "parse_special_in_content": true, "parallel_tool_calls": false)");
  EXPECT_EQ(WriteJson(chat.tools), R"([{"b":1,"a":2}])") << "in the order in which it was written";
  EXPECT_EQ(WriteJson(chat.documents), "[{}]");
  EXPECT_EQ(WriteJson(chat.template_arguments), R"({"x":true})");
  EXPECT_EQ(chat.reasoning_effort, "low");
  EXPECT_EQ(chat.max_reasoning_tokens, 9);
  EXPECT_TRUE(chat.continue_final_message && chat.parse_special_in_content);
  EXPECT_FALSE(chat.add_generation_prompt) << "where a message is gone on with";
  EXPECT_FALSE(chat.separate_reasoning);
  EXPECT_EQ(chat.parallel_tool_calls, false);
}

TEST(ChatRequest, ToolChoices) {
  const auto kind = [](const std::string& value) {
    return Chat(R"("tool_choice": )" + value).tool_choice.value().kind;
  };
  EXPECT_EQ(kind(R"("auto")"), ToolChoice::Kind::kAuto);
  EXPECT_EQ(kind(R"("none")"), ToolChoice::Kind::kNone);
  EXPECT_EQ(kind(R"("required")"), ToolChoice::Kind::kRequired);
  const std::string named = R"({"type": "function", "function": {"name": "f"}})";
  EXPECT_EQ(kind(named), ToolChoice::Kind::kNamed);
  EXPECT_EQ(Chat(R"("tool_choice": )" + named).tool_choice->name, "f");
  for (const char* wrong : {R"("maybe")", "7", "{}", R"({"function": {}})"}) {
    EXPECT_THAT(With(std::string(R"("tool_choice": )") + wrong).status().message(),
                HasSubstr("it must be \"auto\", \"none\", \"required\" or"));
  }
}

TEST(ChatRequest, LogprobsSayWhetherAndTopLogprobsHowMany) {
  EXPECT_FALSE(Call(R"("logprobs": false)").logprobs.has_value());
  EXPECT_EQ(Call(R"("logprobs": true)").logprobs, 0);
  const GenerateCall call = Call(R"("logprobs": true, "top_logprobs": 20)");
  EXPECT_EQ(call.logprobs, 20);
  EXPECT_EQ(call.max_logprobs, 20);
  EXPECT_EQ(call.logprobs_name, "top_logprobs");
  EXPECT_EQ(With(R"("top_logprobs": 2)").status().message(), "top_logprobs needs logprobs: true");
}

// One row a field of the published schema, and of those of other servers that clients send.
struct FieldCase {
  const char* field;
  const char* accepted;  // null: nothing is
  const char* refused;   // null: of the right type everything is accepted, or judged later
};

constexpr FieldCase kFields[] = {
    {"model", R"("demo")", "1"},
    {"messages", R"([{"role": "user", "content": "hi"}])", nullptr},
    {"audio", nullptr, R"({"voice": "x"})"},
    {"frequency_penalty", "0.5", R"("a")"},
    {"function_call", nullptr, R"("auto")"},
    {"functions", nullptr, R"([{"name": "f"}])"},
    {"logit_bias", R"({"7": -100})", R"({"a": 1})"},
    {"logprobs", "true", "1"},
    {"max_completion_tokens", "7", R"("a")"},
    {"max_tokens", "7", R"("a")"},
    {"metadata", R"({"a": "b"})", "1"},
    {"modalities", R"(["text"])", R"(["text", "audio"])"},
    {"n", "2", R"("a")"},
    {"parallel_tool_calls", "true", "1"},
    {"prediction", nullptr, R"({"type": "content"})"},
    {"presence_penalty", "0.5", R"("a")"},
    {"prompt_cache_key", R"("k")", "1"},
    {"prompt_cache_retention", R"("24h")", "1"},
    {"reasoning_effort", R"("high")", "1"},
    {"response_format", R"({"type": "json_object"})", R"({"type": "poem"})"},
    {"safety_identifier", R"("u")", "1"},
    {"seed", "7", R"("a")"},
    {"service_tier", R"("auto")", R"("flex")"},
    {"stop", R"(["a", "b"])", "1"},
    {"store", "false", "true"},
    {"stream", "true", "1"},
    {"temperature", "0.5", R"("a")"},
    {"tool_choice", R"("none")", "1"},
    {"tools", "[]", "1"},
    {"top_p", "0.5", R"("a")"},
    {"user", R"("u")", "1"},
    {"verbosity", R"("medium")", R"("high")"},
    {"web_search_options", nullptr, "{}"},
    // vLLM's, and our own.
    {"add_generation_prompt", "true", "1"},
    {"allowed_token_ids", "[1]", "1"},
    {"bypass_prefix_cache", "true", "1"},
    {"cache_salt", R"("s")", "1"},
    {"chat_template", nullptr, R"("{{ x }}")"},
    {"chat_template_kwargs", R"({"a": 1})", "1"},
    {"continue_final_message", "true", "1"},
    {"documents", "[]", "1"},
    {"echo", "false", "true"},
    {"guided_choice", R"(["a"])", "1"},
    {"guided_grammar", R"("root ::= \"a\"")", "1"},
    {"guided_json", "{}", "1"},
    {"guided_regex", R"("a")", "1"},
    {"ignore_eos", "true", "1"},
    {"include_attribution", "true", "1"},
    {"include_block_map", "true", "1"},
    {"include_reasoning", "false", "1"},
    {"include_stop_str_in_output", "true", "1"},
    {"max_reasoning_tokens", "7", R"("a")"},
    {"min_p", "0.1", R"("a")"},
    {"min_tokens", "1", R"("a")"},
    {"mm_processor_kwargs", nullptr, "{}"},
    {"parse_special_in_content", "true", "1"},
    {"priority", "1", R"("a")"},
    {"prompt_logprobs", "1", R"("a")"},
    {"queue_timeout_ms", "1", R"("a")"},
    {"repetition_penalty", "1.1", R"("a")"},
    {"request_id", R"("r")", "1"},
    {"return_token_ids", "true", "1"},
    {"separate_reasoning", "true", "1"},
    {"skip_special_tokens", "true", "1"},
    {"stop_token_ids", "[1]", "1"},
    {"structured_outputs", R"({"regex": "a"})", "{}"},
    {"tenant", R"("t")", "1"},
    {"top_k", "1", R"("a")"},
    {"tpot_slo_ms", "1", R"("a")"},
    {"truncate_prompt_tokens", "1", R"("a")"},
    {"ttft_slo_ms", "1", R"("a")"},
    {"unheard_of", nullptr, "1"},
};

std::string Body(const FieldCase& row, const std::string& value) {
  const bool is_messages = std::string(row.field) == "messages";
  return std::string("{") + (is_messages ? "" : std::string(kMessages) + ", ") + "\"" + row.field +
         "\": " + value + "}";
}

TEST(ChatRequest, EveryFieldIsTakenOrRefusedByName) {
  for (const FieldCase& row : kFields) {
    if (row.accepted != nullptr) {
      const auto request = Read(Body(row, row.accepted));
      EXPECT_TRUE(request.ok()) << row.field << ": " << request.status();
    }
    if (row.refused != nullptr) {
      const auto request = Read(Body(row, row.refused));
      EXPECT_THAT(request.status().message(), HasSubstr(row.field));
    }
    if (std::string(row.field) == "messages") continue;
    EXPECT_TRUE(Read(Body(row, "null")).ok()) << row.field << " may be null, which is absent";
  }
}

// They would be null where they are written again.
TEST(ChatRequest, WhatGoesOnAsJsonHasNoNumberBeyondDoubles) {
  for (const auto& [fields, place] : std::vector<std::pair<std::string, std::string>>{
           {R"("tools": [{"a": {"maximum": 1e400}}])", "tools[0].a.maximum"},
           {R"("documents": [1, -1e400])", "documents[1]"},
           {R"("chat_template_kwargs": {"mood": 1e400})", "chat_template_kwargs.mood"},
           {R"("guided_json": {"const": 1e400})", "guided_json.const"},
           {R"("structured_outputs": {"json": {"const": 1e400}})",
            "structured_outputs.json.const"}}) {
    EXPECT_THAT(With(fields).status().message(),
                HasSubstr(place + " is beyond 64-bit floating point; it must be a number from "
                                  "-1.79769e+308 to "));
  }
}

TEST(ChatRequest, SparseDecode) {
  EXPECT_EQ(Good(R"("sparse_decode": true)").calls.at(0).sparse_decode, true);
  EXPECT_FALSE(Good(R"("sparse_decode": null)").calls.at(0).sparse_decode.has_value());
}

TEST(ChatRequest, FieldsThatNeedAStream) {
  EXPECT_TRUE(
      Good(R"("stream": true, "stream_options": {"include_usage": true})").options.include_usage);
  for (const char* field : {R"("return_progress": true)", R"("stream_options": {})"}) {
    EXPECT_THAT(With(field).status().message(), HasSubstr("needs stream: true"));
  }
}

}  // namespace
}  // namespace longspan

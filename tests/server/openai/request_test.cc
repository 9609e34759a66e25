// Bodies of /v1/completions: what each field becomes, and how what is wrong is named.
#include "server/openai/request.h"

#include <limits>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/request_id.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

Limits TestLimits() {
  Limits limits;
  limits.max_body_bytes = 100000;
  limits.max_prompts_per_call = 8;
  return limits;
}

absl::StatusOr<OpenAiRequest> ReadCompletion(const std::string& body) {
  auto json = ParseJson(body);
  if (!json.ok()) return json.status();
  return ReadCompletionRequest(std::move(json).value(), TestLimits());
}

// `fields` beside a prompt.
OpenAiRequest GoodCompletion(const std::string& fields) {
  auto request = ReadCompletion(R"({"prompt": "p")" + (fields.empty() ? "" : ", " + fields) + "}");
  EXPECT_TRUE(request.ok()) << fields << ": " << request.status();
  if (!request.ok()) return {{GenerateCall()}, {}};
  return std::move(request).value();
}
GenerateCall CompletionCall(const std::string& fields) {
  return GoodCompletion(fields).calls.at(0);
}

TEST(OpenAiRequest, WhatIsAbsent) {
  const OpenAiRequest request = GoodCompletion("");
  const GenerateCall& call = request.calls.at(0);
  EXPECT_EQ(std::get<std::string>(call.prompt), "p");
  EXPECT_EQ(call.default_max_tokens, 16);
  EXPECT_EQ(call.max_logprobs, 5);
  EXPECT_FALSE(call.temperature || call.seed || call.n || call.max_tokens || call.logprobs);
  EXPECT_FALSE(call.progress_interval_ms.has_value());
  EXPECT_FALSE(call.sparse_decode.has_value());
  EXPECT_FALSE(request.options.stream || request.options.echo);
  EXPECT_TRUE(IsRequestId(request.options.request_id));
  EXPECT_EQ(call.request_id, request.options.request_id);
}

TEST(OpenAiRequest, NullIsAbsent) {
  const absl::string_view kFields =
      "model temperature top_p top_k min_p n seed stop stop_token_ids logit_bias max_tokens "
      "logprobs echo stream stream_options suffix user metadata store best_of request_id priority "
      "tenant queue_timeout_ms ttft_slo_ms tpot_slo_ms cache_salt bypass_prefix_cache "
      "return_progress unheard_of";
  for (const absl::string_view field : absl::StrSplit(kFields, ' ')) {
    GoodCompletion(absl::StrCat("\"", field, "\": null"));
  }
}

TEST(OpenAiRequest, Sampling) {
  const GenerateCall call = CompletionCall(
      R"("temperature": 0.5, "top_p": 1, "top_k": 5.0, "min_p": 0.1, "repetition_penalty": 1.5,
         "frequency_penalty": -1, "presence_penalty": 2, "seed": 18446744073709551615, "n": 3,
         "allowed_token_ids": [3, 1], "logit_bias": {"7": -100, "0": 1.5}, "best_of": 3)");
  EXPECT_EQ(call.temperature, 0.5);
  EXPECT_EQ(call.top_p, 1.0);
  EXPECT_EQ(call.top_k, 5);
  EXPECT_EQ(call.min_p, 0.1);
  EXPECT_EQ(call.repetition_penalty, 1.5);
  EXPECT_EQ(call.frequency_penalty, -1.0);
  EXPECT_EQ(call.presence_penalty, 2.0);
  EXPECT_EQ(call.seed, std::numeric_limits<uint64_t>::max());
  EXPECT_EQ(call.n, 3);
  EXPECT_THAT(*call.allowed_token_ids, ElementsAre(3, 1));
  EXPECT_THAT(call.logit_bias, ElementsAre(Pair(7, -100.0), Pair(0, 1.5)));
}

TEST(OpenAiRequest, ASeedHasASignOrNot) {
  EXPECT_EQ(CompletionCall(R"("seed": -1)").seed, std::numeric_limits<uint64_t>::max());
  EXPECT_EQ(CompletionCall(R"("seed": -9223372036854775808)").seed, uint64_t{1} << 63);
  EXPECT_EQ(CompletionCall(R"("seed": 9223372036854775808)").seed, uint64_t{1} << 63);
  EXPECT_EQ(CompletionCall(R"("seed": 5.0)").seed, 5U);
}

TEST(OpenAiRequest, MaxTokensHaveTwoNames) {
  const GenerateCall call = CompletionCall(R"("max_completion_tokens": 7)");
  EXPECT_EQ(call.max_tokens, 7);
  EXPECT_EQ(call.max_tokens_name, "max_completion_tokens");
  EXPECT_EQ(CompletionCall(R"("max_completion_tokens": 7, "max_tokens": 7)").max_tokens_name,
            "max_tokens");
  EXPECT_EQ(CompletionCall(R"("max_completion_tokens": null, "max_tokens": 5)").max_tokens, 5);
}

TEST(OpenAiRequest, Stopping) {
  const GenerateCall call = CompletionCall(
      R"("max_tokens": 7, "min_tokens": 2, "stop": ["a", "b"], "stop_token_ids": [4],
         "ignore_eos": true, "include_stop_str_in_output": true)");
  EXPECT_EQ(call.max_tokens, 7);
  EXPECT_EQ(call.min_tokens, 2);
  EXPECT_THAT(call.stop, ElementsAre("a", "b"));
  EXPECT_THAT(call.stop_token_ids, ElementsAre(4));
  EXPECT_TRUE(call.ignore_eos && call.include_stop_in_output);
  EXPECT_THAT(CompletionCall(R"("stop": "x")").stop, ElementsAre("x"));
}

TEST(OpenAiRequest, ResponseAndPlacement) {
  const OpenAiRequest request = GoodCompletion(
      R"("stream": true, "stream_options": {"include_usage": true, "continuous_usage_stats": true,
         "include_obfuscation": false}, "logprobs": 2, "prompt_logprobs": 3, "echo": true,
         "skip_special_tokens": false, "return_progress": true, "return_token_ids": true,
         "include_attribution": true, "include_block_map": true, "request_id": "abc", "priority": -5, "cache_salt": "s",
         "bypass_prefix_cache": true, "sparse_decode": false, "tenant": "red", "queue_timeout_ms": 10, "ttft_slo_ms": 20,
         "tpot_slo_ms": 30,
         "truncate_prompt_tokens": -1, "add_special_tokens": false, "model": "m",
         "user": "u", "metadata": {"a": "b"}, "store": false, "best_of": 1, "suffix": "",
         "response_format": {"type": "text"})");
  const AnswerOptions& options = request.options;
  EXPECT_TRUE(options.stream && options.include_usage && options.continuous_usage);
  EXPECT_TRUE(options.return_progress && options.return_token_ids && options.include_attribution);
  EXPECT_TRUE(options.echo);
  EXPECT_FALSE(options.skip_special_tokens);
  EXPECT_EQ(options.logprobs, 2);
  EXPECT_EQ(options.prompt_logprobs, 3);
  EXPECT_EQ(options.request_id, "abc");
  const GenerateCall& call = request.calls.at(0);
  EXPECT_EQ(call.request_id, "abc");
  EXPECT_EQ(call.logprobs, 2);
  EXPECT_EQ(call.prompt_logprobs, 3);
  EXPECT_TRUE(call.echo && call.progress_interval_ms.has_value());
  EXPECT_TRUE(call.include_block_map);
  EXPECT_EQ(call.priority, -5);
  EXPECT_EQ(call.cache_salt, "s");
  EXPECT_EQ(call.bypass_prefix_cache, true);
  EXPECT_EQ(call.sparse_decode, false);
  EXPECT_EQ(call.tenant, "red");
  EXPECT_EQ(call.queue_timeout_ms, 10);
  EXPECT_EQ(call.ttft_slo_ms, 20);
  EXPECT_EQ(call.tpot_slo_ms, 30);
  EXPECT_EQ(call.truncate_prompt_tokens, -1);
  EXPECT_EQ(call.add_special_tokens, false);
  EXPECT_EQ(call.skip_special_tokens, false);
  EXPECT_EQ(call.model, "m");
}

TEST(OpenAiRequest, UsageOfAStream) {
  const auto options = [](const std::string& fields) {
    return GoodCompletion(R"("stream": true, "stream_options": {)" + fields + "}").options;
  };
  EXPECT_FALSE(options("").include_usage);
  EXPECT_FALSE(options(R"("include_usage": true)").continuous_usage);
  const AnswerOptions continuous = options(R"("continuous_usage_stats": true)");
  EXPECT_TRUE(continuous.continuous_usage && continuous.include_usage) << "the last chunk as well";
  const AnswerOptions refused =
      options(R"("include_usage": false, "continuous_usage_stats": true)");
  EXPECT_FALSE(refused.continuous_usage || refused.include_usage);
}

TEST(OpenAiRequest, Prompts) {
  const auto prompts = [](const std::string& prompt) {
    auto request = ReadCompletion(R"({"n": 2, "prompt": )" + prompt + "}");
    EXPECT_TRUE(request.ok()) << prompt << ": " << request.status();
    return request.ok() ? request->calls : std::vector<GenerateCall>();
  };
  const auto ids = [](const GenerateCall& call) {
    return std::get<std::vector<int64_t>>(call.prompt);
  };
  EXPECT_EQ(std::get<std::string>(prompts(R"("")").at(0).prompt), "");
  const auto texts = prompts(R"(["a", "b"])");
  ASSERT_EQ(texts.size(), 2U);
  EXPECT_EQ(std::get<std::string>(texts[1].prompt), "b");
  EXPECT_EQ(texts[1].n, 2);
  EXPECT_EQ(texts[0].request_id, texts[1].request_id);
  EXPECT_THAT(ids(prompts("[1, 2.0, -3]").at(0)), ElementsAre(1, 2, -3));
  const auto lists = prompts("[[1], [2, 3]]");
  ASSERT_EQ(lists.size(), 2U);
  EXPECT_THAT(ids(lists[1]), ElementsAre(2, 3));
  EXPECT_THAT(ids(prompts("[[]]").at(0)), ElementsAre()) << "the validator's to refuse";
}

struct Wrong {
  const char* body;
  const char* param;
  const char* message;  // part of it
};

TEST(OpenAiRequest, WhatIsWrongIsNamed) {
  const Wrong kTable[] = {
      {R"({})", "prompt", "required"},
      {R"({"prompt": null})", "prompt", "required"},
      {R"({"prompt": 5})", "prompt", "found the number 5"},
      {R"({"prompt": true})", "prompt", "found a boolean"},
      {R"({"prompt": {}})", "prompt", "found an object"},
      {R"({"prompt": []})", "prompt", "empty"},
      {R"({"prompt": ["a", 1]})", "prompt", "prompt[1]"},
      {R"({"prompt": ["a", [1]]})", "prompt", "prompt[1] must be of the same type"},
      {R"({"prompt": [1, "a"]})", "prompt", "prompt[1]"},
      {R"({"prompt": [1.5]})", "prompt", "1.5"},
      {R"({"prompt": [[1], [true]]})", "prompt", "prompt[1][0]"},
      {R"({"prompt": [1e300]})", "prompt", "prompt[0]"},
      {R"({"prompt": ["a","b","c","d","e","f","g","h","i"]})", "prompt", "--max-prompts-per-call"},
      {R"({"prompt": "p", "temperature": "1"})", "temperature", "a number, found a string"},
      {R"({"prompt": "p", "temperature": true})", "temperature", "found a boolean"},
      {R"({"prompt": "p", "top_p": []})", "top_p", "found an array"},
      {R"({"prompt": "p", "top_k": 1.5})", "top_k", "the number 1.5"},
      {R"({"prompt": "p", "n": "1"})", "n", "an integer"},
      {R"({"prompt": "p", "n": 9223372036854775808})", "n", "9223372036854775808"},
      {R"({"prompt": "p", "max_tokens": 1e30})", "max_tokens", "within 64 bits"},
      {R"({"prompt": "p", "max_tokens": false})", "max_tokens", "found a boolean"},
      {R"({"prompt": "p", "seed": 18446744073709551616})", "seed", "18446744073709551615"},
      {R"({"prompt": "p", "seed": -9223372036854775809})", "seed", "-9223372036854775808"},
      {R"({"prompt": "p", "seed": 1e20})", "seed", "18446744073709551615"},
      {R"({"prompt": "p", "seed": "1"})", "seed", "a string"},
      {R"({"prompt": "p", "seed": 0.5})", "seed", "0.5"},
      {R"({"prompt": "p", "stop": 5})", "stop", "a string or an array"},
      {R"({"prompt": "p", "stop": ["a", null]})", "stop[1]", "found null"},
      {R"({"prompt": "p", "stop_token_ids": 5})", "stop_token_ids", "an array of integers"},
      {R"({"prompt": "p", "stop_token_ids": [1, "2"]})", "stop_token_ids[1]", "found a string"},
      {R"({"prompt": "p", "allowed_token_ids": [0.5]})", "allowed_token_ids[0]", "0.5"},
      {R"({"prompt": "p", "logit_bias": [1]})", "logit_bias", "an object, found an array"},
      {R"({"prompt": "p", "logit_bias": {"a": 1}})", "logit_bias", "a token id"},
      {R"({"prompt": "p", "logit_bias": {"": 1}})", "logit_bias", "a token id"},
      {R"({"prompt": "p", "logit_bias": {"-1": 1}})", "logit_bias", "a token id"},
      {R"({"prompt": "p", "logit_bias": {" 1": 1}})", "logit_bias", "a token id"},
      {R"({"prompt": "p", "logit_bias": {"99999999999999999999": 1}})", "logit_bias", "token id"},
      {R"({"prompt": "p", "logit_bias": {"1": "2"}})", "logit_bias.1", "found a string"},
      {R"({"prompt": "p", "logprobs": true})", "logprobs", "found a boolean"},
      {R"({"prompt": "p", "echo": 1})", "echo", "a boolean, found the number 1"},
      {R"({"prompt": "p", "stream": "yes"})", "stream", "a boolean"},
      {R"({"prompt": "p", "stream_options": {}})", "stream_options", "needs stream"},
      {R"({"prompt": "p", "stream": true, "stream_options": 1})", "stream_options", "an object"},
      {R"({"prompt": "p", "stream": true, "stream_options": {"x": 1}})", "stream_options.x",
       "unknown"},
      {R"({"prompt": "p", "stream": true, "stream_options": {"include_usage": 1}})",
       "stream_options.include_usage", "a boolean"},
      {R"({"prompt": "p", "stream": true, "stream_options": {"include_obfuscation": true}})",
       "stream_options.include_obfuscation", "not supported"},
      {R"({"prompt": "p", "return_progress": true})", "return_progress", "needs stream"},
      {R"({"prompt": "p", "suffix": "s"})", "suffix", "must be empty"},
      {R"({"prompt": "p", "suffix": 1})", "suffix", "a string"},
      {R"({"prompt": "p", "response_format": {"type": "poem"}})", "response_format.type",
       "\"poem\""},
      {R"({"prompt": "p", "response_format": {}})", "response_format.type", "nothing"},
      {R"({"prompt": "p", "response_format": {"type": "text", "schema": {}}})",
       "response_format.schema", "unknown"},
      {R"({"prompt": "p", "response_format": "text"})", "response_format", "an object"},
      {R"({"prompt": "p", "max_tokens": 3, "max_completion_tokens": 4})", "max_completion_tokens",
       "max_completion_tokens is 4 and max_tokens is 3"},
      {R"({"prompt": "p", "store": true})", "store", "must be false"},
      {R"({"prompt": "p", "best_of": 2})", "best_of", "equal to n"},
      {R"({"prompt": "p", "best_of": 3, "n": 2})", "best_of", "found 3"},
      {R"({"prompt": "p", "user": 5})", "user", "a string"},
      {R"({"prompt": "p", "metadata": "x"})", "metadata", "an object"},
      {R"({"prompt": "p", "model": 1})", "model", "a string"},
      {R"({"prompt": "p", "request_id": 1})", "request_id", "a string"},
      {R"({"prompt": "p", "tenant": 1})", "tenant", "a string"},
      {R"({"prompt": "p", "ttft_slo_ms": "5"})", "ttft_slo_ms", "an integer"},
      {R"({"prompt": "p", "tpot_slo_ms": 0.5})", "tpot_slo_ms", "0.5"},
      {R"({"prompt": "p", "queue_timeout_ms": 1e300})", "queue_timeout_ms", "within 64 bits"},
      {R"({"prompt": "p", "bypass_prefix_cache": "no"})", "bypass_prefix_cache", "a boolean"},
      {R"({"prompt": "p", "sparse_decode": "on"})", "sparse_decode", "a boolean"},
      {R"({"prompt": "p", "messages": []})", "messages", "unknown field messages"},
      {R"({"prompt": "p", "Temperature": 1})", "Temperature", "unknown"},
  };
  for (const Wrong& wrong : kTable) {
    const absl::Status status = ReadCompletion(wrong.body).status();
    EXPECT_TRUE(absl::IsInvalidArgument(status)) << wrong.body << ": " << status;
    EXPECT_EQ(ParamOf(status), wrong.param) << wrong.body << ": " << status;
    EXPECT_THAT(std::string(status.message()), HasSubstr(wrong.message)) << wrong.body;
  }
}

TEST(OpenAiRequest, WhatIsNoRequest) {
  for (const char* body : {"", "[]", "5", "\"x\"", "null", "{", "{\"prompt\": \"p\"} x",
                           "{\"prompt\": \"p\", \"prompt\": \"q\"}", "{\"prompt\": \"\xff\"}",
                           "{\"prompt\": \"\\ud800\"}", "{\"prompt\": \"p\", \"n\": NaN}",
                           "{\"prompt\": \"p\", \"temperature\": 1e999}"}) {
    EXPECT_TRUE(absl::IsInvalidArgument(ReadCompletion(body).status())) << body;
  }
}

}  // namespace
}  // namespace longspan

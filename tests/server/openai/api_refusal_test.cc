// Completions that are refused before they run: each with its status, code and what is at fault.
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/byte_budget.h"
#include "server/base/limits.h"
#include "tests/server/http/raw_client.h"
#include "tests/server/openai/api_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

TEST_F(ApiTest, ErrorsHaveTheirStatus) {
  const std::vector<std::tuple<std::string, int, std::string, std::string>> kTable = {
      {"{", 400, "", ""},
      {R"({"prompt": "p", "temperature": 3})", 400, "temperature", ""},
      {R"({"prompt": "p", "logprobs": 6})", 400, "logprobs", ""},
      {R"({"prompt": "p", "nonsense": 3})", 400, "nonsense", "unknown_field"},
      {R"({"prompt": [[]]})", 400, "prompt", ""},
      {R"({"prompt": "p", "max_tokens": 5000})", 400, "max_tokens", "context_length_exceeded"},
      {R"({"prompt": "p", "model": "other"})", 404, "model", "model_not_found"},
      {R"({"prompt": "p", "stream": true, "n": 99})", 400, "n", ""},
      {R"({"prompt": "p", "tenant": "red"})", 400, "tenant", "unsupported"},
      {R"({"prompt": "p", "ttft_slo_ms": 0})", 400, "ttft_slo_ms", ""},
      {R"({"prompt": "p", "tpot_slo_ms": 86400001})", 400, "tpot_slo_ms", ""},
      {R"({"prompt": "p", "queue_timeout_ms": -1})", 400, "queue_timeout_ms", ""},
  };
  for (const auto& [body, status, param, code] : kTable) {
    const RawResponse response = Complete(body);
    EXPECT_EQ(response.status, status) << body;
    EXPECT_EQ(response.headers.at("content-type"), "application/json") << body;
    const Json error = Body(response)["error"];
    EXPECT_EQ(error.size(), 4U) << response.body;
    EXPECT_EQ(error["type"], "invalid_request_error") << body;
    EXPECT_EQ(error["param"], param.empty() ? Json(nullptr) : Json(param)) << response.body;
    EXPECT_EQ(error["code"], code.empty() ? Json(nullptr) : Json(code)) << response.body;
  }
  EXPECT_EQ(Ask(Post("/v1/chat/completions", "{}")).status, 400);
  EXPECT_EQ(Ask(Post("/tokenize", "{")).status, 400);
  EXPECT_EQ(endings_.front().size(), kTable.size() + 1) << "each refused completion counts once";
}

// What is asked, and what may be, whether a double holds the number or not.
TEST_F(ApiTest, NumbersOfAnySizeAreRefusedByTheirField) {
  const std::string digits(400, '9');
  for (const std::string& number : {std::string("1e39"), std::string("1e400"), digits}) {
    const std::string shown = number == "1e39" ? "1e+39" : "1.79769e+308 or more";
    const std::string inf = number == "1e39" ? "1e+39" : "inf";
    const std::vector<std::tuple<std::string, std::string, std::string>> kTable = {
        {absl::StrCat(R"("temperature": )", number), "temperature",
         absl::StrCat("temperature is ", inf, "; it must be a finite number from 0 to 2.")},
        {absl::StrCat(R"("presence_penalty": -)", number), "presence_penalty",
         absl::StrCat("presence_penalty is -", inf, "; it must be a finite number from -2 to 2.")},
        {absl::StrCat(R"("max_tokens": )", number), "max_tokens",
         absl::StrCat("max_tokens must be an integer within 64 bits, found the number ", shown)},
        {absl::StrCat(R"("seed": )", number), "seed",
         absl::StrCat("seed must be an integer from -9223372036854775808 to 18446744073709551615, "
                      "found the number ",
                      shown)},
        {absl::StrCat(R"("logit_bias": {"5": )", number, "}"), "logit_bias",
         absl::StrCat("logit_bias is ", inf, "; it must be a finite number from -100 to 100.")},
        {absl::StrCat(R"("stop_token_ids": [1, )", number, "]"), "stop_token_ids[1]",
         absl::StrCat("stop_token_ids[1] must be an integer within 64 bits, found the number ",
                      shown)},
        {absl::StrCat(R"("user": )", number), "user",
         absl::StrCat("user must be a string, found the number ", shown)},
    };
    for (const auto& [field, param, message] : kTable) {
      const RawResponse response = Complete(absl::StrCat(R"({"prompt": "p", )", field, "}"));
      EXPECT_EQ(response.status, 400) << field;
      const Json error = Body(response)["error"];
      EXPECT_EQ(error["param"], param) << response.body;
      EXPECT_EQ(error["message"], message) << response.body;
    }
    const Json error = Body(Complete(absl::StrCat(R"({"prompt": [1, )", number, "]}")))["error"];
    EXPECT_EQ(error["message"], absl::StrCat("prompt[1] must be a token id, found ", shown));
  }
}

TEST_F(ApiTest, TenantsAreJudgedWhereTheyAreTaken) {
  limits_.request_tenants = true;
  EXPECT_EQ(
      Complete(R"({"prompt": "p", "tenant": "red", "cache_salt": "s", "max_tokens": 1})").status,
      200);
  EXPECT_EQ(Complete(R"({"prompt": "p", "bypass_prefix_cache": true, "max_tokens": 1})").status,
            200);
  const RawResponse refused = Complete(R"({"prompt": "p", "tenant": "r d"})");
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(Body(refused)["error"]["param"], "tenant");
}

TEST_F(ApiTest, ADenseModelHasNoBlockMap) {
  const RawResponse response = Complete(R"({"prompt": "abc", "include_block_map": true})");
  EXPECT_EQ(response.status, 400);
  const Json error = Body(response)["error"];
  EXPECT_EQ(error["param"], "include_block_map");
  EXPECT_EQ(error["code"], "unsupported");
  EXPECT_THAT(error["message"].get<std::string>(), HasSubstr("attends densely"));
  EXPECT_EQ(Complete(R"({"prompt": "abc", "include_block_map": false})").status, 200);
}

TEST_F(SparseApiTest, MoreBlockMapsThanABodyHoldsAreRefused) {
  model_.config.layers = 1 << 20;  // in eight groups
  limits_.max_n = 1 << 20;
  const RawResponse response =
      Complete(R"({"prompt": "abc", "max_tokens": 1, "n": 1048576, "include_block_map": true})");
  EXPECT_EQ(response.status, 400);
  EXPECT_THAT(response.body, HasSubstr("8388608 counts"));
  EXPECT_EQ(Body(response)["error"]["param"], "include_block_map");
}

TEST_F(ApiTest, MorePromptLogprobsThanABodyHoldsAreRefused) {
  limits_.max_logprobs = 100;
  const RawResponse response =
      Complete(absl::StrCat(R"({"prompt": ")", std::string(1000, 'a'),
                            R"(", "max_tokens": 1, "n": 8, "prompt_logprobs": 100})"));
  EXPECT_EQ(response.status, 400);
  EXPECT_THAT(response.body, HasSubstr("808000"));
  EXPECT_THAT(response.body, HasSubstr(absl::StrCat(kMaxPromptLogprobEntries)));
  EXPECT_EQ(Body(response)["error"]["param"], "prompt_logprobs");
}

TEST_F(ApiTest, MoreIdsThanAnyPromptsHaveAreNotHeld) {
  limits_.max_body_bytes = size_t{1} << 20;
  limits_.max_prompts_per_call = 8;
  std::string ids = "1";
  for (int64_t i = 0; i < MaxJsonValues(limits_); ++i) ids += ",1";
  const RawResponse response = Complete(absl::StrCat(R"({"prompt": [)", ids, "]}"));
  EXPECT_EQ(response.status, 400);
  EXPECT_EQ(Body(response)["error"]["code"], "context_length_exceeded");
  EXPECT_THAT(response.body, HasSubstr("--max-prompts-per-call"));
}

// SDKs that repeat 5xx by themselves look at this header first.
TEST_F(ApiTest, WhatAnotherTryCannotHelpSaysSo) {
  const auto advice = [](const RawResponse& response) {
    const auto found = response.headers.find("x-should-retry");
    return found == response.headers.end() ? "" : found->second;
  };
  const std::string chat =
      Post("/v1/chat/completions", R"({"messages": [{"role": "user", "content": "a"}]})");
  EXPECT_EQ(Ask(chat).status, 501);
  EXPECT_EQ(advice(Ask(chat)), "false");
  EXPECT_EQ(advice(Complete(R"({"prompt": "a", "temperature": 3})")), "false");
  EXPECT_EQ(advice(Get("/no/such/route")), "false");
  EXPECT_EQ(advice(Get("/v1/completions")), "false") << "405, of the router";
  EXPECT_EQ(advice(Complete(R"({"prompt": "a", "max_tokens": 1})")), "");
  state_.Set(ServingPhase::kLoading);
  EXPECT_EQ(advice(Get("/ready")), "") << "503";
}

TEST_F(ApiTest, BodiesTakeOfOneBudget) {
  const std::string body =
      absl::StrCat(R"({"max_tokens": 1, "prompt": ")", std::string(1000, 'a'), R"("})");
  {
    ByteLease others(&budget_);
    ASSERT_TRUE(others.GrowTo((1 << 20) - 100).ok());
    RawClient client(address());
    // The body is not waited for.
    client.Send(Post("/v1/completions", body).substr(0, 120));
    const RawResponse refused = client.Read();
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(refused.headers.at("retry-after"), "1");
    EXPECT_EQ(Body(refused)["error"]["code"], "queue_full");
    EXPECT_THAT(refused.body, HasSubstr("--max-request-bytes"));
    EXPECT_EQ(refused.headers.at("connection"), "close");

    const RawResponse chunked = Ask(
        absl::StrCat("POST /v1/completions HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n"
                     "Content-Type: application/json\r\n\r\n",
                     absl::Hex(body.size()), "\r\n", body));
    EXPECT_EQ(chunked.status, 429);
    EXPECT_EQ(Get("/health").status, 200) << "what has no body is served";
  }
  EXPECT_EQ(Complete(body).status, 200);
  EXPECT_EQ(budget_.taken_bytes(), 0U);
}

TEST_F(ApiTest, WhoHasReadAnAnswerFindsItsBytesGivenBack) {
  const std::string text(1000, 'a');
  const std::pair<const char*, std::string> kRequests[] = {
      {"/v1/completions", absl::StrCat(R"({"max_tokens": 1, "prompt": ")", text, R"("})")},
      {"/v1/completions", absl::StrCat(R"({"prompt": 5, "user": ")", text, R"("})")},
      {"/v1/completions", absl::StrCat(R"({"model": "other", "prompt": ")", text, R"("})")},
      {"/v1/completions", text},
      {"/tokenize", absl::StrCat(R"({"prompt": ")", text, R"("})")},
      {"/detokenize", R"({"tokens": [97, 98, 99]})"},
      {"/nowhere", text},
  };
  for (int round = 0; round < 20; ++round) {
    for (const auto& [path, body] : kRequests) {
      EXPECT_GE(Ask(Post(path, body)).status, 200);
      EXPECT_EQ(budget_.taken_bytes(), 0U) << path << " " << body.substr(0, 40);
    }
  }
}

// One request runs and one waits; what more comes is refused by what the queue is predicted to
// take.
TEST_F(ApiTest, WhatWouldWaitTooLongIsAskedToRetry) {
  gate_.Set(false);
  RawClient runs(address());
  RawClient waits(address());
  runs.Send(Post("/v1/completions", R"({"prompt": "abc", "stream": true, "max_tokens": 1})"));
  EXPECT_EQ(runs.ReadHead().status, 200);
  entered_.Pass();
  waits.Send(Post("/v1/completions", R"({"prompt": "abc", "stream": true, "max_tokens": 1})"));
  EXPECT_EQ(waits.ReadHead().status, 200);
  queue_delay_us_ = 10'500'000;
  const std::vector<std::tuple<std::string, std::string, std::string, std::string>> kTable = {
      {R"({"prompt": "abc", "ttft_slo_ms": 1000})", "ttft_slo_ms", "slo_unattainable", "10"},
      {R"({"prompt": "abc", "stream": true, "ttft_slo_ms": 2500})", "ttft_slo_ms",
       "slo_unattainable", "8"},
      {R"({"prompt": "abc", "queue_timeout_ms": 10000})", "queue_timeout_ms", "queue_full", "1"},
  };
  for (const auto& [body, param, code, retry_after] : kTable) {
    const RawResponse response = Complete(body);
    EXPECT_EQ(response.status, 429) << body;
    EXPECT_EQ(response.headers.at("retry-after"), retry_after) << body;
    const Json error = Body(response)["error"];
    EXPECT_EQ(error["type"], "rate_limit_error") << body;
    EXPECT_EQ(error["param"], param) << body;
    EXPECT_EQ(error["code"], code) << body;
  }
  queue_delay_us_ = 62'250'000;  // more than the server's limit
  const RawResponse response = Complete(R"({"prompt": "abc"})");
  EXPECT_EQ(response.status, 429);
  EXPECT_EQ(response.headers.at("retry-after"), "3") << "2.25 s, rounded up";
  EXPECT_EQ(Body(response)["error"]["code"], "queue_full");
  EXPECT_EQ(Body(response)["error"]["param"], Json(nullptr));
  gate_.Set(true);
}

TEST_F(ApiTest, ARunningIdIsTaken) {
  gate_.Set(false);
  RawClient first(address());
  first.Send(Post("/v1/completions", R"({"prompt": "a", "stream": true, "request_id": "same"})"));
  EXPECT_EQ(first.ReadHead().status, 200);
  const RawResponse second = Complete(R"({"prompt": "a", "request_id": "same"})");
  EXPECT_EQ(second.status, 409);
  EXPECT_EQ(Body(second)["error"]["code"], "duplicate_request");
}

TEST_F(ApiTest, DrainingRefusesWithRetry) {
  engine_->Drain();
  const RawResponse response = Complete(R"({"prompt": "a"})");
  EXPECT_EQ(response.status, 503);
  EXPECT_EQ(response.headers.count("retry-after"), 1U);
  EXPECT_EQ(Body(response)["error"]["code"], "draining");
}

}  // namespace
}  // namespace longspan

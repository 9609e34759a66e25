// The routes beside completions, and which routes need a key.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/identity/api_keys.h"
#include "server/observation/serving_state.h"
#include "tests/server/http/raw_client.h"
#include "tests/server/openai/api_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

TEST_F(ApiTest, TokenizeAndBack) {
  const Json tokens = Body(Ask(Post("/tokenize", R"({"prompt": "ab", "model": "org/demo"})")));
  EXPECT_EQ(WriteJson(tokens),
            R"({"count":2,"max_model_len":4096,"token_strs":null,"tokens":[97,98]})");
  EXPECT_EQ(
      Body(Ask(Post("/tokenize", R"({"prompt": "aé", "return_token_strs": true})")))["token_strs"],
      Json({"a", "bytes:\\xc3", "bytes:\\xa9"}));
  EXPECT_EQ(Body(Ask(Post("/detokenize", R"({"tokens": [97, 195, 169]})")))["prompt"], "aé");
  for (const char* bad : {R"({})", R"({"prompt": 5})", R"({"prompt": "a", "x": 1})"}) {
    EXPECT_EQ(Ask(Post("/tokenize", bad)).status, 400) << bad;
  }
  for (const char* bad : {R"({})", R"({"tokens": "a"})", R"({"tokens": [256]})",
                          R"({"tokens": [-1]})", R"({"tokens": [1.5]})"}) {
    EXPECT_EQ(Ask(Post("/detokenize", bad)).status, 400) << bad;
  }
  EXPECT_EQ(Ask(Post("/tokenize", R"({"prompt": "a", "model": "x"})")).status, 404);
  // More than the context holds.
  const RawResponse many = Ask(Post("/tokenize", absl::StrCat(R"({"return_token_strs": true,
      "prompt": ")",
                                                              std::string(4097, 'a'), R"("})")));
  EXPECT_EQ(many.status, 200);
  EXPECT_EQ(Body(many)["count"], 4097);
  EXPECT_EQ(Body(many)["token_strs"].size(), 4097U);
  EXPECT_EQ(Body(many)["tokens"].size(), 4097U);
}

TEST_F(ApiTest, Models) {
  const std::string model =
      R"({"id":"org/demo","object":"model","created":7,"owned_by":"longspan",)"
      R"("root":"/models/demo","parent":null,"max_model_len":4096,"weight_precision":"bf16"})";
  EXPECT_EQ(Get("/v1/models").body, R"({"object":"list","data":[)" + model + R"(]})");
  EXPECT_EQ(Get("/v1/models/org/demo").body, model);
  EXPECT_EQ(Get("/v1/models/org%2Fdemo").body, model);
  const RawResponse other = Get("/v1/models/other");
  EXPECT_EQ(other.status, 404);
  EXPECT_EQ(Body(other)["error"]["code"], "model_not_found");
}

TEST_F(ApiTest, EveryNameOfTheModelAnswers) {
  model_.other_names = {"gpt", "spare"};
  const Json list = Body(Get("/v1/models"))["data"];
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[0]["id"], "org/demo");
  EXPECT_EQ(list[1]["id"], "gpt");
  EXPECT_EQ(list[2]["id"], "spare");
  EXPECT_EQ(Body(Get("/v1/models/gpt")), list[1]);
  EXPECT_EQ(Get("/v1/models/other").status, 404);
  for (const char* name : {"org/demo", "gpt", "spare"}) {
    const RawResponse answer =
        Ask(Post("/tokenize", absl::StrCat(R"({"prompt":"a","model":")", name, R"("})")));
    EXPECT_EQ(answer.status, 200) << name << answer.body;
  }
}

TEST_F(ApiTest, WhatToolsAskOfServerAndTokenizer) {
  EXPECT_EQ(Get("/tokenizer_info").body, R"({"eos_token":"</s>"})");
  const Json info = Body(Get("/server_info"));
  EXPECT_EQ(info["served_model_name"], "org/demo");
  EXPECT_EQ(info["model_path"], "/models/demo");
  EXPECT_EQ(info["max_model_len"], 4096);
  EXPECT_EQ(info["weight_precision"], "bf16");
  EXPECT_EQ(info["max_total_num_tokens"], kPages * 64);
  EXPECT_EQ(info["max_running_requests"], engine_->options().max_running_requests);
  EXPECT_EQ(info["internal_states"],
            Json::array({Json{{"running_requests", 0}, {"waiting_requests", 0}}}));
}

TEST_F(ApiTest, AModelSaysWhatItIsFor) {
  model_.card = {"Finds facts.", "A fact.\nQuestion:", ""};
  const Json model = Body(Get("/v1/models"))["data"][0];
  EXPECT_EQ(model["description"], "Finds facts.");
  EXPECT_EQ(model["example_prompt"], "A fact.\nQuestion:");
  EXPECT_FALSE(model.contains("no_answer"));
  EXPECT_EQ(Body(Get("/v1/models/org/demo")), model);
}

TEST_F(ApiTest, AModelSaysThatItsAnswersMayBeApproximate) {
  model_.config.nsa.emplace().decode_only = true;
  model_.sparse_decode.mode = SparseDecodeMode::kOnRequest;
  model_.sparse_decode.settings = {2048, 0.25, 100};
  const Json model = Body(Get("/v1/models/org/demo"));
  EXPECT_EQ(model["sparse_decode"], Json({{"mode", "on-request"},
                                          {"approximate", true},
                                          {"budget_tokens", 2048},
                                          {"budget_share", 0.25},
                                          {"from_tokens", 100}}));
  EXPECT_EQ(Body(Get("/v1/models"))["data"][0], model);
  model_.config.nsa->decode_only = false;
  EXPECT_FALSE(Body(Get("/v1/models/org/demo")).contains("sparse_decode"));
}

TEST_F(ApiTest, AModelSaysThatLongPromptsAreReadApproximately) {
  SparsePrefillParams& params = model_.config.sparse_prefill.emplace();
  params.kept_mass = 0.75;
  params.from_tokens = 100;
  model_.config.nsa = KeyTileMeans(params);
  const Json model = Body(Get("/v1/models/org/demo"));
  EXPECT_EQ(model["sparse_prefill"], Json({{"approximate", true},
                                           {"kept_share", 0.75},
                                           {"query_tile_tokens", 128},
                                           {"key_tile_tokens", 32},
                                           {"from_tokens", 100}}));
  EXPECT_FALSE(model.contains("sparse_decode"));
  model_.config.sparse_prefill.reset();
  model_.config.nsa.reset();
  EXPECT_FALSE(Body(Get("/v1/models/org/demo")).contains("sparse_prefill"));
}

TEST_F(ApiTest, Operations) {
  EXPECT_EQ(Get("/health").status, 200);
  EXPECT_EQ(Get("/ready").status, 200);
  EXPECT_EQ(Get("/metrics").body, "# HELP up\n");
  EXPECT_THAT(Get("/metrics").headers.at("content-type"), HasSubstr("version=0.0.4"));
  EXPECT_EQ(WriteJson(Body(Get("/load"))),
            absl::StrCat(R"({"running":0,"waiting":0,"queued_tokens":0,"kv_blocks_total":)", kPages,
                         R"(,"kv_blocks_free":)", kPages,
                         R"(,"kv_blocks_cached":0,"queue_delay_ms":0,"draining":false})"));
  EXPECT_TRUE(Body(Get("/version")).contains("commit"));
  EXPECT_TRUE(Body(Get("/version")).contains("version"));
}

TEST_F(ApiTest, NotReadyIsNotUnhealthy) {
  for (const ServingPhase phase :
       {ServingPhase::kLoading, ServingPhase::kDraining, ServingPhase::kFailed}) {
    state_.Set(phase);
    const RawResponse response = Get("/ready");
    EXPECT_EQ(response.status, 503);
    EXPECT_EQ(response.headers.count("retry-after"), 1U);
    EXPECT_EQ(Get("/health").status, 200);
  }
}

// Nobody has a key of these: none was loaded.
TEST_F(ApiTest, EveryRouteNeedsAKeyButHealth) {
  const ApiKeys keys{};
  std::vector<std::pair<std::string, std::string>> routes = api_->router().Routes();
  ASSERT_GT(routes.size(), 8U);
  routes.emplace_back("GET", "/no/such/route");
  routes.emplace_back("OPTIONS", "/v1/completions");
  routes.emplace_back("GET", "/health/");
  routes.emplace_back("GET", "/healthy");
  routes.emplace_back("GET", "//health");
  for (const auto& [method, path] : routes) {
    HttpRequest head;
    head.method = method;
    head.path = path;
    const HttpResponse response = AskDoor({}, keys, head);
    if (path == "/health" || path == "/ready") {
      EXPECT_EQ(response.status, 200) << path;
      continue;
    }
    EXPECT_EQ(response.status, 401) << method << path;
    EXPECT_EQ(response.error_code, "invalid_api_key") << path;
    EXPECT_TRUE(response.closes) << path;
  }
}

TEST_F(ApiTest, WhatIsOpenedOnPurpose) {
  const ApiKeys keys{};
  HttpRequest metrics;
  metrics.method = "GET";
  metrics.path = "/metrics";
  EXPECT_EQ(AskDoor({}, keys, metrics).status, 401);
  EXPECT_EQ(AskDoor({/*open_metrics=*/true}, keys, metrics).status, 200);
}

}  // namespace
}  // namespace longspan

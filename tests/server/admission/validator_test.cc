// Every field at its bounds: below, at, above, and what is no number.
#include "server/admission/validator.h"

#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using Change = std::function<void(GenerateCall&)>;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr int64_t kInt64Max = std::numeric_limits<int64_t>::max();
constexpr int64_t kInt64Min = std::numeric_limits<int64_t>::min();
constexpr int32_t kVocabulary = 256;

class ValidatorTest : public testing::Test {
 protected:
  ValidatorTest() {
    model_.name = "demo";
    model_.tokenizer = TestTokenizer();
    model_.config.vocabulary = kVocabulary;
    limits_.max_context_tokens = 100;
    limits_.max_body_bytes = 1000;
  }

  // A call of ten prompt tokens, changed, and judged as a whole.
  absl::StatusOr<std::unique_ptr<Request>> Judge(const Change& change, int prompt_tokens = 10) {
    GenerateCall call;
    call.prompt = std::vector<int64_t>(static_cast<size_t>(prompt_tokens), 1);
    change(call);
    auto request = Validate(call, model_, limits_);
    if (!request.ok()) return request;
    std::vector<int32_t> ids(static_cast<size_t>(prompt_tokens));
    for (int i = 0; i < prompt_tokens; ++i) ids[static_cast<size_t>(i)] = i;
    absl::Status status = PlacePrompt(call, ids, limits_, request->get());
    if (!status.ok()) return status;
    return request;
  }
  void Accepts(const Change& change, const std::string& what) {
    const auto request = Judge(change);
    EXPECT_TRUE(request.ok()) << what << ": " << request.status();
  }
  void Refuses(const Change& change, const std::string& param, const std::string& what) {
    const absl::Status status = Judge(change).status();
    EXPECT_TRUE(absl::IsInvalidArgument(status)) << what << ": " << status;
    EXPECT_EQ(ParamOf(status), param) << what << ": " << status;
    EXPECT_THAT(std::string(status.message()), HasSubstr(param)) << what;
  }
  std::unique_ptr<Request> Get(const Change& change, int prompt_tokens = 10) {
    auto request = Judge(change, prompt_tokens);
    EXPECT_TRUE(request.ok()) << request.status();
    return request.ok() ? std::move(request).value() : std::make_unique<Request>();
  }

  ServedModel model_;
  Limits limits_;
};

TEST_F(ValidatorTest, Numbers) {
  struct Row {
    const char* name;
    std::optional<double> GenerateCall::*field;
    double low;
    double high;
  };
  const Row kRows[] = {
      {"temperature", &GenerateCall::temperature, 0, 2},
      {"top_p", &GenerateCall::top_p, 0, 1},
      {"min_p", &GenerateCall::min_p, 0, 1},
      {"repetition_penalty", &GenerateCall::repetition_penalty, 0.01, 100},
      {"frequency_penalty", &GenerateCall::frequency_penalty, -2, 2},
      {"presence_penalty", &GenerateCall::presence_penalty, -2, 2},
  };
  for (const Row& row : kRows) {
    const auto set = [&row](double value) {
      return [&row, value](GenerateCall& call) { call.*row.field = value; };
    };
    const auto low = static_cast<float>(row.low);  // as gRPC has them
    const auto high = static_cast<float>(row.high);
    for (const double good :
         {row.low, row.high, (row.low + row.high) / 2, double{low}, double{high}}) {
      Accepts(set(good), std::string(row.name) + " " + std::to_string(good));
    }
    for (const double bad : {std::nextafter(row.low, -1e9), std::nextafter(row.high, 1e9),
                             double{std::nextafter(low, -1e9F)}, double{std::nextafter(high, 1e9F)},
                             kNan, -kNan, kInfinity, -kInfinity, std::numeric_limits<double>::max(),
                             -std::numeric_limits<double>::max()}) {
      Refuses(set(bad), row.name, std::string(row.name) + " " + std::to_string(bad));
    }
  }
}

TEST_F(ValidatorTest, ANumberOutsideDoesNotLookLikeOneInside) {
  const auto message = [this](double value) {
    return std::string(
        Judge([&](GenerateCall& call) { call.repetition_penalty = value; }).status().message());
  };
  EXPECT_THAT(message(std::nextafter(0.01F, 0.0F)), HasSubstr("is 0.009999998"));
  EXPECT_THAT(message(200), HasSubstr("is 200; it must be a finite number from 0.01 to 100"));
}

TEST_F(ValidatorTest, Integers) {
  struct Row {
    const char* name;
    std::optional<int64_t> GenerateCall::*field;
    int64_t low;
    int64_t high;
  };
  const Row kRows[] = {
      {"n", &GenerateCall::n, 1, 8},
      {"top_k", &GenerateCall::top_k, -1, std::numeric_limits<int32_t>::max()},
      {"max_tokens", &GenerateCall::max_tokens, 0, 90},
      {"min_tokens", &GenerateCall::min_tokens, 0, 90},
      {"logprobs", &GenerateCall::logprobs, 0, 20},
      {"prompt_logprobs", &GenerateCall::prompt_logprobs, 0, 20},
      {"progress_interval_ms", &GenerateCall::progress_interval_ms, 0, 86'400'000},
      {"priority", &GenerateCall::priority, std::numeric_limits<int32_t>::min(),
       std::numeric_limits<int32_t>::max()},
      {"queue_timeout_ms", &GenerateCall::queue_timeout_ms, 1, 86'400'000},
      {"ttft_slo_ms", &GenerateCall::ttft_slo_ms, 1, 86'400'000},
      {"tpot_slo_ms", &GenerateCall::tpot_slo_ms, 1, 86'400'000},
      {"truncate_prompt_tokens", &GenerateCall::truncate_prompt_tokens, 1, 100},
  };
  for (const Row& row : kRows) {
    const auto set = [&row](int64_t value) {
      return [&row, value](GenerateCall& call) { call.*row.field = value; };
    };
    for (const int64_t good : {row.low, row.high}) {
      Accepts(set(good), std::string(row.name) + " " + std::to_string(good));
    }
    std::vector<int64_t> bad = {row.high + 1, int64_t{1} << 31, int64_t{1} << 32, kInt64Max,
                                kInt64Min};
    if (row.field != &GenerateCall::truncate_prompt_tokens) bad.push_back(row.low - 1);
    for (const int64_t value : bad) {
      Refuses(set(value), row.name, std::string(row.name) + " " + std::to_string(value));
    }
  }
  Refuses([](GenerateCall& call) { call.truncate_prompt_tokens = 0; }, "truncate_prompt_tokens",
          "");
  Refuses([](GenerateCall& call) { call.truncate_prompt_tokens = -2; }, "truncate_prompt_tokens",
          "");
}

TEST_F(ValidatorTest, AProtocolsOwnLogprobsCapHolds) {
  const auto set = [](int64_t value) {
    return [value](GenerateCall& call) {
      call.max_logprobs = 5;
      call.logprobs = value;
    };
  };
  EXPECT_EQ(Get(set(5))->response.logprobs, 5);
  Refuses(set(6), "logprobs", "6 of 5");
}

TEST_F(ValidatorTest, TokenIds) {
  const std::vector<std::pair<std::string, std::function<void(GenerateCall&, int64_t)>>> kFields = {
      {"allowed_token_ids", [](GenerateCall& call, int64_t id) { call.allowed_token_ids = {id}; }},
      {"stop_token_ids", [](GenerateCall& call, int64_t id) { call.stop_token_ids = {id}; }},
      {"logit_bias",
       [](GenerateCall& call, int64_t id) {
         call.logit_bias = {{id, 1}};
       }},
  };
  for (const auto& field : kFields) {
    const std::string& name = field.first;
    const auto& set = field.second;  // a structured binding cannot be captured
    for (const int64_t good : {int64_t{0}, int64_t{kVocabulary} - 1}) {
      Accepts([&](GenerateCall& call) { set(call, good); }, name);
    }
    for (const int64_t bad :
         {int64_t{-1}, int64_t{kVocabulary}, int64_t{1} << 32, kInt64Max, kInt64Min}) {
      Refuses([&](GenerateCall& call) { set(call, bad); }, name, std::to_string(bad));
    }
  }
}

TEST_F(ValidatorTest, LogitBias) {
  const auto bias = [](double value) {
    return [value](GenerateCall& call) { call.logit_bias = {{3, value}}; };
  };
  EXPECT_FLOAT_EQ(Get(bias(-100))->sampling.logit_bias.at(3), -100);
  Accepts(bias(100), "100");
  for (const double bad : {-100.001, 100.001, kNan, kInfinity}) {
    Refuses(bias(bad), "logit_bias", std::to_string(bad));
  }
  Refuses([](GenerateCall& call) { call.logit_bias = {{3, 1}, {3, 2}}; }, "logit_bias", "twice");
  limits_.max_logit_bias_entries = 2;
  Accepts([](GenerateCall& call) { call.logit_bias = {{1, 1}, {2, 1}}; }, "two");
  Refuses(
      [](GenerateCall& call) {
        call.logit_bias = {{1, 1}, {2, 1}, {3, 1}};
      },
      "logit_bias", "three");
}

TEST_F(ValidatorTest, AllowedTokensAreSortedAndDistinct) {
  const auto request = Get([](GenerateCall& call) { call.allowed_token_ids = {9, 3, 9, 1}; });
  EXPECT_THAT(request->sampling.allowed_token_ids, ElementsAre(1, 3, 9));
  Refuses([](GenerateCall& call) { call.allowed_token_ids.emplace(); }, "allowed_token_ids",
          "empty");
}

TEST_F(ValidatorTest, AllowedTokensLeaveSomethingToDraw) {
  model_.config.end_token_ids = {7};
  const auto allow = [](std::vector<int64_t> allowed, int64_t min_tokens) {
    return [allowed, min_tokens](GenerateCall& call) {
      call.allowed_token_ids = allowed;
      call.stop_token_ids = {8};
      call.min_tokens = min_tokens;
    };
  };
  Accepts(allow({7, 8}, 0), "nothing is banned");
  Accepts(allow({7, 8, 9}, 1), "9 is left");
  Refuses(allow({7, 8}, 1), "allowed_token_ids", "all end the sequence");
  model_.config.vocabulary = kVocabulary + 64;  // logits wider than the tokenizer
  Accepts(allow({kVocabulary - 1, kVocabulary}, 0), "one exists");
  Refuses(allow({kVocabulary}, 0), "allowed_token_ids", "no such token");
}

// The backend draws from a share above 0.
TEST_F(ValidatorTest, TheLeastShareIsNotNone) {
  for (const double share : {1e-300, 0.0, -0.0}) {
    const auto request = Get([share](GenerateCall& call) { call.top_p = share; });
    EXPECT_GT(request->sampling.top_p, 0);
    EXPECT_LT(request->sampling.top_p, 1e-30);
  }
}

TEST_F(ValidatorTest, StopStrings) {
  const auto stop = [](std::vector<std::string> strings) {
    return [strings](GenerateCall& call) { call.stop = strings; };
  };
  Accepts(stop({"a", "b", "c", std::string(256, 'x')}), "at the limits");
  Accepts(stop(std::vector<std::string>(16, "a")), "as code tasks of evaluations have");
  Refuses(stop(std::vector<std::string>(17, "a")), "stop", "17");
  Refuses(stop({std::string(257, 'x')}), "stop", "257 bytes");
  Refuses(stop({""}), "stop", "empty");
  Refuses([](GenerateCall& call) { call.stop_token_ids.assign(129, 1); }, "stop_token_ids", "129");
}

TEST_F(ValidatorTest, MaxTokensAreCalledAsTheClientCallsThem) {
  const auto other = [](int64_t value) {
    return [value](GenerateCall& call) {
      call.max_tokens = value;
      call.max_tokens_name = "max_completion_tokens";
    };
  };
  for (const int64_t bad : {-1, 91, 101}) Refuses(other(bad), "max_completion_tokens", "");
  EXPECT_EQ(Get(other(90))->stopping.max_tokens, 90);
}

TEST_F(ValidatorTest, MaxTokensZeroReadsThePrompt) {
  EXPECT_EQ(Get([](GenerateCall& call) { call.max_tokens = 0; })->stopping.max_tokens, 0);
  EXPECT_EQ(Get([](GenerateCall& call) { call.max_tokens = 0; }, 100)->prompt_token_ids.size(),
            100U)
      << "nothing need remain of the context";
  const auto request = Get([](GenerateCall& call) {
    call.max_tokens = 0;
    call.echo = true;
    call.logprobs = 3;
  });
  EXPECT_EQ(request->stopping.max_tokens, 0);
  EXPECT_EQ(request->response.logprobs, 3);
  EXPECT_EQ(request->response.prompt_logprobs, 3);
}

TEST_F(ValidatorTest, MaxTokensAbsent) {
  EXPECT_EQ(Get([](GenerateCall&) {})->stopping.max_tokens, 90) << "what remains";
  const auto sixteen = [](GenerateCall& call) { call.default_max_tokens = 16; };
  EXPECT_EQ(Get(sixteen)->stopping.max_tokens, 16);
  EXPECT_EQ(Get(sixteen, 95)->stopping.max_tokens, 5) << "shrinks to what remains";
  EXPECT_EQ(CodeOf(Judge(sixteen, 100).status()), "context_length_exceeded");
}

TEST_F(ValidatorTest, ContextLength) {
  const auto tokens = [](int64_t max_tokens) {
    return [max_tokens](GenerateCall& call) { call.max_tokens = max_tokens; };
  };
  EXPECT_EQ(Get(tokens(90))->stopping.max_tokens, 90);
  for (const int64_t beyond : {int64_t{91}, int64_t{101}, kInt64Max}) {
    const absl::Status status = Judge(tokens(beyond)).status();
    EXPECT_TRUE(absl::IsInvalidArgument(status));
    EXPECT_EQ(CodeOf(status), "context_length_exceeded") << beyond;
    EXPECT_THAT(std::string(status.message()), HasSubstr("--max-context-tokens"));
  }
  EXPECT_EQ(CodeOf(Judge(tokens(1), 100).status()), "context_length_exceeded");
  EXPECT_EQ(Get(tokens(1), 99)->prompt_token_ids.size(), 99U);
}

TEST_F(ValidatorTest, MinTokensWithinMaxTokens) {
  const auto both = [](int64_t low, int64_t high) {
    return [low, high](GenerateCall& call) {
      call.min_tokens = low;
      call.max_tokens = high;
    };
  };
  EXPECT_EQ(Get(both(5, 5))->stopping.min_tokens, 5);
  Refuses(both(6, 5), "min_tokens", "6 of 5");
  Refuses(
      [](GenerateCall& call) {
        call.min_tokens = 17;
        call.default_max_tokens = 16;
      },
      "min_tokens", "17 of the default");
}

TEST_F(ValidatorTest, TruncationKeepsTheEnd) {
  const auto keep = [](int64_t tokens) {
    return [tokens](GenerateCall& call) { call.truncate_prompt_tokens = tokens; };
  };
  EXPECT_THAT(Get(keep(3))->prompt_token_ids, ElementsAre(7, 8, 9));
  EXPECT_EQ(Get(keep(100))->prompt_token_ids.size(), 10U) << "there are fewer";
  const auto limit = Get(
      [](GenerateCall& call) {
        call.truncate_prompt_tokens = -1;
        call.max_tokens = 20;
      },
      500);
  EXPECT_EQ(limit->prompt_token_ids.size(), 80U);
  EXPECT_EQ(limit->prompt_token_ids.back(), 499);
}

TEST_F(ValidatorTest, Prompts) {
  Refuses([](GenerateCall& call) { call.prompt = std::monostate(); }, "prompt", "absent");
  Refuses([](GenerateCall& call) { call.prompt = std::string(); }, "prompt", "empty text");
  Refuses([](GenerateCall& call) { call.prompt = std::vector<int64_t>(); }, "prompt", "empty list");
  Accepts([](GenerateCall& call) { call.prompt = std::string(1000, 'x'); }, "at the byte cap");
  Refuses([](GenerateCall& call) { call.prompt = std::string(1001, 'x'); }, "prompt", "over it");
  EXPECT_TRUE(absl::IsInvalidArgument(Judge([](GenerateCall&) {}, 0).status()));
}

TEST_F(ValidatorTest, PromptTokenIds) {
  const ModelConfig& config = model_.config;
  EXPECT_THAT(*ValidateTokenIds("prompt", {0, kVocabulary - 1}, config),
              ElementsAre(0, kVocabulary - 1));
  for (const int64_t bad : {int64_t{-1}, int64_t{kVocabulary}, int64_t{1} << 32, kInt64Max}) {
    EXPECT_EQ(ParamOf(ValidateTokenIds("prompt", {0, bad}, config).status()), "prompt") << bad;
  }
}

TEST_F(ValidatorTest, MoreIdsThanTheContextAreRefusedAtOnce) {
  GenerateCall call;
  call.prompt = std::vector<int64_t>(100, 1);
  EXPECT_TRUE(Validate(call, model_, limits_).ok()) << "the rest is judged with max_tokens";
  call.prompt = std::vector<int64_t>(101, 1);
  const absl::Status status = Validate(call, model_, limits_).status();
  EXPECT_EQ(ParamOf(status), "prompt") << status;
  EXPECT_EQ(CodeOf(status), "context_length_exceeded") << status;
  call.truncate_prompt_tokens = 5;
  EXPECT_TRUE(Validate(call, model_, limits_).ok());
}

TEST_F(ValidatorTest, PromptsOfACall) {
  EXPECT_EQ(ParamOf(ValidatePromptCount(0, limits_)), "prompt");
  EXPECT_TRUE(ValidatePromptCount(128, limits_).ok());
  const absl::Status status = ValidatePromptCount(129, limits_);
  EXPECT_EQ(ParamOf(status), "prompt");
  EXPECT_THAT(std::string(status.message()), HasSubstr("--max-prompts-per-call"));
}

TEST_F(ValidatorTest, ListedTokens) {
  const auto most = static_cast<size_t>(MaxCountedTokens(limits_));
  EXPECT_TRUE(ValidateTokenCount("tokens", most, limits_).ok());
  const absl::Status status = ValidateTokenCount("tokens", most + 1, limits_);
  EXPECT_EQ(ParamOf(status), "tokens");
  EXPECT_EQ(CodeOf(status), "context_length_exceeded");
}

TEST(PromptLogprobsBudget, CountsTokensTopsAndChoicesOfAllPrompts) {
  const auto request = [](size_t prompt_tokens, int32_t top, int32_t n) {
    auto made = std::make_unique<Request>();
    made->prompt_token_ids.assign(prompt_tokens, 1);
    made->response.prompt_logprobs = top;
    made->sampling.n = n;
    return made;
  };
  std::vector<std::unique_ptr<Request>> requests;
  requests.push_back(request(kMaxPromptLogprobEntries, -1, 8));
  EXPECT_TRUE(ValidatePromptLogprobs(requests).ok()) << "nothing asked";
  requests.push_back(request(kMaxPromptLogprobEntries / 32, 3, 4));
  requests.push_back(request(kMaxPromptLogprobEntries / 2, 0, 1));
  EXPECT_TRUE(ValidatePromptLogprobs(requests).ok()) << "the limit itself is allowed";
  requests.push_back(request(1, 0, 1));
  const absl::Status status = ValidatePromptLogprobs(requests);
  EXPECT_TRUE(absl::IsInvalidArgument(status));
  EXPECT_EQ(ParamOf(status), "prompt_logprobs");
  EXPECT_THAT(std::string(status.message()), HasSubstr(std::to_string(kMaxPromptLogprobEntries)));
  EXPECT_THAT(std::string(status.message()),
              HasSubstr(std::to_string(kMaxPromptLogprobEntries + 1)));
}

TEST_F(ValidatorTest, Names) {
  Accepts([](GenerateCall& call) { call.model = "demo"; }, "served");
  const absl::Status status = Judge([](GenerateCall& call) { call.model = "other"; }).status();
  EXPECT_TRUE(absl::IsNotFound(status));
  EXPECT_EQ(CodeOf(status), "model_not_found");
  EXPECT_EQ(ParamOf(status), "model");

  const auto id = [](std::string text) {
    return [text](GenerateCall& call) { call.request_id = text; };
  };
  Accepts(id(std::string(64, 'a')), "64");
  Accepts(id("A-z.0_9"), "alphabet");
  for (const char* bad : {"", "a b", "a/b", "\xc3\xa4", "a\n"}) Refuses(id(bad), "request_id", bad);
  Refuses(id(std::string(65, 'a')), "request_id", "65");

  Accepts([](GenerateCall& call) { call.cache_salt = std::string(256, 's'); }, "256");
  Refuses([](GenerateCall& call) { call.cache_salt = std::string(257, 's'); }, "cache_salt", "257");
}

TEST_F(ValidatorTest, TenantsAreTakenWhereTheServerSaysSo) {
  const auto tenant = [](std::string name) {
    return [name](GenerateCall& call) { call.tenant = name; };
  };
  const absl::Status untrusted = Judge(tenant("red")).status();
  EXPECT_TRUE(absl::IsInvalidArgument(untrusted)) << untrusted;
  EXPECT_EQ(ParamOf(untrusted), "tenant");
  EXPECT_EQ(CodeOf(untrusted), "unsupported");
  EXPECT_THAT(std::string(untrusted.message()), HasSubstr("--request-tenants"));
  EXPECT_EQ(Get([](GenerateCall&) {})->scheduling.tenant, "");

  limits_.request_tenants = true;
  for (const std::string& good : {std::string("a"), std::string("A-z.0_9"), std::string(64, 't')}) {
    EXPECT_EQ(Get(tenant(good))->scheduling.tenant, good);
  }
  for (const std::string& bad :
       {std::string(), std::string(65, 't'), std::string("a b"), std::string("a/b"),
        std::string("\xc3\xa4"), std::string("a\0b", 3)}) {
    Refuses(tenant(bad), "tenant", bad);
  }
  EXPECT_EQ(Get([](GenerateCall&) {})->scheduling.tenant, "") << "none is one of its own";

  limits_.request_tenants = false;
  limits_.key_tenants = true;
  EXPECT_EQ(Get([](GenerateCall& call) { call.key_tenant = "blue"; })->scheduling.tenant, "blue");
  EXPECT_THAT(std::string(Judge(tenant("red")).status().message()), HasSubstr("API key"));
}

TEST_F(ValidatorTest, PrefixesAreReadUnlessBypassedOrScored) {
  EXPECT_TRUE(Get([](GenerateCall&) {})->cache.reads_prefixes);
  const auto bypass = [](bool value) {
    return [value](GenerateCall& call) { call.bypass_prefix_cache = value; };
  };
  EXPECT_FALSE(Get(bypass(true))->cache.reads_prefixes);
  EXPECT_TRUE(Get(bypass(false))->cache.reads_prefixes);
  EXPECT_FALSE(Get([](GenerateCall& call) { call.prompt_logprobs = 0; })->cache.reads_prefixes);
  const auto echoed = [](GenerateCall& call) {
    call.echo = true;
    call.logprobs = 0;
  };
  EXPECT_FALSE(Get(echoed)->cache.reads_prefixes);
}

TEST_F(ValidatorTest, DefaultsOfTheModelStandWhereNothingIsAsked) {
  GenerationDefaults& defaults = model_.config.defaults;
  defaults.temperature = 0.0F;
  defaults.top_p = 0.9F;
  defaults.top_k = 20;
  defaults.min_p = 0.1F;
  defaults.repetition_penalty = 1.1F;
  const SamplingParams untouched = Get([](GenerateCall&) {})->sampling;
  EXPECT_FLOAT_EQ(untouched.temperature, 0);
  EXPECT_FLOAT_EQ(untouched.top_p, 0.9F);
  EXPECT_EQ(untouched.top_k, 20);
  EXPECT_FLOAT_EQ(untouched.min_p, 0.1F);
  EXPECT_FLOAT_EQ(untouched.repetition_penalty, 1.1F);
  const SamplingParams asked = Get([](GenerateCall& call) {
                                 call.temperature = 1;
                                 call.top_p = 1;
                                 call.top_k = 0;
                                 call.min_p = 0;
                                 call.repetition_penalty = 1;
                               })->sampling;
  EXPECT_FLOAT_EQ(asked.temperature, 1);
  EXPECT_FLOAT_EQ(asked.top_p, 1);
  EXPECT_EQ(asked.top_k, 0);
  EXPECT_FLOAT_EQ(asked.min_p, 0);
  EXPECT_FLOAT_EQ(asked.repetition_penalty, 1);
}

TEST_F(ValidatorTest, TopKOffHasManyNames) {
  for (const int64_t off : {int64_t{-1}, int64_t{0}, int64_t{kVocabulary}, int64_t{100000}}) {
    EXPECT_EQ(Get([off](GenerateCall& call) { call.top_k = off; })->sampling.top_k, 0) << off;
  }
  EXPECT_EQ(Get([](GenerateCall& call) { call.top_k = 5; })->sampling.top_k, 5);
}

TEST_F(ValidatorTest, TheRestIsPassedOn) {
  const int64_t deadline_us = SteadyNowUs() + 10'800'000'000;
  const auto request = Get([deadline_us](GenerateCall& call) {
    call.seed = std::numeric_limits<uint64_t>::max();
    call.ignore_eos = true;
    call.include_stop_in_output = true;
    call.skip_special_tokens = false;
    call.priority = -7;
    call.queue_timeout_ms = 1500;
    call.ttft_slo_ms = 2500;
    call.tpot_slo_ms = 50;
    call.deadline_us = deadline_us;
    call.progress_interval_ms = 100;
  });
  EXPECT_EQ(request->sampling.seed, std::numeric_limits<uint64_t>::max());
  EXPECT_TRUE(request->stopping.ignore_eos);
  EXPECT_TRUE(request->stopping.include_stop_in_output);
  EXPECT_FALSE(request->response.skip_special_tokens);
  EXPECT_EQ(request->scheduling.priority, -7);
  EXPECT_EQ(request->scheduling.queue_timeout, absl::Milliseconds(1500));
  EXPECT_EQ(request->scheduling.ttft_slo_us, 2'500'000);
  EXPECT_EQ(request->scheduling.tpot_slo_us, 50'000);
  EXPECT_EQ(Get([](GenerateCall&) {})->scheduling.ttft_slo_us, kNeverUs);
  EXPECT_EQ(Get([](GenerateCall&) {})->scheduling.tpot_slo_us, kNeverUs);
  EXPECT_EQ(request->scheduling.deadline_us, deadline_us);
  EXPECT_EQ(Get([](GenerateCall&) {})->scheduling.deadline_us, kNeverUs);
  EXPECT_EQ(request->response.progress_interval_ms, 100);
}

}  // namespace
}  // namespace longspan

// Constrained answers of real models: alone, in a batch, after preemption and with several samples
// they are the same, bit for bit; they keep to what they are constrained to, and free ones beside
// them get what they get without.
#include <algorithm>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "engine/constraint/constraint_compiler.h"
#include "engine/json/json.h"
#include "gmock/gmock.h"
#include "kernels/base/check.h"
#include "tests/engine/equivalence/model_rig.h"

namespace longspan {
namespace {

using ::testing::AnyOf;

constexpr int32_t kEnd = 0;  // a byte that no text has

constexpr char kSchema[] = R"({
  "type": "object",
  "properties": {
    "name": {"type": "string", "maxLength": 12},
    "count": {"type": "integer", "minimum": 3, "maximum": 4000},
    "kind": {"enum": ["first", "second", null]}
  },
  "required": ["name", "count", "kind"],
  "additionalProperties": false
})";

std::shared_ptr<const CompiledConstraint> Compiled(const Constraint& constraint) {
  static ConstraintCompiler* compiler = [] {
    ConstraintVocabulary vocabulary;
    for (int byte = 0; byte < 256; ++byte) {
      vocabulary.token_bytes.emplace_back(byte == kEnd ? 0 : 1, static_cast<char>(byte));
    }
    vocabulary.end_token_ids = {kEnd};
    auto made = ConstraintCompiler::Make(vocabulary);
    LONGSPAN_CHECK(made.ok());
    return made->release();
  }();
  auto compiled = compiler->Compile(constraint);
  LONGSPAN_CHECK(compiled.ok());
  return *std::move(compiled);
}

Constraint Schema() { return {JsonSchemaConstraint{kSchema}, std::nullopt}; }
Constraint Choice() {
  return {ChoiceConstraint{{"yes", "no", "perhaps, but not today"}}, std::nullopt};
}
Constraint Letters() { return {RegexConstraint{"[a-z]+"}, std::nullopt}; }

Request ConstrainedNumber(int number, int64_t prompt_tokens, int64_t max_tokens,
                          const Constraint& constraint) {
  Request request = RequestNumber(number, prompt_tokens, max_tokens);
  request.constraint = Compiled(constraint);
  request.sampling.n = number % 4 == 1 ? 3 : 1;
  return request;
}

Cut CutWithEnd(int32_t prefill_chunk_tokens = 512, uint32_t page_seed = 0) {
  Cut cut{.prefill_chunk_tokens = prefill_chunk_tokens, .page_seed = page_seed};
  cut.engine.end_token_ids = {kEnd};
  return cut;
}

void ExpectFits(const Json& value) {
  ASSERT_TRUE(value.is_object()) << WriteJson(value);
  EXPECT_EQ(value.size(), 3U) << WriteJson(value);
  EXPECT_TRUE(value.at("name").is_string());
  EXPECT_GE(value.at("count").get<int64_t>(), 3);
  EXPECT_LE(value.at("count").get<int64_t>(), 4000);
  EXPECT_TRUE(value.at("kind").is_null() || value.at("kind") == "first" ||
              value.at("kind") == "second");
}

class ConstrainedTest : public ::testing::TestWithParam<Geometry> {
 protected:
  const std::string directory_ = CheckpointOf(GetParam());
};

class ConstrainedRoomTest : public ConstrainedTest {};

TEST_P(ConstrainedTest, AnswersKeepToTheirConstraintsAloneAndInABatch) {
  std::vector<Request> requests;
  std::mt19937 random(5);
  for (int number = 0; number < 12; ++number) {
    const int64_t prompt_tokens = 1 + random() % 200;
    if (number % 3 == 2) {
      requests.push_back(RequestNumber(number, prompt_tokens, 40));
      continue;
    }
    requests.push_back(
        ConstrainedNumber(number, prompt_tokens, 200, number % 2 == 0 ? Schema() : Choice()));
  }
  ModelRig quiet(directory_, CutWithEnd());
  std::vector<Reported> alone;
  for (const Request& request : requests) alone.push_back(quiet.Alone(request));
  ModelRig busy(directory_, CutWithEnd(61, 3));
  std::vector<std::shared_ptr<BitSink>> sinks;
  for (const Request& request : requests) {
    sinks.push_back(busy.Submit(request));
    for (uint32_t step = random() % 5; step > 0; --step) busy.Step();
  }
  busy.RunToIdle();
  int checked = 0;
  for (size_t number = 0; number < requests.size(); ++number) {
    SCOPED_TRACE(number);
    ExpectSame(alone[number], sinks[number]->reported());
    if (requests[number].constraint == nullptr) continue;
    for (const auto& [sample, end] : sinks[number]->finished) {
      if (end.reason != FinishReason::kStop) continue;
      const std::string& text = sinks[number]->text[sample];
      ++checked;
      if (number % 2 == 0) {
        const absl::StatusOr<Json> value = ParseJson(text);
        ASSERT_TRUE(value.ok()) << text;
        ExpectFits(*value);
      } else {
        EXPECT_THAT(text, AnyOf("yes", "no", "perhaps, but not today"));
      }
    }
  }
  EXPECT_GE(checked, 8);
}

// Too few pages for all. What slots keep is lost, with a pool on the host and without.
TEST_P(ConstrainedRoomTest, PreemptionChangesNothing) {
  std::vector<Request> requests;
  for (int number : {0, 1, 2, 4, 5}) {
    requests.push_back(ConstrainedNumber(number, 100 + 9 * number, 150, Letters()));
    requests.back().stopping.min_tokens = 150;
    requests.back().sampling.n = 1;
  }
  ModelRig cold(directory_, CutWithEnd());
  for (int64_t host_pages : {0, 90}) {
    Cut cut = CutWithEnd(100, 5);
    cut.tight_tokens = 300;
    cut.engine.output_margin_tokens = 16;
    cut.engine.host_pages = host_pages;
    ModelRig tight(directory_, cut);
    std::vector<std::shared_ptr<BitSink>> sinks;
    for (const Request& request : requests) {
      sinks.push_back(tight.Submit(tight.Admitted(request)));
    }
    tight.RunToIdle();
    int64_t preemptions = 0;
    for (size_t i = 0; i < requests.size(); ++i) {
      SCOPED_TRACE(i);
      ExpectSame(cold.Alone(requests[i]), sinks[i]->reported());
      EXPECT_EQ(sinks[i]->text[0].size(), 150U);
      preemptions += sinks[i]->finished.at(0).timing.preemptions;
    }
    EXPECT_GT(preemptions, 0);
  }
}

TEST_P(ConstrainedTest, LogprobsAreThoseOfTheModelWithoutTheMask) {
  const Request free = RequestNumber(0, 50, 1);
  Request constrained = free;
  constrained.constraint = Compiled(Choice());
  constrained.response.logprobs = 20;
  Request wide = free;
  wide.response.logprobs = 20;
  ModelRig rig(directory_, CutWithEnd());
  const Reported reported = rig.Alone(constrained);
  const Reported unmasked = rig.Alone(wide);
  EXPECT_NE(reported.token_ids, unmasked.token_ids)
      << "the model would say one of the choices anyway";
  // The first is that of the token itself.
  const std::vector<uint32_t>& bits = reported.logprob_bits.at(0);
  const std::vector<uint32_t>& wanted = unmasked.logprob_bits.at(0);
  ASSERT_EQ(bits.size(), wanted.size());
  EXPECT_TRUE(std::equal(bits.begin() + 1, bits.end(), wanted.begin() + 1));
}

std::vector<Geometry> Named(const std::vector<std::string>& names) {
  std::vector<Geometry> named;
  for (const Geometry& geometry : ByteGeometries()) {
    if (std::count(names.begin(), names.end(), geometry.name) > 0) named.push_back(geometry);
  }
  LONGSPAN_CHECK(named.size() == names.size());
  return named;
}

// Of all kinds of attention, and of two families, one each.
INSTANTIATE_TEST_SUITE_P(Geometries, ConstrainedTest,
                         ::testing::ValuesIn(Named({"dense", "demo", "mistral_window",
                                                    "llama_nsa_exact", "sparse_decode"})),
                         [](const auto& instance) { return instance.param.name; });
// Within windows a sequence holds too few pages to be preempted here.
INSTANTIATE_TEST_SUITE_P(Geometries, ConstrainedRoomTest,
                         ::testing::ValuesIn(Named({"dense", "demo", "llama_nsa_exact"})),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan

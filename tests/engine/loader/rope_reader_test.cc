#include "engine/loader/rope_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kOfTwoTypes[] = R"({"rope_parameters":{
    "full_attention":{"rope_type":"linear","factor":8,"rope_theta":1e6},
    "sliding_attention":{"rope_type":"default","rope_theta":1e4}}})";

struct Reading {
  RopeScaling scaling;
  std::vector<std::string> problems;
};

Reading ReadRopeText(const char* text, absl::string_view layer_type) {
  const Json json = ParseJson(text).value();
  Findings findings;
  ConfigFields config(json, "config.json", &findings);
  const RopeScaling scaling = ReadRopeScaling(config, 64, std::nullopt, &findings, layer_type);
  return {scaling, findings.problems()};
}

TEST(RopeReader, EachLayerTypeHasItsDictionary) {
  const Reading full = ReadRopeText(kOfTwoTypes, "full_attention");
  EXPECT_THAT(full.problems, IsEmpty());
  EXPECT_EQ(full.scaling.kind, RopeKind::kLinear);
  EXPECT_EQ(full.scaling.factor, 8.0);
  EXPECT_EQ(full.scaling.theta, 1e6);
  const Reading sliding = ReadRopeText(kOfTwoTypes, "sliding_attention");
  EXPECT_THAT(sliding.problems, IsEmpty());
  EXPECT_EQ(sliding.scaling.kind, RopeKind::kDefault);
  EXPECT_EQ(sliding.scaling.theta, 1e4);
}

TEST(RopeReader, ALayerTypeWithoutADictionaryIsAProblem) {
  EXPECT_THAT(ReadRopeText(kOfTwoTypes, "chunked_attention").problems,
              ElementsAre("config.json: rope_parameters has nothing for layers of "
                          "chunked_attention",
                          "config.json: rope_theta is missing"));
}

TEST(RopeReader, OneDictionaryIsOfAllLayerTypes) {
  const Reading reading =
      ReadRopeText(R"({"rope_parameters":{"rope_theta":5e5}})", "full_attention");
  EXPECT_THAT(reading.problems, IsEmpty());
  EXPECT_EQ(reading.scaling.theta, 5e5);
}

TEST(RopeReader, WithoutALayerTypeAllMustBeAlike) {
  EXPECT_THAT(ReadRopeText(kOfTwoTypes, "").problems,
              ElementsAre(HasSubstr("differ between layer types, expected one for all layers")));
}

// Only what both dictionaries say of this layer type can disagree.
TEST(RopeReader, TheOlderSpellingIsComparedWithTheLayerTypes) {
  const char* text = R"({"rope_scaling":{"type":"linear","factor":8},"rope_parameters":{
      "full_attention":{"rope_type":"linear","factor":8,"rope_theta":1e6},
      "sliding_attention":{"rope_type":"default","rope_theta":1e4}}})";
  EXPECT_THAT(ReadRopeText(text, "full_attention").problems, IsEmpty());
  EXPECT_THAT(ReadRopeText(text, "sliding_attention").problems, ElementsAre(HasSubstr("disagree")));
}

}  // namespace
}  // namespace longspan

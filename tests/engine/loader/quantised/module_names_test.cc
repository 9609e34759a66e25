#include "engine/loader/quantised/module_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

ModuleMatch MatchOf(const std::vector<std::string>& entries, const char* module) {
  const absl::StatusOr<ModuleNames> names = ModuleNames::Parse(entries);
  EXPECT_TRUE(names.ok()) << names.status();
  return names->Match(module);
}

TEST(ModuleNames, ANameIsWholeComponents) {
  EXPECT_EQ(MatchOf({"lm_head"}, "lm_head"), ModuleMatch::kName);
  EXPECT_EQ(MatchOf({"model.layers.1.mlp"}, "model.layers.1.mlp.up_proj"), ModuleMatch::kName);
  EXPECT_EQ(MatchOf({"up_proj"}, "model.layers.1.mlp.up_proj"), ModuleMatch::kName);
  EXPECT_EQ(MatchOf({"model.layers.1"}, "model.layers.11.mlp.up_proj"), ModuleMatch::kNone);
  EXPECT_EQ(MatchOf({"gate"}, "model.layers.1.mlp.gate_proj"), ModuleMatch::kNone);
  EXPECT_EQ(MatchOf({""}, "lm_head"), ModuleMatch::kNone);
}

TEST(ModuleNames, APatternMatchesFromTheBeginning) {
  EXPECT_EQ(MatchOf({"re:.*lm_head"}, "lm_head"), ModuleMatch::kPattern);
  EXPECT_EQ(MatchOf({"re:model\\.layers\\.(0|1)\\..*"}, "model.layers.1.mlp.up_proj"),
            ModuleMatch::kPattern);
  EXPECT_EQ(MatchOf({"re:layers"}, "model.layers.1.mlp.up_proj"), ModuleMatch::kNone);
  EXPECT_EQ(MatchOf({"re:model"}, "model.layers.1.mlp.up_proj"), ModuleMatch::kPattern);
}

TEST(ModuleNames, LinearIsEveryModule) {
  EXPECT_EQ(MatchOf({"Linear"}, "a.b"), ModuleMatch::kClass);
  EXPECT_EQ(MatchOf({"Linear", "re:a.*", "b"}, "a.b"), ModuleMatch::kName);
  EXPECT_EQ(MatchOf({"Embedding"}, "a.b"), ModuleMatch::kNone);
}

TEST(ModuleNames, WhatIsNoPatternIsRefused) {
  EXPECT_THAT(std::string(ModuleNames::Parse({"re:("}).status().message()),
              HasSubstr("holds the pattern \"(\", which is none"));
  EXPECT_FALSE(ModuleNames::Parse({"re:" + std::string(5000, 'a')}).ok());
  EXPECT_FALSE(ModuleNames::Parse(std::vector<std::string>(300, "re:a")).ok());
  EXPECT_FALSE(ModuleNames::Parse(std::vector<std::string>(20000, "a")).ok());
}

// A pattern that would go on for ever matches nothing.
TEST(ModuleNames, StepsOfAPatternAreBounded) {
  EXPECT_EQ(MatchOf({"re:(a+)+$"}, (std::string(60, 'a') + "!").c_str()), ModuleMatch::kNone);
}

}  // namespace
}  // namespace longspan

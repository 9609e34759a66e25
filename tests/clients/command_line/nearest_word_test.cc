#include "clients/command_line/nearest_word.h"

#include "gtest/gtest.h"

namespace longspan {
namespace {

const std::vector<std::string> kWords = {"complete", "completion", "load", "bench", "--max-tokens"};

TEST(NearestWordTest, ASlipOfTheFingersIsUnderstood) {
  for (const auto& [written, meant] : std::vector<std::pair<std::string, std::string>>{
           {"complet", "complete"},    // one is missing
           {"compllete", "complete"},  // one is too many
           {"vomplete", "complete"},   // another key
           {"laod", "load"},           // two in the wrong order
           {"--max-tokesn", "--max-tokens"},
           {"--max_tokens", "--max-tokens"},
           {"--max", "--max-tokens"},  // how it begins
           {"complete", "complete"}}) {
    EXPECT_EQ(NearestWord(written, kWords), meant) << written;
  }
}

TEST(NearestWordTest, WhatIsFarIsNotGuessed) {
  for (const char* written : {"frobnicate", "", "x", "-", "cat"}) {
    EXPECT_EQ(NearestWord(written, kWords), "") << written;
  }
  EXPECT_EQ(NearestWord(std::string(100'000, 'c'), kWords), "");
}

}  // namespace
}  // namespace longspan

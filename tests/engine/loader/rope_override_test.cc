#include "engine/loader/rope_override.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace longspan {
namespace {

std::string Parsed(absl::string_view text) {
  const absl::StatusOr<Json> scaling = ParseRopeScaling(text);
  return scaling.ok() ? WriteJson(*scaling) : "refused";
}

TEST(RopeOverride, WordsAreAsConfigJsonWouldHoldThem) {
  EXPECT_EQ(Parsed("linear:2.5"), R"({"rope_type":"linear","factor":2.5})");
  EXPECT_EQ(Parsed("yarn:4"), R"({"rope_type":"yarn","factor":4.0})");
  EXPECT_EQ(Parsed("yarn:4:32768"),
            R"({"rope_type":"yarn","factor":4.0,"original_max_position_embeddings":32768})");
  EXPECT_EQ(Parsed("llama3:8:8192"),
            R"({"rope_type":"llama3","factor":8.0,"low_freq_factor":1.0,"high_freq_factor":4.0,)"
            R"("original_max_position_embeddings":8192})");
}

TEST(RopeOverride, AnObjectIsTakenAsItIs) {
  EXPECT_EQ(Parsed(R"({"rope_type": "yarn", "beta_fast": 16})"),
            R"({"rope_type":"yarn","beta_fast":16})");
}

TEST(RopeOverride, EverythingElseIsRefused) {
  for (const char* text : {"", "4", "yarn", "yarn:", "yarn:x", "yarn:0.5", "yarn:nan", "yarn:-4",
                           "yarn:4:", "yarn:4:1", "yarn:4:1.5", "yarn:4:32768:1", "linear:2:8192",
                           "dynamic:2", "longrope:2", "{", "{]"}) {
    EXPECT_EQ(Parsed(text), "refused") << text;
  }
  EXPECT_THAT(std::string(ParseRopeScaling("dynamic:2").status().message()),
              ::testing::HasSubstr("such as yarn:4:32768"));
}

}  // namespace
}  // namespace longspan

// The door of builds without the library, which these tests are linked with alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/constraint/grammar_library.h"

namespace longspan {
namespace {

TEST(AbsentLibraryTest, ConstraintsAreRefusedByTheFlagsName) {
  for (const absl::Status& status : {HasGrammarLibrary(), OpenGrammarLibrary({}).status()}) {
    EXPECT_EQ(status.code(), absl::StatusCode::kUnimplemented);
    EXPECT_THAT(std::string(status.message()), ::testing::HasSubstr("LONGSPAN_CONSTRAINTS"));
  }
}

}  // namespace
}  // namespace longspan

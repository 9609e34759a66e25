#include "clients/cpp/base/failure_text.h"

#include "CLI/CLI.hpp"
#include "gmock/gmock.h"
#include "google/rpc/error_details.pb.h"
#include "google/rpc/status.pb.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class FailureTextTest : public ::testing::Test {
 protected:
  FailureTextTest() {
    for (const char* flag :
         {"-n", "--top-p", "--stop", "--stop-token-id", "-m,--max-tokens", "--queue-timeout",
          "--tenants", "--no-stream", "--choice", "--sparse-decode"}) {
      command_.add_option(flag);
    }
  }

  // What the server tells of one field.
  static grpc::Status About(const std::string& field) {
    google::rpc::BadRequest bad_request;
    bad_request.add_field_violations()->set_field(field);
    google::rpc::Status details;
    details.add_details()->PackFrom(bad_request);
    return {grpc::StatusCode::INVALID_ARGUMENT, "It is wrong.", details.SerializeAsString()};
  }

  CLI::App command_{"", "complete"};
  Connection connection_;
};

TEST_F(FailureTextTest, FieldsAreReportedAsFlags) {
  for (const auto& [field, flag] : std::vector<std::pair<const char*, const char*>>{
           {"sampling.top_p", "--top-p"},
           {"sampling.n", "-n"},
           {"stopping.stop", "--stop"},
           {"stopping.stop_token_ids", "--stop-token-id"},
           {"stopping.max_tokens", "--max-tokens"},
           {"scheduling.queue_timeout_ms", "--queue-timeout"},
           {"scheduling.tenant", "--tenants"},
           {"attention.sparse_decode", "--sparse-decode"},
           {"choice.texts", "--choice"},
           {"choice", "--choice"},
           {"response.include_block_map", "response.include_block_map"}}) {
    EXPECT_EQ(FlagOfField(command_, field), flag);
    EXPECT_EQ(FailureText(connection_, command_, About(field)),
              "invalid argument (" + std::string(flag) + "): It is wrong.");
  }
}

TEST_F(FailureTextTest, ARefusedKeyNamesItsFlagAndVariable) {
  const grpc::Status status(grpc::StatusCode::UNAUTHENTICATED,
                            "An API key is needed: Authorization: Bearer KEY.", "details");
  for (const char* key : {"", "wrong"}) {
    connection_.api_key = key;
    EXPECT_THAT(FailureText(connection_, command_, status),
                AllOf(HasSubstr("--api-key"), HasSubstr("LONGSPAN_API_KEY"),
                      Not(HasSubstr("Bearer")), HasSubstr(*key == '\0' ? "wants" : "not know")));
  }
}

TEST_F(FailureTextTest, AnAnswerIsNoLostServer) {
  const grpc::Status status(grpc::StatusCode::UNAVAILABLE, "The server is draining.", "details");
  EXPECT_EQ(FailureText(connection_, command_, status), "unavailable: The server is draining.");
}

}  // namespace
}  // namespace longspan

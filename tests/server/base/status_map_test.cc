#include "server/base/status_map.h"

#include "gtest/gtest.h"
#include "server/observation/serving_state.h"

namespace longspan {
namespace {

TEST(StatusMap, FollowsTheTable) {
  struct Row {
    absl::StatusCode code;
    int http;
    absl::string_view type;
  };
  const Row kRows[] = {
      {absl::StatusCode::kInvalidArgument, 400, "invalid_request_error"},
      {absl::StatusCode::kUnauthenticated, 401, "authentication_error"},
      {absl::StatusCode::kPermissionDenied, 403, "permission_error"},
      {absl::StatusCode::kNotFound, 404, "invalid_request_error"},
      {absl::StatusCode::kAlreadyExists, 409, "invalid_request_error"},
      {absl::StatusCode::kResourceExhausted, 429, "rate_limit_error"},
      {absl::StatusCode::kFailedPrecondition, 400, "invalid_request_error"},
      {absl::StatusCode::kUnimplemented, 501, "invalid_request_error"},
      {absl::StatusCode::kDeadlineExceeded, 504, "timeout_error"},
      {absl::StatusCode::kCancelled, 410, "invalid_request_error"},
      {absl::StatusCode::kUnavailable, 503, "server_error"},
      {absl::StatusCode::kInternal, 500, "server_error"},
      {absl::StatusCode::kDataLoss, 500, "server_error"},
      {absl::StatusCode::kUnknown, 500, "server_error"},
  };
  for (const Row& row : kRows) {
    const absl::Status status(row.code, "message");
    EXPECT_EQ(HttpStatusOf(status), row.http) << status;
    EXPECT_EQ(ErrorTypeOf(status), row.type) << status;
  }
}

TEST(StatusMap, OnlyWhatMayChangeIsWorthAnotherTry) {
  for (const int status : {400, 401, 403, 404, 405, 410, 413, 415, 417, 431, 501, 505}) {
    EXPECT_FALSE(MayBeRetried(status)) << status;
  }
  for (const int status : {408, 409, 429, 500, 503, 504}) EXPECT_TRUE(MayBeRetried(status));
}

TEST(StatusMap, EveryEndHasACodeForTheLog) {
  EXPECT_EQ(EndCodeOf(absl::OkStatus()), "");
  EXPECT_EQ(EndCodeOf(absl::DeadlineExceededError("late")), "deadline_exceeded");
  EXPECT_EQ(EndCodeOf(WithCode(absl::UnavailableError("bye"), "draining")), "draining");
}

TEST(ServingState, AnswersAreFlushedWhileTheDrainLastsAndAWhileInAnyCase) {
  EXPECT_EQ(FlushTime(absl::Seconds(200)), absl::Seconds(200));
  EXPECT_EQ(FlushTime(absl::Seconds(-1)), absl::Seconds(5));
}

TEST(StatusMap, ABodyTooLargeIsTheClientsMistake) {
  const absl::Status status = WithCode(absl::ResourceExhaustedError("big"), kBodyTooLarge);
  EXPECT_EQ(HttpStatusOf(status), 413);
  EXPECT_EQ(ErrorTypeOf(status), "invalid_request_error");
}

TEST(StatusMap, CarriesFieldCodeAndDelay) {
  const absl::Status status =
      WithRetryAfter(InvalidField("top_p", "no", "some_code"), absl::Milliseconds(1500));
  EXPECT_EQ(status.message(), "no");
  EXPECT_EQ(ParamOf(status), "top_p");
  EXPECT_EQ(CodeOf(status), "some_code");
  EXPECT_EQ(RetryAfterOf(status), absl::Milliseconds(1500));
}

TEST(StatusMap, AbsentIsAbsent) {
  const absl::Status status = InvalidField("top_p", "no");
  EXPECT_EQ(CodeOf(status), "");
  EXPECT_EQ(ParamOf(absl::InternalError("x")), "");
  EXPECT_FALSE(RetryAfterOf(status).has_value());
}

}  // namespace
}  // namespace longspan

#include "server/startup.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/model/sparse_prefill.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "server/observation/serving_state.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

TEST(LoadReport, ReportsBeginAndEndOnce) {
  testing::internal::CaptureStderr();
  {
    Log log(Log::Options{});
    LoadReport report("demo", &log, /*on_terminal=*/false);
    for (const int64_t done_bytes : {0, 10, 99, 100}) report(done_bytes, 100);
  }
  const std::string lines = testing::internal::GetCapturedStderr();
  EXPECT_THAT(lines, HasSubstr("loading weights model=\"demo\" done_bytes=0 total_bytes=100\n"));
  EXPECT_THAT(lines, HasSubstr("weights loaded model=\"demo\" total_bytes=100 seconds="));
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 2) << lines;
}

TEST(LoadReport, RewritesItsLineOnATerminal) {
  testing::internal::CaptureStderr();
  Log log(Log::Options{});
  LoadReport report("demo", &log, /*on_terminal=*/true);
  report(512, 1024);
  report(1024, 1024);
  const std::string lines = testing::internal::GetCapturedStderr();
  EXPECT_THAT(lines, HasSubstr("\rloading weights of demo: 512 B of 1.00 KiB"));
  EXPECT_THAT(lines, HasSubstr("\rloading weights of demo: 1.00 KiB of 1.00 KiB   \n"));
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 1) << lines;
}

// An operator mends 78; a supervisor may try again after 70.
TEST(Startup, WantOfMemoryOrThreadsIsNoMistakeOfTheConfiguration) {
  EXPECT_EQ(StartExitCode(absl::ResourceExhaustedError("no thread")), 70);
  EXPECT_EQ(StartExitCode(absl::InternalError("")), 70);
  EXPECT_EQ(StartExitCode(absl::InvalidArgumentError("")), 78);
  EXPECT_EQ(StartExitCode(absl::NotFoundError("")), 78);
  EXPECT_EQ(StartExitCode(absl::UnavailableError("address in use")), 78);
  EXPECT_EQ(StartExitCode(absl::FailedPreconditionError("address in use")), 78);
}

TEST(ServingState, LoadingReportsHowFar) {
  ServingState state;
  state.SetLoaded(3, 10);
  const absl::Status loading = state.Readiness();
  EXPECT_EQ(loading.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(loading.message(), HasSubstr("3 of 10 bytes"));
  EXPECT_EQ(CodeOf(loading), "loading");
  EXPECT_TRUE(RetryAfterOf(loading).has_value());
  state.Set(ServingPhase::kReady);
  EXPECT_TRUE(state.Readiness().ok());
  state.Set(ServingPhase::kDraining);
  EXPECT_EQ(CodeOf(state.Readiness()), "draining");
}

// Two layers of a tiny Llama, an embedding and a head.
std::string BlockOf(std::vector<OperationKernels> kernels) {
  ServedModel model;
  model.config = TinyModelConfig({});
  model.kernels = std::move(kernels);
  KvLayout layout;
  layout.layers = 2;
  layout.kv_heads = 2;
  layout.head_dim = 64;
  MemoryPlan plan;
  plan.pages = 10;
  plan.token_bytes = 1024;
  plan.fitting_tokens = 640;
  plan.max_context_tokens = 320;
  return StartupBlock({}, {}, model, plan, layout, {});
}

TEST(StartupBlock, CountsParametersAndWhatATokenTakes) {
  const std::string block = BlockOf({});
  constexpr int64_t kLayer = 2 * 128 + 2 * 256 * 128 + 2 * 128 * 128 + 3 * 192 * 128;
  constexpr int64_t kParameters = 2 * kLayer + 128 + 2 * 8192 * 128;
  EXPECT_THAT(block, HasSubstr(absl::StrCat(kParameters, " parameters, dense attention\n")));
  EXPECT_THAT(block,
              ContainsRegex("a token +1024 bytes .*; 640 tokens fit, in sequences of 320\n"));
}

TEST(StartupBlock, ReportsOfTwoRanges) {
  ServedModel model;
  model.config = TinyModelConfig({});
  const auto block = [&model] { return StartupBlock({}, {}, model, {}, KvLayout(), {}); };
  EXPECT_THAT(block(), Not(HasSubstr("ranges")));
  model.config.rope.long_inverse_frequencies = {1.0F};
  model.config.rope.short_tokens = 4096;
  EXPECT_THAT(block(), HasSubstr("RoPE of two ranges: requests of up to 4096 tokens"));
}

TEST(StartupBlock, SaysThatSparseDecodeIsApproximate) {
  ServedModel model;
  model.config = TinyModelConfig({.layers = 3});
  model.sparse_decode = {SparseDecodeMode::kOnRequest, {2048, 0.25, 100}};
  ASSERT_TRUE(ApplySparseDecode(model.sparse_decode.settings, 65'536, &model.config).ok());
  const std::string block = StartupBlock({}, {}, model, {}, KvLayout(), {});
  EXPECT_THAT(block, HasSubstr(" parameters, dense attention\n"));
  EXPECT_THAT(block, HasSubstr("           sparse decode on-request (approximate): from 100 tokens "
                               "on a generated token attends to 2048 tokens, or to 0.25 of the "
                               "context if that is more\n"));
  EXPECT_THAT(block, Not(HasSubstr("native sparse attention")));
}

TEST(StartupBlock, SaysThatSparsePrefillIsApproximate) {
  ServedModel model;
  model.config = TinyModelConfig({.layers = 3});
  ASSERT_TRUE(ApplySparsePrefill({.params = {.kept_mass = 0.75}}, &model.config).ok());
  const std::string block = StartupBlock({}, {}, model, {}, KvLayout(), {});
  EXPECT_THAT(block, HasSubstr(" parameters, dense attention\n"));
  EXPECT_THAT(block, HasSubstr("           sparse prefill (approximate): from 4096 tokens on 128 "
                               "tokens of a prompt attend to tiles of 32 that have 0.75 of their "
                               "estimated attention\n"));
}

TEST(StartupBlock, NamesKernelsAndWhatIsSlow) {
  const std::string block =
      BlockOf({{"sparse attention of prompts", "plain", "head_dim is 96", "a tenth of the speed"},
               {"products", "oneDNN, AVX2", "", ""}});
  EXPECT_THAT(block,
              HasSubstr("  kernels  sparse attention of prompts: plain, slow, since head_dim "
                        "is 96; expect a tenth of the speed\n"
                        "           products: oneDNN, AVX2\n"));
}

}  // namespace
}  // namespace longspan

#include "server/serving_plan.h"

#include "absl/time/time.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;

TEST(ServingPlan, TheDeviceSettlesWhatNoFlagSays) {
  const Options options;
  const ServingPlan cpu = Resolve(options, DeviceKind::kCpu);
  EXPECT_EQ(cpu.engine.prefill_chunk_tokens, kCpuDefaults.prefill_chunk_tokens);
  EXPECT_EQ(cpu.engine.step_budget_us, 1000.0 * kCpuDefaults.step_budget_ms);
  EXPECT_EQ(cpu.engine.max_running_requests, kCpuDefaults.max_running_requests);
  const ServingPlan cuda = Resolve(options, DeviceKind::kCuda);
  EXPECT_EQ(cuda.engine.prefill_chunk_tokens, kCudaDefaults.prefill_chunk_tokens);
  EXPECT_EQ(cuda.engine.tile_tokens, kCudaDefaults.tile_tokens);
  EXPECT_EQ(cuda.engine.max_running_requests, kCudaDefaults.max_running_requests);
  EXPECT_GT(cuda.engine.lone_step_us, cuda.engine.step_budget_us);
}

TEST(ServingPlan, FlagsGoBeforeTheDevice) {
  Options options;
  options.prefill_chunk_tokens = 64;
  options.step_budget_ms = 7;
  options.max_running_requests = 3;
  options.device_timeout = absl::Seconds(2);
  const ServingPlan plan = Resolve(options, DeviceKind::kCuda);
  EXPECT_EQ(plan.engine.prefill_chunk_tokens, 64);
  EXPECT_EQ(plan.engine.step_budget_us, 7000);
  EXPECT_EQ(plan.engine.lone_step_us, 0) << "a pinned budget is that of all steps";
  EXPECT_EQ(plan.engine.max_running_requests, 3);
  EXPECT_EQ(plan.engine.device_timeout_us, 2'000'000);
}

TEST(ServingPlan, SequencesAreAtLeastWhatOtherFlagsNeed) {
  Options options;
  options.limits.max_n = 40;
  EXPECT_EQ(Resolve(options, DeviceKind::kCpu).engine.max_running_requests, 40);
  options.engine.max_partial_prefills = 50;
  EXPECT_EQ(Resolve(options, DeviceKind::kCpu).engine.max_running_requests, 50);
}

TEST(ServingPlan, GeneratedPagesAreFoundAgainWhereTheirBitsAreThoseOfReading) {
  Options options;
  options.batch_invariant = true;
  EXPECT_TRUE(Resolve(options, DeviceKind::kCpu).engine.cache_generated_pages);
  EXPECT_FALSE(Resolve(options, DeviceKind::kCuda).engine.cache_generated_pages);
  options.batch_invariant = false;
  EXPECT_TRUE(Resolve(options, DeviceKind::kCuda).engine.cache_generated_pages);
}

TEST(ServingPlan, TheModelSettlesPagesContextAndEnds) {
  Options options;
  MemoryPlan memory;
  memory.pages = 100;
  memory.host_pages = 9;
  memory.max_context_tokens = 4096;
  const ServingPlan of_device = Resolve(options, DeviceKind::kCpu);
  const ServingPlan plan = Resolve(of_device, options, memory, {2, 5}, {5, 7});
  EXPECT_EQ(plan.engine.pages, 100);
  EXPECT_EQ(plan.engine.host_pages, 9);
  EXPECT_EQ(plan.limits.max_context_tokens, 4096);
  EXPECT_EQ(plan.limits.max_body_bytes, DefaultBodyBytes(plan.limits));
  EXPECT_THAT(plan.engine.end_token_ids, ElementsAre(2, 5, 7)) << "none twice";
  options.max_body_bytes = 123;
  EXPECT_EQ(Resolve(of_device, options, memory, {}, {}).limits.max_body_bytes, 123U);
}

}  // namespace
}  // namespace longspan

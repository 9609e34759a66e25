#include "clients/cpp/bench/request_maker.h"

#include "clients/cpp/bench/request_message.h"
#include "grpcpp/support/slice.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

std::string Bytes(const grpc::ByteBuffer& buffer) {
  grpc::Slice slice;
  EXPECT_TRUE(buffer.DumpToSingleSlice(&slice).ok());
  return std::string(reinterpret_cast<const char*>(slice.begin()), slice.size());
}

// Whatever is made ahead, and in whatever order traffics are asked for.
TEST(RequestMakerTest, EachTrafficComesInOrder) {
  LoadPlan plan;
  plan.traffics.resize(2);
  plan.traffics[0].prompt_tokens = LengthMixture(10);
  plan.traffics[1].prompt_tokens = LengthMixture(700'000);  // more than is made ahead
  RequestMaker maker(plan, 4096);
  maker.WaitUntilAhead();
  int64_t next[2] = {0, 0};
  for (int i = 0; i < 300; ++i) {
    const size_t traffic = i % 60 == 59 ? 1 : 0;
    const MadeRequest made = maker.Take(traffic);
    ASSERT_EQ(made.plan.traffic, traffic);
    ASSERT_EQ(made.plan.index, next[traffic]);
    const PlannedRequest planned = PlanRequest(plan, traffic, next[traffic]++);
    ASSERT_EQ(Bytes(made.message), RequestMessage(plan, planned, 4096).SerializeAsString());
  }
}

}  // namespace
}  // namespace longspan

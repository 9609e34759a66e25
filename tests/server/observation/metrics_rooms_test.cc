// The memory of keys and values at home in the host's memory, and of their rooms.
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/kv_layout.h"
#include "server/observation/metrics.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(MetricsOfRooms, KeysAndValuesAtHomeAreOfTheHostAndRoomsOfTheDevice) {
  Metrics metrics("cuda:0", /*vllm_names=*/false);
  KvLayout layout;
  layout.has_summaries = true;
  MemoryPlan plan;
  plan.pages = 20;  // of which half are there
  plan.home_bytes = 2000;
  plan.rooms = 3;
  plan.room_bytes = 300;
  plan.room_index_bytes = 12;
  metrics.DescribeModel({}, layout, plan);
  EngineLoad load;
  load.most_pages_used = 7;
  load.pages_total = 10;
  load.pages_free = 4;
  load.pages_cached = 2;
  load.backend_pools = {{"kv_home", 1000, 1000}, {"kv_rooms", 320, 320}};
  const std::string text = metrics.Text(load, 0);
  for (const char* line :
       {"longspan_pool_bytes{device=\"cuda:0\",pool=\"kv_rooms\",state=\"reserved\"} 312\n",
        "longspan_pool_bytes{device=\"cuda:0\",pool=\"kv_rooms\",state=\"used\"} 320\n",
        "longspan_pool_bytes{device=\"cpu\",pool=\"kv_home\",state=\"reserved\"} 1000\n",
        "longspan_pool_bytes{device=\"cpu\",pool=\"kv_home\",state=\"used\"} 1000\n",
        "longspan_pool_high_water_bytes{pool=\"kv_rooms\"} 320\n",
        "longspan_pool_blocks{device=\"cuda:0\",pool=\"kv\",state=\"used\"} 4\n"}) {
    EXPECT_THAT(text, HasSubstr(line));
  }
  EXPECT_THAT(text, HasSubstr(absl::StrCat("longspan_pool_high_water_bytes{pool=\"kv_home\"} ",
                                           100 * load.most_pages_used, "\n")));
  EXPECT_THAT(text, Not(HasSubstr("pool=\"kv\",state=\"reserved\"} 1000")));
}

}  // namespace
}  // namespace longspan

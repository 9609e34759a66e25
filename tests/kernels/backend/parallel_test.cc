#include "kernels/cpu/parallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace longspan::cpu {
namespace {

TEST(ThreadPool, RunsEveryTaskOnce) {
  for (int threads : {1, 2, 5}) {
    auto pool = ThreadPool::Create(threads);
    ASSERT_TRUE(pool.ok()) << pool.status();
    ASSERT_EQ((*pool)->threads(), threads);
    for (int64_t tasks : {0, 1, 2, 3, 100, 1000}) {
      std::vector<int> runs(tasks, 0);  // plain ints: each is one task's own
      (*pool)->ParallelFor(tasks, [&](int64_t task, int thread) {
        ASSERT_GE(thread, 0);
        ASSERT_LT(thread, threads);
        ++runs[task];
      });
      EXPECT_EQ(runs, std::vector<int>(tasks, 1));
    }
  }
}

// Regions follow each other faster than workers wake: a late one must never see a closed region.
TEST(ThreadPool, ManySmallRegionsFollowEachOther) {
  ThreadPool pool(4);
  std::vector<int64_t> sums(3, 0);
  for (int64_t region = 0; region < 20000; ++region) {
    pool.ParallelFor(3, [&sums, region](int64_t task, int) { sums[task] += region; });
  }
  for (int64_t sum : sums) EXPECT_EQ(sum, int64_t{20000} * 19999 / 2);
}

TEST(ThreadPool, LeavesOutWhatIsAbandoned) {
  for (const int threads : {1, 3}) {
    ThreadPool pool(threads);
    std::atomic<bool> abandoned = false;
    std::atomic<int> done = 0;
    pool.LeaveOutWhen([&abandoned] { return abandoned.load(); });
    pool.ParallelFor(10'000, [&](int64_t, int) {
      if (++done == 5) abandoned = true;
    });
    EXPECT_GE(done, 5);
    EXPECT_LT(done, 5 + threads) << "a thread does no more than it has begun";
    done = 0;
    pool.ParallelFor(1, [&](int64_t, int) { ++done; });
    pool.ParallelFor(100, [&](int64_t, int) { ++done; });
    EXPECT_EQ(done, 0);
    pool.LeaveOutWhen({});
    pool.ParallelFor(100, [&](int64_t, int) { ++done; });
    EXPECT_EQ(done, 100);
  }
}

TEST(ThreadPool, IdlePoolStops) {
  for (int round = 0; round < 50; ++round) {
    const ThreadPool pool(3);
    EXPECT_EQ(pool.threads(), 3);
  }
}

TEST(ThreadPool, RefusesNoThreads) {
  EXPECT_EQ(ThreadPool::Create(0).status().message(),
            "CPU backend: threads is 0; accepted: 1 or more");
}

}  // namespace
}  // namespace longspan::cpu

#include "server/base/worker_pool.h"

#include <atomic>
#include <future>
#include <new>
#include <stdexcept>

#include "gtest/gtest.h"

namespace longspan {
namespace {

void MustNotFail(const absl::Status& status) { ADD_FAILURE() << status; }

TEST(WorkerPool, RunsWhatWaitsBeforeItEnds) {
  std::atomic<int> ran = 0;
  {
    WorkerPool pool(2, 1000);
    for (int i = 0; i < 500; ++i) EXPECT_TRUE(pool.Post([&ran] { ++ran; }, MustNotFail));
  }
  EXPECT_EQ(ran, 500);
}

TEST(WorkerPool, RefusesWhatTooMuchWaitsFor) {
  std::promise<void> begun;
  std::promise<void> go_on;
  std::atomic<int> ran = 0;
  {
    WorkerPool pool(1, 2);
    ASSERT_TRUE(pool.Post(
        [&] {
          begun.set_value();
          go_on.get_future().wait();
        },
        MustNotFail));
    begun.get_future().wait();  // the only thread is busy, the queue empty
    EXPECT_TRUE(pool.Post([&ran] { ++ran; }, MustNotFail));
    EXPECT_TRUE(pool.Post([&ran] { ++ran; }, MustNotFail));
    EXPECT_FALSE(pool.Post([&ran] { ran += 100; }, MustNotFail));
    go_on.set_value();
  }
  EXPECT_EQ(ran, 2);
}

TEST(WorkerPool, AnswersGoFirstAndAreNeverRefused) {
  std::promise<void> begun;
  std::promise<void> go_on;
  std::vector<int> order;  // the one thread's
  {
    WorkerPool pool(1, 1);
    ASSERT_TRUE(pool.Post(
        [&] {
          begun.set_value();
          go_on.get_future().wait();
        },
        MustNotFail));
    begun.get_future().wait();
    EXPECT_TRUE(pool.Post([&order] { order.push_back(2); }, MustNotFail));
    EXPECT_FALSE(pool.Post([&order] { order.push_back(3); }, MustNotFail));
    pool.PostFirst([&order] { order.push_back(1); }, MustNotFail);
    go_on.set_value();
  }
  EXPECT_EQ(order, (std::vector<int>{1, 2}));
}

TEST(WorkerPool, JobsRunSideBySide) {
  std::promise<void> first;
  std::promise<void> second;
  WorkerPool pool(2, 8);  // ends, with its jobs, before what they use
  // Each waits for the other: only two threads can get through.
  ASSERT_TRUE(pool.Post(
      [&] {
        first.set_value();
        second.get_future().wait();
      },
      MustNotFail));
  ASSERT_TRUE(pool.Post(
      [&] {
        first.get_future().wait();
        second.set_value();
      },
      MustNotFail));
}

TEST(WorkerPool, AJobThatThrowsFailsAlone) {
  absl::Status failure;
  std::atomic<int> ran = 0;
  {
    WorkerPool pool(1, 8);
    ASSERT_TRUE(pool.Post([] { throw std::runtime_error("no memory left"); },
                          [&failure](const absl::Status& status) { failure = status; }));
    ASSERT_TRUE(pool.Post([&ran] { ++ran; }, MustNotFail));
  }
  EXPECT_EQ(failure.code(), absl::StatusCode::kInternal);
  EXPECT_NE(failure.message().find("no memory left"), absl::string_view::npos) << failure;
  EXPECT_EQ(ran, 1);
}

// As soon as there is memory to report it with.
TEST(WorkerPool, AFailureThatFindsNoMemoryIsReportedAgain) {
  absl::Status failure;
  int reports = 0;
  {
    WorkerPool pool(1, 8);
    ASSERT_TRUE(pool.Post([] { throw std::bad_alloc(); },
                          [&](const absl::Status& status) {
                            if (++reports < 3) throw std::bad_alloc();
                            failure = status;
                          }));
  }
  EXPECT_EQ(reports, 3);
  EXPECT_EQ(failure.code(), absl::StatusCode::kInternal);
  EXPECT_NE(failure.message().find("bad_alloc"), absl::string_view::npos) << failure;
}

}  // namespace
}  // namespace longspan

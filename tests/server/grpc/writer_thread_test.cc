#include "server/grpc/writer_thread.h"

#include <atomic>

#include "gtest/gtest.h"
#include "kernels/base/clock.h"
#include "tests/server/grpc/grpc_rig.h"

namespace longspan {
namespace {

constexpr int64_t kHourUs = 3'600'000'000;

struct CountingTask : WriterTask {
  ~CountingTask() override { SomethingChanged(); }
  void Write() override {
    ++writes;
    SomethingChanged();
  }
  void Watch(int64_t /*now_us*/) override {
    ++watches;
    SomethingChanged();
  }
  std::atomic<int> writes = 0;
  std::atomic<int> watches = 0;
};

TEST(GrpcWriterThread, RunsWhatWasScheduledEvenAtTheEnd) {
  const auto task = std::make_shared<CountingTask>();
  {
    GrpcWriterThread writer;
    writer.Schedule(task);
  }
  EXPECT_EQ(task->writes, 1);
}

TEST(GrpcWriterThread, RunsDelayedTasksWhenTheyAreDue) {
  const auto late = std::make_shared<CountingTask>();
  const auto soon = std::make_shared<CountingTask>();
  GrpcWriterThread writer;
  writer.ScheduleAt(SteadyNowUs() + kHourUs, late);
  writer.ScheduleAt(SteadyNowUs() + 5000, soon);
  EXPECT_TRUE(WaitUntil([&] { return soon->writes == 1; }));
  EXPECT_EQ(late->writes, 0);
}

TEST(GrpcWriterThread, ForgetsDelayedTasksThatEnded) {
  GrpcWriterThread writer;
  auto task = std::make_shared<CountingTask>();
  const std::weak_ptr<CountingTask> weak = task;
  writer.ScheduleAt(SteadyNowUs() + kHourUs, task);
  task.reset();
  EXPECT_TRUE(WaitUntil([&] { return weak.expired(); }));
}

TEST(GrpcWriterThread, WatchesWhatLives) {
  GrpcWriterThread writer;
  auto task = std::make_shared<CountingTask>();
  writer.Add(task);
  EXPECT_TRUE(WaitUntil([&] { return task->watches > 0; }));
  const std::weak_ptr<CountingTask> weak = task;
  task.reset();
  EXPECT_TRUE(WaitUntil([&] { return weak.expired(); }));
}

}  // namespace
}  // namespace longspan

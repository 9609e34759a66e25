#include "server/grpc/writer_thread.h"

#include <atomic>

#include "absl/time/clock.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"

namespace longspan {
namespace {

struct CountingTask : WriterTask {
  ~CountingTask() override { SomethingChanged(); }
  void Write() override {
    ++writes;
    SomethingChanged();
  }
  void Watch(absl::Time /*now*/) override {
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
  writer.ScheduleAt(absl::Now() + absl::Hours(1), late);
  writer.ScheduleAt(absl::Now() + absl::Milliseconds(5), soon);
  EXPECT_TRUE(WaitUntil([&] { return soon->writes == 1; }));
  EXPECT_EQ(late->writes, 0);
}

TEST(GrpcWriterThread, ForgetsDelayedTasksThatEnded) {
  GrpcWriterThread writer;
  auto task = std::make_shared<CountingTask>();
  const std::weak_ptr<CountingTask> weak = task;
  writer.ScheduleAt(absl::Now() + absl::Hours(1), task);
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

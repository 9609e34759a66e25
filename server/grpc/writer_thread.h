// One thread that writes for all gRPC streams: the engine thread only says that a stream has
// something, and never touches a socket. It also cuts off readers that have stalled.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <thread>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "kernels/base/mutex.h"

namespace longspan {

// What the thread serves. All calls come from that thread. Times are the steady clock's.
class WriterTask {
 public:
  virtual ~WriterTask() = default;
  // Something waits to be written.
  virtual void Write() = 0;
  // Called now and then while it lives.
  virtual void Watch(int64_t now_us) = 0;
};

class GrpcWriterThread {
 public:
  GrpcWriterThread();
  ~GrpcWriterThread();  // what was scheduled without a delay still runs

  // Any thread. Write() will run once, soon; more calls before then change nothing.
  void Schedule(const std::shared_ptr<WriterTask>& task);
  // Any thread. Likewise, not before that time, if the task still lives then.
  void ScheduleAt(int64_t time_us, std::weak_ptr<WriterTask> task);
  // Watch() runs from now on until nobody else holds the task.
  void Add(const std::shared_ptr<WriterTask>& task);

 private:
  void Run();
  // What is scheduled, what has come due included; may be nothing. Waits for it, at most until
  // then. False at the end.
  bool TakeDue(int64_t until_us, std::vector<std::shared_ptr<WriterTask>>* tasks);
  void WatchAll();

  Mutex mutex_;
  ConditionVariable changed_;
  absl::flat_hash_set<std::shared_ptr<WriterTask>> scheduled_ LONGSPAN_GUARDED_BY(mutex_);
  std::multimap<int64_t, std::weak_ptr<WriterTask>> delayed_ LONGSPAN_GUARDED_BY(mutex_);
  bool delays_changed_ LONGSPAN_GUARDED_BY(mutex_) = false;
  std::vector<std::weak_ptr<WriterTask>> watched_ LONGSPAN_GUARDED_BY(mutex_);
  bool stopping_ LONGSPAN_GUARDED_BY(mutex_) = false;
  std::thread thread_;
};

}  // namespace longspan

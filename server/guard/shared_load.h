// What all connections together put on gRPC, where each is within its own limits. Streams whose
// calls are not begun take memory (some 20 KiB each), and those that are given up take it until the
// library has found time to end them. Any thread; time comes in.
#pragma once

#include <atomic>
#include <cstdint>

#include "kernels/base/mutex.h"

namespace longspan {

class SharedLoad {
 public:
  struct Limits {
    // Streams of all connections: open ones, and of them those whose requests are not complete.
    // Beyond that a connection has its equal share of them, but for the few that each may have.
    int64_t most_open = 8192;
    int64_t few_open = 64;
    int64_t most_unfinished = 1536;
    int64_t few_unfinished = 32;
    // Streams that were given up young: so many at once, and so many a second.
    double most_resets = 1024;
    double resets_per_second = 2000;
  };
  // Of one connection.
  struct Streams {
    int64_t open = 0;
    int64_t unfinished = 0;
  };

  explicit SharedLoad(const Limits& limits) : limits_(limits) {}

  void AddConnections(int change) { connections_ += change; }
  void Change(const Streams& from, const Streams& to);
  // A connection with so many has more than its share, when there is not enough for all.
  bool IsTooMany(const Streams& own) const;

  // Streams were given up, and that went on to the library.
  void AddResets(int64_t resets, int64_t now_us);
  // Whether more may go on.
  bool HasRoomForResets(int64_t now_us) const;

 private:
  double LevelAt(int64_t now_us) const LONGSPAN_REQUIRES(mutex_);
  bool IsOver(int64_t total, int64_t most, int64_t own, int64_t few) const;

  const Limits limits_;
  std::atomic<int64_t> connections_ = 0;
  std::atomic<int64_t> open_ = 0;
  std::atomic<int64_t> unfinished_ = 0;
  mutable Mutex mutex_;
  double resets_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  int64_t counted_us_ LONGSPAN_GUARDED_BY(mutex_) = 0;
};

}  // namespace longspan

// What the connections of one GuardServer share. Internal to the guard.
#pragma once

#include <atomic>
#include <memory>
#include <unordered_set>

#include "kernels/base/mutex.h"
#include "server/base/network_threads.h"
#include "server/guard/connection_places.h"
#include "server/guard/freed_memory.h"
#include "server/guard/server.h"
#include "server/guard/shared_load.h"

namespace longspan {

class GuardConnection;

// Connections hold it, so that the io_context outlives every socket and timer.
struct GuardCore : std::enable_shared_from_this<GuardCore> {
  explicit GuardCore(GuardOptions guard_options);

  absl::Status Start();
  void Accepted(int* socket, const std::string& peer);  // the thread of the accept loop
  void Stop(absl::Duration grace);
  // By a connection that has closed. Any thread.
  void Remove(const std::shared_ptr<GuardConnection>& connection);

  const GuardOptions options;
  std::atomic<bool> stopping = false;

  ConnectionPlaces places;
  SharedLoad load;
  FreedMemory freed;

  NetworkThreads threads;

  Mutex mutex;
  ConditionVariable changed;
  bool closed LONGSPAN_GUARDED_BY(mutex) = false;
  std::unordered_set<std::shared_ptr<GuardConnection>> connections LONGSPAN_GUARDED_BY(mutex);
};

}  // namespace longspan

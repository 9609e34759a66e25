// What the connections of one GuardServer share. Internal to the guard.
#pragma once

#include <atomic>
#include <boost/asio.hpp>
#include <memory>
#include <thread>
#include <unordered_set>
#include <vector>

#include "kernels/base/mutex.h"
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

  boost::asio::io_context context;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work;
  std::vector<std::thread> threads;

  Mutex mutex;
  ConditionVariable changed;
  bool closed LONGSPAN_GUARDED_BY(mutex) = false;
  std::unordered_set<std::shared_ptr<GuardConnection>> connections LONGSPAN_GUARDED_BY(mutex);

 private:
  void Run();
};

}  // namespace longspan

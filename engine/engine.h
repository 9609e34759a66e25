// The engine: requests in, tokens out. One thread owns scheduler, page accounting and sequences;
// another watches it while it is with the device (step_watch.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/core/engine_load.h"
#include "engine/core/engine_options.h"
#include "engine/model/runner.h"
#include "engine/request/inbox.h"
#include "engine/request/observer.h"
#include "engine/request/request.h"
#include "engine/text/tokenizer.h"
#include "kernels/kv_layout.h"

namespace longspan {

class Engine {
 public:
  // `tokenizer` and `observer` outlive the engine. `layout` has the length from which on a sequence
  // attends sparsely. Throws std::system_error if the system refuses the threads that make masks.
  Engine(const EngineOptions& options, const KvLayout& layout, std::unique_ptr<Runner> runner,
         const Tokenizer* tokenizer, Observer* observer);
  ~Engine();  // stops the thread; whatever runs ends with UNAVAILABLE

  // How many threads an engine starts on this machine: its own, the watcher, and those that make
  // masks.
  static int ThreadsHere();

  void Start();
  // After Start: a step that hangs is found from now on, unless device_timeout_us is 0. By a thread
  // of its own, for a thread has the scheduling policy of whoever starts it, and this one is not to
  // give way to others.
  void StartWatching();

  // A number for a call to come, unlike every other; any thread. It identifies the call. The id
  // does not: it is free for the next call as soon as this one has ended.
  int64_t NewCall();
  // Hands over the requests of a call, all or none; any thread, never blocks on compute. Errors,
  // with nothing kept: INVALID_ARGUMENT (larger than cache, slots or queue can ever hold),
  // RESOURCE_EXHAUSTED (the queue is full), ALREADY_EXISTS, UNAVAILABLE (draining). After OK the
  // sinks hear of everything else.
  absl::Status Submit(std::vector<std::unique_ptr<Request>> requests);
  // Ends what is left of a call with `reason` within one step; any thread.
  void Cancel(int64_t call, absl::Status reason);
  // Likewise, by id. NOT_FOUND if no such call is here.
  absl::Status Abort(absl::string_view id, absl::Status reason);
  // No new requests from now on; what is here goes on.
  void Drain();
  // True once nothing waits or runs.
  bool Idle() const;
  // Waits until Load says so too, at most `timeout`; any thread.
  bool WaitIdle(absl::Duration timeout) const;
  // Waits at most `timeout` for the engine to break. True if it has.
  bool WaitFailed(absl::Duration timeout) const;
  // Ends everything with `reason` and stops the thread, unless that hangs in the device: then
  // everything has ended already.
  void Stop(absl::Status reason);
  // The thread, if it hangs: it goes on, also after Stop, and uses the runner and what that is made
  // of. Nothing of it may be destroyed, the engine included, unless the device comes back.
  std::optional<std::thread::native_handle_type> hung_thread() const;

  EngineLoad Load() const;
  // Of what waits, the inbox included, that of one tenant; any thread.
  QueuedWork Queued(absl::string_view tenant) const;
  const EngineOptions& options() const;

 private:
  struct Thread;
  std::unique_ptr<Thread> thread_;
};

}  // namespace longspan

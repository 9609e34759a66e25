// What answers of the served model are held to, from what clients ask to what masks their tokens.
// Any thread; compiles run on workers of their own, so that whoever asks for none waits for none.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/constraint/constraint_compiler.h"
#include "kernels/base/mutex.h"
#include "server/base/worker_pool.h"
#include "server/call/request_observer.h"

namespace longspan {

class ServedConstraints {
 public:
  struct Options {
    size_t cache_bytes = size_t{128} << 20;  // of what is compiled
    int32_t threads = 1;                     // that compile
    int32_t max_waiting = 128;               // constraints that wait for one
  };
  using Compiled = absl::StatusOr<std::shared_ptr<const CompiledConstraint>>;
  using Done = std::function<void(Compiled)>;
  using Failed = std::function<void(const absl::Status&)>;
  using Cancelled = std::shared_ptr<std::atomic<bool>>;  // set by any thread; may be null

  // `compiler` is an error where answers cannot be held to anything, which is then what is said.
  // The observer outlives this.
  ServedConstraints(absl::StatusOr<std::unique_ptr<ConstraintCompiler>> compiler,
                    const Options& options, RequestObserver* observer);
  ~ServedConstraints();  // what waits is compiled first

  // UNIMPLEMENTED in builds without the library.
  absl::Status available() const { return compiler_.status(); }
  // INVALID_ARGUMENT: what is wrong with the constraint, or over which limit it is.
  absl::Status Judge(const Constraint& constraint) const;

  // `done` runs exactly once: here, if it is compiled already or cannot be, else on a worker, which
  // runs `failed` if it throws. RESOURCE_EXHAUSTED: too many others wait.
  void Compile(const Constraint& constraint, Cancelled cancelled, Done done, Failed failed);

 private:
  struct Waiter {
    Cancelled cancelled;
    Done done;
    Failed failed;
  };

  // Whether nobody waits for the constraint yet, so that a job for it is to be posted.
  bool AddWaiter(const Constraint& constraint, Waiter waiter);
  std::vector<Waiter> TakeWaiters(const Constraint& constraint);
  bool IsWanted(const Constraint& constraint);
  void Run(const Constraint& constraint);
  void Report(std::vector<Waiter> waiters, const Compiled& compiled);

  const absl::StatusOr<std::unique_ptr<ConstraintCompiler>> compiler_;
  const int32_t max_waiting_;
  RequestObserver* const observer_;
  Mutex mutex_;
  absl::flat_hash_map<Constraint, std::vector<Waiter>> waiters_ LONGSPAN_GUARDED_BY(mutex_);
  WorkerPool workers_;  // ends first
};

}  // namespace longspan

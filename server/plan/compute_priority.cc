#include "server/plan/compute_priority.h"

#include <sched.h>

#include <cerrno>
#include <cstring>
#include <exception>
#include <thread>

#include "absl/strings/str_cat.h"

namespace longspan {

// Threads inherit the policy of the one that starts them, which cannot take its own back without
// privilege: hence one for the purpose.
absl::Status StartWith(ComputePriority priority, absl::FunctionRef<void()> start) {
  absl::Status status;
  if (priority == ComputePriority::kNormal) {
    start();
    return status;
  }
  std::exception_ptr thrown;
  std::thread starter([&] {
    try {
      const sched_param parameters = {};
      if (sched_setscheduler(0, SCHED_IDLE, &parameters) != 0) {
        status = absl::PermissionDeniedError(absl::StrCat("SCHED_IDLE: ", std::strerror(errno)));
      }
      start();
    } catch (...) {
      thrown = std::current_exception();
    }
  });
  starter.join();
  if (thrown) std::rethrow_exception(thrown);
  return status;
}

}  // namespace longspan

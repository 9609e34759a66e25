// The core of a process that gives up: without what users wrote.
#pragma once

#include <optional>
#include <thread>

namespace longspan {

// From now on a core has, of what the process has written, the static data of its programs, the
// calling thread's stack and that of `thread`, which has not ended: neither heap nor buffers, which
// hold prompts and answers.
void LeaveMemoryOutOfCores(std::optional<std::thread::native_handle_type> thread);

// Ends by SIGABRT; a core follows where the system keeps them, whatever the soft limit on its size.
[[noreturn]] void AbortWithCore();

}  // namespace longspan

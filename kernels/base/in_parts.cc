#include "kernels/base/in_parts.h"

#include <algorithm>
#include <exception>
#include <thread>
#include <vector>

namespace longspan {

void InParts(int64_t count, int64_t grain, absl::FunctionRef<void(int64_t begin, int64_t end)> work,
             int64_t most_parts) {
  const int64_t grains = (count + grain - 1) / grain;
  const int64_t processors = std::max(1U, std::thread::hardware_concurrency());
  const int64_t parts = std::min({grains, processors, most_parts});
  const auto begin_of = [&](int64_t part) {
    return std::min(count, grains * part / parts * grain);
  };
  std::vector<std::thread> threads;
  threads.reserve(most_parts);
  int64_t part = 1;
  try {
    for (; part < parts; ++part) {
      threads.emplace_back([&, part] { work(begin_of(part), begin_of(part + 1)); });
    }
  } catch (const std::exception&) {  // of the system, or want of memory
    work(begin_of(part), count);
  }
  if (parts > 0) work(0, begin_of(1));
  for (std::thread& thread : threads) thread.join();
}

}  // namespace longspan

// Where masks are made: beside the engine thread, while the step that they follow computes. A mask
// that takes long, milliseconds at worst, delays its own sequence alone.
#pragma once

#include <functional>
#include <memory>

namespace longspan {

class MaskWorkers {
 public:
  virtual ~MaskWorkers() = default;  // what waits is dropped, what runs ends
  // At some time, on some thread, in the order of the calls or side by side. Engine thread. The job
  // must not throw.
  virtual void Run(std::function<void()> job) = 0;
};

// Throws std::system_error if the system refuses a thread.
std::unique_ptr<MaskWorkers> StartMaskWorkers(int threads);

}  // namespace longspan

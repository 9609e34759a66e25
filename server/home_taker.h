// Takes the memory of homes (engine/model/kv_homes.h) piece by piece on a thread of its own, while
// weights are loaded and while the daemon serves with the pieces that are there.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

#include "absl/status/status.h"
#include "engine/model/kv_homes.h"

namespace longspan {

class HomeTaker {
 public:
  // `refused` hears on that thread why there will be no more. Throws std::system_error if the
  // system refuses the thread.
  HomeTaker(std::shared_ptr<KvHomes> homes, std::function<void(const absl::Status&)> refused);
  // Waits for the piece that is being taken; another taker can go on.
  ~HomeTaker();
  HomeTaker(const HomeTaker&) = delete;
  HomeTaker& operator=(const HomeTaker&) = delete;

 private:
  void Run();

  const std::shared_ptr<KvHomes> homes_;
  const std::function<void(const absl::Status&)> refused_;
  std::atomic<bool> stopping_ = false;
  std::thread thread_;  // last: it uses the rest
};

}  // namespace longspan

// Takes the memory of homes (engine/model/kv_homes.h): the first of them before the daemon listens,
// the others piece by piece on a thread of its own, while weights are loaded and while the daemon
// serves: slowly enough that neither waits for it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>
#include <utility>

#include "absl/status/status.h"
#include "engine/model/kv_homes.h"

namespace longspan {

class HomeTaker {
 public:
  // `refused` hears why there will be no more; on the thread, once there is one.
  explicit HomeTaker(std::function<void(const absl::Status&)> refused)
      : refused_(std::move(refused)) {}
  ~HomeTaker() { Stop(); }
  HomeTaker(const HomeTaker&) = delete;
  HomeTaker& operator=(const HomeTaker&) = delete;

  // Addresses for `pages`, of which `first_pages` are there on return, and an eighth in any case.
  // Fewer are OK if they are an eighth: `refused` has been told. Else the system's answer.
  absl::Status TakeFirst(const KvLayout& layout, int64_t pages, int64_t first_pages,
                         Backend* backend);
  // Goes on in the background, if more come. Throws std::system_error if the system refuses the
  // thread.
  void Start();
  // Waits for the piece that is being taken. Start goes on.
  void Stop();

  // Null before TakeFirst.
  const std::shared_ptr<KvHomes>& homes() const { return homes_; }

 private:
  void Run();

  const std::function<void(const absl::Status&)> refused_;
  std::shared_ptr<KvHomes> homes_;
  std::atomic<bool> stopping_ = false;
  std::thread thread_;
};

}  // namespace longspan

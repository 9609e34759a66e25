#include "server/home_taker.h"

#include <sys/resource.h>

#include <exception>
#include <utility>

namespace longspan {
namespace {

constexpr int kNice = 10;  // whoever serves goes first

}  // namespace

HomeTaker::HomeTaker(std::shared_ptr<KvHomes> homes,
                     std::function<void(const absl::Status&)> refused)
    : homes_(std::move(homes)), refused_(std::move(refused)), thread_([this] { Run(); }) {}

HomeTaker::~HomeTaker() {
  stopping_.store(true, std::memory_order_relaxed);
  thread_.join();
}

void HomeTaker::Run() {
  // On Linux of this thread, and of those that it starts to touch memory. Advice only.
  setpriority(PRIO_PROCESS, 0, kNice);
  try {
    while (!stopping_.load(std::memory_order_relaxed) && homes_->more_come()) {
      const absl::Status status = homes_->TakePiece();
      if (!status.ok()) return refused_(status);
    }
  } catch (const std::exception&) {
    // Out of memory: the daemon serves with what is there.
  }
}

}  // namespace longspan

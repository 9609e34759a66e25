#include "server/home_taker.h"

#include <sys/resource.h>

#include <algorithm>
#include <exception>

#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr int kNice = 10;  // whoever serves goes first
// A virtual machine's processor stands still while its host finds a page for it. With all
// processors at that, weights were loaded only once all homes were there; two were not faster than
// one.
constexpr int kThreadsBeside = 1;

}  // namespace

absl::Status HomeTaker::TakeFirst(const KvLayout& layout, int64_t pages, int64_t first_pages,
                                  Backend* backend) {
  LONGSPAN_ASSIGN_OR_RETURN(homes_, KvHomes::Reserve(layout, pages, backend));
  const int64_t eighth = (pages + 7) / 8;
  const absl::Status status = TakeHomes(std::max(eighth, first_pages), homes_.get());
  if (status.ok()) return absl::OkStatus();
  if (homes_->there() >= eighth) {
    refused_(status);
    return absl::OkStatus();
  }
  return absl::Status(status.code(), absl::StrCat("the system grants not even an eighth of it; ",
                                                  status.message()));
}

void HomeTaker::Start() {
  if (homes_ == nullptr || !homes_->more_come()) return;
  stopping_.store(false, std::memory_order_relaxed);
  thread_ = std::thread([this] { Run(); });
}

void HomeTaker::Stop() {
  stopping_.store(true, std::memory_order_relaxed);
  if (thread_.joinable()) thread_.join();
}

void HomeTaker::Run() {
  // On Linux of this thread, and of those that it starts to pin memory. Advice only.
  setpriority(PRIO_PROCESS, 0, kNice);
  try {
    while (!stopping_.load(std::memory_order_relaxed) && homes_->more_come()) {
      const absl::Status status = homes_->TakePiece(kThreadsBeside);
      if (!status.ok()) return refused_(status);
    }
  } catch (const std::exception&) {
    // Out of memory: the daemon serves with what is there.
  }
}

}  // namespace longspan

#include "server/base/byte_budget.h"

#include "absl/strings/str_cat.h"
#include "absl/time/time.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

// Bodies are read, and prompts tokenised, within about that.
constexpr absl::Duration kBudgetRetryAfter = absl::Seconds(1);

}  // namespace

ByteLease::~ByteLease() { Release(); }

void ByteLease::Release() {
  if (budget_ != nullptr) budget_->Return(bytes_.exchange(0));
}

absl::Status ByteLease::GrowTo(size_t bytes) {
  if (budget_ == nullptr || bytes <= bytes_) return absl::OkStatus();
  if (!budget_->Take(bytes - bytes_)) {
    return WithRetryAfter(
        WithCode(absl::ResourceExhaustedError(absl::StrCat(
                     "The request has ", bytes, " bytes, more than is left of the ",
                     budget_->limit_bytes_,
                     " that all requests together may hold (--max-request-bytes sets the limit); "
                     "retry later.")),
                 "queue_full"),
        kBudgetRetryAfter);
  }
  bytes_ = bytes;
  return absl::OkStatus();
}

bool ByteBudget::Take(size_t bytes) {
  size_t taken = taken_bytes_.load();
  do {
    if (bytes > limit_bytes_ - taken) return false;
  } while (!taken_bytes_.compare_exchange_weak(taken, taken + bytes));
  return true;
}

}  // namespace longspan

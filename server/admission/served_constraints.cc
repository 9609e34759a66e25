#include "server/admission/served_constraints.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/base/clock.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

constexpr absl::Duration kCompileRetryAfter = absl::Seconds(1);

absl::Status TooManyConstraints(int32_t most) {
  return WithRetryAfter(WithCode(absl::ResourceExhaustedError(absl::StrCat(
                                     most,
                                     " constraints wait to be compiled already "
                                     "(--max-waiting-constraints sets the limit); retry later.")),
                                 "queue_full"),
                        kCompileRetryAfter);
}

}  // namespace

ServedConstraints::ServedConstraints(absl::StatusOr<std::unique_ptr<ConstraintCompiler>> compiler,
                                     const Options& options, RequestObserver* observer)
    : compiler_(std::move(compiler)),
      max_waiting_(options.max_waiting),
      observer_(observer),
      workers_(options.threads, static_cast<size_t>(options.max_waiting)) {}

ServedConstraints::~ServedConstraints() = default;

absl::Status ServedConstraints::Judge(const Constraint& constraint) const {
  if (!compiler_.ok()) return compiler_.status();
  return (*compiler_)->Find(constraint).status();
}

void ServedConstraints::Compile(const Constraint& constraint, Cancelled cancelled, Done done,
                                Failed failed) {
  if (!compiler_.ok()) return done(compiler_.status());
  Compiled found = (*compiler_)->Find(constraint);
  if (!found.ok() || *found != nullptr) {
    observer_->OnConstraint(found.ok() ? ConstraintOutcome::kCached : ConstraintOutcome::kRefused);
    return done(std::move(found));
  }
  if (!AddWaiter(constraint, {std::move(cancelled), std::move(done), std::move(failed)})) return;
  const bool taken = workers_.Post(
      [this, constraint] { Run(constraint); },
      [this, constraint](const absl::Status& status) { Report(TakeWaiters(constraint), status); });
  if (taken) return;
  observer_->OnConstraint(ConstraintOutcome::kShed);
  // The first is the one who asks, and is answered here; no worker may be free.
  std::vector<Waiter> refused = TakeWaiters(constraint);
  const Done reported = std::move(refused.front().done);
  refused.erase(refused.begin());
  Report(std::move(refused), TooManyConstraints(max_waiting_));
  reported(TooManyConstraints(max_waiting_));
}

bool ServedConstraints::AddWaiter(const Constraint& constraint, Waiter waiter) {
  MutexLock lock(&mutex_);
  std::vector<Waiter>& waiters = waiters_[constraint];
  waiters.push_back(std::move(waiter));
  return waiters.size() == 1;
}

std::vector<ServedConstraints::Waiter> ServedConstraints::TakeWaiters(
    const Constraint& constraint) {
  MutexLock lock(&mutex_);
  auto taken = waiters_.extract(constraint);
  return taken.empty() ? std::vector<Waiter>() : std::move(taken.mapped());
}

bool ServedConstraints::IsWanted(const Constraint& constraint) {
  MutexLock lock(&mutex_);
  const std::vector<Waiter>& waiters = waiters_[constraint];
  return std::any_of(waiters.begin(), waiters.end(), [](const Waiter& waiter) {
    return waiter.cancelled == nullptr || !waiter.cancelled->load();
  });
}

void ServedConstraints::Run(const Constraint& constraint) {
  if (!IsWanted(constraint)) {
    return Report(TakeWaiters(constraint),
                  absl::CancelledError("The client cancelled the request."));
  }
  const Stopwatch watch;
  const Compiled compiled = (*compiler_)->Compile(constraint);
  observer_->OnConstraint(compiled.ok() ? ConstraintOutcome::kCompiled
                                        : ConstraintOutcome::kRefused);
  observer_->OnConstraintCompiled(watch.passed(), (*compiler_)->cached_bytes());
  Report(TakeWaiters(constraint), compiled);
}

void ServedConstraints::Report(std::vector<Waiter> waiters, const Compiled& compiled) {
  for (Waiter& waiter : waiters) {
    workers_.PostFirst([done = std::move(waiter.done), compiled] { done(compiled); },
                       std::move(waiter.failed));
  }
}

}  // namespace longspan

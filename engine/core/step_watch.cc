#include "engine/core/step_watch.h"

#include <algorithm>

#include "kernels/base/clock.h"

namespace longspan {
namespace {

constexpr double kTimesPredicted = 10;

}  // namespace

void StepWatch::OnSubmit(double predicted_us) {
  MutexLock lock(&mutex_);
  if (predicted_us_.empty()) waited_us_ = 0;
  predicted_us_.push_back(predicted_us);
}

void StepWatch::OnCollected() {
  MutexLock lock(&mutex_);
  predicted_us_.pop_front();
  waited_us_ = 0;
}

void StepWatch::OnProgress() {
  MutexLock lock(&mutex_);
  waited_us_ = 0;
}

void StepWatch::Clear() {
  MutexLock lock(&mutex_);
  predicted_us_.clear();
}

void StepWatch::Enter() {
  MutexLock lock(&mutex_);
  with_device_ = true;
}

bool StepWatch::Leave() {
  MutexLock lock(&mutex_);
  with_device_ = false;
  return !is_taken_;
}

std::optional<HungStep> StepWatch::Tick(int64_t passed_us) {
  MutexLock lock(&mutex_);
  if (predicted_us_.empty()) return std::nullopt;
  waited_us_ += passed_us;
  if (!with_device_ || waited_us_ < AllowedUs(predicted_us_.front())) return std::nullopt;
  is_taken_ = true;
  return HungStep{waited_us_, predicted_us_.front()};
}

bool StepWatch::is_taken() const {
  MutexLock lock(&mutex_);
  return is_taken_;
}

int64_t StepWatch::AllowedUs(double predicted_us) const {
  return std::max(least_us_, WholeTime(kTimesPredicted * predicted_us));
}

}  // namespace longspan

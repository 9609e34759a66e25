#include "server/guard/shared_load.h"

#include <algorithm>

namespace longspan {

void SharedLoad::Change(const Streams& from, const Streams& to) {
  open_ += to.open - from.open;
  unfinished_ += to.unfinished - from.unfinished;
}

bool SharedLoad::IsOver(int64_t total, int64_t most, int64_t own, int64_t few) const {
  return total > most && own > std::max(few, most / std::max<int64_t>(1, connections_.load()));
}

bool SharedLoad::IsTooMany(const Streams& own) const {
  return IsOver(open_.load(), limits_.most_open, own.open, limits_.few_open) ||
         IsOver(unfinished_.load(), limits_.most_unfinished, own.unfinished,
                limits_.few_unfinished);
}

double SharedLoad::LevelAt(int64_t now_us) const {
  constexpr double kSecondsPerUs = 1e-6;
  const auto passed_us = static_cast<double>(std::max<int64_t>(0, now_us - counted_us_));
  return std::max(0.0, resets_ - passed_us * kSecondsPerUs * limits_.resets_per_second);
}

void SharedLoad::AddResets(int64_t resets, int64_t now_us) {
  if (resets == 0) return;
  MutexLock lock(&mutex_);
  resets_ = LevelAt(now_us) + static_cast<double>(resets);
  counted_us_ = std::max(counted_us_, now_us);
}

bool SharedLoad::HasRoomForResets(int64_t now_us) const {
  MutexLock lock(&mutex_);
  return LevelAt(now_us) < limits_.most_resets;
}

}  // namespace longspan

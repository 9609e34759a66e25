#include "clients/cpp/load/sample_history.h"

#include <utility>

namespace longspan {
namespace {

// In seconds since the server's start.
double TimeOf(const v1::GetLoadResponse& sample) { return sample.done().uptime_seconds(); }

double StartOf(const v1::GetLoadResponse& sample) {
  return sample.done().start_timestamp_seconds();
}

RecentWork WorkOf(const std::deque<v1::GetLoadResponse>& samples) {
  const v1::WorkDone start;
  const v1::WorkDone& newest = samples.back().done();
  const bool is_first = samples.size() == 1;
  const v1::WorkDone& before = is_first ? start : samples[samples.size() - 2].done();
  const v1::WorkDone& oldest = is_first ? start : samples.front().done();
  return {RatesBetween(before, newest), newest.uptime_seconds() - oldest.uptime_seconds(),
          PercentilesOf(Between(oldest.time_to_first_token(), newest.time_to_first_token())),
          PercentilesOf(Between(oldest.inter_token_latency(), newest.inter_token_latency()))};
}

}  // namespace

void SampleHistory::Add(v1::GetLoadResponse sample) {
  // What does not count its work has nothing to compare.
  const bool is_comparable =
      !samples_.empty() && sample.has_done() && StartOf(sample) == StartOf(samples_.back());
  if (!is_comparable) samples_.clear();
  samples_.push_back(std::move(sample));
  while (samples_.size() > 2 && TimeOf(samples_.back()) - TimeOf(samples_[1]) >= window_s_) {
    samples_.pop_front();
  }
}

LoadView SampleHistory::View() const {
  LoadView view;
  view.load = samples_.back();
  view.pools = PoolsOf(view.load);
  if (view.load.has_done()) view.work = WorkOf(samples_);
  return view;
}

}  // namespace longspan

// The samples of a server's load that are still needed, and what is shown of them.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "clients/cpp/load/latency_percentiles.h"
#include "clients/cpp/load/pool_use.h"
#include "clients/cpp/load/work_rates.h"
#include "longspan/v1/inference.pb.h"

namespace longspan {

// What was done lately; of the first sample, since the server's start.
struct RecentWork {
  WorkRates rates;              // since the sample before
  double latency_window_s = 0;  // that the percentiles are of
  Percentiles first_token;
  Percentiles between_tokens;
};

struct LoadView {
  v1::GetLoadResponse load;  // the newest sample
  std::vector<PoolUse> pools;
  std::optional<RecentWork> work;  // empty: the server does not count it
};

class SampleHistory {
 public:
  // Percentiles are of so many seconds and up to an interval more, as soon as there are samples.
  explicit SampleHistory(double window_s) : window_s_(window_s) {}

  // Of another start of the server, or another server: all before is forgotten.
  void Add(v1::GetLoadResponse sample);
  // There is a sample.
  LoadView View() const;

 private:
  const double window_s_;
  std::deque<v1::GetLoadResponse> samples_;  // oldest first
};

}  // namespace longspan

// What every group of metrics is made of: families with their name and help, and the buckets that
// groups share. Included by metrics*.cc and their headers, the only files that know Prometheus.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "prometheus/counter.h"
#include "prometheus/gauge.h"
#include "prometheus/histogram.h"
#include "prometheus/registry.h"

namespace longspan {

using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;
using prometheus::Histogram;
using Buckets = Histogram::BucketBoundaries;

inline constexpr double kMillisecond = 1e-3;
inline constexpr double kMicrosecond = 1e-6;

// Labels of a family are few and ours: Add finds a child that exists.
class MetricsRegistry {
 public:
  Family<Gauge>& AddGauge(const char* name, const char* help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry_);
  }
  Family<Counter>& AddCounter(const char* name, const char* help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry_);
  }
  Family<Histogram>& AddHistogram(const char* name, const char* help) {
    return prometheus::BuildHistogram().Name(name).Help(help).Register(registry_);
  }
  Gauge& OneGauge(const char* name, const char* help) { return AddGauge(name, help).Add({}); }
  Counter& OneCounter(const char* name, const char* help) { return AddCounter(name, help).Add({}); }
  Histogram& OneHistogram(const char* name, const char* help, const Buckets& buckets) {
    return AddHistogram(name, help).Add({}, buckets);
  }

  std::vector<prometheus::MetricFamily> Collect() const { return registry_.Collect(); }

 private:
  prometheus::Registry registry_;
};

// A counter of what somebody else counts. Any thread sets the total now and then, an older one
// perhaps after a newer one.
class CopiedCounter {
 public:
  explicit CopiedCounter(Counter& counter) : counter_(counter) {}

  void Set(int64_t total) {
    int64_t reported = reported_.load();
    while (total > reported && !reported_.compare_exchange_weak(reported, total)) {
    }
    if (total > reported) counter_.Increment(static_cast<double>(total - reported));
  }

 private:
  Counter& counter_;
  std::atomic<int64_t> reported_ = 0;
};

}  // namespace longspan

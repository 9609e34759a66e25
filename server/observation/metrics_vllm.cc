#include "server/observation/metrics_vllm.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace longspan {
namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using Labels = std::vector<ClientMetric::Label>;

// A label of ours that stays, and its name there.
struct KeptLabel {
  std::string ours;
  std::string theirs;
};
struct Alias {
  const char* ours;
  const char* theirs;
  std::vector<KeptLabel> kept;
};

const std::vector<Alias>& Aliases() {
  static const auto* const aliases = new std::vector<Alias>{
      {"longspan_running_requests", "vllm:num_requests_running", {}},
      {"longspan_waiting_requests", "vllm:num_requests_waiting", {}},
      {"longspan_kv_cache_usage_ratio", "vllm:kv_cache_usage_perc", {}},
      {"longspan_kv_cache_usage_ratio", "vllm:gpu_cache_usage_perc", {}},  // its older name
      {"longspan_cache_config_info",
       "vllm:cache_config_info",
       {{"block_size", "block_size"}, {"num_blocks", "num_gpu_blocks"}}},
      {"longspan_preemptions_total", "vllm:num_preemptions_total", {}},
      {"longspan_prompt_tokens_total", "vllm:prompt_tokens_total", {}},
      {"longspan_generation_tokens_total", "vllm:generation_tokens_total", {}},
      {"longspan_requests_total",
       "vllm:request_success_total",
       {{"finish_reason", "finished_reason"}}},
      {"longspan_time_to_first_token_seconds", "vllm:time_to_first_token_seconds", {}},
      // Each interval counts there; what is the mean of a request here has "request" in its name.
      {"longspan_inter_token_latency_seconds", "vllm:time_per_output_token_seconds", {}},
      {"longspan_inter_token_latency_seconds", "vllm:inter_token_latency_seconds", {}},
      {"longspan_time_per_output_token_seconds", "vllm:request_time_per_output_token_seconds", {}},
      {"longspan_request_duration_seconds", "vllm:e2e_request_latency_seconds", {}},
      {"longspan_queue_time_seconds", "vllm:request_queue_time_seconds", {}},
      {"longspan_prefill_time_seconds", "vllm:request_prefill_time_seconds", {}},
      {"longspan_decode_time_seconds", "vllm:request_decode_time_seconds", {}},
  };
  return *aliases;
}

Labels KeptOf(const ClientMetric& metric, const Alias& alias) {
  Labels labels;
  for (const KeptLabel& kept : alias.kept) {
    for (const ClientMetric::Label& label : metric.label) {
      if (label.name == kept.ours) labels.push_back({kept.theirs, label.value});
    }
  }
  return labels;
}

// Of requests, those that failed.
bool IsLeftOut(const Labels& labels) {
  return std::any_of(labels.begin(), labels.end(), [](const ClientMetric::Label& label) {
    return label.name == "finished_reason" && label.value == "none";
  });
}

// A metric has one of the three; the others are empty.
void AddTo(ClientMetric& sum, const ClientMetric& metric) {
  sum.gauge.value += metric.gauge.value;
  sum.counter.value += metric.counter.value;
  sum.histogram.sample_count += metric.histogram.sample_count;
  sum.histogram.sample_sum += metric.histogram.sample_sum;
  for (size_t i = 0; i < metric.histogram.bucket.size(); ++i) {
    sum.histogram.bucket[i].cumulative_count += metric.histogram.bucket[i].cumulative_count;
  }
}

MetricFamily Renamed(const MetricFamily& ours, const Alias& alias, const std::string& model) {
  std::map<Labels, ClientMetric> sums;
  for (const ClientMetric& metric : ours.metric) {
    Labels labels = KeptOf(metric, alias);
    if (IsLeftOut(labels)) continue;
    labels.push_back({"model_name", model});
    const auto [sum, is_first] = sums.emplace(labels, metric);
    if (is_first) {
      sum->second.label = labels;
    } else {
      AddTo(sum->second, metric);
    }
  }
  MetricFamily theirs = {alias.theirs, ours.help, ours.type, {}};
  for (auto& [labels, sum] : sums) theirs.metric.push_back(std::move(sum));
  return theirs;
}

}  // namespace

void AddVllmNames(const std::string& model, std::vector<MetricFamily>* families) {
  std::vector<MetricFamily> renamed;
  for (const Alias& alias : Aliases()) {
    for (const MetricFamily& ours : *families) {
      if (ours.name == alias.ours) renamed.push_back(Renamed(ours, alias, model));
    }
  }
  std::move(renamed.begin(), renamed.end(), std::back_inserter(*families));
}

}  // namespace longspan

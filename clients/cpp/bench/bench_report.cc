#include "clients/cpp/bench/bench_report.h"

#include <algorithm>
#include <functional>

#include "clients/cpp/base/status_name.h"

namespace longspan {
namespace {

using Records = std::vector<const RequestRecord*>;

double Milliseconds(int64_t us) { return static_cast<double>(us) * 1e-3; }

bool IsFailure(Outcome outcome) {
  return outcome == Outcome::kRejected || outcome == Outcome::kTimedOut ||
         outcome == Outcome::kFailed;
}

bool WithinSlos(const LoadPlan& plan, const RequestRecord& record) {
  if (record.outcome != Outcome::kCompleted || record.first_token_us < 0) return false;
  if (plan.ttft_slo_us.has_value() &&
      record.first_token_us - record.intended_us > *plan.ttft_slo_us) {
    return false;
  }
  return !plan.tpot_slo_us.has_value() ||
         record.TimePerOutputTokenUs().value_or(0) <= static_cast<double>(*plan.tpot_slo_us);
}

// Samples of those records that have one.
Distribution Of(const Records& records, const std::function<bool(const RequestRecord&)>& has,
                const std::function<double(const RequestRecord&)>& sample_ms) {
  std::vector<double> samples;
  for (const RequestRecord* record : records) {
    if (has(*record)) samples.push_back(sample_ms(*record));
  }
  return DistributionOf(std::move(samples));
}

void SetLatencies(const Records& records, GroupReport& group) {
  const auto completed = [](const RequestRecord& r) { return r.outcome == Outcome::kCompleted; };
  group.first_token_ms = Of(
      records, [](const RequestRecord& r) { return r.first_token_us >= 0; },
      [](const RequestRecord& r) { return Milliseconds(r.first_token_us - r.intended_us); });
  group.time_per_output_token_ms = Of(
      records,
      [](const RequestRecord& r) {
        return r.outcome == Outcome::kCompleted && r.TimePerOutputTokenUs().has_value();
      },
      [](const RequestRecord& r) { return r.TimePerOutputTokenUs().value_or(0) * 1e-3; });
  group.end_to_end_ms = Of(records, completed, [](const RequestRecord& r) {
    return Milliseconds(r.end_us - r.intended_us);
  });
  group.queue_ms = Of(records, completed, [](const RequestRecord& r) { return r.queue_ms; });
  group.send_lag_ms = Of(
      records, [](const RequestRecord& r) { return r.attempts > 0; },
      [](const RequestRecord& r) { return Milliseconds(r.sent_us - r.intended_us); });
  std::vector<double> gaps_ms;
  for (const RequestRecord* record : records) {
    gaps_ms.insert(gaps_ms.end(), record->gaps_ms.begin(), record->gaps_ms.end());
  }
  group.inter_token_ms = DistributionOf(std::move(gaps_ms));
}

void SetFailures(const Records& records, GroupReport& group) {
  std::map<std::string, std::vector<double>> by_code;
  for (const RequestRecord* record : records) {
    if (!IsFailure(record->outcome)) continue;
    const std::string code = StatusName(record->code);
    group.failures.try_emplace(code, Failures{{}, record->message});
    by_code[code].push_back(Milliseconds(record->end_us - record->last_attempt_us));
  }
  for (auto& [code, samples] : by_code) {
    group.failures[code].latency_ms = DistributionOf(std::move(samples));
  }
}

GroupReport GroupOf(const LoadPlan& plan, const Records& records, double elapsed_s) {
  GroupReport group;
  group.requests = static_cast<int64_t>(records.size());
  for (const RequestRecord* record : records) {
    ++group.outcomes[static_cast<size_t>(record->outcome)];
    group.attempts += record->attempts;
    group.output_tokens += record->output_tokens;
    if (record->first_token_us >= 0) {
      group.prompt_tokens += record->plan.prompt_tokens;
      group.cached_tokens += record->cached_tokens;
    }
    if (WithinSlos(plan, *record)) ++group.within_slos;
  }
  SetLatencies(records, group);
  SetFailures(records, group);
  const double per_s = elapsed_s > 0 ? 1 / elapsed_s : 0;
  group.completed_per_s = per_s * static_cast<double>(group.Count(Outcome::kCompleted));
  group.goodput_per_s = per_s * static_cast<double>(group.within_slos);
  group.prompt_tokens_per_s = per_s * static_cast<double>(group.prompt_tokens);
  group.output_tokens_per_s = per_s * static_cast<double>(group.output_tokens);
  return group;
}

}  // namespace

BenchReport Summarise(const LoadPlan& plan, const std::vector<RequestRecord>& records) {
  Records all;
  std::map<int64_t, Records> by_length;
  std::vector<Records> by_tenant(plan.tenants.size());
  int64_t end_us = plan.warmup_us;
  for (const RequestRecord& record : records) {
    if (record.intended_us < plan.warmup_us) continue;
    end_us = std::max(end_us, record.end_us);
    all.push_back(&record);
    by_length[record.plan.prompt_tokens].push_back(&record);
    if (record.plan.tenant >= 0) by_tenant[record.plan.tenant].push_back(&record);
  }
  BenchReport report;
  report.elapsed_s = static_cast<double>(end_us - plan.warmup_us) * 1e-6;
  report.all = GroupOf(plan, all, report.elapsed_s);
  for (const auto& [tokens, group] : by_length) {
    report.by_prompt_tokens[tokens] = GroupOf(plan, group, report.elapsed_s);
  }
  for (size_t i = 0; i < by_tenant.size(); ++i) {
    report.by_tenant.emplace_back(plan.tenants[i], GroupOf(plan, by_tenant[i], report.elapsed_s));
  }
  return report;
}

}  // namespace longspan

#include "clients/cpp/bench/request_message.h"

#include <algorithm>

namespace longspan {
namespace {

constexpr uint32_t kLeastId = 16;  // lower ones are often special tokens

void DrawIds(SeededRandom random, int64_t tokens, uint32_t vocabulary_size, v1::TokenIds* ids) {
  const uint32_t least = vocabulary_size > kLeastId ? kLeastId : 0;
  for (int64_t i = 0; i < tokens; ++i) {
    ids->add_ids(least + random.Below(vocabulary_size - least));
  }
}

// Rounded up: no time at all would be refused.
int64_t MillisecondsUp(int64_t us) { return us / 1000 + (us % 1000 > 0 ? 1 : 0); }

void SetScheduling(const LoadPlan& plan, const PlannedRequest& request,
                   v1::SchedulingParams* scheduling) {
  if (request.tenant >= 0) scheduling->set_tenant(plan.tenants[request.tenant]);
  if (plan.queue_timeout_us.has_value()) {
    scheduling->set_queue_timeout_ms(MillisecondsUp(*plan.queue_timeout_us));
  }
  if (!plan.send_slos) return;
  if (plan.ttft_slo_us.has_value()) scheduling->set_ttft_slo_ms(MillisecondsUp(*plan.ttft_slo_us));
  if (plan.tpot_slo_us.has_value()) scheduling->set_tpot_slo_ms(MillisecondsUp(*plan.tpot_slo_us));
}

}  // namespace

v1::GenerateRequest RequestMessage(const LoadPlan& plan, const PlannedRequest& request,
                                   uint32_t vocabulary_size) {
  v1::GenerateRequest message;
  v1::TokenIds* ids = message.mutable_token_ids();
  ids->mutable_ids()->Reserve(static_cast<int>(request.prompt_tokens));
  const int64_t shared_tokens = std::min(plan.shared_prefix_tokens, request.prompt_tokens);
  DrawIds(RandomFor(plan.seed, Drawn::kPrefix, static_cast<uint64_t>(request.prefix_group), 0),
          shared_tokens, vocabulary_size, ids);
  DrawIds(
      RandomFor(plan.seed, Drawn::kPrompt, request.traffic, static_cast<uint64_t>(request.index)),
      request.prompt_tokens - shared_tokens, vocabulary_size, ids);

  message.mutable_sampling()->set_temperature(0);
  message.mutable_stopping()->set_max_tokens(request.output_tokens);
  message.mutable_stopping()->set_ignore_eos(true);
  // Ids count tokens, also those that have no text yet.
  message.mutable_response()->set_text(false);
  message.mutable_response()->set_token_ids(true);
  message.mutable_response()->set_include_timing(true);
  SetScheduling(plan, request, message.mutable_scheduling());
  return message;
}

}  // namespace longspan

#include "server/grpc/info.h"

#include <cmath>

#include "clients/command_line/version.h"
#include "kernels/base/clock.h"
#include "server/base/waiting_counts.h"

namespace longspan {
namespace {

void Fill(const NsaParams& nsa, v1::NsaGeometry* to) {
  to->set_kernel_tokens(nsa.kernel_tokens);
  to->set_stride_tokens(nsa.stride_tokens);
  to->set_block_tokens(nsa.block_tokens);
  to->set_selected_blocks(nsa.selected_blocks);
  to->set_initial_blocks(nsa.initial_blocks);
  to->set_local_blocks(nsa.local_blocks);
  to->set_window_tokens(nsa.window_span_tokens());
}

void Fill(const SparseDecodeOptions& sparse_decode, v1::SparseDecode* to) {
  to->set_mode(Name(sparse_decode.mode));
  to->set_approximate(true);
  to->set_budget_tokens(sparse_decode.settings.budget_tokens);
  to->set_budget_share(sparse_decode.settings.budget_share);
  to->set_from_tokens(sparse_decode.settings.from_tokens);
}

void Fill(const SparsePrefillParams& params, v1::SparsePrefill* to) {
  to->set_approximate(true);
  to->set_kept_share(params.kept_mass);
  to->set_query_tile_tokens(params.query_tile_tokens);
  to->set_key_tile_tokens(params.key_tile_tokens);
  to->set_from_tokens(params.from_tokens);
}

void Fill(const Limits& limits, v1::RequestLimits* to) {
  to->set_max_n(limits.max_n);
  to->set_max_logprobs(limits.max_logprobs);
  to->set_max_stop_strings(limits.max_stop_strings);
  to->set_max_stop_string_bytes(limits.max_stop_string_bytes);
  to->set_max_logit_bias_entries(limits.max_logit_bias_entries);
  to->set_max_tools(limits.max_tools);
}

void Fill(const ServedChat& chat, v1::ChatFormats* to) {
  to->set_reasoning(std::string(NameOf(chat.reasoning)));
  to->set_tool_calls(std::string(NameOf(chat.tool_calls)));
}

void Fill(const OperationKernels& slow, v1::SlowOperation* to) {
  to->set_operation(slow.operation);
  to->set_reason(slow.slow_reason);
  to->set_expect(slow.expect);
}

void Fill(const WaitingCounts& waiting, v1::WaitingRequests* to) {
  const auto queued_for = [&](WaitReason reason) {
    return waiting.queued_for[static_cast<size_t>(reason)];
  };
  to->set_inbox(waiting.inbox);
  to->set_prompts(queued_for(WaitReason::kPrompts));
  to->set_slots(queued_for(WaitReason::kSlots));
  to->set_pages(queued_for(WaitReason::kPages));
}

void Fill(const LatencyCounts& counts, v1::LatencyCounts* to) {
  to->mutable_upper_bounds_seconds()->Add(counts.upper_bounds_seconds.begin(),
                                          counts.upper_bounds_seconds.end());
  to->mutable_counts()->Add(counts.counts.begin(), counts.counts.end());
}

void Fill(const WorkDone& done, v1::WorkDone* to) {
  to->set_start_timestamp_seconds(done.start_timestamp_seconds);
  to->set_uptime_seconds(done.uptime_seconds);
  to->set_computed_prompt_tokens(done.computed_prompt_tokens);
  to->set_cached_prompt_tokens(done.cached_prompt_tokens);
  to->set_generated_tokens(done.generated_tokens);
  to->set_completed(done.completed);
  to->set_cancelled(done.cancelled);
  to->set_refused(done.refused);
  to->set_failed(done.failed);
  Fill(done.time_to_first_token, to->mutable_time_to_first_token());
  Fill(done.inter_token_latency, to->mutable_inter_token_latency());
}

void AddPool(v1::GetServerInfoResponse* info, const char* name, int64_t total, int64_t free,
             int64_t unit_bytes) {
  v1::Pool* pool = info->add_pools();
  pool->set_name(name);
  pool->set_total(total);
  pool->set_free(free);
  pool->set_unit_bytes(unit_bytes);
}

}  // namespace

v1::GetModelInfoResponse ModelInfo(const ServedModel& model, const Limits& limits) {
  v1::GetModelInfoResponse info;
  info.set_name(model.name);
  info.set_model_type(model.config.model_type);
  info.set_max_context_tokens(model.max_context_tokens);
  info.set_layers(model.config.layers);
  info.set_hidden_size(model.config.hidden);
  info.set_query_heads(model.config.query_heads);
  info.set_kv_heads(model.config.kv_heads);
  info.set_head_dim(model.config.head_dim);
  info.set_vocabulary_size(model.config.vocabulary);
  info.set_weight_precision(model.weight_precision);
  if (model.config.is_sparse()) Fill(*model.config.nsa, info.mutable_nsa());
  if (model.serves_sparse_decode()) Fill(model.sparse_decode, info.mutable_sparse_decode());
  if (model.config.sparse_prefill) {
    Fill(*model.config.sparse_prefill, info.mutable_sparse_prefill());
  }
  if (model.chat != nullptr && model.chat->chat_template != nullptr) {
    Fill(*model.chat, info.mutable_chat());
  }
  Fill(limits, info.mutable_limits());
  for (const OperationKernels& group : model.kernels) {
    if (group.is_slow()) Fill(group, info.add_slow_operations());
  }
  return info;
}

v1::GetServerInfoResponse ServerInfo(const ServedModel& model, const EngineLoad& load,
                                     const PoolUnits& units) {
  v1::GetServerInfoResponse info;
  info.set_version(Version());
  info.set_commit(Commit());
  info.set_backend(model.backend_description);
  info.set_compute_dtype(Name(model.compute_dtype));
  AddPool(&info, "kv_pages", load.pages_total, load.pages_free + load.pages_cached,
          units.page_bytes);
  AddPool(&info, "state_slots", load.slots_total, load.slots_free, units.slot_bytes);
  return info;
}

v1::GetLoadResponse LoadInfo(const EngineLoad& load, const std::optional<WorkDone>& done) {
  v1::GetLoadResponse info;
  info.set_running_requests(load.running_requests);
  info.set_waiting_requests(load.waiting_requests);
  info.set_queued_tokens(load.queued_tokens);
  info.set_kv_pages_total(load.pages_total);
  info.set_kv_pages_free(load.pages_free);
  info.set_kv_pages_cached(load.pages_cached);
  info.set_kv_pages_reserved(load.pages_reserved);
  info.set_queue_delay_ms(WholeTime(std::round(load.queue_delay_us / 1000)));
  info.set_draining(load.draining);
  info.set_prefill_remaining_tokens(load.prefill_remaining_tokens);
  info.set_state_slots_total(load.slots_total);
  info.set_state_slots_free(load.slots_free);
  info.set_host_pages_total(load.host_pages_total);
  info.set_host_pages_used(load.host_pages_used);
  Fill(WaitingOf(load), info.mutable_waiting());
  if (!done.has_value()) return info;
  info.mutable_waiting()->set_tokenizing(done->tokenizing_requests);
  Fill(*done, info.mutable_done());
  return info;
}

}  // namespace longspan

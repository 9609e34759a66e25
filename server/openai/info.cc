#include "server/openai/info.h"

#include "clients/command_line/version.h"
#include "kernels/kv_layout.h"

namespace longspan {

namespace {

// What the card does not say is left out, so that models without one look as everywhere.
void AddCard(const ModelCard& card, Json* json) {
  const auto add = [json](const char* name, const std::string& text) {
    if (!text.empty()) (*json)[name] = text;
  };
  add("description", card.description);
  add("example_prompt", card.example_prompt);
  add("no_answer", card.no_answer);
}

// Likewise where it is not served.
void AddSparseDecode(const ServedModel& model, Json* json) {
  if (!model.serves_sparse_decode()) return;
  const SparseDecodeSettings& settings = model.sparse_decode.settings;
  (*json)["sparse_decode"] = {{"mode", Name(model.sparse_decode.mode)},
                              {"approximate", true},
                              {"budget_tokens", settings.budget_tokens},
                              {"budget_share", settings.budget_share},
                              {"from_tokens", settings.from_tokens}};
}

void AddSparsePrefill(const ServedModel& model, Json* json) {
  if (!model.config.sparse_prefill) return;
  const SparsePrefillParams& params = *model.config.sparse_prefill;
  (*json)["sparse_prefill"] = {{"approximate", true},
                               {"kept_share", params.kept_mass},
                               {"query_tile_tokens", params.query_tile_tokens},
                               {"key_tile_tokens", params.key_tile_tokens},
                               {"from_tokens", params.from_tokens}};
}

// Of one sequence that has all pages; of a model that sees windows alone there is no end to it.
int64_t TokensOf(const PageGroups& groups, int64_t pages) {
  return LongestSequence(groups, pages, /*unsettled_tokens=*/1, pages * kPageTokens);
}

}  // namespace

Json ModelJson(const ServedModel& model, const std::string& name) {
  Json json = {{"id", name},
               {"object", "model"},
               {"created", model.created_unix_seconds},
               {"owned_by", "longspan"},
               {"root", model.path},
               {"parent", nullptr},
               {"max_model_len", model.max_context_tokens},
               {"weight_precision", model.weight_precision}};
  AddSparseDecode(model, &json);
  AddSparsePrefill(model, &json);
  AddCard(model.card, &json);
  return json;
}

Json ServerInfoJson(const ServedModel& model, const Limits& limits, const EngineOptions& options,
                    const EngineLoad& load) {
  return {{"version", Version()},
          {"commit", Commit()},
          {"served_model_name", model.name},
          {"model_type", model.config.model_type},
          {"model_path", model.path},
          {"tokenizer_path", model.path},
          {"device", model.backend_description},
          {"dtype", Name(model.compute_dtype)},
          {"kv_cache_dtype", Name(model.kv_dtype)},
          {"weight_precision", model.weight_precision},
          {"max_model_len", model.max_context_tokens},
          {"context_length", model.max_context_tokens},
          {"page_size", kPageTokens},
          {"max_total_num_tokens", TokensOf(model.page_groups, load.pages_total)},
          {"max_running_requests", options.max_running_requests},
          {"max_queued_requests", options.max_queued_requests},
          {"max_queued_tokens", options.max_queued_tokens},
          {"max_prompts_per_call", limits.max_prompts_per_call},
          {"max_body_bytes", limits.max_body_bytes},
          {"chunked_prefill_size", options.prefill_chunk_tokens},
          {"step_budget_ms", options.step_budget_us / 1000},
          {"enable_prefix_caching", options.prefix_cache},
          // Of the one process there is.
          {"internal_states", Json::array({Json{{"running_requests", load.running_requests},
                                                {"waiting_requests", load.waiting_requests}}})}};
}

}  // namespace longspan

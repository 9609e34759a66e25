#include "server/admission/prefix_names.h"

namespace longspan {

void NamePages(const GenerateCall& call, const ServedModel& model, bool prefix_cache,
               Request* request) {
  const auto prompt_tokens = static_cast<int64_t>(request->prompt_token_ids.size());
  PrefixDomain domain;
  domain.tenant = request->scheduling.tenant;
  domain.cache_salt = call.cache_salt.value_or("");
  domain.model = model.identity;
  // As the engine resolves it for the whole life of the request. With sparse decode all prompts
  // attend alike, whatever their length and whether they ask for it, so that they share pages.
  domain.attends_densely =
      model.config.is_sparse() && prompt_tokens < model.config.nsa->dense_below_tokens;
  domain.rotates_long = request->rotates_long;
  request->cache.domain = HashOf(domain);
  request->cache.reads_prefixes = request->cache.reads_prefixes && prefix_cache;
  if (!prefix_cache || call.bypass_prefix_cache.value_or(false)) return;
  const int64_t tile_tokens =
      model.config.sparse_prefill ? model.config.sparse_prefill->query_tile_tokens : kPageTokens;
  request->cache.page_hashes =
      HashPages(request->cache.domain, request->prompt_token_ids, tile_tokens);
}

}  // namespace longspan

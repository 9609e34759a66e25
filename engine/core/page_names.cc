#include "engine/core/page_names.h"

#include <vector>

#include "engine/core/attention_kind.h"
#include "engine/core/request_pages.h"

namespace longspan {
namespace {

std::vector<int32_t> TokensOfPage(const std::vector<int32_t>& prompt,
                                  const std::vector<int32_t>& output, int64_t page) {
  std::vector<int32_t> tokens(kPageTokens);
  const auto prompt_tokens = static_cast<int64_t>(prompt.size());
  for (int64_t i = 0; i < kPageTokens; ++i) {
    const int64_t position = page * kPageTokens + i;
    tokens[i] = position < prompt_tokens ? prompt[position] : output[position - prompt_tokens];
  }
  return tokens;
}

// Of a prompt's full pages those that others may find: of a begun tile none.
int64_t PagesOfFullTiles(const KvLayout& layout, int64_t tokens) {
  return tokens / layout.query_tile_tokens() * (layout.query_tile_tokens() / kPageTokens);
}

bool NamesGoOn(const EngineOptions& options, const KvLayout& layout, const RunningRequest& request,
               int64_t page) {
  if (!options.cache_generated_pages || request.request->sampling.n > 1) return false;
  return request.prompt_attends_densely ==
         AttendsDensely(layout, *request.request, (page + 1) * kPageTokens);
}

}  // namespace

// FNV-1a.
int64_t CacheOwner(absl::string_view tenant) {
  uint64_t hash = 14695981039346656037ULL;
  for (const char byte : tenant) hash = (hash ^ static_cast<uint8_t>(byte)) * 1099511628211ULL;
  return static_cast<int64_t>(hash);
}

absl::Span<const PageHash> AdoptableNames(const EngineOptions& options, const KvLayout& layout,
                                          const RunningRequest& request) {
  const CacheParams& cache = request.request->cache;
  if (!options.prefix_cache || !cache.reads_prefixes || request.scores_prompt()) return {};
  return absl::MakeConstSpan(cache.page_hashes)
      .subspan(0, AdoptablePages(EndOfReading(layout, request, 0), layout.query_tile_tokens()));
}

bool LeavesPages(const EngineOptions& options, const KvLayout& layout,
                 const RunningRequest& request) {
  const CacheParams& cache = request.request->cache;
  const bool is_named = cache.reads_prefixes || !cache.page_hashes.empty();
  const auto named_pages = static_cast<int64_t>(cache.page_hashes.size());
  return options.prefix_cache && is_named && cache.domain != PageHash() &&
         named_pages >= PagesOfFullTiles(layout, request.prompt_tokens());
}

bool MayBeNamed(const EngineOptions& options, const KvLayout& layout, int64_t page,
                const RunningRequest& request) {
  return page < static_cast<int64_t>(request.request->cache.page_hashes.size()) ||
         NamesGoOn(options, layout, request, page);
}

bool NamePage(const EngineOptions& options, const KvLayout& layout, int64_t page,
              RunningRequest& request) {
  if (!MayBeNamed(options, layout, page, request)) return false;
  CacheParams& cache = request.request->cache;
  if (page < static_cast<int64_t>(cache.page_hashes.size())) return true;
  const std::vector<int32_t>& output = request.sequences.front().state.output_tokens;
  const PageHash& previous = page == 0 ? cache.domain : cache.page_hashes.back();
  cache.page_hashes.push_back(
      HashOf(previous, TokensOfPage(request.request->prompt_token_ids, output, page)));
  return true;
}

}  // namespace longspan

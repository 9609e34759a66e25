#include "server/options/cache_flags.h"

#include <cstdint>

#include "absl/strings/str_cat.h"
#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

bool HasNoKeys(const Options& options) { return options.api_keys_file.empty(); }

// Without either, whatever is kept is one tenant's, or nothing is.
bool HasTenantShares(const Options& options) {
  return options.engine.prefix_cache && options.limits.distinguishes_tenants();
}

}  // namespace

std::vector<Flag> CacheFlags() {
  return {
      OnOffFlag("prefix-cache", "whether what prompts begin with alike is computed once",
                LONGSPAN_FIELD(engine.prefix_cache)),
      PrintedIf(HasNoKeys,
                OnOffFlag("request-tenants",
                          "whether requests may name the tenant that they are of; for clients that "
                          "are trusted",
                          LONGSPAN_FIELD(limits.request_tenants))),
      PrintedIf(HasTenantShares,
                ShareFlag("prefix-tenant-share",
                          absl::StrCat("share of all pages beyond which a tenant's unused ones are "
                                       "evicted first [",
                                       EngineOptions().prefix_tenant_share, "]"),
                          LONGSPAN_FIELD(engine.prefix_tenant_share))),
      BytesFlag(
          "constraint-cache-bytes", 0, int64_t{1} << 40,
          "host memory for compiled forms of answers (schemas, grammars, tools), beyond those "
          "in use",
          LONGSPAN_FIELD(constraints.cache_bytes)),
      BytesFlag("host-cache-bytes", 0, int64_t{1} << 50,
                "host memory for pages of preempted requests; 0: they are computed again",
                LONGSPAN_FIELD(host_cache_bytes)),
      BytesFlag("kv-host-bytes", 0, int64_t{1} << 50,
                "host memory where keys and values of a sparse model are at home, so that pages "
                "need little of the device; 0: they are on the device",
                LONGSPAN_FIELD(kv_host_bytes)),
  };
}

}  // namespace longspan

#include "server/options/sparse_prefill_flags.h"

#include <cstdint>
#include <optional>

#include "absl/strings/str_cat.h"
#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

constexpr int64_t kMostFromTokens = int64_t{1} << 30;

bool PrefillsSparsely(const Options& options) { return options.sparse_prefill.has_value(); }

std::optional<double>& ShareIn(Options& options) { return options.sparse_prefill; }
int64_t& FirstSparseTokenIn(Options& options) { return options.sparse_prefill_from_tokens; }

}  // namespace

std::vector<Flag> SparsePrefillFlags() {
  return {
      PartFlag(
          "sparse-prefill",
          "read the long prompts of a dense model approximately: 128 tokens together attend to "
          "those tiles of 32 tokens before them that have this share of their estimated "
          "attention, 0.98 say [off]",
          ShareIn),
      PrintedIf(PrefillsSparsely,
                IntegerFlag("sparse-prefill-from-tokens", 0, kMostFromTokens,
                            absl::StrCat("tokens of a prompt that attend densely, those of shorter "
                                         "prompts all [",
                                         SparsePrefillParams().from_tokens, "]"),
                            FirstSparseTokenIn)),
  };
}

}  // namespace longspan

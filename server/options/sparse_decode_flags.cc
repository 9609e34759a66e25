#include "server/options/sparse_decode_flags.h"

#include <cstdint>
#include <utility>

#include "absl/strings/str_cat.h"
#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

constexpr int64_t kLeastBudgetTokens = 1024;
constexpr int64_t kMostTokens = int64_t{1} << 30;

bool MayDecodeSparsely(const Options& options) {
  return options.sparse_decode.mode != SparseDecodeMode::kOff;
}

SparseDecodeMode& ModeIn(Options& options) { return options.sparse_decode.mode; }
int64_t& BudgetTokensIn(Options& options) { return options.sparse_decode.settings.budget_tokens; }
double& BudgetShareIn(Options& options) { return options.sparse_decode.settings.budget_share; }
int64_t& FromTokensIn(Options& options) { return options.sparse_decode.settings.from_tokens; }

Flag ModeFlag() {
  Choices<SparseDecodeMode> choices;
  for (const SparseDecodeMode mode :
       {SparseDecodeMode::kOff, SparseDecodeMode::kOnRequest, SparseDecodeMode::kOn}) {
    choices.emplace_back(Name(mode), mode);
  }
  return ChoiceFlag<SparseDecodeMode>(
      "sparse-decode",
      "which requests of a dense model have answers that are approximate, since generated tokens "
      "attend to selected blocks alone; on-request: those that ask for it; on: all but those that "
      "decline it",
      std::move(choices), ModeIn);
}

}  // namespace

std::vector<Flag> SparseDecodeFlags() {
  const SparseDecodeSettings defaults;
  return {
      ModeFlag(),
      PrintedIf(MayDecodeSparsely,
                IntegerFlag("sparse-decode-budget-tokens", kLeastBudgetTokens, kMostTokens,
                            absl::StrCat("tokens that a generated one attends to at least, in "
                                         "whole blocks [",
                                         defaults.budget_tokens, "]"),
                            BudgetTokensIn)),
      PrintedIf(MayDecodeSparsely,
                ShareFlag("sparse-decode-budget-share",
                          absl::StrCat("share of the context that it attends to, where that is "
                                       "more [",
                                       defaults.budget_share, "]"),
                          BudgetShareIn)),
      PrintedIf(
          MayDecodeSparsely,
          IntegerFlag("sparse-decode-from-tokens", 0, kMostTokens,
                      absl::StrCat("tokens of a sequence from which on it has sparse decode [",
                                   defaults.from_tokens, "]"),
                      FromTokensIn)),
  };
}

}  // namespace longspan

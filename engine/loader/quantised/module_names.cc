#include "engine/loader/quantised/module_names.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/json/json.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr size_t kMaxEntries = 16384;
constexpr size_t kMaxPatterns = 256;
constexpr size_t kMaxModulePatternBytes = 4096;
constexpr uint32_t kMaxModuleMatchSteps = 100'000;

struct FreePcre {
  void operator()(pcre2_match_context* context) const { pcre2_match_context_free(context); }
  void operator()(pcre2_match_data* data) const { pcre2_match_data_free(data); }
};

absl::StatusOr<std::shared_ptr<const void>> CompilePattern(absl::string_view pattern) {
  int error = 0;
  PCRE2_SIZE at = 0;
  pcre2_code* code =
      pattern.size() > kMaxModulePatternBytes
          ? nullptr
          : pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()), pattern.size(),
                          PCRE2_ANCHORED | PCRE2_NEVER_BACKSLASH_C, &error, &at, nullptr);
  if (code == nullptr) {
    return absl::InvalidArgumentError(absl::StrCat(
        "holds the pattern ", Summarize(Json(std::string(pattern))), ", which is none (byte ", at,
        "), or has more than ", kMaxModulePatternBytes, " bytes"));
  }
  return std::shared_ptr<const void>(code, [](const void* owned) {
    pcre2_code_free(static_cast<pcre2_code*>(const_cast<void*>(owned)));
  });
}

bool MatchesPattern(const void* pattern, absl::string_view module) {
  const std::unique_ptr<pcre2_match_context, FreePcre> context(pcre2_match_context_create(nullptr));
  pcre2_set_match_limit(context.get(), kMaxModuleMatchSteps);
  const std::unique_ptr<pcre2_match_data, FreePcre> data(pcre2_match_data_create(1, nullptr));
  return pcre2_match(static_cast<const pcre2_code*>(pattern),
                     reinterpret_cast<PCRE2_SPTR>(module.data()), module.size(), 0, 0, data.get(),
                     context.get()) >= 0;
}

// Whether `name` stands in `module` as whole components: "mlp" in "layers.0.mlp.up_proj".
bool StandsIn(absl::string_view name, absl::string_view module) {
  return absl::StrContains(absl::StrCat(".", module, "."), absl::StrCat(".", name, "."));
}

}  // namespace

absl::StatusOr<ModuleNames> ModuleNames::Parse(const std::vector<std::string>& entries) {
  ModuleNames names;
  if (entries.size() > kMaxEntries) {
    return absl::InvalidArgumentError(
        absl::StrCat("has ", entries.size(), " entries, the limit is ", kMaxEntries));
  }
  for (absl::string_view entry : entries) {
    if (entry == "Linear") {
      names.has_linear_ = true;
    } else if (!absl::ConsumePrefix(&entry, "re:")) {
      if (!entry.empty()) names.names_.emplace_back(entry);
    } else if (names.patterns_.size() == kMaxPatterns) {
      return absl::InvalidArgumentError(absl::StrCat("has more than ", kMaxPatterns, " patterns"));
    } else {
      LONGSPAN_ASSIGN_OR_RETURN(auto pattern, CompilePattern(entry));
      names.patterns_.push_back(std::move(pattern));
    }
  }
  return names;
}

ModuleMatch ModuleNames::Match(absl::string_view module) const {
  for (const std::string& name : names_) {
    if (StandsIn(name, module)) return ModuleMatch::kName;
  }
  for (const auto& pattern : patterns_) {
    if (MatchesPattern(pattern.get(), module)) return ModuleMatch::kPattern;
  }
  return has_linear_ ? ModuleMatch::kClass : ModuleMatch::kNone;
}

}  // namespace longspan

#include "engine/loader/rope_override.h"

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"

namespace longspan {
namespace {

absl::Status MustBeScaling() {
  return absl::InvalidArgumentError(
      "linear:FACTOR, yarn:FACTOR[:ORIGINAL] or llama3:FACTOR[:ORIGINAL], with a FACTOR of at "
      "least 1 and the ORIGINAL context in tokens, such as yarn:4:32768, or a JSON object as "
      "rope_scaling of config.json");
}

absl::StatusOr<Json> ParseObject(absl::string_view text) {
  absl::StatusOr<Json> json = ParseJson(text);
  if (!json.ok() || !json->is_object()) return MustBeScaling();
  return json;
}

}  // namespace

absl::StatusOr<Json> ParseRopeScaling(absl::string_view text) {
  if (absl::StartsWith(text, "{")) return ParseObject(text);
  const std::vector<std::string> parts = absl::StrSplit(text, ':');
  const std::string& kind = parts.front();
  const bool is_known = kind == "linear" || kind == "yarn" || kind == "llama3";
  const size_t most_parts = kind == "linear" ? 2 : 3;
  double factor = 0.0;
  if (!is_known || parts.size() < 2 || parts.size() > most_parts ||
      !absl::SimpleAtod(parts[1], &factor) || !(factor >= 1.0)) {
    return MustBeScaling();
  }
  Json scaling = {{"rope_type", kind}, {"factor", factor}};
  if (kind == "llama3") {
    scaling["low_freq_factor"] = 1.0;
    scaling["high_freq_factor"] = 4.0;
  }
  if (parts.size() < 3) return scaling;
  int64_t original_tokens = 0;
  if (!absl::SimpleAtoi(parts[2], &original_tokens) || original_tokens < 2) return MustBeScaling();
  scaling["original_max_position_embeddings"] = original_tokens;
  return scaling;
}

}  // namespace longspan

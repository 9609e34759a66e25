#include "server/model_card.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "engine/loader/base/config_fields.h"
#include "engine/loader/base/mapped_file.h"

namespace longspan {
namespace {

constexpr char kFileName[] = "longspan.json";
// Every list of models repeats it.
constexpr size_t kMaxBytes = size_t{64} << 10;

ModelCard CardIn(const Json& json, Findings* findings) {
  ConfigFields fields(json, kFileName, findings);
  ModelCard card;
  card.description = fields.String("description").value_or("");
  card.example_prompt = fields.String("example_prompt").value_or("");
  card.no_answer = fields.String("no_answer").value_or("");
  for (const std::string& key : fields.UnreadKeys()) {
    fields.Problem(key, "is unknown; description, example_prompt and no_answer are known");
  }
  return card;
}

}  // namespace

ModelCard ReadModelCard(const std::string& directory, Findings* findings) {
  const absl::StatusOr<std::string> text =
      ReadTextFile(absl::StrCat(directory, "/", kFileName), kMaxBytes);
  if (!text.ok()) {
    if (!absl::IsNotFound(text.status())) findings->Problem(std::string(text.status().message()));
    return {};
  }
  const absl::StatusOr<Json> json = ParseJson(*text);
  if (json.ok()) return CardIn(*json, findings);
  findings->Problem(absl::StrCat(kFileName, ": ", json.status().message()));
  return {};
}

}  // namespace longspan

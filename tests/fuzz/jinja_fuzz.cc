// Any bytes as a chat template and, behind a zero byte, as the JSON of its variables: refused, or
// rendered within its limits, with marks that lie in the text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/text/jinja/template.h"
#include "kernels/base/check.h"

namespace {

using longspan::MarkedText;
using longspan::TextRange;

constexpr longspan::RenderLimits kLimits = {
    .steps = 50'000, .depth = 500, .output_bytes = size_t{1} << 20, .value_bytes = size_t{8} << 20};

longspan::Variables VariablesOf(longspan::ValueStore* store, absl::string_view json) {
  longspan::Variables variables = {{"bos_token", store->TrustedString("<s>")}};
  const absl::StatusOr<longspan::Value> object = store->ParseJson(json);
  if (!object.ok() || !object->is_dict()) return variables;
  for (const auto& [name, value] : object->dict().entries())
    variables[name.string().bytes()] = value;
  return variables;
}

void CheckMarks(const MarkedText& text) {
  size_t end = 0;
  for (const TextRange& range : text.literal()) {
    LONGSPAN_CHECK(range.begin < range.end && range.end <= text.size());
    LONGSPAN_CHECK(range.begin > end || end == 0);
    end = range.end;
  }
  LONGSPAN_CHECK(text.size() <= kLimits.output_bytes + kLimits.value_bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view bytes(reinterpret_cast<const char*>(data), size);
  const size_t zero = std::min(bytes.find('\0'), bytes.size());
  const auto parsed = longspan::Template::Parse(std::string(bytes.substr(0, zero)), "fuzz");
  if (!parsed.ok()) return 0;
  longspan::ValueStore store;
  const longspan::Variables variables =
      VariablesOf(&store, bytes.substr(std::min(zero + 1, bytes.size())));
  const auto text = (*parsed)->Render(variables, absl::CivilSecond(2026, 3, 9), kLimits);
  if (text.ok()) CheckMarks(*text);
  return 0;
}

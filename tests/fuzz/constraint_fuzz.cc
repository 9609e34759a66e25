// Any bytes as a schema, an expression or a grammar: refused as the client's mistake, or compiled,
// and masks that always go on to an end.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "engine/constraint/constraint_state.h"

namespace longspan {
namespace {

constexpr int32_t kEnd = 256;

ConstraintCompiler& Compiler() {
  static const std::unique_ptr<ConstraintCompiler> compiler = [] {
    ConstraintVocabulary vocabulary;
    for (int byte = 0; byte < 256; ++byte) {
      vocabulary.token_bytes.emplace_back(1, static_cast<char>(byte));
    }
    vocabulary.token_bytes.resize(258);
    vocabulary.end_token_ids = {kEnd};
    ConstraintCompilerOptions options;
    options.cache_bytes = 0;
    // Smaller, so that many are tried.
    options.limits.text_bytes = 4096;
    options.limits.compile_cost = 20'000;
    auto made = ConstraintCompiler::Make(vocabulary, options);
    if (!made.ok()) std::abort();
    return *std::move(made);
  }();
  return *compiler;
}

Constraint ConstraintOf(uint8_t kind, std::string text) {
  Constraint constraint;
  if (kind & 8) constraint.begins_after = ConstraintMark{"|", {}};
  if (kind & 16) constraint.where_begun_by = ConstraintMark{"~", {}};
  switch (kind % 4) {
    case 0:
      constraint.form = RegexConstraint{std::move(text)};
      break;
    case 1:
      constraint.form = GrammarConstraint{std::move(text)};
      break;
    default:
      constraint.form = JsonSchemaConstraint{std::move(text)};
  }
  return constraint;
}

void Walk(ConstraintState state, uint32_t choice) {
  std::vector<uint32_t> bits((258 + 31) / 32);
  for (int i = 0; i < 40 && !state.has_ended(); ++i) {
    if (!state.FillMask(absl::MakeSpan(bits)).ok()) std::abort();
    std::vector<int32_t> allowed;
    for (int32_t token = 0; token < 258; ++token) {
      if (bits[token / 32] >> (token % 32) & 1) allowed.push_back(token);
    }
    if (allowed.empty()) std::abort();
    choice = choice * 1664525 + 1013904223;
    if (!state.Accept(allowed[(choice >> 8) % allowed.size()]).ok()) std::abort();
  }
}

}  // namespace
}  // namespace longspan

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using longspan::ConstraintState;
  if (size == 0) return 0;
  const auto compiled = longspan::Compiler().Compile(longspan::ConstraintOf(
      data[0], std::string(reinterpret_cast<const char*>(data) + 1, size - 1)));
  if (!compiled.ok()) {
    if (compiled.status().code() != absl::StatusCode::kInvalidArgument) std::abort();
    return 0;
  }
  longspan::Walk(ConstraintState(*compiled), static_cast<uint32_t>(size));
  return 0;
}

#include "server/admission/attention_fields.h"

#include <cstdint>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/core/block_map.h"
#include "kernels/base/status_macros.h"
#include "server/base/limits.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

absl::Status TakeSparseDecode(const GenerateCall& call, const ServedModel& model,
                              Request* request) {
  const bool by_default =
      model.serves_sparse_decode() && model.sparse_decode.mode == SparseDecodeMode::kOn;
  request->sparse_decode = call.sparse_decode.value_or(by_default);
  if (!request->sparse_decode || model.serves_sparse_decode()) return absl::OkStatus();
  const absl::string_view found =
      model.config.is_sparse()
          ? "has sparse attention of its own; it must be false"
          : "is served with --sparse-decode off; it must be false, or the flag on-request or on";
  return InvalidField("sparse_decode",
                      absl::StrCat("sparse_decode is true, and ", model.name, " (",
                                   model.config.model_type, ") ", found, "."),
                      "unsupported");
}

// Why nothing selects blocks; empty where something does.
absl::string_view WhyNoneAreSelected(const ServedModel& model, const Request& request) {
  if (!model.config.is_sparse() && !model.serves_sparse_decode()) return "attends densely";
  if (!model.config.selects_blocks()) return "has no selected branch";
  if (!model.serves_sparse_decode() || request.sparse_decode) return "";
  return "attends densely where sparse_decode is not true";
}

absl::Status TakeBlockMap(const GenerateCall& call, const ServedModel& model, Request* request) {
  request->response.include_block_map = call.include_block_map;
  if (!call.include_block_map) return absl::OkStatus();
  const absl::string_view found = WhyNoneAreSelected(model, *request);
  if (found.empty()) return absl::OkStatus();
  return InvalidField(
      "include_block_map",
      absl::StrCat("include_block_map is true, and ", model.name, " (", model.config.model_type,
                   ") ", found, "; it must be false, or ",
                   model.serves_sparse_decode() ? "sparse_decode true."
                                                : "the model one that selects blocks."),
      "unsupported");
}

}  // namespace

absl::Status TakeAttention(const GenerateCall& call, const ServedModel& model, Request* request) {
  LONGSPAN_RETURN_IF_ERROR(TakeSparseDecode(call, model, request));
  return TakeBlockMap(call, model, request);
}

absl::Status ValidateBlockMaps(absl::Span<const std::unique_ptr<Request>> requests,
                               const ModelConfig& config) {
  int64_t asked = 0;
  for (const auto& request : requests) {
    if (!request->response.include_block_map) continue;
    const auto prompt_tokens = static_cast<int64_t>(request->prompt_token_ids.size());
    asked += BlockMapCounts(config.layers, prompt_tokens) * request->sampling.n;
  }
  if (asked <= kMaxBlockMapCounts) return absl::OkStatus();
  return InvalidField(
      "include_block_map",
      absl::StrCat("include_block_map asks for ", asked,
                   " counts (groups of layers x pages of the prompt x choices); at most ",
                   kMaxBlockMapCounts, " are allowed."));
}

}  // namespace longspan

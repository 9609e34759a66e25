#include "server/observation/metrics_labels.h"

namespace longspan {

size_t PromptBucketOf(int64_t prompt_tokens) {
  size_t bucket = 0;
  while (prompt_tokens > kPromptBuckets[bucket].max_tokens) ++bucket;
  return bucket;
}

const char* Name(Protocol protocol) { return protocol == Protocol::kHttp ? "http" : "grpc"; }

const char* Name(std::optional<FinishReason> reason) {
  if (!reason.has_value()) return "none";
  return *reason == FinishReason::kStop ? "stop" : "length";
}

const char* Name(WaitReason reason) {
  switch (reason) {
    case WaitReason::kPrompts:
      return "prompts";
    case WaitReason::kSlots:
      return "slots";
    case WaitReason::kPages:
      return "pages";
  }
  return "";
}

const char* Name(AttentionPath path) {
  switch (path) {
    case AttentionPath::kFsa:
      return "fsa";
    case AttentionPath::kSparseDecode:
      return "sparse_decode";
    case AttentionPath::kDense:
      return "dense";
    case AttentionPath::kUnion:
      return "union";
    case AttentionPath::kNsa:
      return "nsa";
    case AttentionPath::kKeyTiles:
      return "key_tiles";
    case AttentionPath::kPlain:
      return "plain";
  }
  return "";
}

const char* Name(PreemptionKind kind) {
  return kind == PreemptionKind::kRecompute ? "recompute" : "copy";
}

const char* Name(WasteReason reason) {
  switch (reason) {
    case WasteReason::kRecomputed:
      return "recomputed";
    case WasteReason::kSurplus:
      return "surplus";
    case WasteReason::kCut:
      return "cut";
  }
  return "";
}

}  // namespace longspan

// The values of labels: what metrics call the engine's kinds of things. Names once exported stay.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/request/events.h"
#include "engine/request/observer.h"
#include "engine/request/wait_reason.h"
#include "kernels/ops.h"
#include "server/call/request_observer.h"

namespace longspan {

// Prompts of up to so many tokens are observed together.
struct PromptBucket {
  int64_t max_tokens;
  const char* label;
};
inline constexpr std::array<PromptBucket, 6> kPromptBuckets = {{{4 << 10, "4K"},
                                                                {16 << 10, "16K"},
                                                                {64 << 10, "64K"},
                                                                {256 << 10, "256K"},
                                                                {1 << 20, "1M"},
                                                                {INT64_MAX, "over_1M"}}};

// Index into kPromptBuckets.
size_t PromptBucketOf(int64_t prompt_tokens);

const char* Name(Protocol protocol);
const char* Name(std::optional<FinishReason> reason);  // none: it failed
const char* Name(WaitReason reason);
const char* Name(AttentionPath path);
const char* Name(PreemptionKind kind);
const char* Name(WasteReason reason);

}  // namespace longspan

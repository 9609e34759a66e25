#include "server/options/memory_flags.h"

#include <cstdint>

#include "absl/strings/str_cat.h"
#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

constexpr int64_t kMostContextTokens = int64_t{1} << 30;

}  // namespace

std::vector<Flag> MemoryFlags() {
  return {
      OptionalIntegerFlag("max-context-tokens", 1, kMostContextTokens,
                          "prompt and completion together; beyond the model's own the log warns "
                          "[the model's, as far as memory goes]",
                          LONGSPAN_FIELD(max_context_tokens)),
      OptionalBytesFlag(
          "kv-cache-bytes", 1, int64_t{1} << 50,
          "bytes of the KV cache, beside those of --kv-host-bytes [what --memory-fraction "
          "leaves]",
          LONGSPAN_FIELD(kv_cache_bytes)),
      ShareFlag(
          "memory-fraction",
          absl::StrCat("share of the memory limit, or of a GPU's free memory, for weights, "
                       "KV cache and workspace together [",
                       kCpuDefaults.memory_fraction, "; GPU: ", kCudaDefaults.memory_fraction, "]"),
          LONGSPAN_FIELD(memory_fraction)),
  };
}

}  // namespace longspan

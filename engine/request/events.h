// What the engine reports of a request, in the order in which it happens, and to whom.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "kernels/draw.h"

namespace longspan {

enum class FinishReason : uint8_t { kStop, kLength };

// Logprobs at one position: the token that stands there and, if asked, the likeliest ones.
struct PositionLogprobs {
  TokenLogprob chosen;
  std::vector<TokenLogprob> top;  // descending
};

// The request has left the inbox and stands in the queue.
struct Accepted {
  int64_t prompt_tokens = 0;
  int64_t cached_tokens = 0;
  int64_t queue_position = 0;
};

// Never decreases; the last one has processed == total. Cached tokens count as processed.
struct PrefillProgress {
  int64_t processed_tokens = 0;
  int64_t total_tokens = 0;
  int64_t cached_tokens = 0;
  int64_t elapsed_ms = 0;
};

// Logprobs of prompt tokens 1, 2, …, all at once when prefill ends (the first token has none).
struct PromptLogprobs {
  std::vector<PositionLogprobs> positions;
};

// New tokens of one of the n sequences. Text lags behind tokens while it may still be part of a
// character or of a stop string; the text of all deltas together is the completion.
struct TokenDelta {
  int32_t index = 0;
  std::string text;
  std::vector<int32_t> token_ids;
  std::vector<PositionLogprobs> logprobs;  // as many as token_ids, or empty
  int32_t reasoning_tokens = 0;            // so many of them are reasoning (ReasoningParams)
  bool ends = false;                       // the sequence's SequenceFinished comes next
};

struct Usage {
  int64_t prompt_tokens = 0;
  int64_t sparse_prefill_tokens = 0;  // of them: read by an approximation of a dense model
  int64_t cached_device_tokens = 0;
  int64_t cached_host_tokens = 0;
  int64_t completion_tokens = 0;     // of this sequence
  int64_t sparse_decode_tokens = 0;  // of them: drawn by an approximation of a dense model
  int64_t recomputed_tokens = 0;
};

struct Timing {
  double queue_ms = 0;
  double prefill_ms = 0;
  double decode_ms = 0;
  int64_t preemptions = 0;
  int64_t prefill_chunks = 0;
};

// What decoding this sequence read, summed over steps, layers, KV heads.
struct Attribution {
  int64_t decode_steps = 0;
  int64_t compressed_entries_read = 0;
  int64_t selected_tokens_read = 0;
  int64_t window_tokens_read = 0;
  int64_t dense_tokens_read = 0;
  int64_t visible_tokens = 0;  // what dense attention would have read
};

// Which pages of the prompt were selected for one answer, by groups of consecutive layers.
struct BlockMap {
  struct LayerGroup {
    int32_t first_layer = 0;
    int32_t last_layer = 0;
    // [pages of the prompt] how many (answer token, layer of the group, KV head) selected a block
    // with a token of the prompt in the page. Blocks that are forced are selected, too.
    std::vector<uint32_t> selected_pages;
  };

  int64_t prompt_tokens = 0;
  // Tokens of the answer whose choices are counted: those that were drawn from a query which
  // selected blocks, the last of the prompt for the first one. Of the others the sequence attended
  // densely.
  int64_t answer_tokens = 0;
  std::vector<LayerGroup> layer_groups;
};

// A normal end of one sequence.
struct SequenceFinished {
  int32_t index = 0;
  FinishReason reason = FinishReason::kStop;
  std::optional<int32_t> matched_token_id;
  std::optional<std::string> matched_string;
  Usage usage;
  Timing timing;
  Attribution attribution;
  std::optional<BlockMap> block_map;  // if asked for
};

// The request ended otherwise; no event follows. `usage` counts all its sequences.
struct RequestFailed {
  absl::Status status;
  Usage usage;
};

using Event = std::variant<Accepted, PrefillProgress, PromptLogprobs, TokenDelta, SequenceFinished,
                           RequestFailed>;

// Called on the engine thread alone, never after a RequestFailed or the last SequenceFinished.
// Must not block; what it returns or throws away is its own matter.
class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void OnEvent(Event event) = 0;
};

}  // namespace longspan

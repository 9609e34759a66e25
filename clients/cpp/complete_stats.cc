#include "clients/cpp/complete_stats.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>

namespace longspan {
namespace {

long long Wide(int64_t value) { return static_cast<long long>(value); }

void PrintTiming(const v1::Finished& finished) {
  const v1::Usage& usage = finished.usage();
  const v1::Timing& timing = finished.timing();
  const int64_t cached = usage.cached_device_tokens() + usage.cached_host_tokens();
  const auto computed = static_cast<double>(usage.prompt_tokens() - cached);
  std::fprintf(stderr, "prompt      %lld tokens (%lld cached), waited %.1f ms, read in %.1f ms",
               Wide(usage.prompt_tokens()), Wide(cached), timing.queue_ms(), timing.prefill_ms());
  if (timing.prefill_ms() > 0) {
    std::fprintf(stderr, " (%.0f tokens/s, %lld chunks)", 1000 * computed / timing.prefill_ms(),
                 Wide(timing.prefill_chunks()));
  }
  std::fprintf(stderr, "\n");
}

void PrintCompletion(const v1::Finished& finished) {
  const int64_t tokens = finished.usage().completion_tokens();
  const double decode_ms = finished.timing().decode_ms();
  std::fprintf(stderr, "completion  %lld tokens in %.1f ms", Wide(tokens), decode_ms);
  // The first token comes with the prompt.
  if (tokens > 1) {
    std::fprintf(stderr, " (%.1f ms a token)", decode_ms / static_cast<double>(tokens - 1));
  }
  if (finished.timing().preemptions() > 0) {
    std::fprintf(stderr, ", preempted %lld times", Wide(finished.timing().preemptions()));
  }
  std::fprintf(stderr, "\n");
}

void PrintAttribution(const v1::Attribution& read) {
  if (read.visible_tokens() == 0) return;  // the first token ended it
  // Of keys and values; compressed entries are a store of their own.
  const int64_t tokens =
      read.selected_tokens_read() + read.window_tokens_read() + read.dense_tokens_read();
  std::fprintf(
      stderr,
      "decoding    read %lld compressed entries; %lld selected, %lld window, %lld dense tokens of "
      "%lld visible",
      Wide(read.compressed_entries_read()), Wide(read.selected_tokens_read()),
      Wide(read.window_tokens_read()), Wide(read.dense_tokens_read()), Wide(read.visible_tokens()));
  const double share = static_cast<double>(tokens) / static_cast<double>(read.visible_tokens());
  std::fprintf(stderr, "; %.1f %% never read\n", 100 * std::max(0.0, 1 - share));
}

}  // namespace

void PrintStats(const std::vector<v1::Finished>& finished) {
  if (finished.empty()) return;
  PrintTiming(finished.front());
  for (const v1::Finished& one : finished) {
    if (finished.size() > 1) std::fprintf(stderr, "[%d]\n", one.index());
    PrintCompletion(one);
    PrintAttribution(one.attribution());
  }
}

}  // namespace longspan

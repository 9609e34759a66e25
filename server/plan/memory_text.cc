#include "server/plan/memory_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"

namespace longspan {
namespace {

std::string OnHost(const MemoryPlan& plan) {
  return absl::StrCat("in the host's memory", plan.is_device_memory ? ", beside what follows" : "");
}

}  // namespace

std::string FormatBytes(int64_t bytes) {
  static constexpr const char* kUnits[] = {"KiB", "MiB", "GiB", "TiB"};
  if (bytes < 1024) return absl::StrCat(bytes, " B");
  double value = static_cast<double>(bytes) / 1024;
  int unit = 0;
  while (value >= 1024 && unit < 3) {
    value /= 1024;
    ++unit;
  }
  return absl::StrFormat("%.2f %s", value, kUnits[unit]);
}

std::string DescribeMemory(const MemoryPlan& plan, const KvLayout& layout) {
  std::string text;
  const auto line = [&text](absl::string_view part, int64_t bytes, absl::string_view formula) {
    absl::StrAppendFormat(&text, "    %-12s %16d bytes  %10s  %s\n", part, bytes,
                          FormatBytes(bytes), formula);
  };
  line("weights", plan.weights_bytes, "as the backend keeps them for its products");
  line(plan.is_at_home() ? "KV homes" : "KV pages", plan.kv_bytes + plan.home_bytes,
       absl::StrCat(plan.pages, " pages of ", kPageTokens, " tokens x ", layout.layers_per_page(),
                    " layers x ", layout.kv_heads, " KV heads x ", layout.head_dim, " x 2 ",
                    Name(layout.kv_dtype), layout.has_scales() ? ", and 2 scales u8" : "",
                    plan.is_at_home() ? ", " + OnHost(plan) : ""));
  if (plan.is_at_home()) {
    line("KV rooms", plan.room_bytes,
         absl::StrCat(plan.rooms, " pages' keys and values, ", 100 * plan.rooms / plan.pages,
                      " % of those at home"));
    line("room index", plan.room_index_bytes,
         absl::StrCat("4 bytes a page and 8 a room, of each layer and KV head"));
  }
  if (plan.window_bytes > 0) {
    line("windows", plan.window_bytes,
         absl::StrCat("of these for each sequence, and ", plan.token_bytes,
                      " bytes a token: ", layout.layers, " layers in ", layout.groups.count(),
                      " groups, ", layout.groups.growing_count(), " of which see all tokens"));
  }
  if (layout.has_summaries) {
    line("summaries", plan.summary_bytes,
         absl::StrCat(layout.entries_per_page(), " entries a page x ", layout.summary_parts(),
                      " parts, ", Name(layout.summary_dtype)));
    line("carry", plan.carry_bytes,
         absl::StrCat(layout.open_entries(), " open entries a page x ", layout.summary_parts(),
                      " parts, ", Name(layout.carry_dtype)));
    line("state slots", plan.slot_bytes,
         absl::StrCat(plan.slots, " slots x ", layout.bytes_per_slot(), " bytes"));
  }
  line("a token", plan.token_bytes,
       absl::StrCat(plan.is_at_home()
                        ? absl::StrCat("of summaries and carry, beside ",
                                       layout.kv_bytes_per_page() / kPageTokens, " at home")
                        : "of the pages above",
                    "; ", plan.fitting_tokens, " tokens fit, in sequences of ",
                    plan.max_context_tokens, plan.window_bytes > 0 ? " with their windows" : ""));
  line("activations", plan.activations_bytes, "of the largest step");
  if (plan.workspace_bytes > 0) {
    line("workspace", plan.workspace_bytes, "of the backend for the largest step");
  }
  if (plan.kept_logits_bytes > 0) {
    line("kept logits", plan.kept_logits_bytes,
         absl::StrCat(plan.slots, " slots x ", plan.kept_logits_bytes / 4 / plan.slots,
                      " logits f32, for draws that wait for a mask"));
  }
  if (plan.host_bytes > 0) {
    line("host pages", plan.host_bytes, absl::StrCat(plan.host_pages, " pages ", OnHost(plan)));
  }
  if (plan.block_map_bytes > 0) {
    line("block maps", plan.block_map_bytes,
         absl::StrCat(plan.slots, " rows a step x ", layout.layers, " layers x ", layout.kv_heads,
                      " KV heads x ", layout.nsa.selected_blocks, " blocks selected, ",
                      OnHost(plan)));
  }
  line("together", plan.total_bytes(),
       absl::StrCat("of ", FormatBytes(plan.limit_bytes),
                    plan.is_device_memory ? " of device memory" : ""));
  return text;
}

}  // namespace longspan

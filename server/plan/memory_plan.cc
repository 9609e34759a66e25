#include "server/plan/memory_plan.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// Of a GPU's memory one part in so many is not planned: pieces begin at multiples, and loading
// leaves gaps.
constexpr int64_t kSpareParts = 64;
constexpr int64_t kLeastTokensPerSlot = 1024;

int64_t BudgetBytes(const MemoryRequest& request) {
  if (request.is_device_memory) return request.limit_bytes - request.limit_bytes / kSpareParts;
  return static_cast<int64_t>(static_cast<double>(request.limit_bytes) * request.memory_fraction);
}

std::string BudgetText(const MemoryRequest& request) {
  const std::string budget = FormatBytes(BudgetBytes(request));
  return request.is_device_memory
             ? absl::StrCat("--memory-fraction ", request.memory_fraction,
                            " of the free device memory leaves ", budget)
             : absl::StrCat("--memory-fraction ", request.memory_fraction, " of ",
                            FormatBytes(request.limit_bytes), " is ", budget);
}

int64_t PagesOfSequence(const MemoryRequest& request, const KvLayout& layout, int64_t tokens) {
  return MostPagesOfSequence(layout.groups, tokens, request.unsettled_tokens);
}

// However long it is.
int64_t WindowPages(const MemoryRequest& request, const KvLayout& layout) {
  constexpr int64_t kLongTokens = int64_t{1} << 40;
  return PagesOfSequence(request, layout, kLongTokens) -
         layout.groups.growing_count() * PagesForTokens(kLongTokens);
}

// Of sequences of `context_tokens`, and one that takes the pages that these leave.
int64_t FittingTokens(const MemoryRequest& request, const KvLayout& layout, int64_t pages,
                      int64_t context_tokens) {
  const int64_t pages_of_one = PagesOfSequence(request, layout, context_tokens);
  return pages / pages_of_one * context_tokens +
         LongestSequence(layout.groups, pages % pages_of_one, request.unsettled_tokens,
                         context_tokens);
}

absl::StatusOr<int64_t> CountPages(const MemoryRequest& request, const KvLayout& layout,
                                   int64_t fixed_bytes, int64_t context_tokens) {
  const int64_t page_bytes = layout.bytes_per_page();
  if (request.kv_cache_bytes.has_value()) {
    const int64_t pages = *request.kv_cache_bytes / page_bytes;
    if (pages > 0) return pages;
    return absl::InvalidArgumentError(absl::StrCat("--kv-cache-bytes is ", *request.kv_cache_bytes,
                                                   "; one page of ", kPageTokens, " tokens takes ",
                                                   page_bytes, " bytes."));
  }
  const int64_t budget_bytes = BudgetBytes(request);
  const int64_t pages = (budget_bytes - fixed_bytes) / page_bytes;
  if (budget_bytes < fixed_bytes || pages < 1) {
    const bool has_host = request.host_cache_bytes > 0 && !request.is_device_memory;
    const bool has_maps = request.block_map_bytes > 0 && !request.is_device_memory;
    return absl::InvalidArgumentError(absl::StrCat(
        "weights, state slots", request.kept_logits_bytes > 0 ? ", kept logits" : "",
        has_host ? ", host pages" : "", has_maps ? ", block maps" : "",
        request.workspace_bytes == 0 ? " and activations"
                                     : absl::StrCat(", activations and a workspace of ",
                                                    FormatBytes(request.workspace_bytes)),
        " take ", FormatBytes(fixed_bytes), " and a page of the KV cache ", FormatBytes(page_bytes),
        "; ", BudgetText(request), ". A larger fraction, fewer --max-running-requests, smaller ",
        has_host ? "--host-cache-bytes, smaller " : "",
        "--prefill-chunk-tokens or more memory would help."));
  }
  return std::min(pages, request.slots * PagesOfSequence(request, layout, context_tokens));
}

// Pages in the host's memory, and whether all that is to be there can be had.
absl::Status PlanHostPages(const MemoryRequest& request, const KvLayout& layout, MemoryPlan* plan) {
  const int64_t page_bytes = layout.bytes_per_page();
  plan->host_pages = request.host_cache_bytes / page_bytes;
  plan->host_bytes = plan->host_pages * page_bytes;
  if (request.host_cache_bytes > 0 && plan->host_pages == 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("--host-cache-bytes is ", request.host_cache_bytes, "; one page of ",
                     kPageTokens, " tokens takes ", page_bytes, " bytes."));
  }
  if (request.is_device_memory && request.host_limit_bytes > 0 &&
      plan->host_bytes + plan->block_map_bytes > request.host_limit_bytes) {
    return absl::InvalidArgumentError(
        absl::StrCat("--host-cache-bytes is ", FormatBytes(request.host_cache_bytes),
                     plan->block_map_bytes > 0
                         ? absl::StrCat(" and block maps take ", FormatBytes(plan->block_map_bytes),
                                        " (--max-running-requests)")
                         : "",
                     "; this process may have ", FormatBytes(request.host_limit_bytes),
                     " of the host's memory."));
  }
  return absl::OkStatus();
}

absl::Status CheckLimit(const MemoryPlan& plan) {
  if (plan.limit_bytes <= 0 || plan.total_bytes() <= plan.limit_bytes) return absl::OkStatus();
  const std::string limit = FormatBytes(plan.limit_bytes);
  const std::string workspace =
      plan.workspace_bytes == 0 ? "" : ", workspace " + FormatBytes(plan.workspace_bytes);
  const bool has_host = !plan.is_device_memory && plan.host_bytes > 0;
  const bool has_maps = !plan.is_device_memory && plan.block_map_bytes > 0;
  const std::string kept =
      plan.kept_logits_bytes == 0 ? "" : ", kept logits " + FormatBytes(plan.kept_logits_bytes);
  const std::string host =
      absl::StrCat(has_host ? ", host pages " + FormatBytes(plan.host_bytes) : "",
                   has_maps ? ", block maps " + FormatBytes(plan.block_map_bytes) : "");
  return absl::InvalidArgumentError(absl::StrCat(
      "weights ", FormatBytes(plan.weights_bytes), ", KV cache ", FormatBytes(plan.cache_bytes()),
      ", state slots ", FormatBytes(plan.slot_bytes), kept, host, workspace, " and activations ",
      FormatBytes(plan.activations_bytes), " take ", FormatBytes(plan.total_bytes()), " together; ",
      plan.is_device_memory ? absl::StrCat("of device memory there are ", limit)
                            : absl::StrCat("this process may have ", limit),
      ". --kv-cache-bytes changes the cache, ",
      has_host ? "--host-cache-bytes the host pages, " : "", "--max-running-requests the slots",
      plan.kept_logits_bytes > 0 ? ", the kept logits" : "",
      has_maps ? " and the block maps, " : ", ", "--prefill-chunk-tokens the activations",
      plan.workspace_bytes > 0 ? " and the workspace" : "", ", --compute-dtype the weights."));
}

}  // namespace

bool HasRoomForSlots(const MemoryRequest& request, const KvLayout& layout) {
  MemoryRequest small = request;
  small.model_context_tokens = std::min(request.model_context_tokens, kLeastTokensPerSlot);
  small.max_context_tokens.reset();
  const absl::StatusOr<MemoryPlan> plan = PlanMemory(small, layout);
  return plan.ok() && plan->pages >= request.slots * PagesOfSequence(request, layout,
                                                                     small.model_context_tokens);
}

absl::StatusOr<MemoryPlan> PlanMemory(const MemoryRequest& request, const KvLayout& layout) {
  MemoryPlan plan;
  plan.is_device_memory = request.is_device_memory;
  plan.limit_bytes = request.is_device_memory ? BudgetBytes(request) : request.limit_bytes;
  plan.weights_bytes = request.weights_bytes;
  plan.activations_bytes = request.activations_bytes;
  plan.workspace_bytes = request.workspace_bytes;
  plan.kept_logits_bytes = request.kept_logits_bytes;
  plan.slots = request.slots;
  plan.slot_bytes = request.slots * layout.bytes_per_slot();
  plan.block_map_bytes = request.block_map_bytes;
  LONGSPAN_RETURN_IF_ERROR(PlanHostPages(request, layout, &plan));

  const int64_t wanted_tokens = request.max_context_tokens.value_or(request.model_context_tokens);
  LONGSPAN_ASSIGN_OR_RETURN(plan.pages,
                            CountPages(request, layout, plan.fixed_bytes(), wanted_tokens));
  plan.kv_bytes = plan.pages * layout.kv_bytes_per_page();
  plan.summary_bytes = plan.pages * layout.summary_bytes_per_page();
  plan.carry_bytes = plan.pages * layout.carry_bytes_per_page();
  plan.token_bytes = layout.groups.growing_count() * layout.bytes_per_page() / kPageTokens;
  plan.window_bytes = WindowPages(request, layout) * layout.bytes_per_page();

  LONGSPAN_RETURN_IF_ERROR(CheckLimit(plan));

  const int64_t held_tokens =
      LongestSequence(layout.groups, plan.pages, request.unsettled_tokens, wanted_tokens);
  if (request.max_context_tokens.has_value() && wanted_tokens > held_tokens) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--max-context-tokens is ", wanted_tokens, ", which needs ",
        FormatBytes(PagesOfSequence(request, layout, wanted_tokens) * layout.bytes_per_page()),
        " of KV cache; there are ", FormatBytes(plan.pages * layout.bytes_per_page()), ", for ",
        held_tokens, " tokens. --kv-cache-bytes or --memory-fraction changes that."));
  }
  if (held_tokens == 0) {
    return absl::InvalidArgumentError(absl::StrCat(
        "a token takes ", layout.groups.count(), " pages of the KV cache, one for each group of ",
        "layers that see as far back, ",
        FormatBytes(layout.groups.count() * layout.bytes_per_page()), " together; there are ",
        plan.pages, ". --kv-cache-bytes or --memory-fraction changes that."));
  }
  plan.max_context_tokens = held_tokens;
  plan.fitting_tokens = FittingTokens(request, layout, plan.pages, held_tokens);
  return plan;
}

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
  line("KV pages", plan.kv_bytes,
       absl::StrCat(plan.pages, " pages of ", kPageTokens, " tokens x ", layout.layers_per_page(),
                    " layers x ", layout.kv_heads, " KV heads x ", layout.head_dim, " x 2 ",
                    Name(layout.kv_dtype), layout.has_scales() ? ", and 2 scales u8" : ""));
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
       absl::StrCat("of the pages above; ", plan.fitting_tokens, " tokens fit, in sequences of ",
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
    line("host pages", plan.host_bytes,
         absl::StrCat(plan.host_pages, " pages in the host's memory",
                      plan.is_device_memory ? ", beside what follows" : ""));
  }
  if (plan.block_map_bytes > 0) {
    line("block maps", plan.block_map_bytes,
         absl::StrCat(plan.slots, " rows a step x ", layout.layers, " layers x ", layout.kv_heads,
                      " KV heads x ", layout.nsa.selected_blocks,
                      " blocks selected, in the host's memory",
                      plan.is_device_memory ? ", beside what follows" : ""));
  }
  line("together", plan.total_bytes(),
       absl::StrCat("of ", FormatBytes(plan.limit_bytes),
                    plan.is_device_memory ? " of device memory" : ""));
  return text;
}

}  // namespace longspan

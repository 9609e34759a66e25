#include "server/plan/memory_plan.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"
#include "server/plan/home_plan.h"
#include "server/plan/memory_text.h"

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

// What the budget is for before pages; as a sentence goes on behind it.
std::string FixedText(const MemoryRequest& request, int64_t fixed_bytes) {
  const bool is_host = !request.is_device_memory;
  return absl::StrCat(
      "weights, state slots", request.kept_logits_bytes > 0 ? ", kept logits" : "",
      is_host && request.host_cache_bytes > 0 ? ", host pages" : "",
      is_host && request.kv_host_bytes > 0 ? ", keys and values at home" : "",
      is_host && request.block_map_bytes > 0 ? ", block maps" : "",
      request.workspace_bytes == 0
          ? " and activations"
          : absl::StrCat(", activations and a workspace of ", FormatBytes(request.workspace_bytes)),
      " take ", FormatBytes(fixed_bytes));
}

absl::StatusOr<int64_t> CountPages(const MemoryRequest& request, const KvLayout& layout,
                                   int64_t fixed_bytes, int64_t most_pages) {
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
    return absl::InvalidArgumentError(absl::StrCat(
        FixedText(request, fixed_bytes), " and a page of the KV cache ", FormatBytes(page_bytes),
        "; ", BudgetText(request), ". A larger fraction, fewer --max-running-requests, smaller ",
        has_host ? "--host-cache-bytes, smaller " : "",
        "--prefill-chunk-tokens or more memory would help."));
  }
  return std::min(pages, most_pages);
}

absl::Status PlanPages(const MemoryRequest& request, const KvLayout& layout, int64_t most_pages,
                       MemoryPlan* plan) {
  LONGSPAN_ASSIGN_OR_RETURN(plan->pages,
                            CountPages(request, layout, plan->fixed_bytes(), most_pages));
  plan->kv_bytes = plan->pages * layout.kv_bytes_per_page();
  return absl::OkStatus();
}

// What the device has for pages whose keys and values are at home, and how there may be more.
std::string BesideHomesText(const MemoryRequest& request, int64_t fixed_bytes) {
  if (request.kv_cache_bytes.has_value()) {
    return absl::StrCat("--kv-cache-bytes is ", FormatBytes(*request.kv_cache_bytes),
                        ". More of it, or smaller --kv-host-bytes, would help.");
  }
  return absl::StrCat(BudgetText(request), ", of which ", FixedText(request, fixed_bytes),
                      ". Smaller --kv-host-bytes, a larger fraction, fewer --max-running-requests, "
                      "smaller --prefill-chunk-tokens or more memory would help.");
}

absl::Status PlanHomes(const MemoryRequest& request, const KvLayout& layout, int64_t most_pages,
                       MemoryPlan* plan) {
  LONGSPAN_ASSIGN_OR_RETURN(plan->pages, CountHomes(layout, request.kv_host_bytes, most_pages));
  plan->home_bytes = plan->pages * layout.kv_bytes_per_page();
  const int64_t fixed_bytes = plan->fixed_bytes();  // on the CPU with the homes
  const int64_t device_bytes = request.kv_cache_bytes.value_or(BudgetBytes(request) - fixed_bytes);
  LONGSPAN_ASSIGN_OR_RETURN(const RoomPlan rooms, PlanRooms(layout, plan->pages, device_bytes,
                                                            BesideHomesText(request, fixed_bytes)));
  plan->rooms = rooms.rooms;
  plan->room_bytes = rooms.room_bytes;
  plan->room_index_bytes = rooms.index_bytes;
  return absl::OkStatus();
}

absl::Status PlanHostPages(const MemoryRequest& request, const KvLayout& layout, MemoryPlan* plan) {
  const int64_t page_bytes = layout.bytes_per_page();
  plan->host_pages = request.host_cache_bytes / page_bytes;
  plan->host_bytes = plan->host_pages * page_bytes;
  if (request.host_cache_bytes == 0 || plan->host_pages > 0) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("--host-cache-bytes is ", request.host_cache_bytes,
                                                 "; one page of ", kPageTokens, " tokens takes ",
                                                 page_bytes, " bytes."));
}

// Whether all that is to be in the host's memory beside a device can be had.
absl::Status CheckHost(const MemoryRequest& request, const MemoryPlan& plan) {
  if (!request.is_device_memory || request.host_limit_bytes <= 0 ||
      plan.bytes_on_host() <= request.host_limit_bytes) {
    return absl::OkStatus();
  }
  const std::string pages =
      plan.is_at_home()
          ? absl::StrCat("--kv-host-bytes is ", FormatBytes(request.kv_host_bytes), ", of which ",
                         FormatBytes(plan.home_bytes), " are used")
          : absl::StrCat("--host-cache-bytes is ", FormatBytes(request.host_cache_bytes));
  return absl::InvalidArgumentError(absl::StrCat(
      pages,
      plan.block_map_bytes > 0
          ? absl::StrCat(" and block maps take ", FormatBytes(plan.block_map_bytes),
                         " (--max-running-requests)")
          : "",
      "; this process may have ", FormatBytes(request.host_limit_bytes), " of the host's memory."));
}

// ", workspace 1.00 GiB"; empty without bytes.
std::string Part(absl::string_view name, int64_t bytes) {
  return bytes == 0 ? "" : absl::StrCat(", ", name, " ", FormatBytes(bytes));
}

absl::Status CheckLimit(const MemoryPlan& plan) {
  if (plan.limit_bytes <= 0 || plan.total_bytes() <= plan.limit_bytes) return absl::OkStatus();
  const std::string limit = FormatBytes(plan.limit_bytes);
  const bool is_host = !plan.is_device_memory;
  const bool has_maps = is_host && plan.block_map_bytes > 0;
  const std::string on_host = is_host
                                  ? absl::StrCat(Part("host pages", plan.host_bytes),
                                                 Part("keys and values at home", plan.home_bytes),
                                                 Part("block maps", plan.block_map_bytes))
                                  : "";
  return absl::InvalidArgumentError(absl::StrCat(
      "weights ", FormatBytes(plan.weights_bytes), ", KV cache ", FormatBytes(plan.cache_bytes()),
      ", state slots ", FormatBytes(plan.slot_bytes), Part("kept logits", plan.kept_logits_bytes),
      on_host, Part("workspace", plan.workspace_bytes), " and activations ",
      FormatBytes(plan.activations_bytes), " take ", FormatBytes(plan.total_bytes()), " together; ",
      plan.is_device_memory ? absl::StrCat("of device memory there are ", limit)
                            : absl::StrCat("this process may have ", limit),
      ". --kv-cache-bytes changes the cache, ",
      is_host && plan.host_bytes > 0 ? "--host-cache-bytes the host pages, " : "",
      is_host && plan.is_at_home() ? "--kv-host-bytes what is at home, " : "",
      "--max-running-requests the slots", plan.kept_logits_bytes > 0 ? ", the kept logits" : "",
      has_maps ? " and the block maps, " : ", ", "--prefill-chunk-tokens the activations",
      plan.workspace_bytes > 0 ? " and the workspace" : "", ", --compute-dtype the weights."));
}

// What decides how many pages there are: bytes of one, what they are of, which flags change it.
struct PageSource {
  int64_t page_bytes;
  const char* memory;
  const char* flags;
};

PageSource SourceOf(const MemoryPlan& plan, const KvLayout& layout) {
  if (plan.is_at_home()) {
    return {layout.kv_bytes_per_page(), "keys and values at home", "--kv-host-bytes changes that."};
  }
  return {layout.bytes_per_page(), "KV cache",
          "--kv-cache-bytes or --memory-fraction changes that."};
}

// The longest sequence that the pages hold, no longer than wanted.
absl::StatusOr<int64_t> HeldTokens(const MemoryRequest& request, const KvLayout& layout,
                                   const MemoryPlan& plan, int64_t wanted_tokens) {
  const int64_t held_tokens =
      LongestSequence(layout.groups, plan.pages, request.unsettled_tokens, wanted_tokens);
  const PageSource source = SourceOf(plan, layout);
  if (request.max_context_tokens.has_value() && wanted_tokens > held_tokens) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--max-context-tokens is ", wanted_tokens, ", which needs ",
        FormatBytes(PagesOfSequence(request, layout, wanted_tokens) * source.page_bytes), " of ",
        source.memory, "; there are ", FormatBytes(plan.pages * source.page_bytes), ", for ",
        held_tokens, " tokens. ", source.flags));
  }
  if (held_tokens == 0) {
    return absl::InvalidArgumentError(absl::StrCat(
        "a token takes ", layout.groups.count(), " pages of the KV cache, one for each group of ",
        "layers that see as far back, ", FormatBytes(layout.groups.count() * source.page_bytes),
        " together; there are ", plan.pages, ". ", source.flags));
  }
  return held_tokens;
}

}  // namespace

bool HasRoomForSlots(const MemoryRequest& request, const KvLayout& layout) {
  // Pages at home do not grow fewer with their sequences, nor what they keep on the device.
  if (request.kv_host_bytes > 0 && !PlanMemory(request, layout).ok()) return false;
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
  const int64_t most_pages = request.slots * PagesOfSequence(request, layout, wanted_tokens);
  LONGSPAN_RETURN_IF_ERROR(request.kv_host_bytes > 0
                               ? PlanHomes(request, layout, most_pages, &plan)
                               : PlanPages(request, layout, most_pages, &plan));
  LONGSPAN_RETURN_IF_ERROR(CheckHost(request, plan));
  plan.summary_bytes = plan.pages * layout.summary_bytes_per_page();
  plan.carry_bytes = plan.pages * layout.carry_bytes_per_page();
  const int64_t page_bytes =
      layout.bytes_per_page() - (plan.is_at_home() ? layout.kv_bytes_per_page() : 0);
  plan.token_bytes = layout.groups.growing_count() * page_bytes / kPageTokens;
  plan.window_bytes = WindowPages(request, layout) * layout.bytes_per_page();

  LONGSPAN_RETURN_IF_ERROR(CheckLimit(plan));
  LONGSPAN_ASSIGN_OR_RETURN(plan.max_context_tokens,
                            HeldTokens(request, layout, plan, wanted_tokens));
  plan.fitting_tokens = FittingTokens(request, layout, plan.pages, plan.max_context_tokens);
  return plan;
}

}  // namespace longspan

#include "kernels/cuda/attention/home_stream.h"

#include <algorithm>
#include <utility>

#include "kernels/cuda/base/cuda_check.h"
#include "kernels/kv_layout.h"

namespace longspan::cuda {
namespace {

struct PageBytes {
  size_t block;   // keys, or values, of a page, all KV heads
  size_t scales;  // of them

  size_t all(int64_t copies) const { return 2 * (block + scales) * copies; }
};

PageBytes BytesOf(const DevicePages& pages, int element_bytes) {
  const size_t tokens = size_t(pages.kv_heads) * kPageTokens;
  return {tokens * pages.head_dim * element_bytes, pages.is_fp8() ? tokens : 0};
}

}  // namespace

HomeStream::~HomeStream() {
  if (copies_ != nullptr) cudaStreamSynchronize(copies_->get());
}

absl::Status HomeStream::Open() {
  if (copies_ != nullptr) return absl::OkStatus();
  for (Slot& slot : slots_) {
    LONGSPAN_ASSIGN_OR_RETURN(Event left, Event::Create());
    LONGSPAN_ASSIGN_OR_RETURN(Event copied, Event::Create());
    slot.left.emplace(std::move(left));
    slot.copied.emplace(std::move(copied));
  }
  LONGSPAN_ASSIGN_OR_RETURN(copies_, Stream::Create());
  return absl::OkStatus();
}

void HomeStream::BeginStep() {
  for (Slot& slot : slots_) slot.layer = nullptr;
}

// Memory moves only when a step needs more than was reserved; nothing may be on its way there then.
absl::StatusOr<DevicePages> HomeStream::PagesIn(Slot& slot, const Load& load) {
  const PageBytes bytes = BytesOf(load.from, load.element_bytes);
  if (bytes.all(load.copies) > slot.memory.bytes()) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamSynchronize(copies_->get()));
  }
  LONGSPAN_ASSIGN_OR_RETURN(void* memory, slot.memory.AtLeast(bytes.all(load.copies)));
  DevicePages pages = load.from;
  pages.rooms = {};
  char* at = static_cast<char*>(memory);
  const auto take = [&at, &load](size_t page_bytes) -> void* {
    if (page_bytes == 0) return nullptr;
    return std::exchange(at, at + page_bytes * load.copies);
  };
  pages.keys = take(bytes.block);
  pages.values = take(bytes.block);
  pages.key_scales = take(bytes.scales);
  pages.value_scales = take(bytes.scales);
  return pages;
}

absl::Status HomeStream::Copy(const Load& load, const DevicePages& to) const {
  const PageBytes bytes = BytesOf(load.from, load.element_bytes);
  const auto copy = [&](const void* home, void* places, const PageRun& run, size_t page_bytes) {
    if (page_bytes == 0) return cudaSuccess;
    return cudaMemcpyAsync(static_cast<char*>(places) + run.first_copy * page_bytes,
                           static_cast<const char*>(home) + run.first_page * page_bytes,
                           run.count * page_bytes, cudaMemcpyHostToDevice, copies_->get());
  };
  for (const PageRun& run : load.runs) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(copy(load.from.keys, to.keys, run, bytes.block));
    LONGSPAN_CUDA_RETURN_IF_ERROR(copy(load.from.values, to.values, run, bytes.block));
    LONGSPAN_CUDA_RETURN_IF_ERROR(copy(load.from.key_scales, to.key_scales, run, bytes.scales));
    LONGSPAN_CUDA_RETURN_IF_ERROR(copy(load.from.value_scales, to.value_scales, run, bytes.scales));
  }
  return absl::OkStatus();
}

// What the main stream has queued so far has all reads of the slot, and all that steps before wrote
// to homes.
absl::Status HomeStream::Begin(const Load& load) {
  LONGSPAN_RETURN_IF_ERROR(Open());
  Slot& slot = slots_[next_];
  LONGSPAN_ASSIGN_OR_RETURN(const DevicePages places, PagesIn(slot, load));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventRecord(slot.left->get(), main_));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamWaitEvent(copies_->get(), slot.left->get()));
  LONGSPAN_RETURN_IF_ERROR(Copy(load, places));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventRecord(slot.copied->get(), copies_->get()));
  slot.layer = load.from.keys;
  slot.runs = load.runs.data();
  next_ = 1 - next_;
  return absl::OkStatus();
}

absl::StatusOr<DevicePages> HomeStream::Wait(const Load& load) {
  const auto find = [this, &load] {
    return std::find_if(slots_.begin(), slots_.end(), [&load](const Slot& slot) {
      return slot.layer == load.from.keys && slot.runs == load.runs.data();
    });
  };
  auto slot = find();
  if (slot == slots_.end()) {
    LONGSPAN_RETURN_IF_ERROR(Begin(load));
    slot = find();
  }
  slot->layer = nullptr;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamWaitEvent(main_, slot->copied->get()));
  return PagesIn(*slot, load);
}

// What was begun there, and never waited for, ends before.
absl::StatusOr<DevicePages> HomeStream::Take(const Load& load) {
  LONGSPAN_RETURN_IF_ERROR(Open());
  Slot& slot = slots_[next_];
  next_ = 1 - next_;
  slot.layer = nullptr;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamWaitEvent(main_, slot.copied->get()));
  return PagesIn(slot, load);
}

void HomeStream::AddNeeds(size_t bytes, std::vector<WorkspaceNeed>& needs) {
  for (Slot& slot : slots_) needs.push_back({&slot.memory, bytes});
}

}  // namespace longspan::cuda

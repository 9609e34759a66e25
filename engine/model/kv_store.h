// The memory behind page ids and state slots: keys and values, summaries, carry and slots of the
// layers that share a page, and a pool of the host's where whole pages and slots wait while others
// take their places. Whoever decides which page or slot means what stands elsewhere; nothing is
// counted here.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/model/forward_batch.h"
#include "engine/model/kv_homes.h"
#include "engine/model/model_config.h"
#include "kernels/backend.h"
#include "kernels/kv_layout.h"
#include "kernels/ops.h"

namespace longspan {

// The cache keeps summaries and tails in the compute type, open sums in f32; keys and values in
// `kv_dtype`, or without one in the compute type.
KvLayout LayoutFor(const ModelConfig& config, DType compute_dtype,
                   std::optional<DType> kv_dtype = std::nullopt);

struct KvCounts {
  int64_t pages = 0;
  int32_t slots = 0;
  int64_t host_pages = 0;
  int32_t host_slots = 0;
  // Keys and values of pages have their home in the host's memory, and so many rooms of each layer
  // and KV head are on the device (kernels/kv_rooms.h).
  std::optional<int64_t> rooms;
  // The homes of these pages, or of more; null: the store takes them, all at once.
  std::shared_ptr<KvHomes> homes;
};

// InvalidArgument with the reason, if decode steps of such a cache do not select what they read.
absl::Status CheckTakesRooms(const KvLayout& layout);

class KvStore {
 public:
  // ResourceExhausted, naming the pool, if the memory cannot be had; InvalidArgument for rooms
  // where decode steps do not select (KvLayout::has_summaries), and beside host pages: homes are
  // there already.
  static absl::StatusOr<std::unique_ptr<KvStore>> Create(const KvLayout& layout,
                                                         const KvCounts& counts, Backend* backend);

  KvLayerView Layer(int layer) const;
  // The first so many pages are there: all, or those whose homes are. Grows. Any thread.
  int64_t pages_there() const;
  bool more_pages_come() const { return homes_ != nullptr && homes_->more_come(); }

  // The destination page and slot become what the source's are now, in all layers that they hold.
  absl::Status Fork(const ForkCopy& fork);
  // The slot's open sums become the carry of a page, or zero; there is no tail on a page boundary.
  absl::Status Reset(const SlotReset& reset);
  // All of a page or slot, of all layers that it holds. The order in memory is the device's on both
  // sides.
  absl::Status MovePage(const HostMove& move) { return Move(move, kPagePools); }
  absl::Status MoveSlot(const HostMove& move) { return Move(move, kSlotPools); }

 private:
  // One array [places, count, Hk, elements of one (item, KV head)], a place for each layer that
  // shares a page; without a buffer if it is empty.
  struct Pool {
    std::shared_ptr<Buffer> buffer;
    DType dtype = DType::kF32;
    int64_t count = 0;          // pages or slots
    int64_t item_elements = 0;  // of one layer of one page or slot
    int64_t unused = 0;         // further items behind those of each layer

    size_t item_bytes() const { return static_cast<size_t>(item_elements) * SizeBytes(dtype); }
    void* Item(int place, int64_t index) const;
  };

  struct Pools {
    Pool keys;
    Pool values;
    Pool key_scales;
    Pool value_scales;
    Pool summary_keys;
    Pool summary_values;
    Pool carry;
    Pool tail_keys;
    Pool open_sums;
    // Of pages whose keys and values are at home in the host's memory: KvRooms.
    Pool room_keys;
    Pool room_values;
    Pool room_key_scales;
    Pool room_value_scales;
    Pool room_of_page;
    Pool page_of_room;
    Pool read_at_step;
    Pool decode_steps;
  };
  using PoolMember = Pool Pools::*;
  // What a page holds, and what a slot.
  static constexpr std::array<PoolMember, 7> kPagePools = {
      &Pools::keys,         &Pools::values,         &Pools::key_scales, &Pools::value_scales,
      &Pools::summary_keys, &Pools::summary_values, &Pools::carry};
  static constexpr std::array<PoolMember, 4> kKeysAndValues = {
      &Pools::keys, &Pools::values, &Pools::key_scales, &Pools::value_scales};
  static constexpr std::array<PoolMember, 8> kRoomPools = {
      &Pools::room_keys,         &Pools::room_values,  &Pools::room_key_scales,
      &Pools::room_value_scales, &Pools::room_of_page, &Pools::page_of_room,
      &Pools::read_at_step,      &Pools::decode_steps};
  static constexpr std::array<PoolMember, 2> kSlotPools = {&Pools::tail_keys, &Pools::open_sums};

  KvStore(const KvLayout& layout, Backend* backend) : layout_(layout), backend_(*backend) {}

  absl::Status AllocateKeysAndValues();
  absl::Status MoveIn(const KvCounts& counts);
  absl::Status AllocateOnDevice();
  absl::Status AllocateOnHost(int64_t pages, int32_t slots);
  absl::Status AllocateRooms(const KvCounts& counts);
  // Types and counts, without memory.
  Pools Shapes(int64_t pages, int32_t slots) const;
  // Whatever rooms have of the page is worth nothing.
  absl::Status ForgetRooms(int64_t page);
  size_t Bytes(const Pool& pool) const;
  TensorView View(const Pool& pool, int place) const;
  KvRooms RoomsOf(int place) const;
  absl::Status CopyItem(const Pool& source_pool, int64_t source, const Pool& destination_pool,
                        int64_t destination);
  absl::Status Move(const HostMove& move, absl::Span<const PoolMember> pools);

  const KvLayout layout_;
  Backend& backend_;
  std::shared_ptr<KvHomes> homes_;  // null: all is on the device
  Pools device_;
  Pools host_;
  std::unique_ptr<Buffer> zeros_;     // one layer of one slot's open sums
  std::unique_ptr<Buffer> no_rooms_;  // room_of_page of a page that has none
};

}  // namespace longspan

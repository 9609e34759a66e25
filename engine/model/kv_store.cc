#include "engine/model/kv_store.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/model/family.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

std::vector<int64_t> WindowsOf(const ModelConfig& config) {
  std::vector<int64_t> windows(config.layers, 0);
  for (int layer = 0; layer < config.layers; ++layer) {
    windows[layer] = LayerOf(config, layer).window_tokens;
  }
  return windows;
}

absl::Status CheckRooms(const KvLayout& layout, const KvCounts& counts) {
  LONGSPAN_RETURN_IF_ERROR(CheckTakesRooms(layout));
  if (*counts.rooms >= 0 && counts.host_pages == 0) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      "a cache whose keys and values are at home in the host's memory has ", *counts.rooms,
      " rooms and ", counts.host_pages, " host pages, accepted: 0 rooms or more, no host pages"));
}

}  // namespace

absl::Status CheckTakesRooms(const KvLayout& layout) {
  const char* reason = !layout.has_summaries       ? "reads all of them for each generated token"
                       : layout.prefill            ? "attends sparsely to prompts alone"
                       : layout.nsa.decode_only    ? "has layers that read all of them"
                       : layout.groups.count() > 1 ? "has layers that see unequally far back"
                                                   : nullptr;
  if (reason == nullptr) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("keys and values cannot be at home in the host's memory: the model ", reason));
}

KvLayout LayoutFor(const ModelConfig& config, DType compute_dtype, std::optional<DType> kv_dtype) {
  KvLayout layout;
  layout.layers = config.layers;
  layout.kv_heads = config.kv_heads;
  layout.head_dim = config.head_dim;
  layout.kv_dtype = kv_dtype.value_or(compute_dtype);
  layout.summary_dtype = compute_dtype;
  layout.carry_dtype = DType::kF32;
  layout.has_summaries = config.nsa.has_value();
  if (config.nsa) layout.nsa = *config.nsa;
  layout.prefill = config.sparse_prefill;
  layout.groups = GroupLayers(WindowsOf(config));
  return layout;
}

void* KvStore::Pool::Item(int place, int64_t index) const {
  const size_t item = static_cast<size_t>(place * (count + unused) + index);
  return static_cast<char*>(buffer->data()) + item * item_bytes();
}

KvStore::Pools KvStore::Shapes(int64_t pages, int32_t slots) const {
  const int64_t summary_keys = layout_.has_summaries ? layout_.summary_elements_per_page() : 0;
  const int64_t summary_values = layout_.summary_parts() == 2 ? summary_keys : 0;
  const int64_t keys = layout_.key_elements_per_page();
  Pools shapes;
  shapes.keys = {nullptr, layout_.kv_dtype, pages, keys};
  shapes.values = {nullptr, layout_.kv_dtype, pages, keys};
  shapes.key_scales = {nullptr, DType::kU8, pages, layout_.scale_elements_per_page()};
  shapes.value_scales = {nullptr, DType::kU8, pages, layout_.scale_elements_per_page()};
  shapes.summary_keys = {nullptr, layout_.summary_dtype, pages, summary_keys};
  shapes.summary_values = {nullptr, layout_.summary_dtype, pages, summary_values};
  shapes.carry = {nullptr, layout_.carry_dtype, pages, layout_.carry_elements_per_page()};
  shapes.tail_keys = {nullptr, layout_.computed_kv_dtype(), slots,
                      layout_.tail_elements_per_slot()};
  shapes.open_sums = {nullptr, layout_.carry_dtype, slots, layout_.open_sum_elements_per_slot()};
  return shapes;
}

size_t KvStore::Bytes(const Pool& pool) const {
  return static_cast<size_t>(layout_.layers_per_page() * pool.count) * pool.item_bytes();
}

absl::Status KvStore::AllocateKeysAndValues() {
  for (const PoolMember member : kKeysAndValues) {
    Pool& pool = device_.*member;
    if (Bytes(pool) == 0) continue;
    LONGSPAN_ASSIGN_OR_RETURN(pool.buffer, backend_.Allocate("kv", Bytes(pool)));
  }
  return absl::OkStatus();
}

absl::Status KvStore::MoveIn(const KvCounts& counts) {
  homes_ = counts.homes;
  if (homes_ == nullptr) {
    LONGSPAN_ASSIGN_OR_RETURN(homes_, KvHomes::Reserve(layout_, counts.pages, &backend_));
    LONGSPAN_RETURN_IF_ERROR(TakeHomes(counts.pages, homes_.get()));
  }
  if (homes_->pages() < counts.pages) {
    return absl::InvalidArgumentError(absl::StrCat("a cache of ", counts.pages, " pages has ",
                                                   homes_->pages(), " homes for keys and values"));
  }
  for (size_t i = 0; i < kKeysAndValues.size(); ++i) {
    Pool& pool = device_.*kKeysAndValues[i];
    pool.unused = homes_->pages() - counts.pages;
    if (HostArray* array = homes_->array(i); array != nullptr) {
      pool.buffer = std::shared_ptr<Buffer>(homes_, array);
    }
  }
  return absl::OkStatus();
}

absl::Status KvStore::AllocateOnDevice() {
  const std::pair<const char*, PoolMember> named[] = {
      {"summary", &Pools::summary_keys},
      {"summary", &Pools::summary_values},
      {"carry", &Pools::carry},
      {"sequence_state", &Pools::tail_keys},
      {"sequence_state", &Pools::open_sums},
  };
  for (const auto& [name, member] : named) {
    Pool& pool = device_.*member;
    if (Bytes(pool) == 0) continue;
    LONGSPAN_ASSIGN_OR_RETURN(pool.buffer, backend_.Allocate(name, Bytes(pool)));
  }
  if (device_.open_sums.buffer == nullptr) return absl::OkStatus();
  LONGSPAN_ASSIGN_OR_RETURN(zeros_,
                            backend_.Allocate("sequence_state", device_.open_sums.item_bytes()));
  return absl::OkStatus();
}

absl::Status KvStore::AllocateRooms(const KvCounts& counts) {
  const int64_t rooms = *counts.rooms;
  const int64_t heads = layout_.kv_heads;
  const auto like = [rooms](const Pool& pool) {
    return Pool{nullptr, pool.dtype, rooms, pool.item_elements};
  };
  device_.room_keys = like(device_.keys);
  device_.room_values = like(device_.values);
  device_.room_key_scales = like(device_.key_scales);
  device_.room_value_scales = like(device_.value_scales);
  device_.room_of_page = {nullptr, DType::kI32, counts.pages, heads};
  device_.page_of_room = {nullptr, DType::kI32, heads, rooms};
  device_.read_at_step = {nullptr, DType::kI32, heads, rooms};
  device_.decode_steps = {nullptr, DType::kI32, heads, 1};
  for (const PoolMember member : kRoomPools) {
    Pool& pool = device_.*member;
    LONGSPAN_ASSIGN_OR_RETURN(pool.buffer, backend_.Allocate("kv_rooms", Bytes(pool)));
  }
  for (const PoolMember member : {&Pools::room_of_page, &Pools::page_of_room}) {
    const Pool& pool = device_.*member;
    const std::vector<int32_t> none(Bytes(pool) / sizeof(int32_t), kNoRoom);
    LONGSPAN_RETURN_IF_ERROR(backend_.CopyIn(pool.buffer->data(), none.data(), Bytes(pool)));
  }
  const std::vector<int32_t> none(heads, kNoRoom);
  LONGSPAN_ASSIGN_OR_RETURN(no_rooms_, backend_.Allocate("kv_rooms", heads * sizeof(int32_t)));
  return backend_.CopyIn(no_rooms_->data(), none.data(), heads * sizeof(int32_t));
}

absl::Status KvStore::AllocateOnHost(int64_t pages, int32_t slots) {
  host_ = Shapes(pages, slots);
  const auto allocate = [this](absl::Span<const PoolMember> members) -> absl::Status {
    for (const PoolMember member : members) {
      Pool& pool = host_.*member;
      if (Bytes(pool) == 0) continue;
      LONGSPAN_ASSIGN_OR_RETURN(pool.buffer, backend_.AllocateHost("kv_host", Bytes(pool)));
    }
    return absl::OkStatus();
  };
  LONGSPAN_RETURN_IF_ERROR(allocate(kPagePools));
  return allocate(kSlotPools);
}

absl::StatusOr<std::unique_ptr<KvStore>> KvStore::Create(const KvLayout& layout,
                                                         const KvCounts& counts, Backend* backend) {
  std::unique_ptr<KvStore> store(new KvStore(layout, backend));
  store->device_ = store->Shapes(counts.pages, counts.slots);
  if (counts.rooms.has_value()) {
    LONGSPAN_RETURN_IF_ERROR(CheckRooms(layout, counts));
    LONGSPAN_RETURN_IF_ERROR(store->MoveIn(counts));
    LONGSPAN_RETURN_IF_ERROR(store->AllocateRooms(counts));
  } else {
    LONGSPAN_RETURN_IF_ERROR(store->AllocateKeysAndValues());
  }
  LONGSPAN_RETURN_IF_ERROR(store->AllocateOnDevice());
  LONGSPAN_RETURN_IF_ERROR(store->AllocateOnHost(counts.host_pages, counts.host_slots));
  return store;
}

int64_t KvStore::pages_there() const {
  const int64_t pages = device_.carry.count;
  return homes_ == nullptr ? pages : std::min(pages, homes_->there());
}

KvRooms KvStore::RoomsOf(int place) const {
  if (device_.room_of_page.buffer == nullptr) return {};
  const auto view = [&](const Pool& pool) {
    return TensorView{pool.Item(place, 0), pool.dtype, 2, {pool.count, pool.item_elements}};
  };
  KvRooms rooms;
  rooms.home_piece_pages = homes_->piece_pages();
  rooms.keys = View(device_.room_keys, place);
  rooms.values = View(device_.room_values, place);
  if (layout_.has_scales()) {
    rooms.key_scales = View(device_.room_key_scales, place);
    rooms.value_scales = View(device_.room_value_scales, place);
  }
  rooms.room_of_page = view(device_.room_of_page);
  rooms.page_of_room = view(device_.page_of_room);
  rooms.read_at_step = view(device_.read_at_step);
  rooms.decode_steps = {device_.decode_steps.Item(place, 0), DType::kI32, 1, {layout_.kv_heads}};
  return rooms;
}

TensorView KvStore::View(const Pool& pool, int place) const {
  TensorView view;
  if (pool.buffer == nullptr) return view;
  view.data = pool.Item(place, 0);
  view.dtype = pool.dtype;
  view.rank = 3;
  view.shape = {pool.count, layout_.kv_heads, pool.item_elements / layout_.kv_heads};
  return view;
}

KvLayerView KvStore::Layer(int layer) const {
  const auto [group, place] = layout_.groups.PlaceOf(layer);
  return {&layout_,
          View(device_.keys, place),
          View(device_.values, place),
          View(device_.key_scales, place),
          View(device_.value_scales, place),
          View(device_.summary_keys, place),
          View(device_.summary_values, place),
          View(device_.carry, place),
          View(device_.tail_keys, place),
          View(device_.open_sums, place),
          group,
          RoomsOf(place)};
}

absl::Status KvStore::CopyItem(const Pool& source_pool, int64_t source,
                               const Pool& destination_pool, int64_t destination) {
  if (source_pool.buffer == nullptr) return absl::OkStatus();
  for (int place = 0; place < layout_.layers_per_page(); ++place) {
    LONGSPAN_RETURN_IF_ERROR(backend_.CopyWithin(destination_pool.Item(place, destination),
                                                 source_pool.Item(place, source),
                                                 source_pool.item_bytes()));
  }
  return absl::OkStatus();
}

absl::Status KvStore::ForgetRooms(int64_t page) {
  const Pool& room_of_page = device_.room_of_page;
  if (room_of_page.buffer == nullptr) return absl::OkStatus();
  for (int place = 0; place < layout_.layers_per_page(); ++place) {
    LONGSPAN_RETURN_IF_ERROR(backend_.CopyWithin(room_of_page.Item(place, page), no_rooms_->data(),
                                                 room_of_page.item_bytes()));
  }
  return absl::OkStatus();
}

// The carry of a begun page is not copied: it is written when the page is full.
absl::Status KvStore::Fork(const ForkCopy& fork) {
  if (fork.source_page >= 0 && fork.source_page != fork.destination_page) {
    for (const PoolMember member : kPagePools) {
      const Pool& pool = device_.*member;
      if (member == &Pools::carry) continue;
      LONGSPAN_RETURN_IF_ERROR(CopyItem(pool, fork.source_page, pool, fork.destination_page));
    }
    LONGSPAN_RETURN_IF_ERROR(ForgetRooms(fork.destination_page));
  }
  if (fork.source_slot == fork.destination_slot) return absl::OkStatus();
  for (const PoolMember member : kSlotPools) {
    const Pool& pool = device_.*member;
    LONGSPAN_RETURN_IF_ERROR(CopyItem(pool, fork.source_slot, pool, fork.destination_slot));
  }
  return absl::OkStatus();
}

absl::Status KvStore::Move(const HostMove& move, absl::Span<const PoolMember> pools) {
  for (const PoolMember member : pools) {
    const Pool& device = device_.*member;
    const Pool& host = host_.*member;
    LONGSPAN_RETURN_IF_ERROR(move.to_host
                                 ? CopyItem(device, move.device_item, host, move.host_item)
                                 : CopyItem(host, move.host_item, device, move.device_item));
  }
  return absl::OkStatus();
}

absl::Status KvStore::Reset(const SlotReset& reset) {
  const Pool& open_sums = device_.open_sums;
  if (open_sums.buffer == nullptr) return absl::OkStatus();
  for (int place = 0; place < layout_.layers_per_page(); ++place) {
    const void* sums = reset.page < 0 ? zeros_->data() : device_.carry.Item(place, reset.page);
    LONGSPAN_RETURN_IF_ERROR(
        backend_.CopyWithin(open_sums.Item(place, reset.slot), sums, open_sums.item_bytes()));
  }
  return absl::OkStatus();
}

}  // namespace longspan

// The order of elements inside one (page, KV head) and one (slot, KV head) of the CPU backend:
//
//   keys            [head_dim, 64]                 transposed, so that scores need no transpose
//   values          [64, head_dim]
//   summary keys    [head_dim, entries_per_page]   likewise
//   summary values  [entries_per_page, head_dim]; deviations lie as summary keys do
//   tail keys       [stride_tokens, head_dim]      unrotated keys of the begun sub-block
//   carry, open sums  [parts, open_entries, head_dim] f32, part 0 keys, part 1 values
#pragma once

#include <cstdint>

#include "kernels/kv_layout.h"
#include "kernels/ops.h"

namespace longspan::cpu {

// Address of what KV head `kv_head` keeps in page or slot `index` of `array` [n, Hk, elements].
inline char* HeadOf(const TensorView& array, int64_t index, int kv_head) {
  const int64_t elements = (index * array.shape[1] + kv_head) * array.shape[2];
  return static_cast<char*>(array.data) + elements * static_cast<int64_t>(SizeBytes(array.dtype));
}

// Keys and values of one (page, KV head), wherever they lie.
struct KvBlock {
  char* keys = nullptr;
  char* values = nullptr;
  uint8_t* key_scales = nullptr;  // [64], or nothing
  uint8_t* value_scales = nullptr;
};

// In the arrays of a KvLayerView or of its rooms.
template <typename Arrays>
KvBlock BlockIn(const Arrays& arrays, int64_t index, int kv_head) {
  KvBlock block = {HeadOf(arrays.keys, index, kv_head), HeadOf(arrays.values, index, kv_head)};
  if (arrays.key_scales.data == nullptr) return block;
  block.key_scales = reinterpret_cast<uint8_t*>(HeadOf(arrays.key_scales, index, kv_head));
  block.value_scales = reinterpret_cast<uint8_t*>(HeadOf(arrays.value_scales, index, kv_head));
  return block;
}

inline int32_t RoomOf(const KvRooms& rooms, int64_t page, int kv_head) {
  if (!rooms.exist()) return kNoRoom;
  return rooms.room_of_page.as<const int32_t>()[page * rooms.room_of_page.shape[1] + kv_head];
}

// What to read of a page: its room if it has one.
inline KvBlock BlockOf(const KvLayerView& kv, int64_t page, int kv_head) {
  const int32_t room = RoomOf(kv.rooms, page, kv_head);
  return room == kNoRoom ? BlockIn(kv, page, kv_head) : BlockIn(kv.rooms, room, kv_head);
}

inline const void* Element(const void* array, DType dtype, int64_t index) {
  return static_cast<const char*>(array) + index * static_cast<int64_t>(SizeBytes(dtype));
}

}  // namespace longspan::cpu

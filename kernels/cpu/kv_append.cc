#include "kernels/cpu/kv_append.h"

#include <array>
#include <cstdint>

#include "kernels/cpu/bf16.h"
#include "kernels/cpu/e4m3_rows.h"
#include "kernels/cpu/kv_pages.h"
#include "kernels/cpu/pointwise.h"
#include "kernels/cpu/query_blocks.h"
#include "kernels/cpu/rope.h"
#include "kernels/geometry.h"

namespace longspan::cpu {
namespace {

constexpr int kTokensPerTask = 64;

// The rotation of one position, behind the norms of heads where there are any.
class HeadRotation {
 public:
  HeadRotation(const RopeAppendArgs& args, int row, int64_t position)
      : head_dim_(args.kv.layout->head_dim),
        rotary_dims_(args.rope.rotary_dims),
        epsilon_(args.norms.epsilon) {
    RopeTable(args.rope.OfRow(*args.batch, row), position, cosines_.data(), sines_.data());
  }

  // out [head_dim] = x normalised by `norm_weight` [head_dim], or empty, and rotated.
  void Apply(const float* x, const TensorView& norm_weight, float* out) const {
    std::array<float, kMostHeadDim> normed;
    if (norm_weight.data != nullptr) {
      RmsNormHead(x, norm_weight.as<float>(), epsilon_, head_dim_, normed.data());
      x = normed.data();
    }
    Rotate(x, cosines_.data(), sines_.data(), rotary_dims_, head_dim_, out);
  }

 private:
  const int head_dim_;
  const int rotary_dims_;
  const float epsilon_;
  std::array<float, kMostHeadDim / 2> cosines_;
  std::array<float, kMostHeadDim / 2> sines_;
};

// key, value [head_dim] of the token at `offset` in the page.
void StoreToken(const KvLayout& layout, const KvBlock& block, int64_t offset, const float* key,
                const float* value) {
  const int head_dim = layout.head_dim;
  if (layout.has_scales()) {
    block.key_scales[offset] =
        RoundRow(key, head_dim, kPageTokens, reinterpret_cast<uint8_t*>(block.keys + offset));
    block.value_scales[offset] =
        RoundRow(value, head_dim, 1, reinterpret_cast<uint8_t*>(block.values + offset * head_dim));
    return;
  }
  for (int e = 0; e < head_dim; ++e) {
    StoreRounded(block.keys, layout.kv_dtype, e * int64_t{kPageTokens} + offset, key[e]);
    StoreRounded(block.values, layout.kv_dtype, offset * head_dim + e, value[e]);
  }
}

void WriteToken(const RopeAppendArgs& args, int row, int64_t position, int64_t token) {
  const KvLayout& layout = *args.kv.layout;
  const int head_dim = layout.head_dim;
  const HeadRotation rotation(args, row, position);

  const float* projected = args.projections.as<float>() + token * args.projections.shape[1];
  float* q = args.q.as<float>() + token * args.query_heads * head_dim;
  for (int head = 0; head < args.query_heads; ++head) {
    rotation.Apply(projected + head * head_dim, args.norms.query_weight, q + head * head_dim);
  }

  const float* key = projected + int64_t{args.query_heads} * head_dim;
  const float* value = key + int64_t{layout.kv_heads} * head_dim;
  const int64_t page = args.batch->pages(row, args.kv.group)[PageOfToken(position)];
  const int64_t offset = OffsetInPage(position);
  std::array<float, kMostHeadDim> rotated;
  for (int head = 0; head < layout.kv_heads; ++head) {
    rotation.Apply(key + head * head_dim, args.norms.key_weight, rotated.data());
    const float* head_value = value + head * head_dim;
    StoreToken(layout, BlockIn(args.kv, page, head), offset, rotated.data(), head_value);
    const int32_t room = RoomOf(args.kv.rooms, page, head);
    if (room == kNoRoom) continue;
    StoreToken(layout, BlockIn(args.kv.rooms, room, head), offset, rotated.data(), head_value);
  }
}

}  // namespace

void RopeAppend(const RopeAppendArgs& args, ThreadPool& pool, StepReads& reads) {
  const RaggedBatch& batch = *args.batch;
  const std::vector<QueryBlock> blocks = SplitQueries(batch, Rows::kAll, kTokensPerTask);
  pool.ParallelFor(static_cast<int64_t>(blocks.size()), [&](int64_t task, int) {
    const QueryBlock& block = blocks[task];
    for (int i = 0; i < block.count; ++i) {
      WriteToken(args, block.row, block.first_position + i, block.first_token + i);
    }
  });
  if (!args.kv.rooms.exist()) return;
  const KvLayout& layout = *args.kv.layout;
  reads.home_written_bytes += batch.tokens() * layout.kv_heads * layout.kv_bytes_per_token();
}

}  // namespace longspan::cpu

#include "kernels/ops.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace longspan {
namespace {

using ::testing::HasSubstr;

char memory[1];  // checks never look behind an address

TensorView Tensor(DType dtype, std::vector<int64_t> shape) {
  TensorView tensor;
  tensor.data = memory;
  tensor.dtype = dtype;
  for (int64_t size : shape) tensor.shape[tensor.rank++] = size;
  return tensor;
}

template <typename Args>
void ExpectRefused(const Args& args, const std::string& message) {
  const absl::Status status = Check(args);
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()), HasSubstr(message));
}

// A step of two rows, 70 tokens from 0 and one at 64; its cache and a model of 4 query heads.
class OpsTest : public ::testing::Test {
 protected:
  OpsTest() {
    batch_.token_offsets = token_offsets_;
    batch_.first_positions = first_positions_;
    batch_.slots = slots_;
    batch_.page_offsets = page_offsets_;
    batch_.page_ids = page_ids_;
    batch_.attends_densely = densely_;
    layout_.layers = 1;
    layout_.kv_heads = 2;
    layout_.head_dim = 8;
    layout_.has_summaries = true;
    kv_.layout = &layout_;
    kv_.keys = kv_.values = Tensor(DType::kBf16, {9, 2, 64 * 8});
    kv_.summary_keys = kv_.summary_values = Tensor(DType::kBf16, {9, 2, 4 * 8});
    kv_.carry = Tensor(DType::kF32, {9, 2, 2 * 8});
    kv_.open_sums = Tensor(DType::kF32, {3, 2, 2 * 8});
    kv_.tail_keys = Tensor(DType::kBf16, {3, 2, 16 * 8});
    projections_ = Tensor(DType::kF32, {71, (4 + 2 + 2) * 8 + 12});
    q_ = Tensor(DType::kF32, {71, 4, 8});
    rope_.rotary_dims = 8;
    rope_.inverse_frequencies = frequencies_;
  }

  RopeAppendArgs Append() const {
    RopeAppendArgs args;
    args.batch = &batch_;
    args.rope = rope_;
    args.projections = projections_;
    args.query_heads = 4;
    args.q = q_;
    args.kv = kv_;
    return args;
  }
  UpdateSummariesArgs Update() const {
    UpdateSummariesArgs args;
    args.batch = &batch_;
    args.rope = rope_;
    args.projections = projections_;
    args.query_heads = 4;
    args.weights.keys = args.weights.values = Tensor(DType::kF32, {2, 32 * 8, 8});
    args.kv = kv_;
    return args;
  }
  NsaSelectArgs Select() const {
    NsaSelectArgs args;
    args.batch = &batch_;
    args.q = q_;
    args.kv = kv_;
    args.output = q_;
    args.selected = Tensor(DType::kI32, {71, 2, 16});
    return args;
  }
  NsaAttendArgs Attend() const {
    NsaAttendArgs args;
    args.batch = &batch_;
    args.q = q_;
    args.selected = Tensor(DType::kI32, {71, 2, 16});
    args.compressed = q_;
    args.projections = projections_;
    args.gate_column = 64;
    args.kv = kv_;
    args.out = Tensor(DType::kBf16, {71, 32});
    return args;
  }

  std::vector<int32_t> token_offsets_ = {0, 70, 71};
  std::vector<int64_t> first_positions_ = {0, 64};
  std::vector<int32_t> slots_ = {0, 2};
  std::vector<int32_t> page_offsets_ = {0, 2, 4};
  std::vector<int32_t> page_ids_ = {5, 1, 8, 0};
  std::vector<uint8_t> densely_ = {0, 1};
  std::vector<float> frequencies_ = std::vector<float>(4, 1.0F);
  RaggedBatch batch_;
  KvLayout layout_;
  KvLayerView kv_;
  RopeView rope_;
  TensorView projections_;
  TensorView q_;
};

TEST_F(OpsTest, WellFormedArgumentsPass) {
  EXPECT_TRUE(Check(batch_).ok()) << Check(batch_);
  EXPECT_TRUE(Check(Append()).ok()) << Check(Append());
  EXPECT_TRUE(Check(Update()).ok()) << Check(Update());
  EXPECT_TRUE(Check(Select()).ok()) << Check(Select());
  EXPECT_TRUE(Check(Attend()).ok()) << Check(Attend());
}

TEST_F(OpsTest, Batch) {
  page_offsets_[2] = 3;
  ExpectRefused(batch_, "batch: page count of row 1 is 1, accepted: 2 or more");
  page_offsets_[2] = 5;
  ExpectRefused(batch_, "size of page_ids is 4, accepted: 5 or more");
  page_offsets_[2] = 4;
  slots_[0] = -1;
  ExpectRefused(batch_, "slot of row 0 is -1, accepted: 0 or more");
  slots_[0] = 0;
  token_offsets_[2] = 70;
  ExpectRefused(batch_, "token count of row 1 is 0, accepted: 1 or more");
  token_offsets_[2] = 71;
  batch_.attends_densely = batch_.attends_densely.first(1);
  ExpectRefused(batch_, "size of attends_densely is 1, accepted: 2");
}

TEST_F(OpsTest, Embed) {
  const std::vector<int32_t> ids = {3, -2, 6};
  EmbedArgs args;
  args.table.stored = Tensor(DType::kBf16, {7, 4});
  args.token_ids = ids;
  args.out = Tensor(DType::kF32, {3, 4});
  EXPECT_TRUE(Check(args).ok()) << Check(args);
  args.table.stored.shape[0] = 6;
  ExpectRefused(args, "embed: token id is 6, accepted: 0 to 5");
  args.table.stored.shape[0] = 7;
  args.out.shape[0] = 2;
  ExpectRefused(args, "embed: tokens of out (dimension 0) is 2, accepted: 3");
  args.out.dtype = DType::kBf16;
  ExpectRefused(args, "type of out is bf16, accepted: f32");
  args.table.stored = TensorView();
  ExpectRefused(args, "embed: rank of table is 0, accepted: 2");
}

TEST_F(OpsTest, EmbedOfAPreparedTable) {
  const std::vector<int32_t> ids = {3, -2, 6};
  EmbedArgs args;
  args.table.prepared = {/*id=*/5, /*in_features=*/4, /*out_features=*/7, /*bytes=*/56};
  args.token_ids = ids;
  args.out = Tensor(DType::kF32, {3, 4});
  EXPECT_TRUE(Check(args).ok()) << Check(args);
  args.table.prepared.out_features = 6;
  ExpectRefused(args, "embed: token id is 6, accepted: 0 to 5");
  args.table.prepared.out_features = 7;
  args.table.prepared.in_features = 8;
  ExpectRefused(args, "embed: hidden of out (dimension 1) is 4, accepted: 8");
}

TEST_F(OpsTest, RmsNorm) {
  RmsNormArgs args;
  args.residual = args.delta = Tensor(DType::kF32, {3, 4});
  args.weight = Tensor(DType::kF32, {4});
  args.out = Tensor(DType::kBf16, {3, 4});
  EXPECT_TRUE(Check(args).ok()) << Check(args);
  args.delta.shape[0] = 2;
  ExpectRefused(args, "rms_norm: tokens of delta (dimension 0) is 2, accepted: 3");
  args.delta = TensorView();
  EXPECT_TRUE(Check(args).ok()) << Check(args);
  args.weight.rank = 2;
  ExpectRefused(args, "rank of weight is 2, accepted: 1");
  args.weight = TensorView();
  ExpectRefused(args, "rank of weight is 0, accepted: 1");
  args.weight = Tensor(DType::kF32, {4});
  args.weight.data = nullptr;
  ExpectRefused(args, "weight is absent, accepted: f32 [4]");
  args.epsilon = -1.0F;
  ExpectRefused(args, "epsilon is -1, accepted: at least 0 and below 1");
}

TEST_F(OpsTest, LinearGluGather) {
  LinearArgs linear;
  linear.x = Tensor(DType::kBf16, {3, 5});
  linear.y = Tensor(DType::kF32, {3, 7});
  linear.weight = {0, 4, 7};
  ExpectRefused(linear, "linear: in_features of x (dimension 1) is 5, accepted: 4");
  linear.weight = {-1, 5, 7};
  ExpectRefused(linear, "linear: weight handle is -1, accepted: 0 or more");

  GluArgs silu;
  silu.gate_up = Tensor(DType::kF32, {3, 7});
  silu.out = Tensor(DType::kF32, {3, 4});
  ExpectRefused(silu, "glu: 2 mlp of gate_up (dimension 1) is 7, accepted: 8");

  const std::vector<int32_t> indices = {0, 3};
  GatherRowsArgs gather;
  gather.x = Tensor(DType::kF32, {3, 4});
  gather.indices = indices;
  gather.out = Tensor(DType::kBf16, {2, 4});
  ExpectRefused(gather, "gather_rows: type of out is bf16, accepted: f32");
  ExpectRefused(gather, "largest index is 3, accepted: 0 to 2");
  const std::vector<int32_t> places = {4, -1, 0};
  gather.out = Tensor(DType::kF32, {4, 4});
  ExpectRefused(gather, "rows of out (dimension 0) is 4, accepted: 2");
  gather.places = places;
  ExpectRefused(gather, "places is 3, accepted: 2");
  ExpectRefused(gather, "least place is -1, accepted: 0 to 3");
  ExpectRefused(gather, "largest place is 4, accepted: 0 to 3");
}

TEST_F(OpsTest, GateHeads) {
  GateHeadsArgs args;
  args.projections = projections_;  // of 76 columns
  args.gate_column = 64 + 1;
  args.gate_stride = 3;
  args.heads = q_;
  EXPECT_TRUE(Check(args).ok()) << Check(args);
  args.gate_column = 67;
  ExpectRefused(args, "columns of projections is 76, accepted: 77 or more");
  args.gate_stride = 0;
  ExpectRefused(args, "gate_stride is 0, accepted: 1 or more");
  args.gate_stride = 3;
  args.gate_column = -1;
  ExpectRefused(args, "gate_column is -1, accepted: 0 or more");
  args.heads.rank = 2;
  ExpectRefused(args, "gate_heads: rank of heads is 2, accepted: 3");
}

TEST_F(OpsTest, RopeAppend) {
  RopeAppendArgs args = Append();
  args.batch = nullptr;
  ExpectRefused(args, "rope_append: batch is absent");
  args = Append();
  args.query_heads = 3;
  ExpectRefused(args, "query_heads is 3, accepted: positive multiples of kv_heads 2");
  args = Append();
  args.rope.rotary_dims = 10;
  ExpectRefused(args, "rotary_dims is 10, accepted: even, 0 to head_dim 8");
  args = Append();
  args.rope.rotary_dims = 4;
  ExpectRefused(args, "size of inverse_frequencies is 4, accepted: 2");
  args = Append();
  args.rope.long_inverse_frequencies = frequencies_;
  ExpectRefused(args, "size of rotates_long is 0, accepted: 2");
  const std::vector<uint8_t> rotates_long = {1, 0};
  batch_.rotates_long = rotates_long;
  EXPECT_TRUE(Check(args).ok()) << Check(args);
  args.rope.long_inverse_frequencies = absl::MakeConstSpan(frequencies_).subspan(1);
  ExpectRefused(args, "size of long_inverse_frequencies is 3, accepted: 4");
  args = Append();
  args.projections.shape[1] = 63;
  ExpectRefused(args, "columns of projections is 63, accepted: 64 or more");
  args = Append();
  args.kv.values.shape[2] = 8;
  ExpectRefused(args, "page_tokens * head_dim of values (dimension 2) is 8, accepted: 512");
}

TEST_F(OpsTest, NormsOfHeads) {
  RopeAppendArgs args = Append();
  args.norms.query_weight = args.norms.key_weight = Tensor(DType::kF32, {8});
  ExpectRefused(args, "there are head norms and summaries");
  layout_.has_summaries = false;
  EXPECT_TRUE(Check(args).ok()) << Check(args);
  args.norms.key_weight = Tensor(DType::kF32, {4});
  ExpectRefused(args, "key norm");
  args.norms.key_weight = {};
  ExpectRefused(args, "key norm");
}

TEST_F(OpsTest, PageIds) {
  const KvLayerView kv = Append().kv;  // 9 pages
  const auto refusal = [&] { return Check(PageIdsOf(*Append().batch, 0), kv); };
  EXPECT_TRUE(refusal().ok()) << refusal();
  page_ids_[2] = 9;
  EXPECT_THAT(refusal().message(), HasSubstr("largest page id is 9, accepted: 0 to 8"));
  page_ids_[2] = -1;
  EXPECT_THAT(refusal().message(), HasSubstr("least page id is -1, accepted: 0 to 8"));
  EXPECT_TRUE(Check(PageIdsOf(RaggedBatch(), 0), kv).ok());
}

TEST_F(OpsTest, PageIdsOfGroups) {
  layout_.has_summaries = false;
  layout_.groups.places = 1;
  layout_.groups.window_tokens = {0, 64};
  page_ids_ = {5, 1, 8, 0, 5, 2, -1, 3};
  batch_.page_ids = page_ids_;
  batch_.groups = 2;
  EXPECT_TRUE(Check(batch_).ok()) << Check(batch_);
  EXPECT_EQ(batch_.pages(1, 0)[0], 8);
  EXPECT_EQ(batch_.pages(1, 1)[0], -1);
  EXPECT_EQ(batch_.pages(1, 1)[1], 3);
  KvLayerView kv = Append().kv;
  EXPECT_TRUE(Check(PageIdsOf(batch_, 0), kv).ok());
  EXPECT_THAT(Check(PageIdsOf(batch_, 1), kv).message(), HasSubstr("least page id is -1"));
  kv.group = 1;
  EXPECT_TRUE(Check(PageIdsOf(batch_, 1), kv).ok()) << "behind a window";
  RopeAppendArgs args = Append();
  args.kv.group = 2;
  ExpectRefused(args, "group is 2, accepted: 0 to 1");
  batch_.groups = 3;
  ExpectRefused(batch_, "size of page_ids is 8, accepted: 12 or more");
}

TEST_F(OpsTest, PagesOfE4m3HaveScales) {
  layout_.kv_dtype = DType::kF8E4M3;
  ExpectRefused(Append(), "type of keys is bf16, accepted: f8_e4m3");
  kv_.keys.dtype = kv_.values.dtype = DType::kF8E4M3;
  ExpectRefused(Append(), "rank of key_scales is 0, accepted: 3");
  kv_.key_scales = kv_.value_scales = Tensor(DType::kU8, {9, 2, 64});
  EXPECT_TRUE(Check(Append()).ok()) << Check(Append());
  EXPECT_TRUE(Check(Update()).ok()) << Check(Update());
  EXPECT_TRUE(Check(Attend()).ok()) << Check(Attend());
  kv_.value_scales.shape[2] = 63;
  ExpectRefused(Attend(), "page_tokens of value_scales (dimension 2) is 63, accepted: 64");
  kv_.value_scales = Tensor(DType::kU8, {9, 2, 64});
  layout_.kv_dtype = kv_.keys.dtype = kv_.values.dtype = DType::kBf16;
  ExpectRefused(Append(), "key_scales is u8 [9, 2, 64], accepted: none, because keys are not e4m3");
}

TEST_F(OpsTest, UpdateSummaries) {
  UpdateSummariesArgs args = Update();
  args.weights.keys.shape[1] = 16;
  ExpectRefused(args,
                "update_summaries: kernel_tokens * head_dim of key weights (dimension 1) is 16, "
                "accepted: 256");
  args = Update();
  args.kv.carry = TensorView();
  ExpectRefused(args, "rank of carry is 0, accepted: 3");
  args = Update();
  args.kv.open_sums.shape[0] = 2;
  ExpectRefused(args, "largest slot is 2, accepted: 0 to 1");
  layout_.nsa.compress = NsaCompress::kMean;
  ExpectRefused(Update(),
                "key weights is f32 [2, 256, 8], accepted: none, because compression is "
                "the mean");
  layout_.nsa.compress = NsaCompress::kWeighted;
  ExpectRefused(Update(), "rank of value weights is 3, accepted: 2");
  layout_.has_summaries = false;
  ExpectRefused(Update(), "layout has no summaries");
}

TEST_F(OpsTest, SelectAndAttend) {
  NsaSelectArgs select = Select();
  select.selected.shape[2] = 8;
  ExpectRefused(select, "nsa_select: selected_blocks of selected (dimension 2) is 8, accepted: 16");
  select = Select();
  select.output = TensorView();
  ExpectRefused(select, "rank of output is 0, accepted: 3");
  NsaAttendArgs attend = Attend();
  attend.gate_column = 65;
  ExpectRefused(attend, "nsa_attend: columns of projections is 76, accepted: 77 or more");
  attend = Attend();
  attend.out.shape[1] = 64;
  ExpectRefused(attend, "query_heads * head_dim of out (dimension 1) is 64, accepted: 32");
  layout_.nsa.compressed_branch = false;
  ExpectRefused(Attend(),
                "compressed is f32 [71, 4, 8], accepted: none, because there is no "
                "compressed branch");
  DenseAttendArgs dense;
  dense.batch = &batch_;
  dense.q = Tensor(DType::kF32, {71, 4, 16});
  dense.kv = kv_;
  dense.out = Tensor(DType::kBf16, {71, 32});
  ExpectRefused(dense, "dense_attend: head_dim of q (dimension 2) is 16, accepted: 8");
  dense.q = q_;
  EXPECT_TRUE(Check(dense).ok()) << Check(dense);
  dense.window_tokens = -1;
  ExpectRefused(dense, "window_tokens is -1, accepted: 0 or more");
}

TEST_F(OpsTest, FetchRooms) {
  layout_.nsa.dense_below_tokens = 65;
  FetchRoomsArgs fetch;
  fetch.batch = &batch_;
  fetch.selected = Tensor(DType::kI32, {71, 2, 16});
  fetch.kv = kv_;
  ExpectRefused(fetch, "fetch_rooms: the layer has no rooms, accepted: a layer that has");
  KvRooms& rooms = fetch.kv.rooms;
  rooms.keys = rooms.values = Tensor(DType::kBf16, {3, 2, 64 * 8});
  rooms.room_of_page = Tensor(DType::kI32, {9, 2});
  rooms.page_of_room = rooms.read_at_step = Tensor(DType::kI32, {2, 3});
  rooms.decode_steps = Tensor(DType::kI32, {2});
  EXPECT_TRUE(Check(fetch).ok()) << Check(fetch);
  rooms.room_of_page.shape[0] = 8;
  ExpectRefused(fetch, "pages of room_of_page (dimension 0) is 8, accepted: 9");
  rooms.room_of_page.shape[0] = 9;
  rooms.values.shape[0] = 4;
  ExpectRefused(fetch, "rooms of values of rooms (dimension 0) is 4, accepted: 3");
  rooms.values.shape[0] = 3;
  layout_.nsa.dense_below_tokens = 64;
  ExpectRefused(fetch, "a row attends densely to 65 tokens, accepted: up to 64");
  layout_.nsa.dense_below_tokens = 65;
  rooms.page_of_room.shape[1] = rooms.read_at_step.shape[1] = 0;
  EXPECT_TRUE(Check(fetch).ok()) << "without a room nothing else is looked at: " << Check(fetch);
  fetch.selected.shape[2] = 15;
  ExpectRefused(fetch, "selected_blocks of selected (dimension 2) is 15, accepted: 16");
}

TEST_F(OpsTest, AttendByTiles) {
  TileAttendArgs attend;
  attend.batch = &batch_;
  attend.q = q_;
  attend.kv = kv_;
  attend.out = Tensor(DType::kBf16, {71, 32});
  ExpectRefused(attend, "tile_attend: layout has no tiles of queries");
  layout_.prefill.emplace();
  EXPECT_TRUE(Check(attend).ok()) << Check(attend);
  attend.out.shape[1] = 64;
  ExpectRefused(attend, "query_heads * head_dim of out (dimension 1) is 64, accepted: 32");
  attend.kv.summary_keys = TensorView();
  ExpectRefused(attend, "rank of summary_keys is 0, accepted: 3");
}

}  // namespace
}  // namespace longspan

// What rows tell of their choices of blocks is what the backend chose for their last tokens, in
// every layer and for every KV head, whatever else is in the step and whoever leaves it.
#include "engine/model/block_choices.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/base/status_macros.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_backend.h"
#include "tests/engine/model/model_harness.h"
#include "tests/fixtures/forwarding_backend.h"

namespace longspan {
namespace {

// What a query selected: [Hk * n].
using Choice = std::vector<int32_t>;

// Reads what each choice of the step left for all of its tokens.
class RecordingBackend final : public ForwardingBackend {
 public:
  using ForwardingBackend::ForwardingBackend;

  // By layer; then by the row's slot: of its last token.
  std::vector<std::map<int32_t, Choice>> chosen;
  std::function<void(int layer)> in_layer = [](int) {};
  int copies_to_host = 0;
  std::vector<const Buffer*> host_buffers;

 private:
  absl::StatusOr<std::unique_ptr<Buffer>> AllocateHost(absl::string_view pool,
                                                       size_t bytes) override {
    LONGSPAN_ASSIGN_OR_RETURN(auto buffer, ForwardingBackend::AllocateHost(pool, bytes));
    host_buffers.push_back(buffer.get());
    return buffer;
  }
  absl::Status CopyWithin(void* destination, const void* source, size_t bytes) override {
    for (const Buffer* buffer : host_buffers) {
      const auto* const begin = static_cast<const char*>(buffer->data());
      if (destination >= begin && destination < begin + buffer->bytes()) ++copies_to_host;
    }
    return ForwardingBackend::CopyWithin(destination, source, bytes);
  }
  absl::Status DoCompute(const Operation& operation) override {
    const auto* const select = std::get_if<const NsaSelectArgs*>(&operation);
    if (select == nullptr) return ForwardingBackend::DoCompute(operation);
    in_layer(static_cast<int>(chosen.size()));
    LONGSPAN_RETURN_IF_ERROR(ForwardingBackend::DoCompute(operation));
    return Note(**select);
  }
  absl::Status Note(const NsaSelectArgs& args) {
    std::vector<int32_t> selected(args.selected.elements());
    LONGSPAN_RETURN_IF_ERROR(
        CopyOut(selected.data(), args.selected.data, selected.size() * sizeof(int32_t)));
    const auto of_token = static_cast<int64_t>(selected.size()) / args.selected.shape[0];
    std::map<int32_t, Choice>& of_layer = chosen.emplace_back();
    for (int row = 0; row < args.batch->rows(); ++row) {
      const auto first = selected.begin() + (args.batch->token_offsets[row + 1] - 1) * of_token;
      of_layer[args.batch->slots[row]] = Choice(first, first + of_token);
    }
    return absl::OkStatus();
  }
};

class BlockChoicesTest : public ::testing::TestWithParam<Geometry> {
 protected:
  static constexpr int kRows = 8;
  static constexpr int kPagesEach = 7;
  static constexpr int64_t kTokens = 420;
  static constexpr int64_t kDenseTokens = 71;

  BlockChoicesTest()
      : harness_(CheckpointOf(DenseUpTo(kDenseTokens, GetParam())),
                 {.compute_dtype = DType::kBf16,
                  .pages = kRows * kPagesEach,
                  .slots = kRows,
                  .wrap_backend = [this](std::unique_ptr<Backend> inner) {
                    auto backend = std::make_unique<RecordingBackend>(std::move(inner));
                    backend_ = backend.get();
                    return backend;
                  }}) {}

  // `done_tokens` of it are read.
  TestSequence& Add(int64_t done_tokens, bool reports_choices, bool attends_densely = false) {
    const auto slot = static_cast<int32_t>(sequences_.size());
    sequences_.push_back(
        {.token_ids = RandomTokens(slot + 1, kTokens, harness_.config().vocabulary),
         .pages = AscendingPages(slot * kPagesEach, kPagesEach),
         .slot = slot,
         .attends_densely = attends_densely});
    TestSequence& added = sequences_.back();
    if (done_tokens > 0) harness_.Step({{&added, static_cast<int32_t>(done_tokens)}});
    added.reports_choices = reports_choices;
    return added;
  }
  // A step of all sequences; those that are to tell have told what was chosen for them.
  ForwardResult Step(const std::vector<int32_t>& token_counts) {
    std::vector<Advance> advances;
    for (size_t i = 0; i < token_counts.size(); ++i) {
      advances.push_back({&sequences_[i], token_counts[i]});
    }
    backend_->chosen.clear();
    backend_->copies_to_host = 0;
    ForwardResult result = harness_.Step(advances);
    EXPECT_EQ(static_cast<int>(backend_->chosen.size()), harness_.config().layers);
    return result;
  }
  void ExpectReported(const BlockChoices& reported, int row) {
    ASSERT_NE(reported.blocks, nullptr);
    for (size_t layer = 0; layer < backend_->chosen.size(); ++layer) {
      Choice found;
      for (int head = 0; head < reported.kv_heads; ++head) {
        const auto of_head = reported.Of(static_cast<int>(layer), row, head);
        found.insert(found.end(), of_head.begin(), of_head.end());
      }
      EXPECT_EQ(found, backend_->chosen[layer].at(sequences_[row].slot))
          << "layer " << layer << ", row " << row;
    }
  }

  RecordingBackend* backend_ = nullptr;
  ModelHarness harness_;
  std::vector<TestSequence> sequences_;
};

TEST_P(BlockChoicesTest, RowsReportWhatWasChosenForTheirLastTokens) {
  sequences_.reserve(kRows);
  Add(300, true);
  Add(200, false);
  Add(401, true);
  Add(kDenseTokens - 1, false, /*attends_densely=*/true);
  Add(130, true);
  Add(0, true);
  Add(64, false);
  Add(100, true);
  const ForwardResult result = Step({1, 1, 1, 1, 1, 90, 30, 200});
  for (const int row : {0, 2, 4, 5, 7}) ExpectReported(result.choices, row);
  // Single tokens go together, a chunk's last token by itself.
  EXPECT_EQ(backend_->copies_to_host, 3 * harness_.config().layers);
}

TEST_P(BlockChoicesTest, WhereNobodyAsksNothingIsCopied) {
  sequences_.reserve(kRows);
  Add(300, false);
  Add(0, false);
  const ForwardResult result = Step({1, 50});
  EXPECT_EQ(result.choices.blocks, nullptr);
  EXPECT_EQ(backend_->copies_to_host, 0);
}

// Whoever leaves, in whichever layer: those that stay tell their own, from each layer.
TEST_P(BlockChoicesTest, RowsThatLeaveTakeNothingAlong) {
  if (!backend_->computes_inline()) GTEST_SKIP() << "nobody leaves a step that is queued";
  for (int cut_row = 0; cut_row < 4; ++cut_row) {
    for (int cut_layer = 0; cut_layer < harness_.config().layers; ++cut_layer) {
      SCOPED_TRACE(testing::Message() << "row " << cut_row << " leaves in layer " << cut_layer);
      sequences_.clear();
      sequences_.reserve(kRows);
      Add(300, true);
      Add(200, cut_row == 1);
      Add(100, true);
      Add(250, true);
      std::atomic<bool> cancelled = false;
      sequences_[cut_row].cancelled = &cancelled;
      backend_->in_layer = [&](int layer) { cancelled = cancelled || layer == cut_layer; };
      const ForwardResult result = Step({1, 2, 40, 1});
      backend_->in_layer = [](int) {};
      EXPECT_THAT(result.cut_rows, testing::ElementsAre(cut_row));
      for (const int row : {0, 2, 3}) {
        if (row != cut_row) ExpectReported(result.choices, row);
      }
    }
  }
}

std::vector<Geometry> SparseGeometries() {
  std::vector<Geometry> geometries;
  for (const Geometry& geometry : AllGeometries()) {
    if (geometry.checkpoint.nsa.has_value()) geometries.push_back(geometry);
  }
  return geometries;
}

INSTANTIATE_TEST_SUITE_P(Geometries, BlockChoicesTest, ::testing::ValuesIn(SparseGeometries()),
                         [](const auto& instance) { return instance.param.name; });

TEST(BlockChoices, TakeRoomForAllRowsOfAStep) {
  ModelConfig config;
  config.layers = 32;
  config.kv_heads = 8;
  config.nsa.emplace();  // 16 blocks
  const auto backend = MakeModelBackend(1);
  EXPECT_EQ(BlockChoiceBytes(config, 256, *backend),
            backend->max_unfinished_steps() * (int64_t{4} << 20));
  config.nsa->selected_branch = false;
  EXPECT_EQ(BlockChoiceBytes(config, 256, *backend), 0);
  config.nsa.reset();
  EXPECT_EQ(BlockChoiceBytes(config, 256, *backend), 0);
}

}  // namespace
}  // namespace longspan

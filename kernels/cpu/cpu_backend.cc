#include "kernels/cpu/cpu_backend.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"
#include "kernels/cpu/attention_loops/tile_kernel.h"
#include "kernels/cpu/attention_scratch.h"
#include "kernels/cpu/block_summary.h"
#include "kernels/cpu/buffers.h"
#include "kernels/cpu/dense_attention.h"
#include "kernels/cpu/draw.h"
#include "kernels/cpu/fetch_rooms.h"
#include "kernels/cpu/kv_append.h"
#include "kernels/cpu/linear.h"
#include "kernels/cpu/nsa_attention.h"
#include "kernels/cpu/nsa_select.h"
#include "kernels/cpu/parallel.h"
#include "kernels/cpu/pointwise.h"
#include "kernels/cpu/tile_attention.h"
#include "kernels/geometry.h"

namespace longspan {
namespace {

class KnownDraws final : public EarlyDraws {
 public:
  explicit KnownDraws(std::vector<DrawResult> results) : results_(std::move(results)) {}
  bool AreKnown() override { return true; }
  absl::StatusOr<std::vector<DrawResult>> Take() override { return std::move(results_); }

 private:
  std::vector<DrawResult> results_;
};

class CpuBackend final : public Backend {
 public:
  CpuBackend(std::unique_ptr<cpu::ThreadPool> pool, std::unique_ptr<cpu::Linear> linear)
      : pool_(std::move(pool)), linear_(std::move(linear)) {}

  std::string Describe() const override {
    return absl::StrCat("cpu: ", pool_->threads(), " threads, bf16 products ",
                        cpu::HasNativeBf16() ? "native" : "widened to fp32");
  }
  absl::Status CheckSupport(const ModelGeometry& geometry) const override {
    return CheckGeometry("cpu backend", geometry);
  }
  std::vector<OperationKernels> Kernels(const ModelGeometry& geometry) const override;

  absl::StatusOr<std::unique_ptr<Buffer>> Allocate(absl::string_view pool, size_t bytes) override {
    return cpu::AllocateHost(pool, bytes);
  }
  absl::StatusOr<std::unique_ptr<Buffer>> AllocateHost(absl::string_view pool,
                                                       size_t bytes) override {
    return Allocate(pool, bytes);
  }
  absl::StatusOr<std::unique_ptr<HostArray>> ReserveHost(absl::string_view pool,
                                                         size_t bytes) override {
    return cpu::ReserveHost(pool, bytes);
  }
  absl::Status CopyIn(void* device_destination, const void* host_source, size_t bytes) override {
    return CopyWithin(device_destination, host_source, bytes);
  }
  absl::Status CopyOut(void* host_destination, const void* device_source, size_t bytes) override {
    return CopyWithin(host_destination, device_source, bytes);
  }
  absl::Status CopyWithin(void* destination, const void* source, size_t bytes) override {
    if (bytes > 0) std::memmove(destination, source, bytes);
    return absl::OkStatus();
  }

  WeightSupport SupportedWeights() const override { return cpu::Linear::SupportedWeights(); }
  absl::StatusOr<WeightHandle> PrepareLinear(absl::Span<const WeightPart> parts,
                                             absl::Span<const float> bias,
                                             DType compute_dtype) override {
    return linear_->Prepare(parts, bias, compute_dtype);
  }
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                        DType compute_dtype) override {
    return linear_->PreparedBytes(parts, has_bias, compute_dtype);
  }

  // A step of generated tokens compiles nothing: where memory has run out, oneDNN does not survive
  // it.
  absl::Status ReserveStep(const ModelGeometry& /*geometry*/, const StepBounds& bounds) override {
    return linear_->PrepareRows(bounds.rows);
  }

  bool computes_inline() const override { return true; }
  void LeaveOutWhen(const std::function<bool()>& is_abandoned) override {
    pool_->LeaveOutWhen(is_abandoned);
  }

 private:
  absl::Status DoBeginStep(const RaggedBatch& batch) override;
  absl::Status DoEndStep(const RaggedBatch& batch) override;
  absl::StatusOr<StepResult> DoFinishStep() override { return std::exchange(result_, {}); }
  absl::Status DoCompute(const Operation& operation) override {
    return std::visit([this](const auto* args) { return Do(*args); }, operation);
  }
  absl::Status Do(const EmbedArgs& args);
  absl::Status Do(const LinearArgs& args) { return linear_->Multiply(args); }
  absl::Status Do(const RmsNormArgs& args) {
    cpu::RmsNorm(args, *pool_);
    return absl::OkStatus();
  }
  absl::Status Do(const GluArgs& args) {
    cpu::Glu(args, *pool_);
    return absl::OkStatus();
  }
  absl::Status Do(const GatherRowsArgs& args) {
    cpu::GatherRows(args, *pool_);
    return absl::OkStatus();
  }
  absl::Status Do(const RopeAppendArgs& args) {
    cpu::RopeAppend(args, *pool_, result_.reads);
    return absl::OkStatus();
  }
  absl::Status Do(const UpdateSummariesArgs& args) {
    cpu::UpdateSummaries(args, *pool_);
    return absl::OkStatus();
  }
  absl::Status Do(const NsaSelectArgs& args) {
    cpu::NsaSelect(args, *pool_, result_.reads);
    return absl::OkStatus();
  }
  absl::Status Do(const FetchRoomsArgs& args) {
    cpu::FetchRooms(args, *pool_, result_.reads);
    return absl::OkStatus();
  }
  absl::Status Do(const NsaAttendArgs& args) {
    cpu::NsaAttend(args, *pool_, result_.reads);
    return absl::OkStatus();
  }
  absl::Status Do(const DenseAttendArgs& args) {
    cpu::DenseAttend(args, *pool_, result_.reads);
    return absl::OkStatus();
  }
  absl::Status Do(const TileAttendArgs& args) {
    cpu::TileAttend(args, *pool_, result_.reads);
    return absl::OkStatus();
  }
  absl::Status Do(const GateHeadsArgs& args) {
    cpu::GateHeads(args, *pool_);
    return absl::OkStatus();
  }

  absl::Status DoDraw(const TensorView& logits, const DrawBatch& draw) override;
  absl::StatusOr<std::unique_ptr<EarlyDraws>> DoDrawEarly(const TensorView& logits,
                                                          const DrawBatch& draw) override;

  std::vector<DrawResult> DrawIntoSlots(const TensorView& logits, const DrawBatch& draw);
  void SetLastToken(int32_t slot, int32_t token);

  std::unique_ptr<cpu::ThreadPool> pool_;
  std::unique_ptr<cpu::Linear> linear_;
  StepResult result_;                 // of the step that has begun, or ended last
  std::vector<int32_t> last_tokens_;  // [slots seen so far], -1: none
  std::vector<int32_t> token_ids_;    // of Embed, slots looked up
};

// Attention of any kind is walks over tiles.
std::vector<OperationKernels> CpuBackend::Kernels(const ModelGeometry& geometry) const {
  const std::string tiles = absl::StrCat("tile kernel, ", cpu::TileInstructionSet());
  std::string products = absl::StrCat("oneDNN, ", cpu::ProductInstructionSet());
  if (geometry.compute_dtype == DType::kBf16) {
    absl::StrAppend(&products, cpu::HasNativeBf16() ? "" : ", bf16 widened to fp32",
                    "; of integers, ", linear_->packed_instruction_set());
  }
  return {{"attention of prompts", tiles, "", ""},
          {"attention of generated tokens", tiles, "", ""},
          {"products", products, "", ""}};
}

absl::Status CpuBackend::DoBeginStep(const RaggedBatch& batch) {
  result_ = StepResult();
  result_.reads.rows.resize(batch.rows());
  return absl::OkStatus();
}

absl::Status CpuBackend::DoEndStep(const RaggedBatch& /*batch*/) {
  result_.reads.scratch_bytes = cpu::FloatBuffer::AllBytes();
  return absl::OkStatus();
}

absl::Status CpuBackend::Do(const EmbedArgs& args) {
  const auto vocabulary = static_cast<int32_t>(args.table.vocabulary());
  token_ids_.assign(args.token_ids.begin(), args.token_ids.end());
  for (int32_t& id : token_ids_) {
    if (id >= 0) continue;
    const int64_t slot = -1 - int64_t{id};
    const int32_t last = slot < static_cast<int64_t>(last_tokens_.size()) ? last_tokens_[slot] : -1;
    if (last < 0 || last >= vocabulary) {
      return absl::InvalidArgumentError(absl::StrCat("embed: last token of slot ", slot, " is ",
                                                     last < 0 ? "unknown" : absl::StrCat(last),
                                                     ", accepted: 0 to ", vocabulary - 1));
    }
    id = last;
  }
  if (args.table.is_prepared()) return linear_->Embed(args, token_ids_);
  cpu::Embed(args, token_ids_, *pool_);
  return absl::OkStatus();
}

std::vector<DrawResult> CpuBackend::DrawIntoSlots(const TensorView& logits, const DrawBatch& draw) {
  std::vector<DrawResult> drawn = cpu::Draw(logits, draw, *pool_);
  for (size_t index = 0; index < drawn.size(); ++index) {
    const DrawRow& row = draw.rows[index];
    if (row.draw && row.slot >= 0) SetLastToken(row.slot, drawn[index].token);
  }
  return drawn;
}

absl::Status CpuBackend::DoDraw(const TensorView& logits, const DrawBatch& draw) {
  for (DrawResult& drawn : DrawIntoSlots(logits, draw)) result_.draws.push_back(std::move(drawn));
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<EarlyDraws>> CpuBackend::DoDrawEarly(const TensorView& logits,
                                                                    const DrawBatch& draw) {
  return std::make_unique<KnownDraws>(DrawIntoSlots(logits, draw));
}

// Of a row that could not be drawn from (-1) the slot has the token before, or any: what reads it
// means nothing, and does not end the step of others.
void CpuBackend::SetLastToken(int32_t slot, int32_t token) {
  if (static_cast<size_t>(slot) >= last_tokens_.size()) last_tokens_.resize(slot + 1, -1);
  int32_t& last = last_tokens_[slot];
  if (token >= 0 || last < 0) last = std::max(token, 0);
}

}  // namespace

absl::StatusOr<std::unique_ptr<Backend>> CreateCpuBackend(const CpuOptions& options) {
  LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<cpu::ThreadPool> pool,
                            cpu::ThreadPool::Create(options.threads));
  LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<cpu::Linear> linear, cpu::Linear::Create(*pool));
  return std::make_unique<CpuBackend>(std::move(pool), std::move(linear));
}

}  // namespace longspan

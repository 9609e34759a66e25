// The one door to compute. A backend owns memory on its device and implements every operation on
// it; the engine gives the order. All calls come from one thread, but those of a HostArray; a
// backend may use more inside.
//
// Operations are asynchronous in principle: their results exist for the host only after FinishStep.
// Public calls check their arguments and then call the backend's own Do… function.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "kernels/base/status_macros.h"
#include "kernels/draw.h"
#include "kernels/kv_layout.h"
#include "kernels/ops.h"
#include "kernels/tensor.h"
#include "kernels/weight_parts.h"

namespace longspan {

// Memory of a backend, given back on destruction. Zeroed when it is made.
class Buffer {
 public:
  virtual ~Buffer() = default;
  virtual void* data() const = 0;
  virtual size_t bytes() const = 0;
};

// Memory of the host that has addresses from the beginning, and is there piece by piece.
class HostArray : public Buffer {
 public:
  struct Range {
    size_t begin;
    size_t end;
    friend bool operator==(const Range&, const Range&) = default;
  };
  // Ranges begin and end on multiples of this, or end with the array.
  static constexpr size_t kRangeBytes = 4096;
  // Threads of Add where someone waits for it: memory is not faster with more.
  static constexpr int kMostThreads = 16;

  // Has these ranges there, zeroed; none was before. No copy may reach from one range into another.
  // A backend that touches memory does so on up to `most_threads`, and others of the machine wait
  // for these processors meanwhile. ResourceExhausted, with any of the ranges there, if the system
  // refuses. Any thread, one at a time, also while the backend computes with other ranges.
  virtual absl::Status Add(absl::Span<const Range> ranges, int most_threads) = 0;
};

// What one named pool of a backend's memory holds, as Allocate was asked for it.
struct PoolUsage {
  std::string pool;
  size_t bytes = 0;
  size_t high_water_bytes = 0;
};

// What a model needs of a backend, checked before any weight is loaded.
struct ModelGeometry {
  int query_heads = 0;
  KvLayout layout;
  DType compute_dtype = DType::kBf16;
  // Pages whose keys and values are at home in the host's memory (kv_rooms.h); 0: they are on the
  // device.
  int64_t home_pages = 0;
};

// What computes a group of a model's operations.
struct OperationKernels {
  std::string operation;  // "sparse attention of prompts"
  std::string kernels;    // "family decode, on tensor cores"
  // Of kernels made to be right and not to be fast: why the fast ones do not serve the model (what
  // was found, what is accepted), and what a user will see. Else empty.
  std::string slow_reason;
  std::string expect;

  bool is_slow() const { return !slow_reason.empty(); }
};

// What a step gave.
struct StepResult {
  StepReads reads;
  std::vector<DrawResult> draws;  // of its Draw calls, one behind another
  int replayed_runs = 0;          // of its QueueRun calls
};

// Draws whose results are reported by themselves, before those of their step.
class EarlyDraws {
 public:
  virtual ~EarlyDraws() = default;
  // Whether they are known by now. Never waits.
  virtual bool AreKnown() = 0;
  // Waits for them. Once.
  virtual absl::StatusOr<std::vector<DrawResult>> Take() = 0;
};

// Steps in the order of their ends.
using StepTicket = int64_t;

// Names operations that come again in many steps. A backend gives none twice.
using RunId = int64_t;

// The largest step that will be asked for.
struct StepBounds {
  int32_t tokens = 0;
  int32_t rows = 0;           // sequences
  int64_t length_tokens = 0;  // of the longest sequence, with the step's tokens
  int32_t logits_rows = 0;    // of one Draw
  int32_t vocabulary = 0;
};

class Backend {
 public:
  virtual ~Backend() = default;

  // One line for start-up: device, instruction set or architecture, threads.
  virtual std::string Describe() const = 0;
  // InvalidArgument naming every dimension the backend cannot serve, its value and those accepted.
  virtual absl::Status CheckSupport(const ModelGeometry& geometry) const = 0;
  // Of attention of prompts, of attention of generated tokens, and of products, for a model that is
  // supported; of products as the weights need that were planned or prepared so far.
  virtual std::vector<OperationKernels> Kernels(const ModelGeometry& geometry) const = 0;

  // The device memory that this process has for everything. 0: memory is the host's, and bounded
  // there.
  virtual int64_t MemoryBytes() const { return 0; }
  // The type of what only passes from one operation to the next: the outputs of products that go to
  // Glu or are RmsNorm's delta, and rotated queries. f32, or `compute_dtype` where moving less
  // is worth the rounding; f32 is taken in any case.
  virtual DType IntermediateDType(DType /*compute_dtype*/) const { return DType::kF32; }
  // Memory of its own, beside what Allocate and PrepareLinear were asked for, that steps within
  // `bounds` can need. A backend on the host takes it as it goes, and says 0.
  virtual absl::StatusOr<int64_t> WorkspaceBytes(const ModelGeometry& /*geometry*/,
                                                 const StepBounds& /*bounds*/) {
    return 0;
  }
  // Takes those bytes, so that no step within `bounds` allocates. Between steps.
  virtual absl::Status ReserveStep(const ModelGeometry& /*geometry*/,
                                   const StepBounds& /*bounds*/) {
    return absl::OkStatus();
  }

  // Those of the device and of AllocateHost, by name; empty where all memory is the host's, which
  // the plan counts.
  virtual std::vector<PoolUsage> Pools() const { return {}; }

  // `pool` names the memory in messages and metrics. ResourceExhausted if it cannot be had.
  virtual absl::StatusOr<std::unique_ptr<Buffer>> Allocate(absl::string_view pool,
                                                           size_t bytes) = 0;
  // Memory of the host that CopyWithin reaches without a wait: pinned, where there is a device.
  // Otherwise like Allocate's.
  virtual absl::StatusOr<std::unique_ptr<Buffer>> AllocateHost(absl::string_view pool,
                                                               size_t bytes) = 0;
  // Likewise, but nothing is there yet.
  virtual absl::StatusOr<std::unique_ptr<HostArray>> ReserveHost(absl::string_view pool,
                                                                 size_t bytes) = 0;
  virtual absl::Status CopyIn(void* device_destination, const void* host_source, size_t bytes) = 0;
  virtual absl::Status CopyOut(void* host_destination, const void* device_source, size_t bytes) = 0;
  // Between any two places of Allocate's and AllocateHost's memory that do not overlap, in the
  // order of the operations before and behind it.
  virtual absl::Status CopyWithin(void* destination, const void* source, size_t bytes) = 0;

  // What PrepareLinear takes. Constant.
  virtual WeightSupport SupportedWeights() const = 0;
  // The weight of one product, made of parts [out_i, in] stacked along their outputs. Each value is
  // kept, or rounded to `compute_dtype` where that does not hold it; Embed reads the same ones. A
  // format that the backend does not know is refused by its name.
  // `bias` [sum of out_i] f32 host, or empty. `compute_dtype` bf16 (fp32 accumulation) or f32.
  // The handle stays valid for the life of the backend. The tensors may be dropped after the call.
  virtual absl::StatusOr<WeightHandle> PrepareLinear(absl::Span<const WeightPart> parts,
                                                     absl::Span<const float> bias,
                                                     DType compute_dtype) = 0;
  // The `bytes` of the handle that this call would give, so that memory can be planned: the parts'
  // shapes and types are looked at, their data is not.
  virtual absl::StatusOr<int64_t> PreparedBytes(absl::Span<const WeightPart> parts, bool has_bias,
                                                DType compute_dtype) = 0;

  // Whether an operation is done when its call returns, and none is ever done again by itself
  // (QueueRun): then a step may be left between any two. Such a backend has one unfinished step.
  virtual bool computes_inline() const { return false; }
  // Such a backend may ask on any thread, within any operation, whether the step is abandoned: once
  // it is, it stays so, and results of its operations mean nothing. {}: never.
  virtual void LeaveOutWhen(const std::function<bool()>& /*is_abandoned*/) {}
  // How many steps may have ended and not be finished: work of a step may be queued while the step
  // before still runs.
  virtual int max_unfinished_steps() const { return 1; }
  // Everything between BeginStep and EndStep belongs to one step. `batch` lives until EndStep, also
  // of a step in which something failed.
  absl::Status BeginStep(const RaggedBatch& batch);
  absl::StatusOr<StepTicket> EndStep();
  // Waits for the step. Tickets in order, each once.
  absl::StatusOr<StepResult> FinishStep(StepTicket ticket);
  absl::StatusOr<StepResult> EndAndFinishStep();

  RunId NewRun() { return ++last_run_; }
  // Queues a run of operations within a step: calls `queue`, or does again what it queued for the
  // same run in an earlier step. A run must follow from the batch alone. That is, of two batches
  // with as many rows of as many tokens, as many of them dense, `queue` makes the same calls with
  // the same tensors, and with no other array of the host. Page ids and slots of the batch must be
  // right: only operations that are called can check them.
  absl::Status QueueRun(RunId run, absl::FunctionRef<absl::Status()> queue);

  // Checks the arguments of an operation (ops.h), and then computes it, or queues it.
  template <typename Args>
  absl::Status Compute(const Args& args) {
    LONGSPAN_RETURN_IF_ERROR(Check(args));
    if constexpr (requires { args.intermediate(); }) {
      LONGSPAN_RETURN_IF_ERROR(
          CheckIntermediate(args.kName, args.kIntermediate, args.intermediate()));
    }
    if constexpr (requires { args.batch; }) LONGSPAN_RETURN_IF_ERROR(CheckStep(args.batch));
    if constexpr (requires { args.kWritesPages; }) {
      LONGSPAN_RETURN_IF_ERROR(Check(page_ids_[args.kv.group], args.kv));
    }
    return DoCompute(&args);
  }
  // logits [rows, width] f32. A result for each of draw.rows comes with the step's; it is the token
  // that Embed reads for the row's slot from then on, in this step or the next.
  absl::Status Draw(const TensorView& logits, const DrawBatch& draw);
  // The same, but for the results, which are known as soon as the operations before it are done.
  absl::StatusOr<std::unique_ptr<EarlyDraws>> DrawEarly(const TensorView& logits,
                                                        const DrawBatch& draw);

 private:
  virtual absl::Status DoBeginStep(const RaggedBatch& batch) = 0;
  virtual absl::Status DoEndStep(const RaggedBatch& batch) = 0;
  // Of the oldest step that has ended.
  virtual absl::StatusOr<StepResult> DoFinishStep() = 0;
  virtual absl::Status DoQueueRun(RunId /*run*/, absl::FunctionRef<absl::Status()> queue) {
    return queue();
  }
  // With arguments that were checked.
  virtual absl::Status DoCompute(const Operation& operation) = 0;
  virtual absl::Status DoDraw(const TensorView& logits, const DrawBatch& draw) = 0;
  virtual absl::StatusOr<std::unique_ptr<EarlyDraws>> DoDrawEarly(const TensorView& logits,
                                                                  const DrawBatch& draw) = 0;

  absl::Status CheckIntermediate(const char* operation, const char* name,
                                 const TensorView& tensor) const;
  // Reads are counted per row of the step's batch, and no other.
  absl::Status CheckStep(const RaggedBatch* batch) const;
  absl::Status CheckDraw(const TensorView& logits, const DrawBatch& draw) const;

  const RaggedBatch* batch_ = nullptr;                 // between BeginStep and EndStep
  std::array<PageIdRange, kMostPageGroups> page_ids_;  // of the step, by group
  StepTicket last_ended_ = 0;
  StepTicket last_finished_ = 0;
  RunId last_run_ = 0;
  bool in_run_ = false;
};

}  // namespace longspan

// One attention layer over paged memory, as a runner would drive it: sequences of random
// projections, steps of any rows, results kept by sequence and position.
//
// All pages and slots are NaN until something is written to them, and a sequence's pages are taken
// in a random order: what leaks from unwritten memory shows.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernels/backend.h"
#include "kernels/ops.h"
#include "tests/reference/array.h"
#include "tests/reference/compression.h"
#include "tests/reference/rope.h"

namespace longspan::cpu {

inline constexpr float kNormEpsilon = 1e-5F;

struct LayerSetup {
  std::string name;
  NsaParams nsa;
  // Instead of it: rows are of a prompt, and `out` is what TileAttend gives.
  std::optional<SparsePrefillParams> prefill;
  int query_heads = 8;
  int kv_heads = 2;
  int head_dim = 64;
  int rotary_dims = 32;
  bool two_ranges = false;  // sequences 0, 2, … rotate by a second range of frequencies
  DType kv_dtype = DType::kF32;
  DType out_dtype = DType::kF32;
  bool key_bias = false;
  float query_deviation = 1.0F;  // scales logits
  bool attends_densely = false;
  // A cache without summaries, for dense attention alone.
  bool only_dense = false;
  int64_t dense_window_tokens = 0;  // of dense attention
  bool head_norms = false;          // with only_dense

  // Of keys and values before they are stored, and of summaries.
  DType computed_dtype() const { return kv_dtype == DType::kF8E4M3 ? DType::kBf16 : kv_dtype; }
};

// How a layer's memory and threads are arranged; no result may depend on it.
struct Arrangement {
  int threads = 2;
  uint32_t page_order_seed = 1;
};

struct RowRequest {
  int sequence = 0;
  int tokens = 0;
};

struct SequenceResults {
  std::vector<float> q;           // [tokens, Hq, D]
  std::vector<float> compressed;  // likewise
  std::vector<int32_t> selected;  // [tokens, Hk, n]
  std::vector<float> out;         // [tokens, Hq * D], widened
  std::vector<float> dense;       // likewise: DenseAttend on the same cache
  bool operator==(const SequenceResults&) const = default;
};

class Layer {
 public:
  // Sequence i has lengths[i] tokens, drawn from seed and i.
  Layer(const LayerSetup& setup, const std::vector<int>& lengths, uint32_t seed,
        Arrangement arrangement = {});

  // The next tokens of each sequence named.
  void Step(const std::vector<RowRequest>& rows);
  // Single rows, `chunk_tokens` at a time, to the end of the sequence.
  void RunInChunks(int sequence, int chunk_tokens);

  const SequenceResults& results(int sequence) const { return sequences_[sequence].results; }
  const StepReads& last_reads() const { return reads_; }
  int64_t length(int sequence) const { return sequences_[sequence].tokens; }

  // What the cache holds, in double.
  reference::HeadRows Keys(int sequence) const;
  reference::HeadRows Values(int sequence) const;
  reference::CompressedEntries Entries(int sequence) const;
  // Summaries and carry of complete pages, bit by bit.
  std::vector<uint8_t> SummaryBytes(int sequence) const;

  reference::HeadRows UnrotatedKeys(int sequence) const;  // rounded to the cache's type
  reference::Rope ReferenceRope() const;                  // of sequence 0
  const reference::CompressionWeights& weights() const { return reference_weights_; }
  // Head `head` of the projected queries at `position`, and the norms of heads.
  std::vector<double> UnrotatedQuery(int sequence, int64_t position, int head) const;
  const std::vector<double>& query_norm() const { return reference_query_norm_; }
  const std::vector<double>& key_norm() const { return reference_key_norm_; }
  std::vector<double> GateLogits(int sequence, int64_t position) const;
  float* MutableProjection(int sequence, int64_t position);

  const LayerSetup& setup() const { return setup_; }

 private:
  struct Sequence {
    int tokens = 0;
    int done = 0;
    std::vector<float> projections;  // [tokens, stride]
    std::vector<int32_t> pages;
    SequenceResults results;
  };

  int64_t stride() const;
  int gate_columns() const;
  TensorView Allocate(DType dtype, int64_t first, int64_t second, int64_t third);
  void MakeMemory(int pages, int slots);
  void MakeWeights(uint32_t seed);
  void MakeNorms(uint32_t seed);
  float* MakeFloats(int64_t count, double deviation, uint32_t seed, std::vector<double>& as_double);
  // Ids of the sequence's pages; where dense attention looks at no page, none.
  std::vector<int32_t> DensePages(const Sequence& sequence) const;
  // Dense attention of the step's queries, and what it read.
  StepReads AttendDensely(const RaggedBatch& batch, const TensorView& q, const TensorView& out);
  absl::Status Attend(const RaggedBatch& batch, const TensorView& projected, const TensorView& q,
                      SequenceResults& step, const TensorView& out);
  double Read(const TensorView& array, int64_t page, int head, int64_t element) const;

  LayerSetup setup_;
  KvLayout layout_;
  KvLayerView kv_;
  CompressWeights weights_;
  HeadNorms norms_;
  std::vector<double> reference_query_norm_;
  std::vector<double> reference_key_norm_;
  reference::CompressionWeights reference_weights_;
  std::vector<float> inverse_frequencies_;
  std::vector<float> long_inverse_frequencies_;  // empty: there is one range
  std::vector<Sequence> sequences_;
  std::vector<std::unique_ptr<char[]>> memory_;
  std::vector<std::unique_ptr<std::vector<float>>> weight_memory_;
  StepReads reads_;
  std::unique_ptr<Backend> backend_;
};

}  // namespace longspan::cpu

#include "tests/kernels/attention/layer_harness.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <random>

#include "kernels/base/check.h"
#include "kernels/cpu/bf16.h"
#include "kernels/cpu/kv_pages.h"
#include "kernels/cpu/stored_tokens.h"
#include "tests/kernels/test_backend.h"
#include "tests/reference/random.h"

namespace longspan::cpu {
namespace {

constexpr double kTheta = 10000.0;

TensorView View(void* data, DType dtype, std::vector<int64_t> shape) {
  TensorView view{data, dtype, static_cast<int>(shape.size()), {0, 0, 0, 0}};
  std::copy(shape.begin(), shape.end(), view.shape.begin());
  return view;
}

void Succeed(const absl::Status& status) {
  if (!status.ok()) std::fprintf(stderr, "%s\n", status.ToString().c_str());
  LONGSPAN_CHECK(status.ok());
}

// A step's rows end to end, and back.
template <typename T>
void Append(std::vector<T>& to, const std::vector<T>& from, int64_t begin, int64_t end) {
  to.insert(to.end(), from.begin() + begin, from.begin() + end);
}

}  // namespace

Layer::Layer(const LayerSetup& setup, const std::vector<int>& lengths, uint32_t seed,
             Arrangement arrangement)
    : setup_(setup), backend_(MakeTestBackend(arrangement.threads)) {
  if (setup.prefill) setup_.nsa = KeyTileMeans(*setup.prefill);
  LONGSPAN_CHECK(setup.prefill ? Validate(*setup.prefill).ok() : Validate(setup.nsa).ok());
  layout_.layers = 1;
  layout_.kv_heads = setup.kv_heads;
  layout_.head_dim = setup.head_dim;
  layout_.kv_dtype = setup.kv_dtype;
  layout_.summary_dtype = setup.computed_dtype();
  layout_.has_summaries = !setup.only_dense;
  layout_.nsa = setup_.nsa;
  layout_.prefill = setup.prefill;
  for (double frequency : reference::PlainRope(setup.rotary_dims, kTheta).inverse_frequencies) {
    inverse_frequencies_.push_back(static_cast<float>(frequency));
    if (setup.two_ranges) long_inverse_frequencies_.push_back(inverse_frequencies_.back() / 3);
  }

  int pages = 3;  // some belong to nobody
  for (int tokens : lengths) pages += static_cast<int>(PagesForTokens(tokens));
  std::vector<int32_t> order(pages);
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), std::mt19937(arrangement.page_order_seed));
  for (size_t i = 0; i < lengths.size(); ++i) {
    Sequence sequence;
    sequence.tokens = lengths[i];
    std::mt19937 generator(seed * 1000 + static_cast<uint32_t>(i));
    std::normal_distribution<float> normal;
    sequence.projections.resize(stride() * lengths[i]);
    for (float& value : sequence.projections) value = normal(generator);
    for (int t = 0; t < lengths[i]; ++t) {
      float* q = sequence.projections.data() + t * stride();
      for (int e = 0; e < setup.query_heads * setup.head_dim; ++e) q[e] *= setup.query_deviation;
    }
    for (int64_t page = 0; page < PagesForTokens(lengths[i]); ++page) {
      sequence.pages.push_back(order.back());
      order.pop_back();
    }
    sequences_.push_back(std::move(sequence));
  }
  MakeMemory(pages, static_cast<int>(lengths.size()));
  MakeWeights(seed);
  if (setup.head_norms) MakeNorms(seed);
}

int Layer::gate_columns() const {
  if (setup_.nsa.gate == NsaGate::kNone) return 0;
  return setup_.nsa.gate == NsaGate::kHead ? 3 * setup_.query_heads : 3;
}

int64_t Layer::stride() const {
  return int64_t{setup_.query_heads + 2 * setup_.kv_heads} * setup_.head_dim + gate_columns();
}

TensorView Layer::Allocate(DType dtype, int64_t first, int64_t second, int64_t third) {
  TensorView view = View(nullptr, dtype, {first, second, third});
  memory_.push_back(std::make_unique<char[]>(view.bytes()));
  view.data = memory_.back().get();
  std::memset(view.data, 0xff, view.bytes());  // NaN in both types
  return view;
}

void Layer::MakeMemory(int pages, int slots) {
  const int heads = layout_.kv_heads;
  kv_.layout = &layout_;
  kv_.keys = Allocate(layout_.kv_dtype, pages, heads, int64_t{layout_.head_dim} * kPageTokens);
  kv_.values = Allocate(layout_.kv_dtype, pages, heads, int64_t{layout_.head_dim} * kPageTokens);
  if (layout_.has_scales()) {
    kv_.key_scales = Allocate(DType::kU8, pages, heads, kPageTokens);
    kv_.value_scales = Allocate(DType::kU8, pages, heads, kPageTokens);
  }
  if (setup_.only_dense) return;
  const int64_t summary = int64_t{layout_.entries_per_page()} * layout_.head_dim;
  kv_.summary_keys = Allocate(layout_.summary_dtype, pages, heads, summary);
  if (layout_.summary_parts() == 2) {
    kv_.summary_values = Allocate(layout_.summary_dtype, pages, heads, summary);
  }
  const int64_t open = layout_.carry_elements_per_page() / heads;
  kv_.carry = Allocate(DType::kF32, pages, heads, open);
  kv_.open_sums = Allocate(DType::kF32, slots, heads, open);
  kv_.tail_keys =
      Allocate(layout_.computed_kv_dtype(), slots, heads, layout_.tail_elements_per_slot() / heads);
}

float* Layer::MakeFloats(int64_t count, double deviation, uint32_t seed,
                         std::vector<double>& as_double) {
  weight_memory_.push_back(std::make_unique<std::vector<float>>());
  std::vector<float>& floats = *weight_memory_.back();
  for (double value : reference::RandomValues(count, deviation, seed)) {
    floats.push_back(static_cast<float>(value));
    as_double.push_back(floats.back());
  }
  return floats.data();
}

void Layer::MakeNorms(uint32_t seed) {
  const int64_t dims = setup_.head_dim;
  norms_.query_weight =
      View(MakeFloats(dims, 1.0, seed + 14, reference_query_norm_), DType::kF32, {dims});
  norms_.key_weight =
      View(MakeFloats(dims, 1.0, seed + 15, reference_key_norm_), DType::kF32, {dims});
  norms_.epsilon = kNormEpsilon;
}

void Layer::MakeWeights(uint32_t seed) {
  const NsaParams& nsa = setup_.nsa;
  const int64_t l = nsa.kernel_tokens;
  const int64_t head_dim = setup_.head_dim;
  const int64_t heads = setup_.kv_heads;
  const auto make = [&](int64_t count, double deviation, uint32_t which,
                        std::vector<double>& as_double) {
    return MakeFloats(count, deviation, seed + which, as_double);
  };
  if (nsa.compress == NsaCompress::kLinear) {
    const double deviation = 1.0 / std::sqrt(static_cast<double>(l * head_dim));
    const std::vector<int64_t> shape = {heads, l * head_dim, head_dim};
    const int64_t count = heads * l * head_dim * head_dim;
    weights_.keys = View(make(count, deviation, 11, reference_weights_.keys), DType::kF32, shape);
    if (nsa.compress_values) {
      weights_.values =
          View(make(count, deviation, 12, reference_weights_.values), DType::kF32, shape);
    }
  } else if (nsa.compress == NsaCompress::kWeighted) {
    const double deviation = 1.0 / std::sqrt(static_cast<double>(l));
    weights_.keys =
        View(make(heads * l, deviation, 11, reference_weights_.keys), DType::kF32, {heads, l});
    if (nsa.compress_values) {
      weights_.values =
          View(make(heads * l, deviation, 12, reference_weights_.values), DType::kF32, {heads, l});
    }
  }
  if (!setup_.key_bias) return;
  // The position embedding, folded into one constant for each KV head.
  reference_weights_.key_pe = reference::RandomValues(heads * l * head_dim, 1.0, seed + 13);
  weight_memory_.push_back(std::make_unique<std::vector<float>>());
  std::vector<float>& bias = *weight_memory_.back();
  for (int64_t head = 0; head < heads; ++head) {
    for (int64_t j = 0; j < head_dim; ++j) {
      double sum = 0;
      for (int64_t k = 0; k < l; ++k) {
        const double* pe = reference_weights_.key_pe.data() + (head * l + k) * head_dim;
        if (nsa.compress == NsaCompress::kWeighted) {
          sum += pe[j] * reference_weights_.keys[head * l + k];
          continue;
        }
        for (int64_t e = 0; e < head_dim; ++e) {
          sum += pe[e] * reference_weights_.keys[((head * l + k) * head_dim + e) * head_dim + j];
        }
      }
      bias.push_back(static_cast<float>(sum));
    }
  }
  weights_.key_bias = View(bias.data(), DType::kF32, {heads, head_dim});
}

void Layer::Step(const std::vector<RowRequest>& rows) {
  std::vector<int32_t> token_offsets = {0};
  std::vector<int64_t> first_positions;
  std::vector<int32_t> slots;
  std::vector<int32_t> page_offsets = {0};
  std::vector<int32_t> page_ids;
  std::vector<uint8_t> attends_densely;
  std::vector<uint8_t> rotates_long;
  std::vector<float> projections;
  for (const RowRequest& row : rows) {
    const Sequence& sequence = sequences_[row.sequence];
    token_offsets.push_back(token_offsets.back() + row.tokens);
    first_positions.push_back(sequence.done);
    slots.push_back(row.sequence);
    const bool is_chunk = row.tokens > 1;
    attends_densely.push_back(setup_.attends_densely || (is_chunk && setup_.nsa.decode_only));
    rotates_long.push_back(row.sequence % 2 == 0 ? 1 : 0);
    // Pages beyond the step's own are there already or not: nobody may look.
    page_ids.insert(page_ids.end(), sequence.pages.begin(), sequence.pages.end());
    page_offsets.push_back(static_cast<int32_t>(page_ids.size()));
    Append(projections, sequence.projections, sequence.done * stride(),
           (sequence.done + row.tokens) * stride());
  }
  RaggedBatch batch{token_offsets, first_positions, slots, page_offsets, page_ids, attends_densely};
  batch.rotates_long = rotates_long;

  const int64_t tokens = token_offsets.back();
  const int64_t q_floats = int64_t{setup_.query_heads} * setup_.head_dim;
  const int64_t choices = int64_t{setup_.kv_heads} * setup_.nsa.selected_blocks;
  SequenceResults step;
  step.q.resize(tokens * q_floats);
  step.compressed.resize(setup_.nsa.compressed_branch ? tokens * q_floats : 0);
  step.selected.resize(tokens * choices);
  std::vector<char> out_bytes(tokens * q_floats * SizeBytes(setup_.out_dtype));

  const RopeView rope{setup_.rotary_dims, inverse_frequencies_, 1.0F, long_inverse_frequencies_};
  const TensorView projected = View(projections.data(), DType::kF32, {tokens, stride()});
  const TensorView q =
      View(step.q.data(), DType::kF32, {tokens, setup_.query_heads, setup_.head_dim});
  const TensorView out = View(out_bytes.data(), setup_.out_dtype, {tokens, q_floats});

  Backend& backend = *backend_;
  Succeed(backend.BeginStep(batch));
  Succeed(
      backend.Compute(RopeAppendArgs{&batch, rope, projected, setup_.query_heads, q, kv_, norms_}));
  if (!setup_.only_dense) {
    Succeed(backend.Compute(
        UpdateSummariesArgs{&batch, rope, projected, setup_.query_heads, weights_, kv_}));
    Succeed(Attend(batch, projected, q, step, out));
  }
  reads_ = backend.EndAndFinishStep()->reads;
  const auto widened = [&] {
    std::vector<float> wide(tokens * q_floats);
    for (size_t i = 0; i < wide.size(); ++i) {
      wide[i] = LoadWide(out_bytes.data(), setup_.out_dtype, static_cast<int64_t>(i));
    }
    return wide;
  };
  step.out = widened();
  std::vector<int32_t> dense_pages;
  for (const RowRequest& row : rows) {
    const std::vector<int32_t> pages = DensePages(sequences_[row.sequence]);
    dense_pages.insert(dense_pages.end(), pages.begin(), pages.end());
  }
  batch.page_ids = dense_pages;
  const StepReads dense_reads = AttendDensely(batch, q, out);
  step.dense = widened();
  if (setup_.only_dense) {
    reads_ = dense_reads;
  } else {
    reads_.dense_bytes += dense_reads.dense_bytes;
    for (int path = 0; path < kAttentionPaths; ++path) {
      reads_.rows_by_path[path] += dense_reads.rows_by_path[path];
    }
  }

  for (size_t i = 0; i < rows.size(); ++i) {
    const int64_t begin = token_offsets[i];
    const int64_t end = token_offsets[i + 1];
    Sequence& sequence = sequences_[rows[i].sequence];
    SequenceResults& results = sequence.results;
    Append(results.q, step.q, begin * q_floats, end * q_floats);
    if (!step.compressed.empty()) {
      Append(results.compressed, step.compressed, begin * q_floats, end * q_floats);
    }
    Append(results.selected, step.selected, begin * choices, end * choices);
    Append(results.out, step.out, begin * q_floats, end * q_floats);
    Append(results.dense, step.dense, begin * q_floats, end * q_floats);
    sequence.done += rows[i].tokens;
  }
}

absl::Status Layer::Attend(const RaggedBatch& batch, const TensorView& projected,
                           const TensorView& q, SequenceResults& step, const TensorView& out) {
  if (setup_.prefill) return backend_->Compute(TileAttendArgs{&batch, q, kv_, out});
  const int64_t tokens = batch.tokens();
  const TensorView compressed = step.compressed.empty()
                                    ? TensorView{}
                                    : View(step.compressed.data(), DType::kF32,
                                           {tokens, setup_.query_heads, setup_.head_dim});
  const TensorView selected = View(step.selected.data(), DType::kI32,
                                   {tokens, setup_.kv_heads, setup_.nsa.selected_blocks});
  const int gate_column = static_cast<int>(stride()) - gate_columns();
  if (absl::Status chosen = backend_->Compute(NsaSelectArgs{&batch, q, kv_, compressed, selected});
      !chosen.ok()) {
    return chosen;
  }
  return backend_->Compute(
      NsaAttendArgs{&batch, q, selected, compressed, projected, gate_column, kv_, out});
}

std::vector<int32_t> Layer::DensePages(const Sequence& sequence) const {
  std::vector<int32_t> pages = sequence.pages;
  const int64_t window_tokens = setup_.dense_window_tokens;
  const int64_t first_seen = std::max<int64_t>(0, sequence.done + 1 - window_tokens);
  if (window_tokens > 0) std::fill_n(pages.begin(), PageOfToken(first_seen), -1);
  return pages;
}

StepReads Layer::AttendDensely(const RaggedBatch& batch, const TensorView& q,
                               const TensorView& out) {
  Succeed(backend_->BeginStep(batch));
  Succeed(
      backend_->Compute(DenseAttendArgs{&batch, true, q, kv_, out, setup_.dense_window_tokens}));
  return backend_->EndAndFinishStep()->reads;
}

void Layer::RunInChunks(int sequence, int chunk_tokens) {
  while (sequences_[sequence].done < sequences_[sequence].tokens) {
    const int left = sequences_[sequence].tokens - sequences_[sequence].done;
    Step({{sequence, std::min(chunk_tokens, left)}});
  }
}

double Layer::Read(const TensorView& array, int64_t page, int head, int64_t element) const {
  return LoadWide(HeadOf(array, page, head), array.dtype, element);
}

reference::HeadRows Layer::Keys(int sequence) const {
  const Sequence& source = sequences_[sequence];
  reference::HeadRows rows(source.done, setup_.kv_heads, setup_.head_dim);
  for (int64_t t = 0; t < source.done; ++t) {
    for (int head = 0; head < setup_.kv_heads; ++head) {
      const StoredTokens tokens(kv_, source.pages[PageOfToken(t)], head);
      for (int e = 0; e < setup_.head_dim; ++e) {
        rows.at(t, head)[e] = tokens.Key(OffsetInPage(t), e);
      }
    }
  }
  return rows;
}

reference::HeadRows Layer::Values(int sequence) const {
  const Sequence& source = sequences_[sequence];
  reference::HeadRows rows(source.done, setup_.kv_heads, setup_.head_dim);
  for (int64_t t = 0; t < source.done; ++t) {
    for (int head = 0; head < setup_.kv_heads; ++head) {
      const StoredTokens tokens(kv_, source.pages[PageOfToken(t)], head);
      for (int e = 0; e < setup_.head_dim; ++e) {
        rows.at(t, head)[e] = tokens.Value(OffsetInPage(t), e);
      }
    }
  }
  return rows;
}

reference::CompressedEntries Layer::Entries(int sequence) const {
  const Sequence& source = sequences_[sequence];
  const int64_t count = reference::EntryCount(setup_.nsa, source.done);
  const int per_page = layout_.entries_per_page();
  reference::CompressedEntries entries;
  entries.keys = reference::HeadRows(count, setup_.kv_heads, setup_.head_dim);
  if (setup_.nsa.compress_values) entries.values = entries.keys;
  const bool has_deviations = setup_.nsa.compress == NsaCompress::kMeanAndDeviation;
  if (has_deviations) entries.deviations = entries.keys;
  for (int64_t c = 0; c < count; ++c) {
    const int64_t entry = c + layout_.open_entries();
    const int64_t page = source.pages[layout_.page_of_entry(entry)];
    const int64_t offset = layout_.offset_of_entry(entry);
    for (int head = 0; head < setup_.kv_heads; ++head) {
      for (int e = 0; e < setup_.head_dim; ++e) {
        entries.keys.at(c, head)[e] = Read(kv_.summary_keys, page, head, e * per_page + offset);
        if (has_deviations) {
          entries.deviations.at(c, head)[e] =
              Read(kv_.summary_values, page, head, e * per_page + offset);
        }
        if (!setup_.nsa.compress_values) continue;
        entries.values.at(c, head)[e] =
            Read(kv_.summary_values, page, head, offset * setup_.head_dim + e);
      }
    }
  }
  return entries;
}

std::vector<uint8_t> Layer::SummaryBytes(int sequence) const {
  std::vector<uint8_t> bytes;
  const Sequence& source = sequences_[sequence];
  for (int64_t page = 0; page < source.done / kPageTokens; ++page) {
    for (const TensorView* array : {&kv_.summary_keys, &kv_.summary_values, &kv_.carry}) {
      if (array->data == nullptr || array->elements() == 0) continue;
      const char* begin = HeadOf(*array, source.pages[page], 0);
      const char* end = HeadOf(*array, source.pages[page] + 1, 0);
      bytes.insert(bytes.end(), begin, end);
    }
  }
  return bytes;
}

reference::HeadRows Layer::UnrotatedKeys(int sequence) const {
  const Sequence& source = sequences_[sequence];
  reference::HeadRows rows(source.done, setup_.kv_heads, setup_.head_dim);
  for (int64_t t = 0; t < source.done; ++t) {
    const float* projected = source.projections.data() + t * stride();
    for (int head = 0; head < setup_.kv_heads; ++head) {
      for (int e = 0; e < setup_.head_dim; ++e) {
        rows.at(t, head)[e] = Rounded(projected[(setup_.query_heads + head) * setup_.head_dim + e],
                                      setup_.computed_dtype());
      }
    }
  }
  return rows;
}

reference::Rope Layer::ReferenceRope() const {
  reference::Rope rope;
  const auto& frequencies = setup_.two_ranges ? long_inverse_frequencies_ : inverse_frequencies_;
  rope.inverse_frequencies.assign(frequencies.begin(), frequencies.end());
  return rope;
}

std::vector<double> Layer::UnrotatedQuery(int sequence, int64_t position, int head) const {
  const float* query =
      sequences_[sequence].projections.data() + position * stride() + head * setup_.head_dim;
  return std::vector<double>(query, query + setup_.head_dim);
}

std::vector<double> Layer::GateLogits(int sequence, int64_t position) const {
  const float* projected = sequences_[sequence].projections.data() + position * stride();
  return std::vector<double>(projected + stride() - gate_columns(), projected + stride());
}

float* Layer::MutableProjection(int sequence, int64_t position) {
  return sequences_[sequence].projections.data() + position * stride();
}

}  // namespace longspan::cpu

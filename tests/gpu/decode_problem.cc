#include "tests/gpu/decode_problem.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <numeric>
#include <random>
#include <string>

#include "kernels/cpu/e4m3_rows.h"
#include "kernels/cuda/base/page_order.h"
#include "tests/fixtures/bf16.h"

namespace longspan::gpu_test {
namespace {

// Normal numbers that bf16 holds exactly.
class RandomBf16 {
 public:
  explicit RandomBf16(uint64_t seed) {
    std::mt19937_64 random(seed);
    std::normal_distribution<float> normal;
    for (uint16_t& value : table_) value = ToBf16(normal(random));
    state_ = seed * 2 + 1;
  }
  uint16_t Next() {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return table_[state_ >> 48];
  }
  // Gigabytes, for benches: runs of the table from places drawn for each.
  void Fill(std::vector<uint16_t>& values) {
    constexpr size_t kRun = 2048;
    for (size_t begin = 0; begin < values.size(); begin += kRun) {
      state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
      const uint16_t* from = table_ + (state_ >> 33) % (std::size(table_) - kRun);
      std::copy_n(from, std::min(kRun, values.size() - begin),
                  values.begin() + static_cast<int64_t>(begin));
    }
  }

 private:
  uint16_t table_[1 << 16];
  uint64_t state_;
};

// A number of a vector whose signs change from one dimension to the next.
float Alternating(int dim, float size) { return dim % 2 == 0 ? size : -size; }

// Keys or values of a cache in e4m3 on the host: [pages, Hk, 64 * D] and [pages, Hk, 64]. What no
// token owns is NaN.
struct Fp8Pool {
  bool is_values = false;
  int kv_heads = 0;
  int head_dim = 0;
  std::vector<uint8_t> numbers;
  std::vector<uint8_t> scales;

  Fp8Pool(bool of_values, int64_t pages, const KvLayout& layout)
      : is_values(of_values), kv_heads(layout.kv_heads), head_dim(layout.head_dim) {
    if (!layout.has_scales()) return;
    numbers.assign(pages * kv_heads * kPageTokens * head_dim, 0xFF);
    scales.assign(pages * kv_heads * kPageTokens, 0xFF);
  }
  // Rounds row [D] of a token of a page, and leaves in it what the pool holds.
  void Put(int64_t page, int head, int token, float* row) {
    std::vector<uint8_t> codes(head_dim);
    const int64_t block = page * kv_heads + head;
    const uint8_t scale = cpu::RoundRow(row, head_dim, 1, codes.data());
    scales[block * kPageTokens + token] = scale;
    for (int dim = 0; dim < head_dim; ++dim) {
      const int64_t offset =
          is_values ? cuda::Fp8ValueOffset(head_dim, token, dim) : cuda::Fp8KeyOffset(token, dim);
      numbers[block * kPageTokens * head_dim + offset] = codes[dim];
      row[dim] = cpu::WidenE4m3(codes[dim]) * cpu::ScaleOf(scale);
    }
  }
  // For benches: numbers of both signs, all finite, near 1.
  void FillAny() {
    for (size_t i = 0; i < numbers.size(); ++i) {
      const uint64_t mixed = i * 0x9E3779B97F4A7C15ULL >> 32;
      numbers[i] = static_cast<uint8_t>((mixed & 0x80) | (mixed >> 8) % 120);
    }
    std::fill(scales.begin(), scales.end(), uint8_t{119});
  }
};

double RoundToBf16(double value) { return FromBf16(ToBf16(static_cast<float>(value))); }

double Sigmoid(double x) { return 1.0 / (1.0 + std::exp(-x)); }

}  // namespace

DecodeProblem::DecodeProblem(const DecodeShape& shape, uint64_t seed, int multiprocessors,
                             bool on_host)
    : shape_(shape), multiprocessors_(multiprocessors) {
  const KvLayout& layout = shape.layout;
  const int head_dim = layout.head_dim;
  const int kv_heads = layout.kv_heads;
  const int per_page = layout.has_summaries ? layout.entries_per_page() : 4;
  auto random = std::make_unique<RandomBf16>(seed);
  std::vector<int32_t> page_offsets = {0}, token_offsets(rows() + 1);
  std::vector<int64_t> first_positions;
  int64_t longest = 0;
  for (int row = 0; row < rows(); ++row) {
    const int64_t length = shape.lengths_tokens[row];
    longest = std::max(longest, length);
    first_positions.push_back(length - 1);
    page_offsets.push_back(page_offsets.back() + static_cast<int32_t>(PagesForTokens(length)));
  }
  std::iota(token_offsets.begin(), token_offsets.end(), 0);
  std::vector<int32_t> page_ids(page_offsets.back() + 2);
  std::iota(page_ids.begin(), page_ids.end(), 0);
  std::shuffle(page_ids.begin(), page_ids.end(), std::mt19937_64(seed));

  // What no key owns is NaN.
  const float sink_size = 450.0F / std::sqrt(static_cast<float>(head_dim));
  const int64_t block = int64_t{kPageTokens} * head_dim;
  const int64_t entry_block = int64_t{per_page} * head_dim;
  const auto pages = static_cast<int64_t>(page_ids.size());
  std::vector<uint16_t> keys(pages * kv_heads * block, 0xFFFF), values = keys;
  std::vector<uint16_t> entry_keys(pages * kv_heads * entry_block, 0xFFFF),
      entry_values = entry_keys;
  keys_.resize(rows());
  values_.resize(rows());
  entry_keys_.resize(rows());
  entry_values_.resize(rows());
  const bool is_fp8 = layout.has_scales();
  Fp8Pool fp8_keys(false, pages, layout);
  Fp8Pool fp8_values(true, pages, layout);
  if (!on_host && is_fp8) {
    fp8_keys.FillAny();
    fp8_values.FillAny();
  }
  if (!on_host) {
    for (std::vector<uint16_t>* pool : {&keys, &values, &entry_keys, &entry_values}) {
      random->Fill(*pool);
    }
  }
  for (int row = 0; on_host && row < rows(); ++row) {
    // `huge` and `sink` are keys, or -1.
    const auto fill = [&](int64_t first, int64_t end, int per_block, std::vector<uint16_t>& paged,
                          std::vector<float>& flat, int64_t huge = -1, int64_t sink = -1) {
      flat.assign(end * kv_heads * head_dim, 0.0F);
      for (int64_t key = first; key < end; ++key) {
        const int64_t page = page_ids[page_offsets[row] + key / per_block];
        for (int head = 0; head < kv_heads; ++head) {
          uint16_t* to = paged.data() + (page * kv_heads + head) * per_block * head_dim;
          for (int dim = 0; dim < head_dim; ++dim) {
            uint16_t value = random->Next();
            if (key == huge) value = ToBf16(Alternating(dim, 40.0F));
            if (key == sink) value = ToBf16(Alternating(dim, sink_size));
            to[cuda::EntryOffset(per_block, key, dim)] = value;
            flat[(key * kv_heads + head) * head_dim + dim] = FromBf16(value);
          }
        }
      }
    };
    const int64_t length = shape.lengths_tokens[row];
    const bool huge = shape.huge_pair && row == rows() - 1;
    fill(0, length, kPageTokens, keys, keys_[row], huge ? length - 2 : -1,
         shape.huge_sink ? 0 : -1);
    fill(0, length, kPageTokens, values, values_[row]);
    for (int64_t token = 0; is_fp8 && token < length; ++token) {
      const int64_t page = page_ids[page_offsets[row] + token / kPageTokens];
      for (int head = 0; head < kv_heads; ++head) {
        const auto in_page = static_cast<int>(token % kPageTokens);
        const int64_t at = (token * kv_heads + head) * head_dim;
        fp8_keys.Put(page, head, in_page, keys_[row].data() + at);
        fp8_values.Put(page, head, in_page, values_[row].data() + at);
      }
    }
    if (!layout.has_summaries) continue;
    const VisibleEntries entries = EntriesVisibleFrom(length - 1, layout.nsa);
    fill(entries.first_entry, entries.end_entry, per_page, entry_keys, entry_keys_[row],
         huge ? entries.end_entry / 2 : -1, shape.huge_sink ? entries.first_entry : -1);
    fill(entries.first_entry, entries.end_entry, per_page, entry_values, entry_values_[row]);
  }
  std::vector<uint16_t> q(size_t(rows()) * query_heads() * head_dim);
  for (size_t i = 0; i < q.size(); ++i) {
    const auto row = static_cast<int>(i / (int64_t{query_heads()} * head_dim));
    const int dim = static_cast<int>(i % head_dim);
    float value = FromBf16(random->Next()) * shape.query_gain;
    if (shape.huge_pair && row == rows() - 1) value = Alternating(dim, 40.0F);
    if (shape.huge_sink) value += Alternating(dim + row, 1.0F);
    q[i] = ToBf16(value);
    q_.push_back(FromBf16(q[i]));
  }
  const int64_t gate_columns = 3 * query_heads();
  for (int64_t i = 0; i < rows() * gate_columns; ++i) gates_.push_back(FromBf16(random->Next()));

  q_device_ = DeviceBuffer<uint16_t>(q);
  if (is_fp8) {
    fp8_keys_ = DeviceBuffer<uint8_t>(fp8_keys.numbers);
    fp8_values_ = DeviceBuffer<uint8_t>(fp8_values.numbers);
    key_scales_ = DeviceBuffer<uint8_t>(fp8_keys.scales);
    value_scales_ = DeviceBuffer<uint8_t>(fp8_values.scales);
  } else {
    keys_device_ = DeviceBuffer<uint16_t>(keys);
    values_device_ = DeviceBuffer<uint16_t>(values);
  }
  entry_keys_device_ = DeviceBuffer<uint16_t>(entry_keys);
  entry_values_device_ = DeviceBuffer<uint16_t>(entry_values);
  gates_device_ = DeviceBuffer<float>(gates_);
  token_offsets_ = DeviceBuffer<int32_t>(token_offsets);
  page_offsets_ = DeviceBuffer<int32_t>(page_offsets);
  page_ids_ = DeviceBuffer<int32_t>(page_ids);
  host_page_offsets_ = page_offsets;
  host_page_ids_ = page_ids;
  first_positions_ = DeviceBuffer<int64_t>(first_positions);
  out_ = DeviceBuffer<uint16_t>(q.size());
  compressed_ = DeviceBuffer<float>(q.size());
  selected_ = DeviceBuffer<int32_t>(size_t(rows()) * kv_heads *
                                    (layout.has_summaries ? layout.nsa.selected_blocks : 1));
  const cuda::DecodeSplits splits =
      cuda::ChooseSplits(rows(), layout, longest, longest, multiprocessors);
  workspace_ =
      DeviceBuffer<char>(cuda::DecodeWorkspaceBytes(rows(), query_heads(), layout, longest));
  workspace_.Fill(0xFF);
  args_.workspace =
      cuda::CutDecodeWorkspace(workspace_.get(), rows(), query_heads(), layout, longest, splits);
  CheckCuda(cudaMemset(args_.workspace.tickets, 0, sizeof(uint32_t) * rows() * kv_heads),
            "tickets");

  args_.rows.rows = args_.rows.tokens = args_.count = rows();
  args_.rows.token_offsets = token_offsets_.get();
  args_.rows.first_positions = first_positions_.get();
  args_.rows.page_offsets = page_offsets_.get();
  args_.rows.page_ids = page_ids_.get();
  args_.rows.longest_length_tokens = longest;
  args_.pages = {keys_device_.get(),
                 values_device_.get(),
                 entry_keys_device_.get(),
                 entry_values_device_.get(),
                 kv_heads,
                 head_dim,
                 per_page};
  if (is_fp8) {
    args_.pages.keys = fp8_keys_.get();
    args_.pages.values = fp8_values_.get();
    args_.pages.key_scales = key_scales_.get();
    args_.pages.value_scales = value_scales_.get();
  }
  args_.nsa = layout.nsa;
  args_.query_heads = query_heads();
  args_.q = reinterpret_cast<const __nv_bfloat16*>(q_device_.get());
  args_.gates = gates_device_.get();
  args_.gate_stride = gate_columns;
  const bool output = layout.has_summaries && layout.nsa.compressed_branch;
  args_.compressed = output ? compressed_.get() : nullptr;
  args_.selected = selected_.get();
  args_.out = reinterpret_cast<__nv_bfloat16*>(out_.get());
}

void DecodeProblem::Errors::Add(double got, double want, double rounded) {
  squares += (got - want) * (got - want);
  sizes += want * want;
  largest = std::max(largest, std::abs(got - want));
  largest_rounded = std::max(largest_rounded, std::abs(rounded - want));
}

std::string DecodeProblem::Errors::Judge(const std::string& what) const {
  const double relative = std::sqrt(squares / std::max(sizes, 1e-30));
  char text[160];
  std::snprintf(text, sizeof text, "%s: rms error / rms %.2e, largest error %.2e (plain bf16 %.2e)",
                what.c_str(), relative, largest, largest_rounded);
  std::printf("  %s\n", text);
  return relative < 4e-3 && largest <= 2.0 * largest_rounded + 1e-6 ? "" : text;
}

double DecodeProblem::Score(int row, int head, const std::vector<float>& keys, int64_t key) const {
  const int head_dim = shape_.layout.head_dim;
  const float* q = q_.data() + (int64_t{row} * query_heads() + head) * head_dim;
  const float* k = keys.data() + (key * shape_.layout.kv_heads + head / shape_.group) * head_dim;
  double sum = 0.0;
  for (int dim = 0; dim < head_dim; ++dim) sum += double{q[dim]} * double{k[dim]};
  return sum / std::sqrt(double(head_dim));
}

DecodeProblem::Output DecodeProblem::Attend(int row, int head, const std::vector<float>& keys,
                                            const std::vector<float>& values, int64_t first_key,
                                            int64_t keys_end,
                                            const std::vector<char>& visible) const {
  const int head_dim = shape_.layout.head_dim;
  Output output{std::vector<double>(head_dim, 0.0), std::vector<double>(head_dim, 0.0)};
  std::vector<double> scores;
  double maximum = -INFINITY;
  for (int64_t key = first_key; key < keys_end; ++key) {
    scores.push_back(visible[key] != 0 ? Score(row, head, keys, key) : -INFINITY);
    maximum = std::max(maximum, scores.back());
  }
  double sum = 0.0;
  for (int64_t key = first_key; key < keys_end; ++key) {
    if (visible[key] == 0) continue;
    const double weight = std::exp(scores[key - first_key] - maximum);
    sum += weight;
    const float* v =
        values.data() + (key * shape_.layout.kv_heads + head / shape_.group) * head_dim;
    const double rounded = RoundToBf16(weight);
    for (int dim = 0; dim < head_dim; ++dim) {
      output.exact[dim] += weight * v[dim];
      output.rounded[dim] += rounded * v[dim];
    }
  }
  for (int dim = 0; dim < head_dim && sum > 0.0; ++dim) {
    output.exact[dim] /= sum;
    output.rounded[dim] /= sum;
  }
  return output;
}

DecodeProblem::Expected DecodeProblem::SelectByDeviation(int row, int kv_head) const {
  const int head_dim = shape_.layout.head_dim;
  const int64_t blocks = (shape_.lengths_tokens[row] - 1) / kPageTokens + 1;
  Expected expected;
  expected.block_scores.assign(blocks, -INFINITY);
  for (int64_t block = 0; block < shape_.lengths_tokens[row] / kPageTokens; ++block) {
    const int64_t entry = (block * shape_.layout.kv_heads + kv_head) * head_dim;
    const float* mean = entry_keys_[row].data() + entry;
    const float* deviation = entry_values_[row].data() + entry;
    for (int head = kv_head * shape_.group; head < (kv_head + 1) * shape_.group; ++head) {
      const float* q = q_.data() + (int64_t{row} * query_heads() + head) * head_dim;
      double score = 0.0;
      for (int dim = 0; dim < head_dim; ++dim) {
        score += double{q[dim]} * mean[dim] + std::abs(double{q[dim]}) * deviation[dim];
      }
      expected.block_scores[block] = std::max(expected.block_scores[block], score);
    }
  }
  return expected;
}

DecodeProblem::Expected DecodeProblem::Select(int row, int kv_head) const {
  const NsaParams& nsa = shape_.layout.nsa;
  if (nsa.compress == NsaCompress::kMeanAndDeviation) return SelectByDeviation(row, kv_head);
  const int64_t position = shape_.lengths_tokens[row] - 1;
  const VisibleEntries entries = EntriesVisibleFrom(position, nsa);
  Expected expected;
  std::vector<double> importance(std::max<int64_t>(entries.end_entry, 0), 0.0);
  for (int i = 0; i < shape_.group; ++i) {
    const int head = kv_head * shape_.group + i;
    const std::vector<char> all(importance.size(), 1);
    expected.compressed.push_back(Attend(row, head, entry_keys_[row], entry_values_[row],
                                         entries.first_entry, entries.end_entry, all));
    std::vector<double> scores;
    double maximum = -INFINITY;
    for (int64_t e = entries.first_entry; e < entries.end_entry; ++e) {
      scores.push_back(Score(row, head, entry_keys_[row], e));
      maximum = std::max(maximum, scores.back());
    }
    double sum = 0.0;
    for (double score : scores) sum += std::exp(score - maximum);
    for (size_t k = 0; k < scores.size(); ++k) {
      importance[entries.first_entry + k] += std::exp(scores[k] - maximum) / sum;
    }
  }
  const int per_block = nsa.block_tokens / nsa.stride_tokens;
  const int per_entry = nsa.kernel_tokens / nsa.stride_tokens;
  for (int64_t block = 0; block <= position / nsa.block_tokens; ++block) {
    double score = 0.0;
    for (int m = 0; m < per_block; ++m) {  // the double sum of NSA's equation 9
      for (int k = 0; k < per_entry; ++k) {
        const int64_t e = block * per_block + m + k;
        const double value = e < entries.end_entry ? importance[e] : 0.0;
        score = nsa.score_pool == NsaScorePool::kMax ? std::max(score, value) : score + value;
      }
    }
    expected.block_scores.push_back(score);
  }
  return expected;
}

std::string DecodeProblem::CompareSelection(int row, int kv_head, const int32_t* chosen,
                                            const Expected& expected) const {
  const NsaParams& nsa = shape_.layout.nsa;
  const int64_t own = (shape_.lengths_tokens[row] - 1) / nsa.block_tokens;
  std::string where = "row " + std::to_string(row) + " KV head " + std::to_string(kv_head) + ": ";
  std::vector<char> is_chosen(own + 1, 0);
  int count = 0;
  for (int i = 0; i < nsa.selected_blocks; ++i) {
    if (chosen[i] < 0) continue;
    if (chosen[i] > own) return where + "chose block " + std::to_string(chosen[i]);
    if (i > 0 && chosen[i] <= chosen[i - 1]) return where + "not ascending";
    is_chosen[chosen[i]] = 1;
    ++count;
  }
  const bool halves = nsa.selection == NsaSelection::kChunkHalf &&
                      nsa.block_tokens < 2 * nsa.selected_blocks && own >= nsa.selected_blocks;
  const auto check = [&](int64_t begin, int64_t end, int64_t want) -> std::string {
    want = std::min(want, end - begin);
    const auto forced = [&](int64_t b) {
      return b < nsa.initial_blocks || b > own - nsa.local_blocks;
    };
    double least_chosen = INFINITY, best_left = -INFINITY;
    int64_t got = 0;
    for (int64_t b = begin; b < end; ++b) {
      got += is_chosen[b];
      if (forced(b)) {
        if (is_chosen[b] == 0) return where + "left out forced block " + std::to_string(b);
        continue;
      }
      if (is_chosen[b] != 0) least_chosen = std::min(least_chosen, expected.block_scores[b]);
      if (is_chosen[b] == 0) best_left = std::max(best_left, expected.block_scores[b]);
    }
    if (got != want) return where + "chose " + std::to_string(got) + " of " + std::to_string(want);
    // Shares that fp32 does not tell from none are equal.
    if (best_left - least_chosen > std::max(std::abs(least_chosen) * 1e-3, 1e-30)) {
      return where + "left out a better block";
    }
    return "";
  };
  if (!halves) return check(0, own + 1, nsa.BlocksChosenFrom(own));
  const int64_t start = own - own % nsa.block_tokens;
  const std::string first = check(0, start, nsa.selected_blocks / 2);
  return first.empty() ? check(start, own + 1, nsa.selected_blocks / 2) : first;
}

std::string DecodeProblem::CompareSparse() {
  const KvLayout& layout = shape_.layout;
  const NsaParams& nsa = layout.nsa;
  const int head_dim = layout.head_dim;
  std::vector<uint16_t> first_out;
  std::vector<int32_t> first_selected;
  for (int run = 0; run < 6; ++run) {
    out_.Fill(0xFF);
    compressed_.Fill(0xFF);
    selected_.Fill(0x7F);
    CheckCuda(cuda::LaunchDecodeSelect(args_, nullptr), "select");
    // Overlapping with the launch before or not, the result is the same.
    cuda::DecodeArgs attend = args_;
    attend.workspace.splits =
        SplitsFor(int64_t{nsa.BlocksChosenFrom(args_.rows.longest_length_tokens / kPageTokens)} *
                  kPageTokens);
    attend.follows_select = run % 2 == 0;
    CheckCuda(cuda::LaunchDecodeAttend(attend, nullptr), "attend");
    CheckCuda(cudaDeviceSynchronize(), "decode");
    if (run > 0 && (out_.Download() != first_out || selected_.Download() != first_selected)) {
      return "runs differ";
    }
    first_out = out_.Download();
    first_selected = selected_.Download();
  }
  Errors errors;
  for (int row = 0; row < rows(); ++row) {
    const int64_t length = shape_.lengths_tokens[row];
    for (int kv_head = 0; kv_head < layout.kv_heads; ++kv_head) {
      const Expected expected = Select(row, kv_head);
      const int32_t* chosen =
          first_selected.data() + (int64_t{row} * layout.kv_heads + kv_head) * nsa.selected_blocks;
      if (nsa.selected_branch) {
        std::string wrong = CompareSelection(row, kv_head, chosen, expected);
        if (!wrong.empty()) return wrong;
      }
      std::vector<char> in_selected(length, 0), in_window(length, 0);
      for (int i = 0; i < nsa.selected_blocks && nsa.selected_branch; ++i) {
        if (chosen[i] < 0) continue;
        const int64_t begin = int64_t{chosen[i]} * nsa.block_tokens;
        for (int64_t t = begin; t < std::min(begin + nsa.block_tokens, length); ++t) {
          in_selected[t] = 1;
        }
      }
      const int64_t window_begin = std::max<int64_t>(0, length - nsa.window_span_tokens());
      for (int64_t t = window_begin; t < length; ++t) {
        (nsa.window == NsaWindow::kMerged ? in_selected : in_window)[t] = 1;
      }
      for (int i = 0; i < shape_.group; ++i) {
        const int head = kv_head * shape_.group + i;
        const auto gate = [&](int branch) {
          if (nsa.gate == NsaGate::kNone) return 1.0;
          const int column = nsa.gate == NsaGate::kHead ? 3 * head + branch : branch;
          return Sigmoid(gates_[row * args_.gate_stride + column]);
        };
        const auto selected = Attend(row, head, keys_[row], values_[row], 0, length, in_selected);
        const auto window = Attend(row, head, keys_[row], values_[row], 0, length, in_window);
        for (int dim = 0; dim < head_dim; ++dim) {
          double want = 0.0, rounded = 0.0;
          const auto add = [&](int branch, const Output& output) {
            want += gate(branch) * output.exact[dim];
            rounded += gate(branch) * output.rounded[dim];
          };
          if (nsa.compressed_branch) add(0, expected.compressed[i]);
          if (nsa.selected_branch) add(1, selected);
          if (nsa.window == NsaWindow::kSeparate) add(2, window);
          const double got =
              FromBf16(first_out[(int64_t{row} * query_heads() + head) * head_dim + dim]);
          if (!std::isfinite(got)) return "not finite, row " + std::to_string(row);
          errors.Add(got, want, RoundToBf16(rounded));
        }
      }
    }
  }
  return errors.Judge("sparse");
}

cuda::DecodeSplits DecodeProblem::SplitsFor(int64_t seen_tokens) const {
  return cuda::ChooseSplits(rows(), shape_.layout, args_.rows.longest_length_tokens, seen_tokens,
                            multiprocessors_);
}

cuda::DecodeArgs DecodeProblem::DenseArgs(int64_t window_tokens) const {
  cuda::DecodeArgs args = args_;
  const int64_t longest = args.rows.longest_length_tokens;
  args.dense_window_tokens = window_tokens;
  args.workspace.splits = SplitsFor(window_tokens > 0 ? std::min(window_tokens, longest) : longest);
  return args;
}

std::string DecodeProblem::CompareDense() {
  return CompareDense(args_, args_.rows.longest_length_tokens);
}

std::string DecodeProblem::CompareDenseWindow(int64_t window_tokens) {
  std::vector<int32_t> page_ids = host_page_ids_;
  for (int row = 0; row < rows(); ++row) {
    const int64_t first_seen = std::max<int64_t>(0, shape_.lengths_tokens[row] - window_tokens);
    std::fill_n(page_ids.begin() + host_page_offsets_[row], first_seen / kPageTokens, -1);
  }
  const DeviceBuffer<int32_t> shortened(page_ids);
  cuda::DecodeArgs args = DenseArgs(window_tokens);
  args.rows.page_ids = shortened.get();
  return CompareDense(args, window_tokens);
}

std::string DecodeProblem::CompareDense(const cuda::DecodeArgs& args, int64_t window_tokens) {
  std::vector<uint16_t> out;
  for (int run = 0; run < 2; ++run) {
    out_.Fill(0xFF);
    CheckCuda(cuda::LaunchDecodeDense(args, nullptr), "dense");
    CheckCuda(cudaDeviceSynchronize(), "dense");
    if (run == 1 && out_.Download() != out) return "dense: two runs differ";
    out = out_.Download();
  }
  Errors errors;
  for (int row = 0; row < rows(); ++row) {
    const int64_t length = shape_.lengths_tokens[row];
    const int64_t begin = std::max<int64_t>(0, length - window_tokens);
    const std::vector<char> all(length, 1);
    for (int head = 0; head < query_heads(); ++head) {
      const auto want = Attend(row, head, keys_[row], values_[row], begin, length, all);
      for (int dim = 0; dim < shape_.layout.head_dim; ++dim) {
        const double got =
            FromBf16(out[(int64_t{row} * query_heads() + head) * shape_.layout.head_dim + dim]);
        if (!std::isfinite(got)) return "not finite, row " + std::to_string(row);
        errors.Add(got, want.exact[dim], RoundToBf16(want.rounded[dim]));
      }
    }
  }
  return errors.Judge("dense");
}

}  // namespace longspan::gpu_test

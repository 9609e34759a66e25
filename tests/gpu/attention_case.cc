#include "tests/gpu/attention_case.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <numeric>

#include "kernels/cuda/base/page_order.h"
#include "tests/fixtures/bf16.h"

namespace longspan::gpu_test {
namespace {

constexpr uint16_t kNanBf16 = 0xFFFF;

// Of a downloaded output.
double At(const std::vector<char>& out, size_t index, bool fp32) {
  if (fp32) {
    float value = 0.0F;
    std::memcpy(&value, out.data() + index * sizeof(value), sizeof(value));
    return value;
  }
  uint16_t bits = 0;
  std::memcpy(&bits, out.data() + index * sizeof(bits), sizeof(bits));
  return FromBf16(bits);
}

std::vector<uint16_t> RandomNormal(size_t count, float gain, std::mt19937_64& random) {
  std::normal_distribution<float> normal(0.0F, gain);
  std::vector<uint16_t> values(count);
  for (uint16_t& value : values) value = ToBf16(normal(random));
  return values;
}

}  // namespace

AttentionCase::AttentionCase(const CaseShape& shape, uint64_t seed) : shape_(shape), seed_(seed) {
  std::mt19937_64 random(seed);
  const int rows = static_cast<int>(shape.rows.size());
  const int stride = 64 / shape.keys_per_page;
  token_offsets_ = {0};
  row_first_key_ = {0};
  std::vector<int32_t>& page_offsets = host_page_offsets_;
  page_offsets = {0};
  std::vector<int64_t> first_positions;
  for (int row = 0; row < rows; ++row) {
    const auto& [first_position, tokens] = shape.rows[row];
    const int64_t length = first_position + tokens;
    longest_ = std::max(longest_, length);
    first_positions.push_back(first_position);
    token_offsets_.push_back(token_offsets_.back() + tokens);
    row_of_token_.insert(row_of_token_.end(), tokens, row);
    row_first_key_.push_back(row_first_key_.back() + length / stride);
    page_offsets.push_back(page_offsets.back() + static_cast<int32_t>((length + 63) / 64));
  }
  tokens_ = token_offsets_.back();

  constexpr int kSparePages = 3;
  const int page_count = page_offsets.back() + kSparePages;
  std::vector<int32_t>& page_ids = host_page_ids_;
  page_ids.resize(page_count);
  std::iota(page_ids.begin(), page_ids.end(), 0);
  std::shuffle(page_ids.begin(), page_ids.end(), random);

  const int head_dim = shape.head_dim;
  const size_t key_elements = row_first_key_.back() * shape.kv_heads * head_dim;
  auto q = RandomNormal(size_t(tokens_) * shape.query_heads() * head_dim, shape.query_gain, random);
  auto keys = RandomNormal(key_elements, 1.0F, random);
  const auto values = RandomNormal(key_elements, 1.0F, random);
  if (shape.huge_pair) {
    const int64_t key = row_first_key_[1] / 3;
    for (int i = 0; i < shape.kv_heads * head_dim; ++i) {
      keys[key * shape.kv_heads * head_dim + i] = ToBf16(i % 2 == 0 ? 40.0F : -40.0F);
    }
    for (int i = 0; i < shape.query_heads() * head_dim; ++i) {
      q[int64_t{tokens_ - 1} * shape.query_heads() * head_dim + i] =
          ToBf16(i % 2 == 0 ? 40.0F : -40.0F);
    }
  }

  for (size_t i = shape.outlier_dim; shape.outlier_gain != 1.0F && i < keys.size(); i += head_dim) {
    keys[i] = ToBf16(FromBf16(keys[i]) * shape.outlier_gain);
  }

  if (shape.huge_sink) {
    const float size = 450.0F / std::sqrt(static_cast<float>(head_dim));
    for (int row = 0; row < rows; ++row) {
      const int64_t key = row_first_key_[row] + shape.first_key;
      if (key >= row_first_key_[row + 1]) continue;
      for (int i = 0; i < shape.kv_heads * head_dim; ++i) {
        keys[key * shape.kv_heads * head_dim + i] = ToBf16(i % 2 == 0 ? size : -size);
      }
    }
    const int64_t width = int64_t{shape.query_heads()} * head_dim;
    for (int64_t i = 0; i < tokens_ * width; ++i) {
      q[i] = ToBf16(FromBf16(q[i]) + ((i / width + i) % 2 == 0 ? 1.0F : -1.0F));
    }
  }

  const int64_t block = int64_t{shape.keys_per_page} * head_dim;
  page_elements_ = shape.kv_heads * block;
  std::vector<uint16_t> paged_keys((1 + page_count) * page_elements_, kNanBf16);  // from page -1 on
  auto paged_values = paged_keys;
  for (int row = 0; row < rows; ++row) {
    const int64_t count = row_first_key_[row + 1] - row_first_key_[row];
    for (int64_t key = shape.first_key; key < count; ++key) {
      const int64_t page = page_ids[page_offsets[row] + key / shape.keys_per_page];
      for (int head = 0; head < shape.kv_heads; ++head) {
        for (int dim = 0; dim < head_dim; ++dim) {
          const int64_t to = (1 + page) * page_elements_ + head * block +
                             cuda::EntryOffset(shape.keys_per_page, key, dim);
          const int64_t from =
              ((row_first_key_[row] + key) * shape.kv_heads + head) * head_dim + dim;
          paged_keys[to] = keys[from];
          paged_values[to] = values[from];
        }
      }
    }
  }

  q_ = DeviceBuffer<uint16_t>(q);
  flat_keys_ = DeviceBuffer<uint16_t>(keys);
  flat_values_ = DeviceBuffer<uint16_t>(values);
  paged_keys_ = DeviceBuffer<uint16_t>(paged_keys);
  paged_values_ = DeviceBuffer<uint16_t>(paged_values);
  token_offsets_device_ = DeviceBuffer<int32_t>(token_offsets_);
  slots_ = DeviceBuffer<int32_t>(std::vector<int32_t>(rows, 0));
  page_offsets_ = DeviceBuffer<int32_t>(page_offsets);
  page_ids_ = DeviceBuffer<int32_t>(page_ids);
  row_of_token_device_ = DeviceBuffer<int32_t>(row_of_token_);
  first_positions_ = DeviceBuffer<int64_t>(first_positions);
}

cuda::DeviceRows AttentionCase::rows() const {
  cuda::DeviceRows rows;
  rows.rows = static_cast<int>(shape_.rows.size());
  rows.tokens = tokens_;
  rows.token_offsets = token_offsets_device_.get();
  rows.first_positions = first_positions_.get();
  rows.slots = slots_.get();
  rows.page_offsets = page_offsets_.get();
  rows.page_ids = page_ids_.get();
  rows.row_of_token = row_of_token_device_.get();
  rows.longest_length_tokens = longest_;
  return rows;
}

cuda::DevicePages AttentionCase::pages() const {
  cuda::DevicePages pages;
  pages.keys = pages.summary_keys = paged_keys_.get() + page_elements_;
  pages.values = pages.summary_values = paged_values_.get() + page_elements_;
  pages.kv_heads = shape_.kv_heads;
  pages.head_dim = shape_.head_dim;
  pages.entries_per_page = shape_.keys_per_page;
  return pages;
}

void AttentionCase::HidePages(int64_t window_tokens) {
  std::vector<int32_t> page_ids = host_page_ids_;
  for (size_t row = 0; row < shape_.rows.size() && window_tokens > 0; ++row) {
    const int64_t first_seen =
        std::max<int64_t>(0, shape_.rows[row].first_position + 1 - window_tokens);
    std::fill_n(page_ids.begin() + host_page_offsets_[row], first_seen / 64, -1);
  }
  page_ids_ = DeviceBuffer<int32_t>(page_ids);
}

cuda::WorkPlan AttentionCase::MakePlan(int tokens_per_tile, bool at_multiples) {
  const int rows = static_cast<int>(shape_.rows.size());
  workspace_ = DeviceBuffer<char>(cuda::WorkPlanBytes(tokens_, rows, tokens_per_tile));
  workspace_.Fill(0xFF);
  const cuda::WorkPlan plan = cuda::PlaceWorkPlan(workspace_.get());
  cuda::WorkPlanArgs args;
  args.batch = this->rows();
  args.tokens_per_tile = tokens_per_tile;
  args.at_multiples = at_multiples;
  CheckCuda(cuda::LaunchWorkPlan(args, plan, nullptr), "work plan");
  return plan;
}

cuda::KeySplit AttentionCase::Split(int pieces, int tokens_per_tile, int64_t step_tokens,
                                    int64_t window_tokens) const {
  cuda::KeySplit split = {pieces};
  for (const RowShape& row : shape_.rows) {
    for (int end = 0; end < row.tokens;) {
      end = std::min(end + tokens_per_tile, row.tokens);
      const int64_t seen = row.first_position + end;
      const int64_t walked = window_tokens == 0 ? seen : std::min(seen, window_tokens);
      const bool cut = pieces > 1 && walked >= 2 * pieces * step_tokens;
      ++(cut ? split.tiles : split.whole_tiles);
    }
  }
  const int items = split.tiles * shape_.kv_heads;
  const bool fits = items <= cuda::kMostCutItems && items * pieces <= cuda::kMostKeyParts;
  return items > 0 && fits ? split : cuda::KeySplit();
}

cuda::KeyPieces AttentionCase::Pieces(int pieces, int tokens_per_tile, int64_t step_tokens,
                                      int64_t window_tokens) {
  key_parts_ = DeviceBuffer<char>(cuda::KeyPartsBytes(shape_.head_dim));
  key_parts_.Fill(0xFF);
  cuda::KeyPieces cut;
  cut.split = Split(pieces, tokens_per_tile, step_tokens, window_tokens);
  cut.parts = reinterpret_cast<float4*>(key_parts_.get());
  return cut;
}

std::string AttentionCase::Compare(
    const KeyRange& range, const Outputs& outputs,
    const std::function<cudaError_t(void* out, float* log_sums)>& launch) const {
  const int query_heads = shape_.query_heads();
  const size_t rows = size_t(tokens_) * query_heads;
  const size_t elements = rows * shape_.head_dim;
  const size_t element_bytes = outputs.fp32 ? sizeof(float) : sizeof(uint16_t);
  DeviceBuffer<char> first(elements * element_bytes), second(elements * element_bytes);
  DeviceBuffer<float> first_sums(rows), second_sums(rows);
  first.Fill(0xFF);
  second.Fill(0xFF);
  first_sums.Fill(0xFF);
  second_sums.Fill(0xFF);
  CheckCuda(launch(first.get(), first_sums.get()), "first launch");
  CheckCuda(launch(second.get(), second_sums.get()), "second launch");
  CheckCuda(cudaDeviceSynchronize(), "kernel");
  const auto out = first.Download();
  const auto sums = first_sums.Download();
  if (out != second.Download()) return "two runs differ";
  if (outputs.log_sums &&
      std::memcmp(sums.data(), second_sums.Download().data(), sums.size() * 4) != 0) {
    return "log-sums of two runs differ";
  }

  std::vector<reference::AttentionQuery> queries;
  std::mt19937_64 random(seed_ + 1);
  const int64_t wanted = shape_.sampled_queries == 0 ? tokens_ : shape_.sampled_queries;
  for (int64_t i = 0; i < wanted; ++i) {
    const int token =
        wanted == tokens_ ? static_cast<int>(i) : static_cast<int>(random() % tokens_);
    const int row = row_of_token_[token];
    const int64_t position = shape_.rows[row].first_position + token - token_offsets_[row];
    const auto [begin, end] = range(position);
    queries.push_back({token, row_first_key_[row] + begin, std::max<int64_t>(0, end - begin)});
  }
  DeviceBuffer<reference::AttentionQuery> queries_device(queries);
  DeviceBuffer<double> expected_device(elements), rounded_device(elements);
  DeviceBuffer<double> expected_sums_device(rows);
  reference::AttentionArgs args;
  args.queries = queries_device.get();
  args.query_count = static_cast<int>(queries.size());
  args.q = q_.get();
  args.keys = flat_keys_.get();
  args.values = flat_values_.get();
  args.query_heads = query_heads;
  args.kv_heads = shape_.kv_heads;
  args.head_dim = shape_.head_dim;
  args.out = expected_device.get();
  args.log_sums = expected_sums_device.get();
  args.rounded_out = rounded_device.get();
  CheckCuda(reference::LaunchAttentionReference(args, nullptr), "reference launch");
  CheckCuda(cudaDeviceSynchronize(), "reference");
  const auto expected = expected_device.Download();
  const auto rounded = rounded_device.Download();
  const auto expected_sums = expected_sums_device.Download();

  double error_squares = 0.0;
  double squares = 0.0;
  double largest_error = 0.0;
  double rounding_error = 0.0;  // the largest of the rounded definition
  char text[256];
  for (const reference::AttentionQuery& query : queries) {
    for (int head = 0; head < query_heads; ++head) {
      const size_t row = query.token * query_heads + head;
      for (int dim = 0; dim < shape_.head_dim; ++dim) {
        const double want = expected[row * shape_.head_dim + dim];
        const double got = At(out, row * shape_.head_dim + dim, outputs.fp32);
        const double error = std::abs(got - want);
        error_squares += error * error;
        squares += want * want;
        largest_error = std::max(largest_error, error);
        rounding_error =
            std::max(rounding_error, std::abs(rounded[row * shape_.head_dim + dim] - want));
        const bool is_near = outputs.most_relative_error ? std::isfinite(got)
                                                         : error <= 0.02 * (1.0 + std::abs(want));
        if (!is_near) {
          std::snprintf(text, sizeof text,
                        "seed %llu token %lld head %d dim %d: got %.6g, want %.6g",
                        static_cast<unsigned long long>(seed_), static_cast<long long>(query.token),
                        head, dim, got, want);
          return text;
        }
      }
      const double want = expected_sums[row];
      // A score is a sum of products that may be much larger than itself: query_gain is their size.
      const double size = std::max<double>(shape_.query_gain, std::abs(want));
      if (outputs.log_sums && !(sums[row] == want || std::abs(sums[row] - want) <= 1e-5 * size)) {
        std::snprintf(text, sizeof text,
                      "seed %llu token %lld head %d log-sum: got %.8g, want %.8g",
                      static_cast<unsigned long long>(seed_), static_cast<long long>(query.token),
                      head, static_cast<double>(sums[row]), want);
        return text;
      }
    }
  }
  const double relative = std::sqrt(error_squares / std::max(squares, 1e-30));
  std::printf("  rms error / rms %.2e, largest error %.2e (plain bf16 %.2e), %zu queries\n",
              relative, largest_error, rounding_error, queries.size());
  if (!(relative < outputs.most_relative_error.value_or(4e-3))) {
    std::snprintf(text, sizeof text, "seed %llu: rms error / rms %.3e",
                  static_cast<unsigned long long>(seed_), relative);
    return text;
  }
  if (!outputs.most_relative_error && largest_error > 2.0 * rounding_error + 1e-6) {
    std::snprintf(text, sizeof text, "seed %llu: largest error %.3e, of plain bf16 %.3e",
                  static_cast<unsigned long long>(seed_), largest_error, rounding_error);
    return text;
  }
  return "";
}

}  // namespace longspan::gpu_test

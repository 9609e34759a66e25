// Runs dense decode, and compares its outputs with the definition.
#include <algorithm>
#include <cmath>
#include <string>

#include "tests/fixtures/bf16.h"
#include "tests/gpu/bf16_numbers.h"
#include "tests/gpu/decode_problem.h"

namespace longspan::gpu_test {

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

// Runs sparse decode, and compares its outputs with the definition.
#include <algorithm>
#include <cmath>
#include <string>

#include "tests/fixtures/bf16.h"
#include "tests/gpu/bf16_numbers.h"
#include "tests/gpu/decode_problem.h"

namespace longspan::gpu_test {
namespace {

double Sigmoid(double x) { return 1.0 / (1.0 + std::exp(-x)); }

}  // namespace

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

}  // namespace longspan::gpu_test

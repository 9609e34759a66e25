// Random decode rows on the device and, flat, on the host, with the definition of sparse decode in
// double precision to judge the kernels by. Summaries are drawn at random too: the kernels only
// read them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernels/cuda/attention/decode/sparse_decode.h"
#include "kernels/kv_layout.h"
#include "tests/gpu/device_buffer.h"

namespace longspan::gpu_test {

class RandomBf16;
struct DecodePools;

struct DecodeShape {
  KvLayout layout;
  int group = 4;
  std::vector<int64_t> lengths_tokens;  // one row each, the decoded token included
  float query_gain = 1.0F;
  // The last row's query and, of its tokens' keys, the last but one are 40 times the others; so is
  // a summary's key.
  bool huge_pair = false;
  // The first key, of tokens and of summaries: its logits are 450 for even rows and -450 for odd
  // ones, where others' are near 1.
  bool huge_sink = false;
};

class DecodeProblem {
 public:
  // `on_host`: keep what Expect… needs.
  DecodeProblem(const DecodeShape& shape, uint64_t seed, int multiprocessors, bool on_host);

  const cuda::DecodeArgs& args() const { return args_; }
  int rows() const { return static_cast<int>(shape_.lengths_tokens.size()); }
  // The splits of whoever attends to `seen_tokens` of the longest row at most.
  cuda::DecodeSplits SplitsFor(int64_t seen_tokens) const;
  // What LaunchDecodeDense is given for a window; 0: none.
  cuda::DecodeArgs DenseArgs(int64_t window_tokens) const;
  int query_heads() const { return shape_.group * shape_.layout.kv_heads; }

  // Launches select and attend (or dense) on poisoned outputs and compares a sample of heads with
  // the definition; "" if right.
  std::string CompareSparse();
  std::string CompareDense();
  // The same in a window, split as the backend does, with page tables that have forgotten what no
  // row sees.
  std::string CompareDenseWindow(int64_t window_tokens);

 private:
  // Keys of a row, of tokens or summaries, that are drawn together.
  struct KeyRange {
    int64_t first = 0, end = 0;
    int per_page = 0;
    int64_t huge = -1, sink = -1;  // keys as DecodeShape describes them; -1: none
  };
  // An output by its definition, and with its weights rounded to bf16.
  struct Output {
    std::vector<double> exact, rounded;
  };
  struct Expected {
    std::vector<double> block_scores;
    std::vector<Output> compressed;  // [group][D]
  };
  // How far outputs are from their definition, and how far a plain computation in bf16 is.
  struct Errors {
    double squares = 0.0;  // of errors
    double sizes = 0.0;    // squares of what is wanted
    double largest = 0.0;
    double largest_rounded = 0.0;
    void Add(double got, double want, double rounded);
    std::string Judge(const std::string& what) const;
  };
  int entries_per_page() const {
    return shape_.layout.has_summaries ? shape_.layout.entries_per_page() : 4;
  }
  int gate_columns() const { return 3 * query_heads(); }
  // Drawn in this order.
  void DrawPages(uint64_t seed);
  void DrawRow(int row, RandomBf16& random, DecodePools& pools);
  std::vector<uint16_t> DrawQueries(RandomBf16& random);
  void DrawGates(RandomBf16& random);
  void DrawKeys(int row, const KeyRange& range, RandomBf16& random, std::vector<uint16_t>& paged,
                std::vector<float>& flat) const;
  // Puts a row's keys and values into e4m3, and leaves in them what that holds.
  void RoundRow(int row, DecodePools& pools);
  // Each gives args_ what it has put on the device.
  void UploadRows();
  void UploadPages(const DecodePools& pools);
  void AllocateOutputs();
  // Runs it, and compares each row with the definition over its window_tokens last tokens.
  std::string CompareDense(const cuda::DecodeArgs& args, int64_t window_tokens);
  double Score(int row, int head, const std::vector<float>& keys, int64_t key) const;
  Expected Select(int row, int kv_head) const;
  // Of blocks that are chosen by the mean and the deviation of their keys.
  Expected SelectByDeviation(int row, int kv_head) const;
  std::string CompareSelection(int row, int kv_head, const int32_t* chosen,
                               const Expected& expected) const;
  // Softmax over the keys whose flag is set, for one query head.
  Output Attend(int row, int head, const std::vector<float>& keys, const std::vector<float>& values,
                int64_t first_key, int64_t keys_end, const std::vector<char>& visible) const;

  DecodeShape shape_;
  int multiprocessors_;
  std::vector<int32_t> host_page_offsets_, host_page_ids_;
  std::vector<float> q_, gates_;
  // [row][key, Hk, D]
  std::vector<std::vector<float>> keys_, values_, entry_keys_, entry_values_;
  DeviceBuffer<uint16_t> q_device_{0}, keys_device_{0}, values_device_{0}, entry_keys_device_{0},
      entry_values_device_{0}, out_{0};
  // Of a cache in e4m3, in place of keys_device_ and values_device_; then its scales.
  DeviceBuffer<uint8_t> fp8_keys_{0}, fp8_values_{0}, key_scales_{0}, value_scales_{0};
  DeviceBuffer<float> gates_device_{0}, compressed_{0};
  DeviceBuffer<int32_t> token_offsets_{0}, page_offsets_{0}, page_ids_{0}, selected_{0};
  DeviceBuffer<int64_t> first_positions_{0};
  DeviceBuffer<char> workspace_{0};
  cuda::DecodeArgs args_;
};

}  // namespace longspan::gpu_test

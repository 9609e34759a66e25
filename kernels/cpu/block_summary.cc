#include "kernels/cpu/block_summary.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "kernels/cpu/attention_loops/product.h"
#include "kernels/cpu/attention_loops/widen.h"
#include "kernels/cpu/attention_scratch.h"
#include "kernels/cpu/bf16.h"
#include "kernels/cpu/deviation_summary.h"
#include "kernels/cpu/kv_pages.h"
#include "kernels/cpu/rope.h"
#include "kernels/cpu/stored_tokens.h"
#include "kernels/geometry.h"

namespace longspan::cpu {
namespace {

constexpr int kMaxStrideTokens = 64;
constexpr int kKeys = 0;
constexpr int kValues = 1;
// Sub-blocks of one task: they share each load of the weights.
constexpr int64_t kSubBlocksPerTask = 16;

// Sub-blocks of one row that this step completes.
struct RowWork {
  int row = 0;
  int64_t first_sub_block = 0;
  int64_t sub_blocks = 0;
  int64_t contribution_offset = 0;  // floats, of the row in the array of contributions
};

struct ContributionTask {
  int work = 0;  // index into the rows' work
  int kv_head = 0;
  int part = kKeys;
  int64_t begin = 0;  // sub-blocks, counted from the row's first
  int64_t end = 0;
};

class Updater {
 public:
  explicit Updater(const UpdateSummariesArgs& args)
      : args_(args),
        batch_(*args.batch),
        layout_(*args.kv.layout),
        nsa_(layout_.nsa),
        head_dim_(layout_.head_dim),
        stride_tokens_(nsa_.stride_tokens),
        windows_(nsa_.sub_blocks_per_entry()) {
    ones_.fill(1.0F);
  }

  void Run(ThreadPool& pool) {
    Plan();
    contributions_ = ThreadScratch().shared.AtLeast(contribution_floats_);
    pool.ParallelFor(static_cast<int64_t>(tasks_.size()),
                     [&](int64_t task, int) { Contribute(tasks_[task]); });
    pool.ParallelFor(static_cast<int64_t>(works_.size()),
                     [&](int64_t work, int) { Finish(works_[work]); });
  }

 private:
  void Plan() {
    for (int row = 0; row < batch_.rows(); ++row) {
      RowWork work;
      work.row = row;
      work.first_sub_block = batch_.first_positions[row] / stride_tokens_;
      work.sub_blocks =
          CompleteSubBlocks(batch_.length_tokens(row), stride_tokens_) - work.first_sub_block;
      work.contribution_offset = contribution_floats_;
      contribution_floats_ +=
          layout_.kv_heads * layout_.summary_parts() * work.sub_blocks * windows_ * head_dim_;
      for (int kv_head = 0; kv_head < layout_.kv_heads; ++kv_head) {
        for (int part = 0; part < layout_.summary_parts(); ++part) {
          for (int64_t begin = 0; begin < work.sub_blocks; begin += kSubBlocksPerTask) {
            tasks_.push_back({static_cast<int>(works_.size()), kv_head, part, begin,
                              std::min(begin + kSubBlocksPerTask, work.sub_blocks)});
          }
        }
      }
      works_.push_back(work);
    }
  }

  // A[first_sub_block + index, r] [head_dim]
  float* Contribution(const RowWork& work, int kv_head, int part, int64_t index, int r) const {
    const int64_t head_part = int64_t{kv_head} * layout_.summary_parts() + part;
    return contributions_ + work.contribution_offset +
           ((head_part * work.sub_blocks + index) * windows_ + r) * head_dim_;
  }

  void Contribute(const ContributionTask& task) const {
    const RowWork& work = works_[task.work];
    const int64_t input_floats = int64_t{stride_tokens_} * head_dim_;
    float* inputs = ThreadScratch().inputs.AtLeast((task.end - task.begin) * input_floats);
    std::vector<const float*> input_rows;
    for (int64_t index = task.begin; index < task.end; ++index) {
      float* input = inputs + (index - task.begin) * input_floats;
      LoadInput(work, task.kv_head, task.part, work.first_sub_block + index, input);
      input_rows.push_back(input);
    }
    if (nsa_.compress == NsaCompress::kLinear) {
      ContributeLinear(task, input_rows);
    } else {
      ContributeWeighted(task, input_rows);
    }
  }

  // Rows are sub-blocks, flattened [d * D]; the weights of r are d * D rows of [l * D, D].
  void ContributeLinear(const ContributionTask& task,
                        const std::vector<const float*>& inputs) const {
    const TensorView& weights = task.part == kKeys ? args_.weights.keys : args_.weights.values;
    const int64_t depth = int64_t{stride_tokens_} * head_dim_;
    std::vector<float*> outputs(inputs.size());
    for (int r = 0; r < windows_; ++r) {
      for (int64_t index = task.begin; index < task.end; ++index) {
        outputs[index - task.begin] =
            Contribution(works_[task.work], task.kv_head, task.part, index, r);
      }
      const float* weight =
          weights.as<float>() + (int64_t{task.kv_head} * windows_ + r) * depth * head_dim_;
      Product(inputs, depth, weight, head_dim_, absl::MakeSpan(outputs));
    }
  }

  // Rows are the weights of each r; a mean is a sum here, divided when the entry is finished.
  void ContributeWeighted(const ContributionTask& task,
                          const std::vector<const float*>& inputs) const {
    const TensorView& weights = task.part == kKeys ? args_.weights.keys : args_.weights.values;
    std::vector<const float*> weight_rows(windows_);
    std::vector<float*> outputs(windows_);
    for (int64_t index = task.begin; index < task.end; ++index) {
      for (int r = 0; r < windows_; ++r) {
        weight_rows[r] =
            nsa_.compress == NsaCompress::kMean
                ? ones_.data()
                : weights.as<float>() + (int64_t{task.kv_head} * windows_ + r) * stride_tokens_;
        outputs[r] = Contribution(works_[task.work], task.kv_head, task.part, index, r);
      }
      Product(weight_rows, stride_tokens_, inputs[index - task.begin], head_dim_,
              absl::MakeSpan(outputs));
    }
  }

  // Tokens of one sub-block [d, D], as the cache's type holds them.
  void LoadInput(const RowWork& work, int kv_head, int part, int64_t sub_block,
                 float* input) const {
    const int64_t position = sub_block * stride_tokens_;
    const int64_t page = batch_.pages(work.row, args_.kv.group)[PageOfToken(position)];
    const int64_t offset = OffsetInPage(position);
    const StoredTokens tokens(args_.kv, page, kv_head);
    if (part == kValues) {
      for (int k = 0; k < stride_tokens_; ++k) {
        for (int e = 0; e < head_dim_; ++e) {
          input[k * head_dim_ + e] = tokens.Value(offset + k, e);
        }
      }
    } else if (nsa_.compress_keys == NsaCompressKeys::kPostRope) {
      for (int k = 0; k < stride_tokens_; ++k) {
        for (int e = 0; e < head_dim_; ++e) input[k * head_dim_ + e] = tokens.Key(offset + k, e);
      }
    } else {
      for (int k = 0; k < stride_tokens_; ++k) {
        LoadUnrotatedKey(work.row, kv_head, position + k, input + k * head_dim_);
      }
    }
  }

  // From this step's projections, or from the tail that earlier steps left in the slot.
  void LoadUnrotatedKey(int row, int kv_head, int64_t position, float* key) const {
    const int64_t since_first = position - batch_.first_positions[row];
    if (since_first < 0) {
      const void* tail = HeadOf(args_.kv.tail_keys, batch_.slots[row], kv_head);
      const int64_t k = position % stride_tokens_;
      const DType dtype = layout_.computed_kv_dtype();
      WidenValues(Element(tail, dtype, k * head_dim_), dtype, head_dim_, key);
      return;
    }
    const float* projected = ProjectedKey(row, kv_head, since_first);
    for (int e = 0; e < head_dim_; ++e) {
      key[e] = Rounded(projected[e], layout_.computed_kv_dtype());
    }
  }

  const float* ProjectedKey(int row, int kv_head, int64_t since_first) const {
    const int64_t token = batch_.token_offsets[row] + since_first;
    return args_.projections.as<float>() + token * args_.projections.shape[1] +
           int64_t{args_.query_heads + kv_head} * head_dim_;
  }

  void Finish(const RowWork& work) const {
    for (int kv_head = 0; kv_head < layout_.kv_heads; ++kv_head) {
      for (int part = 0; part < layout_.summary_parts(); ++part) {
        AddContributions(work, kv_head, part);
      }
      if (nsa_.compress_keys == NsaCompressKeys::kPreRope) KeepTail(work.row, kv_head);
    }
  }

  // open[i] holds entry s + 1 + i after sub-block s.
  void AddContributions(const RowWork& work, int kv_head, int part) const {
    if (work.sub_blocks == 0) return;
    const int open_entries = layout_.open_entries();
    const int64_t open_floats = int64_t{open_entries} * head_dim_;
    float* open = nullptr;
    if (open_entries > 0) {
      open = reinterpret_cast<float*>(HeadOf(args_.kv.open_sums, batch_.slots[work.row], kv_head)) +
             part * open_floats;
      if (work.first_sub_block == 0) std::fill(open, open + open_floats, 0.0F);
    }
    std::array<float, kMostHeadDim> entry;
    for (int64_t index = 0; index < work.sub_blocks; ++index) {
      const float* added = Contribution(work, kv_head, part, index, 0);
      const float* last = added + open_floats;  // r = m - 1
      for (int e = 0; e < head_dim_; ++e) {
        entry[e] = open_entries > 0 ? open[e] + last[e] : last[e];
      }
      for (int i = 0; i + 1 < open_entries; ++i) {
        const float* middle = added + int64_t{open_entries - 1 - i} * head_dim_;
        for (int e = 0; e < head_dim_; ++e) {
          open[i * head_dim_ + e] = open[(i + 1) * head_dim_ + e] + middle[e];
        }
      }
      if (open_entries > 0) std::copy(added, added + head_dim_, open + open_floats - head_dim_);

      const int64_t sub_block = work.first_sub_block + index;
      if (sub_block >= open_entries) StoreEntry(work.row, kv_head, part, sub_block, entry.data());
      const int64_t end_position = (sub_block + 1) * stride_tokens_;
      if (open_entries > 0 && OffsetInPage(end_position) == 0) {
        const int64_t page = batch_.pages(work.row, args_.kv.group)[PageOfToken(end_position - 1)];
        float* carry = reinterpret_cast<float*>(HeadOf(args_.kv.carry, page, kv_head));
        std::copy(open, open + open_floats, carry + part * open_floats);
      }
    }
  }

  void StoreEntry(int row, int kv_head, int part, int64_t entry, float* sum) const {
    if (nsa_.compress == NsaCompress::kMean) {
      const float share = 1.0F / static_cast<float>(nsa_.kernel_tokens);
      for (int e = 0; e < head_dim_; ++e) sum[e] *= share;
    }
    const int64_t page = batch_.pages(row, args_.kv.group)[layout_.page_of_entry(entry)];
    const int offset = layout_.offset_of_entry(entry);
    if (part == kValues) {
      void* values = HeadOf(args_.kv.summary_values, page, kv_head);
      for (int e = 0; e < head_dim_; ++e) {
        StoreRounded(values, layout_.summary_dtype, offset * int64_t{head_dim_} + e, sum[e]);
      }
      return;
    }
    if (args_.weights.key_bias.data != nullptr) {
      const float* bias = args_.weights.key_bias.as<float>() + int64_t{kv_head} * head_dim_;
      for (int e = 0; e < head_dim_; ++e) sum[e] += bias[e];
    }
    if (nsa_.compress_keys == NsaCompressKeys::kPreRope) {
      std::array<float, kMostHeadDim / 2> cosines;
      std::array<float, kMostHeadDim / 2> sines;
      const int64_t first_sub_block = entry - layout_.open_entries();
      RopeTable(args_.rope.OfRow(batch_, row), first_sub_block * stride_tokens_, cosines.data(),
                sines.data());
      Rotate(sum, cosines.data(), sines.data(), args_.rope.rotary_dims, head_dim_, sum);
    }
    void* keys = HeadOf(args_.kv.summary_keys, page, kv_head);
    for (int e = 0; e < head_dim_; ++e) {
      StoreRounded(keys, layout_.summary_dtype, int64_t{e} * layout_.entries_per_page() + offset,
                   sum[e]);
    }
  }

  // The unrotated keys of this step that belong to the begun sub-block.
  void KeepTail(int row, int kv_head) const {
    const int64_t length = batch_.length_tokens(row);
    const int64_t begun = CompleteSubBlocks(length, stride_tokens_) * stride_tokens_;
    const int64_t first_position = batch_.first_positions[row];
    void* tail = HeadOf(args_.kv.tail_keys, batch_.slots[row], kv_head);
    for (int64_t position = std::max(begun, first_position); position < length; ++position) {
      const float* key = ProjectedKey(row, kv_head, position - first_position);
      for (int e = 0; e < head_dim_; ++e) {
        StoreRounded(tail, layout_.computed_kv_dtype(), (position - begun) * head_dim_ + e, key[e]);
      }
    }
  }

  const UpdateSummariesArgs& args_;
  const RaggedBatch& batch_;
  const KvLayout& layout_;
  const NsaParams& nsa_;
  const int head_dim_;
  const int stride_tokens_;
  const int windows_;  // m: entries that a sub-block contributes to
  std::vector<RowWork> works_;
  std::vector<ContributionTask> tasks_;
  int64_t contribution_floats_ = 0;
  float* contributions_ = nullptr;
  std::array<float, kMaxStrideTokens> ones_;
};

}  // namespace

void UpdateSummaries(const UpdateSummariesArgs& args, ThreadPool& pool) {
  if (args.kv.layout->nsa.compress == NsaCompress::kMeanAndDeviation) {
    return SummariseByDeviation(args, pool);
  }
  Updater(args).Run(pool);
}

}  // namespace longspan::cpu

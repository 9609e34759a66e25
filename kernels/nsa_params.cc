#include "kernels/nsa_params.h"

#include <bit>
#include <initializer_list>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace longspan {
namespace {

bool IsOneOf(int value, std::initializer_list<int> accepted) {
  for (int candidate : accepted) {
    if (candidate == value) return true;
  }
  return false;
}

void CheckGeometry(const NsaParams& nsa, std::vector<std::string>& errors) {
  if (!IsOneOf(nsa.kernel_tokens, {16, 32, 64, 128})) {
    errors.push_back(
        absl::StrCat("kernel_size is ", nsa.kernel_tokens, ", accepted are 16, 32, 64, 128"));
  }
  if (!IsOneOf(nsa.stride_tokens, {16, 32, 64})) {
    errors.push_back(
        absl::StrCat("kernel_stride is ", nsa.stride_tokens, ", accepted are 16, 32, 64"));
  }
  if (!IsOneOf(nsa.block_tokens, {16, 32, 64, 128})) {
    errors.push_back(
        absl::StrCat("block_size is ", nsa.block_tokens, ", accepted are 16, 32, 64, 128"));
  }
  if (nsa.stride_tokens > 0 && nsa.kernel_tokens % nsa.stride_tokens != 0) {
    errors.push_back(absl::StrCat("kernel_size ", nsa.kernel_tokens,
                                  " is not a multiple of kernel_stride ", nsa.stride_tokens));
  }
  if (nsa.stride_tokens > 0 && nsa.block_tokens % nsa.stride_tokens != 0) {
    errors.push_back(absl::StrCat("block_size ", nsa.block_tokens,
                                  " is not a multiple of kernel_stride ", nsa.stride_tokens));
  }
}

void CheckSelection(const NsaParams& nsa, std::vector<std::string>& errors) {
  const int most = nsa.selected_share > 0.0 ? kMaxSharedBlocks : kMaxSelectedBlocks;
  if (nsa.selected_blocks < 1 || nsa.selected_blocks > most) {
    errors.push_back(absl::StrCat("topk is ", nsa.selected_blocks, ", accepted are 1 to ", most));
  }
  if (nsa.initial_blocks < 0) {
    errors.push_back(
        absl::StrCat("init_blocks is ", nsa.initial_blocks, ", accepted are 0 and more"));
  }
  if (nsa.local_blocks < 1) {
    errors.push_back(
        absl::StrCat("local_blocks is ", nsa.local_blocks,
                     ", accepted are 1 and more: a query's own block is always selected"));
  }
  const int least = nsa.BlocksChosenFrom(0);
  if (int64_t{nsa.initial_blocks} + nsa.local_blocks > least) {
    errors.push_back(absl::StrCat("init_blocks ", nsa.initial_blocks, " + local_blocks ",
                                  nsa.local_blocks, " exceed topk ", least));
  }
  if (nsa.selection == NsaSelection::kChunkHalf) {
    if (!std::has_single_bit(static_cast<unsigned>(nsa.selected_blocks))) {
      errors.push_back(absl::StrCat("selection chunk_half needs topk to be a power of two, found ",
                                    nsa.selected_blocks));
    }
    if (nsa.block_tokens < 2 * nsa.selected_blocks &&
        nsa.initial_blocks + nsa.local_blocks > nsa.selected_blocks / 2) {
      errors.push_back(
          absl::StrCat("selection chunk_half with block_size below twice topk keeps "
                       "half of the choice for each side; init_blocks ",
                       nsa.initial_blocks, " + local_blocks ", nsa.local_blocks, " exceed ",
                       nsa.selected_blocks / 2));
    }
    if (nsa.block_tokens < nsa.selected_blocks) {
      errors.push_back(absl::StrCat("selection chunk_half needs block_size of at least topk ",
                                    nsa.selected_blocks, ", found ", nsa.block_tokens));
    }
  }
  if (nsa.score_pool == NsaScorePool::kIdentity &&
      (nsa.kernel_tokens != nsa.block_tokens || nsa.stride_tokens != nsa.block_tokens)) {
    errors.push_back(
        absl::StrCat("score_pool identity needs kernel_size = kernel_stride = block_size, found ",
                     nsa.kernel_tokens, ", ", nsa.stride_tokens, ", ", nsa.block_tokens));
  }
}

void CheckBranches(const NsaParams& nsa, std::vector<std::string>& errors) {
  if (!nsa.compressed_branch && !nsa.selected_branch && !nsa.window_branch) {
    errors.push_back("branches is empty, accepted are cmp, slc, win or a subset");
  }
  if (nsa.compressed_branch && !nsa.compress_values) {
    errors.push_back("branch cmp needs compress_values: true");
  }
  if (nsa.window_tokens < 0) {
    errors.push_back(
        absl::StrCat("window_size is ", nsa.window_tokens, ", accepted are 0 and more"));
  }
  if (nsa.window_branch && nsa.window_tokens == 0) {
    errors.push_back("branch win needs a window_size of at least 1, found 0");
  }
  if (!nsa.window_branch && nsa.window_tokens > 0) {
    errors.push_back(absl::StrCat("window_size is ", nsa.window_tokens,
                                  ", which has no effect without the branch win; accepted is 0"));
  }
  if (!nsa.window_branch && nsa.window_plus_one) {
    errors.push_back(
        "window_plus_one is true, which has no effect without the branch win; accepted is false");
  }
  if (nsa.window_branch != (nsa.window != NsaWindow::kNone)) {
    errors.push_back("window: none goes with branches without win, and only with those");
  }
  if (nsa.window == NsaWindow::kMerged && !nsa.selected_branch) {
    errors.push_back("window: merged needs the branch slc");
  }
  if (nsa.dense_below_tokens < 0) {
    errors.push_back(absl::StrCat("dense_below_tokens is ", nsa.dense_below_tokens,
                                  ", accepted are 0 and more"));
  }
}

// A choice by mean and deviation reads entries that are blocks, of rotated keys, and nothing else.
void CheckDeviations(const NsaParams& nsa, std::vector<std::string>& errors) {
  if (nsa.compress != NsaCompress::kMeanAndDeviation) return;
  if (nsa.score_pool != NsaScorePool::kIdentity || nsa.compress_values || nsa.compressed_branch ||
      nsa.compress_keys != NsaCompressKeys::kPostRope) {
    errors.push_back(
        "compression to mean and deviation needs score_pool identity, rotated keys, and neither "
        "compressed values nor a compressed branch");
  }
}

}  // namespace

absl::Status Validate(const NsaParams& params) {
  std::vector<std::string> errors;
  CheckGeometry(params, errors);
  CheckSelection(params, errors);
  CheckBranches(params, errors);
  CheckDeviations(params, errors);
  if (errors.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrJoin(errors, "; "));
}

}  // namespace longspan

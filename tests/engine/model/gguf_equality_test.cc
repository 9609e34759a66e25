// A GGUF file computes what the same weights compute as safetensors, bit for bit.
#include "gtest/gtest.h"
#include "tests/engine/model/model_harness.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_gguf.h"

namespace longspan {
namespace {

std::vector<Logprobs> LogprobsOf(const std::string& path, DType compute_dtype) {
  ModelHarness harness(path, {.compute_dtype = compute_dtype, .pages = 4});
  TestSequence sequence;
  sequence.token_ids = RandomTokens(7, 100, harness.config().vocabulary);
  sequence.pages = AscendingPages(0, 2);
  harness.Finish(sequence, 48);
  return sequence.logprobs;
}

TEST(GgufEquality, LogitsAreThoseOfTheDirectory) {
  TinyCheckpointOptions biased;
  biased.attention_bias = biased.mlp_bias = true;
  TinyCheckpointOptions tied;
  tied.tied_embedding = true;
  tied.dtype = DType::kF32;
  for (const TinyCheckpointOptions& options : {TinyCheckpointOptions(), biased, tied}) {
    const TemporaryDirectory directory;
    WriteTinyCheckpoint(directory.path(), options);
    directory.Write("x.gguf", MakeTinyGguf(options).FileText());
    for (const DType dtype : {DType::kBf16, DType::kF32}) {
      ExpectSameBits(LogprobsOf(directory.path(), dtype),
                     LogprobsOf(directory.File("x.gguf"), dtype));
    }
  }
}

// The order of rows matters: without it the file computes something else.
TEST(GgufEquality, RowsInAnotherOrderComputeSomethingElse) {
  const TemporaryDirectory directory;
  TinyGguf gguf = MakeTinyGguf({});
  directory.Write("x.gguf", gguf.FileText());
  std::string& query = gguf.Tensor("blk.0.attn_q.weight").bytes;
  query = query.substr(2 * 128) + query.substr(0, 2 * 128);  // by one row
  directory.Write("turned.gguf", gguf.FileText());
  EXPECT_NE(LogprobsOf(directory.File("x.gguf"), DType::kBf16),
            LogprobsOf(directory.File("turned.gguf"), DType::kBf16));
}

}  // namespace
}  // namespace longspan

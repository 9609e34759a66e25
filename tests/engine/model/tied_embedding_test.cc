// A model whose embedding is its head computes what it would with a head of the same values, bit
// for bit.
#include <algorithm>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/model/model_harness.h"
#include "tests/fixtures/safetensors_writer.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

WrittenTensor& TensorOf(std::vector<WrittenTensor>& tensors, const std::string& name) {
  return *std::find_if(tensors.begin(), tensors.end(),
                       [&](const WrittenTensor& tensor) { return tensor.name == name; });
}

// A file of weights whose head is a copy of the embedding.
std::string FileWithCopiedHead(TinyCheckpointOptions options) {
  options.tied_embedding = false;
  std::vector<WrittenTensor> tensors =
      RandomTensors(TinyModelConfig(options), options.seed, options.dtype, /*with_optional=*/true);
  TensorOf(tensors, "lm_head.weight").bytes = TensorOf(tensors, "model.embed_tokens.weight").bytes;
  return SafetensorsFile(tensors);
}

std::vector<Logprobs> LogprobsOf(const TinyCheckpointOptions& options, DType compute_dtype) {
  const TemporaryDirectory directory;
  EXPECT_TRUE(WriteCheckpointTexts(directory.path(), options).ok());
  directory.Write("model.safetensors", FileWithCopiedHead(options));
  ModelHarness harness(directory.path(), {.compute_dtype = compute_dtype, .pages = 4});
  EXPECT_EQ(harness.config().tied_embedding, options.tied_embedding);
  TestSequence sequence;
  sequence.token_ids = RandomTokens(11, 100, harness.config().vocabulary);
  sequence.pages = AscendingPages(0, 2);
  harness.Finish(sequence, 48);
  return sequence.logprobs;
}

TEST(TiedEmbedding, ComputesWhatACopiedHeadComputes) {
  for (const DType stored : {DType::kBf16, DType::kF32}) {
    for (const DType computed : {DType::kBf16, DType::kF32}) {
      SCOPED_TRACE(std::string(Name(stored)) + " in " + Name(computed));
      TinyCheckpointOptions options;
      options.dtype = stored;
      options.vocabulary = 700;  // several panels, the last one narrower
      const std::vector<Logprobs> untied = LogprobsOf(options, computed);
      options.tied_embedding = true;
      ExpectSameBits(untied, LogprobsOf(options, computed));
    }
  }
}

}  // namespace
}  // namespace longspan

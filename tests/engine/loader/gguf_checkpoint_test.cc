// Checkpoints in GGUF files, behind the door that all checkpoints come through.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/loader/checkpoint.h"
#include "engine/model/host_floats.h"
#include "engine/model/tensor_list.h"
#include "tests/fixtures/bf16.h"
#include "tests/fixtures/part_values.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_gguf.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pointwise;
using ::testing::StartsWith;

TinyCheckpointOptions SmallDense() {
  TinyCheckpointOptions options;
  options.hidden = 32;
  options.mlp_hidden = 64;
  options.query_heads = 4;
  options.kv_heads = 2;
  options.head_dim = 16;
  options.vocabulary = 8192;
  options.rope_theta = 50000;
  options.rms_norm_epsilon = 1e-5F;
  return options;
}

// Of a small whole number.
uint16_t HalfOf(int value) {
  for (uint16_t bits = 0;; ++bits) {
    if (FromF16(bits) == static_cast<float>(value)) return bits;
  }
}

CheckpointOptions PackedOptions() {
  static constexpr WeightFormat kPacked[] = {WeightFormat::kPlain, WeightFormat::kGrouped};
  CheckpointOptions options;
  options.formats = kPacked;
  return options;
}

// A tied model of Gemma 3: its norms of heads and behind the branches, and its window.
TinyGguf MakeTinyGemma(TinyCheckpointOptions options) {
  options.tied_embedding = true;
  TinyGguf gguf = MakeTinyGguf(options);
  for (auto& [key, value] : gguf.keys) {
    if (absl::StartsWith(key, "llama.")) key.replace(0, 5, "gemma3");
  }
  *gguf.Key("general.architecture") = "gemma3";
  gguf.keys.emplace_back("gemma3.attention.sliding_window", 64);
  for (int layer = 0; layer < options.layers; ++layer) {
    const auto add = [&](const char* name, int64_t size) {
      gguf.tensors.push_back({absl::StrCat("blk.", layer, ".", name, ".weight"),
                              kGgufF32,
                              {size},
                              std::string(static_cast<size_t>(size) * 4, '\0')});
    };
    add("attn_q_norm", options.head_dim);
    add("attn_k_norm", options.head_dim);
    add("post_attention_norm", options.hidden);
    add("post_ffw_norm", options.hidden);
  }
  return gguf;
}

class GgufCheckpoint : public ::testing::Test {
 protected:
  std::string path() const { return directory_.File("x.gguf"); }

  absl::StatusOr<Checkpoint> Load(const TinyGguf& gguf, CheckpointOptions options = {}) const {
    directory_.Write("x.gguf", gguf.FileText());
    return LoadCheckpoint(path(), options);
  }

  // The lines after the first, one for each problem.
  std::vector<std::string> Problems(const TinyGguf& gguf) const {
    return Lines(Load(gguf).status());
  }
  static std::vector<std::string> Lines(const absl::Status& status) {
    if (status.ok()) return {};
    std::vector<std::string> lines = absl::StrSplit(std::string(status.message()), '\n');
    lines.erase(lines.begin());
    return lines;
  }

  TemporaryDirectory directory_;
};

void ExpectSameConfig(const ModelConfig& gguf, const ModelConfig& directory) {
  EXPECT_EQ(gguf.family, directory.family);
  EXPECT_EQ(gguf.model_type, directory.model_type);
  EXPECT_EQ(gguf.layers, directory.layers);
  EXPECT_EQ(gguf.hidden, directory.hidden);
  EXPECT_EQ(gguf.mlp_hidden, directory.mlp_hidden);
  EXPECT_EQ(gguf.query_heads, directory.query_heads);
  EXPECT_EQ(gguf.kv_heads, directory.kv_heads);
  EXPECT_EQ(gguf.head_dim, directory.head_dim);
  EXPECT_EQ(gguf.vocabulary, directory.vocabulary);
  EXPECT_EQ(gguf.rms_norm_epsilon, directory.rms_norm_epsilon);
  EXPECT_EQ(gguf.attention_bias, directory.attention_bias);
  EXPECT_EQ(gguf.mlp_bias, directory.mlp_bias);
  EXPECT_EQ(gguf.tied_embedding, directory.tied_embedding);
  EXPECT_EQ(gguf.max_position_tokens, directory.max_position_tokens);
  EXPECT_EQ(gguf.rope.inverse_frequencies, directory.rope.inverse_frequencies);
  EXPECT_EQ(gguf.rope.attention_scale, directory.rope.attention_scale);
  EXPECT_EQ(gguf.weight_dtype, directory.weight_dtype);
  EXPECT_EQ(gguf.end_token_ids, directory.end_token_ids);
}

// Every slot's values, whatever type each file has them in.
void ExpectSameWeights(Checkpoint& gguf, Checkpoint& directory) {
  EXPECT_EQ(gguf.tensor_count(), directory.tensor_count());
  ForEachTensor(directory.config(), [&](const ExpectedTensor& expected) {
    for (int layer = 0; layer < directory.config().layers; ++layer) {
      const std::string name = TensorName(gguf.config(), expected.slot, layer);
      const auto found = gguf.Find(name);
      ASSERT_TRUE(found.ok()) << found.status();
      const auto wanted = directory.Find(TensorName(directory.config(), expected.slot, layer));
      EXPECT_EQ(ToFloats(found->values), ToFloats(wanted->values)) << name;
    }
  });
}

TEST_F(GgufCheckpoint, HoldsWhatTheDirectoryHolds) {
  std::vector<TinyCheckpointOptions> all(4, SmallDense());
  all[1].tied_embedding = true;
  all[1].dtype = DType::kF32;
  all[2].attention_bias = all[2].mlp_bias = true;
  all[3].query_heads = all[3].kv_heads = 3;
  for (const TinyCheckpointOptions& options : all) {
    const TemporaryDirectory plain;
    WriteTinyCheckpoint(plain.path(), options);
    auto directory = LoadCheckpoint(plain.path());
    auto gguf = Load(MakeTinyGguf(options));
    ASSERT_TRUE(directory.ok()) << directory.status();
    ASSERT_TRUE(gguf.ok()) << gguf.status();
    EXPECT_THAT(gguf->warnings(), IsEmpty());
    ExpectSameConfig(gguf->config(), directory->config());
    ExpectSameWeights(*gguf, *directory);
  }
}

TEST_F(GgufCheckpoint, KeysThatMayBeAbsentFollowFromOthers) {
  TinyCheckpointOptions options = SmallDense();
  options.head_dim = 8;  // the query heads' share of `hidden`
  options.rope_theta = 10000;
  TinyGguf gguf = MakeTinyGguf(options);
  for (const char* key :
       {"llama.attention.key_length", "llama.attention.value_length", "llama.rope.dimension_count",
        "llama.vocab_size", "llama.rope.freq_base"}) {
    gguf.Remove(key);
  }
  const auto checkpoint = Load(gguf);
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  EXPECT_EQ(checkpoint->config().head_dim, 8);
  EXPECT_EQ(checkpoint->config().vocabulary, 8192);
  EXPECT_THAT(checkpoint->warnings(), ElementsAre(HasSubstr("rope_theta is missing, using 10000")));
}

// The root of 96 is 9.798, in F16 9.797; bf16 has 9.75 and 9.8125.
TEST_F(GgufCheckpoint, GemmaScalesEmbeddingsAsInBf16WhateverTypeTheyHave) {
  TinyCheckpointOptions options = SmallDense();
  options.hidden = 96;
  for (const GgufTypeNumber& type : {kGgufBf16, kGgufF16, kGgufF32, kGgufQ8_0}) {
    TinyGguf gguf = MakeTinyGemma(options);
    WrittenGgufTensor& embedding = gguf.Tensor("token_embd.weight");
    embedding.type = type;
    const size_t elements = static_cast<size_t>(options.vocabulary) * 96;
    embedding.bytes = std::string(
        elements / static_cast<size_t>(type.block_elements) * static_cast<size_t>(type.block_bytes),
        '\0');
    const auto checkpoint = Load(gguf);
    ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
    EXPECT_EQ(checkpoint->config().embedding_scale, 9.8125F) << "type " << type.number;
  }
}

TEST_F(GgufCheckpoint, QuantisedTensorsAreBf16) {
  TinyGguf gguf = MakeTinyGguf(SmallDense());
  WrittenGgufTensor& value = gguf.Tensor("blk.1.attn_v.weight");  // [32, 32]
  value.type = kGgufQ8_0;
  value.bytes.clear();
  for (int row = 0; row < 32; ++row) {
    value.bytes += GgufNumber<uint16_t>(0x3801) + std::string(32, static_cast<char>(row - 16));
  }
  auto checkpoint = Load(gguf);
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  const auto found = checkpoint->Find("blk.1.attn_v.weight");
  EXPECT_EQ(Describe(found->values), "bf16 [32, 32]");
  const std::vector<float> floats = ToFloats(found->values);
  for (int row = 0; row < 32; ++row) {
    const float expected = FromBf16(ToBf16(static_cast<float>(row - 16) * 0x1.004p-1F));
    EXPECT_EQ(floats[static_cast<size_t>(row) * 32 + 7], expected) << row;
  }
}

// Row r of the file has the scale r + 1 and the codes r.
TEST_F(GgufCheckpoint, QuantisedRowsOfQueriesAreOrdered) {
  TinyGguf gguf = MakeTinyGguf(SmallDense());
  WrittenGgufTensor& query = gguf.Tensor("blk.0.attn_q.weight");  // [64, 32]
  query.type = kGgufQ8_0;
  query.bytes.clear();
  for (int row = 0; row < 64; ++row) {
    query.bytes += GgufNumber<uint16_t>(HalfOf(row + 1)) + std::string(32, static_cast<char>(row));
  }
  for (const auto& options : {CheckpointOptions(), PackedOptions()}) {
    auto checkpoint = Load(gguf, options);
    ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
    const std::vector<float> floats = PartValues(*checkpoint->Find("blk.0.attn_q.weight"));
    for (int row = 0; row < 64; ++row) {
      const int in_head = row % 16;
      const int stored = row - in_head + in_head % 8 * 2 + in_head / 8;
      const float exact = static_cast<float>(stored) * static_cast<float>(stored + 1);
      const float expected = options.formats.empty() ? FromBf16(ToBf16(exact)) : exact;
      EXPECT_EQ(floats[static_cast<size_t>(row) * 32], expected) << row;
    }
  }
}

TEST_F(GgufCheckpoint, QuantisedMatricesArePackedForThoseWhoTakeThem) {
  TinyGguf gguf = MakeTinyGguf(SmallDense());
  for (const char* name : {"blk.1.attn_v.weight", "token_embd.weight", "blk.0.attn_norm.weight"}) {
    WrittenGgufTensor& tensor = gguf.Tensor(name);
    const size_t elements = static_cast<size_t>(tensor.shape[0]) *
                            static_cast<size_t>(tensor.shape.size() == 2 ? tensor.shape[1] : 1);
    tensor.type = kGgufQ8_0;
    tensor.bytes.clear();
    for (size_t block = 0; block < elements / 32; ++block) {
      tensor.bytes +=
          GgufNumber<uint16_t>(0x3801) + std::string(32, static_cast<char>(block % 100));
    }
  }
  auto checkpoint = Load(gguf, PackedOptions());
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  const auto described = checkpoint->Describe("blk.1.attn_v.weight");
  const auto found = checkpoint->Find("blk.1.attn_v.weight");
  ASSERT_TRUE(found.ok()) << found.status();
  for (const auto& part : {*described, *found}) {
    EXPECT_EQ(part.format, WeightFormat::kGrouped);
    EXPECT_EQ(Describe(part.values), "u8 [32, 32]");
    EXPECT_EQ(Describe(part.grouped.scales), "f16 [32, 1]");
    EXPECT_EQ(part.grouped.zero, 128);
  }
  EXPECT_EQ(described->values.data, nullptr);
  EXPECT_EQ(PartValues(*found)[5 * 32], 5 * 0x1.004p-1F);
  EXPECT_EQ(checkpoint->Find("token_embd.weight")->format, WeightFormat::kGrouped);
  const auto norm = checkpoint->Find("blk.0.attn_norm.weight");
  EXPECT_EQ(Describe(norm->values), "bf16 [32]");
  checkpoint->Release();
  EXPECT_EQ(PartValues(*checkpoint->Find("blk.1.attn_v.weight"))[7 * 32], 7 * 0x1.004p-1F);
}

// Of matrices that are given packed or as bf16, and of what is always bf16.
TEST_F(GgufCheckpoint, AScaleThatIsNotFiniteEndsTheLoading) {
  for (const char* name : {"blk.1.attn_v.weight", "blk.0.attn_norm.weight"}) {
    TinyGguf gguf = MakeTinyGguf(SmallDense());
    WrittenGgufTensor& tensor = gguf.Tensor(name);
    const bool is_matrix = tensor.shape.size() == 2;
    tensor.type = kGgufQ8_0;
    tensor.bytes.clear();
    for (int row = 0; row < (is_matrix ? 32 : 1); ++row) {
      const bool is_last = row == (is_matrix ? 31 : 0);
      tensor.bytes += GgufNumber<uint16_t>(is_last ? 0x7C00 : 0x3800) + std::string(32, '\x05');
    }
    for (const CheckpointOptions& options : {CheckpointOptions(), PackedOptions()}) {
      auto checkpoint = Load(gguf, options);
      ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
      const absl::Status status = checkpoint->Find(name).status();
      EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
      const std::string of_tensor = absl::StrCat("x.gguf: tensor \"", name, "\" Q8_0 [32");
      const bool is_packed = is_matrix && !options.formats.empty();
      const char* found = is_packed   ? "the scale of block 0 of row 31 is inf, expected a finite"
                          : is_matrix ? "number 992 is inf by the scales of its block, expected"
                                      : "number 0 is inf by the scales of its block, expected";
      EXPECT_THAT(std::string(status.message()), AllOf(StartsWith(of_tensor), HasSubstr(found)));
    }
  }
}

TEST_F(GgufCheckpoint, TypesThatAreNotServedAreNamed) {
  TinyGguf gguf = MakeTinyGguf(SmallDense());
  WrittenGgufTensor& down = gguf.Tensor("blk.0.ffn_down.weight");
  down.type = {24, 1, 1};
  down.bytes.resize(32 * 64);
  EXPECT_THAT(
      Problems(gguf),
      ElementsAre("x.gguf: tensor \"blk.0.ffn_down.weight\": expected dtype F32, F16, Q4_0, "
                  "Q4_1, Q5_0, Q5_1, Q8_0, Q4_K, Q5_K, Q6_K, BF16, found I8"));
}

TEST_F(GgufCheckpoint, MissingMisshapenAndUnknownTensorsAreReportedTogether) {
  TinyGguf gguf = MakeTinyGguf(SmallDense());
  gguf.Tensor("blk.0.attn_norm.weight").shape = {4, 8};
  gguf.Tensor("blk.1.ffn_up.weight").name = "blk.1.ffn_upper.weight";
  const std::vector<std::string> problems = Problems(gguf);
  EXPECT_EQ(problems.size(), 3);
  EXPECT_THAT(problems,
              Contains(HasSubstr("tensor \"blk.0.attn_norm.weight\": expected shape [32], "
                                 "found [4, 8]")));
  EXPECT_THAT(problems,
              Contains("tensor \"blk.1.ffn_up.weight\": expected [64, 32], found in no file"));
  EXPECT_THAT(problems,
              Contains(HasSubstr("\"blk.1.ffn_upper.weight\" BF16 [64, 32]: the model does "
                                 "not know it")));
}

TEST_F(GgufCheckpoint, OtherArchitecturesAreNamed) {
  TinyGguf gguf = MakeTinyGguf(SmallDense());
  *gguf.Key("general.architecture") = "mamba";
  EXPECT_THAT(
      Problems(gguf),
      Contains(HasSubstr("x.gguf: general.architecture is \"mamba\", supported are llama")));
  gguf.Remove("general.architecture");
  EXPECT_THAT(Problems(gguf),
              Contains(HasSubstr("x.gguf: general.architecture is missing, supported are llama")));
}

TEST_F(GgufCheckpoint, KeysAreNamedAsTheFileWritesThem) {
  TinyGguf gguf = MakeTinyGguf(SmallDense());
  *gguf.Key("llama.block_count") = 0;
  gguf.Remove("llama.embedding_length");
  *gguf.Key("llama.attention.layer_norm_rms_epsilon") = 2.0;
  *gguf.Key("llama.attention.head_count_kv") = Json::array({2, 2});
  *gguf.Key("tokenizer.ggml.eos_token_id") = 9000;
  const std::vector<std::string> problems = Problems(gguf);
  EXPECT_THAT(problems, Each(StartsWith("x.gguf: ")));
  EXPECT_THAT(problems,
              Contains("x.gguf: llama.block_count is 0, expected an integer from 1 to 1024"));
  EXPECT_THAT(problems, Contains("x.gguf: llama.embedding_length is missing"));
  EXPECT_THAT(problems, Contains(HasSubstr("llama.attention.layer_norm_rms_epsilon is 2")));
  EXPECT_THAT(problems, Contains(HasSubstr("llama.attention.head_count_kv is [2,2]")));
  EXPECT_THAT(problems,
              Contains("x.gguf: tokenizer.ggml.eos_token_id is 9000, expected 0 to 8191"));
}

TEST_F(GgufCheckpoint, WhatWouldChangeWhatIsComputedIsRefused) {
  const auto with = [&](const char* key, const Json& value) {
    TinyGguf gguf = MakeTinyGguf(SmallDense());
    gguf.Remove(key);
    gguf.keys.emplace_back(key, value);
    const std::vector<std::string> problems = Problems(gguf);
    return problems.empty() ? "accepted" : problems.front();
  };
  EXPECT_EQ(with("llama.expert_count", 0), "accepted");
  EXPECT_THAT(with("llama.expert_count", 8), HasSubstr("llama.expert_count is 8, expected 0"));
  EXPECT_THAT(with("llama.attention.sliding_window", 512),
              HasSubstr("llama.attention.sliding_window is not implemented for this model_type"));
  EXPECT_THAT(with("llama.rope.dimension_count", 8),
              HasSubstr("llama.rope.dimension_count is 8, expected 16"));
  EXPECT_THAT(with("llama.attention.value_length", 8),
              HasSubstr("llama.attention.value_length is 8, expected 16"));
  EXPECT_EQ(with("llama.rope.scaling.type", "none"), "accepted");
  EXPECT_THAT(with("llama.rope.scaling.type", "spiral"),
              HasSubstr("is \"spiral\", expected one of"));
  EXPECT_EQ(with("general.quantized_by", "somebody"), "accepted");
}

TEST_F(GgufCheckpoint, RopeIsScaledAsTheKeysSay) {
  TinyCheckpointOptions options = SmallDense();
  const TemporaryDirectory plain;
  options.rope_scaling = {
      {"rope_type", "yarn"}, {"factor", 4.0}, {"original_max_position_embeddings", 1024}};
  WriteTinyCheckpoint(plain.path(), options);
  options.rope_scaling = nullptr;
  TinyGguf gguf = MakeTinyGguf(options);
  gguf.keys.emplace_back("llama.rope.scaling.type", "yarn");
  gguf.keys.emplace_back("llama.rope.scaling.factor", 4.0);
  gguf.keys.emplace_back("llama.rope.scaling.original_context_length", 1024);
  gguf.keys.emplace_back("llama.rope.scaling.finetuned", true);
  const auto checkpoint = Load(gguf);
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  ExpectSameConfig(checkpoint->config(), LoadCheckpoint(plain.path())->config());
}

TEST_F(GgufCheckpoint, FactorsDivideTheFrequenciesOfRope) {
  TinyGguf gguf = MakeTinyGguf(SmallDense());
  const std::vector<float> plain = Load(gguf)->config().rope.inverse_frequencies;
  WrittenGgufTensor factors = {"rope_freqs.weight", kGgufF32, {8}, ""};
  for (int pair = 0; pair < 8; ++pair) factors.bytes += GgufNumber(pair < 4 ? 1.0F : 32.0F);
  gguf.tensors.push_back(factors);
  const auto checkpoint = Load(gguf);
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  for (size_t pair = 0; pair < 8; ++pair) {
    EXPECT_FLOAT_EQ(checkpoint->config().rope.inverse_frequencies[pair],
                    plain[pair] / (pair < 4 ? 1.0F : 32.0F));
  }
  EXPECT_EQ(checkpoint->config().rope.attention_scale, 1.0F);
  gguf.tensors.back().shape = {4};
  gguf.tensors.back().bytes.resize(16);
  EXPECT_THAT(Problems(gguf),
              ElementsAre(HasSubstr("4 numbers, expected 8"), HasSubstr("4 numbers, expected 8")));
  gguf.tensors.back().type = kGgufF16;
  EXPECT_THAT(Problems(gguf), ElementsAre(HasSubstr("\"rope_freqs.weight\": expected F32")));
}

class SplitCheckpoint : public GgufCheckpoint {
 protected:
  // The keys in the first of three files, the tensors in all of them.
  SplitCheckpoint() {
    const TinyGguf whole = MakeTinyGguf(SmallDense());
    parts_.resize(3);
    parts_[0].keys = whole.keys;
    for (size_t part = 0; part < 3; ++part) {
      parts_[part].keys.emplace_back("split.no", part);
      parts_[part].keys.emplace_back("split.count", 3);
      parts_[part].keys.emplace_back("split.tensors.count", whole.tensors.size());
    }
    for (size_t index = 0; index < whole.tensors.size(); ++index) {
      parts_[index * 3 / whole.tensors.size()].tensors.push_back(whole.tensors[index]);
    }
  }

  absl::Status Status(const char* opened = "m-00001-of-00003.gguf") const {
    for (size_t part = 0; part < parts_.size(); ++part) {
      directory_.Write(absl::StrCat("m-0000", part + 1, "-of-00003.gguf"), parts_[part].FileText());
    }
    return LoadCheckpoint(directory_.File(opened)).status();
  }

  std::vector<TinyGguf> parts_;
};

TEST_F(SplitCheckpoint, PartsAreOneCheckpoint) {
  ASSERT_TRUE(Status().ok()) << Status();
  auto split = LoadCheckpoint(directory_.File("m-00001-of-00003.gguf"));
  auto whole = Load(MakeTinyGguf(SmallDense()));
  ExpectSameWeights(*split, *whole);
}

TEST_F(SplitCheckpoint, OtherPartsAreNotOpened) {
  EXPECT_THAT(
      Lines(Status("m-00002-of-00003.gguf")),
      ElementsAre(AllOf(HasSubstr("expected the first"), HasSubstr("m-00001-of-00003.gguf"))));
}

TEST_F(SplitCheckpoint, PartsThatDisagreeAreNamed) {
  *parts_[1].Key("split.no") = 2;
  parts_[2].Remove("split.count");
  *parts_[0].Key("split.tensors.count") = 99;
  EXPECT_THAT(
      Lines(Status()),
      ElementsAre("m-00002-of-00003.gguf: split.no is 2, expected 1",
                  "m-00003-of-00003.gguf: split.count is missing, expected 3",
                  HasSubstr("m-00001-of-00003.gguf: split.tensors.count is 99, expected ")));
}

TEST_F(SplitCheckpoint, ATensorOfTwoPartsIsNamed) {
  parts_[2].tensors.push_back(parts_[0].tensors.front());
  for (TinyGguf& part : parts_) part.Remove("split.tensors.count");
  EXPECT_THAT(Lines(Status()),
              ElementsAre(HasSubstr(
                  "\"token_embd.weight\": expected once, found in m-00001-of-00003.gguf too")));
}

TEST_F(SplitCheckpoint, AMissingPartIsOneProblem) {
  ASSERT_TRUE(Status().ok());
  ASSERT_EQ(std::remove(directory_.File("m-00002-of-00003.gguf").c_str()), 0);
  const auto loaded = LoadCheckpoint(directory_.File("m-00001-of-00003.gguf"));
  EXPECT_THAT(Lines(loaded.status()),
              ElementsAre(HasSubstr("m-00002-of-00003.gguf: cannot be opened")));
}

TEST_F(GgufCheckpoint, AWholeFileThatIsAPartIsRefused) {
  TinyGguf gguf = MakeTinyGguf(SmallDense());
  gguf.keys.emplace_back("split.no", 0);
  gguf.keys.emplace_back("split.count", 3);
  EXPECT_THAT(Problems(gguf), ElementsAre("x.gguf: split.count is 3, expected 1"));
}

// In its header, its keys, its lists, the descriptions of its tensors, their data.
TEST_F(GgufCheckpoint, AFileCutAnywhereIsOneProblem) {
  const std::string whole = MakeTinyGguf(SmallDense()).FileText();
  std::vector<size_t> cuts;
  for (size_t bytes = 0; bytes < 700; ++bytes) cuts.push_back(bytes);
  for (const char* inside : {"tokenizer.ggml.tokens", "tokenizer.ggml.token_type",
                             "tokenizer.ggml.merges", "tokenizer.ggml.eos_token_id",
                             "token_embd.weight", "blk.0.attn_k.weight", "output_norm.weight"}) {
    const size_t begin = whole.find(inside);
    ASSERT_NE(begin, std::string::npos) << inside;
    for (size_t bytes = begin; bytes < begin + 60; bytes += 3) cuts.push_back(bytes);
  }
  for (size_t bytes = whole.size() - 1; bytes > whole.size() / 2; bytes -= whole.size() / 20) {
    cuts.push_back(bytes);
  }
  for (const size_t bytes : cuts) {
    directory_.Write("x.gguf", whole.substr(0, bytes));
    const absl::Status status = LoadCheckpoint(path()).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << bytes;
    EXPECT_THAT(Lines(status), ElementsAre(StartsWith("x.gguf: "))) << bytes;
  }
}

TEST_F(GgufCheckpoint, ADamagedFileIsOneProblem) {
  directory_.Write("x.gguf", MakeTinyGguf(SmallDense()).FileText().substr(0, 5000));
  EXPECT_THAT(Lines(LoadCheckpoint(path()).status()),
              ElementsAre(HasSubstr("x.gguf: truncated: ")));
}

}  // namespace
}  // namespace longspan

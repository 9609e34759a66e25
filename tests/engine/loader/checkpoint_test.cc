#include "engine/loader/checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/json/json.h"
#include "engine/loader/safetensors.h"
#include "engine/model/tensor_list.h"
#include "tests/fixtures/safetensors_writer.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Optional;
using ::testing::UnorderedElementsAre;

constexpr char kDemo[] = "deploy/models/demo";

// Small enough that writing one costs nothing.
TinyCheckpointOptions Small(std::optional<NsaParams> nsa = std::nullopt) {
  TinyCheckpointOptions options;
  options.nsa = nsa;
  options.hidden = 16;
  options.mlp_hidden = 24;
  options.head_dim = 8;
  options.vocabulary = 32;
  return options;
}

// The lines after the first, one for each problem.
std::vector<std::string> Problems(const std::string& directory, CheckpointOptions options = {}) {
  const auto checkpoint = LoadCheckpoint(directory, options);
  if (checkpoint.ok()) return {};
  EXPECT_EQ(checkpoint.status().code(), absl::StatusCode::kInvalidArgument);
  std::vector<std::string> lines = absl::StrSplit(std::string(checkpoint.status().message()), '\n');
  EXPECT_THAT(lines[0], HasSubstr(absl::StrCat(directory, ": ", lines.size() - 1, " problem")));
  lines.erase(lines.begin());
  return lines;
}

TEST(Checkpoint, LoadsTheDemo) {
  auto checkpoint = LoadCheckpoint(kDemo);
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  const ModelConfig& config = checkpoint->config();
  EXPECT_EQ(config.family, &kSparseLlama);
  EXPECT_EQ(config.model_type, "sparse_llama");
  EXPECT_EQ(config.layers, 6);
  EXPECT_EQ(config.head_dim, 64);
  EXPECT_EQ(config.rope.rotary_dims, 32);
  EXPECT_TRUE(config.tied_embedding);
  EXPECT_EQ(config.weight_dtype, DType::kBf16);
  EXPECT_THAT(config.end_token_ids, ElementsAre(0, 2));
  EXPECT_EQ(config.defaults.temperature, 0.0F);
  ASSERT_TRUE(config.nsa.has_value());
  EXPECT_EQ(config.nsa->selected_blocks, 16);
  EXPECT_EQ(checkpoint->tensor_count(), 2 + 6 * 12);
  EXPECT_THAT(checkpoint->warnings(), IsEmpty());
  const std::string gates = TensorName(config, TensorSlot::kBranchGate, 5);
  EXPECT_EQ(Describe(checkpoint->Find(gates)->values), "bf16 [24, 256]");
  EXPECT_EQ(Describe(checkpoint->Describe(gates)->values), "bf16 [24, 256]");
  EXPECT_EQ(checkpoint->Describe(gates)->values.data, nullptr);
  EXPECT_TRUE(absl::IsNotFound(checkpoint->Find("lm_head.weight").status()));
  EXPECT_TRUE(absl::IsNotFound(checkpoint->Describe("lm_head.weight").status()));
}

TEST(Checkpoint, ReadsTheTextsOfTheTokenizer) {
  Findings findings;
  const CheckpointParts parts = ReadCheckpoint(kDemo, {}, &findings);
  EXPECT_THAT(findings.problems(), IsEmpty());
  EXPECT_THAT(parts.texts.tokenizer_json, Optional(HasSubstr("\"merges\"")));
  EXPECT_THAT(parts.texts.tokenizer_config_json, HasSubstr("chat_template"));
}

std::vector<TinyCheckpointOptions> Geometries() {
  std::vector<TinyCheckpointOptions> geometries;
  for (const NsaCompress compress :
       {NsaCompress::kLinear, NsaCompress::kWeighted, NsaCompress::kMean}) {
    for (const NsaGate gate : {NsaGate::kHead, NsaGate::kToken, NsaGate::kNone}) {
      NsaParams nsa;
      nsa.kernel_tokens = 16;
      nsa.compress = compress;
      nsa.gate = gate;
      geometries.push_back(Small(nsa));
    }
  }
  NsaParams keys_only;
  keys_only.compress_values = keys_only.compressed_branch = false;
  geometries.push_back(Small(keys_only));
  geometries.back().compress_positions = false;
  geometries.push_back(Small());
  geometries.back().tied_embedding = true;
  geometries.push_back(Small());
  geometries.back().attention_bias = geometries.back().mlp_bias = true;
  geometries.back().dtype = DType::kF32;
  geometries.push_back(Small());
  geometries.back().query_heads = geometries.back().kv_heads = 5;
  geometries.back().rotary_dims = 4;
  geometries.push_back(Small(NsaParams()));
  geometries.back().shards = 3;
  geometries.back().extra_padding_bytes = 1;
  return geometries;
}

TEST(Checkpoint, TinyCheckpointsOfEveryGeometryLoad) {
  for (const TinyCheckpointOptions& options : Geometries()) {
    const TemporaryDirectory directory;
    WriteTinyCheckpoint(directory.path(), options);
    SCOPED_TRACE(directory.Read("config.json"));
    auto checkpoint = LoadCheckpoint(directory.path());
    ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
    const ModelConfig& config = checkpoint->config();
    EXPECT_EQ(config.tied_embedding, options.tied_embedding);
    EXPECT_EQ(config.nsa.has_value(), options.nsa.has_value());
    EXPECT_EQ(config.weight_dtype, options.dtype);
    EXPECT_EQ(config.rope.rotary_dims,
              options.rotary_dims == 0 ? options.head_dim : options.rotary_dims);
    int64_t tensors = 0;
    ForEachTensor(config, [&](const ExpectedTensor& expected) {
      if (expected.is_optional && !options.compress_positions) return;
      const TensorView view = checkpoint->Find(expected.name)->values;
      EXPECT_EQ(view.dtype, options.dtype);
      EXPECT_EQ(std::vector<int64_t>(view.shape.begin(), view.shape.begin() + view.rank),
                expected.shape);
      EXPECT_EQ(reinterpret_cast<uintptr_t>(view.data) % SizeBytes(view.dtype), 0U);
      ++tensors;
    });
    EXPECT_EQ(checkpoint->tensor_count(), tensors);
  }
}

TEST(Checkpoint, ShardsPaddingAndPlacementDoNotChangeTheWeights) {
  const TemporaryDirectory plain, scattered;
  TinyCheckpointOptions options = Small(NsaParams());
  WriteTinyCheckpoint(plain.path(), options);
  options.shards = 4;
  options.extra_padding_bytes = 3;
  WriteTinyCheckpoint(scattered.path(), options);
  auto first = LoadCheckpoint(plain.path());
  auto second = LoadCheckpoint(scattered.path());
  ASSERT_TRUE(first.ok() && second.ok()) << second.status();
  ForEachTensor(first->config(), [&](const ExpectedTensor& expected) {
    const TensorView a = first->Find(expected.name)->values;
    const TensorView b = second->Find(expected.name)->values;
    ASSERT_EQ(a.bytes(), b.bytes()) << expected.name;
    EXPECT_EQ(std::memcmp(a.data, b.data, a.bytes()), 0) << expected.name;
    EXPECT_EQ(second->Find(expected.name)->values.data, b.data) << "a copy is made once";
    second->Release();
    const TensorView again = second->Find(expected.name)->values;
    EXPECT_EQ(std::memcmp(a.data, again.data, a.bytes()), 0) << expected.name;
  });
}

TEST(Checkpoint, SameSeedSameBytes) {
  const TemporaryDirectory first, second, third;
  TinyCheckpointOptions options = Small(NsaParams());
  WriteTinyCheckpoint(first.path(), options);
  WriteTinyCheckpoint(second.path(), options);
  options.seed = 2;
  WriteTinyCheckpoint(third.path(), options);
  EXPECT_EQ(first.Read("model.safetensors"), second.Read("model.safetensors"));
  EXPECT_NE(first.Read("model.safetensors"), third.Read("model.safetensors"));
}

// Checkpoints made by hand from the tensors of a written one.
class DamagedCheckpoint : public ::testing::Test {
 protected:
  DamagedCheckpoint() {
    WriteTinyCheckpoint(directory_.path(), Small(NsaParams()));
    const std::string file = directory_.Read("model.safetensors");
    const auto entries = ParseSafetensorsHeader(file, "model.safetensors");
    for (const TensorEntry& entry : entries.value()) {
      tensors_.push_back({entry.name, std::string(entry.type->name), entry.shape,
                          file.substr(entry.first_byte, entry.bytes)});
    }
  }

  WrittenTensor& Find(absl::string_view name) {
    for (WrittenTensor& tensor : tensors_) {
      if (tensor.name == name) return tensor;
    }
    ADD_FAILURE() << name;
    return tensors_.front();
  }
  void Remove(absl::string_view name) {
    Find(name);
    tensors_.erase(std::remove_if(tensors_.begin(), tensors_.end(),
                                  [&](const WrittenTensor& tensor) { return tensor.name == name; }),
                   tensors_.end());
  }
  void Save() { directory_.Write("model.safetensors", SafetensorsFile(tensors_)); }
  void PatchConfig(const char* patch) {
    Json config = ParseJson(directory_.Read("config.json")).value();
    config.merge_patch(ParseJson(patch).value());
    directory_.Write("config.json", WriteJson(config));
  }
  void Delete(const char* name) { std::filesystem::remove(directory_.File(name)); }

  const TemporaryDirectory directory_;
  std::vector<WrittenTensor> tensors_;
};

TEST_F(DamagedCheckpoint, ReportsMissingMisshapenMistypedAndUnknownTensorsTogether) {
  Remove("model.layers.0.self_attn.q_proj.weight");
  Remove("lm_head.weight");
  Find("model.norm.weight").shape = {4, 4};
  WrittenTensor& gate = Find("model.layers.1.mlp.gate_proj.weight");
  gate.dtype = "I16";
  tensors_.push_back({"model.layers.0.self_attn.q_norm.weight", "BF16", {1}, "xx"});
  Save();
  EXPECT_THAT(
      Problems(directory_.path()),
      UnorderedElementsAre(
          AllOf(HasSubstr("q_proj.weight"), HasSubstr("expected [32, 16], found in no file")),
          AllOf(HasSubstr("lm_head.weight"), HasSubstr("found in no file")),
          AllOf(HasSubstr("model.norm.weight"), HasSubstr("expected shape [16], found [4, 4]")),
          AllOf(HasSubstr("gate_proj"), HasSubstr("BF16, F16 or F32, found I16")),
          AllOf(HasSubstr("q_norm"), HasSubstr("model.safetensors"),
                HasSubstr("stands inside a layer"))));
}

TEST_F(DamagedCheckpoint, ReportsConfigurationTokenizerAndWeightsTogether) {
  PatchConfig(R"({"hidden_act":"gelu"})");
  Delete("tokenizer.json");
  directory_.Write("generation_config.json", "{");
  directory_.Write("model.safetensors", "short");
  EXPECT_THAT(Problems(directory_.path()),
              UnorderedElementsAre(HasSubstr("hidden_act"), HasSubstr("tokenizer.json"),
                                   HasSubstr("generation_config.json: invalid JSON"),
                                   HasSubstr("model.safetensors: expected a safetensors file")));
}

TEST_F(DamagedCheckpoint, UnexpectedTensorsAreWarningsAndWhereLoadingIsStrictProblems) {
  tensors_.push_back({"extra", "F64", {1}, "12345678"});
  Save();
  auto checkpoint = LoadCheckpoint(directory_.path());
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  EXPECT_THAT(checkpoint->warnings(), ElementsAre(HasSubstr("\"extra\" F64 [1]")));
  EXPECT_FALSE(checkpoint->Find("extra").ok());
  EXPECT_THAT(Problems(directory_.path(), {.strict = true}),
              ElementsAre(AllOf(HasSubstr("\"extra\""), HasSubstr("--strict-config"))));
}

TEST_F(DamagedCheckpoint, RotaryTablesOfOldCheckpointsAreIgnored) {
  tensors_.push_back({"model.layers.0.self_attn.rotary_emb.inv_freq", "F32", {1}, "1234"});
  Save();
  EXPECT_THAT(Problems(directory_.path()), IsEmpty());
}

// A layer behind the last is of training (predicting several tokens), and so not computed.
TEST_F(DamagedCheckpoint, UnexpectedTensorsThatAreAlikeAreOneWarning) {
  for (const char* name : {"model.layers.0.self_attn.rotary_emb.inv_freq",
                           "model.layers.1.self_attn.rotary_emb.inv_freq",
                           "model.layers.2.self_attn.q_proj.weight", "vision.0.weight"}) {
    tensors_.push_back({name, "F32", {1}, "1234"});
  }
  Save();
  auto checkpoint = LoadCheckpoint(directory_.path());
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  EXPECT_THAT(checkpoint->warnings(),
              UnorderedElementsAre(AllOf(HasSubstr("rotary_emb"), HasSubstr("as are 1 alike")),
                                   AllOf(HasSubstr("layers.2"), HasSubstr("ignored")),
                                   AllOf(HasSubstr("vision"), HasSubstr("ignored"))));
}

TEST_F(DamagedCheckpoint, WhatIsMergedIntoTheConfigurationCounts) {
  PatchConfig(R"({"hidden_act":"gelu","flavour":1})");
  EXPECT_THAT(Problems(directory_.path(), {.config_override = {{"hidden_act", "silu"}}}),
              IsEmpty());
  EXPECT_THAT(Problems(directory_.path(),
                       {.strict = true,
                        .config_override = {{"hidden_act", nullptr}, {"flavour", nullptr}}}),
              IsEmpty());
  EXPECT_THAT(Problems(directory_.path(), {.config_override = {{"hidden_act", "relu"}}}),
              ElementsAre(HasSubstr("config.json with --config-override: hidden_act is \"relu\"")));
}

// As the hub's client keeps them: every file of a snapshot is a link to a blob, named by its hash.
TEST_F(DamagedCheckpoint, ASnapshotOfTheHubsCacheIsServed) {
  const TemporaryDirectory cache;
  const std::string snapshot = cache.File("models--org--tiny/snapshots/0a1b2c");
  const std::string blobs = cache.File("models--org--tiny/blobs");
  std::filesystem::create_directories(snapshot);
  std::filesystem::create_directories(blobs);
  for (const auto& file : std::filesystem::directory_iterator(directory_.path())) {
    const std::string name = file.path().filename().string();
    std::filesystem::rename(file.path(), blobs + "/hash-of-" + name);
    std::filesystem::create_symlink("../../blobs/hash-of-" + name, snapshot + "/" + name);
  }
  EXPECT_THAT(Problems(snapshot), IsEmpty());
  EXPECT_THAT(Problems(cache.File("models--org--tiny")), ElementsAre(HasSubstr(snapshot)));
}

TEST(Checkpoint, AHubNameSaysWhatToType) {
  EXPECT_THAT(Problems("org/tiny"),
              ElementsAre(HasSubstr("hf download org/tiny --local-dir org/tiny")));
}

TEST_F(DamagedCheckpoint, TheHeadDecidesTheTieWhereTheConfigurationIsSilent) {
  PatchConfig(R"({"tie_word_embeddings":null})");
  EXPECT_FALSE(LoadCheckpoint(directory_.path())->config().tied_embedding);
  Remove("lm_head.weight");
  Save();
  EXPECT_TRUE(LoadCheckpoint(directory_.path())->config().tied_embedding);
}

TEST_F(DamagedCheckpoint, ATiedModelsStoredHeadIsNotUsed) {
  PatchConfig(R"({"tie_word_embeddings":true})");
  auto checkpoint = LoadCheckpoint(directory_.path());
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  EXPECT_TRUE(checkpoint->config().tied_embedding);
  EXPECT_FALSE(checkpoint->Find("lm_head.weight").ok());
}

TEST_F(DamagedCheckpoint, CompressPositionsAreForAllLayersOrNone) {
  Remove("model.layers.0.self_attn.compress_pe");
  Save();
  EXPECT_THAT(Problems(directory_.path()),
              ElementsAre(AllOf(HasSubstr("layers.0.self_attn"), HasSubstr("other layers have"))));
  Remove("model.layers.1.self_attn.compress_pe");
  Save();
  EXPECT_THAT(Problems(directory_.path()), IsEmpty());
}

// Tensors are judged wherever the model's shape is known.
TEST_F(DamagedCheckpoint, AWrongConfigurationHidesNoWrongTensor) {
  PatchConfig(R"({"hidden_act":"gelu","rope_theta":0.5})");
  Remove("model.norm.weight");
  Save();
  EXPECT_THAT(Problems(directory_.path()),
              UnorderedElementsAre(HasSubstr("hidden_act"), HasSubstr("rope_theta"),
                                   HasSubstr("model.norm.weight")));
  PatchConfig(R"({"hidden_size":null})");  // what tensors should be is not known
  EXPECT_THAT(Problems(directory_.path()),
              UnorderedElementsAre(HasSubstr("hidden_act"), HasSubstr("rope_theta"),
                                   HasSubstr("hidden_size")));
}

TEST_F(DamagedCheckpoint, PickledWeightsAreRefusedWithAHint) {
  Delete("model.safetensors");
  EXPECT_THAT(Problems(directory_.path()), ElementsAre(HasSubstr("neither model.safetensors")));
  directory_.Write("pytorch_model.bin", "x");
  EXPECT_THAT(Problems(directory_.path()), ElementsAre(AllOf(HasSubstr("found pytorch_model.bin"),
                                                             HasSubstr("safe_serialization"))));
}

TEST_F(DamagedCheckpoint, ATokenizerModelAloneIsRefusedWithAHint) {
  Delete("tokenizer.json");
  directory_.Write("tokenizer.model", "x");
  EXPECT_THAT(Problems(directory_.path()), ElementsAre(HasSubstr("use_fast=True")));
}

TEST_F(DamagedCheckpoint, OptionalFilesMayBeAbsentOrPresent) {
  Delete("tokenizer_config.json");
  Delete("generation_config.json");
  directory_.Write("chat_template.jinja", "{{ messages }}");
  Findings findings;
  const CheckpointParts parts = ReadCheckpoint(directory_.path(), {}, &findings);
  EXPECT_THAT(findings.problems(), IsEmpty());
  EXPECT_EQ(parts.texts.tokenizer_config_json, "");
}

TEST_F(DamagedCheckpoint, SymbolicLinksAreFollowed) {
  std::filesystem::rename(directory_.File("model.safetensors"), directory_.File("blob"));
  std::filesystem::create_symlink("blob", directory_.File("model.safetensors"));
  EXPECT_THAT(Problems(directory_.path()), IsEmpty());
  Delete("blob");
  EXPECT_THAT(Problems(directory_.path()), ElementsAre(HasSubstr("neither model.safetensors")));
}

TEST_F(DamagedCheckpoint, ADirectoryInPlaceOfAFileIsRefused) {
  Delete("config.json");
  std::filesystem::create_directory(directory_.File("config.json"));
  EXPECT_THAT(Problems(directory_.path()), Contains(HasSubstr("expected a regular file")));
}

TEST_F(DamagedCheckpoint, EveryTruncationOfTheWeightsIsRefused) {
  const std::string file = directory_.Read("model.safetensors");
  const size_t data_bytes = file.size() - 4096;
  for (size_t point = 0; point < 100; ++point) {
    directory_.Write("model.safetensors", file.substr(0, 4096 + data_bytes * point / 100));
    EXPECT_THAT(Problems(directory_.path()), Contains(HasSubstr("model.safetensors"))) << point;
  }
}

class ShardedCheckpoint : public ::testing::Test {
 protected:
  ShardedCheckpoint() {
    TinyCheckpointOptions options = Small();
    options.shards = 2;
    WriteTinyCheckpoint(directory_.path(), options);
  }
  void ReplaceInIndex(const char* from, const char* to) {
    const std::string index = directory_.Read(kIndex);
    const std::string replaced = absl::StrReplaceAll(index, {{from, to}});
    ASSERT_NE(index, replaced) << from;
    directory_.Write(kIndex, replaced);
  }

  static constexpr char kIndex[] = "model.safetensors.index.json";
  static constexpr char kFirst[] = "model-00001-of-00002.safetensors";
  static constexpr char kSecond[] = "model-00002-of-00002.safetensors";
  const TemporaryDirectory directory_;
};

TEST_F(ShardedCheckpoint, FileNamesMustBePlain) {
  for (const char* name : {"../x.safetensors", "a/b.safetensors", "/x.safetensors", "x.bin",
                           ".safetensors", "a..b.safetensors", "x y.safetensors", ""}) {
    const TemporaryDirectory directory;
    directory.Write("config.json", directory_.Read("config.json"));
    directory.Write("tokenizer.json", "{}");
    directory.Write(kIndex, WriteJson({{"weight_map", {{"model.norm.weight", name}}}}));
    EXPECT_THAT(Problems(directory.path()), ElementsAre(HasSubstr("expected a plain file name")))
        << name;
  }
}

TEST_F(ShardedCheckpoint, BrokenIndexesAreRefused) {
  for (const char* index : {"", "[]", "{}", R"({"weight_map":{}})", R"({"weight_map":[]})"}) {
    directory_.Write(kIndex, index);
    EXPECT_THAT(Problems(directory_.path()), ElementsAre(HasSubstr(kIndex))) << index;
  }
  directory_.Write(kIndex, R"({"weight_map":{"a":1}})");
  EXPECT_THAT(Problems(directory_.path()), ElementsAre(HasSubstr("mapped to 1")));
}

TEST_F(ShardedCheckpoint, AMissingShardIsOneProblem) {
  std::filesystem::remove(directory_.File(kFirst));
  EXPECT_THAT(Problems(directory_.path()), Contains(AllOf(HasSubstr(kFirst), HasSubstr("opened"))));
}

TEST_F(ShardedCheckpoint, ATensorInTwoShardsIsRefused) {
  std::filesystem::copy_file(directory_.File(kFirst), directory_.File("again.safetensors"));
  ReplaceInIndex("\"lm_head.weight\"", "\"another\":\"again.safetensors\",\"lm_head.weight\"");
  EXPECT_THAT(Problems(directory_.path()),
              Contains(AllOf(HasSubstr("model.embed_tokens.weight"), HasSubstr("expected once"))));
}

TEST_F(ShardedCheckpoint, AMappedTensorMustBeInItsShard) {
  ReplaceInIndex("\"model.norm.weight\":\"model-00002-of-00002.safetensors\"",
                 "\"model.norm.weight\":\"model-00001-of-00002.safetensors\",\"nowhere\":"
                 "\"model-00001-of-00002.safetensors\"");
  EXPECT_THAT(Problems(directory_.path()),
              UnorderedElementsAre(
                  AllOf(HasSubstr("model.norm.weight"), HasSubstr("found in model-00002-of-00002")),
                  AllOf(HasSubstr("nowhere"), HasSubstr("found in no shard"))));
}

TEST_F(ShardedCheckpoint, ATensorTheIndexDoesNotNameIsRefusedWhereStrict) {
  ReplaceInIndex(",\"model.norm.weight\":\"model-00002-of-00002.safetensors\"", "");
  EXPECT_THAT(Problems(directory_.path(), {.strict = true}),
              ElementsAre(AllOf(HasSubstr("model.norm.weight"), HasSubstr("not named by"))));
  EXPECT_THAT(Problems(directory_.path()), IsEmpty());
}

TEST(Checkpoint, ADirectoryIsExpected) {
  const auto missing = LoadCheckpoint("/nonexistent/checkpoint");
  EXPECT_EQ(missing.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(missing.status().message()), HasSubstr("/nonexistent/checkpoint"));
  const TemporaryDirectory empty;
  EXPECT_THAT(Problems(empty.path()),
              UnorderedElementsAre(HasSubstr("config.json"), HasSubstr("tokenizer.json"),
                                   HasSubstr("model.safetensors")));
}

TEST(Checkpoint, AFloodOfProblemsIsCounted) {
  const TemporaryDirectory directory;
  WriteTinyCheckpoint(directory.path(), Small());
  Json config = TinyConfigJson(Small());
  config["num_hidden_layers"] = 1024;
  directory.Write("config.json", WriteJson(config));
  const auto checkpoint = LoadCheckpoint(directory.path());
  ASSERT_FALSE(checkpoint.ok());
  EXPECT_THAT(std::string(checkpoint.status().message()),
              AllOf(HasSubstr(": 9198 problems\n"), HasSubstr("\nand 9098 more")));
}

}  // namespace
}  // namespace longspan

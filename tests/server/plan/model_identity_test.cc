#include "server/plan/model_identity.h"

#include <cmath>
#include <string>

#include "gtest/gtest.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan {
namespace {

class Identity : public testing::Test {
 protected:
  Identity() {
    config_.rope.inverse_frequencies = {1.0F, 0.5F};
    directory_.Write("config.json", R"({"hidden_size": 64})");
    directory_.Write("model-1.safetensors", weights_);
    directory_.Write("model-2.safetensors", "small");
  }

  std::string Get() {
    const auto identity = ModelIdentity(directory_.path(), override_, config_, layout_, compute_,
                                        precision_, backend_);
    EXPECT_TRUE(identity.ok()) << identity.status();
    return identity.value_or("");
  }
  void ExpectChanged(const std::string& what) {
    const std::string now = Get();
    EXPECT_NE(now, last_) << what;
    EXPECT_EQ(now, Get()) << what;
    last_ = now;
  }

  TemporaryDirectory directory_;
  std::string weights_ = std::string((3 << 20) + 17, 'w');  // longer than what is read whole
  std::string override_;
  ModelConfig config_;
  KvLayout layout_;
  DType compute_ = DType::kBf16;
  std::string precision_ = "bf16";
  std::string backend_ = "cpu";
  std::string last_ = "";
};

TEST_F(Identity, ChangesWithAllThatDecidesKeysAndValues) {
  ExpectChanged("the first");
  EXPECT_EQ(last_.size(), 64U);
  directory_.Write("config.json", R"({"hidden_size": 65})");
  ExpectChanged("configuration");
  override_ = R"({"hidden_size": 66})";
  ExpectChanged("what is merged into it");
  config_.rope.inverse_frequencies[1] = 0.25F;
  ExpectChanged("frequencies");
  config_.rope.attention_scale = 1.5F;
  ExpectChanged("scale of attention");
  config_.rope.long_inverse_frequencies = {0.5F, 0.125F};
  ExpectChanged("frequencies of a second range");
  compute_ = DType::kF32;
  ExpectChanged("type of products");
  precision_ = "int8 (per channel)";
  ExpectChanged("precision of weights");
  layout_.kv_dtype = DType::kF32;
  ExpectChanged("type of keys");
  layout_.kv_dtype = DType::kF8E4M3;
  ExpectChanged("type of keys, with scales");
  layout_.summary_dtype = DType::kF32;
  ExpectChanged("type of summaries");
  backend_ = "cuda";
  ExpectChanged("backend");
  config_.sparse_prefill.emplace();
  ExpectChanged("sparse prefill");
  SparsePrefillParams& params = *config_.sparse_prefill;
  params.kept_mass = std::nextafter(params.kept_mass, 1.0);
  ExpectChanged("share that it keeps");
  params.query_tile_tokens = 64;
  ExpectChanged("tile of queries");
  params.key_tile_tokens = 64;
  ExpectChanged("tile of keys");
  ++params.from_tokens;
  ExpectChanged("where it begins");
  ++params.first_tokens;
  ExpectChanged("first tokens");
  ++params.recent_tokens;
  ExpectChanged("recent tokens");
  ++config_.first_sparse_layer;
  ExpectChanged("layers that are dense");
}

TEST_F(Identity, ChangesWithTheWeights) {
  ExpectChanged("the first");
  weights_[8] = 'x';
  directory_.Write("model-1.safetensors", weights_);
  ExpectChanged("header");
  weights_.back() = 'x';
  directory_.Write("model-1.safetensors", weights_);
  ExpectChanged("the last byte");
  for (size_t i = 2 << 20; i < (2 << 20) + (1 << 19); ++i) weights_[i] = 'y';
  directory_.Write("model-1.safetensors", weights_);
  ExpectChanged("a part of the contents");
  directory_.Write("model-1.safetensors", weights_ + "w");
  ExpectChanged("size");
  directory_.Write("model-3.safetensors", "more");
  ExpectChanged("another file");
}

TEST_F(Identity, IsNotOfTheDirectorysName) {
  TemporaryDirectory other;
  other.Write("config.json", R"({"hidden_size": 64})");
  other.Write("model-1.safetensors", weights_);
  other.Write("model-2.safetensors", "small");
  other.Write("tokenizer.json", "{}");
  const auto identity =
      ModelIdentity(other.path(), override_, config_, layout_, compute_, precision_, backend_);
  ASSERT_TRUE(identity.ok()) << identity.status();
  EXPECT_EQ(*identity, Get());
}

TEST_F(Identity, OfAGgufFileIsThatOfAllItsParts) {
  const std::string path = directory_.File("m-00001-of-00002.gguf");
  const auto identity = [&] {
    directory_.Write("m-00001-of-00002.gguf", weights_);
    return ModelIdentity(path, override_, config_, layout_, compute_, precision_, backend_);
  };
  EXPECT_FALSE(identity().ok()) << "the second part is missing";
  directory_.Write("m-00002-of-00002.gguf", "two");
  const auto first = identity();
  ASSERT_TRUE(first.ok()) << first.status();
  EXPECT_EQ(*identity(), *first);
  directory_.Write("m-00002-of-00002.gguf", "2nd");
  const auto second = identity();
  EXPECT_NE(*second, *first);
  weights_[8] = 'x';
  EXPECT_NE(*identity(), *second);
}

TEST_F(Identity, WhatCannotBeReadIsNamed) {
  TemporaryDirectory empty;
  const absl::Status status =
      ModelIdentity(empty.path(), override_, config_, layout_, compute_, precision_, backend_)
          .status();
  EXPECT_TRUE(absl::IsInvalidArgument(status)) << status;
  EXPECT_NE(status.message().find("config.json"), std::string::npos) << status;
}

}  // namespace
}  // namespace longspan

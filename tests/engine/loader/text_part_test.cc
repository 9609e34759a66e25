// Checkpoints of several modalities, of which the text part is served.
#include "engine/loader/text_part.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "engine/loader/checkpoint.h"
#include "engine/loader/hf_config.h"
#include "engine/model/tensor_list.h"
#include "tests/fixtures/safetensors_writer.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr char kTextModel[] = R"({"model_type":"gemma3_text","vocab_size":32,"hidden_size":16,
    "intermediate_size":24,"num_hidden_layers":2,"num_attention_heads":2,"num_key_value_heads":1,
    "head_dim":8,"sliding_window":16,"sliding_window_pattern":2,"max_position_embeddings":512,
    "rope_theta":1000000.0,"eos_token_id":1})";

Json TextModel() { return ParseJson(kTextModel).value(); }

Json Whole() {
  return {{"model_type", "gemma3"},
          {"architectures", {"Gemma3ForConditionalGeneration"}},
          {"text_config", TextModel()},
          {"vision_config", {{"model_type", "siglip_vision_model"}, {"hidden_size", 1152}}},
          {"eos_token_id", {1, 6}},
          {"boi_token_index", 30}};
}

// Where a text model has "model." and the rest of the name.
struct Spelling {
  const char* model;
  const char* head;
  const char* vision;
};
constexpr Spelling kSpellings[] = {
    {"language_model.model.", "language_model.lm_head.weight", "vision_tower.patch.weight"},
    {"model.language_model.", "lm_head.weight", "model.vision_tower.patch.weight"}};

class TextPart : public ::testing::Test {
 protected:
  void Write(const Json& config, const Spelling& spelling, bool tied) {
    Findings findings;
    ModelConfig model = ReadHfConfig(TextModel(), nullptr, {}, &findings)->model;
    model.tied_embedding = tied;
    std::vector<WrittenTensor> tensors = RandomTensors(model, 3, DType::kBf16, true);
    for (WrittenTensor& tensor : tensors) {
      tensor.name = tensor.name == "lm_head.weight"
                        ? spelling.head
                        : absl::StrCat(spelling.model, tensor.name.substr(6));
    }
    tensors.push_back({spelling.vision, "BF16", {1}, "xx"});
    EXPECT_TRUE(WriteCheckpointTexts(directory_.path(), {}).ok());
    directory_.Write("config.json", WriteJson(config));
    directory_.Write("generation_config.json", "{}");
    directory_.Write("model.safetensors", SafetensorsFile(tensors));
  }

  std::string Problem() const {
    return std::string(LoadCheckpoint(directory_.path()).status().message());
  }

  const TemporaryDirectory directory_;
};

TEST_F(TextPart, IsServedUnderEitherSpelling) {
  for (const Spelling& spelling : kSpellings) {
    for (const bool tied : {false, true}) {
      SCOPED_TRACE(spelling.model);
      Write(Whole(), spelling, tied);
      auto checkpoint = LoadCheckpoint(directory_.path());
      ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
      EXPECT_EQ(checkpoint->config().family, &kGemma3Text);
      EXPECT_EQ(checkpoint->config().tied_embedding, tied);
      EXPECT_EQ(checkpoint->config().hidden, 16);
      EXPECT_THAT(checkpoint->config().end_token_ids, ElementsAre(1, 6));
      ForEachTensor(checkpoint->config(), [&](const ExpectedTensor& expected) {
        EXPECT_TRUE(checkpoint->Find(expected.name).ok()) << expected.name;
      });
      const std::string part = absl::StartsWith(spelling.vision, "model.") ? "model." : "";
      EXPECT_THAT(checkpoint->warnings(),
                  ElementsAre(absl::StrCat("the text part alone is served; skipped are 1 tensors "
                                           "of ",
                                           part, "vision_tower")));
    }
  }
}

TEST_F(TextPart, TiesAsTheWholeSays) {
  Json whole = Whole();
  whole["tie_word_embeddings"] = true;
  Write(whole, kSpellings[0], /*tied=*/false);
  EXPECT_TRUE(LoadCheckpoint(directory_.path())->config().tied_embedding);
}

TEST_F(TextPart, IsJudgedByItsOwnConfiguration) {
  Json whole = Whole();
  whole["text_config"]["head_dim"] = 7;
  Write(whole, kSpellings[0], true);
  EXPECT_THAT(Problem(), HasSubstr("config.json: text_config: head_dim is 7"));
  whole["text_config"] = 5;
  Write(whole, kSpellings[0], true);
  EXPECT_THAT(Problem(), HasSubstr("config.json: text_config is 5, expected an object"));
  whole.erase("text_config");
  Write(whole, kSpellings[0], true);
  EXPECT_THAT(Problem(), HasSubstr("config.json: text_config is missing"));
}

TEST_F(TextPart, QuantisedAsAWholeIsRefused) {
  Json whole = Whole();
  whole["quantization_config"] = {{"quant_method", "awq"}};
  Write(whole, kSpellings[0], true);
  EXPECT_THAT(Problem(), HasSubstr("quantization_config"));
}

}  // namespace
}  // namespace longspan

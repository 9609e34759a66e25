#include "engine/loader/hf_config.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "engine/loader/rope_override.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

Json DenseConfig() { return TinyConfigJson({}); }
Json SparseConfig() { return TinyConfigJson({.nsa = NsaParams()}); }

// `patch` replaces members; null removes one.
Json Patched(Json config, const char* patch) {
  config.merge_patch(ParseJson(patch).value());
  return config;
}

ModelConfig Read(const Json& config, const char* generation = "{}", HfConfigOptions options = {}) {
  Findings findings;
  const Json generation_json = ParseJson(generation).value();
  const auto result = ReadHfConfig(config, &generation_json, options, &findings);
  EXPECT_THAT(findings.problems(), IsEmpty());
  return result ? result->model : ModelConfig();
}

std::vector<std::string> Problems(const Json& config, const char* generation = "{}",
                                  const HfConfigOptions& options = {}) {
  Findings findings;
  const Json generation_json = ParseJson(generation).value();
  const auto result = ReadHfConfig(config, &generation_json, options, &findings);
  EXPECT_TRUE(result.has_value() || findings.has_problems());
  return findings.problems();
}

TEST(HfConfig, ReadsADenseModel) {
  const ModelConfig model = Read(DenseConfig());
  EXPECT_EQ(model.family, &kLlama);
  EXPECT_EQ(model.model_type, "llama");
  EXPECT_EQ(model.layers, 2);
  EXPECT_EQ(model.hidden, 128);
  EXPECT_EQ(model.mlp_hidden, 192);
  EXPECT_EQ(model.query_heads, 4);
  EXPECT_EQ(model.kv_heads, 2);
  EXPECT_EQ(model.head_dim, 64);
  EXPECT_EQ(model.vocabulary, 8192);
  EXPECT_EQ(model.max_position_tokens, 65536);
  EXPECT_EQ(model.rope.rotary_dims, 64);
  EXPECT_FALSE(model.nsa.has_value());
  EXPECT_THAT(model.end_token_ids, ElementsAre(0, 2));
}

TEST(HfConfig, AbsentKeysTakeTheFamilysDefaults) {
  const Json config = Patched(DenseConfig(),
                              R"({"num_key_value_heads":null,"head_dim":null,"rms_norm_eps":null,
                                  "rope_theta":null,"attention_bias":null,"mlp_bias":null,
                                  "architectures":null,"hidden_act":null,"eos_token_id":null,
                                  "partial_rotary_factor":null})");
  Findings findings;
  const auto result = ReadHfConfig(config, nullptr, {}, &findings);
  ASSERT_TRUE(result.has_value()) << absl::StrJoin(findings.problems(), "\n");
  EXPECT_EQ(result->model.kv_heads, 4);
  EXPECT_EQ(result->model.head_dim, 32);  // 128 / 4
  EXPECT_FLOAT_EQ(result->model.rms_norm_epsilon, 1e-6F);
  EXPECT_FLOAT_EQ(result->model.rope.inverse_frequencies[8], 1e-2F);  // 10000^(-16/32)
  EXPECT_THAT(result->model.end_token_ids, IsEmpty());
  EXPECT_THAT(findings.warnings(), ElementsAre("config.json: rope_theta is missing, using 10000"));
}

TEST(HfConfig, WholeFloatsAreIntegers) {
  EXPECT_EQ(Read(Patched(DenseConfig(), R"({"hidden_size":128.0})")).hidden, 128);
}

TEST(HfConfig, ReadsNsa) {
  NsaParams nsa;
  nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = 64;
  nsa.window = NsaWindow::kMerged;
  nsa.window_plus_one = true;
  nsa.compress = NsaCompress::kMean;
  nsa.compress_keys = NsaCompressKeys::kPostRope;
  nsa.gate = NsaGate::kNone;
  nsa.score_pool = NsaScorePool::kIdentity;
  nsa.selection = NsaSelection::kChunkHalf;
  nsa.compressed_branch = false;
  nsa.compress_values = false;
  nsa.dense_below_tokens = 8192;
  const ModelConfig model = Read(TinyConfigJson({.nsa = nsa}));
  ASSERT_TRUE(model.nsa.has_value());
  EXPECT_EQ(WriteJson(NsaConfigJson(*model.nsa)), WriteJson(NsaConfigJson(nsa)));
  EXPECT_FALSE(model.nsa->compressed_branch);
  EXPECT_EQ(model.nsa->window_span_tokens(), 513);
}

TEST(HfConfig, UnitesEndTokens) {
  EXPECT_THAT(Read(Patched(DenseConfig(), R"({"eos_token_id":7})"), R"({"eos_token_id":[9,7]})")
                  .end_token_ids,
              ElementsAre(7, 9));
}

TEST(HfConfig, ReadsGenerationDefaults) {
  const GenerationDefaults greedy =
      Read(DenseConfig(), R"({"do_sample":false,"temperature":0.7,"max_new_tokens":9})").defaults;
  EXPECT_EQ(greedy.temperature, 0.0F);
  EXPECT_FALSE(greedy.top_k.has_value());
  EXPECT_FALSE(greedy.top_p.has_value());
  const GenerationDefaults sampled =
      Read(DenseConfig(), R"({"do_sample":true,"temperature":0.5,"top_p":0.75,"top_k":20,
                              "min_p":0.25,"repetition_penalty":1.5})")
          .defaults;
  EXPECT_EQ(sampled.temperature, 0.5F);
  EXPECT_EQ(sampled.top_p, 0.75F);
  EXPECT_EQ(sampled.top_k, 20);
  EXPECT_EQ(sampled.min_p, 0.25F);
  EXPECT_EQ(sampled.repetition_penalty, 1.5F);
  EXPECT_FALSE(Read(DenseConfig()).defaults.temperature.has_value());
}

TEST(HfConfig, BothSpellingsOfRopeAreOne) {
  const char* spellings[] = {
      R"({"rope_theta":5e5,"rope_scaling":{"rope_type":"linear","factor":4}})",
      R"({"rope_theta":5e5,"rope_scaling":{"type":"linear","factor":4.0}})",
      R"({"rope_theta":null,"rope_parameters":{"rope_type":"linear","factor":4,"rope_theta":5e5}})",
      R"({"rope_theta":500000,"rope_scaling":{"type":"linear","factor":4},
          "rope_parameters":{"rope_type":"linear","factor":4,"rope_theta":5e5}})",
      R"({"rope_theta":null,"rope_parameters":{
          "full_attention":{"rope_type":"linear","factor":4,"rope_theta":5e5}}})"};
  for (const char* spelling : spellings) {
    const ModelConfig model = Read(Patched(DenseConfig(), spelling));
    ASSERT_EQ(model.rope.inverse_frequencies.size(), 32U) << spelling;
    EXPECT_FLOAT_EQ(model.rope.inverse_frequencies[0], 0.25F) << spelling;
    EXPECT_FLOAT_EQ(model.rope.inverse_frequencies[16], 0.25F / 707.106781F) << spelling;
  }
}

TEST(HfConfig, ReadsEveryRopeKind) {
  const ModelConfig llama3 = Read(Patched(
      DenseConfig(), R"({"rope_scaling":{"rope_type":"llama3","factor":8,"low_freq_factor":1,
                         "high_freq_factor":4,"original_max_position_embeddings":8192}})"));
  EXPECT_LT(llama3.rope.inverse_frequencies[31], Read(DenseConfig()).rope.inverse_frequencies[31]);
  const ModelConfig yarn =
      Read(Patched(DenseConfig(), R"({"rope_scaling":{"type":"yarn","factor":4,"truncate":false,
                         "original_max_position_embeddings":32768}})"));
  EXPECT_FLOAT_EQ(yarn.rope.attention_scale, 1.138629436F);
  const char* longrope =
      R"({"head_dim":4,"rope_scaling":{"type":"longrope","original_max_position_embeddings":4096,
          "short_factor":[4,5],"long_factor":[4,5]}})";
  EXPECT_EQ(Read(Patched(DenseConfig(), longrope)).rope.inverse_frequencies[0], 0.25F);
}

TEST(HfConfig, LongropeMayHaveTwoRanges) {
  const Json config = Patched(
      DenseConfig(),
      R"({"head_dim":4,"rope_scaling":{"type":"longrope","original_max_position_embeddings":4096,
          "short_factor":[4,2],"long_factor":[8,5]}})");
  const RopeConfig rope = Read(config).rope;
  EXPECT_EQ(rope.inverse_frequencies[0], 0.25F);
  EXPECT_EQ(rope.long_inverse_frequencies[0], 0.125F);
  EXPECT_EQ(rope.short_tokens, 4096);
}

// An override makes the context longer, and its long range is for what it adds.
TEST(HfConfig, AnOverrideMayHaveTwoRanges) {
  const Json longrope = ParseJson(R"({"rope_type":"longrope","factor":4,
      "short_factor":[4,2],"long_factor":[8,5]})")
                            .value();
  const ModelConfig model =
      Read(Patched(DenseConfig(), R"({"head_dim":4})"), "{}", {.rope_scaling = longrope});
  EXPECT_EQ(model.max_position_tokens, 4 * 65536);
  EXPECT_EQ(model.rope.short_tokens, 65536);
  EXPECT_TRUE(model.rope.RotatesLong(65537));
}

TEST(HfConfig, TheShapeIsReadBesideOtherProblems) {
  Findings findings;
  const auto wrong_activation =
      ReadHfConfig(Patched(DenseConfig(), R"({"hidden_act":"gelu"})"), nullptr, {}, &findings);
  EXPECT_EQ(findings.problems().size(), 1U);
  ASSERT_TRUE(wrong_activation.has_value());
  EXPECT_EQ(wrong_activation->model.hidden, 128);
  for (const char* patch :
       {R"({"hidden_size":null})", R"({"num_key_value_heads":3})", R"({"mlp_bias":"yes"})"}) {
    EXPECT_FALSE(ReadHfConfig(Patched(DenseConfig(), patch), nullptr, {}, &findings)) << patch;
  }
  EXPECT_FALSE(ReadHfConfig(Patched(SparseConfig(), R"({"nsa_config":{"topk":-1}})"), nullptr, {},
                            &findings));
}

TEST(HfConfig, HarmlessKeysAreIgnored) {
  const ModelConfig model =
      Read(Patched(DenseConfig(),
                   R"({"use_cache":true,"initializer_range":0.02,"transformers_version":"4.50",
          "attention_dropout":0.0,"hidden_dropout":0,"pretraining_tp":2,"bos_token_id":1,
          "pad_token_id":0,"auto_map":{"AutoModel":"x.y"},"_name_or_path":"here",
          "sliding_window":null})"));
  EXPECT_EQ(model.hidden, 128);
}

TEST(HfConfig, UnknownKeysAreWarningsAndWhereReadingIsStrictProblems) {
  const Json config = Patched(DenseConfig(), R"({"flavour":"sweet","colour":null})");
  Findings findings;
  EXPECT_TRUE(ReadHfConfig(config, nullptr, {}, &findings).has_value());
  EXPECT_THAT(findings.problems(), IsEmpty());
  EXPECT_THAT(findings.warnings(), ElementsAre("config.json: flavour is unknown, ignored"));
  EXPECT_THAT(Problems(config, "{}", {.strict = true}),
              ElementsAre("config.json: flavour is unknown, which --strict-config on refuses"));
}

// Of a GGUF file's keys nothing can be said to be harmless.
TEST(HfConfig, UnknownKeysOfOtherContainersAreProblems) {
  const Json config = Patched(DenseConfig(), R"({"llama.flavour":1})");
  HfConfigOptions options;
  options.names.config_file = "x.gguf";
  options.names.tensors = TensorNames::kGguf;
  EXPECT_THAT(Problems(config, "{}", options),
              ElementsAre("x.gguf: llama.flavour is unknown, and might change what is computed"));
}

TEST(HfConfig, KeysThatWouldChangeWhatIsComputedAreRefusedHoweverReadingIs) {
  const struct {
    const char* patch;
    const char* problem;
  } cases[] = {
      {R"({"sliding_window":4096})",
       "sliding_window is not implemented for this model_type: "
       "attention would have a window (found 4096)"},
      {R"({"layer_types":["full_attention","sliding_attention"]})", "layer_types is not"},
      {R"({"final_logit_softcapping":30.0})", "logits would be capped (found 30.0)"},
      {R"({"num_local_experts":8})", "mixtures of experts (found 8)"},
      {R"({"no_rope_layers":[1,0]})", "layers would not rotate (found [1,0])"},
      {R"({"scale_emb":12})", "embeddings would be scaled (found 12)"},
      {R"({"sparse_config":{"topk":64}})", "attention would be sparse"},
  };
  for (const bool strict : {false, true}) {
    for (const auto& [patch, problem] : cases) {
      EXPECT_THAT(Problems(Patched(DenseConfig(), patch), "{}", {.strict = strict}),
                  ElementsAre(HasSubstr(problem)))
          << patch;
    }
  }
}

TEST(HfConfig, ValuesOfSuchKeysThatChangeNothingAreAccepted) {
  Findings findings;
  const Json config =
      Patched(DenseConfig(),
              R"({"use_sliding_window":false,"layer_types":["full_attention","full_attention"],
          "scale_emb":1.0,"num_local_experts":0,"final_logit_softcapping":null,
          "no_rope_layers":[1,1],"max_window_layers":28,"is_encoder_decoder":false})");
  EXPECT_TRUE(ReadHfConfig(config, nullptr, {.strict = true}, &findings).has_value());
  EXPECT_THAT(findings.problems(), IsEmpty());
  EXPECT_THAT(findings.warnings(), IsEmpty());
}

TEST(HfConfig, AFamilyThatIsNotServedSaysWhatItNeeds) {
  const auto problem = [](const char* patch) {
    const std::vector<std::string> problems = Problems(Patched(DenseConfig(), patch));
    return problems.size() == 1 ? problems.front() : absl::StrJoin(problems, "\n");
  };
  EXPECT_THAT(problem(R"({"model_type":"deepseek_v32"})"),
              AllOf(HasSubstr("model_type is \"deepseek_v32\", supported are llama"),
                    HasSubstr("; its attention is latent (MLA) and needs an indexer"),
                    Not(HasSubstr("close to it"))));
  EXPECT_THAT(problem(R"({"model_type":"minimax_m3_vl"})"),
              AllOf(HasSubstr("blocks of 128 tokens"), HasSubstr("; close to it is sparse_llama")));
}

TEST(HfConfig, AScalingGivenAtLaunchTakesTheFilesPlace) {
  const Json config =
      Patched(DenseConfig(), R"({"max_position_embeddings":4096,"partial_rotary_factor":0.5,
          "rope_scaling":{"type":"dynamic","factor":2}})");
  HfConfigOptions options;
  options.rope_scaling = ParseRopeScaling("linear:4").value();
  const ModelConfig model = Read(config, "{}", options);
  EXPECT_EQ(model.rope.rotary_dims, 32);
  EXPECT_FLOAT_EQ(model.rope.inverse_frequencies[0], 0.25F);
  EXPECT_FLOAT_EQ(model.rope.inverse_frequencies[8], 0.25F / 1000.0F);  // of the file's theta
  EXPECT_EQ(model.max_position_tokens, 4 * 4096);
}

TEST(HfConfig, TheOriginalLengthOfSuchAScalingIsTheFilesWhereItNamesNone) {
  const auto read = [](const char* scaling, const char* patch) {
    HfConfigOptions options;
    options.rope_scaling = ParseRopeScaling(scaling).value();
    return Read(Patched(DenseConfig(), patch), "{}", options);
  };
  const ModelConfig named = read("yarn:4:4096", R"({"max_position_embeddings":8192})");
  EXPECT_EQ(named.max_position_tokens, 16384);
  EXPECT_FLOAT_EQ(named.rope.attention_scale, 1.138629436F);
  const ModelConfig of_model = read("yarn:4", R"({"max_position_embeddings":4096})");
  EXPECT_EQ(of_model.max_position_tokens, 16384);
  EXPECT_EQ(of_model.rope.inverse_frequencies, named.rope.inverse_frequencies);
  const ModelConfig of_scaling =
      read("yarn:4", R"({"max_position_embeddings":8192,"rope_scaling":{"type":"yarn","factor":2,
          "original_max_position_embeddings":4096}})");
  EXPECT_EQ(of_scaling.rope.inverse_frequencies, named.rope.inverse_frequencies);
  EXPECT_EQ(read("llama3:2:4096", R"({"max_position_embeddings":65536})").max_position_tokens,
            65536);
}

TEST(HfConfig, AScalingGivenAtLaunchIsJudgedAsTheFilesWouldBe) {
  HfConfigOptions options;
  options.rope_scaling = ParseRopeScaling(R"({"type":"yarn","factor":0.5,"x":1})").value();
  EXPECT_THAT(Problems(DenseConfig(), "{}", options),
              ElementsAre("--rope-scaling: factor is 0.5, expected 1 to 1e+06",
                          "--rope-scaling: x is unknown for this rope_type"));
}

TEST(HfConfig, RefusesEachWithOneClearMessage) {
  const struct {
    const char* patch;
    const char* problem;
  } cases[] = {
      {R"({"model_type":"mamba"})", "model_type is \"mamba\", supported are llama, "},
      {R"({"model_type":null})", "model_type is missing, supported are llama, "},
      {R"({"model_type":5})", "model_type is 5, supported are"},
      {R"({"architectures":["LlamaForCausalLM"]})", "expected SparseLlamaForCausalLM"},
      {R"({"architectures":[]})", "expected SparseLlamaForCausalLM"},
      {R"({"hidden_size":null})", "hidden_size is missing"},
      {R"({"hidden_size":0})", "hidden_size is 0, expected an integer from 1 to 65536"},
      {R"({"hidden_size":65537})", "hidden_size is 65537"},
      {R"({"hidden_size":"128"})", "hidden_size is \"128\""},
      {R"({"hidden_size":128.5})", "hidden_size is 128.5"},
      {R"({"hidden_size":true})", "hidden_size is true"},
      {R"({"num_hidden_layers":1025})", "num_hidden_layers is 1025"},
      {R"({"num_hidden_layers":-1})", "num_hidden_layers is -1"},
      {R"({"vocab_size":1048577})", "vocab_size is 1048577"},
      {R"({"intermediate_size":null})", "intermediate_size is missing"},
      {R"({"max_position_embeddings":null})", "max_position_embeddings is missing"},
      {R"({"num_key_value_heads":3})", "expected a multiple of num_key_value_heads 3"},
      {R"({"head_dim":33})", "head_dim is 33, expected an even number up to 256"},
      {R"({"head_dim":258})", "head_dim is 258"},
      {R"({"head_dim":null,"num_attention_heads":6})", "not a multiple of num_attention_heads 6"},
      {R"({"rms_norm_eps":0})", "rms_norm_eps is 0"},
      {R"({"rms_norm_eps":"small"})", "rms_norm_eps is \"small\", expected a number"},
      {R"({"hidden_act":"gelu"})", "hidden_act is \"gelu\", expected silu"},
      {R"({"attention_bias":1})", "attention_bias is 1, expected true or false"},
      {R"({"tie_word_embeddings":"yes"})", "tie_word_embeddings is \"yes\""},
      {R"({"attention_dropout":0.1})", "attention_dropout is 0.1, expected 0"},
      {R"({"eos_token_id":8192})", "eos_token_id holds 8192, expected ids from 0 to 8191"},
      {R"({"eos_token_id":[0,"x"]})", "eos_token_id holds \"x\""},
      {R"({"eos_token_id":-1})", "eos_token_id holds -1"},
      {R"({"quantization_config":{"bits":4}})", "quantization_config is not supported"},
      {R"({"dual_chunk_attention_config":{"x":4}})",
       "dual_chunk_attention_config is not supported"},
      {R"({"sliding_window":4096})", "sliding_window is not implemented for this model_type"},
      {R"({"rope_theta":null})", "rope_theta is missing"},
      {R"({"rope_theta":1})", "rope_theta is 1, expected above 1"},
      {R"({"rope_theta":-5})", "rope_theta is -5"},
      {R"({"partial_rotary_factor":0})", "partial_rotary_factor is 0"},
      {R"({"partial_rotary_factor":1.5})", "partial_rotary_factor is 1.5"},
      {R"({"partial_rotary_factor":0.05})", "an even number of rotated dimensions"},
      {R"({"rope_scaling":7})", "rope_scaling is 7, expected an object"},
      {R"({"rope_scaling":{"type":"dynamic"}})", "\"dynamic\", which is refused"},
      {R"({"rope_scaling":{"type":"mrope"}})", "\"mrope\", expected one of default, linear"},
      {R"({"rope_scaling":{"type":"yarn","rope_type":"linear","factor":2}})", "which disagree"},
      {R"({"rope_scaling":{"type":"linear"}})", "factor is missing"},
      {R"({"rope_scaling":{"type":"linear","factor":0.5}})", "factor is 0.5, expected 1 to"},
      {R"({"rope_scaling":{"type":"linear","factor":2,"x":1}})", "x is unknown for this rope_type"},
      {R"({"rope_scaling":{"factor":2}})", "factor is unknown for this rope_type"},
      {R"({"rope_scaling":{"type":"yarn","factor":2}})",
       "original_max_position_embeddings is missing"},
      {R"({"rope_scaling":{"type":"yarn","factor":2,"original_max_position_embeddings":512,
           "beta_fast":1,"beta_slow":2}})",
       "expected at least beta_slow 2"},
      {R"({"rope_scaling":{"type":"llama3","factor":2,"original_max_position_embeddings":512,
           "low_freq_factor":4,"high_freq_factor":4}})",
       "expected less than high_freq_factor 4"},
      {R"({"rope_scaling":{"type":"llama3","factor":2,"original_max_position_embeddings":512,
           "high_freq_factor":4}})",
       "low_freq_factor is missing"},
      {R"({"head_dim":4,"rope_scaling":{"type":"longrope","original_max_position_embeddings":512,
           "short_factor":[1,2],"long_factor":[1]}})",
       "long_factor has 1 numbers, expected 2"},
      {R"({"head_dim":4,"rope_scaling":{"type":"longrope","original_max_position_embeddings":512,
           "short_factor":[1,0],"long_factor":[1,1]}})",
       "short_factor has 2 numbers, expected 2 numbers from 1e-6"},
      {R"({"head_dim":4,"rope_scaling":{"type":"longrope","original_max_position_embeddings":512,
           "long_factor":[1,1]}})",
       "short_factor is missing"},
      {R"({"rope_parameters":{"rope_theta":5e5}})", "rope_theta 1e+06 and 500000"},
      {R"({"rope_scaling":{"type":"linear","factor":2},"rope_parameters":{"rope_type":"default"}})",
       "disagree"},
      {R"({"rope_parameters":{"a":{"rope_theta":1e6},"b":{"rope_theta":1e5}}})",
       "differ between layer types"},
      {R"({"nsa_config":null})", "nsa_config is missing"},
      {R"({"nsa_config":5})", "nsa_config: expected an object, found 5"},
      {R"({"nsa_config":{"gate":null}})", "nsa_config: gate is missing"},
      {R"({"nsa_config":{"dense_below_tokens":null}})", "dense_below_tokens is missing"},
      {R"({"nsa_config":{"extra":1}})", "nsa_config: extra is unknown"},
      {R"({"nsa_config":{"gate":"layer"}})",
       "gate is \"layer\", expected one of head, token, none"},
      {R"({"nsa_config":{"branches":["cmp","cmp"]}})", "branches is [\"cmp\",\"cmp\"]"},
      {R"({"nsa_config":{"branches":["dense"]}})", "branches is [\"dense\"]"},
      {R"({"nsa_config":{"branches":"cmp"}})", "branches is \"cmp\""},
      {R"({"nsa_config":{"window_plus_one":0}})", "window_plus_one is 0, expected true or false"},
      {R"({"nsa_config":{"window":"none","branches":["cmp","slc"],"window_plus_one":true}})",
       "window_size is 512, which has no effect without the branch win; accepted is 0; "
       "window_plus_one is true, which has no effect without the branch win; accepted is false"},
      {R"({"nsa_config":{"topk":-1}})", "topk is -1"},
      {R"({"nsa_config":{"topk":2}})", "exceed topk 2"},
      {R"({"nsa_config":{"kernel_size":48}})", "kernel_size is 48"},
  };
  for (const auto& [patch, problem] : cases) {
    const std::vector<std::string> problems = Problems(Patched(SparseConfig(), patch));
    EXPECT_THAT(problems, ElementsAre(HasSubstr(problem))) << patch;
  }
}

TEST(HfConfig, RefusesGenerationDefaultsOutOfRange) {
  const struct {
    const char* generation;
    const char* problem;
  } cases[] = {
      {R"([])", "generation_config.json: expected an object"},
      {R"({"temperature":2.5})", "temperature is 2.5, expected 0 to 2"},
      {R"({"temperature":"hot"})", "temperature is \"hot\", expected a number"},
      {R"({"top_p":0})", "top_p is 0"},
      {R"({"top_p":1.5})", "top_p is 1.5"},
      {R"({"top_k":-2})", "top_k is -2"},
      {R"({"min_p":-0.5})", "min_p is -0.5"},
      {R"({"repetition_penalty":0})", "repetition_penalty is 0"},
      {R"({"do_sample":1})", "do_sample is 1, expected true or false"},
      {R"({"eos_token_id":[9000]})", "eos_token_id holds 9000"},
  };
  for (const auto& [generation, problem] : cases) {
    EXPECT_THAT(Problems(DenseConfig(), generation), ElementsAre(HasSubstr(problem))) << generation;
  }
}

TEST(HfConfig, RefusesWhatIsNotAnObject) {
  for (const char* text : {"[]", "null", "5", "\"llama\""}) {
    EXPECT_THAT(Problems(ParseJson(text).value()),
                ElementsAre(HasSubstr("config.json: expected an object")));
  }
}

TEST(HfConfig, DenseModelsHaveNoNsa) {
  Json config = DenseConfig();
  config["nsa_config"] = NsaConfigJson(NsaParams());
  EXPECT_THAT(Problems(config), ElementsAre(HasSubstr("belongs to model_type sparse_llama")));
}

TEST(HfConfig, ReportsEveryProblemInOneCall) {
  const Json config =
      Patched(SparseConfig(),
              R"({"hidden_size":-1,"num_key_value_heads":3,"vocab_size":null,"hidden_act":"gelu",
          "rope_scaling":{"type":"linear"},"flag":1,"nsa_config":{"gate":"x","topk":null}})");
  EXPECT_THAT(Problems(config, R"({"top_p":3})", {.strict = true}),
              ::testing::UnorderedElementsAre(
                  HasSubstr("hidden_size is -1"), HasSubstr("vocab_size is missing"),
                  HasSubstr("hidden_act"), HasSubstr("factor is missing"), HasSubstr("flag"),
                  HasSubstr("gate"), HasSubstr("topk"), HasSubstr("top_p")));
}

}  // namespace
}  // namespace longspan

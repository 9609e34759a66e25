#include "tests/engine/model/geometries.h"

#include <fstream>
#include <iterator>
#include <map>
#include <memory>

#include "engine/json/json.h"
#include "kernels/base/check.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan {
namespace {

TinyCheckpointOptions Tiny() {
  TinyCheckpointOptions options;
  options.hidden = 64;
  options.mlp_hidden = 96;
  options.vocabulary = 96;
  return options;
}

Geometry Sparse(const std::string& name, const NsaParams& nsa) {
  TinyCheckpointOptions options = Tiny();
  options.nsa = nsa;
  return {name, options};
}

Geometry Dense() {
  TinyCheckpointOptions options = Tiny();
  options.attention_bias = true;
  options.mlp_bias = true;
  options.tied_embedding = true;
  return {"dense", options};
}

// The demo's shape: half of the dimensions unrotated, a group of four heads.
Geometry Demo() {
  Geometry geometry = Sparse("demo", {.selected_blocks = 4, .window_tokens = 100});
  geometry.checkpoint.query_heads = 8;
  geometry.checkpoint.rotary_dims = 32;
  geometry.checkpoint.tied_embedding = true;
  return geometry;
}

Geometry Nsa() {
  return Sparse("nsa", {.kernel_tokens = 64,
                        .stride_tokens = 64,
                        .block_tokens = 64,
                        .selected_blocks = 4,
                        .window_tokens = 96,
                        .compress = NsaCompress::kMean,
                        .compress_keys = NsaCompressKeys::kPostRope,
                        .score_pool = NsaScorePool::kIdentity});
}

NsaParams LlamaNsaParams() {
  return {.kernel_tokens = 16,
          .stride_tokens = 16,
          .block_tokens = 16,
          .selected_blocks = 16,
          .initial_blocks = 0,
          .local_blocks = 1,
          .window_tokens = 48,
          .compress = NsaCompress::kMean,
          .compress_keys = NsaCompressKeys::kPostRope,
          .score_pool = NsaScorePool::kIdentity,
          .selection = NsaSelection::kChunkHalf};
}

Geometry SelectedOnly() {
  NsaParams nsa = LlamaNsaParams();
  nsa.compressed_branch = false;
  nsa.window_branch = false;
  nsa.window_tokens = 0;
  nsa.window = NsaWindow::kNone;
  return Sparse("selected_only", nsa);
}

Geometry XunhaoLai() {
  return Sparse("xunhao_lai", {.selected_blocks = 4,
                               .window_tokens = 128,
                               .window_plus_one = true,
                               .compress = NsaCompress::kWeighted});
}

Geometry Fsa() {
  return Sparse("fsa", {.selected_blocks = 4,
                        .window_tokens = 128,
                        .window_plus_one = true,
                        .gate = NsaGate::kToken});
}

Geometry InfLlm() {
  return Sparse("infllm", {.selected_blocks = 5,
                           .local_blocks = 3,
                           .window_tokens = 128,
                           .window = NsaWindow::kMerged,
                           .compress = NsaCompress::kMean,
                           .compress_values = false,
                           .compress_keys = NsaCompressKeys::kPostRope,
                           .gate = NsaGate::kNone,
                           .score_pool = NsaScorePool::kMax,
                           .compressed_branch = false});
}

// Windows of four sub-blocks, blocks of two pages.
Geometry Wide() {
  return Sparse("wide", {.kernel_tokens = 64,
                         .stride_tokens = 16,
                         .block_tokens = 128,
                         .selected_blocks = 2,
                         .local_blocks = 1,
                         .window_tokens = 70});
}

// Every causal block is selected, and nothing else is attended to.
Geometry SelectedAll() {
  return Sparse("selected_all", {.selected_blocks = 16,
                                 .window_tokens = 0,
                                 .window = NsaWindow::kNone,
                                 .gate = NsaGate::kNone,
                                 .compressed_branch = false,
                                 .window_branch = false});
}

// One for each pair of dimensions: of the fastest ones as the file has them.
void FitFactors(Json& rope_scaling, int head_dim) {
  for (const char* key : {"short_factor", "long_factor"}) {
    if (!rope_scaling.contains(key)) continue;
    Json& factors = rope_scaling[key];
    const Json slowest = factors.back();
    while (factors.size() < static_cast<size_t>(head_dim / 2)) factors.push_back(slowest);
  }
}

// As one of tests/golden/models, with heads that a GPU's tensor cores serve.
Geometry OfFamily(const std::string& name) {
  std::ifstream file("tests/golden/models/" + name + "/config.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  Geometry geometry{name, Tiny(), ParseJson(text).value()};
  Json& config = geometry.family_config;
  config["max_position_embeddings"] = geometry.checkpoint.max_position_tokens;
  config["head_dim"] = geometry.checkpoint.head_dim;
  if (config.contains("rope_scaling")) FitFactors(config["rope_scaling"], config["head_dim"]);
  return geometry;
}

void WriteFamilyCheckpoint(const TemporaryDirectory& directory, const Geometry& geometry) {
  Json json = geometry.family_config;
  json["vocab_size"] = geometry.checkpoint.vocabulary;
  LONGSPAN_CHECK(WriteCheckpointTexts(directory.path(), {}).ok());
  directory.Write("config.json", WriteJson(json));
  directory.Write("model.safetensors",
                  SafetensorsFile(RandomTensors(ReadModelConfig(json), 1, DType::kBf16, true)));
}

// By the directories of their checkpoints, those that are approximated.
std::map<std::string, Geometry>& ServedSo() {
  static std::map<std::string, Geometry> geometries;
  return geometries;
}

}  // namespace

std::vector<Geometry> ServedGeometries() {
  std::vector<Geometry> geometries = AllGeometries();
  for (const char* name :
       {"mistral_window", "qwen3_bias", "smollm3", "gemma3_text_linear", "minicpm_sparse",
        "llama_nsa_exact", "llama_nsa_full", "nsa_no_window"}) {
    geometries.push_back(OfFamily(name));
  }
  return geometries;
}

std::vector<Geometry> TwoRangeGeometries() {
  std::vector<Geometry> geometries = {Demo(), InfLlm(), Dense()};
  for (Geometry& geometry : geometries) {
    geometry.name += "_two_ranges";
    Json& scaling = geometry.checkpoint.rope_scaling;
    scaling = {{"rope_type", "longrope"},
               {"original_max_position_embeddings", kShortTokens},
               {"short_factor", {1.0, 1.2}},
               {"long_factor", {1.0, 3.0}}};
    const int rotary_dims = geometry.checkpoint.rotary_dims;
    FitFactors(scaling, rotary_dims > 0 ? rotary_dims : geometry.checkpoint.head_dim);
  }
  return geometries;
}

std::vector<Geometry> AllGeometries() {
  return {Dense(),        Demo(),       Nsa(), Sparse("llama_nsa", LlamaNsaParams()),
          SelectedOnly(), XunhaoLai(),  Fsa(), InfLlm(),
          Wide(),         SelectedAll()};
}

Geometry GeometryNamed(const std::string& name) {
  for (const Geometry& geometry : AllGeometries()) {
    if (geometry.name == name) return geometry;
  }
  LONGSPAN_CHECK(false);
  return {};
}

Geometry SparseDecodeGeometry() {
  Geometry geometry = Dense();
  geometry.name = "sparse_decode";
  geometry.checkpoint.layers = 3;
  geometry.sparse_decode = {.budget_tokens = 256,
                            .budget_share = 0.3,
                            .from_tokens = 200,
                            .recent_tokens = 64,
                            .dense_layers = 1};
  return geometry;
}

Geometry SparseDecodeWithWindows() {
  Geometry geometry = OfFamily("gemma3_text_linear");
  geometry.name = "sparse_decode_windows";
  geometry.sparse_decode = SparseDecodeGeometry().sparse_decode;
  return geometry;
}

Geometry SparsePrefillGeometry() {
  Geometry geometry = Dense();
  geometry.name = "sparse_prefill";
  geometry.checkpoint.layers = 3;
  SparsePrefillSettings& settings = geometry.sparse_prefill.emplace();
  settings.params.kept_mass = 0.4;
  settings.params.from_tokens = 256;
  settings.params.first_tokens = 32;
  settings.params.recent_tokens = 64;
  settings.dense_layers = 1;
  return geometry;
}

Geometry SparsePrefillWithWindows() {
  Geometry geometry = OfFamily("gemma3_text_linear");
  geometry.name = "sparse_prefill_windows";
  // The last layer reads what the second has approximated, however far back.
  geometry.family_config["num_hidden_layers"] = 4;
  geometry.family_config["layer_types"] = {"sliding_attention", "full_attention",
                                           "sliding_attention", "full_attention"};
  geometry.sparse_prefill = SparsePrefillGeometry().sparse_prefill;
  return geometry;
}

Geometry DenseUpTo(int64_t tokens, Geometry geometry) {
  geometry.name += "_dense_up_to_" + std::to_string(tokens);
  geometry.checkpoint.nsa->dense_below_tokens = tokens;
  return geometry;
}

ModelConfig DenseConfig(int layers) {
  TinyCheckpointOptions options;
  options.layers = layers;
  return TinyModelConfig(options);
}

std::string CheckpointOf(const Geometry& geometry) {
  // A program may ask for one geometry with vocabularies of several sizes.
  using Key = std::pair<std::string, int32_t>;
  static std::map<Key, std::unique_ptr<TemporaryDirectory>> written;
  std::unique_ptr<TemporaryDirectory>& directory =
      written[{geometry.name, geometry.checkpoint.vocabulary}];
  if (directory == nullptr) {
    directory = std::make_unique<TemporaryDirectory>();
    if (geometry.family_config.is_null()) {
      WriteTinyCheckpoint(directory->path(), geometry.checkpoint);
    } else {
      WriteFamilyCheckpoint(*directory, geometry);
    }
    if (geometry.sparse_decode || geometry.sparse_prefill) ServedSo()[directory->path()] = geometry;
  }
  return directory->path();
}

ModelConfig AsServed(const std::string& directory, ModelConfig config) {
  const auto found = ServedSo().find(directory);
  if (found == ServedSo().end()) return config;
  const Geometry& geometry = found->second;
  if (geometry.sparse_decode) {
    LONGSPAN_CHECK(
        ApplySparseDecode(*geometry.sparse_decode, config.max_position_tokens, &config).ok());
  }
  if (geometry.sparse_prefill) {
    LONGSPAN_CHECK(ApplySparsePrefill(*geometry.sparse_prefill, &config).ok());
  }
  return config;
}

}  // namespace longspan

#include "engine/loader/checkpoint.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/json/json_values.h"
#include "engine/loader/base/dequantized_part.h"
#include "engine/loader/hf_config.h"
#include "engine/loader/open_checkpoint.h"
#include "engine/loader/quantised/logical_tensors.h"
#include "engine/loader/quantised/quantization_config.h"
#include "engine/loader/text_part.h"
#include "engine/model/host_floats.h"
#include "engine/model/tensor_list.h"
#include "kernels/base/check.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr char kQuantizationKey[] = "quantization_config";

// "model.layers.#.x" of "model.layers.12.x".
std::string WithoutNumbers(absl::string_view name) {
  std::string pattern;
  for (const char c : name) {
    if (!absl::ascii_isdigit(static_cast<unsigned char>(c))) {
      pattern += c;
    } else if (!absl::EndsWith(pattern, "#")) {
      pattern += '#';
    }
  }
  return pattern;
}

// What the factor of embeddings is rounded to, by whoever multiplies in the type of the embedding
// as it was published. A GGUF file has that tensor in whatever type its converter was asked for,
// F32 and F16 among them; the checkpoint that it was made of has it in bf16.
DType EmbeddingScaleType(const ModelConfig& model) {
  return model.tensor_names == TensorNames::kGguf ? DType::kBf16 : model.weight_dtype;
}

WeightPart PlainPart(const TensorEntry& entry) {
  WeightPart part;
  TensorView& view = part.values;
  LONGSPAN_CHECK(entry.type->loads_as.has_value() && entry.shape.size() <= view.shape.size());
  view.dtype = *entry.type->loads_as;
  view.rank = static_cast<int>(entry.shape.size());
  std::copy(entry.shape.begin(), entry.shape.end(), view.shape.begin());
  return part;
}

// Judges what files hold against the family that their configuration names.
class CheckpointReader {
 public:
  CheckpointReader(const CheckpointOptions& options, Findings* findings)
      : options_(options), findings_(*findings) {}

  CheckpointParts Read(CheckpointFiles files) {
    CheckpointParts parts;
    KeepTextPart(options_.families, &files, &findings_);
    std::optional<HfConfig> config = ReadConfig(files);
    parts.texts = std::move(files.texts);
    parts.names = std::move(files.names);
    parts.weights = std::move(files.weights);
    // Without a configuration, or with a file missing, every tensor would be reported as wrong.
    // Nor where some are not what they were quantised to.
    if (config && are_weights_known_ && !parts.weights.tensors.empty()) {
      CheckTensors(config.value(), parts.weights);
    }
    if (config) parts.config = std::move(config->model);
    return parts;
  }

 private:
  std::optional<HfConfig> ReadConfig(CheckpointFiles& files) {
    if (!files.config) return std::nullopt;
    Json config = *files.config;
    ContainerNames names = files.names;
    if (!options_.config_override.is_null()) {
      config.merge_patch(options_.config_override);
      absl::StrAppend(&names.config_file, " with --config-override");
    }
    if (names.tensors == TensorNames::kHuggingFace) {
      ReadQuantization(names.config_file, config, files.weights);
    }
    const Json* generation = files.generation ? &*files.generation : nullptr;
    const HfConfigOptions how = {options_.strict, options_.rope_scaling, options_.families, names};
    CorrectHeadDim(how, files, config);
    return ReadHfConfig(config, generation, how, &findings_);
  }

  // Takes the key out of `config`: from there on weights are what the model knows them as.
  void ReadQuantization(const std::string& config_file, Json& config, WeightFiles& weights) {
    const Json* found = FindMember(config, kQuantizationKey);
    if (found == nullptr) return;
    const size_t problems = findings_.problems().size();
    const QuantizationOptions options = {config_file, options_.strict};
    const auto quantization = ReadQuantizationConfig(*found, options, &findings_);
    if (quantization) JoinQuantisedTensors(*quantization, &weights, &findings_);
    are_weights_known_ = findings_.problems().size() == problems;
    config.erase(kQuantizationKey);
  }

  // Of families whose checkpoints may say another head_dim than they have.
  void CorrectHeadDim(const HfConfigOptions& how, const CheckpointFiles& files, Json& config) {
    Findings unreported;  // will be reported when it is read as corrected
    const std::optional<HfConfig> read = ReadHfConfig(config, nullptr, how, &unreported);
    if (!read || !read->model.family->head_dim_follows_queries) return;
    const ModelConfig& model = read->model;
    const auto queries = files.weights.tensors.find(TensorName(model, TensorSlot::kQuery));
    if (queries == files.weights.tensors.end() || queries->second.entry.shape.empty()) return;
    const int64_t rows = queries->second.entry.shape.front();
    const int64_t head_dim = rows / model.query_heads;
    if (rows % model.query_heads != 0 || head_dim == model.head_dim) return;
    findings_.Warning(absl::StrCat(how.names.config_file, ": head_dim is ", model.head_dim,
                                   ", but the projection to queries has ", rows, " rows for ",
                                   model.query_heads, " heads; ", head_dim, " is used"));
    config["head_dim"] = head_dim;
  }

  void DecideTie(HfConfig& config, WeightFiles& weights) {
    const std::string head = TensorName(config.model, TensorSlot::kHead);
    const bool has_head = weights.tensors.contains(head);
    config.model.tied_embedding = config.tie_word_embeddings.value_or(!has_head);
    // A tied model may store the head once more; it is not used.
    if (config.model.tied_embedding) weights.tensors.erase(head);
  }

  // Leaves in `weights` the tensors of the family's list.
  void CheckTensors(HfConfig& config, WeightFiles& weights) {
    DecideTie(config, weights);
    std::set<std::string> unexpected;
    for (const auto& stored : weights.tensors) unexpected.insert(stored.first);
    ForEachTensor(config.model, [&](const ExpectedTensor& expected) {
      unexpected.erase(expected.name);
      CheckTensor(expected, weights);
    });
    ReportUnexpected(config.model, unexpected, weights);
    for (const std::string& name : unexpected) weights.tensors.erase(name);
    CheckOptionalOfAllLayers(config.model, weights);
    const auto embedding = weights.tensors.find(TensorName(config.model, TensorSlot::kEmbedding));
    if (embedding != weights.tensors.end()) {
      config.model.weight_dtype =
          embedding->second.entry.type->loads_as.value_or(config.model.weight_dtype);
    }
    if (config.model.family->rounds_embedding_scale) {
      config.model.embedding_scale =
          RoundedTo(EmbeddingScaleType(config.model), config.model.embedding_scale);
    }
  }

  void CheckTensor(const ExpectedTensor& expected, WeightFiles& weights) {
    const auto found = weights.tensors.find(expected.name);
    if (found == weights.tensors.end()) {
      if (expected.is_optional) return;
      findings_.Problem(absl::StrCat("tensor \"", expected.name, "\": expected ",
                                     DescribeShape(expected.shape), ", found in no file"));
      return;
    }
    StoredTensor& stored = found->second;
    stored.interleaved_heads = expected.interleaved_heads;
    if (stored.entry.shape != expected.shape) {
      findings_.Problem(absl::StrCat(stored.file_name, ": tensor \"", expected.name,
                                     "\": expected shape ", DescribeShape(expected.shape),
                                     ", found ", DescribeShape(stored.entry.shape)));
    }
    if (!stored.entry.type->loads_as) {
      findings_.Problem(absl::StrCat(stored.file_name, ": tensor \"", expected.name,
                                     "\": expected dtype ", weights.loadable_types, ", found ",
                                     stored.entry.type->name));
    }
  }

  // Inside a layer they would change what it computes. What else there is (tables of rotations,
  // other heads, layers behind the last, vision) is not used, and has one line for all layers.
  void ReportUnexpected(const ModelConfig& model, const std::set<std::string>& names,
                        const WeightFiles& weights) {
    std::map<std::string, std::vector<const StoredTensor*>> unused;
    for (const std::string& name : names) {
      const StoredTensor& stored = weights.tensors.at(name);
      const bool is_table = absl::EndsWith(name, ".rotary_emb.inv_freq");
      if (IsBiasOfZeros(stored, weights)) continue;
      if (IsInsideLayers(model, name) && !is_table) {
        findings_.Problem(absl::StrCat(Unknown(stored), ", and it stands inside a layer"));
      } else if (options_.strict) {
        findings_.Problem(absl::StrCat(Unknown(stored), ", which --strict-config on refuses"));
      } else {
        unused[WithoutNumbers(name)].push_back(&stored);
      }
    }
    for (const auto& [pattern, tensors] : unused) {
      findings_.Warning(absl::StrCat(
          Unknown(*tensors.front()), ", ignored",
          tensors.size() == 1 ? "" : absl::StrCat(", as are ", tensors.size() - 1, " alike")));
    }
  }

  // Which some writers store for every quantised module.
  static bool IsBiasOfZeros(const StoredTensor& stored, const WeightFiles& weights) {
    absl::string_view module = stored.entry.name;
    if (!absl::ConsumeSuffix(&module, ".bias")) return false;
    const auto weight = weights.tensors.find(absl::StrCat(module, ".weight"));
    if (weight == weights.tensors.end() || weight->second.packed == nullptr) return false;
    return std::all_of(stored.data, stored.data + stored.entry.bytes,
                       [](char byte) { return byte == 0; });
  }

  static std::string Unknown(const StoredTensor& stored) {
    return absl::StrCat(stored.file_name, ": tensor ", Summarize(Json(stored.entry.name)), " ",
                        Describe(stored.entry), ": the model does not know it");
  }

  // An optional tensor that some layers have and others lack is a damaged checkpoint.
  void CheckOptionalOfAllLayers(const ModelConfig& model, const WeightFiles& weights) {
    std::vector<std::string> absent;
    int present = 0;
    ForEachTensor(model, [&](const ExpectedTensor& expected) {
      if (!expected.is_optional) return;
      weights.tensors.contains(expected.name) ? void(++present) : absent.push_back(expected.name);
    });
    if (present == 0) return;
    for (const std::string& name : absent) {
      findings_.Problem(
          absl::StrCat("tensor \"", name, "\": missing, but other layers have theirs"));
    }
  }

  const CheckpointOptions& options_;
  Findings& findings_;
  bool are_weights_known_ = true;
};

}  // namespace

Checkpoint::Checkpoint(CheckpointParts parts, const Findings& findings,
                       absl::Span<const WeightFormat> formats)
    : config_(*std::move(parts.config)),
      weights_(std::move(parts.weights)),
      warnings_(findings.warnings()),
      formats_(formats.begin(), formats.end()) {}

absl::Status Checkpoint::CheckUnchanged() const {
  for (const MappedFile& file : weights_.files) LONGSPAN_RETURN_IF_ERROR(file.CheckUnchanged());
  return absl::OkStatus();
}

WeightSummary Checkpoint::Summary() const {
  WeightSummary summary;
  std::vector<const PackedWeight*> packed;
  for (const auto& [name, stored] : weights_.tensors) {
    if (stored.packed == nullptr) {
      summary.stored_bytes += static_cast<int64_t>(stored.entry.bytes);
      const bool is_matrix = stored.entry.shape.size() == 2;
      summary.has_plain_layers |= is_matrix && IsInsideLayers(config_, name);
      continue;
    }
    summary.stored_bytes += stored.packed->StoredBytes();
    summary.is_dequantized |= !IsGivenPacked(stored);
    packed.push_back(stored.packed.get());
  }
  summary.packed = DescribePacked(packed);
  return summary;
}

bool Checkpoint::IsGivenPacked(const StoredTensor& stored) const {
  if (stored.packed == nullptr) return false;
  const WeightFormat format = stored.packed->Describe().format;
  return std::find(formats_.begin(), formats_.end(), format) != formats_.end();
}

absl::StatusOr<WeightPart> Checkpoint::Describe(absl::string_view name) {
  const auto found = weights_.tensors.find(name);
  if (found == weights_.tensors.end()) {
    return absl::NotFoundError(absl::StrCat("the checkpoint lacks ", name));
  }
  if (IsGivenPacked(found->second)) return found->second.packed->Describe();
  return PlainPart(found->second.entry);
}

absl::StatusOr<UnpackedPart> Checkpoint::Copy(const StoredTensor& stored) const {
  if (IsGivenPacked(stored)) return UnpackPart(*stored.packed, stored.interleaved_heads);
  // A type that is dequantised block by block needs no codes for it.
  if (stored.packed != nullptr && stored.entry.type->dequantize == nullptr) {
    LONGSPAN_ASSIGN_OR_RETURN(const UnpackedPart codes, UnpackPart(*stored.packed, 0));
    return DequantizedPart(codes.part);
  }
  UnpackedPart copy = {PlainPart(stored.entry), nullptr};
  LONGSPAN_ASSIGN_OR_RETURN(copy.memory, UnpackTensor(stored));
  copy.part.values.data = copy.memory.get();
  return copy;
}

absl::StatusOr<WeightPart> Checkpoint::Find(absl::string_view name) {
  LONGSPAN_ASSIGN_OR_RETURN(WeightPart part, Describe(name));
  LONGSPAN_RETURN_IF_ERROR(CheckUnchanged());  // or a large model is read to its end in vain
  const StoredTensor& stored = weights_.tensors.find(name)->second;
  if (stored.packed == nullptr && IsReadInPlace(stored)) {
    part.values.data = const_cast<char*>(stored.data);
    return part;
  }
  auto copy = copies_.find(name);
  if (copy == copies_.end()) {
    LONGSPAN_ASSIGN_OR_RETURN(UnpackedPart made, Copy(stored));
    copy = copies_.emplace(name, std::move(made)).first;
  }
  return copy->second.part;
}

CheckpointParts ReadCheckpoint(const std::string& path, const CheckpointOptions& options,
                               Findings* findings) {
  CheckpointParts parts =
      CheckpointReader(options, findings)
          .Read(OpenCheckpoint(path, options.strict, options.families, findings));
  for (const MappedFile& file : parts.weights.files) {
    const absl::Status unchanged = file.CheckUnchanged();
    if (!unchanged.ok()) findings->Problem(std::string(unchanged.message()));
  }
  return parts;
}

absl::StatusOr<Checkpoint> LoadCheckpoint(const std::string& path,
                                          const CheckpointOptions& options) {
  Findings findings;
  CheckpointParts parts = ReadCheckpoint(path, options, &findings);
  if (absl::Status status = findings.ToStatus(path); !status.ok()) return status;
  return Checkpoint(std::move(parts), findings, options.formats);
}

}  // namespace longspan

// quant_method compressed-tensors: groups of modules with a scheme each, and a format in which all,
// or each group's, are stored.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/quantised/quantization_reader.h"
#include "engine/loader/quantised/unserved_methods.h"
#include "kernels/weight_parts.h"

namespace longspan {
namespace {

constexpr char kServedFormats[] =
    "float-quantized, int-quantized, naive-quantized and pack-quantized";
constexpr int64_t kMostGroup = 65536;

// How a group of config_groups says that its weights are.
struct WeightArgs {
  bool is_float = false;
  int bits = 0;
  bool is_symmetric = true;
  std::string strategy;
  int64_t group_inputs = 0;
};

void CheckBlockSize(ConfigFields& fields) {
  const Json* size = fields.Value("block_structure");
  const bool is_served = size != nullptr && (*size == Json::array({kFloat8Block, kFloat8Block}) ||
                                             *size == Json("128x128"));
  if (is_served) return;
  fields.Problem("block_structure",
                 absl::StrCat("is ", size == nullptr ? "missing" : Summarize(*size),
                              ", served is [128, 128]"));
}

std::string StrategyOf(ConfigFields& fields, int64_t group_inputs) {
  const std::optional<std::string> strategy = fields.String("strategy");
  if (strategy) return *strategy;
  if (!fields.Has("group_size")) return "tensor";
  return group_inputs > 0 ? "group" : "channel";
}

WeightArgs ReadWeightArgs(const Json& json, const std::string& path, Findings* findings) {
  ConfigFields fields(json, path, findings);
  WeightArgs args;
  const std::string type = fields.String("type").value_or("int");
  args.is_float = type == "float";
  if (type != "float" && type != "int") {
    fields.Problem("type", absl::StrCat("is ", Summarize(Json(type)), ", served are float, int"));
  }
  args.bits = static_cast<int>(fields.Integer("num_bits", 1, 32).value_or(8));
  args.is_symmetric = fields.Bool("symmetric").value_or(true);
  args.group_inputs =
      std::max<int64_t>(0, fields.Integer("group_size", -1, kMostGroup).value_or(0));
  args.strategy = StrategyOf(fields, args.group_inputs);
  if (args.strategy == "group" && args.group_inputs == 0) {
    fields.Problem("group_size", "is missing, expected the inputs of a group");
  }
  if (args.strategy != "group") args.group_inputs = 0;
  if (args.strategy == "block") CheckBlockSize(fields);
  // Whether inputs are in another order, weight_g_idx says.
  PassOver(fields, {"actorder", "block_structure", "dynamic", "observer", "observer_kwargs",
                    "scale_dtype", "zp_dtype"});
  for (const std::string& key : fields.UnreadKeys()) {
    findings->Warning(absl::StrCat(path, ": ", key, " is unknown, ignored"));
  }
  return args;
}

void Refuse(ConfigFields& fields, const WeightArgs& args, absl::string_view served) {
  fields.Problem("weights",
                 absl::StrCat("are ", args.is_float ? "floats" : "integers", " of ", args.bits,
                              " bits with the strategy ", args.strategy, ", served are ", served));
}

WeightScheme Float8Scheme(ConfigFields& fields, const WeightArgs& args) {
  WeightScheme scheme;
  scheme.layout = QuantisedLayout::kFloat8;
  scheme.is_in_blocks = args.strategy == "block";
  const bool is_served =
      args.bits == 8 && args.is_symmetric &&
      (scheme.is_in_blocks || args.strategy == "tensor" || args.strategy == "channel");
  if (!is_served) Refuse(fields, args, "8 bits by tensor, channel and block, symmetric");
  return scheme;
}

WeightScheme IntegerScheme(ConfigFields& fields, const WeightArgs& args, bool is_packed) {
  WeightScheme scheme;
  scheme.layout = is_packed ? QuantisedLayout::kPackedRows : QuantisedLayout::kIntegers;
  scheme.bits = args.bits;
  scheme.group_inputs = args.group_inputs;
  scheme.is_symmetric = args.is_symmetric;
  const bool is_served = (args.bits == 4 || args.bits == 8) &&
                         (args.strategy == "group" || args.strategy == "channel" ||
                          (args.strategy == "tensor" && !is_packed && args.is_symmetric));
  if (!is_served) Refuse(fields, args, "4 and 8 bits by group and channel");
  return scheme;
}

// Without a scheme where the format is not served.
std::optional<WeightScheme> SchemeOfFormat(ConfigFields& fields, const std::string& format,
                                           const WeightArgs& args) {
  const bool is_naive = format == "naive-quantized";
  if (format == "pack-quantized" && !args.is_float) return IntegerScheme(fields, args, true);
  if ((format == "float-quantized" || is_naive) && args.is_float) return Float8Scheme(fields, args);
  if ((format == "int-quantized" || is_naive) && !args.is_float) {
    return IntegerScheme(fields, args, false);
  }
  fields.Problem("format", absl::StrCat("is ", Summarize(Json(format)), " with ",
                                        args.is_float ? "floats" : "integers", ", served are ",
                                        kServedFormats, ExplainUnservedMethod(format)));
  return std::nullopt;
}

// Of activations that are rounded with a scale of the file. Integers are not rounded here.
bool HasStaticInputs(ConfigFields& fields, const WeightScheme& scheme) {
  const Json* inputs = fields.Value("input_activations");
  if (inputs == nullptr || scheme.layout != QuantisedLayout::kFloat8) return false;
  const Json* dynamic = FindMember(*inputs, "dynamic");
  return dynamic == nullptr || *dynamic == Json(false);
}

void ReadGroup(const Json& json, const std::string& path, const std::string& format,
               Findings* findings, QuantizationConfig& config) {
  ConfigFields fields(json, path, findings);
  ModuleNames targets = ReadModuleNames(fields, "targets");
  const Json* weights = fields.Value("weights");
  if (weights == nullptr) return;  // it is about activations alone, which stay as they are
  const WeightArgs args = ReadWeightArgs(*weights, absl::StrCat(path, ": weights"), findings);
  const std::string of_group = fields.String("format").value_or(format);
  std::optional<WeightScheme> scheme = SchemeOfFormat(fields, of_group, args);
  if (!scheme) return;
  scheme->has_input_scale = HasStaticInputs(fields, *scheme);
  config.groups.push_back({std::move(targets), *std::move(scheme)});
}

// What is dense may have one, too.
void CheckSparsity(ConfigFields& fields) {
  const Json* sparsity = fields.Value("sparsity_config");
  if (sparsity == nullptr || sparsity->empty()) return;
  const Json* format = FindMember(*sparsity, "format");
  if (format != nullptr && *format == Json("dense")) return;
  fields.Problem("sparsity_config",
                 absl::StrCat("is ", Summarize(*sparsity), ": sparse weights are not served"));
}

}  // namespace

void ReadCompressedTensors(ConfigFields& fields, Findings* findings, QuantizationConfig& config) {
  config.kept = ReadModuleNames(fields, "ignore");
  CheckSparsity(fields);
  RefuseKey(fields, "transform_config", "rotated weights are not served");
  const std::string format = fields.String("format").value_or("");
  const Json* groups = fields.Value("config_groups");
  if (groups == nullptr || !groups->is_object() || groups->empty()) {
    fields.Problem("config_groups",
                   absl::StrCat("is ", groups == nullptr ? "missing" : Summarize(*groups),
                                ", expected an object of groups"));
    return;
  }
  for (const auto& group : groups->items()) {
    const std::string path =
        absl::StrCat(fields.path(), ": config_groups: ", Summarize(Json(group.key())));
    ReadGroup(group.value(), path, format, findings, config);
  }
  PassOver(fields, {"global_compression_ratio", "quantization_status", "version"});
}

}  // namespace longspan

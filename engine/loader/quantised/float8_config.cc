// quant_method fp8: e4m3 with a scale for each block of 128 x 128, or, without weight_block_size,
// for each output or the whole.
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/quantised/quantization_reader.h"
#include "kernels/weight_parts.h"

namespace longspan {
namespace {

bool ReadBlocks(ConfigFields& fields) {
  const Json* size = fields.Value("weight_block_size");
  if (size == nullptr) return false;
  if (*size == Json::array({kFloat8Block, kFloat8Block})) return true;
  fields.Problem("weight_block_size", absl::StrCat("is ", Summarize(*size), ", served is [",
                                                   kFloat8Block, ", ", kFloat8Block, "]"));
  return true;
}

bool ReadStaticInputs(ConfigFields& fields) {
  const std::string scheme = fields.String("activation_scheme").value_or("dynamic");
  if (scheme != "dynamic" && scheme != "static") {
    fields.Problem("activation_scheme",
                   absl::StrCat("is ", Summarize(Json(scheme)), ", served are dynamic and static"));
  }
  return scheme == "static";
}

void CheckFormatOfFloats(ConfigFields& fields) {
  const std::string format = fields.String("fmt").value_or("e4m3");
  if (format != "e4m3" && format != "float8_e4m3fn") {
    fields.Problem("fmt", absl::StrCat("is ", Summarize(Json(format)), ", served is e4m3"));
  }
}

}  // namespace

void ReadFloat8Method(ConfigFields& fields, QuantizationConfig& config) {
  WeightScheme scheme;
  scheme.layout = QuantisedLayout::kFloat8;
  scheme.is_in_blocks = ReadBlocks(fields);
  if (scheme.is_in_blocks) scheme.scale_leaf = "weight_scale_inv";
  scheme.has_input_scale = ReadStaticInputs(fields);
  if (scheme.is_in_blocks && scheme.has_input_scale) {
    fields.Problem("activation_scheme", "is static, which weights in blocks are not served with");
  }
  CheckFormatOfFloats(fields);
  const bool is_older = fields.Has("ignored_layers");
  config.kept = ReadModuleNames(fields, is_older ? "ignored_layers" : "modules_to_not_convert");
  config.groups.push_back({*ModuleNames::Parse({"Linear"}), std::move(scheme)});
  PassOver(fields, {"scale_fmt", "dequantize", "modules_to_not_convert"});
}

}  // namespace longspan

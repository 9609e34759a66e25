// quant_method awq and gptq: integers in words, scales and zeros of groups of inputs.
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/quantised/quantization_reader.h"
#include "engine/loader/quantised/unserved_methods.h"

namespace longspan {
namespace {

constexpr int64_t kMostGroupInputs = 65536;

// Whichever of two names the writer's version had.
absl::string_view EitherKey(const ConfigFields& fields, absl::string_view key,
                            absl::string_view other) {
  return fields.Has(key) || !fields.Has(other) ? key : other;
}

// 0: all inputs.
int64_t ReadGroupInputs(ConfigFields& fields, absl::string_view key) {
  fields.CheckPresent(key);
  const int64_t size = fields.Integer(key, -1, kMostGroupInputs).value_or(-1);
  if (size == 0) fields.Problem(key, "is 0, expected -1 for all inputs, or so many");
  return size < 0 ? 0 : size;
}

int ReadBits(ConfigFields& fields, absl::string_view key, bool has_eight) {
  fields.CheckPresent(key);
  const int64_t bits = fields.Integer(key, 1, 32).value_or(4);
  if (bits != 4 && !(has_eight && bits == 8)) {
    fields.Problem(key, absl::StrCat("is ", bits, ", served ", has_eight ? "are 4 and 8" : "is 4"));
  }
  return static_cast<int>(bits);
}

void RequireFormat(ConfigFields& fields, absl::string_view key, const std::string& found,
                   absl::string_view served) {
  fields.Problem(key, absl::StrCat("is ", Summarize(Json(found)), ", served is ", served,
                                   ExplainUnservedMethod(found)));
}

// Words of 32 bits.
void CheckWords(ConfigFields& fields) {
  const std::string type = fields.String("pack_dtype").value_or("int32");
  if (type != "int32") RequireFormat(fields, "pack_dtype", type, "int32");
}

// What GPTQModel may add to a model.
void RefuseAdditions(ConfigFields& fields) {
  RefuseKey(fields, "dynamic", "modules with other bits or groups are not served");
  RefuseKey(fields, "adapter", "adapters are not served; merge it into the checkpoint");
  RefuseKey(fields, "rotation", "rotated weights are not served");
}

}  // namespace

void ReadAwqMethod(ConfigFields& fields, QuantizationConfig& config) {
  WeightScheme scheme;
  scheme.layout = QuantisedLayout::kAwq;
  scheme.bits = ReadBits(fields, EitherKey(fields, "bits", "w_bit"), false);
  scheme.group_inputs = ReadGroupInputs(fields, EitherKey(fields, "group_size", "q_group_size"));
  scheme.is_symmetric = false;
  if (!fields.Bool("zero_point").value_or(true)) {
    fields.Problem("zero_point", "is false, served is true");
  }
  const absl::string_view key = EitherKey(fields, "version", "format");
  const std::string version = absl::AsciiStrToLower(fields.String(key).value_or("gemm"));
  if (version != "gemm") RequireFormat(fields, key, version, "gemm");
  CheckWords(fields);
  RefuseAdditions(fields);
  config.kept = ReadModuleNames(fields, "modules_to_not_convert");
  config.groups.push_back({*ModuleNames::Parse({"Linear"}), std::move(scheme)});
  PassOver(fields, {"backend", "desc_act", "do_fuse", "exllama_config", "format",
                    "fuse_max_seq_len", "lm_head", "meta", "modules_to_fuse", "sym", "version"});
}

void ReadGptqMethod(ConfigFields& fields, QuantizationConfig& config) {
  WeightScheme scheme;
  scheme.layout = QuantisedLayout::kGptq;
  scheme.bits = ReadBits(fields, "bits", true);
  scheme.group_inputs = ReadGroupInputs(fields, "group_size");
  scheme.is_symmetric = fields.Bool("sym").value_or(true);
  const absl::string_view key = EitherKey(fields, "checkpoint_format", "format");
  const std::string format = fields.String(key).value_or("gptq");
  scheme.zeros_are_less_one = format != "gptq_v2";
  if (format != "gptq" && format != "gptq_v2") RequireFormat(fields, key, format, "gptq, gptq_v2");
  if (fields.Bool("is_marlin_format").value_or(false)) {
    RequireFormat(fields, "is_marlin_format", "marlin", "gptq, gptq_v2");
  }
  CheckWords(fields);
  RefuseAdditions(fields);
  config.kept = ReadModuleNames(fields, "modules_to_not_convert");
  config.groups.push_back({*ModuleNames::Parse({"Linear"}), std::move(scheme)});
  // How it was quantised, and what ran it. Whether inputs are in another order, g_idx says.
  PassOver(fields, {"act_group_aware",
                    "backend",
                    "batch_size",
                    "block_name_to_quantize",
                    "cache_block_outputs",
                    "damp_auto_increment",
                    "damp_percent",
                    "dataset",
                    "desc_act",
                    "disable_exllama",
                    "exllama_config",
                    "format",
                    "lm_head",
                    "max_input_length",
                    "meta",
                    "model_file_base_name",
                    "model_name_or_path",
                    "model_seqlen",
                    "module_name_preceding_first_block",
                    "modules_in_block_to_quantize",
                    "mse",
                    "offload_to_disk",
                    "pad_token_id",
                    "quantizer",
                    "static_groups",
                    "tokenizer",
                    "true_sequential",
                    "use_cuda_fp16",
                    "use_exllama"});
}

}  // namespace longspan

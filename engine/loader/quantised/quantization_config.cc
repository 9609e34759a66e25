#include "engine/loader/quantised/quantization_config.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/base/config_fields.h"
#include "engine/loader/quantised/quantization_reader.h"
#include "engine/loader/quantised/unserved_methods.h"

namespace longspan {
namespace {

// Of bitsandbytes, which older files do not name.
bool LooksLikeBitsAndBytes(const ConfigFields& fields) {
  return fields.Has("load_in_4bit") || fields.Has("load_in_8bit") ||
         fields.Has("bnb_4bit_quant_type");
}

std::string MethodOf(ConfigFields& fields) {
  const std::optional<std::string> method = fields.String("quant_method");
  if (method) return *method;
  if (LooksLikeBitsAndBytes(fields)) return "bitsandbytes";
  return fields.Has("config_groups") ? "compressed-tensors" : "";
}

// False for a method that is not served.
bool ReadMethod(ConfigFields& fields, Findings* findings, QuantizationConfig& config) {
  if (config.method == "fp8") {
    ReadFloat8Method(fields, config);
  } else if (config.method == "awq") {
    ReadAwqMethod(fields, config);
  } else if (config.method == "gptq") {
    ReadGptqMethod(fields, config);
  } else if (config.method == "compressed-tensors") {
    ReadCompressedTensors(fields, findings, config);
  } else {
    return false;
  }
  return true;
}

void ReportUnknownKeys(ConfigFields& fields, bool is_strict, Findings* findings) {
  for (const std::string& key : fields.UnreadKeys()) {
    if (is_strict) {
      fields.Problem(key, "is unknown, which --strict-config on refuses");
    } else {
      findings->Warning(absl::StrCat(fields.path(), ": ", key, " is unknown, ignored"));
    }
  }
}

// Scales of cached keys and values are of another precision of the cache than is served.
void WarnOfCacheScheme(ConfigFields& fields, Findings* findings) {
  const Json* scheme = fields.Value("kv_cache_scheme");
  if (scheme == nullptr) return;
  findings->Warning(absl::StrCat(fields.path(), ": kv_cache_scheme is ", Summarize(*scheme),
                                 ": its scales of keys and values are not used"));
}

}  // namespace

const WeightScheme* QuantizationConfig::SchemeOf(absl::string_view module) const {
  const WeightScheme* best = nullptr;
  ModuleMatch best_match = ModuleMatch::kNone;
  for (const Group& group : groups) {
    const ModuleMatch match = group.modules.Match(module);
    if (match <= best_match) continue;
    best = &group.scheme;
    best_match = match;
  }
  return best;
}

std::optional<QuantizationConfig> ReadQuantizationConfig(const Json& json,
                                                         const QuantizationOptions& options,
                                                         Findings* findings) {
  Findings own;
  QuantizationConfig config;
  ConfigFields fields(json, absl::StrCat(options.file, ": quantization_config"), &own);
  if (!own.has_problems()) {
    config.method = MethodOf(fields);
    if (ReadMethod(fields, &own, config)) {
      WarnOfCacheScheme(fields, &own);
      ReportUnknownKeys(fields, options.strict, &own);
    } else if (!own.has_problems()) {
      const std::string found =
          config.method.empty() ? "is missing" : absl::StrCat("is ", Summarize(config.method));
      fields.Problem("quant_method", absl::StrCat(found, ", served are ", kServedMethods,
                                                  ExplainUnservedMethod(config.method)));
    }
  }
  for (const std::string& problem : own.problems()) findings->Problem(problem);
  for (const std::string& warning : own.warnings()) findings->Warning(warning);
  if (own.has_problems()) return std::nullopt;
  return config;
}

}  // namespace longspan

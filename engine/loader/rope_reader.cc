#include "engine/loader/rope_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/json/json_values.h"

namespace longspan {
namespace {

constexpr char kOverrideFlag[] = "--rope-scaling";
constexpr int64_t kMaxOriginalTokens = int64_t{1} << 31;

struct KindName {
  absl::string_view name;
  RopeKind kind;
};

constexpr std::array<KindName, 5> kKindNames = {{{"default", RopeKind::kDefault},
                                                 {"linear", RopeKind::kLinear},
                                                 {"llama3", RopeKind::kLlama3},
                                                 {"yarn", RopeKind::kYarn},
                                                 {"longrope", RopeKind::kLongrope}}};

// Newer files may hold one dictionary for each type of layer: that of `layer_type`, or, where all
// layers rotate alike, the one that they all have.
Json OfLayerType(const Json& parameters, absl::string_view layer_type, ConfigFields& config) {
  const auto is_object = [](const Json& value) { return value.is_object(); };
  if (!parameters.is_object() || parameters.empty() ||
      !std::all_of(parameters.begin(), parameters.end(), is_object)) {
    return parameters;
  }
  if (!layer_type.empty()) {
    const Json* of_type = FindMember(parameters, layer_type);
    if (of_type != nullptr) return *of_type;
    config.Problem("rope_parameters", absl::StrCat("has nothing for layers of ", layer_type));
    return Json::object();
  }
  for (const Json& of_type : parameters) {
    if (!SameJson(of_type, parameters.front())) {
      config.Problem("rope_parameters", "differ between layer types, expected one for all layers");
      break;
    }
  }
  return parameters.front();
}

// `type` is the older spelling of `rope_type`; null members say nothing.
Json Normalized(Json rope, absl::string_view key, ConfigFields& config) {
  if (!rope.is_object()) {
    config.Problem(key, absl::StrCat("is ", Summarize(rope), ", expected an object"));
    return Json::object();
  }
  for (auto member = rope.begin(); member != rope.end();) {
    member = member->is_null() ? rope.erase(member) : std::next(member);
  }
  const auto type = rope.find("type");
  if (type == rope.end()) return rope;
  const Json older = *type;
  rope.erase(type);
  if (rope.emplace("rope_type", Json(older)).first.value() != older) {
    config.Problem(key, "holds type and rope_type, which disagree");
  }
  return rope;
}

// Equal but for the members that only one of them may have.
bool Disagree(Json older, Json newer) {
  for (const char* key : {"rope_theta", "partial_rotary_factor"}) {
    if (!older.contains(key) || !newer.contains(key)) {
      older.erase(key);
      newer.erase(key);
    }
  }
  older.emplace("rope_type", "default");
  newer.emplace("rope_type", "default");
  return !SameJson(older, newer);
}

// The one dictionary that the file means.
Json RopeDictionary(ConfigFields& config, absl::string_view layer_type) {
  const Json* scaling = config.Value("rope_scaling");
  const Json* parameters = config.Value("rope_parameters");
  Json rope = Json::object();
  if (scaling != nullptr) rope = Normalized(*scaling, "rope_scaling", config);
  if (parameters == nullptr) return rope;

  Json newer = Normalized(OfLayerType(*parameters, layer_type, config), "rope_parameters", config);
  if (scaling != nullptr) {
    if (Disagree(rope, newer)) {
      config.Problem("rope_scaling", absl::StrCat(Summarize(rope), " and rope_parameters ",
                                                  Summarize(newer), " disagree"));
    }
    newer.update(rope);
  }
  return newer;
}

// The override's, with what it leaves to the file.
Json Overridden(const Json& of_file, const RopeOverride& override) {
  Json rope = override.scaling;
  for (const char* key : {"rope_theta", "partial_rotary_factor"}) {
    if (const Json* kept = FindMember(of_file, key)) rope.emplace(key, Json(*kept));
  }
  constexpr char kOriginal[] = "original_max_position_embeddings";
  const Json* type = FindMember(rope, "rope_type");
  if (type != nullptr && (*type == "yarn" || *type == "llama3" || *type == "longrope")) {
    const Json* original = FindMember(of_file, kOriginal);
    rope.emplace(kOriginal, original == nullptr ? Json(override.original_tokens) : Json(*original));
  }
  return rope;
}

// A number that may stand beside the dictionary or in it, but not differently in both.
std::optional<double> NumberInEither(ConfigFields& config, ConfigFields& rope,
                                     absl::string_view key) {
  const std::optional<double> outer = config.Number(key);
  const std::optional<double> inner = rope.Number(key);
  if (outer && inner && *outer != *inner) {
    config.Problem(key, absl::StrCat(*outer, " and ", *inner, " in the rope dictionary disagree"));
  }
  return inner ? inner : outer;
}

RopeKind ReadKind(ConfigFields& rope) {
  const std::string name = rope.String("rope_type").value_or("default");
  for (const KindName& known : kKindNames) {
    if (known.name == name) return known.kind;
  }
  if (name == "dynamic") {
    rope.Problem("rope_type",
                 "is \"dynamic\", which is refused: its frequencies move with the "
                 "length and would invalidate cached keys");
    return RopeKind::kDefault;
  }
  rope.Problem("rope_type", absl::StrCat("is ", Summarize(Json(name)), ", expected one of ",
                                         absl::StrJoin(kKindNames, ", ",
                                                       [](std::string* out, const auto& known) {
                                                         absl::StrAppend(out, known.name);
                                                       })));
  return RopeKind::kDefault;
}

std::optional<double> NumberInRange(ConfigFields& rope, absl::string_view key, double least,
                                    double most) {
  const std::optional<double> number = rope.Number(key);
  if (!number || (*number >= least && *number <= most)) return number;
  rope.Problem(key, absl::StrCat("is ", *number, ", expected ", least, " to ", most));
  return std::nullopt;
}

std::optional<double> ReadFactor(ConfigFields& rope, bool is_required) {
  if (is_required) rope.CheckPresent("factor");
  return NumberInRange(rope, "factor", 1.0, 1e6);
}

double ReadOriginalTokens(ConfigFields& rope) {
  return static_cast<double>(
      rope.RequiredInteger("original_max_position_embeddings", 2, kMaxOriginalTokens));
}

void ReadLlama3(ConfigFields& rope, RopeScaling& scaling) {
  scaling.original_tokens = ReadOriginalTokens(rope);
  const std::optional<double> low = NumberInRange(rope, "low_freq_factor", 1e-6, 1e6);
  const std::optional<double> high = NumberInRange(rope, "high_freq_factor", 1e-6, 1e6);
  rope.CheckPresent("low_freq_factor");
  rope.CheckPresent("high_freq_factor");
  if (!low || !high) return;
  if (*low >= *high) {
    rope.Problem("low_freq_factor",
                 absl::StrCat("is ", *low, ", expected less than high_freq_factor ", *high));
  }
  scaling.low_frequency_factor = *low;
  scaling.high_frequency_factor = *high;
}

void ReadYarn(ConfigFields& rope, RopeScaling& scaling) {
  scaling.original_tokens = ReadOriginalTokens(rope);
  scaling.beta_fast = NumberInRange(rope, "beta_fast", 1e-6, 1e6).value_or(scaling.beta_fast);
  scaling.beta_slow = NumberInRange(rope, "beta_slow", 1e-6, 1e6).value_or(scaling.beta_slow);
  if (scaling.beta_fast < scaling.beta_slow) {
    rope.Problem("beta_fast", absl::StrCat("is ", scaling.beta_fast,
                                           ", expected at least beta_slow ", scaling.beta_slow));
  }
  scaling.truncates = rope.Bool("truncate").value_or(true);
  scaling.attention_factor = NumberInRange(rope, "attention_factor", 1e-6, 1e6);
  scaling.mscale = NumberInRange(rope, "mscale", 0.0, 1e6);
  scaling.mscale_all_dim = NumberInRange(rope, "mscale_all_dim", 0.0, 1e6);
}

std::vector<double> ReadPairFactors(ConfigFields& rope, absl::string_view key, int rotary_dims) {
  rope.CheckPresent(key);
  const std::optional<std::vector<double>> read = rope.Numbers(key);
  if (!read) return {};
  const std::vector<double>& factors = *read;
  const bool are_in_range = std::all_of(factors.begin(), factors.end(), [](double factor) {
    return factor >= 1e-6 && factor <= 1e6;
  });
  if (factors.size() != static_cast<size_t>(rotary_dims / 2) || !are_in_range) {
    rope.Problem(key, absl::StrCat("has ", factors.size(), " numbers, expected ", rotary_dims / 2,
                                   " numbers from 1e-6 to 1e6, one for each rotated pair"));
  }
  return factors;
}

void ReadLongrope(ConfigFields& rope, RopeScaling& scaling) {
  scaling.original_tokens = ReadOriginalTokens(rope);
  scaling.attention_factor = NumberInRange(rope, "attention_factor", 1e-6, 1e6);
  scaling.short_factors = ReadPairFactors(rope, "short_factor", scaling.rotary_dims);
  scaling.long_factors = ReadPairFactors(rope, "long_factor", scaling.rotary_dims);
}

int RotaryDims(double partial_factor, int head_dim, ConfigFields& config) {
  if (partial_factor > 0.0 && partial_factor <= 1.0) {
    const int rotary_dims = static_cast<int>(head_dim * partial_factor);
    if (rotary_dims >= 2 && rotary_dims % 2 == 0) return rotary_dims;
  }
  config.Problem("partial_rotary_factor",
                 absl::StrCat("is ", partial_factor,
                              ", expected above 0 and at most 1, with an "
                              "even number of rotated dimensions of head_dim ",
                              head_dim));
  return 2;
}

}  // namespace

RopeScaling ReadRopeScaling(ConfigFields& config, int head_dim, std::optional<double> default_theta,
                            Findings* findings, absl::string_view layer_type,
                            const RopeOverride* override) {
  const Json of_file = RopeDictionary(config, layer_type);
  const Json dictionary =
      override == nullptr
          ? of_file
          : Overridden(of_file, {Normalized(override->scaling, kOverrideFlag, config),
                                 override->original_tokens});
  ConfigFields rope(
      dictionary,
      override == nullptr ? absl::StrCat(config.path(), ": rope") : std::string(kOverrideFlag),
      findings);

  RopeScaling scaling;
  const double partial = NumberInEither(config, rope, "partial_rotary_factor").value_or(1.0);
  scaling.rotary_dims = RotaryDims(partial, head_dim, config);
  const std::optional<double> theta = NumberInEither(config, rope, "rope_theta");
  if (theta && (*theta <= 1.0 || *theta > 1e12)) {
    config.Problem("rope_theta",
                   absl::StrCat("is ", *theta, ", expected above 1 and at most 1e12"));
  } else if (theta) {
    scaling.theta = *theta;
  } else if (default_theta) {
    scaling.theta = *default_theta;
    findings->Warning(
        absl::StrCat(config.path(), ": rope_theta is missing, using ", *default_theta));
  } else {
    config.Problem("rope_theta", "is missing");
  }

  scaling.kind = ReadKind(rope);
  const bool has_scale = scaling.kind != RopeKind::kDefault;
  if (has_scale) scaling.factor = ReadFactor(rope, scaling.kind != RopeKind::kLongrope);
  if (scaling.kind == RopeKind::kLlama3) ReadLlama3(rope, scaling);
  if (scaling.kind == RopeKind::kYarn) ReadYarn(rope, scaling);
  if (scaling.kind == RopeKind::kLongrope) ReadLongrope(rope, scaling);
  for (const std::string& key : rope.UnreadKeys()) {
    rope.Problem(key, "is unknown for this rope_type");
  }
  return scaling;
}

}  // namespace longspan

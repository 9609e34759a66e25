// What a key of a checkpoint's configuration means to a model family: the field that it fills, the
// values that are accepted, and what its absence means.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/model/model_config.h"

namespace longspan {

inline constexpr int64_t kMaxLayers = 1024;
inline constexpr int64_t kMaxHidden = 65'536;
inline constexpr int64_t kMaxVocabulary = int64_t{1} << 20;
inline constexpr int64_t kMaxMlpHidden = int64_t{1} << 20;
inline constexpr int64_t kMaxHeads = 4096;
inline constexpr int64_t kMaxHeadDim = 256;
inline constexpr int64_t kMaxPositionTokens = int64_t{1} << 30;

// A size from `least` to `most`. Which tensors there are follows from it.
struct SizeKey {
  std::variant<int ModelConfig::*, int64_t ModelConfig::*, int NsaParams::*, int64_t NsaParams::*>
      field;
  int64_t most;
  std::optional<int64_t> absent = std::nullopt;  // that is: the key is required
  int64_t least = 1;
  std::optional<int64_t> null = std::nullopt;  // what null means, where that is not absence
};
// The absence of kv_heads and head_dim: as many as query heads; the query heads' share of `hidden`.
inline constexpr int64_t kFromQueryHeads = 0;

// True or false. Which tensors there are follows from it.
struct FlagKey {
  bool ModelConfig::*field;
  bool absent = false;
};

// A list of all layers, each of one of two types: 0 or 1 in the field, which stays empty where the
// key is absent.
struct LayerListKey {
  std::vector<uint8_t> ModelConfig::*field;
  std::variant<int, absl::string_view> types[2];
};

// A number above 0 and below 1.
struct FractionKey {
  float ModelConfig::*field;
  float absent;
};

// A number above 0.
struct NumberKey {
  float ModelConfig::*field;
  float absent;
};

// The object of all parameters of NSA; required, and so are all its members.
struct NsaKey {};

struct ConfigKey;

// An object of NSA's parameters in a spelling of its own; members it does not name are refused.
// Without it attention is dense.
struct SparseKey {
  const NsaParams* parameters;  // which its members change
  absl::Span<const ConfigKey> members;
};

using KeyValue = std::variant<bool, int, absl::string_view>;

// Says what is computed anyway; any other value is refused.
struct OnlyKey {
  KeyValue value;
};

// One of several values. What a value changes is changed after ModelFamily::settle.
struct Choice {
  KeyValue value;
  void (*apply)(ModelConfig& config) = nullptr;
  absl::string_view refused_because = {};  // behind key and value in the message
};
struct ChoiceKey {
  absl::Span<const Choice> choices;
};

// Would change what is computed: refused whatever it says.
struct RefusedKey {
  absl::string_view because;  // what stands behind the key in the message
};

// Says nothing of what is computed.
struct IgnoredKey {};

struct ConfigKey {
  absl::string_view name;
  std::variant<SizeKey, FlagKey, LayerListKey, FractionKey, NumberKey, NsaKey, SparseKey, OnlyKey,
               ChoiceKey, RefusedKey, IgnoredKey>
      meaning;
};

}  // namespace longspan

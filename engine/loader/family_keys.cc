#include "engine/loader/family_keys.h"

#include <set>
#include <string>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/nsa_config.h"
#include "kernels/check.h"

namespace longspan {
namespace {

constexpr int kStandInHeadDim = 64;

// Those of the family, and those of the family that it is like.
std::vector<const ConfigKey*> KeysOf(const ModelFamily& family) {
  std::vector<const ConfigKey*> keys;
  std::set<absl::string_view> names;
  for (const ModelFamily* from = &family; from != nullptr; from = from->like) {
    for (const ConfigKey& key : from->keys) {
      if (names.insert(key.name).second) keys.push_back(&key);
    }
  }
  return keys;
}

struct AsJson {
  Json operator()(bool value) const { return value; }
  Json operator()(int value) const { return value; }
  Json operator()(absl::string_view value) const { return std::string(value); }
};

std::string TextOf(const Json& value) {
  const std::string* text = StringValue(value);
  return text == nullptr ? Summarize(value) : *text;
}

class KeyReader {
 public:
  KeyReader(const ModelFamily& family, ConfigFields& config, Findings* findings, ModelConfig& model)
      : family_(family),
        keys_(KeysOf(family)),
        config_(config),
        findings_(*findings),
        model_(model) {}

  bool Read() {
    const bool are_sizes_sound = ReadSizes();
    const bool are_flags_read = ReadAll<FlagKey>();
    const bool are_lists_read = ReadAll<LayerListKey>();
    const bool is_nsa_read = ReadAll<NsaKey>();
    ReadAll<FractionKey>();
    ReadAll<NumberKey>();
    ReadAll<OnlyKey>();
    ReadAll<RefusedKey>();
    const bool are_all_read = are_sizes_sound && are_flags_read && are_lists_read && is_nsa_read;
    // What values are together means something only once each was read.
    if (are_all_read && family_.settle != nullptr) family_.settle(model_);
    return are_all_read;
  }

 private:
  // False if any had a problem.
  template <typename Meaning>
  bool ReadAll() {
    const size_t problems_before = findings_.problems().size();
    for (const ConfigKey* key : keys_) {
      if (const auto* meaning = std::get_if<Meaning>(&key->meaning)) ReadOne(key->name, *meaning);
    }
    return findings_.problems().size() == problems_before;
  }

  void ReadOne(absl::string_view name, const SizeKey& key) {
    if (!key.absent) config_.CheckPresent(name);
    const int64_t absent = key.null && config_.IsNull(name) ? *key.null : key.absent.value_or(1);
    const int64_t size = config_.Integer(name, key.least, key.most).value_or(absent);
    std::visit([&](auto field) { model_.*field = size; }, key.field);
  }

  void ReadOne(absl::string_view name, const FlagKey& key) {
    model_.*key.field = config_.Bool(name).value_or(key.absent);
  }

  void ReadOne(absl::string_view name, const LayerListKey& key) {
    const Json* list = config_.Value(name);
    if (list == nullptr) return;
    const Json first = std::visit(AsJson(), key.types[0]);
    const Json second = std::visit(AsJson(), key.types[1]);
    std::vector<uint8_t>& layers = model_.*key.field;
    for (const Json& type : *list) {
      if (type == first || type == second) layers.push_back(type == second ? 1 : 0);
    }
    if (list->is_array() && list->size() == layers.size() &&
        static_cast<int>(layers.size()) == model_.layers) {
      return;
    }
    config_.Problem(
        name, absl::StrCat("is ", Summarize(*list), ", expected one of ", TextOf(first), " and ",
                           TextOf(second), " for each of ", model_.layers, " layers"));
  }

  void ReadOne(absl::string_view name, const FractionKey& key) {
    const double number = config_.Number(name).value_or(key.absent);
    if (number <= 0.0 || number >= 1.0) {
      config_.Problem(name, absl::StrCat("is ", number, ", expected between 0 and 1"));
    }
    model_.*key.field = static_cast<float>(number);
  }

  void ReadOne(absl::string_view name, const NumberKey& key) {
    const double number = config_.Number(name).value_or(key.absent);
    if (number <= 0.0) config_.Problem(name, absl::StrCat("is ", number, ", expected above 0"));
    model_.*key.field = static_cast<float>(number);
  }

  void ReadOne(absl::string_view name, const NsaKey&) {
    config_.CheckPresent(name);
    if (const Json* nsa = config_.Value(name)) model_.nsa = ReadNsaConfig(*nsa, &findings_);
  }

  void ReadOne(absl::string_view name, const OnlyKey& key) {
    const Json* found = config_.Value(name);
    const Json only = std::visit(AsJson(), key.value);
    if (found == nullptr || *found == only) return;
    config_.Problem(name, absl::StrCat("is ", Summarize(*found), ", expected ", TextOf(only)));
  }

  void ReadOne(absl::string_view name, const RefusedKey& key) {
    if (config_.Value(name) != nullptr) config_.Problem(name, key.because);
  }

  // The key that fills the field, for messages.
  absl::string_view KeyOf(int ModelConfig::*field) const {
    for (const ConfigKey* key : keys_) {
      const auto* size = std::get_if<SizeKey>(&key->meaning);
      if (size != nullptr && size->field == decltype(size->field)(field)) return key->name;
    }
    LONGSPAN_CHECK(false);
  }

  // Checks of one size against another mean something only once each was read.
  bool ReadSizes() {
    if (ReadAll<SizeKey>()) return CheckHeads();
    model_.head_dim = kStandInHeadDim;
    model_.vocabulary = kMaxVocabulary;
    return false;
  }

  bool CheckHeads() {
    const size_t problems_before = findings_.problems().size();
    const absl::string_view query_heads = KeyOf(&ModelConfig::query_heads);
    if (model_.kv_heads == kFromQueryHeads) model_.kv_heads = model_.query_heads;
    if (model_.query_heads % model_.kv_heads != 0) {
      config_.Problem(
          query_heads,
          absl::StrCat("is ", model_.query_heads, ", expected a multiple of ",
                       config_.NameOf(KeyOf(&ModelConfig::kv_heads)), " ", model_.kv_heads));
    }
    if (model_.head_dim == kFromQueryHeads) DeriveHeadDim(query_heads);
    if (model_.head_dim % 2 != 0 || model_.head_dim > kMaxHeadDim) {
      config_.Problem(
          KeyOf(&ModelConfig::head_dim),
          absl::StrCat("is ", model_.head_dim, ", expected an even number up to ", kMaxHeadDim));
      model_.head_dim = kStandInHeadDim;
    }
    return findings_.problems().size() == problems_before;
  }

  void DeriveHeadDim(absl::string_view query_heads) {
    model_.head_dim = model_.hidden / model_.query_heads;
    if (model_.hidden % model_.query_heads == 0) return;
    config_.Problem(KeyOf(&ModelConfig::head_dim),
                    absl::StrCat("is missing, and ", config_.NameOf(KeyOf(&ModelConfig::hidden)),
                                 " ", model_.hidden, " is not a multiple of ",
                                 config_.NameOf(query_heads), " ", model_.query_heads));
    model_.head_dim = kStandInHeadDim;
  }

  const ModelFamily& family_;
  const std::vector<const ConfigKey*> keys_;
  ConfigFields& config_;
  Findings& findings_;
  ModelConfig& model_;
};

}  // namespace

bool ReadFamilyKeys(const ModelFamily& family, ConfigFields& config, Findings* findings,
                    ModelConfig& model) {
  return KeyReader(family, config, findings, model).Read();
}

}  // namespace longspan

#include "engine/loader/family_keys.h"

#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/nsa_config.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

constexpr int kStandInHeadDim = 64;

using Keys = std::vector<const ConfigKey*>;

// Those of the family, and those of the family that it is like.
Keys KeysOf(const ModelFamily& family) {
  Keys keys;
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

Keys MembersOf(const SparseKey& key) {
  Keys members;
  for (const ConfigKey& member : key.members) members.push_back(&member);
  return members;
}

class KeyReader {
 public:
  KeyReader(const ModelFamily& family, Keys keys, ConfigFields& config, Findings* findings,
            ModelConfig& model)
      : family_(family),
        keys_(std::move(keys)),
        config_(config),
        findings_(*findings),
        model_(model) {}

  bool Read() {
    const size_t problems_before = findings_.problems().size();
    if (family_.sparse_parameters != nullptr) model_.nsa = *family_.sparse_parameters;
    ReadSizes();
    ReadAll<FlagKey>();
    ReadAll<LayerListKey>();
    ReadAll<NsaKey>();
    ReadAll<SparseKey>();
    const bool are_all_read = findings_.problems().size() == problems_before;
    ReadAll<FractionKey>();
    ReadAll<NumberKey>();
    ReadAll<OnlyKey>();
    ReadAll<RefusedKey>();
    ReadAll<IgnoredKey>();
    // What values are together means something only once each was read.
    if (are_all_read && family_.settle != nullptr) family_.settle(model_);
    ReadAll<ChoiceKey>();
    return are_all_read && CheckSparse();
  }

 private:
  // The members of an object within the configuration.
  void ReadMembers() {
    ReadAll<SizeKey>();
    ReadAll<OnlyKey>();
    for (const std::string& key : config_.UnreadKeys()) config_.Problem(key, "is unknown");
  }

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
    std::visit([&](auto field) { Holder(field).*field = size; }, key.field);
  }

  template <typename Size>
  ModelConfig& Holder(Size ModelConfig::*) {
    return model_;
  }
  template <typename Size>
  NsaParams& Holder(Size NsaParams::*) {
    return *model_.nsa;
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

  void ReadOne(absl::string_view name, const IgnoredKey&) { config_.Value(name); }

  void ReadOne(absl::string_view name, const NsaKey&) {
    config_.CheckPresent(name);
    if (const Json* nsa = config_.Value(name)) model_.nsa = ReadNsaConfig(*nsa, &findings_);
  }

  void ReadOne(absl::string_view name, const SparseKey& key) {
    const Json* object = config_.Value(name);
    if (object == nullptr) return;
    model_.nsa = *key.parameters;
    ConfigFields members(*object, absl::StrCat(config_.path(), ": ", name), &findings_);
    KeyReader(family_, MembersOf(key), members, &findings_, model_).ReadMembers();
  }

  // Of parameters that came by keys of the family's own; nsa_config is judged where it is read.
  bool CheckSparse() {
    if (!model_.nsa) return true;
    const absl::Status valid = Validate(*model_.nsa);
    if (!valid.ok()) {
      findings_.Problem(absl::StrCat(config_.path(), ": sparse attention: ", valid.message()));
    }
    return valid.ok();
  }

  void ReadOne(absl::string_view name, const ChoiceKey& key) {
    const Json* found = config_.Value(name);
    if (found == nullptr) return;
    std::string accepted;
    for (const Choice& choice : key.choices) {
      const Json value = std::visit(AsJson(), choice.value);
      if (*found == value) return Take(name, choice);
      absl::StrAppend(&accepted, accepted.empty() ? "" : ", ", TextOf(value));
    }
    config_.Problem(name, absl::StrCat("is ", Summarize(*found), ", expected one of ", accepted));
  }

  void Take(absl::string_view name, const Choice& choice) {
    if (!choice.refused_because.empty()) {
      return config_.Problem(name, absl::StrCat("is ", TextOf(std::visit(AsJson(), choice.value)),
                                                ", which ", choice.refused_because));
    }
    if (choice.apply != nullptr) choice.apply(model_);
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
  void ReadSizes() {
    if (ReadAll<SizeKey>()) return CheckHeads();
    model_.head_dim = kStandInHeadDim;
    model_.vocabulary = kMaxVocabulary;
  }

  void CheckHeads() {
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
  const Keys keys_;
  ConfigFields& config_;
  Findings& findings_;
  ModelConfig& model_;
};

}  // namespace

bool ReadFamilyKeys(const ModelFamily& family, ConfigFields& config, Findings* findings,
                    ModelConfig& model) {
  return KeyReader(family, KeysOf(family), config, findings, model).Read();
}

}  // namespace longspan

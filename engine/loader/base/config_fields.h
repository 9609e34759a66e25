// One object of a configuration file, read field by field. Whatever is missing, mistyped or out of
// range becomes a problem naming file, key, value and what is accepted; the reading goes on with
// a value that is harmless to the rest. Keys nobody asked for are reported at the end.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"

namespace longspan {

class ConfigFields {
 public:
  // `path` begins every message: "config.json", "config.json: nsa_config". All are kept by
  // reference.
  ConfigFields(const Json& object, std::string path, Findings* findings);
  // Of a whole file; messages name keys as the file does.
  ConfigFields(const Json& object, const ContainerNames& names, Findings* findings);

  bool Has(absl::string_view key) const;  // and is not null
  bool IsNull(absl::string_view key) const;
  // The value, counted as read; null where absent or JSON null.
  const Json* Value(absl::string_view key);

  // Empty where the key is absent, null, or wrong (which is then a problem).
  std::optional<int64_t> Integer(absl::string_view key, int64_t least, int64_t most);
  std::optional<double> Number(absl::string_view key);
  std::optional<bool> Bool(absl::string_view key);
  std::optional<std::string> String(absl::string_view key);
  std::optional<std::vector<double>> Numbers(absl::string_view key);

  // The key must be there. If the whole is no object, that is one problem, and not one a key.
  void CheckPresent(absl::string_view key);
  int64_t RequiredInteger(absl::string_view key, int64_t least, int64_t most);
  bool RequiredBool(absl::string_view key);
  template <typename Enum>
  Enum RequiredChoice(absl::string_view key,
                      std::initializer_list<std::pair<absl::string_view, Enum>> choices) {
    std::vector<absl::string_view> names;
    for (const auto& choice : choices) names.push_back(choice.first);
    return (choices.begin() + RequiredChoiceIndex(key, names))->second;
  }

  // Keys not asked for so far, nulls left out.
  std::vector<std::string> UnreadKeys() const;

  void Problem(absl::string_view key, absl::string_view what);
  // As the file writes the key.
  std::string NameOf(absl::string_view key) const;
  const std::string& path() const { return path_; }

 private:
  void CheckObject();
  size_t RequiredChoiceIndex(absl::string_view key, const std::vector<absl::string_view>& names);
  void Mistyped(absl::string_view key, const Json& value, absl::string_view expected);

  const Json& object_;
  const std::string path_;
  const ContainerNames names_;
  Findings* const findings_;
  absl::flat_hash_set<std::string> read_keys_;
};

}  // namespace longspan

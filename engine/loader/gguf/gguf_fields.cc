#include "engine/loader/gguf/gguf_fields.h"

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"

namespace longspan {
namespace {

// Writing replaces what is not UTF-8, so that it reads back as it was only if it is.
bool IsUtf8Text(const Json& value) {
  if (!value.is_string()) return false;
  const absl::StatusOr<Json> again = ParseJson(WriteJson(value));
  return again.ok() && *again == value;
}

}  // namespace

const Json* GgufFields::Value(absl::string_view key) const { return FindMember(metadata_, key); }

std::string GgufFields::Found(absl::string_view key) const {
  const Json* value = Value(key);
  return value == nullptr ? "is missing" : absl::StrCat("is ", Summarize(*value));
}

void GgufFields::Problem(absl::string_view key, absl::string_view what) {
  findings_.Problem(absl::StrCat(file_name_, ": ", key, " ", what));
}

std::optional<std::string> GgufFields::Text(absl::string_view key) const {
  const Json* value = Value(key);
  const std::string* text = value == nullptr ? nullptr : StringValue(*value);
  return text == nullptr ? std::nullopt : std::optional(*text);
}

bool GgufFields::Flag(absl::string_view key, bool absent) {
  const Json* value = Value(key);
  if (value == nullptr) return absent;
  const std::optional<bool> flag = BoolValue(*value);
  if (!flag) Problem(key, absl::StrCat(Found(key), ", expected true or false"));
  return flag.value_or(absent);
}

const Json* GgufFields::Texts(absl::string_view key) {
  const Json* list = Value(key);
  if (list == nullptr || !list->is_array()) {
    Problem(key, absl::StrCat(Found(key), ", expected an array of strings"));
    return nullptr;
  }
  for (size_t index = 0; index < list->size(); ++index) {
    if (IsUtf8Text((*list)[index])) continue;
    Problem(key, absl::StrCat("holds ", Summarize((*list)[index]), " at index ", index,
                              ", expected a string of UTF-8"));
    return nullptr;
  }
  return list;
}

const Json* GgufFields::Numbers(absl::string_view key, size_t count) {
  const Json* list = Value(key);
  if (list == nullptr || !list->is_array() || list->size() != count) {
    const std::string found = list != nullptr && list->is_array()
                                  ? absl::StrCat("has ", list->size(), " elements")
                                  : Found(key);
    Problem(key, absl::StrCat(found, ", expected ", count, ", one for each token"));
    return nullptr;
  }
  for (size_t index = 0; index < count; ++index) {
    if ((*list)[index].is_number()) continue;
    Problem(key, absl::StrCat("holds ", Summarize((*list)[index]), " at index ", index,
                              ", expected a number"));
    return nullptr;
  }
  return list;
}

}  // namespace longspan

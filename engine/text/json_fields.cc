#include "engine/text/json_fields.h"

#include "absl/strings/str_cat.h"
#include "engine/text/tokenizer_json.h"

namespace longspan {

const Json& Field(const Json& object, const char* name) {
  static const Json null;
  if (!object.is_object()) return null;
  const auto found = object.find(name);
  return found == object.end() ? null : *found;
}

std::string StringField(const Json& object, const char* name) {
  const Json& value = Field(object, name);
  return value.is_string() ? value.get<std::string>() : std::string();
}

std::string TypeOf(const Json& part) {
  const std::string type = StringField(part, "type");
  return type.empty() ? "(no type)" : type;
}

void FieldReader::NotServed(absl::string_view feature, absl::string_view served) {
  Malformed(absl::StrCat(feature, " is not served", served.empty() ? "" : "; served: ", served));
}

void FieldReader::Malformed(absl::string_view what) { problems_.emplace_back(what); }

bool FieldReader::Flag(const Json& object, const char* name, bool absent) {
  const Json& value = Field(object, name);
  if (value.is_boolean()) return value.get<bool>();
  if (!value.is_null()) Malformed(absl::StrCat(name, " is not true or false"));
  return absent;
}

bool FieldReader::ReadId(const Json& value, const std::string& of, int32_t* id) {
  if (!value.is_number_integer() || value < 0 || value > kMaxTokenId) {
    Malformed(absl::StrCat("the id of ", of, " is not an integer from 0 to ", kMaxTokenId));
    return false;
  }
  *id = value.get<int32_t>();
  return true;
}

const Json& FieldReader::Elements(const Json& object, const char* name, const std::string& where) {
  static const Json none = Json::array();
  const Json& list = Field(object, name);
  if (list.is_array()) return list;
  Malformed(absl::StrCat(where, " has no array \"", name, "\""));
  return none;
}

}  // namespace longspan

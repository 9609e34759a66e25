// JSON as values.
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/json/json.h"
#include "engine/text/jinja/value.h"

namespace longspan {
namespace {

// Beyond 64 bits with a sign the digits are rounded.
Value UnsignedNumber(uint64_t number) {
  if (number <= static_cast<uint64_t>(INT64_MAX)) {
    return Value::Integer(static_cast<int64_t>(number));
  }
  return Value::Float(static_cast<double>(number));
}

}  // namespace

// Recurses as deep as its reader allows values to be nested.
Value ValueStore::FromJson(const Json& json) {
  switch (json.type()) {
    case Json::value_t::boolean:
      return Value::Bool(json.get<bool>());
    case Json::value_t::number_integer:
      return Value::Integer(json.get<int64_t>());
    case Json::value_t::number_unsigned:
      return UnsignedNumber(json.get<uint64_t>());
    case Json::value_t::number_float:
      return Value::Float(json.get<double>());
    case Json::value_t::string:
      return UserString(json.get_ref<const std::string&>());
    case Json::value_t::array: {
      const Value list = List({});
      for (const Json& item : json) list.list().items.push_back(FromJson(item));
      CountBytes(json.size() * sizeof(Value));
      return list;
    }
    case Json::value_t::object: {
      const Value dict = Dict();
      for (const auto& member : json.items()) {
        dict.dict().Set(UserString(member.key()), FromJson(member.value()));
      }
      CountBytes(json.size() * kDictEntryBytes);
      return dict;
    }
    default:
      return Value::None();
  }
}

absl::StatusOr<Value> ValueStore::ParseJson(absl::string_view text, const JsonLimits& limits) {
  const absl::StatusOr<Json> json = longspan::ParseJson(text, limits);
  if (!json.ok()) return json.status();
  return FromJson(*json);
}

}  // namespace longspan

// Functions that every template has.
#include <array>
#include <ctime>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/tables.h"
#include "engine/text/jinja/value_text.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {
namespace {

constexpr int64_t kMaxRange = 100'000;  // as the sandbox of jinja2 has it

Value RaiseException(BuiltinCall& call) { return call.work.Raise(TextOf(call.work, call.Get(0))); }

Value Range(BuiltinCall& call) {
  const bool has_begin = call.Find(1) != nullptr;
  const int64_t begin = has_begin ? call.Integer(0) : 0;
  const int64_t end = has_begin ? call.Integer(1) : call.Integer(0);
  const int64_t step = call.Integer(2, 1);
  if (call.work.failed()) return Value();
  if (step == 0) return call.Fail("the step is 0");
  std::vector<Value> items;
  int64_t at = begin;
  while (step > 0 ? at < end : at > end) {
    if (static_cast<int64_t>(items.size()) >= kMaxRange)
      return call.work.FailLimit("items of a range", kMaxRange);
    items.push_back(Value::Integer(at, /*is_literal=*/true));
    if (__builtin_add_overflow(at, step, &at)) break;
  }
  call.work.Spend(items.size() * sizeof(Value));
  return call.work.List(std::move(items));
}

// What dict(…) and namespace(…) take: a dict, or a list of pairs, and values with names.
bool FillDict(BuiltinCall& call, DictValue* dict) {
  if (call.given.positional.size() > 1) {
    call.Fail("one value without a name at most");
    return false;
  }
  for (const Value& source : call.given.positional) {
    for (const Value& item : Elements(call.work, source)) {
      const std::vector<Value> pair = source.is_dict()
                                          ? std::vector<Value>{item, *source.dict().Find(item)}
                                          : Elements(call.work, item);
      if (pair.size() != 2) call.Fail("a dict is made of pairs");
      if (call.work.failed()) return false;
      if (pair[0].is_list() || pair[0].is_dict()) call.Fail("a key is a string or a number");
      dict->Set(pair[0], pair[1]);
    }
  }
  for (const auto& [name, value] : call.given.keywords) dict->Set(call.work.String(*name), value);
  call.work.Spend(dict->size() * kDictEntryBytes);
  call.work.store().CountBytes(dict->size() * kDictEntryBytes);
  return call.work.Reserve(0);
}

Value MakeDict(BuiltinCall& call) {
  const Value dict = call.work.Dict();
  return FillDict(call, &dict.dict()) ? dict : Value();
}

Value MakeNamespace(BuiltinCall& call) {
  NamespaceObject space;
  if (!FillDict(call, &space.attributes)) return Value();
  return call.work.Object({std::move(space)});
}

std::tm TimeOf(absl::CivilSecond now) {
  std::tm time = {};
  time.tm_year = static_cast<int>(now.year() - 1900);
  time.tm_mon = now.month() - 1;
  time.tm_mday = now.day();
  time.tm_hour = now.hour();
  time.tm_min = now.minute();
  time.tm_sec = now.second();
  time.tm_wday = (static_cast<int>(absl::GetWeekday(now)) + 1) % 7;  // Sunday is 0 there
  time.tm_yday = absl::GetYearDay(now) - 1;
  return time;
}

// Of a time without a zone Python writes neither its name nor its offset, and it knows
// microseconds.
std::string WithoutZone(const std::string& format) {
  std::string known;
  for (size_t i = 0; i < format.size(); ++i) {
    const char next = format[i] == '%' && i + 1 < format.size() ? format[i + 1] : ' ';
    if (next == 'f') known += "000000";
    if (next != ' ' && next != 'Z' && next != 'z' && next != 'f') known += {'%', next};
    if (next == ' ') known += format[i];
    i += next == ' ' ? 0 : 1;
  }
  return known;
}

Value StrftimeNow(BuiltinCall& call) {
  const MarkedText& format = call.Text(0);
  const std::tm time = TimeOf(call.work.now());
  const std::string known = WithoutZone(format.bytes());
  std::array<char, 4096> buffer;
  const size_t bytes = std::strftime(buffer.data(), buffer.size(), known.c_str(), &time);
  if (bytes == 0 && !known.empty())
    return call.Fail("a time that is empty, or longer than 4095 bytes");
  MarkedText text;
  text.Append(absl::string_view(buffer.data(), bytes), format.is_literal());
  return call.work.String(std::move(text));
}

constexpr Builtin kFunctionRows[] = {
    {"raise_exception", "message", 1, RaiseException},
    {"strftime_now", "format", 1, StrftimeNow},
    {"range", "start stop step", 1, Range},
    {"dict", "*", 0, MakeDict},
    {"namespace", "*", 0, MakeNamespace},
};

}  // namespace

const BuiltinTable kFunctions = kFunctionRows;

}  // namespace longspan

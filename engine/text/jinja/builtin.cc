#include "engine/text/jinja/builtin.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/value_text.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {

BuiltinCall::BuiltinCall(Workspace& workspace, const Builtin& builtin, Value subject_value,
                         const GivenArguments& arguments)
    : work(workspace), subject(subject_value), given(arguments), builtin_(builtin) {
  if (builtin_.parameters != "*") Bind();
}

Value BuiltinCall::Fail(absl::string_view problem) const {
  return work.Fail(absl::StrCat(builtin_.name, ": ", problem));
}

int BuiltinCall::PlaceOf(absl::string_view parameter) const {
  int place = 0;
  for (const absl::string_view known :
       absl::StrSplit(builtin_.parameters, ' ', absl::SkipEmpty())) {
    if (known == parameter) return place;
    ++place;
  }
  return -1;
}

void BuiltinCall::Bind() {
  const std::vector<absl::string_view> names =
      absl::StrSplit(builtin_.parameters, ' ', absl::SkipEmpty());
  bound_.assign(names.size(), nullptr);
  if (given.positional.size() > names.size()) {
    Fail(absl::StrCat(given.positional.size(), " arguments, but it takes ", names.size()));
    return;
  }
  for (size_t i = 0; i < given.positional.size(); ++i) bound_[i] = &given.positional[i];
  for (const auto& [name, value] : given.keywords) {
    const int place = PlaceOf(name->bytes());
    if (place < 0 || bound_[place] != nullptr) {
      Fail(absl::StrCat(place < 0 ? "no parameter " : "two values for ", name->bytes()));
      return;
    }
    bound_[place] = &value;
  }
  for (int i = 0; i < builtin_.required; ++i) {
    if (bound_[i] == nullptr) Fail(absl::StrCat("no value for ", names[i]));
  }
}

const Value* BuiltinCall::Find(size_t parameter) const { return bound_[parameter]; }

Value BuiltinCall::Get(size_t parameter) const {
  return bound_[parameter] == nullptr ? Value() : *bound_[parameter];
}

bool BuiltinCall::Has(size_t parameter) const {
  return bound_[parameter] != nullptr && !bound_[parameter]->is_none();
}

bool BuiltinCall::Flag(size_t parameter, bool otherwise) const {
  return bound_[parameter] == nullptr ? otherwise : IsTrue(*bound_[parameter]);
}

int64_t BuiltinCall::Integer(size_t parameter, int64_t otherwise) const {
  if (!Has(parameter)) return otherwise;
  const Value& value = *bound_[parameter];
  if (IsInteger(value)) return IntegerOf(value);
  if (CheckDefined(work, value))
    Fail(absl::StrCat("an integer is needed, not ", PythonTypeName(value)));
  return otherwise;
}

const MarkedText& BuiltinCall::Text(size_t parameter) const {
  static const MarkedText* const empty = new MarkedText();
  if (!Has(parameter)) return *empty;
  const Value& value = *bound_[parameter];
  if (value.is_string()) return value.string();
  if (CheckDefined(work, value))
    Fail(absl::StrCat("a string is needed, not ", PythonTypeName(value)));
  return *empty;
}

MarkedText BuiltinCall::SubjectText() const { return TextOf(work, subject); }

Value CallBuiltin(Workspace& work, const Builtin& builtin, const Value& subject,
                  const GivenArguments& given) {
  const DepthLevel level(work);
  if (!level.fits() || !work.Spend()) return Value();
  BuiltinCall call(work, builtin, subject, given);
  return work.failed() ? Value() : builtin.run(call);
}

const Builtin* FindBuiltin(BuiltinTable table, absl::string_view name) {
  for (const Builtin& builtin : table) {
    if (builtin.name == name) return &builtin;
  }
  return nullptr;
}

}  // namespace longspan

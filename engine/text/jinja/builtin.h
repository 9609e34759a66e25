// What filters, tests, methods and functions share: a row of a table each, with its parameters, and
// one way to call them.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/text/jinja/value.h"

namespace longspan {

class Workspace;
class BuiltinCall;

struct Builtin {
  absl::string_view name;
  // Their names in order, blanks between them. "*": any number, which it judges itself.
  absl::string_view parameters;
  int required;
  Value (*run)(BuiltinCall& call);
};

struct GivenArguments {
  std::vector<Value> positional;
  std::vector<std::pair<const MarkedText*, Value>> keywords;
};

// A call while it runs. What it asks for wrongly fails the workspace; the value that it gets then
// is of the type it asked for.
class BuiltinCall {
 public:
  // `subject` is what a filter or test is applied to, or whose method it is.
  BuiltinCall(Workspace& workspace, const Builtin& builtin, Value subject,
              const GivenArguments& given);

  Workspace& work;
  const Value subject;
  const GivenArguments& given;  // as they came

  const Builtin& builtin() const { return builtin_; }
  // By the place of the parameter. Null: not given.
  const Value* Find(size_t parameter) const;
  Value Get(size_t parameter) const;  // undefined if it was not given
  bool Has(size_t parameter) const;   // given, and not none
  bool Flag(size_t parameter, bool otherwise = false) const;
  int64_t Integer(size_t parameter, int64_t otherwise = 0) const;
  const MarkedText& Text(size_t parameter) const;  // empty if it was not given
  // The subject as a string; a method's always is.
  MarkedText SubjectText() const;

  Value Fail(absl::string_view problem) const;

 private:
  void Bind();
  int PlaceOf(absl::string_view parameter) const;

  const Builtin& builtin_;
  std::vector<const Value*> bound_;
};

Value CallBuiltin(Workspace& work, const Builtin& builtin, const Value& subject,
                  const GivenArguments& given);

using BuiltinTable = absl::Span<const Builtin>;

// Null where there is none.
const Builtin* FindBuiltin(BuiltinTable table, absl::string_view name);

// Tables by what they are for; each file of functions has a part.
const Builtin* FindFilter(absl::string_view name);
const Builtin* FindTest(absl::string_view name);
const Builtin* FindFunction(absl::string_view name);
// Of values that have methods: strings, lists, dicts and loops.
const Builtin* FindMethod(const Value& receiver, absl::string_view name);

}  // namespace longspan

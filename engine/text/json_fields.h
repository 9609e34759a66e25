// Fields of tokenizer.json, and a line for each that is malformed or asks for what is not served.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/json/json.h"

namespace longspan {

// The member, or null where there is none.
const Json& Field(const Json& object, const char* name);
std::string StringField(const Json& object, const char* name);
// What kind of component `part` is, as its own field says.
std::string TypeOf(const Json& part);

class FieldReader {
 public:
  // `problems` outlives this.
  explicit FieldReader(std::vector<std::string>* problems) : problems_(*problems) {}

 protected:
  // `served` names what is.
  void NotServed(absl::string_view feature, absl::string_view served = "");
  void Malformed(absl::string_view what);
  std::vector<std::string>* problems() { return &problems_; }

  bool Flag(const Json& object, const char* name, bool absent);
  bool ReadId(const Json& value, const std::string& of, int32_t* id);
  // What stands under `name`, or nothing where it is missing or not an array.
  const Json& Elements(const Json& object, const char* name, const std::string& where);

 private:
  std::vector<std::string>& problems_;
};

}  // namespace longspan

// Reads the members of one JSON object by name and type, and refuses what nobody asked for. The
// first thing wrong is kept and everything after it reads as absent, so that a reader is a plain
// list of fields and one Finish. JSON null is absent.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"

namespace longspan {

// "a string", "the number 1.5": numbers with their value, since it is the value that is at fault.
std::string Describe(const Json& value);
// Of a value that goes on as JSON: no number of it is one that no double holds.
absl::Status CheckNumbers(const Json& value, const std::string& path);

class JsonFields {
 public:
  // `object` outlives this. `path` stands before the names in errors: "" or "stream_options.".
  JsonFields(const Json& object, std::string path);

  std::optional<bool> Bool(const std::string& name);
  std::optional<int64_t> Integer(const std::string& name);
  // Any integer that 64 bits hold, with a sign or without one; a negative one as two's complement.
  std::optional<uint64_t> Bits64(const std::string& name);
  std::optional<double> Number(const std::string& name);
  std::optional<std::string> String(const std::string& name);
  std::optional<std::vector<int64_t>> Integers(const std::string& name);
  // A string, or an array of strings.
  std::vector<std::string> Strings(const std::string& name);
  // Null where absent.
  const Json* Object(const std::string& name);
  // A value of any type; null where absent.
  const Json* Value(const std::string& name);
  // Likewise, of one that goes on as it is (CheckNumbers).
  const Json* Tree(const std::string& name);

  // Keeps this as what is wrong, unless something is already.
  void Refuse(const std::string& name, absl::string_view message, absl::string_view code = "");
  void RefuseType(const std::string& name, absl::string_view wanted, const Json& found);

  // What is wrong: the first fault of the fields read, or the first member never asked for.
  absl::Status Finish();

 private:
  const Json& object_;
  const std::string path_;
  std::unordered_set<std::string> known_;
  absl::Status status_;
};

}  // namespace longspan

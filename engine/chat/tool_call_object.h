// Reads the JSON object of one call as it streams: its name, and its arguments as they are written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "engine/json/json.h"
#include "engine/json/json_scanner.h"

namespace longspan {

// The members "name", and "arguments" or "parameters"; "id" and "type" may stand before the name
// and anything behind it. Arguments are an object, or a string that holds one; absent or null, they
// are
// {}. One thread at a time.
class ToolCallObject {
 public:
  // kNamed: the last byte ended the name. kBroken: with the last byte it is no such object.
  enum class State { kOpen, kNamed, kWhole, kBroken };

  // With a name the object is the arguments themselves.
  explicit ToolCallObject(std::optional<std::string> name = std::nullopt);

  State Read(char c);
  // As soon as it is known.
  const std::optional<std::string>& name() const { return name_; }
  // What is known of the arguments' text, and was not taken before.
  std::string TakeArguments();
  int64_t parsed_bytes() const { return parsed_bytes_; }  // given to ParseJson until now

 private:
  // What a member's text is kept for.
  enum class Part { kNone, kKey, kName, kArguments, kArgumentsString };

  // False where the member may not be there, or not be this.
  bool Begin(JsonEvent event, char c);
  bool BeginValue(char c);
  bool BeginArguments(char c);
  bool End();
  bool EndKey();
  bool EndArgumentsString();
  State EndObject();
  bool IsOfArguments() const;
  absl::StatusOr<Json> Parse(const std::string& text);
  // What the string that was read says; empty where it says nothing (lone surrogates).
  std::optional<std::string> Unquoted();

  const int member_depth_;  // how many containers stand around a member
  JsonScanner scanner_;
  Part part_ = Part::kNone;
  std::string text_;  // of a key, a name or a string of arguments, as written
  std::string key_;
  std::optional<std::string> name_;
  std::string arguments_;  // what was not taken
  bool has_arguments_ = false;
  int64_t parsed_bytes_ = 0;
};

}  // namespace longspan

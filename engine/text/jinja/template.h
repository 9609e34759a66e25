// Chat templates: Jinja as transformers sets it up (trim_blocks, lstrip_blocks, loop controls,
// generation blocks, no autoescape), without files, network or clock. Parsed once, rendered by any
// number of threads; nothing that a template or its variables hold can overflow a stack or take
// more than the limits say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/civil_time.h"
#include "engine/text/jinja/marked_text.h"
#include "engine/text/jinja/value.h"

namespace longspan {

struct RenderLimits {
  int64_t steps = 20'000'000;  // nodes evaluated, and one for each KiB that an operation reads
  int depth = 500;             // nodes within nodes, macros within macros, values within values
  size_t output_bytes = size_t{64} << 20;
  size_t value_bytes = size_t{256} << 20;  // all values that rendering makes, together
};

using Variables = absl::flat_hash_map<std::string, Value>;

struct Syntax;

class Template {
 public:
  // INVALID_ARGUMENT, as "NAME:LINE:COLUMN: …": what is not Jinja, not served (include, import,
  // extends), or names a filter or test that there is none of. RESOURCE_EXHAUSTED: larger or nested
  // deeper than is served.
  static absl::StatusOr<std::unique_ptr<Template>> Parse(std::string source, std::string name);
  ~Template();

  // The text, and which of its bytes are the template's own or trusted. `now` is what
  // strftime_now returns. INVALID_ARGUMENT, with name, line and column: the template cannot do what
  // it says with these variables, or has refused them (RaisedMessage). RESOURCE_EXHAUSTED names
  // the limit.
  absl::StatusOr<MarkedText> Render(const Variables& variables, absl::CivilSecond now,
                                    const RenderLimits& limits = {}) const;

  // Whether a variable of this name is read anywhere.
  bool Reads(absl::string_view variable) const;
  const std::string& source() const { return source_; }

 private:
  Template(std::string source, std::string name);

  const std::string source_;
  const std::string name_;
  std::unique_ptr<Syntax> syntax_;
};

// The words of raise_exception, where that is what ended the rendering.
std::optional<std::string> RaisedMessage(const absl::Status& status);

}  // namespace longspan

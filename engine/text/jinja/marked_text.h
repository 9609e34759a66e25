// Text that knows which of its bytes a template wrote itself. Those alone may become control
// tokens; what a request brought never does, however a template cuts and joins it. Any thread.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/text/text_range.h"

namespace longspan {

class MarkedText {
 public:
  MarkedText() = default;
  static MarkedText Literal(std::string bytes) { return MarkedText(std::move(bytes), true); }
  static MarkedText Foreign(std::string bytes) { return MarkedText(std::move(bytes), false); }

  const std::string& bytes() const { return bytes_; }
  size_t size() const { return bytes_.size(); }
  bool empty() const { return bytes_.empty(); }
  // Ascending, never empty, never adjacent.
  const std::vector<TextRange>& literal() const { return literal_; }
  bool is_literal() const;  // all of it, which an empty text is

  void Append(absl::string_view bytes, bool is_literal);
  void Append(const MarkedText& text) { Append(text, 0, text.size()); }
  void Append(const MarkedText& text, size_t begin, size_t end);  // bytes [begin, end) of it

  MarkedText Substring(size_t begin, size_t end) const;

 private:
  MarkedText(std::string bytes, bool is_literal);
  void Mark(size_t begin, size_t end);

  std::string bytes_;
  std::vector<TextRange> literal_;
};

// Walks over a text from its beginning to its end and finds where its marks change.
class MarkCursor {
 public:
  explicit MarkCursor(const MarkedText& text) : text_(text) {}
  // Whether the byte is literal. Offsets may not go down from call to call.
  bool IsLiteral(size_t offset);

 private:
  const MarkedText& text_;
  size_t range_ = 0;
};

}  // namespace longspan

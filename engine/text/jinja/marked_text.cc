#include "engine/text/jinja/marked_text.h"

#include <algorithm>

namespace longspan {

MarkedText::MarkedText(std::string bytes, bool is_literal) : bytes_(std::move(bytes)) {
  if (is_literal) Mark(0, bytes_.size());
}

bool MarkedText::is_literal() const {
  return empty() || (literal_.size() == 1 && literal_[0] == TextRange{0, size()});
}

void MarkedText::Mark(size_t begin, size_t end) {
  if (begin == end) return;
  if (!literal_.empty() && literal_.back().end == begin) {
    literal_.back().end = end;
  } else {
    literal_.push_back({begin, end});
  }
}

void MarkedText::Append(absl::string_view bytes, bool is_literal) {
  const size_t begin = size();
  bytes_.append(bytes.data(), bytes.size());
  if (is_literal) Mark(begin, size());
}

void MarkedText::Append(const MarkedText& text, size_t begin, size_t end) {
  const size_t offset = size();
  bytes_.append(text.bytes_, begin, end - begin);
  auto range = std::lower_bound(text.literal_.begin(), text.literal_.end(), begin,
                                [](const TextRange& a, size_t at) { return a.end <= at; });
  for (; range != text.literal_.end() && range->begin < end; ++range) {
    Mark(offset + std::max(range->begin, begin) - begin,
         offset + std::min(range->end, end) - begin);
  }
}

MarkedText MarkedText::Substring(size_t begin, size_t end) const {
  MarkedText part;
  part.Append(*this, begin, end);
  return part;
}

bool MarkCursor::IsLiteral(size_t offset) {
  const std::vector<TextRange>& ranges = text_.literal();
  while (range_ < ranges.size() && ranges[range_].end <= offset) ++range_;
  return range_ < ranges.size() && ranges[range_].begin <= offset;
}

}  // namespace longspan

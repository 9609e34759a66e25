// Reads of mapped files that fail: another process has cut the file short, or its disk does not
// give what it holds. The kernel answers with SIGBUS, which would end the process without a word.
// While a range is guarded such a read finds zeros instead, as do all further ones behind it, and
// whoever has read asks whether any did. SIGBUS elsewhere does what it did before.
#pragma once

#include <cstddef>
#include <optional>

namespace longspan {

class ReadGuard {
 public:
  // Of a mapping of whole pages, the last of which the file may fill in part. Any thread; reads of
  // any number of them may fail at the same time.
  ReadGuard(const char* data, size_t bytes);
  ~ReadGuard();  // when nobody reads any more, before the mapping goes
  ReadGuard(const ReadGuard&) = delete;
  ReadGuard& operator=(const ReadGuard&) = delete;

  // Of the failed reads, where the first page begins.
  std::optional<size_t> failed_byte() const;

  struct Range;

 private:
  Range* const range_;
};

}  // namespace longspan

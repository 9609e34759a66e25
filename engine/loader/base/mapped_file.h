// Files of a checkpoint: mapped whole and read-only, or read as text up to a limit.
#pragma once

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace longspan {

// Unmapped on destruction; moving keeps the address. Another process that truncates the file
// afterwards makes later reads fault: checkpoints are to be replaced by rename, not rewritten.
class MappedFile {
 public:
  // A regular file, symbolic links followed. NotFound where there is none.
  static absl::StatusOr<MappedFile> Open(const std::string& path);

  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile();

  absl::string_view contents() const { return {data_, bytes_}; }

 private:
  MappedFile(const char* data, size_t bytes) : data_(data), bytes_(bytes) {}

  const char* data_ = nullptr;
  size_t bytes_ = 0;
};

// NotFound where there is no such file, InvalidArgument where it exceeds `max_bytes`.
absl::StatusOr<std::string> ReadTextFile(const std::string& path, size_t max_bytes);

}  // namespace longspan

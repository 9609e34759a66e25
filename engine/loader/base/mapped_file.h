// Files of a checkpoint: mapped whole and read-only, or read as text up to a limit.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace longspan {

// Unmapped on destruction; moving keeps the address. Where another process cuts the file short, or
// its disk fails, bytes read as zeros (read_guard.h). So whoever has read asks CheckUnchanged:
// checkpoints are to be replaced by rename, not rewritten.
class MappedFile {
 public:
  // A regular file, symbolic links followed. NotFound where there is none.
  static absl::StatusOr<MappedFile> Open(const std::string& path);

  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  ~MappedFile();

  absl::string_view contents() const;
  // InvalidArgument if not all that was read until now was what the file held when it was opened.
  // One that has been deleted, or has another's name, is unchanged.
  absl::Status CheckUnchanged() const;

 private:
  struct Mapping;
  explicit MappedFile(std::unique_ptr<Mapping> mapping);

  std::unique_ptr<Mapping> mapping_;
};

// NotFound where there is no such file, InvalidArgument where it exceeds `max_bytes`.
absl::StatusOr<std::string> ReadTextFile(const std::string& path, size_t max_bytes);

}  // namespace longspan

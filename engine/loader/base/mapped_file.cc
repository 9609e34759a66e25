#include "engine/loader/base/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/loader/base/read_guard.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

absl::Status FileError(const std::string& path, absl::string_view what) {
  const std::string message = absl::StrCat(path, ": ", what, ": ", std::strerror(errno));
  if (errno == ENOENT || errno == ENOTDIR) return absl::NotFoundError(message);
  return absl::InvalidArgumentError(message);
}

class Descriptor {
 public:
  // A pipe must not block the opening.
  explicit Descriptor(const std::string& path)
      : descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
  ~Descriptor() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return descriptor_; }

 private:
  const int descriptor_;
};

absl::StatusOr<struct stat> Examine(int descriptor, const std::string& path) {
  struct stat found = {};
  if (fstat(descriptor, &found) != 0) return FileError(path, "cannot be examined");
  if (!S_ISREG(found.st_mode)) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": expected a regular file"));
  }
  return found;
}

bool AreEqual(const timespec& a, const timespec& b) {
  return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

}  // namespace

struct MappedFile::Mapping {
  explicit Mapping(const std::string& path_of_file) : path(path_of_file), file(path_of_file) {}
  ~Mapping() {
    guard.reset();
    if (data != nullptr) munmap(const_cast<char*>(data), bytes);
  }
  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;

  const std::string path;
  const Descriptor file;
  const char* data = nullptr;
  size_t bytes = 0;
  timespec written = {};  // when the file was last, before it was mapped
  std::optional<ReadGuard> guard;
};

MappedFile::MappedFile(std::unique_ptr<Mapping> mapping) : mapping_(std::move(mapping)) {}
MappedFile::MappedFile(MappedFile&& other) noexcept = default;
MappedFile& MappedFile::operator=(MappedFile&& other) noexcept = default;
MappedFile::~MappedFile() = default;

absl::StatusOr<MappedFile> MappedFile::Open(const std::string& path) {
  auto mapping = std::make_unique<Mapping>(path);
  const int descriptor = mapping->file.get();
  if (descriptor < 0) return FileError(path, "cannot be opened");
  LONGSPAN_ASSIGN_OR_RETURN(const struct stat found, Examine(descriptor, path));
  mapping->written = found.st_mtim;
  const auto bytes = static_cast<size_t>(found.st_size);
  if (bytes > 0) {  // nothing cannot be mapped
    void* address = mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (address == MAP_FAILED) return FileError(path, "cannot be mapped");
    mapping->data = static_cast<const char*>(address);
    mapping->bytes = bytes;
    mapping->guard.emplace(mapping->data, bytes);
  }
  return MappedFile(std::move(mapping));
}

absl::string_view MappedFile::contents() const { return {mapping_->data, mapping_->bytes}; }

// What is cut off within the last page that is left reads as zeros, and no read fails: hence the
// size. What is written meanwhile may have been read half before and half after.
absl::Status MappedFile::CheckUnchanged() const {
  const Mapping& mapping = *mapping_;
  LONGSPAN_ASSIGN_OR_RETURN(const struct stat now, Examine(mapping.file.get(), mapping.path));
  if (now.st_size < static_cast<off_t>(mapping.bytes)) {
    return absl::InvalidArgumentError(absl::StrCat(mapping.path,
                                                   ": cut short while it was read: expected ",
                                                   mapping.bytes, " bytes, found ", now.st_size));
  }
  if (now.st_size != static_cast<off_t>(mapping.bytes) || !AreEqual(now.st_mtim, mapping.written)) {
    return absl::InvalidArgumentError(absl::StrCat(
        mapping.path, ": written while it was read; a checkpoint is to be replaced by rename"));
  }
  if (!mapping.guard || !mapping.guard->failed_byte()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(mapping.path, ": cannot be read from byte ",
                                                 *mapping.guard->failed_byte(), " of ",
                                                 mapping.bytes, " on: its disk gives an error"));
}

absl::StatusOr<std::string> ReadTextFile(const std::string& path, size_t max_bytes) {
  const Descriptor file(path);
  if (file.get() < 0) return FileError(path, "cannot be opened");
  LONGSPAN_ASSIGN_OR_RETURN(const struct stat found, Examine(file.get(), path));
  const auto bytes = static_cast<size_t>(found.st_size);
  if (bytes > max_bytes) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": ", bytes, " bytes, the limit is ", max_bytes));
  }
  std::string text(bytes, '\0');
  size_t filled_bytes = 0;
  while (filled_bytes < bytes) {
    const ssize_t count = read(file.get(), text.data() + filled_bytes, bytes - filled_bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return FileError(path, "cannot be read");
    if (count == 0) break;  // truncated meanwhile
    filled_bytes += static_cast<size_t>(count);
  }
  text.resize(filled_bytes);
  return text;
}

}  // namespace longspan

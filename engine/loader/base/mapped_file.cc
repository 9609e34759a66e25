#include "engine/loader/base/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
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

absl::StatusOr<size_t> RegularFileBytes(int descriptor, const std::string& path) {
  struct stat status = {};
  if (fstat(descriptor, &status) != 0) return FileError(path, "cannot be examined");
  if (!S_ISREG(status.st_mode)) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": expected a regular file"));
  }
  return static_cast<size_t>(status.st_size);
}

}  // namespace

absl::StatusOr<MappedFile> MappedFile::Open(const std::string& path) {
  const Descriptor file(path);
  if (file.get() < 0) return FileError(path, "cannot be opened");
  LONGSPAN_ASSIGN_OR_RETURN(const size_t bytes, RegularFileBytes(file.get(), path));
  if (bytes == 0) return MappedFile(nullptr, 0);  // which cannot be mapped

  void* address = mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, file.get(), 0);
  if (address == MAP_FAILED) return FileError(path, "cannot be mapped");
  MappedFile mapped(static_cast<const char*>(address), bytes);
  // Bytes of the mapping that lie beyond the file's end would fault when read.
  LONGSPAN_ASSIGN_OR_RETURN(const size_t bytes_now, RegularFileBytes(file.get(), path));
  if (bytes_now != bytes) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": expected ", bytes, " bytes, found ",
                                                   bytes_now,
                                                   " after mapping: the file is being written"));
  }
  return mapped;
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(bytes_, other.bytes_);
  return *this;
}

MappedFile::~MappedFile() {
  if (data_ != nullptr) munmap(const_cast<char*>(data_), bytes_);
}

absl::StatusOr<std::string> ReadTextFile(const std::string& path, size_t max_bytes) {
  const Descriptor file(path);
  if (file.get() < 0) return FileError(path, "cannot be opened");
  LONGSPAN_ASSIGN_OR_RETURN(const size_t bytes, RegularFileBytes(file.get(), path));
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

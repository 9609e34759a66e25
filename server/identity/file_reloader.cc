#include "server/identity/file_reloader.h"

#include <sys/stat.h>

#include <exception>
#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {

FileReloader::~FileReloader() {
  {
    MutexLock lock(&mutex_);
    ending_ = true;
  }
  changed_.NotifyAll();
  if (thread_.joinable()) thread_.join();
}

// Links are followed: a secret that is mounted is replaced by turning a link.
std::string FileReloader::Looks(const Files& files) {
  std::string looks;
  for (const std::string& path : files.paths) {
    struct stat found = {};
    if (stat(path.c_str(), &found) != 0) {
      absl::StrAppend(&looks, "absent;");
      continue;
    }
    absl::StrAppend(&looks, found.st_dev, ",", found.st_ino, ",", found.st_size, ",");
    absl::StrAppend(&looks, found.st_mtim.tv_sec, ".", found.st_mtim.tv_nsec, ",");
    absl::StrAppend(&looks, found.st_ctim.tv_sec, ".", found.st_ctim.tv_nsec, ";");
  }
  return looks;
}

// What throws is want of memory.
absl::Status FileReloader::LoadNow(Files* files, std::string looks) {
  absl::Status status;
  try {
    status = files->load();
  } catch (const std::exception& error) {
    status = absl::ResourceExhaustedError(absl::StrCat(files->name, ": ", error.what()));
  }
  files->seen = looks;
  files->loaded = std::move(looks);
  return status;
}

absl::Status FileReloader::Add(std::string name, std::vector<std::string> paths, Load load) {
  all_.push_back({std::move(name), std::move(paths), std::move(load), "", ""});
  absl::Status status = LoadNow(&all_.back(), Looks(all_.back()));
  if (status.ok()) reported_(all_.back().name, status);
  return status;
}

void FileReloader::Start(absl::Duration interval) {
  if (all_.empty()) return;
  thread_ = std::thread([this, interval] { Run(interval); });
}

void FileReloader::ReloadAll() {
  {
    MutexLock lock(&mutex_);
    asked_ = true;
  }
  changed_.NotifyAll();
}

void FileReloader::Run(absl::Duration interval) {
  for (;;) {
    bool asked = false;
    {
      MutexLock lock(&mutex_);
      changed_.WaitFor(&mutex_, absl::ToChronoNanoseconds(interval),
                       [this]() LONGSPAN_REQUIRES(mutex_) { return asked_ || ending_; });
      if (ending_) return;
      asked = std::exchange(asked_, false);
    }
    for (Files& files : all_) {
      try {
        std::string looks = Looks(files);
        const bool settled = looks == files.seen;
        files.seen = looks;
        if (!asked && (looks == files.loaded || !settled)) continue;
        reported_(files.name, LoadNow(&files, std::move(looks)));
      } catch (const std::exception&) {
        // Want of memory: it is looked at again after the interval.
      }
    }
  }
}

}  // namespace longspan

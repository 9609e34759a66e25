// Reads files again when they change, on a thread of its own. A change counts once two looks have
// seen the same, so that files which belong together, a certificate and its key, may be replaced
// one after the other. What is malformed is reported; whoever loads keeps what it had.
#pragma once

#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "kernels/base/mutex.h"

namespace longspan {

class FileReloader {
 public:
  using Load = std::function<absl::Status()>;
  // How each loading went, but a first one that failed.
  using Reported = std::function<void(const std::string& name, const absl::Status& status)>;

  explicit FileReloader(Reported reported) : reported_(std::move(reported)) {}
  ~FileReloader();

  // Loads, and returns what comes of it. From Start on `load` is called from the reloader's thread
  // whenever one of the files has changed. Before Start.
  absl::Status Add(std::string name, std::vector<std::string> paths, Load load);
  // Without files there is nothing to do, and no thread.
  void Start(absl::Duration interval = absl::Seconds(1));
  // Everything is read again soon, changed or not. Any thread.
  void ReloadAll();

 private:
  // By which a change of the files shows: device, inode, size and times of each.
  struct Files {
    std::string name;
    std::vector<std::string> paths;
    Load load;
    std::string seen;    // at the last look
    std::string loaded;  // just before they were loaded
  };

  static std::string Looks(const Files& files);
  absl::Status LoadNow(Files* files, std::string looks);
  void Run(absl::Duration interval);

  const Reported reported_;
  std::vector<Files> all_;  // the thread's, once it runs
  Mutex mutex_;
  ConditionVariable changed_;
  bool asked_ LONGSPAN_GUARDED_BY(mutex_) = false;
  bool ending_ LONGSPAN_GUARDED_BY(mutex_) = false;
  std::thread thread_;
};

}  // namespace longspan

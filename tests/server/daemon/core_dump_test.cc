// Each case is a process of its own: what is left out of cores stays so.
#include "server/core_dump.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <iterator>
#include <sstream>
#include <string>
#include <thread>

#include "absl/strings/match.h"
#include "gtest/gtest.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan {
namespace {

constexpr size_t kTextBytes = 200;

// Made when the process runs, so that its program does not hold it.
char Letter(int text, size_t position) {
  return static_cast<char>('a' + (position * position + 7 * position + text) % 26);
}

int WaitStatusOf(const std::function<void()>& body) {
  const pid_t child = fork();
  if (child == 0) {
    body();
    _exit(0);
  }
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return status;
}

// A thread that hangs, with a text on its stack.
class HangingThread {
 public:
  HangingThread() : thread_([this] { Hang(); }) { address_.get_future().wait(); }
  std::thread::native_handle_type handle() { return thread_.native_handle(); }
  const void* on_stack() const { return on_stack_; }

 private:
  void Hang() {
    std::array<volatile char, kTextBytes> text{};
    for (size_t i = 0; i < kTextBytes; ++i) text[i] = Letter(1, i);
    on_stack_ = const_cast<char*>(text.data());
    address_.set_value();
    for (;;) pause();
  }

  const void* on_stack_ = nullptr;
  std::promise<void> address_;
  std::thread thread_;
};

// Whether a core would hold what is there: the flags of its mapping.
bool IsInCores(const void* address) {
  const auto wanted = reinterpret_cast<uintptr_t>(address);
  std::ifstream smaps("/proc/self/smaps");
  bool is_here = false;
  for (std::string line; std::getline(smaps, line);) {
    if (is_here && absl::StartsWith(line, "VmFlags:"))
      return !absl::StrContains(line + " ", " dd ");
    uintptr_t begin = 0, end = 0;
    std::istringstream fields(line);
    if (fields >> std::hex >> begin && fields.get() == '-' && fields >> end) {
      is_here = begin <= wanted && wanted < end;
    }
  }
  return false;
}

int static_data = 7;

TEST(CoreDump, HasStacksAndStaticDataAlone) {
  const int status = WaitStatusOf([] {
    const std::string small(100, 'x');
    const std::string large(size_t{8} << 20, 'x');
    void* const shared =
        mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    HangingThread& hangs = *new HangingThread();
    HangingThread& other = *new HangingThread();
    const int here = 0;
    const auto is_in = [&](bool memory, bool stack) {
      return IsInCores(small.data()) == memory && IsInCores(large.data()) == memory &&
             IsInCores(shared) == memory && IsInCores(other.on_stack()) == memory &&
             IsInCores(hangs.on_stack()) == stack && IsInCores(&here) == stack &&
             IsInCores(&static_data) == stack;
    };
    if (!is_in(true, true)) _exit(1);
    LeaveMemoryOutOfCores(hangs.handle());
    _exit(is_in(false, true) ? 0 : 2);
  });
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

bool CoresAreKeptHere() {
  std::ifstream file("/proc/sys/kernel/core_pattern");
  std::string pattern;
  std::getline(file, pattern);
  rlimit limit{};
  getrlimit(RLIMIT_CORE, &limit);
  return !pattern.empty() && pattern.find_first_of("|/") == std::string::npos && limit.rlim_max > 0;
}

std::string CoreIn(const std::string& folder) {
  std::string core;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream file(entry.path(), std::ios::binary);
    core.append(std::istreambuf_iterator<char>(file), {});
  }
  return core;
}

TEST(CoreDump, OfAnAbortHoldsNoPrompt) {
  if (!CoresAreKeptHere()) GTEST_SKIP() << "this system keeps no cores in the working directory";
  const TemporaryDirectory folder;
  const int status = WaitStatusOf([&] {
    if (chdir(folder.path().c_str()) != 0) _exit(1);
    std::string prompt(kTextBytes, ' ');
    for (size_t i = 0; i < kTextBytes; ++i) prompt[i] = Letter(2, i);
    LeaveMemoryOutOfCores((new HangingThread())->handle());
    AbortWithCore();
  });
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(WTERMSIG(status), SIGABRT);
  const std::string core = CoreIn(folder.path());
  std::string on_stack, prompt;
  for (size_t i = 0; i < kTextBytes; ++i) {
    on_stack += Letter(1, i);
    prompt += Letter(2, i);
  }
  EXPECT_NE(core.find(on_stack), std::string::npos) << core.size() << " bytes";
  EXPECT_EQ(core.find(prompt), std::string::npos);
}

}  // namespace
}  // namespace longspan

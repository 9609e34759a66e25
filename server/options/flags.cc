#include "server/options/flags.h"

#include <iterator>

#include "absl/algorithm/container.h"
#include "server/options/cache_flags.h"
#include "server/options/chat_flags.h"
#include "server/options/device_flags.h"
#include "server/options/front_end_flags.h"
#include "server/options/limit_flags.h"
#include "server/options/memory_flags.h"
#include "server/options/model_flags.h"
#include "server/options/process_flags.h"
#include "server/options/scheduling_flags.h"
#include "server/options/sparse_decode_flags.h"
#include "server/options/sparse_prefill_flags.h"

namespace longspan {
namespace {

// In the order of --help.
std::vector<Flag> AllFlags() {
  std::vector<Flag> flags;
  for (std::vector<Flag> more : {ModelFlags(), ChatFlags(), FrontEndFlags(), DeviceFlags(),
                                 ProcessFlags(), SparseDecodeFlags(), SparsePrefillFlags(),
                                 MemoryFlags(), SchedulingFlags(), CacheFlags(), LimitFlags()}) {
    absl::c_move(more, std::back_inserter(flags));
  }
  return flags;
}

}  // namespace

const std::vector<Flag>& Flags() {
  static const auto* const flags = new std::vector<Flag>(AllFlags());
  return *flags;
}

}  // namespace longspan

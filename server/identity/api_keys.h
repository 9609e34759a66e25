// Who may call: API keys, from a file of lines `tenant:hash`, where the hash is the SHA-256 of the
// key in hexadecimal digits. Blank lines, and those that begin with '#', say nothing. A tenant may
// have several keys, so that one replaces another without a gap. What was presented never stands in
// a message. One place decides for both protocols. Any thread.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/request/sha256.h"
#include "kernels/base/mutex.h"

namespace longspan {

struct ApiKey {
  std::string tenant;
  Sha256::Digest sha256;
};

// The status names everything wrong with `text` by its line. No key at all is wrong too: that is a
// file which has not been written to its end.
absl::StatusOr<std::vector<ApiKey>> ParseApiKeys(absl::string_view text);

class ApiKeys {
 public:
  // Takes the keys of the file in place of those it had; of a file that is malformed none.
  absl::Status Load(const std::string& path);

  // The tenant whose key stands in an Authorization field, "Bearer KEY"; UNAUTHENTICATED with the
  // code invalid_api_key if it is nobody's, or null: there is no such field. Takes the same time
  // for every key that is wrong.
  absl::StatusOr<std::string> TenantOf(const std::string* authorization) const;

 private:
  using Table = std::shared_ptr<const std::vector<ApiKey>>;
  mutable Mutex mutex_;
  Table keys_ LONGSPAN_GUARDED_BY(mutex_) = std::make_shared<const std::vector<ApiKey>>();
};

}  // namespace longspan

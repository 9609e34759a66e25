#include "server/http/message.h"

#include "absl/strings/match.h"

namespace longspan {

const std::string* HttpRequest::Header(absl::string_view name) const {
  for (const HttpHeader& header : headers) {
    if (absl::EqualsIgnoreCase(header.name, name)) return &header.value;
  }
  return nullptr;
}

}  // namespace longspan

// Which pages from elsewhere may call, and the headers that say so to their browsers: the CORS
// protocol of the Fetch standard. The transport asks it for every answer, its own included, and
// answers preflights itself: they come without a key, at any path, and before there is a model.
#pragma once

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "server/http/message.h"

namespace longspan {

class HttpCors {
 public:
  // Of --cors-allow-origin: "*", or origins apart by commas; empty: no headers.
  explicit HttpCors(absl::string_view allowed = "");

  // A browser asks what a page may send before it sends it.
  bool IsPreflight(const HttpRequest& head) const;
  // Of the answer to that request, whatever it is. Of one that could not be read `head` is empty.
  std::vector<HttpHeader> FieldsFor(const HttpRequest& head) const;

 private:
  bool is_on() const { return allows_all_ || !origins_.empty(); }
  bool Allows(const std::string* origin) const;

  bool allows_all_ = false;
  std::vector<std::string> origins_;
};

}  // namespace longspan

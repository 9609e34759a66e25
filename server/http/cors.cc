#include "server/http/cors.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "server/base/origin_list.h"
#include "server/http/response.h"

namespace longspan {
namespace {

constexpr char kRequestHeaders[] = "Access-Control-Request-Headers";

// RFC 9110, 5.6.2.
bool IsToken(absl::string_view text) {
  constexpr absl::string_view kMarks = "!#$%&'*+-.^_`|~";
  return !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) {
    return absl::ascii_isalnum(static_cast<unsigned char>(c)) || absl::StrContains(kMarks, c);
  });
}

// The names that it asks for, as it writes them; what is no name is left out. They are no longer
// than the header block that asks for them (--max-header-bytes).
std::string AskedHeaders(const HttpRequest& head) {
  std::vector<absl::string_view> names;
  for (const HttpHeader& field : head.headers) {
    if (!absl::EqualsIgnoreCase(field.name, kRequestHeaders)) continue;
    for (absl::string_view name : absl::StrSplit(field.value, ',')) {
      name = absl::StripAsciiWhitespace(name);
      if (IsToken(name)) names.push_back(name);
    }
  }
  return absl::StrJoin(names, ", ");
}

}  // namespace

HttpCors::HttpCors(absl::string_view allowed) : allows_all_(allowed == "*") {
  if (!allows_all_) origins_ = ParseOrigins(allowed).value_or(std::vector<std::string>());
}

bool HttpCors::Allows(const std::string* origin) const {
  return allows_all_ || (origin != nullptr &&
                         std::find(origins_.begin(), origins_.end(), *origin) != origins_.end());
}

bool HttpCors::IsPreflight(const HttpRequest& head) const {
  return is_on() && head.method == "OPTIONS";
}

std::vector<HttpHeader> HttpCors::FieldsFor(const HttpRequest& head) const {
  if (!is_on()) return {};
  std::vector<HttpHeader> fields;
  std::vector<absl::string_view> varies;
  if (!allows_all_) varies.emplace_back("Origin");
  const std::string* origin = head.Header("Origin");
  const bool allows = Allows(origin);
  if (allows) fields.push_back({"Access-Control-Allow-Origin", allows_all_ ? "*" : *origin});
  if (IsPreflight(head)) {
    varies.emplace_back(kRequestHeaders);
    if (allows) {
      const std::string asked = AskedHeaders(head);
      fields.push_back({"Access-Control-Allow-Methods", kServedMethods});
      if (!asked.empty()) fields.push_back({"Access-Control-Allow-Headers", asked});
      fields.push_back({"Access-Control-Max-Age", "600"});
    }
  } else if (allows) {
    fields.push_back(
        {"Access-Control-Expose-Headers", "X-Request-Id, Retry-After, x-should-retry"});
  }
  if (!varies.empty()) fields.push_back({"Vary", absl::StrJoin(varies, ", ")});
  return fields;
}

}  // namespace longspan

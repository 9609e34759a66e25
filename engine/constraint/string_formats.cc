#include "engine/constraint/string_formats.h"

#include <algorithm>
#include <iterator>

namespace longspan {
namespace {

// Years have four digits and begin with none but 0; no second is a leap second: some readers take
// no others.
#define LONGSPAN_LEAP_YEAR \
  "(?:[1-9]\\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)"
#define LONGSPAN_DATE                                                                     \
  "(?:[1-9]\\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]" \
  "|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|" LONGSPAN_LEAP_YEAR "-02-29)"
#define LONGSPAN_TIME \
  "(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,6})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)"
#define LONGSPAN_CLOCK_SPAN \
  "T(?:\\d{1,4}H(?:\\d{1,4}M(?:\\d{1,4}S)?)?|\\d{1,4}M(?:\\d{1,4}S)?|\\d{1,4}S)"
#define LONGSPAN_LABEL "[A-Za-z0-9]{1,20}(?:-[A-Za-z0-9]{1,20})?"
#define LONGSPAN_HOST LONGSPAN_LABEL "(?:\\." LONGSPAN_LABEL "){0,3}"
#define LONGSPAN_BYTE "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)"
#define LONGSPAN_HEX4 "[0-9a-fA-F]{1,4}"
#define LONGSPAN_PATH "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})*"

constexpr StringFormat kFormats[] = {
    {"date", LONGSPAN_DATE},
    {"time", LONGSPAN_TIME},
    {"date-time", LONGSPAN_DATE "T" LONGSPAN_TIME},
    {"duration",
     "P(?:\\d{1,4}W|(?:\\d{1,4}Y(?:\\d{1,4}M(?:\\d{1,4}D)?)?|\\d{1,4}M(?:\\d{1,4}D)?|\\d{1,4}D)"
     "(?:" LONGSPAN_CLOCK_SPAN ")?|" LONGSPAN_CLOCK_SPAN ")"},
    {"email", "[A-Za-z0-9_%+-]{1,32}(?:\\.[A-Za-z0-9_%+-]{1,16}){0,2}@" LONGSPAN_LABEL
              "(?:\\." LONGSPAN_LABEL "){1,3}"},
    {"hostname", LONGSPAN_HOST},
    {"ipv4", LONGSPAN_BYTE "(?:\\." LONGSPAN_BYTE "){3}"},
    {"ipv6", "(?:" LONGSPAN_HEX4 ":){7}" LONGSPAN_HEX4 "|(?:" LONGSPAN_HEX4 ":){1,6}:" LONGSPAN_HEX4
             "|(?:" LONGSPAN_HEX4 ":){1,7}:|::(?:" LONGSPAN_HEX4 ":){0,6}" LONGSPAN_HEX4 "|::"},
    {"uri", "[a-zA-Z][a-zA-Z0-9+.-]{0,15}://" LONGSPAN_HOST "(?::\\d{1,5})?(?:/" LONGSPAN_PATH
            ")*(?:\\?" LONGSPAN_PATH ")?(?:#" LONGSPAN_PATH ")?"},
    {"uuid", "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"},
    {"json-pointer", "(?:/(?:[^/~]|~[01])*)*"},
    {"idn-email", ""},
    {"idn-hostname", ""},
    {"iri", ""},
    {"iri-reference", ""},
    {"uri-reference", ""},
    {"uri-template", ""},
    {"relative-json-pointer", ""},
    {"regex", ""},
};

}  // namespace

const StringFormat* FindStringFormat(absl::string_view name) {
  const auto found =
      std::find_if(std::begin(kFormats), std::end(kFormats),
                   [name](const StringFormat& format) { return format.name == name; });
  return found == std::end(kFormats) ? nullptr : found;
}

}  // namespace longspan

// The kinds of flags: how text becomes a value and back, and the message for a wrong one.
// Only the tables of flags include this.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "server/base/listen_address.h"
#include "server/options/flags.h"

namespace longspan {

inline constexpr int64_t kUnbounded = std::numeric_limits<int64_t>::max();
// The most of what is counted, where nothing else sets a limit.
inline constexpr int64_t kMaxCount = 1'000'000;

inline absl::Status MustBe(absl::string_view what) { return absl::InvalidArgumentError(what); }

// A field is a function Options& -> T&, so that one entry both reads and writes. This is the one
// that `path` names.
#define LONGSPAN_FIELD(path) ([](Options & o) -> auto& { return o.path; })

template <typename Field>
Flag TextFlag(const char* name, const char* value_name, const char* help, Field field) {
  return {name, value_name, help,
          [field](const std::string& text, Options* options) {
            if (text.empty()) return MustBe("some text");
            field(*options) = text;
            return absl::OkStatus();
          },
          [field](const Options& options) { return field(const_cast<Options&>(options)); }};
}

template <typename Field>
Flag IntegerFlag(const char* name, int64_t low, int64_t high, const std::string& help,
                 Field field) {
  return {name, "N", help,
          [field, low, high](const std::string& text, Options* options) {
            int64_t value = 0;
            if (!absl::SimpleAtoi(text, &value) || value < low || value > high) {
              return MustBe(absl::StrCat("an integer from ", low, " to ", high));
            }
            using T = std::remove_reference_t<decltype(field(*options))>;
            field(*options) = static_cast<T>(value);
            return absl::OkStatus();
          },
          [field](const Options& options) {
            return absl::StrCat(field(const_cast<Options&>(options)));
          }};
}

// Unset until it is given.
template <typename Field>
Flag OptionalIntegerFlag(const char* name, int64_t low, int64_t high, const std::string& help,
                         Field field) {
  return {name, "N", help,
          [field, low, high](const std::string& text, Options* options) {
            int64_t value = 0;
            if (!absl::SimpleAtoi(text, &value) || value < low || value > high) {
              return MustBe(high == kUnbounded
                                ? absl::StrCat("an integer, at least ", low)
                                : absl::StrCat("an integer from ", low, " to ", high));
            }
            using T = typename std::remove_reference_t<decltype(field(*options))>::value_type;
            field(*options) = static_cast<T>(value);
            return absl::OkStatus();
          },
          [field](const Options& options) {
            const auto& value = field(const_cast<Options&>(options));
            return value.has_value() ? absl::StrCat(*value) : std::string();
          }};
}

inline absl::StatusOr<int64_t> BytesInRange(const std::string& text, int64_t low, int64_t high) {
  const std::optional<int64_t> bytes = ParseBytes(text);
  if (bytes.has_value() && *bytes >= low && *bytes <= high) return *bytes;
  return MustBe(absl::StrCat("a number of bytes from ", low, " to ", high,
                             ", with or without KiB, MiB, GiB or TiB"));
}

template <typename Field>
Flag BytesFlag(const char* name, int64_t low, int64_t high, const char* help, Field field) {
  return {name, "BYTES", help,
          [field, low, high](const std::string& text, Options* options) {
            const auto bytes = BytesInRange(text, low, high);
            if (!bytes.ok()) return bytes.status();
            using T = std::remove_reference_t<decltype(field(*options))>;
            field(*options) = static_cast<T>(*bytes);
            return absl::OkStatus();
          },
          [field](const Options& options) {
            return absl::StrCat(field(const_cast<Options&>(options)));
          }};
}

template <typename Field>
Flag OptionalBytesFlag(const char* name, int64_t low, int64_t high, const char* help, Field field) {
  return {name, "BYTES", help,
          [field, low, high](const std::string& text, Options* options) {
            const auto bytes = BytesInRange(text, low, high);
            if (!bytes.ok()) return bytes.status();
            field(*options) = *bytes;
            return absl::OkStatus();
          },
          [field](const Options& options) {
            const auto& value = field(const_cast<Options&>(options));
            return value.has_value() ? absl::StrCat(*value) : std::string();
          }};
}

template <typename Field>
Flag SecondsFlag(const char* name, double low, double high, const char* help, Field field) {
  return {name, "SECONDS", help,
          [field, low, high](const std::string& text, Options* options) {
            double seconds = 0;
            // Written so that NaN is out of range.
            if (!absl::SimpleAtod(text, &seconds) || !(seconds >= low && seconds <= high)) {
              return MustBe(absl::StrCat("a number of seconds from ", low, " to ", high));
            }
            field(*options) = absl::Seconds(seconds);
            return absl::OkStatus();
          },
          [field](const Options& options) {
            return absl::StrCat(absl::ToDoubleSeconds(field(const_cast<Options&>(options))));
          }};
}

template <typename T>
using Choices = std::vector<std::pair<std::string, T>>;

template <typename T, typename Field>
Flag ChoiceFlag(const char* name, const char* help, Choices<T> choices, Field field) {
  std::vector<std::string> names;
  for (const auto& choice : choices) names.push_back(choice.first);
  return {name, absl::StrJoin(names, "|"), help,
          [field, choices, names](const std::string& text, Options* options) {
            for (const auto& [choice, value] : choices) {
              if (choice != text) continue;
              field(*options) = value;
              return absl::OkStatus();
            }
            return MustBe(absl::StrCat("one of ", absl::StrJoin(names, ", ")));
          },
          [field, choices](const Options& options) {
            const T& current = field(const_cast<Options&>(options));
            for (const auto& [choice, value] : choices) {
              if (value == current) return choice;
            }
            return std::string();
          }};
}

template <typename Field>
Flag OnOffFlag(const char* name, const char* help, Field field) {
  return ChoiceFlag<bool>(name, help, {{"on", true}, {"off", false}}, field);
}

inline Flag AddressFlag(const char* name, const char* help, std::string Options::*address) {
  return {name, "HOST:PORT", help,
          [address](const std::string& text, Options* options) {
            absl::Status status = SplitListenAddress(text).status();
            if (status.ok()) options->*address = text;
            return status;
          },
          [address](const Options& options) { return options.*address; }};
}

// A share of something, above 0 and at most 1, set or perhaps not.
template <typename Field>
Flag ShareFlag(const char* name, const std::string& help, Field field) {
  return {name, "SHARE", help,
          [field](const std::string& text, Options* options) {
            double share = 0;
            // Written so that NaN is out of range.
            if (!absl::SimpleAtod(text, &share) || !(share > 0 && share <= 1)) {
              return MustBe("a number above 0 and at most 1");
            }
            field(*options) = share;
            return absl::OkStatus();
          },
          [field](const Options& options) {
            const std::optional<double> share = field(const_cast<Options&>(options));
            return share.has_value() ? absl::StrCat(*share) : std::string();
          }};
}

// A share that is neither nothing nor all.
template <typename Field>
Flag PartFlag(const char* name, const std::string& help, Field field) {
  Flag flag = ShareFlag(name, help, field);
  flag.set = [set = std::move(flag.set), field](const std::string& text, Options* options) {
    if (!set(text, options).ok() || *field(*options) == 1) {
      return MustBe("a number above 0 and below 1");
    }
    return absl::OkStatus();
  };
  return flag;
}

// Printed only where it may be given: a printed configuration is read back.
inline Flag PrintedIf(bool (*may_be_given)(const Options&), Flag flag) {
  flag.get = [may_be_given, get = std::move(flag.get)](const Options& options) {
    return may_be_given(options) ? get(options) : std::string();
  };
  return flag;
}

}  // namespace longspan

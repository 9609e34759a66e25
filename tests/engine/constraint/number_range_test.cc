#include "engine/constraint/number_range.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "tests/engine/constraint/matching.h"

namespace longspan {
namespace {

// Texts of some of the characters, those that JSON takes for a number among them, are told rightly.
TEST(NumberRangeTest, ATextIsInIfItsValueIs) {
  struct Case {
    const char* schema;
    bool is_integer;
    double low, high;
    bool is_low_in, is_high_in;
  };
  const Case cases[] = {
      {R"({"type":"integer","minimum":-12,"maximum":105})", true, -12, 105, true, true},
      {R"({"type":"integer","exclusiveMinimum":99,"exclusiveMaximum":1000})", true, 99, 1000, false,
       false},
      {R"({"type":"integer","minimum":7})", true, 7, 1e18, true, true},
      {R"({"type":"integer","maximum":-20})", true, -1e18, -20, true, true},
      {R"({"type":"number","minimum":-0.25,"maximum":1.1})", false, -0.25, 1.1, true, true},
      {R"({"type":"number","exclusiveMinimum":0,"maximum":0.02})", false, 0, 0.02, false, true},
      {R"({"type":"number","minimum":9.5,"exclusiveMaximum":12})", false, 9.5, 12, true, false},
      {R"({"type":"number","exclusiveMaximum":-3})", false, -1e12, -3, true, false},
      {R"({"type":"number","minimum":0.1,"maximum":0.1})", false, 0.1, 0.1, true, true},
  };
  std::mt19937 random(7);
  const std::string characters = "-0123456789.0125";
  Matching matching;
  for (const Case& one : cases) {
    int in = 0;
    for (int i = 0; i < 20'000; ++i) {
      const char* const begins[] = {"", "", "-", "0.", "0.0", "-0."};
      std::string text = begins[random() % 6];
      const int length = 1 + random() % 4;
      for (int j = 0; j < length; ++j) text += characters[random() % characters.size()];
      const size_t digits = text[0] == '-' ? 1 : 0;
      const size_t point = text.find('.');
      const std::string whole = text.substr(digits, std::min(point, text.size()) - digits);
      const bool is_number =
          text.find('-', digits) == std::string::npos && !whole.empty() &&
          (whole == "0" || whole[0] != '0') &&
          (point == std::string::npos ||
           (text.find('.', point + 1) == std::string::npos && point + 1 < text.size()));
      const double value = std::strtod(text.c_str(), nullptr);
      const bool is_in = is_number && !(one.is_integer && point != std::string::npos) &&
                         (one.is_low_in ? value >= one.low : value > one.low) &&
                         (one.is_high_in ? value <= one.high : value < one.high);
      in += is_in;
      // "-0" is left out where zero is a bound that is not negative.
      if (value == 0 && text[0] == '-') continue;
      ASSERT_EQ(matching.Matches(Schema(one.schema), text), is_in) << one.schema << " " << text;
    }
    EXPECT_GT(in, 3) << one.schema;
  }
}

TEST(NumberRangeTest, BoundsThatNothingIsWithin) {
  NumberBounds bounds;
  bounds.exclusive_minimum = 3;
  bounds.exclusive_maximum = 4;
  EXPECT_FALSE(IntegerBody(bounds).has_value());
  EXPECT_TRUE(NumberBody(bounds).has_value());
  bounds.exclusive_maximum = 3.0000001;
  EXPECT_FALSE(NumberBody(bounds).has_value());
  bounds.exclusive_maximum = 2;
  EXPECT_FALSE(NumberBody(bounds).has_value());
  bounds.exclusive_maximum.reset();
  bounds.exclusive_minimum = 1e300;
  EXPECT_FALSE(IntegerBody(bounds).has_value());
  EXPECT_FALSE(NumberBody(bounds).has_value());
}

}  // namespace
}  // namespace longspan

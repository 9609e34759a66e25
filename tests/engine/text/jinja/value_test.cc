#include "engine/text/jinja/value.h"

#include <gtest/gtest.h>

#include "tests/engine/text/jinja/rendering.h"

namespace longspan {
namespace {

TEST(ValueStore, KeepsTheOrderOfKeys) {
  ValueStore store;
  const absl::StatusOr<Value> value =
      store.ParseJson(R"({"z": 1, "a": {"y": [true, null], "b": "é"}})");
  ASSERT_TRUE(value.ok()) << value.status();
  EXPECT_EQ(RenderOrDie("{{ v|tojson }}", {{"v", *value}}),
            R"({"z": 1, "a": {"y": [true, null], "b": "é"}})");
}

TEST(ValueStore, RefusesWhatIsNoJson) {
  ValueStore store;
  EXPECT_EQ(store.ParseJson("[1, 2").status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(store.ParseJson(R"({"a": 1, "a": 2})").status().message(),
            "invalid JSON: duplicate key \"a\"");
  EXPECT_EQ(store.ParseJson(std::string(65, '[') + std::string(65, ']')).status().message(),
            "invalid JSON: nested deeper than 64 levels");
}

TEST(ValueStore, NumbersKeepTheirKind) {
  ValueStore store;
  const Value list = *store.ParseJson("[1, 1.0, -9223372036854775808, 1e3, 18446744073709551615]");
  EXPECT_EQ(RenderOrDie("{{ v }}", {{"v", list}}),
            "[1, 1.0, -9223372036854775808, 1000.0, 1.8446744073709552e+19]");
}

TEST(ValueStore, CountsWhatItHolds) {
  ValueStore store;
  EXPECT_EQ(store.bytes(), 0u);
  const Value text = store.UserString(std::string(1000, 'x'));
  EXPECT_GE(store.bytes(), 1000u);
  const size_t before = store.bytes();
  store.List({text, text});
  EXPECT_GT(store.bytes(), before);
}

TEST(ValueStore, MovesWithWhatItHolds) {
  ValueStore store;
  const Value dict = store.Dict({{"role", store.TrustedString("user")}});
  const ValueStore moved = std::move(store);
  EXPECT_EQ(RenderOrDie("{{ m.role }}", {{"m", dict}}), "user");
}

TEST(DictValue, NumbersOfEqualWorthAreOneKey) {
  EXPECT_EQ(RenderOrDie("{{ {1: 'a', 1.0: 'b', true: 'c', '1': 'd', none: 'e'} }}"),
            "{1: 'c', '1': 'd', None: 'e'}");
}

}  // namespace
}  // namespace longspan

// Two block maps, count by count.
#pragma once

#include <optional>

#include "engine/request/events.h"
#include "gtest/gtest.h"

namespace longspan {

inline void ExpectSameMap(const BlockMap& expected, const std::optional<BlockMap>& found) {
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(expected.prompt_tokens, found->prompt_tokens);
  EXPECT_EQ(expected.answer_tokens, found->answer_tokens);
  ASSERT_EQ(expected.layer_groups.size(), found->layer_groups.size());
  for (size_t i = 0; i < expected.layer_groups.size(); ++i) {
    EXPECT_EQ(expected.layer_groups[i].first_layer, found->layer_groups[i].first_layer);
    EXPECT_EQ(expected.layer_groups[i].last_layer, found->layer_groups[i].last_layer);
    EXPECT_EQ(expected.layer_groups[i].selected_pages, found->layer_groups[i].selected_pages) << i;
  }
}

}  // namespace longspan

// Which layers of a model share pages. A page is 64 positions of one sequence for the layers of one
// group, and all groups have as many places for layers, so that every page has the same bytes: one
// pool of pages serves all groups. Layers of one group see as far back: where that is a window, a
// sequence needs only the group's pages within it.
//
// Pure; it stands in kernels/ for the reason that kv_layout.h does.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"

namespace longspan {

// A step's page tables are as many.
inline constexpr int kMostPageGroups = 8;

struct LayerPlace {
  int group = 0;
  int place = 0;  // in each page of the group
};

struct PageGroups {
  int places = 0;  // for layers, of each page; 0: those of all layers, which are one group
  // By group: a query sees itself and so many tokens before it, less one; 0: all. Groups that see
  // all come first.
  std::vector<int64_t> window_tokens = {0};
  std::vector<LayerPlace> layers;  // empty: place i is layer i's, of group 0

  int count() const { return static_cast<int>(window_tokens.size()); }
  bool has_window(int group) const { return window_tokens[group] > 0; }
  // Groups that see all: the first ones.
  int growing_count() const {
    return static_cast<int>(std::count(window_tokens.begin(), window_tokens.end(), 0));
  }
  LayerPlace PlaceOf(int layer) const {
    return layers.empty() ? LayerPlace{0, layer} : layers[layer];
  }
};

// Layers of one window share groups. Models of one window have one group; the others as many places
// as give a long sequence the smallest pages: first those groups count that see all tokens, of
// which every further token takes pages, then all groups, then how many there are. There are at
// most kMostPageGroups, and there must not be more different windows.
PageGroups GroupLayers(absl::Span<const int64_t> window_tokens_by_layer);

// The first of a sequence's pages that a query at `position`, or a later one, reads.
int64_t FirstPageInWindow(int64_t position, int64_t window_tokens);

// The most pages that a sequence holds at a time until it has `tokens`, of which so many at most
// stand in steps that are not collected: pages behind a window are given back after that.
int64_t MostPagesOfSequence(const PageGroups& groups, int64_t tokens, int64_t unsettled_tokens);
// The longest sequence, of at most `most_tokens`, that takes no more than these.
int64_t LongestSequence(const PageGroups& groups, int64_t pages, int64_t unsettled_tokens,
                        int64_t most_tokens);

}  // namespace longspan

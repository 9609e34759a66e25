#include "kernels/page_groups.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "kernels/base/check.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

// By window, those that see all first: their number of layers.
using LayersByWindow = std::map<int64_t, int>;

int GroupsOf(int layers, int places) { return (layers + places - 1) / places; }

struct Division {
  int places = 0;
  int growing_places = 0;  // of the groups that see all
  int groups = 0;

  auto Cost() const { return std::make_tuple(growing_places, groups * places, groups); }
};

Division Divide(const LayersByWindow& classes, int places) {
  Division division{places, 0, 0};
  for (const auto& [window, layers] : classes) {
    const int groups = GroupsOf(layers, places);
    division.groups += groups;
    if (window == 0) division.growing_places = groups * places;
  }
  return division;
}

Division BestDivision(const LayersByWindow& classes, int layers) {
  Division best = Divide(classes, layers);
  for (int places = 1; places < layers; ++places) {
    const Division other = Divide(classes, places);
    if (other.groups <= kMostPageGroups && other.Cost() < best.Cost()) best = other;
  }
  return best;
}

}  // namespace

PageGroups GroupLayers(absl::Span<const int64_t> window_tokens_by_layer) {
  LayersByWindow classes;
  for (const int64_t window : window_tokens_by_layer) ++classes[window];
  LONGSPAN_CHECK(!classes.empty() && classes.size() <= kMostPageGroups);
  const Division division = BestDivision(classes, static_cast<int>(window_tokens_by_layer.size()));
  PageGroups groups;
  groups.places = division.places;
  groups.window_tokens.clear();
  std::map<int64_t, LayerPlace> next;  // of each window
  for (const auto& [window, layers] : classes) {
    next[window] = {groups.count(), 0};
    groups.window_tokens.resize(groups.count() + GroupsOf(layers, groups.places), window);
  }
  for (const int64_t window : window_tokens_by_layer) {
    LayerPlace& free = next[window];
    groups.layers.push_back(free);
    if (++free.place == groups.places) free = {free.group + 1, 0};
  }
  return groups;
}

int64_t FirstPageInWindow(int64_t position, int64_t window_tokens) {
  if (window_tokens == 0) return 0;
  return PageOfToken(std::max<int64_t>(0, position - (window_tokens - 1)));
}

int64_t MostPagesOfSequence(const PageGroups& groups, int64_t tokens, int64_t unsettled_tokens) {
  const int64_t all = PagesForTokens(tokens);
  int64_t pages = 0;
  for (const int64_t window : groups.window_tokens) {
    // So many tokens in a row, wherever they begin in a page.
    const int64_t within = window - 1 + std::max<int64_t>(1, unsettled_tokens);
    pages += window == 0 ? all : std::min(all, PagesForTokens(within + kPageTokens - 1));
  }
  return pages;
}

int64_t LongestSequence(const PageGroups& groups, int64_t pages, int64_t unsettled_tokens,
                        int64_t most_tokens) {
  int64_t fits = 0;
  int64_t exceeds = most_tokens + 1;
  while (exceeds - fits > 1) {
    const int64_t tokens = fits + (exceeds - fits) / 2;
    (MostPagesOfSequence(groups, tokens, unsettled_tokens) <= pages ? fits : exceeds) = tokens;
  }
  return fits;
}

}  // namespace longspan

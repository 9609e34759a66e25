#include "tests/reference/sparse_prefill.h"

#include <cmath>
#include <set>

namespace longspan::reference {
namespace {

std::vector<double> MeanQuery(const HeadRows& queries, int64_t begin, int64_t count, int head) {
  std::vector<double> mean(queries.head_dim);
  for (int64_t t = begin; t < begin + count; ++t) {
    for (int e = 0; e < queries.head_dim; ++e) mean[e] += queries.at(t, head)[e] / count;
  }
  return mean;
}

// One after another the largest that is left, of equal ones the first, until they have the mass.
std::set<int64_t> KeptTiles(const SparsePrefillParams& params, const std::vector<double>& masses) {
  std::set<int64_t> kept;
  double mass = 0;
  while (mass < params.kept_mass && kept.size() < masses.size()) {
    int64_t best = -1;
    for (int64_t tile = 0; tile < static_cast<int64_t>(masses.size()); ++tile) {
      if (kept.count(tile) == 0 && (best < 0 || masses[tile] > masses[best])) best = tile;
    }
    kept.insert(best);
    mass += masses[best];
  }
  return kept;
}

}  // namespace

std::vector<double> KeyTileMasses(const SparsePrefillParams& params, const HeadRows& queries,
                                  const HeadRows& means, int64_t tile_begin, int kv_head) {
  const int64_t tiles = tile_begin / params.key_tile_tokens;
  const int group = queries.heads / means.heads;
  std::vector<double> masses(tiles);
  for (int head = kv_head * group; head < (kv_head + 1) * group; ++head) {
    const std::vector<double> query =
        MeanQuery(queries, tile_begin, params.query_tile_tokens, head);
    std::vector<double> weights(tiles);
    double sum = 0;
    for (int64_t tile = 0; tile < tiles; ++tile) {
      const double score = Dot(query.data(), means.at(tile, kv_head), means.head_dim) /
                           std::sqrt(static_cast<double>(means.head_dim));
      sum += weights[tile] = std::exp(score);
    }
    for (int64_t tile = 0; tile < tiles; ++tile) masses[tile] += weights[tile] / sum / group;
  }
  return masses;
}

std::vector<std::vector<int64_t>> PrefillPositions(const SparsePrefillParams& params,
                                                   const HeadRows& queries, const HeadRows& means,
                                                   int64_t position, int64_t prompt_tokens) {
  const int64_t begin = position / params.query_tile_tokens * params.query_tile_tokens;
  const bool is_sparse =
      begin >= params.from_tokens && begin + params.query_tile_tokens <= prompt_tokens;
  std::vector<std::vector<int64_t>> positions(means.heads);
  for (int kv_head = 0; kv_head < means.heads; ++kv_head) {
    const std::set<int64_t> kept =
        is_sparse ? KeptTiles(params, KeyTileMasses(params, queries, means, begin, kv_head))
                  : std::set<int64_t>();
    for (int64_t key = 0; key <= position; ++key) {
      const int64_t tile = key / params.key_tile_tokens;
      const int64_t tile_begin = tile * params.key_tile_tokens;
      const bool is_first = tile_begin < params.first_tokens;
      const bool is_recent = tile_begin + params.key_tile_tokens > begin - params.recent_tokens;
      if (!is_sparse || is_first || is_recent || kept.count(tile) > 0) {
        positions[kv_head].push_back(key);
      }
    }
  }
  return positions;
}

}  // namespace longspan::reference

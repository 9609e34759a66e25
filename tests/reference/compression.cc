#include "tests/reference/compression.h"

#include <cmath>

namespace longspan::reference {
namespace {

// out [D] += one window: x [l, D] with weight [l * D, D] (linear), [l] (weighted), or none (mean).
void CompressWindow(NsaCompress kind, const std::vector<double>& x, const double* weight, int l,
                    int head_dim, double* out) {
  for (int k = 0; k < l; ++k) {
    const double* token = x.data() + k * head_dim;
    if (kind == NsaCompress::kLinear) {
      for (int e = 0; e < head_dim; ++e) {
        const double* row = weight + (k * head_dim + e) * head_dim;
        for (int j = 0; j < head_dim; ++j) out[j] += token[e] * row[j];
      }
    } else {
      const double share = kind == NsaCompress::kWeighted ? weight[k] : 1.0 / l;
      for (int j = 0; j < head_dim; ++j) out[j] += token[j] * share;
    }
  }
}

// Elements of one KV head's weights.
int64_t WeightStride(NsaCompress kind, int l, int head_dim) {
  if (kind == NsaCompress::kLinear) return int64_t{l} * head_dim * head_dim;
  return kind == NsaCompress::kWeighted ? l : 0;
}

// All entries of keys or values; `pe` [Hk, l, D] is added inside each window first.
HeadRows CompressAll(const NsaParams& nsa, const std::vector<double>& weights,
                     const std::vector<double>& pe, const HeadRows& x) {
  const int l = nsa.kernel_tokens;
  const int head_dim = x.head_dim;
  const int64_t weight_stride = WeightStride(nsa.compress, l, head_dim);
  Require(static_cast<int64_t>(weights.size()) == weight_stride * x.heads, "weights per KV head");
  HeadRows entries(EntryCount(nsa, x.tokens), x.heads, head_dim);
  ParallelFor(entries.tokens, [&](int64_t c) {
    std::vector<double> window(static_cast<size_t>(l) * head_dim);
    for (int head = 0; head < x.heads; ++head) {
      for (int k = 0; k < l; ++k) {
        for (int e = 0; e < head_dim; ++e) {
          const double bias = pe.empty() ? 0.0 : pe[(head * l + k) * head_dim + e];
          window[k * head_dim + e] = x.at(c * nsa.stride_tokens + k, head)[e] + bias;
        }
      }
      CompressWindow(nsa.compress, window, weights.data() + head * weight_stride, l, head_dim,
                     entries.at(c, head));
    }
  });
  return entries;
}

// Of the keys of each entry from their mean.
HeadRows Deviations(const NsaParams& nsa, const HeadRows& keys, const HeadRows& means) {
  HeadRows deviations(means.tokens, means.heads, means.head_dim);
  for (int64_t c = 0; c < means.tokens; ++c) {
    for (int head = 0; head < means.heads; ++head) {
      for (int e = 0; e < means.head_dim; ++e) {
        double squares = 0;
        for (int k = 0; k < nsa.kernel_tokens; ++k) {
          const double key = keys.at(c * nsa.stride_tokens + k, head)[e];
          squares += (key - means.at(c, head)[e]) * (key - means.at(c, head)[e]);
        }
        deviations.at(c, head)[e] = std::sqrt(squares / nsa.kernel_tokens);
      }
    }
  }
  return deviations;
}

}  // namespace

int64_t EntryCount(const NsaParams& nsa, int64_t tokens) {
  if (tokens < nsa.kernel_tokens) return 0;
  return (tokens - nsa.kernel_tokens) / nsa.stride_tokens + 1;
}

CompressedEntries Compress(const NsaParams& nsa, const Rope& rope,
                           const CompressionWeights& weights, const HeadRows& keys,
                           const HeadRows& values) {
  CompressedEntries entries;
  entries.keys = CompressAll(nsa, weights.keys, weights.key_pe, keys);
  if (nsa.compress_keys == NsaCompressKeys::kPreRope) {
    for (int64_t c = 0; c < entries.keys.tokens; ++c) {
      for (int head = 0; head < entries.keys.heads; ++head) {
        Rotate(rope, c * nsa.stride_tokens, entries.keys.at(c, head));
      }
    }
  }
  if (nsa.compress_values) entries.values = CompressAll(nsa, weights.values, {}, values);
  if (nsa.compress == NsaCompress::kMeanAndDeviation) {
    entries.deviations = Deviations(nsa, keys, entries.keys);
  }
  return entries;
}

}  // namespace longspan::reference

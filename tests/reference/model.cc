#include "tests/reference/model.h"

#include <algorithm>

#include "tests/reference/pointwise.h"

namespace longspan::reference {
namespace {

// One forward pass; keeps what its layers share.
class Pass {
 public:
  Pass(const Checkpoint& checkpoint, const std::vector<int32_t>& token_ids,
       const std::vector<int64_t>& positions, const ForwardOptions& options)
      : model_(checkpoint), token_ids_(token_ids), positions_(positions), options_(options) {}

  ForwardResult Run() {
    std::vector<double> x = Embed();
    for (size_t layer = 0; layer < model_.layers.size(); ++layer) {
      const LayerWeights& weights = model_.layers[layer];
      Add(OutputNorm(Attention(layer, Norm(x, weights.attention_norm)),
                     weights.attention_output_norm),
          x);
      Add(OutputNorm(Mlp(weights, Norm(x, weights.mlp_norm)), weights.mlp_output_norm), x);
    }
    for (int64_t position : positions_) {
      const auto row = x.begin() + position * model_.hidden;
      const std::vector<double> last(row, row + model_.hidden);
      std::vector<double> normed = Norm(last, model_.final_norm);
      Scale(model_.logits_scale, normed);
      result_.logits.push_back(
          Linear(normed, model_.lm_head, {}, model_.hidden, model_.vocabulary));
    }
    return std::move(result_);
  }

 private:
  int64_t tokens() const { return static_cast<int64_t>(token_ids_.size()); }

  void Round(std::vector<double>& x) const {
    if (!options_.bf16_activations) return;
    for (double& value : x) value = RoundToBf16(value);
  }

  static void Scale(double factor, std::vector<double>& x) {
    for (double& value : x) value *= factor;
  }

  std::vector<double> Embed() const {
    std::vector<double> x;
    for (int32_t id : token_ids_) {
      Require(id >= 0 && id < model_.vocabulary, "ids of the vocabulary");
      const auto row = model_.embedding.begin() + int64_t{id} * model_.hidden;
      x.insert(x.end(), row, row + model_.hidden);
    }
    Scale(model_.embedding_scale, x);
    Round(x);
    return x;
  }

  void Add(const std::vector<double>& delta, std::vector<double>& x) const {
    for (size_t i = 0; i < x.size(); ++i) x[i] += model_.branch_scale * delta[i];
    Round(x);
  }

  std::vector<double> Norm(const std::vector<double>& x, const std::vector<double>& weight) const {
    std::vector<double> y = RmsNorm(x, weight, model_.rms_norm_epsilon);
    Round(y);
    return y;
  }

  std::vector<double> OutputNorm(const std::vector<double>& branch,
                                 const std::vector<double>& weight) const {
    return weight.empty() ? branch : Norm(branch, weight);
  }

  std::vector<double> Project(const std::vector<double>& x, const std::vector<double>& weight,
                              const std::vector<double>& bias, int64_t in, int64_t out) const {
    std::vector<double> y = Linear(x, weight, bias, in, out);
    Round(y);
    return y;
  }

  HeadRows ProjectHeads(const std::vector<double>& x, const std::vector<double>& weight,
                        const std::vector<double>& bias, int heads) const {
    HeadRows rows(tokens(), heads, model_.head_dim);
    rows.values = Project(x, weight, bias, model_.hidden, int64_t{heads} * model_.head_dim);
    return rows;
  }

  // Heads as rows of their own.
  HeadRows NormedHeads(HeadRows rows, const std::vector<double>& weight) const {
    if (!weight.empty()) rows.values = Norm(rows.values, weight);
    return rows;
  }

  Rope RopeOf(const LayerWeights& weights) const { return weights.rotates ? model_.rope : Rope(); }

  HeadRows Rotated(const Rope& rope, HeadRows rows) const {
    for (int64_t t = 0; t < rows.tokens; ++t) {
      for (int head = 0; head < rows.heads; ++head) Rotate(rope, t, rows.at(t, head));
    }
    Round(rows.values);
    return rows;
  }

  std::vector<double> Mlp(const LayerWeights& weights, const std::vector<double>& h) const {
    const int64_t mlp = model_.mlp_hidden;
    std::vector<double> inner =
        Glu(Project(h, weights.gate_proj, weights.gate_bias, model_.hidden, mlp),
            Project(h, weights.up_proj, weights.up_bias, model_.hidden, mlp), weights.activation);
    Round(inner);
    return Project(inner, weights.down_proj, weights.down_bias, mlp, model_.hidden);
  }

  std::vector<double> Attention(size_t layer, const std::vector<double>& h) {
    const LayerWeights& weights = model_.layers[layer];
    const Rope rope = RopeOf(weights);
    HeadRows q = Rotated(
        rope, NormedHeads(ProjectHeads(h, weights.q_proj, weights.q_bias, model_.query_heads),
                          weights.query_norm));
    Scale(model_.query_scale, q.values);
    const HeadRows k = NormedHeads(ProjectHeads(h, weights.k_proj, weights.k_bias, model_.kv_heads),
                                   weights.key_norm);
    SequenceKv kv;
    kv.keys = Rotated(rope, k);
    kv.values = ProjectHeads(h, weights.v_proj, weights.v_bias, model_.kv_heads);
    std::vector<double> out =
        model_.nsa.has_value() ? Sparse(layer, h, q, k, kv) : Dense(q, kv, weights.window_tokens);
    Round(out);
    return Project(out, weights.o_proj, weights.o_bias, int64_t{q.heads} * q.head_dim,
                   model_.hidden);
  }

  std::vector<double> Dense(const HeadRows& q, const SequenceKv& kv, int64_t window_tokens) const {
    std::vector<double> out(q.values.size());
    ParallelFor(tokens(), [&](int64_t t) {
      Store(AttendDense({q.at(t, 0), q.heads, t}, kv.keys, kv.values, window_tokens), t, out);
    });
    return out;
  }

  std::vector<double> Sparse(size_t layer, const std::vector<double>& h, const HeadRows& q,
                             const HeadRows& unrotated_keys, SequenceKv& kv) {
    const NsaParams& nsa = *model_.nsa;
    const LayerWeights& weights = model_.layers[layer];
    const bool pre_rope = nsa.compress_keys == NsaCompressKeys::kPreRope;
    kv.entries = Compress(nsa, RopeOf(weights), weights.compression,
                          pre_rope ? unrotated_keys : kv.keys, kv.values);
    Round(kv.entries.keys.values);
    Round(kv.entries.values.values);
    const int64_t gates =
        nsa.gate == NsaGate::kHead ? 3 * model_.query_heads : (nsa.gate == NsaGate::kToken ? 3 : 0);
    const std::vector<double> gate_logits =
        gates == 0 ? std::vector<double>()
                   : Project(h, weights.branch_gates, {}, model_.hidden, gates);
    const int64_t prompt_tokens = options_.prompt_tokens < 0 ? tokens() : options_.prompt_tokens;

    std::vector<double> out(q.values.size());
    auto& blocks = result_.selections.emplace_back(tokens());
    auto& scores = result_.scores.emplace_back(positions_.size());
    ParallelFor(tokens(), [&](int64_t reversed) {
      const int64_t t =
          tokens() - 1 - reversed;  // the longest first, so that both threads end together
      const Query query{q.at(t, 0), q.heads, t};
      if (AttendsDensely(nsa, t, prompt_tokens)) {
        Store(AttendDense(query, kv.keys, kv.values), t, out);
        return;
      }
      const auto* given =
          options_.selections == nullptr ? nullptr : &(*options_.selections)[layer][t];
      SparseAttention attention =
          AttendSparse(nsa, query, kv, gate_logits.data() + t * gates, given);
      Store(attention.output, t, out);
      blocks[t] = std::move(attention.blocks);
      for (size_t i = 0; i < positions_.size(); ++i) {
        if (positions_[i] == t) scores[i] = attention.scores;
      }
    });
    return out;
  }

  static void Store(const std::vector<double>& row, int64_t t, std::vector<double>& out) {
    std::copy(row.begin(), row.end(), out.begin() + t * static_cast<int64_t>(row.size()));
  }

  const Checkpoint& model_;
  const std::vector<int32_t>& token_ids_;
  const std::vector<int64_t>& positions_;
  const ForwardOptions& options_;
  ForwardResult result_;
};

}  // namespace

ForwardResult ReferenceModel::Forward(const std::vector<int32_t>& token_ids,
                                      const std::vector<int64_t>& positions,
                                      const ForwardOptions& options) const {
  for (int64_t position : positions) {
    Require(position >= 0 && position < static_cast<int64_t>(token_ids.size()), "known positions");
  }
  return Pass(checkpoint_, token_ids, positions, options).Run();
}

}  // namespace longspan::reference

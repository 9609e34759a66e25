#include "engine/loader/weight_summary.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace longspan {
namespace {

// "4 bits". Integers of 8 bits with a scale for each output are what others call int8.
std::string KindOf(const WeightPart& part) {
  if (part.format == WeightFormat::kFloat8) return "fp8";
  const bool is_int8 = part.grouped.bits == 8 && part.grouped.group_inputs == part.inputs();
  return is_int8 ? "int8" : absl::StrCat(part.grouped.bits, " bits");
}

// Names by how many numbers each has, the most first.
class Shares {
 public:
  void Add(const std::string& name, int64_t numbers) { numbers_[name] += numbers; }

  std::vector<std::string> Ordered() const {
    std::vector<std::pair<int64_t, std::string>> order;
    for (const auto& [name, numbers] : numbers_) order.emplace_back(-numbers, name);
    std::sort(order.begin(), order.end());
    std::vector<std::string> names;
    names.reserve(order.size());
    for (const auto& entry : order) names.push_back(entry.second);
    return names;
  }

 private:
  std::map<std::string, int64_t> numbers_;
};

}  // namespace

std::string DescribePacked(const std::vector<const PackedWeight*>& weights) {
  if (weights.empty()) return "";
  Shares kinds;
  Shares labels;
  for (const PackedWeight* weight : weights) {
    const WeightPart part = weight->Describe();
    kinds.Add(KindOf(part), part.values.elements());
    labels.Add(weight->Label(), part.values.elements());
  }
  return absl::StrCat(kinds.Ordered().front(), " (", absl::StrJoin(labels.Ordered(), ", "), ")");
}

}  // namespace longspan

#include "engine/text/pre_tokenizer_json.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

struct NamedBehavior {
  const char* name;
  SplitBehavior behavior;
};

constexpr NamedBehavior kBehaviors[] = {
    {"Isolated", SplitBehavior::kIsolated},
    {"Removed", SplitBehavior::kRemoved},
    {"Contiguous", SplitBehavior::kContiguous},
    {"MergedWithPrevious", SplitBehavior::kMergedWithPrevious},
    {"MergedWithNext", SplitBehavior::kMergedWithNext},
};

class PreTokenizerReader : ComponentReader {
 public:
  using ComponentReader::ComponentReader;

  PreTokenizerSpec Read(const Json& part) {
    ReadPart(part);
    return std::move(spec_);
  }

 private:
  void ReadPart(const Json& part) {
    if (part.is_null()) return;
    const std::string type = TypeOf(part);
    if (type == "Sequence") {
      for (const Json& inner : Elements(part, "pretokenizers", "pre_tokenizer Sequence")) {
        ReadPart(inner);
      }
      return;
    }
    // From there on the text is in the byte alphabet, where patterns would see other characters.
    if (spec_.is_byte_level) NotServed(absl::StrCat("pre_tokenizer ", type, " after ByteLevel"));
    if (type == "Split") {
      ReadSplit(part);
    } else if (type == "Digits") {
      const bool each = Flag(part, "individual_digits", false);
      AddSplit(PatternSpec::Kind::kNumber,
               each ? SplitBehavior::kIsolated : SplitBehavior::kContiguous);
    } else if (type == "WhitespaceSplit") {
      AddSplit(PatternSpec::Kind::kSpace, SplitBehavior::kRemoved);
    } else if (type == "Whitespace") {  // \w+|[^\w\s]+
      AddSplit(PatternSpec::Kind::kSpace, SplitBehavior::kRemoved);
      AddSplit(PatternSpec::Kind::kWordCharacter, SplitBehavior::kContiguous);
    } else if (type == "Metaspace") {
      ReadMetaspace(part);
    } else if (type == "ByteLevel") {
      ReadByteLevel(part);
    } else {
      NotServed(absl::StrCat("pre_tokenizer ", type),
                "Split, Digits, Whitespace, WhitespaceSplit, Metaspace, ByteLevel, Sequence");
    }
  }

  void ReadByteLevel(const Json& part) {
    spec_.is_byte_level = true;
    if (Flag(part, "add_prefix_space", true)) {
      spec_.steps.emplace_back(MetaspaceSpec{" ", PrependScheme::kAlways});
    }
    if (Flag(part, "use_regex", true)) {
      spec_.steps.emplace_back(
          SplitSpec{{PatternSpec::Kind::kRegex, std::string(kGpt2Pattern)}, {}, false});
    }
  }

  void ReadMetaspace(const Json& part) {
    const MetaspaceSpec metaspace = ReadMetaspaceSpec(part, "pre_tokenizer");
    if (metaspace.mark.empty()) return;
    spec_.steps.emplace_back(metaspace);
    if (!Flag(part, "split", true)) return;
    spec_.steps.emplace_back(SplitSpec{
        {PatternSpec::Kind::kLiteral, metaspace.mark}, SplitBehavior::kMergedWithNext, false});
  }

  void AddSplit(PatternSpec::Kind kind, SplitBehavior behavior) {
    spec_.steps.emplace_back(SplitSpec{{kind, ""}, behavior, false});
  }

  void ReadSplit(const Json& part) {
    SplitSpec split;
    const std::string behavior = StringField(part, "behavior");
    bool is_known = false;
    for (const NamedBehavior& known : kBehaviors) {
      if (behavior != known.name) continue;
      split.behavior = known.behavior;
      is_known = true;
    }
    if (!is_known)
      NotServed(absl::StrCat("pre_tokenizer Split with behavior \"", behavior, "\""),
                "Isolated, Removed, Contiguous, MergedWithPrevious, MergedWithNext");
    split.is_inverted = Flag(part, "invert", false);
    std::optional<PatternSpec> pattern = ReadPattern(part, "pre_tokenizer Split");
    if (!pattern.has_value()) return;
    split.pattern = *std::move(pattern);
    spec_.steps.emplace_back(std::move(split));
  }

  PreTokenizerSpec spec_;
};

}  // namespace

PreTokenizerSpec ReadPreTokenizerSpec(const Json& pre_tokenizer,
                                      std::vector<std::string>* problems) {
  return PreTokenizerReader(problems).Read(pre_tokenizer);
}

}  // namespace longspan

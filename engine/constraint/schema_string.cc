// type: string
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/constraint/schema_types.h"
#include "engine/constraint/string_formats.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

// How many characters the matches of an expression have; `most` -1: any number.
struct MatchLength {
  int64_t least;
  int64_t most;
};

MatchLength LengthOf(const RegexNode& node) {
  switch (node.kind) {
    case RegexNode::Kind::kClass:
      return {1, 1};
    case RegexNode::Kind::kChoice: {
      MatchLength length = LengthOf(node.parts[0]);
      for (const RegexNode& part : node.parts) {
        const MatchLength other = LengthOf(part);
        length.least = std::min(length.least, other.least);
        length.most =
            length.most == -1 || other.most == -1 ? -1 : std::max(length.most, other.most);
      }
      return length;
    }
    case RegexNode::Kind::kRepeat: {
      const MatchLength one = LengthOf(node.parts[0]);
      const bool is_bounded = one.most == 0 || (one.most != -1 && node.most != -1);
      return {one.least * node.least, is_bounded ? one.most * std::max<int64_t>(node.most, 0) : -1};
    }
    default: {
      MatchLength sum{0, 0};
      for (const RegexNode& part : node.parts) {
        const MatchLength length = LengthOf(part);
        sum.least += length.least;
        sum.most = sum.most == -1 || length.most == -1 ? -1 : sum.most + length.most;
      }
      return sum;
    }
  }
}

bool HasAnchor(const RegexNode& node, RegexNode::Kind kind) {
  const auto ends = [kind](const RegexNode& sequence) {
    return std::any_of(sequence.parts.begin(), sequence.parts.end(),
                       [kind](const RegexNode& part) { return part.kind == kind; });
  };
  if (node.kind == RegexNode::Kind::kChoice) {
    return std::all_of(node.parts.begin(), node.parts.end(), ends);
  }
  return ends(node);
}

bool IsWhole(const RegexNode& node) {
  return HasAnchor(node, RegexNode::Kind::kTextBegin) && HasAnchor(node, RegexNode::Kind::kTextEnd);
}

std::string Quoted(absl::string_view body) {
  return absl::StrCat("\"\\\"\" (", body, ") \"\\\"\"");
}

// A pattern says how long its matches are; lengths beside it must say no more.
absl::Status CheckLengths(const PlacedSchema& schema, const RegexNode& expression, bool is_whole,
                          int64_t least, int64_t most) {
  MatchLength length = LengthOf(expression);
  if (!is_whole) length.most = -1;
  const bool is_implied =
      length.least >= least && (most == -1 || (length.most != -1 && length.most <= most));
  if (is_implied) return absl::OkStatus();
  return schema.Error(
      "`minLength` and `maxLength` beside `pattern` or `format` are served only "
      "where these say as much (a grammar is one or the other)");
}

absl::StatusOr<std::string> FormatBody(const PlacedSchema& schema, const StringFormat& format,
                                       int64_t least, int64_t most, SchemaContext& context) {
  if (format.pattern.empty()) {
    return schema.Error(absl::StrCat("`format` \"", format.name, "\" is not served"));
  }
  const auto expression = ParseRegex(format.pattern, context.limits);
  if (!expression.ok()) return expression.status();
  const absl::Status fits = CheckLengths(schema, *expression, true, least, most);
  if (!fits.ok()) return fits;
  return Quoted(RegexBody(*expression, RegexText::kJsonString, RegexReach::kWhole));
}

absl::StatusOr<std::string> PatternBody(const PlacedSchema& schema, int64_t least, int64_t most,
                                        SchemaContext& context) {
  const auto pattern = schema.Text("pattern");
  if (!pattern.ok()) return pattern.status();
  const auto expression = PatternOf(schema, *pattern, context);
  if (!expression.ok()) return expression.status();
  const absl::Status fits = CheckLengths(schema, *expression, IsWhole(*expression), least, most);
  if (!fits.ok()) return fits;
  return Quoted(RegexBody(*expression, RegexText::kJsonString, RegexReach::kPart));
}

// Places of a text, [text.size() + 1].
using Places = std::vector<bool>;

bool HasAny(const Places& places) {
  return std::find(places.begin(), places.end(), true) != places.end();
}

void Join(const Places& more, Places* places) {
  for (size_t i = 0; i < places->size(); ++i) (*places)[i] = (*places)[i] || more[i];
}

// Where in `text` the matches end that begin at any of `begins`.
Places MatchEnds(const RegexNode& node, absl::string_view text, const Places& begins);

Places ClassEnds(const RegexNode& node, absl::string_view text, const Places& begins) {
  Places ends(begins.size());
  for (size_t at = 0; at < text.size(); ++at) {
    if (!begins[at]) continue;
    const Utf8Step step = NextUtf8(text, at);
    const bool is_member =
        std::any_of(node.ranges.begin(), node.ranges.end(), [&](const CodeRange& range) {
          return range.first <= step.value && step.value <= range.last;
        });
    if (is_member) ends[at + step.bytes] = true;
  }
  return ends;
}

Places RepeatEnds(const RegexNode& node, absl::string_view text, const Places& begins) {
  Places ends(begins.size()), reached = begins;
  if (node.least == 0) ends = begins;
  // Once all places were reached so often, more times reach no others.
  const int64_t enough = node.least + static_cast<int64_t>(text.size()) + 1;
  const int64_t times = node.most == -1 ? enough : std::min(node.most, enough);
  for (int64_t time = 1; time <= times && HasAny(reached); ++time) {
    reached = MatchEnds(node.parts[0], text, reached);
    if (time >= node.least) Join(reached, &ends);
  }
  return ends;
}

Places MatchEnds(const RegexNode& node, absl::string_view text, const Places& begins) {
  Places ends(begins.size());
  switch (node.kind) {
    case RegexNode::Kind::kClass:
      return ClassEnds(node, text, begins);
    case RegexNode::Kind::kRepeat:
      return RepeatEnds(node, text, begins);
    case RegexNode::Kind::kTextBegin:
      ends.front() = begins.front();
      return ends;
    case RegexNode::Kind::kTextEnd:
      ends.back() = begins.back();
      return ends;
    case RegexNode::Kind::kChoice:
      for (const RegexNode& part : node.parts) Join(MatchEnds(part, text, begins), &ends);
      return ends;
    default:
      ends = begins;
      for (const RegexNode& part : node.parts) ends = MatchEnds(part, text, ends);
      return ends;
  }
}

}  // namespace

bool MatchesPart(const RegexNode& expression, absl::string_view text) {
  Places begins(text.size() + 1);
  for (size_t at = 0; at < text.size(); at += NextUtf8(text, at).bytes) begins[at] = true;
  begins.back() = true;
  return HasAny(MatchEnds(expression, text, begins));
}

absl::StatusOr<RegexNode> PatternOf(const PlacedSchema& schema, absl::string_view pattern,
                                    SchemaContext& context) {
  auto expression = ParseRegex(pattern, context.limits);
  if (!expression.ok()) return schema.Error(expression.status().message());
  return expression;
}

absl::StatusOr<std::string> StringBody(const PlacedSchema& schema, SchemaContext& context) {
  const auto least = schema.Count("minLength", 0), most = schema.Count("maxLength", -1);
  if (!least.ok()) return least.status();
  if (!most.ok()) return most.status();
  if (*most != -1 && *least > *most) return schema.Error("`minLength` is greater than `maxLength`");
  const StringFormat* format = nullptr;
  if (schema.Find("format") != nullptr) {
    const auto name = schema.Text("format");
    if (!name.ok()) return name.status();
    format = FindStringFormat(*name);
  }
  const bool has_pattern = schema.Find("pattern") != nullptr;
  if (format != nullptr && has_pattern) {
    return schema.Error("`pattern` beside `format` is not served (a grammar is one or the other)");
  }
  if (format != nullptr) return FormatBody(schema, *format, *least, *most, context);
  if (has_pattern) return PatternBody(schema, *least, *most, context);
  if (*least == 0 && *most == -1) return context.json.String();
  if (std::max(*least, *most) > context.limits.repetitions) {
    return schema.Error(
        absl::StrCat("lengths of strings are served up to ", context.limits.repetitions));
  }
  return context.json.BoundedString(*least, *most);
}

}  // namespace longspan

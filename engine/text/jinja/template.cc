#include "engine/text/jinja/template.h"

#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/jinja/interpreter.h"
#include "engine/text/jinja/lexer.h"
#include "engine/text/jinja/statement_parser.h"
#include "engine/text/jinja/workspace.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr size_t kMaxTemplateBytes = size_t{1} << 20;

absl::Status CheckSource(absl::string_view source) {
  if (source.size() > kMaxTemplateBytes) {
    return absl::ResourceExhaustedError(absl::StrCat("the template has ", source.size(),
                                                     " bytes, the limit is ", kMaxTemplateBytes));
  }
  const size_t valid = ValidUtf8PrefixBytes(source);
  if (valid == source.size()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("the template is not UTF-8 at byte ", valid));
}

// Lists and dicts anew, strings as they are: what a template does to lists is nobody else's.
Value CopyContainers(Workspace& work, const Value& value) {
  const DepthLevel level(work);
  if (!level.fits() || !work.Spend()) return Value();
  if (value.is_list()) {
    std::vector<Value> items;
    for (const Value& item : value.list().items) items.push_back(CopyContainers(work, item));
    return work.List(std::move(items), value.list().kind);
  }
  if (!value.is_dict()) return value;
  const Value copy = work.Dict();
  for (const auto& [key, member] : value.dict().entries())
    copy.dict().Set(key, CopyContainers(work, member));
  work.store().CountBytes(value.dict().size() * kDictEntryBytes);
  return work.Checked(copy);
}

}  // namespace

Template::Template(std::string source, std::string name)
    : source_(std::move(source)), name_(std::move(name)) {}

Template::~Template() = default;

absl::StatusOr<std::unique_ptr<Template>> Template::Parse(std::string source, std::string name) {
  std::unique_ptr<Template> parsed(new Template(std::move(source), std::move(name)));
  if (absl::Status status = CheckSource(parsed->source_); !status.ok())
    return LocatedStatus(status, parsed->name_, {});
  SourceError error;
  std::vector<Token> tokens = Tokenize(parsed->source_, &error);
  if (error.status.ok()) parsed->syntax_ = ParseSyntax(std::move(tokens), &error);
  if (!error.status.ok()) return LocatedStatus(error.status, parsed->name_, error.at);
  return parsed;
}

absl::StatusOr<MarkedText> Template::Render(const Variables& variables, absl::CivilSecond now,
                                            const RenderLimits& limits) const {
  const bool changes_lists =
      absl::StrContains(source_, "append") || absl::StrContains(source_, "pop");
  Workspace work(limits, now, changes_lists);
  Variables copies;
  if (changes_lists) {
    for (const auto& [name, value] : variables) copies[name] = CopyContainers(work, value);
  }
  Interpreter interpreter(*syntax_, name_, changes_lists ? copies : variables, work);
  MarkedText text = work.failed() ? MarkedText() : interpreter.Run();
  if (work.failed()) return work.status();
  return text;
}

bool Template::Reads(absl::string_view variable) const { return syntax_->reads.contains(variable); }

}  // namespace longspan

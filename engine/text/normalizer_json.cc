#include "engine/text/normalizer_json.h"

#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

struct NamedForm {
  const char* name;
  UnicodeForm form;
};

constexpr NamedForm kForms[] = {
    {"NFC", UnicodeForm::kC},
    {"NFD", UnicodeForm::kD},
    {"NFKC", UnicodeForm::kKC},
    {"NFKD", UnicodeForm::kKD},
};

class NormalizerReader : ComponentReader {
 public:
  using ComponentReader::ComponentReader;

  std::vector<NormalizerStep> Read(const Json& part) {
    ReadPart(part);
    return std::move(steps_);
  }

 private:
  void ReadPart(const Json& part) {
    if (part.is_null()) return;
    const std::string type = TypeOf(part);
    if (type == "Sequence") {
      for (const Json& inner : Elements(part, "normalizers", "normalizer Sequence")) {
        ReadPart(inner);
      }
    } else if (type == "Replace") {
      if (auto replace = ReadReplace(part, "normalizer")) steps_.emplace_back(*std::move(replace));
    } else if (type == "Prepend") {
      steps_.emplace_back(PrependSpec{StringField(part, "prepend")});
    } else if (type == "Strip") {
      steps_.emplace_back(
          StripSpec{Flag(part, "strip_left", false), Flag(part, "strip_right", false)});
    } else if (type == "Lowercase") {
      steps_.emplace_back(LowercaseSpec{});
    } else {
      ReadForm(type);
    }
  }

  void ReadForm(const std::string& type) {
    for (const NamedForm& known : kForms) {
      if (type == known.name) return void(steps_.emplace_back(known.form));
    }
    NotServed(absl::StrCat("normalizer ", type),
              "NFC, NFD, NFKC, NFKD, Replace, Prepend, Strip, Lowercase, Sequence");
  }

  std::vector<NormalizerStep> steps_;
};

}  // namespace

std::vector<NormalizerStep> ReadNormalizerSteps(const Json& normalizer,
                                                std::vector<std::string>* problems) {
  return NormalizerReader(problems).Read(normalizer);
}

}  // namespace longspan

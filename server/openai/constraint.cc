#include "server/openai/constraint.h"

#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

// Of one object's members: the call's constraint, and what is wrong.
class FormReader {
 public:
  FormReader(JsonFields* fields, std::string path, GenerateCall* call)
      : fields_(fields), path_(std::move(path)), call_(call) {}

  // A schema as an object, or as a text that holds one.
  void Schema(const std::string& name) {
    const Json* value = fields_->Tree(name);
    if (value == nullptr) return;
    const std::string* text = StringValue(*value);
    if (text == nullptr && !value->is_object()) {
      return fields_->RefuseType(name, "an object or a text", *value);
    }
    Take(name, JsonSchemaConstraint{text == nullptr ? WriteJson(*value) : *text});
  }

  void Object(const std::string& name) {
    if (fields_->Bool(name).value_or(false)) Take(name, JsonObjectConstraint{});
  }

  void Regex(const std::string& name) {
    if (auto pattern = fields_->String(name)) Take(name, RegexConstraint{*std::move(pattern)});
  }

  void Choice(const std::string& name) {
    if (fields_->Value(name) == nullptr) return;
    Take(name, ChoiceConstraint{fields_->Strings(name)});
  }

  void Grammar(const std::string& name) {
    if (auto grammar = fields_->String(name)) Take(name, GrammarConstraint{*std::move(grammar)});
  }

  void Take(const std::string& name, decltype(Constraint::form) form) {
    const std::string full_name = path_ + name;
    if (call_->constraint) {
      return fields_->Refuse(
          name, absl::StrCat(full_name, " and ", call_->constraint_name, " exclude each other"));
    }
    call_->constraint = Constraint{std::move(form), {}};
    call_->constraint_name = full_name;
  }

 private:
  JsonFields* const fields_;
  const std::string path_;
  GenerateCall* const call_;
};

// {"name", "description", "schema", "strict"}. All schemas are held to, strict or not.
absl::Status ReadNamedSchema(const Json& object, GenerateCall* call) {
  constexpr char kPath[] = "response_format.json_schema.";
  JsonFields fields(object, kPath);
  fields.String("name");
  fields.String("description");
  fields.Bool("strict");
  if (fields.Object("schema") == nullptr) {
    fields.Refuse("schema", absl::StrCat(kPath, "schema is required"));
  }
  FormReader(&fields, kPath, call).Schema("schema");
  return fields.Finish();
}

absl::Status ReadResponseFormat(const Json& object, GenerateCall* call) {
  constexpr char kPath[] = "response_format.";
  JsonFields fields(object, kPath);
  FormReader reader(&fields, kPath, call);
  const auto type = fields.String("type");
  if (type == "json_schema") {
    const Json* named = fields.Object("json_schema");
    if (named != nullptr) {
      LONGSPAN_RETURN_IF_ERROR(ReadNamedSchema(*named, call));
    } else {
      fields.Refuse("json_schema", "response_format.json_schema is required");
    }
  } else if (type == "json_object") {
    // Some servers take a schema here.
    if (fields.Object("schema") != nullptr) {
      reader.Schema("schema");
    } else {
      reader.Take("type", JsonObjectConstraint{});
    }
  } else if (type != "text") {
    fields.Refuse("type",
                  absl::StrCat("response_format.type must be \"text\", \"json_object\" or "
                               "\"json_schema\", found ",
                               type ? Summarize(Json(*type)) : std::string("nothing")),
                  "unsupported");
  }
  return fields.Finish();
}

// White space and further members are as a grammar of ours has them.
void RefuseOtherForms(JsonFields* fields) {
  for (const char* name :
       {"disable_fallback", "disable_any_whitespace", "disable_additional_properties",
        "whitespace_pattern", "structural_tag"}) {
    const Json* value = fields->Value(name);
    if (value == nullptr || *value == Json(false)) continue;
    fields->Refuse(name, absl::StrCat("structured_outputs.", name, " is not supported"),
                   "unsupported");
  }
}

absl::Status ReadStructuredOutputs(const Json& object, GenerateCall* call) {
  constexpr char kPath[] = "structured_outputs.";
  JsonFields fields(object, kPath);
  FormReader reader(&fields, kPath, call);
  const bool was_asked = call->constraint.has_value();
  reader.Schema("json");
  reader.Object("json_object");
  reader.Regex("regex");
  reader.Choice("choice");
  reader.Grammar("grammar");
  RefuseOtherForms(&fields);
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  if (call->constraint && !was_asked) return absl::OkStatus();
  return InvalidField("structured_outputs",
                      "structured_outputs must hold json, json_object, regex, choice or grammar");
}

}  // namespace

absl::Status ReadConstraint(JsonFields* fields, GenerateCall* call) {
  if (const Json* object = fields->Object("response_format")) {
    LONGSPAN_RETURN_IF_ERROR(ReadResponseFormat(*object, call));
  }
  if (const Json* object = fields->Object("structured_outputs")) {
    LONGSPAN_RETURN_IF_ERROR(ReadStructuredOutputs(*object, call));
  }
  FormReader older(fields, "", call);
  older.Schema("guided_json");
  older.Regex("guided_regex");
  older.Choice("guided_choice");
  older.Grammar("guided_grammar");
  return absl::OkStatus();
}

}  // namespace longspan

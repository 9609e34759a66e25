#include "server/admission/chat_constraint.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/chat/call_constraint.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

constexpr char kNoArguments[] = R"({"type":"object","properties":{},"additionalProperties":false})";
constexpr char kAnyArguments[] = R"({"type":"object"})";
// A text in which no call can begin, for formats whose calls look like text at first.
constexpr char kNoCall[] = R"(([^\s{\[`][\s\S]*)?)";

// Keywords of a schema that say of themselves which types it has.
constexpr absl::string_view kWholeKeywords[] = {"$ref", "anyOf", "oneOf", "allOf", "enum", "const"};

class ChatConstrainer {
 public:
  ChatConstrainer(const GenerateCall& call, const ChatCall& chat_call, const ServedChat& chat,
                  const Tokenizer& tokenizer, bool reasoning_is_open, JudgeConstraint judge)
      : call_(call),
        chat_call_(chat_call),
        chat_(chat),
        tokenizer_(tokenizer),
        reasoning_is_open_(reasoning_is_open),
        judge_(judge) {}

  absl::StatusOr<ChatConstraint> Constrain() {
    const ChatConstraint form = AfterReasoning({call_.constraint, call_.constraint_name, false});
    if (!may_call() || (chat_.tool_calls == ToolCallFormat::kNone && !must_call())) return form;
    if (chat_.tool_calls == ToolCallFormat::kNone) {
      return OfConstraint(absl::UnimplementedError(
                              "calls of tools are not read here (--tool-call-parser none), and "
                              "tool_choice asks for one"),
                          "tool_choice");
    }
    LONGSPAN_RETURN_IF_ERROR(TakeTools());
    if (!is_owed() && (!chat_.constrain_tool_calls || call_.ignore_eos)) return form;
    ChatConstraint held = AfterReasoning(WithCalls());
    if (!held.constraint || judge_(*held.constraint).ok()) return held;
    // Something of it is not served: once it is known what, the rest may be.
    LONGSPAN_RETURN_IF_ERROR(JudgeParts());
    held = AfterReasoning(WithCalls());
    const absl::Status judged = judge_(*held.constraint);
    if (judged.ok()) return held;
    if (!is_owed()) return form;
    return OfConstraint(judged, must_call() ? "tool_choice" : "tools");
  }

 private:
  ToolChoice::Kind choice() const {
    return chat_call_.tool_choice ? chat_call_.tool_choice->kind : ToolChoice::Kind::kAuto;
  }
  bool is_named() const { return choice() == ToolChoice::Kind::kNamed; }
  bool must_call() const { return is_named() || choice() == ToolChoice::Kind::kRequired; }
  bool may_call() const {
    return choice() != ToolChoice::Kind::kNone && chat_call_.tools.is_array() &&
           !chat_call_.tools.empty();
  }
  bool is_owed() const { return must_call() || has_strict_ || call_.constraint.has_value(); }

  struct TakenTool {
    CallableTool tool;
    std::string path;  // of its schema
    bool must_hold;
  };

  absl::Status TakeTools() {
    for (size_t i = 0; i < chat_call_.tools.size(); ++i) {
      const Json& function = *FindMember(chat_call_.tools[i], "function");
      const std::string name = *StringValue(*FindMember(function, "name"));
      if (is_named() && name != chat_call_.tool_choice->name) continue;
      const Json* strict = FindMember(function, "strict");
      const bool is_strict = strict != nullptr && *strict == Json(true);
      has_strict_ = has_strict_ || is_strict;
      tools_.push_back({{name, kNoArguments},
                        absl::StrCat("tools[", i, "].function.parameters"),
                        is_strict || must_call()});
      const Json* parameters = FindMember(function, "parameters");
      if (parameters == nullptr) continue;
      Json schema = *parameters;
      const absl::Status problem = MakeObject(&schema);
      tools_.back().tool.schema = WriteJson(schema);
      if (!problem.ok()) LONGSPAN_RETURN_IF_ERROR(LeaveSchema(problem, &tools_.back()));
    }
    return absl::OkStatus();
  }

  // What cannot be held to may be any object, unless it must be held to.
  static absl::Status LeaveSchema(const absl::Status& problem, TakenTool* of) {
    if (of->must_hold) return OfConstraint(problem, of->path);
    of->tool.schema = kAnyArguments;
    return absl::OkStatus();
  }

  absl::Status JudgeParts() {
    if (call_.constraint) {
      LONGSPAN_RETURN_IF_ERROR(OfConstraint(judge_(*call_.constraint), call_.constraint_name));
    }
    for (TakenTool& taken : tools_) {
      const absl::Status judged = judge_({JsonSchemaConstraint{taken.tool.schema}, {}});
      if (absl::IsInvalidArgument(judged)) LONGSPAN_RETURN_IF_ERROR(LeaveSchema(judged, &taken));
    }
    return absl::OkStatus();
  }

  static absl::Status MakeObject(Json* schema) {
    const Json* type = FindMember(*schema, "type");
    if (type != nullptr && *type != Json("object")) {
      return absl::InvalidArgumentError(
          absl::StrCat("arguments are an object, and the schema's `type` is ", Summarize(*type)));
    }
    const bool says_type = std::any_of(
        std::begin(kWholeKeywords), std::end(kWholeKeywords),
        [schema](absl::string_view keyword) { return FindMember(*schema, keyword) != nullptr; });
    if (!says_type) (*schema)["type"] = "object";
    return absl::OkStatus();
  }

  ChatConstraint AfterReasoning(ChatConstraint held) const {
    if (held.constraint) {
      BeginAfterReasoning(chat_.reasoning, reasoning_is_open_, chat_.marker_tokens.reasoning,
                          tokenizer_, &*held.constraint);
    }
    return held;
  }

  ChatConstraint WithCalls() const {
    const bool several = !is_named() && chat_call_.parallel_tool_calls.value_or(true);
    const CallStyle style = CallStyleOf(chat_.tool_calls, chat_.chat_template->source(), several);
    std::vector<CallableTool> tools;
    for (const TakenTool& taken : tools_) tools.push_back(taken.tool);
    CallConstraint calls =
        MakeCallConstraint(style, tools, chat_.marker_tokens.tool_calls, tokenizer_);
    calls.takes_several = several;
    calls.is_required = must_call() || call_.constraint || style.open.empty();
    ChatConstraint held{std::nullopt, "tools", true};
    if (must_call() || !calls.is_required) {
      held.constraint = Constraint{std::move(calls), {}};
    } else if (call_.constraint) {
      held = {call_.constraint, call_.constraint_name, true};
      held.constraint->or_calls = std::move(calls);
    } else if (has_strict_) {
      held.constraint = Constraint{RegexConstraint{kNoCall}, {}};
      held.constraint->or_calls = std::move(calls);
    } else {
      held.holds_calls = false;
    }
    return held;
  }

  const GenerateCall& call_;
  const ChatCall& chat_call_;
  const ServedChat& chat_;
  const Tokenizer& tokenizer_;
  const bool reasoning_is_open_;
  const JudgeConstraint judge_;
  std::vector<TakenTool> tools_;
  bool has_strict_ = false;
};

}  // namespace

absl::Status OfConstraint(const absl::Status& status, absl::string_view name) {
  if (absl::IsUnimplemented(status)) return WithParam(WithCode(status, "unsupported"), name);
  if (!absl::IsInvalidArgument(status)) return status;
  return InvalidField(name, absl::StrCat(name, ": ", status.message()), "invalid_constraint");
}

absl::StatusOr<ChatConstraint> ConstrainChat(const GenerateCall& call, const ChatCall& chat_call,
                                             const ServedChat& chat, const Tokenizer& tokenizer,
                                             bool reasoning_is_open, JudgeConstraint judge) {
  return ChatConstrainer(call, chat_call, chat, tokenizer, reasoning_is_open, judge).Constrain();
}

}  // namespace longspan

#include "engine/text/jinja/workspace.h"

#include <string>

#include "absl/strings/cord.h"
#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr absl::string_view kRaisedPayload = "longspan/template_raised";
constexpr size_t kBytesOfStep = 1024;

}  // namespace

void Workspace::SetStatus(absl::Status status) {
  if (!failed()) status_ = std::move(status);
}

Value Workspace::Fail(absl::string_view problem) {
  SetStatus(absl::InvalidArgumentError(problem));
  return Value();
}

Value Workspace::Raise(const MarkedText& message) {
  absl::Status status = absl::InvalidArgumentError(message.bytes());
  status.SetPayload(kRaisedPayload, absl::Cord(message.bytes()));
  SetStatus(std::move(status));
  return Value();
}

Value Workspace::FailLimit(absl::string_view limit, int64_t allowed) {
  SetStatus(absl::ResourceExhaustedError(
      absl::StrCat("the template takes more than the limit of ", allowed, " ", limit)));
  return Value();
}

void Workspace::Locate(absl::string_view template_name, SourcePosition at) {
  if (is_located_ || !failed()) return;
  status_ = LocatedStatus(status_, template_name, at);
  is_located_ = true;
}

bool Workspace::Spend(size_t bytes) {
  steps_ += 1 + static_cast<int64_t>(bytes / kBytesOfStep);
  if (steps_ > limits_.steps) FailLimit("steps", limits_.steps);
  return !failed();
}

bool Workspace::Reserve(size_t bytes) {
  if (bytes > limits_.value_bytes || store_.bytes() > limits_.value_bytes - bytes)
    FailLimit("bytes of values", static_cast<int64_t>(limits_.value_bytes));
  return !failed();
}

bool Workspace::Enter() {
  if (++depth_ > limits_.depth) FailLimit("levels of nesting", limits_.depth);
  return !failed();
}

Value Workspace::Checked(Value value) {
  if (Reserve(0)) return value;
  return Value();
}

Value Workspace::String(MarkedText text) { return Checked(store_.String(std::move(text))); }

Value Workspace::List(std::vector<Value> items, ListKind kind) {
  return Checked(store_.List(std::move(items), kind));
}

Value Workspace::Dict() { return Checked(store_.Dict()); }

Value Workspace::Object(ObjectValue object) { return Checked(store_.Object(std::move(object))); }

std::optional<std::string> RaisedMessage(const absl::Status& status) {
  const absl::optional<absl::Cord> message = status.GetPayload(kRaisedPayload);
  if (!message.has_value()) return std::nullopt;
  return std::string(*message);
}

}  // namespace longspan

#include "clients/cpp/conversation.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>
#include <utility>

#include "clients/cpp/input_text.h"
#include "google/protobuf/util/json_util.h"

namespace longspan {
namespace {

constexpr char kSystemRole[] = "system";

bool BeginsWithSystem(const v1::ChatMessages& chat) {
  return chat.messages_size() > 0 && chat.messages(0).role() == kSystemRole;
}

}  // namespace

void Conversation::SetSystem(const std::string& text) {
  if (BeginsWithSystem(chat_)) chat_.mutable_messages()->DeleteSubrange(0, 1);
  if (text.empty()) return;
  v1::ChatMessages begun;
  begun.add_messages()->set_role(kSystemRole);
  begun.mutable_messages(0)->set_content(text);
  begun.MergeFrom(chat_);
  chat_ = std::move(begun);
}

void Conversation::Say(const std::string& text) {
  v1::ChatMessage* message = chat_.add_messages();
  message->set_role("user");
  message->set_content(std::exchange(documents_, {}) + text);
}

void Conversation::Reset() {
  const int kept = BeginsWithSystem(chat_) ? 1 : 0;
  chat_.mutable_messages()->DeleteSubrange(kept, chat_.messages_size() - kept);
  documents_.clear();
}

std::string Conversation::Save(const std::string& path) const {
  google::protobuf::util::JsonPrintOptions options;
  options.preserve_proto_field_names = true;
  options.add_whitespace = true;
  std::string json;
  const auto status = google::protobuf::util::MessageToJsonString(chat_, &json, options);
  if (!status.ok()) return "cannot write it as JSON: " + status.ToString();
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << json << std::flush;
  return file ? "" : "cannot write " + path + ": " + std::strerror(errno);
}

std::string Conversation::Load(const std::string& path) {
  const std::optional<std::string> json = ReadFile(path);
  if (!json.has_value()) return "cannot read " + path + ": " + std::strerror(errno);
  v1::ChatMessages loaded;
  const auto status = google::protobuf::util::JsonStringToMessage(*json, &loaded);
  if (!status.ok()) return path + " holds no conversation: " + std::string(status.message());
  chat_ = std::move(loaded);
  documents_.clear();
  return "";
}

}  // namespace longspan

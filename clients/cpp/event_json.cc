#include "clients/cpp/event_json.h"

#include <iostream>
#include <string>

#include "google/protobuf/util/json_util.h"

namespace longspan {

void PrintJson(const google::protobuf::Message& message) {
  google::protobuf::util::JsonPrintOptions options;
  options.preserve_proto_field_names = true;
  options.always_print_primitive_fields = true;
  std::string json;
  const auto status = google::protobuf::util::MessageToJsonString(message, &json, options);
  if (status.ok()) {
    std::cout << json << "\n" << std::flush;
  } else {
    std::cerr << "longspan: an event is not JSON: " << status.ToString() << "\n";
  }
}

}  // namespace longspan

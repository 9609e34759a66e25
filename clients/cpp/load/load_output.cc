#include "clients/cpp/load/load_output.h"

#include <iostream>
#include <utility>

#include "clients/cpp/command.h"
#include "clients/cpp/load/load_json.h"
#include "clients/cpp/load/load_screen.h"

namespace longspan {

void LiveOutput::Show(const LoadView& view) {
  draw_ = [this, view](int columns) { return DrawLoad(view, server_, columns); };
  Redraw();
}

void LiveOutput::ShowTrouble(const grpc::Status& status) {
  const std::string reason = FailureText(server_, status) + " Trying again.";
  draw_ = [this, reason](int columns) { return DrawTrouble(reason, server_, columns); };
  Redraw();
}

void LiveOutput::Resize() {
  terminal_.Clear();
  Redraw();
}

void LiveOutput::Redraw() {
  if (!draw_) return;
  const int columns = SizeOfTerminal().columns;
  std::vector<std::string> lines = draw_(columns);
  if (has_keys()) lines.push_back(std::string("(q ends it)").substr(0, columns));
  terminal_.Show(lines);
}

void StreamOutput::Show(const LoadView& view) {
  in_trouble_ = false;
  if (json_) {
    std::cout << LoadJson(view, server_) << std::endl;
    return;
  }
  if (std::exchange(shown_, true)) std::cout << "\n";
  for (const std::string& line : DrawLoad(view, server_, TerminalSize().columns)) {
    std::cout << line << "\n";
  }
  std::cout << std::flush;
}

void StreamOutput::ShowTrouble(const grpc::Status& status) {
  if (!std::exchange(in_trouble_, true)) ReportFailure(server_, status);
}

}  // namespace longspan

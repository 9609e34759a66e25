#include "clients/cpp/load/load_output.h"

#include <iostream>
#include <utility>

#include "clients/cpp/base/command.h"
#include "clients/cpp/base/failure_text.h"
#include "clients/cpp/load/load_json.h"
#include "clients/cpp/load/load_screen.h"

namespace longspan {

void LiveOutput::Show(const LoadView& view) {
  draw_ = [this, view](int columns) { return DrawLoad(view, connection_.server, columns); };
  Redraw();
}

void LiveOutput::ShowTrouble(const grpc::Status& status) {
  // To look at the server takes time, so once for what stays the same.
  if (std::exchange(trouble_, status.error_message()) != status.error_message() || reason_.empty())
    reason_ = FailureText(connection_, app_, status) + " Trying again.";
  draw_ = [this](int columns) { return DrawTrouble(reason_, connection_.server, columns); };
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
    std::cout << LoadJson(view, connection_.server) << std::endl;
    return;
  }
  if (std::exchange(shown_, true)) std::cout << "\n";
  for (const std::string& line : DrawLoad(view, connection_.server, TerminalSize().columns)) {
    std::cout << line << "\n";
  }
  std::cout << std::flush;
}

void StreamOutput::ShowTrouble(const grpc::Status& status) {
  if (!std::exchange(in_trouble_, true)) ReportFailure(connection_, app_, status);
}

}  // namespace longspan

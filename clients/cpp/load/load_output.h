// Where `longspan load` shows what it hears: a view on a terminal, text, or lines of JSON.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "clients/cpp/load/sample_history.h"
#include "clients/cpp/load/terminal.h"
#include "grpcpp/support/status.h"

namespace longspan {

class LoadOutput {
 public:
  virtual ~LoadOutput() = default;
  virtual void Show(const LoadView& view) = 0;
  // There is no sample.
  virtual void ShowTrouble(const grpc::Status& status) = 0;
  // The terminal has another size.
  virtual void Resize() {}
  // Whether a key can end it.
  virtual bool has_keys() const { return false; }
};

// Redrawn in place. Trouble takes the place of the numbers.
class LiveOutput : public LoadOutput {
 public:
  explicit LiveOutput(std::string server) : server_(std::move(server)) {}
  void Show(const LoadView& view) override;
  void ShowTrouble(const grpc::Status& status) override;
  void Resize() override;
  bool has_keys() const override { return terminal_.has_keys(); }

 private:
  using Draw = std::function<std::vector<std::string>(int columns)>;
  void Redraw();

  const std::string server_;
  Terminal terminal_;
  Draw draw_;  // what is shown; empty: nothing yet
};

// A sample after the other on standard output. Trouble goes to standard error, once until there is
// a sample again.
class StreamOutput : public LoadOutput {
 public:
  StreamOutput(std::string server, bool json) : server_(std::move(server)), json_(json) {}
  void Show(const LoadView& view) override;
  void ShowTrouble(const grpc::Status& status) override;

 private:
  const std::string server_;
  const bool json_;
  bool in_trouble_ = false;
  bool shown_ = false;
};

}  // namespace longspan

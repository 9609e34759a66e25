// Where `longspan load` shows what it hears: a view on a terminal, text, or lines of JSON. What
// constructors take outlives the output; failures are reported with the command's flags.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "CLI/App.hpp"
#include "clients/cpp/base/connection.h"
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
  LiveOutput(const Connection& connection, const CLI::App& app)
      : connection_(connection), app_(app) {}
  void Show(const LoadView& view) override;
  void ShowTrouble(const grpc::Status& status) override;
  void Resize() override;
  bool has_keys() const override { return terminal_.has_keys(); }

 private:
  using Draw = std::function<std::vector<std::string>(int columns)>;
  void Redraw();

  const Connection& connection_;
  const CLI::App& app_;
  Terminal terminal_;
  std::string trouble_;  // of the last failed call, and the message that reports it
  std::string reason_;
  Draw draw_;  // what is shown; empty: nothing yet
};

// A sample after the other on standard output. Trouble goes to standard error, once until there is
// a sample again.
class StreamOutput : public LoadOutput {
 public:
  StreamOutput(const Connection& connection, const CLI::App& app, bool json)
      : connection_(connection), app_(app), json_(json) {}
  void Show(const LoadView& view) override;
  void ShowTrouble(const grpc::Status& status) override;

 private:
  const Connection& connection_;
  const CLI::App& app_;
  const bool json_;
  bool in_trouble_ = false;
  bool shown_ = false;
};

}  // namespace longspan

#include "server/options/process_flags.h"

#include <string>

#include "server/base/otlp_endpoint.h"
#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

Flag OtlpEndpointFlag() {
  return {"otlp-endpoint", "URL",
          "http://host[:port][/path] of a collector that takes spans by OTLP, as JSON [none]",
          [](const std::string& text, Options* options) {
            if (!ParseOtlpEndpoint(text).has_value()) return MustBe("http://host[:port][/path]");
            options->otlp_endpoint = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.otlp_endpoint; }};
}

}  // namespace

std::vector<Flag> ProcessFlags() {
  return {
      IntegerFlag("network-threads", 1, 256,
                  "threads that serve HTTP connections, and as many for those of gRPC",
                  LONGSPAN_FIELD(network_threads)),
      IntegerFlag("tokenizer-threads", 1, 256, "threads that tokenise and parse large bodies",
                  LONGSPAN_FIELD(tokenizer_threads)),
      IntegerFlag("constraint-threads", 1, 256, "threads that compile what answers are held to",
                  LONGSPAN_FIELD(constraints.threads)),
      ChoiceFlag<LogLevel>("log-level", "least severity that is logged",
                           {{"debug", LogLevel::kDebug},
                            {"info", LogLevel::kInfo},
                            {"warning", LogLevel::kWarning},
                            {"error", LogLevel::kError}},
                           LONGSPAN_FIELD(log.level)),
      ChoiceFlag<LogFormat>("log-format", "form of a log line",
                            {{"text", LogFormat::kText}, {"json", LogFormat::kJson}},
                            LONGSPAN_FIELD(log.format)),
      IntegerFlag("log-lines-per-second", 0, 1'000'000,
                  "log lines of one kind that one peer may cause a second; a line says how many "
                  "more there were; 0: all are written",
                  LONGSPAN_FIELD(log.lines_per_second)),
      OtlpEndpointFlag(),
      SecondsFlag("device-timeout-s", 0, 86400,
                  "a step that has not ended after ten times its predicted time, and after this "
                  "long, is a device that hangs: what is in flight ends with UNAVAILABLE, and the "
                  "process with 70; 0: steps may take for ever",
                  LONGSPAN_FIELD(device_timeout)),
      OnOffFlag("core-on-device-fault",
                "whether the process ends with SIGABRT, and so with a core, when the device has "
                "failed or hangs; the core has the stack of the thread that hangs, and no memory "
                "that holds prompts",
                LONGSPAN_FIELD(core_on_device_fault)),
      SecondsFlag("drain-grace-s", 0, 3600,
                  "how long work is still taken after SIGTERM, while probes are told that it will "
                  "not be",
                  LONGSPAN_FIELD(drain_grace)),
      SecondsFlag("drain-timeout-s", 0, 86400, "how long running requests may go on after SIGTERM",
                  LONGSPAN_FIELD(drain_timeout)),
  };
}

}  // namespace longspan

#include "server/options/front_end_flags.h"

#include <string>

#include "server/base/origin_list.h"
#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

Flag CorsFlag() {
  return {"cors-allow-origin", "ORIGINS",
          "origins whose pages may call from browsers, apart by commas, or * for all [none]",
          [](const std::string& text, Options* options) {
            if (text != "*" && !ParseOrigins(text).has_value()) {
              return MustBe(
                  "*, or origins apart by commas, such as https://example.org or "
                  "http://localhost:3000, with nothing behind");
            }
            options->cors_allow_origin = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.cors_allow_origin; }};
}

bool HasKeys(const Options& options) { return !options.api_keys_file.empty(); }

}  // namespace

std::vector<Flag> FrontEndFlags() {
  return {
      AddressFlag("http-address",
                  "where the OpenAI-compatible API listens; a name stands for its first address",
                  &Options::http_address),
      AddressFlag("grpc-address", "where the gRPC API listens, likewise", &Options::grpc_address),
      OnOffFlag("grpc-reflection", "whether gRPC clients may ask what is served",
                LONGSPAN_FIELD(grpc_reflection)),
      CorsFlag(),
      OnOffFlag("ui", "whether / is a UI for browsers, which shows the daemon at work",
                LONGSPAN_FIELD(ui)),
      OnOffFlag("vllm-metric-names",
                "whether /metrics also tells what endpoint pickers and stock dashboards read by "
                "the names that vLLM gives it",
                LONGSPAN_FIELD(vllm_metric_names)),
      TextFlag("api-keys-file", "FILE",
               "lines tenant:hash of the API keys (`longspan key` makes them) that all calls but "
               "health need [none: everybody may call]",
               LONGSPAN_FIELD(api_keys_file)),
      PrintedIf(HasKeys, OnOffFlag("metrics-without-key", "whether /metrics needs no API key [off]",
                                   LONGSPAN_FIELD(metrics_without_key))),
      TextFlag("tls-cert-file", "FILE",
               "certificate chain in PEM; both ports then speak TLS alone. Like the next two and "
               "the keys it is read again when it changes, and on SIGHUP [none]",
               LONGSPAN_FIELD(tls.certificate)),
      TextFlag("tls-key-file", "FILE", "private key of the certificate, in PEM [none]",
               LONGSPAN_FIELD(tls.key)),
      TextFlag("client-ca-file", "FILE",
               "authorities in PEM; clients need a certificate of one of them [none]",
               LONGSPAN_FIELD(tls.client_ca)),
  };
}

}  // namespace longspan

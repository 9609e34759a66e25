#include "server/options/options.h"

#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "CLI/App.hpp"
#include "CLI/Config.hpp"
#include "CLI/Formatter.hpp"
#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/strip.h"
#include "clients/command_line/bash_completion.h"
#include "clients/command_line/flag_facts.h"
#include "clients/command_line/manual_page.h"
#include "clients/command_line/unknown_argument.h"
#include "clients/command_line/version.h"
#include "clients/command_line/zsh_completion.h"
#include "server/options/flags.h"

namespace longspan {
namespace {

using Environment = std::function<const char*(const std::string&)>;

std::string EnvironmentName(const std::string& flag) {
  return absl::StrCat("LONGSPAN_", absl::AsciiStrToUpper(absl::StrReplaceAll(flag, {{"-", "_"}})));
}

// A value and where it was found, for messages.
struct Given {
  std::string text;
  std::string source;
};

// What stands on the command line, in the environment and in the file, before it is judged.
class Gatherer {
 public:
  explicit Gatherer(const Environment& environment) : environment_(environment) {}

  void ReadArguments(const std::vector<std::string>& arguments) {
    DeclareFlags();
    std::vector<std::string> reversed = WithEmptyValues(arguments);
    absl::c_reverse(reversed);
    try {
      app_.parse(reversed);
    } catch (const CLI::CallForHelp&) {
      asked_text_ = app_.help();
      return;
    } catch (const CLI::ParseError& error) {
      errors.push_back(error.what());
      return;
    }
    if (manual_) asked_text_ = ManualPage(app_, 8);
    if (shell_ == "bash") asked_text_ = BashCompletion(app_, "longspand --print-completion bash");
    if (shell_ == "zsh") asked_text_ = ZshCompletion(app_, "longspand --print-completion zsh");
    for (const Flag& flag : Flags()) {
      if (app_.count("--" + flag.name) > 0) Give(flag.name, texts_[flag.name], "");
    }
    for (const std::string& extra : app_.remaining()) {
      errors.push_back(absl::StartsWith(extra, "-")
                           ? absl::StrCat("there is no flag ", extra, "; see --help.",
                                          DidYouMean(extra, FlagNamesOf(app_)))
                           : absl::StrCat("unexpected argument \"", extra, "\"."));
    }
  }

  void ReadEnvironment() {
    for (const Flag& flag : Flags()) {
      const std::string name = EnvironmentName(flag.name);
      if (const char* text = environment_(name))
        Give(flag.name, text, absl::StrCat(" (", name, ")"));
    }
    if (config_file.empty()) {
      if (const char* path = environment_("LONGSPAN_CONFIG")) config_file = path;
    }
    ReadSwitch("check", &check);
    ReadSwitch("print-config", &print_config);
  }

  void ReadFile() {
    if (config_file.empty()) return;
    std::vector<CLI::ConfigItem> items;
    try {
      items = CLI::ConfigTOML().from_file(config_file);
    } catch (const CLI::Error& error) {
      file_errors.push_back(absl::StrCat("--config ", config_file, ": ", error.what()));
      return;
    }
    std::set<std::string> seen;
    for (const CLI::ConfigItem& item : items) {
      if (item.name == "++" || item.name == "--") continue;  // a section begins or ends
      const std::string name = absl::StrReplaceAll(item.fullname(), {{"_", "-"}});
      if (!texts_.contains(name) || item.inputs.size() != 1) {
        file_errors.push_back(absl::StrCat(
            config_file, ": \"", item.fullname(),
            texts_.contains(name) ? "\" must have one value." : "\" is no flag's name."));
      } else if (!seen.insert(name).second) {
        file_errors.push_back(absl::StrCat(config_file, ": \"", name, "\" stands twice."));
      } else {
        Give(name, item.inputs[0], absl::StrCat(" (", config_file, ")"));
        if (given[name].source == absl::StrCat(" (", config_file, ")")) from_file.insert(name);
      }
    }
  }

  // What was asked for in place of a server; empty: nothing.
  const std::string& asked_text() const { return asked_text_; }

  std::map<std::string, Given> given;
  std::set<std::string> from_file;
  std::vector<std::string> errors;
  std::vector<std::string> file_errors;
  std::string config_file;
  bool check = false;
  bool print_config = false;
  bool version = false;

 private:
  // "--flag=" has the empty text as its value. The library would take the next argument, whatever
  // that is.
  static std::vector<std::string> WithEmptyValues(const std::vector<std::string>& arguments) {
    std::vector<std::string> separate;
    for (absl::string_view argument : arguments) {
      const bool is_empty = absl::StartsWith(argument, "--") && absl::ConsumeSuffix(&argument, "=");
      separate.emplace_back(argument);
      if (is_empty) separate.emplace_back();
    }
    return separate;
  }

  // A switch that the command line has not put on already.
  void ReadSwitch(const char* flag, bool* on) {
    const std::string name = EnvironmentName(flag);
    const char* text = environment_(name);
    if (text == nullptr || *on) return;
    if (absl::SimpleAtob(text, on)) return;
    errors.push_back(
        absl::StrCat("--", flag, " (", name, ") is \"", text, "\"; it must be true or false."));
  }

  // Values stay text here, so that all mistakes can be reported together.
  void DeclareFlags() {
    const Options defaults;
    for (const Flag& flag : Flags()) {
      const std::string value = flag.get(defaults);
      app_.add_option("--" + flag.name, texts_[flag.name],
                      absl::StrCat(flag.help, value.empty() ? "" : absl::StrCat(" [", value, "]")))
          ->type_name(flag.value_name)
          ->take_last();
    }
    app_.add_option("--config", config_file, "file of lines flag = value")
        ->type_name("FILE")
        ->take_last();
    app_.add_flag("--check", check, "validate everything but the weights' values, then end");
    app_.add_flag("--print-config", print_config,
                  "print what would be used, as a file for --config");
    app_.add_flag("--version", version, "print the version");
    app_.add_option("--print-completion", shell_, "print what completes command lines in a shell")
        ->type_name("bash|zsh")
        ->check(CLI::IsMember({"bash", "zsh"}).description(""));
    app_.add_flag("--print-manual", manual_, "print the manual page");
    app_.allow_extras();
    app_.footer(
        "Every flag may also be given as LONGSPAN_FLAG_NAME in the environment; the command "
        "line wins over the environment, and that over the file.");
  }

  // The first source to name a flag decides.
  void Give(const std::string& name, const std::string& text, const std::string& source) {
    given.try_emplace(name, Given{text, source});
  }

  const Environment& environment_;
  CLI::App app_{"Serves long-context language models with native sparse attention.", "longspand"};
  std::map<std::string, std::string> texts_;
  std::string shell_;
  bool manual_ = false;
  std::string asked_text_;
};

// Fewer sequences at once than the defaults assume bring these down with them.
void LowerDefaults(const Gatherer& gathered, Options* options) {
  const auto lower = [&gathered](const char* flag, int32_t limit, int32_t* value) {
    if (!gathered.given.contains(flag)) *value = std::min(*value, limit);
  };
  EngineOptions& engine = options->engine;
  constexpr int32_t kAny = std::numeric_limits<int32_t>::max();
  const int32_t running = options->max_running_requests.value_or(kAny);
  lower("max-partial-prefills", running, &engine.max_partial_prefills);
  lower("max-long-prefills", engine.max_partial_prefills, &engine.max_long_prefills);
  lower("max-n", running, &options->limits.max_n);
}

// Flags of scheduling that others leave without effect.
void CheckScheduling(const Gatherer& gathered, const Options& options,
                     std::vector<std::string>* errors) {
  const EngineOptions& engine = options.engine;
  const auto given = [&gathered](const char* flag) { return gathered.given.contains(flag); };
  if (options.max_running_requests && engine.max_partial_prefills > *options.max_running_requests) {
    errors->push_back(absl::StrCat("--max-partial-prefills is ", engine.max_partial_prefills,
                                   "; it must not exceed --max-running-requests, which is ",
                                   *options.max_running_requests, "."));
  }
  if (engine.max_long_prefills > engine.max_partial_prefills) {
    errors->push_back(absl::StrCat("--max-long-prefills is ", engine.max_long_prefills,
                                   "; it must not exceed --max-partial-prefills, which is ",
                                   engine.max_partial_prefills, "."));
  }
  if (engine.max_long_prefills >= engine.max_partial_prefills && given("long-prompt-tokens")) {
    errors->push_back(absl::StrCat(
        "--long-prompt-tokens has no effect where --max-long-prefills, ", engine.max_long_prefills,
        ", is not below --max-partial-prefills, ", engine.max_partial_prefills, "."));
  }
  if (given("prefix-tenant-share") && !engine.prefix_cache) {
    errors->push_back("--prefix-tenant-share has no effect beside --prefix-cache off.");
  } else if (given("prefix-tenant-share") && !options.limits.distinguishes_tenants()) {
    errors->push_back(
        "--prefix-tenant-share has no effect without --request-tenants on or --api-keys-file: all "
        "requests are of one tenant.");
  }
}

// What says how sparse decode is done, where none is.
void CheckSparseDecode(const Gatherer& gathered, const Options& options,
                       std::vector<std::string>* errors) {
  if (options.sparse_decode.mode != SparseDecodeMode::kOff) return;
  for (const char* flag :
       {"sparse-decode-budget-tokens", "sparse-decode-budget-share", "sparse-decode-from-tokens"}) {
    if (!gathered.given.contains(flag)) continue;
    errors->push_back(absl::StrCat("--", flag, " has no effect beside --sparse-decode off."));
  }
}

void CheckSparsePrefill(const Gatherer& gathered, const Options& options,
                        std::vector<std::string>* errors) {
  if (!options.sparse_prefill.has_value()) {
    if (gathered.given.contains("sparse-prefill-from-tokens")) {
      errors->push_back("--sparse-prefill-from-tokens has no effect without --sparse-prefill.");
    }
    return;
  }
  if (options.sparse_decode.mode != SparseDecodeMode::kOff) {
    errors->push_back(absl::StrCat("--sparse-prefill cannot be given beside --sparse-decode ",
                                   Name(options.sparse_decode.mode), ": one of them is served."));
  }
}

// Who may call, and how.
void CheckIdentity(const Gatherer& gathered, const Options& options,
                   std::vector<std::string>* errors) {
  const auto needs = [&](const char* flag, const char* other) {
    if (!gathered.given.contains(flag) || gathered.given.contains(other)) return;
    errors->push_back(absl::StrCat("--", flag, " has no effect without --", other, "."));
  };
  needs("metrics-without-key", "api-keys-file");
  needs("tls-cert-file", "tls-key-file");
  needs("tls-key-file", "tls-cert-file");
  needs("client-ca-file", "tls-cert-file");
  if (options.limits.key_tenants && gathered.given.contains("request-tenants")) {
    errors->push_back(
        "--request-tenants has no effect beside --api-keys-file: the tenant is that of the key.");
  }
}

// Values that are fine alone and make no sense together.
void CheckTogether(const Gatherer& gathered, const Options& options,
                   std::vector<std::string>* errors) {
  if (options.model_path.empty() && !gathered.given.contains("model")) {
    errors->push_back(
        "--model is missing; it names the directory or the .gguf file of the checkpoint.");
  }
  // Of a GPU the fraction is also how much is taken at all.
  if (options.device.kind != DeviceKind::kCuda && gathered.given.contains("kv-cache-bytes") &&
      gathered.given.contains("memory-fraction")) {
    errors->push_back(
        "--memory-fraction has no effect beside --kv-cache-bytes; give one of the two.");
  }
  if (options.kv_host_bytes > 0 && options.host_cache_bytes > 0) {
    errors->push_back(absl::StrCat(
        "--host-cache-bytes ", options.host_cache_bytes, " cannot be given beside --kv-host-bytes ",
        options.kv_host_bytes, ": keys and values are at home in the host's memory already."));
  }
  for (const char* flag : {"threads", "compute-priority"}) {
    if (options.device.kind != DeviceKind::kCuda || !gathered.given.contains(flag)) continue;
    errors->push_back(absl::StrCat("--", flag, " has no effect beside --device ",
                                   Name(options.device), "; it is of the CPU backend."));
  }
  if (options.device.kind == DeviceKind::kCpu && gathered.given.contains("batch-invariant")) {
    errors->push_back(
        "--batch-invariant has no effect beside --device cpu, where no result depends on the "
        "batch.");
  }
  if (options.device.kind == DeviceKind::kCpu && gathered.given.contains("attention-path")) {
    errors->push_back("--attention-path has no effect beside --device cpu, which has one.");
  }
  if (options.device.kind == DeviceKind::kCpu && options.float8_attention) {
    errors->push_back(
        "--fp8-attention on is not served beside --device cpu, only by a GPU (sm_90).");
  }
  if (options.batch_invariant && options.float8_attention) {
    errors->push_back(
        "--fp8-attention on cannot be given beside --batch-invariant on: the scale of a tile of "
        "keys depends on how much of it was there.");
  }
  if (options.device.kind == DeviceKind::kCpu && gathered.given.contains("cuda-graphs")) {
    errors->push_back("--cuda-graphs has no effect beside --device cpu.");
  }
  if (options.batch_invariant && options.attention_path.has_value() &&
      options.attention_path != AttentionPath::kFsa) {
    errors->push_back(
        "--attention-path has no effect beside --batch-invariant on, which takes fsa.");
  }
  CheckScheduling(gathered, options, errors);
  CheckSparseDecode(gathered, options, errors);
  CheckSparsePrefill(gathered, options, errors);
  CheckIdentity(gathered, options, errors);
  if (options.max_running_requests && options.limits.max_n > *options.max_running_requests) {
    errors->push_back(absl::StrCat("--max-n is ", options.limits.max_n,
                                   "; it must not exceed --max-running-requests, which is ",
                                   *options.max_running_requests,
                                   ", because the sequences of a prompt run together."));
  }
}

CommandLine Ends(int exit_code, std::string text) {
  CommandLine line;
  line.exit_code = exit_code;
  line.text = std::move(text);
  return line;
}

// As TOML: between the quotes that the value does not hold.
std::string Quoted(const std::string& value) {
  if (!absl::StrContains(value, '"')) return absl::StrCat("\"", value, "\"");
  return absl::StrCat("'", absl::StrReplaceAll(value, {{"'", "\\'"}}), "'");
}

}  // namespace

CommandLine ParseCommandLine(const std::vector<std::string>& arguments,
                             const Environment& environment) {
  Gatherer gathered(environment);
  gathered.ReadArguments(arguments);
  if (!gathered.asked_text().empty()) return Ends(kExitOk, gathered.asked_text());
  if (gathered.version) {
    return Ends(kExitOk, absl::StrCat("longspand ", Version(), " (", Commit(), ")\n"));
  }
  gathered.ReadEnvironment();
  gathered.ReadFile();

  CommandLine line;
  line.options.check = gathered.check;
  for (const Flag& flag : Flags()) {
    const auto found = gathered.given.find(flag.name);
    if (found == gathered.given.end()) continue;
    const Given& given = found->second;
    const absl::Status status = flag.set(given.text, &line.options);
    if (status.ok()) continue;
    auto& errors = gathered.from_file.contains(flag.name) ? gathered.file_errors : gathered.errors;
    errors.push_back(absl::StrCat("--", flag.name, given.source, " is \"", given.text,
                                  "\"; it must be ", status.message(), "."));
  }
  line.options.limits.key_tenants = !line.options.api_keys_file.empty();
  LowerDefaults(gathered, &line.options);
  CheckTogether(gathered, line.options, &gathered.errors);

  if (!gathered.errors.empty() || !gathered.file_errors.empty()) {
    const int exit_code = gathered.errors.empty() ? kExitConfiguration : kExitUsage;
    std::vector<std::string> all = std::move(gathered.errors);
    all.insert(all.end(), gathered.file_errors.begin(), gathered.file_errors.end());
    return Ends(exit_code, absl::StrCat("longspand: ", absl::StrJoin(all, "\nlongspand: "), "\n"));
  }
  if (gathered.print_config) return Ends(kExitOk, PrintConfig(line.options));
  return line;
}

std::optional<int64_t> ParseBytes(absl::string_view text) {
  static constexpr std::pair<absl::string_view, double> kUnits[] = {
      {"KiB", 1024.0},
      {"MiB", 1024.0 * 1024},
      {"GiB", 1024.0 * 1024 * 1024},
      {"TiB", 1024.0 * 1024 * 1024 * 1024}};
  int64_t bytes = 0;
  if (absl::SimpleAtoi(text, &bytes)) {
    return bytes >= 0 ? std::optional<int64_t>(bytes) : std::nullopt;
  }
  for (const auto& [suffix, unit] : kUnits) {
    absl::string_view number = text;
    double value = 0;
    if (!absl::ConsumeSuffix(&number, suffix) || !absl::SimpleAtod(number, &value)) continue;
    // Written so that NaN is out of range; 2^62 is far beyond any machine.
    if (!(value >= 0 && value * unit <= 0x1p62)) return std::nullopt;
    return std::llround(value * unit);
  }
  return std::nullopt;
}

std::string PrintConfig(const Options& options) {
  std::string text;
  for (const Flag& flag : Flags()) {
    const std::string value = flag.get(options);
    double number = 0;
    if (value.empty()) {
      absl::StrAppend(&text, "# ", flag.name, " = (", flag.help, ")\n");
    } else if (absl::SimpleAtod(value, &number)) {
      absl::StrAppend(&text, flag.name, " = ", value, "\n");
    } else {
      absl::StrAppend(&text, flag.name, " = ", Quoted(value), "\n");
    }
  }
  return text;
}

}  // namespace longspan

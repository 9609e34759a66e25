#!/usr/bin/env bash
# From nothing to a serving daemon: installs packages, builds, starts longspand on the demo model,
# hides a number and a sentence in a long text and asks for them over HTTP and gRPC. Leaves the
# daemon serving.
#
#   deploy/quickstart.sh [longspand flags…]    start (or find it running) and ask
#   deploy/quickstart.sh stop                  end the daemon
#
# LONGSPAN_HTTP_ADDRESS and LONGSPAN_GRPC_ADDRESS change where it listens (127.0.0.1:8000, :8001).
# LONGSPAN_SENTENCE and LONGSPAN_QUESTION are a sentence and a question of your own.
set -euo pipefail
cd "$(dirname "$0")/.."

build=build/serve
run=$build/run
http=${LONGSPAN_HTTP_ADDRESS:-127.0.0.1:8000}
grpc=${LONGSPAN_GRPC_ADDRESS:-127.0.0.1:8001}

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
is_ready() { curl -fsS -o /dev/null --max-time 2 "http://$http/ready" 2>/dev/null; }
is_ours() { [[ -f $run/pid ]] && kill -0 "$(<"$run/pid")" 2>/dev/null; }

if [[ ${1:-} == stop ]]; then
  is_ours || { echo 'No daemon of this checkout is running.'; exit 0; }
  pid=$(<"$run/pid")
  kill "$pid"
  tail --pid="$pid" -f /dev/null
  rm -f "$run/pid"
  echo 'Stopped.'
  exit 0
fi

build_daemon() {
  deploy/install_packages.sh build
  # Anew each time: a checkout that has moved on may want other flags.
  cmake --preset serve >"$build.configure.log" 2>&1 || { cat "$build.configure.log"; exit 1; }
  # Ninja shows its progress as "[done/all]".
  cmake --build --preset serve -j "$(nproc)" --target longspand
}

# In the background: `client` is its process group, which ends with this script.
begin_client() {
  setsid nice cmake --build --preset serve -j "$(nproc)" --target longspan >"$build.client.log" 2>&1 &
  client=$!
  trap 'kill -- -"$client" 2>/dev/null || true' EXIT
}

start_daemon() {
  mkdir -p "$run"
  : >"$run/ready"
  setsid "$build/server/longspand" --model deploy/models/demo \
    --http-address "$http" --grpc-address "$grpc" "$@" \
    >"$run/ready" 2>"$run/log" </dev/null &
  local pid=$!
  echo "$pid" >"$run/pid"
  until is_ready; do
    if ! kill -0 "$pid" 2>/dev/null; then
      cat "$run/log" >&2
      rm -f "$run/pid"
      exit 1
    fi
    # The daemon writes its ready line once; wait for it or for its end.
    timeout 0.2 tail --pid="$pid" -f /dev/null || true
  done
  cat "$run/log"
}

# Ordinary text of some 20,000 tokens with a sentence in its middle, and a question at its end.
write_prompt() { # sentence question
  cat LICENSE STYLE.md
  printf '\n%s\n\n' "$1"
  cat ARCHITECTURE.md README.md server/API.md kernels/cpu/README.md
  printf '\n\nQuestion: %s\nAnswer:' "$2"
}

ask() { # prompt-file answer-file
  jq -Rs '{prompt: ., max_tokens: 16, temperature: 0, include_attribution: true}' "$1" |
    curl -fsS "http://$http/v1/completions" -H 'Content-Type: application/json' --data-binary @- \
      -w '\n%{time_total}\n' >"$2"
}
answer_in() { head -1 "$1" | jq -r '.choices[0].text'; }
seconds_in() { tail -1 "$1"; }

show_attribution() { # JSON with attribution and usage
  jq -r '
    .usage as $usage | .choices[0].attribution as $read |
    "  prompt                     \($usage.prompt_tokens) tokens, answer \($usage.completion_tokens) tokens",
    "  read while answering       \($read.compressed_entries_read) compressed entries, \($read.selected_tokens_read) selected tokens, \($read.window_tokens_read) window tokens",
    "  dense attention would read \($read.visible_tokens) tokens",
    "  KV bytes never touched     \($read.unread_token_share * 1000 | round / 10) % of what dense attention reads"
  '
}

# Measured on a bare Debian 12 with two cores: 229 s of processor time, the daemon serving after 127 s
# and the end after 177. Each further core compiles a file more, which takes 1.2 GB at most.
tell_needs() {
  say 'From nothing this takes 4 minutes of processor time (3 minutes on two cores), 200 MB of
downloads, 1.1 GB of disk and 2.1 GB of memory; then what the daemon plans, which it prints.'
}

mkdir -p build
if is_ours && is_ready; then
  say "The daemon is serving already (http://$http, grpc://$grpc)."
else
  [[ -x $build/server/longspand ]] || tell_needs
  say 'Building the daemon'
  build_daemon
  say 'Starting it'
  start_daemon "$@"
fi
begin_client

secret=$((RANDOM % 90000 + 10000))
write_prompt "The access code for the Lisbon warehouse is $secret." \
  'What is the access code for the Lisbon warehouse?' >"$run/prompt.txt"

say "A text of $(wc -c <"$run/prompt.txt") bytes hides the number $secret. Asking over HTTP:"
ask "$run/prompt.txt" "$run/answer.json"
answer=$(answer_in "$run/answer.json")
echo "  answer:$answer   ($(seconds_in "$run/answer.json") s)"
head -1 "$run/answer.json" | show_attribution

sentence=${LONGSPAN_SENTENCE:-My sister keeps the spare key to the boat house in an old teapot.}
question=${LONGSPAN_QUESTION:-where did my sister put the key for the boat house?}
say "In the same text, in everyday words: \"$sentence\""
write_prompt "$sentence" "$question" >"$run/words.txt"
ask "$run/words.txt" "$run/words.json"
words=$(answer_in "$run/words.json")
echo "  $question$words   ($(seconds_in "$run/words.json") s)"

say 'The first question again, over gRPC (longspan complete), as soon as the client is built:'
wait "$client" || { cat "$build.client.log" >&2; exit 1; }
trap - EXIT
grpc_answer=$("$build/clients/longspan" --server "$grpc" complete --file "$run/prompt.txt" \
  --max-tokens 12 --temperature 0 --stats)
echo "  answer:$grpc_answer"

failed=0
if [[ -z ${LONGSPAN_SENTENCE:-}${LONGSPAN_QUESTION:-} && $words != *teapot* ]]; then
  echo "Expected the teapot, got:$words" >&2
  failed=1
fi
for got in "$answer" "$grpc_answer"; do
  [[ $got == *"$secret"* ]] || { echo "Expected $secret, got:$got" >&2; failed=1; }
done
deploy/link_client.sh "$build/clients/longspan"
say "Serving on http://$http (OpenAI-compatible) and grpc://$grpc; end it with deploy/quickstart.sh stop"
exit $failed

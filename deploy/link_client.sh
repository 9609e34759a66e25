#!/usr/bin/env bash
# Makes a built client a command: links it as ~/.local/bin/longspan, or says where it is. Whatever has
# that name and is not this link stays. Usage: deploy/link_client.sh CLIENT
set -euo pipefail

client=$(realpath "$1")
directory=${HOME:-}/.local/bin
link=$directory/longspan

# Nothing, this link, or that of a checkout that has gone.
is_free() {
  [[ -L $link ]] || { [[ ! -e $link ]]; return; }
  local target
  target=$(readlink "$link")
  [[ $target == "$client" || ( ! -e $link && $target == */clients/longspan ) ]]
}

if [[ -z ${HOME:-} ]] || ! mkdir -p "$directory" 2>/dev/null || [[ ! -w $directory ]]; then
  echo "The command-line client is $client."
elif ! is_free; then
  echo "The command-line client is $client ($link is something else, and stays)."
else
  ln -sfn "$client" "$link"
  if [[ $(command -v longspan) == "$link" ]]; then
    echo "longspan is a command now ($link)."
  else
    echo "longspan is $link; to have it as a command: export PATH=\"$directory:\$PATH\""
  fi
fi

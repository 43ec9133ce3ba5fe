#!/usr/bin/env bash
# Draws the pictures of the documentation: runs every line of a page that is a command which writes into
# Documentation/Images. The one of a terminal is recorded.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release --product sheen
sheen=$(swift build -c release --show-bin-path)/sheen

grep -rhE '^    sheen (render|trace) .* (-o|--overlay) Documentation/Images/' Documentation --include='*.md' |
  while read -r _ words; do
    read -ra words <<<"$words"
    echo "sheen ${words[*]}"
    "$sheen" "${words[@]}" --quiet </dev/null
  done
Utilities/record-terminal.sh

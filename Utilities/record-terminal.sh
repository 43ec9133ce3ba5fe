#!/usr/bin/env bash
# Draws Documentation/Images/terminal.webp from what two real runs show in tmux: ShimmerRun with a
# command that prints, and `sheen play`.
set -euo pipefail
cd "$(dirname "$0")/.."
Utilities/setup.sh build picture

columns=88
rows=(7 24)
# Both lights come round every two seconds: forty frames at twenty a second are a loop.
frames=40
output=Documentation/Images/terminal.webp

swift build --product sheen
swift build --product ShimmerRun
bin=$(swift build --show-bin-path)
folder=$(mktemp -d)
trap 'tmux -S "$folder/tmux" kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

# Starts a pane of its own size and colors, with the shell's prompt alone in it.
start() {
  local shell='TERM=xterm-256color COLORTERM=truecolor PS1="$ " PATH='"$bin:/usr/bin:/bin"
  tmux -S "$folder/tmux" -f /dev/null new-session -d -s "$1" -x "$columns" -y "$2" \
    "env -u NO_COLOR -u CI $shell bash --norc --noprofile"
  tmux -S "$folder/tmux" set -g status off
  tmux -S "$folder/tmux" set -g window-style 'fg=#e6e6e6,bg=#121212'
  tmux -S "$folder/tmux" resize-window -t "$1" -x "$columns" -y "$2"
  wait_for "$1" '^\$ *$'
}

wait_for() {
  for _ in {1..300}; do
    ! capture "$1" | grep -q "$2" || return 0
    sleep 0.1
  done
  echo "record-terminal: $1 does not show $2" >&2
  exit 1
}

capture() { tmux -S "$folder/tmux" capture-pane -N -e -p -t "$1"; }

type_in() { tmux -S "$folder/tmux" send-keys -t "$1" "$2" Enter; }

start line "${rows[0]}"
start screen "${rows[1]}"
type_in line "ShimmerRun 'Drawing the pieces' sh -c 'sheen screens | tail -n 4; sleep 60'"
type_in screen "sheen play feed --duration 1.6 --rest 0.4 --seconds 60"
wait_for line 'Drawing'
wait_for line 'placeholder-cell'
wait_for screen 'feed:'
# Until both lights move.
sleep 1

start_time=$(date +%s%N)
for ((frame = 0; frame < frames; frame++)); do
  until (($(date +%s%N) - start_time >= frame * 50000000)); do sleep 0.001; done
  { capture line; capture screen; } >"$folder/$(printf %03d "$frame").txt"
done
mkdir -p "$(dirname "$output")"
/usr/bin/python3 Utilities/terminal-picture.py "$output" "$folder"/*.txt \
  --columns "$columns" --rows $((rows[0] + rows[1])) --size 13 --ms 50
echo "$output: $(stat -c %s "$output") bytes"

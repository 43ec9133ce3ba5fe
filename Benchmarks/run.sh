#!/usr/bin/env bash
# Builds our side, measures the terminal, and compares the rest with the other programs. Takes the
# options of compare.py. Fails when a goal is missed, but measures everything first.
set -euo pipefail
cd "$(dirname "$0")"

swift build -c release --product SheenBench
swift build -c release --product TerminalBench
bin=$(swift build -c release --show-bin-path)
# The peers' times must not depend on whether their code was compiled in an earlier run.
export PYTHONDONTWRITEBYTECODE=1
missed=0
"$bin/TerminalBench" || missed=1
swift run -c release --package-path ../Linux UIKitBench || missed=1
.venv/bin/python compare.py --ours "$bin/SheenBench" "$@" || missed=1
exit "$missed"

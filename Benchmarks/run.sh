#!/usr/bin/env bash
# Builds our side and compares it with the other programs. Takes the options of compare.py.
set -euo pipefail
cd "$(dirname "$0")"

swift build -c release --product SheenBench
bin=$(swift build -c release --show-bin-path)
# The peers' times must not depend on whether their code was compiled in an earlier run.
export PYTHONDONTWRITEBYTECODE=1
swift run -c release --package-path ../Linux UIKitBench
exec .venv/bin/python compare.py --ours "$bin/SheenBench" "$@"

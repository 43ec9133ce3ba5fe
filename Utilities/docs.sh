#!/usr/bin/env bash
# Builds the documentation of every module that has a catalogue, Sources/*/*.docc, into docs-build/.
# A warning, such as a link to a symbol that there isn't, is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=.build/docs
graphs=$PWD/$scratch/symbol-graphs
docc=$(Utilities/toolchain.sh)/bin/docc
output=docs-build

rm -rf "$output"
mkdir -p "$graphs" "$output"
catalogues=(Sources/*/*.docc)
[[ -d ${catalogues[0]} ]] || { echo 'docs: there is no catalogue Sources/*/*.docc' >&2; exit 1; }

for catalogue in "${catalogues[@]}"; do
  module=$(basename "$(dirname "$catalogue")")
  swift build --scratch-path "$scratch" --target "$module" \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"

  # A module's own graph only: the one of what it adds to other modules' types (Module@Other) would
  # list all the operators that a type has from the standard library.
  own=$scratch/own/$module
  rm -rf "$own"
  mkdir -p "$own"
  cp "$graphs/$module.symbols.json" "$own"

  "$docc" convert "$catalogue" --additional-symbol-graph-dir "$own" \
    --fallback-display-name "$module" --fallback-bundle-identifier "sheen.$module" \
    --warnings-as-errors --output-path "$output/$module"
done
echo "docs: $(IFS=' '; echo "${catalogues[*]}") → $output/"

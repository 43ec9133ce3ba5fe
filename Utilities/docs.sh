#!/usr/bin/env bash
# Builds the documentation of every module that has a catalogue, Sources/*/*.docc, into docs-build/.
# A warning, such as a link to a symbol that there isn't, is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

toolchain=$(Utilities/toolchain.sh)
triple=$("$toolchain/bin/swiftc" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
output=docs-build

# The flags of the tests, whose modules need not be built anew then.
read -ra flags <<<"${SWIFT_FLAGS:-}"

# Front-ends are documented from the stage's build: elsewhere on Linux their files are empty.
front_ends=(SheenSwiftUI SheenUIKit)

rm -rf "$output"
mkdir -p "$output"
catalogues=(Sources/*/*.docc)
[[ -d ${catalogues[0]} ]] || { echo 'docs: there is no catalogue Sources/*/*.docc' >&2; exit 1; }

for catalogue in "${catalogues[@]}"; do
  module=$(basename "$(dirname "$catalogue")")
  own=.build/docs/$module
  rm -rf "$own"
  mkdir -p "$own"

  if [[ " ${front_ends[*]} " == *" $module "* ]]; then
    package=(--package-path Linux)
    # What a front-end has for its callers are extensions of the system's types, whose stand-ins draw
    # with Cairo.
    extract=(-emit-extension-block-symbols -Xcc -fmodule-map-file=Linux/Sources/CCairo/module.modulemap)
    read -ra includes <<<"$(pkg-config --cflags-only-I pangocairo)"
    for include in "${includes[@]}"; do extract+=(-Xcc "$include"); done
  else
    package=("${flags[@]}")
    extract=()
  fi
  swift build "${package[@]}" --target "$module"
  built=$(swift build "${package[@]}" --show-bin-path)
  "$toolchain/bin/swift-symbolgraph-extract" -module-name "$module" -target "$triple" \
    -I "$built/Modules" -I "$built/CSheenCodecs.build" \
    -minimum-access-level public -skip-synthesized-members "${extract[@]}" -output-dir "$own"
  # The graph of what a module adds to another one's types would list all the operators that a type has
  # from the standard library.
  [[ ${#extract[@]} -gt 0 ]] || find "$own" -name '*@*' -delete

  "$toolchain/bin/docc" convert "$catalogue" --additional-symbol-graph-dir "$own" \
    --fallback-display-name "$module" --fallback-bundle-identifier "sheen.$module" \
    --warnings-as-errors --output-path "$output/$module"
done
echo "docs: $(IFS=' '; echo "${catalogues[*]}") → $output/"

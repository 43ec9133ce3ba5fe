#!/usr/bin/env bash
# Writes the symbol graphs of every module's public declarations: what the documentation and the lists of
# declarations in Documentation/API are made from.
#
#   Utilities/symbol-graphs.sh FOLDER        prints the modules, the core first and Sheen last
set -euo pipefail
cd "$(dirname "$0")/.."

output=$1
toolchain=$(Utilities/toolchain.sh)
triple=$("$toolchain/bin/swiftc" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)

# The flags of the tests, whose modules need not be built anew then.
read -ra flags <<<"${SWIFT_FLAGS:-}"

# Front-ends come from the stage's build: elsewhere on Linux their files are empty.
front_ends=(SheenSwiftUI SheenUIKit)

# The core first, to which the others link, and the module that leads to all of them last.
modules=(SheenCore)
for catalog in Sources/*/*.docc; do
  module=$(basename "$(dirname "$catalog")")
  [[ $module == SheenCore || $module == Sheen ]] || modules+=("$module")
done
modules+=(Sheen)

rm -rf "$output"
for module in "${modules[@]}"; do
  mkdir -p "$output/$module"
  # What a module adds to another one's types is listed with it.
  extract=(-emit-extension-block-symbols)
  package=("${flags[@]}")
  if [[ " ${front_ends[*]} " == *" $module "* ]]; then
    package=(--package-path Linux)
    # The stand-ins for the system's types draw with Cairo.
    extract+=(-Xcc -fmodule-map-file=Linux/Sources/CCairo/module.modulemap)
    read -ra includes <<<"$(pkg-config --cflags-only-I pangocairo)"
    for include in "${includes[@]}"; do extract+=(-Xcc "$include"); done
  fi
  swift build "${package[@]}" --target "$module" >&2
  built=$(swift build "${package[@]}" --show-bin-path)
  "$toolchain/bin/swift-symbolgraph-extract" -module-name "$module" -target "$triple" \
    -I "$built/Modules" -I "$built/CSheenCodecs.build" \
    -minimum-access-level public -skip-synthesized-members "${extract[@]}" \
    -output-dir "$output/$module" >&2
done
echo "${modules[*]}"

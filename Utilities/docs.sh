#!/usr/bin/env bash
# Builds the documentation of every module, Sources/*/*.docc, into one site in docs-build/. A warning, such
# as a link to a symbol that there isn't, is an error, and so is a public symbol that no group lists.
set -euo pipefail
cd "$(dirname "$0")/.."

toolchain=$(Utilities/toolchain.sh)
triple=$("$toolchain/bin/swiftc" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
output=docs-build
archives=.build/docs

# The flags of the tests, whose modules need not be built anew then.
read -ra flags <<<"${SWIFT_FLAGS:-}"

# Front-ends are documented from the stage's build: elsewhere on Linux their files are empty.
front_ends=(SheenSwiftUI SheenUIKit)

# The core first, to which the others link, and the module that leads to all of them last.
modules=(SheenCore)
for catalog in Sources/*/*.docc; do
  module=$(basename "$(dirname "$catalog")")
  [[ $module == SheenCore || $module == Sheen ]] || modules+=("$module")
done
modules+=(Sheen)

rm -rf "$output" "$archives"
mkdir -p "$archives"
links=()
for module in "${modules[@]}"; do
  graphs=$archives/$module
  mkdir "$graphs"
  # What a module adds to another one's types is documented with it.
  extract=(-emit-extension-block-symbols)
  package=("${flags[@]}")
  if [[ " ${front_ends[*]} " == *" $module "* ]]; then
    package=(--package-path Linux)
    # The stand-ins for the system's types draw with Cairo.
    extract+=(-Xcc -fmodule-map-file=Linux/Sources/CCairo/module.modulemap)
    read -ra includes <<<"$(pkg-config --cflags-only-I pangocairo)"
    for include in "${includes[@]}"; do extract+=(-Xcc "$include"); done
  fi
  swift build "${package[@]}" --target "$module"
  built=$(swift build "${package[@]}" --show-bin-path)
  "$toolchain/bin/swift-symbolgraph-extract" -module-name "$module" -target "$triple" \
    -I "$built/Modules" -I "$built/CSheenCodecs.build" \
    -minimum-access-level public -skip-synthesized-members "${extract[@]}" -output-dir "$graphs"

  "$toolchain/bin/docc" convert "Sources/$module/$module.docc" \
    --additional-symbol-graph-dir "$graphs" \
    --fallback-display-name "$module" --fallback-bundle-identifier "sheen.$module" \
    --enable-experimental-external-link-support "${links[@]}" \
    --warnings-as-errors --output-path "$graphs.doccarchive"
  links+=(--dependency "$graphs.doccarchive")
done
"$toolchain/bin/docc" merge "$archives"/*.doccarchive --output-path "$output" \
  --synthesized-landing-page-name Sheen --synthesized-landing-page-topics-style list
/usr/bin/python3 Utilities/check-docs.py "$output"
echo "docs: ${modules[*]} → $output/; to read it: python3 -m http.server -d $output, then /documentation"

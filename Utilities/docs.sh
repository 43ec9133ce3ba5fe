#!/usr/bin/env bash
# Builds the documentation of every module, Sources/*/*.docc, into one site in docs-build/. A warning, such
# as a link to a symbol that there isn't, is an error, and so is a public symbol that no group lists.
set -euo pipefail
cd "$(dirname "$0")/.."

toolchain=$(Utilities/toolchain.sh)
output=docs-build
archives=.build/docs
graphs=.build/symbol-graphs

read -ra modules <<<"$(Utilities/symbol-graphs.sh "$graphs")"
rm -rf "$output" "$archives"
mkdir -p "$archives"
links=()
for module in "${modules[@]}"; do
  "$toolchain/bin/docc" convert "Sources/$module/$module.docc" \
    --additional-symbol-graph-dir "$graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "sheen.$module" \
    --enable-experimental-external-link-support "${links[@]}" \
    --warnings-as-errors --output-path "$archives/$module.doccarchive"
  links+=(--dependency "$archives/$module.doccarchive")
done
"$toolchain/bin/docc" merge "$archives"/*.doccarchive --output-path "$output" \
  --synthesized-landing-page-name Sheen --synthesized-landing-page-topics-style list
/usr/bin/python3 Utilities/check-docs.py "$output"
/usr/bin/python3 Utilities/api.py --check "$graphs"
echo "docs: ${modules[*]} → $output/; to read it: python3 -m http.server -d $output, then /documentation"

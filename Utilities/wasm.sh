#!/usr/bin/env bash
# Compiles what must run anywhere as Embedded Swift for WebAssembly, and links it, so that a module
# that has come to need Foundation, a runtime or the mathematics library fails here.
set -euo pipefail
cd "$(dirname "$0")/.."

targets=(SheenCore SheenScreens SheenTrace SheenWeb)
triple=wasm32-unknown-none-wasm
scratch=.build/wasm
toolchain=$(Utilities/toolchain.sh)
objects=()

for target in "${targets[@]}"; do
  built=$scratch/$triple/release/$target.build
  # The object of a source file that has since gone would be linked too.
  rm -f "$built"/*.o
  # By target, because the package as a whole has parts that only a full system can build.
  swift build -c release --scratch-path "$scratch" --triple "$triple" \
    --toolset Utilities/embedded-wasm.json --target "$target" -Xswiftc -warnings-as-errors
  objects+=("$built"/*.o)
done

"$toolchain/bin/wasm-ld" --no-entry --export-all --no-gc-sections \
  --allow-undefined-file=Utilities/wasm-imports.txt -o "$scratch/linked.wasm" "${objects[@]}" \
  "$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a"
echo "wasm: ${targets[*]}: compiled and linked"

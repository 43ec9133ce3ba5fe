#!/usr/bin/env bash
# Prints the folder of the Swift in use that has bin/ and lib/. The swift command itself may be a
# link or a chooser that is somewhere else.
set -euo pipefail

swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p'

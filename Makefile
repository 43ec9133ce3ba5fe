# The project's commands. Each installs what it needs first (Utilities/setup.sh).

# Passed to every build; CI makes warnings errors with it.
SWIFT_FLAGS ?=

SWIFT_CODE := Package.swift Sources Tests Linux/Package.swift Linux/Tests \
  $(addprefix Linux/Sources/,CoreGraphics Drawing FoundationAdditions QuartzCore SwiftUI Stage \
    UIKit UIKitStage UIKitScreens UIKitGallery UIKitBench) Benchmarks/Package.swift Benchmarks/Sources
SHELL_CODE := .ci/run $(wildcard Utilities/*.sh Benchmarks/*.sh)

.DEFAULT_GOAL := help
.PHONY: help demo test bench docs format lint wasm

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "make %-7s %s\n", $$1, $$2}' Makefile

demo: ## draw every loading screen into demo/, as pictures and as animations, and UIKit screens
	@Utilities/setup.sh build stage
	swift run -c release $(SWIFT_FLAGS) sheen demo
	swift run --package-path Linux UIKitGallery demo/uikit

test: ## build and run the tests
	@Utilities/setup.sh build test stage
	swift test $(SWIFT_FLAGS)
	swift test --package-path Linux

bench: ## measure speed and sizes beside other programs; fails when a goal is missed
	@Utilities/setup.sh build bench stage
	Benchmarks/run.sh

docs: ## build the documentation into docs-build/; a broken link is an error
	@Utilities/setup.sh build
	Utilities/docs.sh

format: ## format all Swift code in place
	@Utilities/setup.sh build
	swift format --in-place --parallel --recursive $(SWIFT_CODE)

lint: ## check the format of Swift code, and the shell scripts
	@Utilities/setup.sh build lint
	swift format lint --strict --parallel --recursive $(SWIFT_CODE)
	shellcheck $(SHELL_CODE)

wasm: ## compile the core as Embedded Swift for WebAssembly
	@Utilities/setup.sh build
	Utilities/wasm.sh

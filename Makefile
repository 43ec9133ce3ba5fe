# The project's commands. Each installs what it needs first (Utilities/setup.sh).

# Passed to every build; CI makes warnings errors with it.
SWIFT_FLAGS ?=

SWIFT_CODE := Package.swift Sources Tests Examples Linux/Package.swift Linux/Tests \
  Utilities/availability/clients Utilities/availability/declared \
  $(addprefix Linux/Sources/,Combine CoreGraphics Drawing FoundationAdditions QuartzCore SwiftUI \
    Stage UIKit UIKitStage Gallery UIKitBench) \
  Benchmarks/Package.swift Benchmarks/Sources
SHELL_CODE := .ci/run $(wildcard Utilities/*.sh Benchmarks/*.sh)

.DEFAULT_GOAL := help
.PHONY: help demo gallery test bench webbench tracebench docs api pictures format lint wasm availability

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' Makefile

demo: ## draw every loading screen into demo/, and the gallery, which shows it by every renderer
	@Utilities/setup.sh build
	swift run -c release $(SWIFT_FLAGS) sheen demo
# The stage is for Linux only: elsewhere SwiftUI and UIKit are the system's.
ifeq ($(shell uname -s),Linux)
	@Utilities/setup.sh build stage
	swift run --package-path Linux Gallery demo/gallery demo/index.html
endif

gallery: ## draw every screen by every renderer on Linux into gallery/: a page that shows them
	@Utilities/setup.sh build stage
	swift run --package-path Linux Gallery gallery

test: ## build and run the tests
	@Utilities/setup.sh build test stage
	swift test $(SWIFT_FLAGS)
# One test after the other: a stage is a device of its own, but UIKit's light listens to one app.
	swift test --package-path Linux --no-parallel

bench: ## measure speed and sizes beside other programs; fails when a goal is missed
	@Utilities/setup.sh build bench stage
	Benchmarks/run.sh

webbench: ## measure what the web's light costs Chromium, beside the usual technique
	@Utilities/setup.sh build test
	Benchmarks/web/run.py --check

tracebench: ## measure how well and how fast screens are traced; Debian and Ubuntu only
	@Utilities/setup.sh build test trace
	swift build -c release $(SWIFT_FLAGS) --product sheen
	Benchmarks/trace/run.py

docs: ## build the documentation into docs-build/; a broken link is an error
	@Utilities/setup.sh build stage
	SWIFT_FLAGS='$(SWIFT_FLAGS)' Utilities/docs.sh

api: ## list the public declarations of every module in Documentation/API
	@Utilities/setup.sh build stage
	SWIFT_FLAGS='$(SWIFT_FLAGS)' Utilities/symbol-graphs.sh .build/symbol-graphs
	/usr/bin/python3 Utilities/api.py .build/symbol-graphs

pictures: ## draw the pictures of the documentation with the commands that stand beside them
	@Utilities/setup.sh build test picture
	Utilities/pictures.sh

format: ## format all Swift code in place
	@Utilities/setup.sh build
	swift format --in-place --parallel --recursive $(SWIFT_CODE)

lint: ## check the format of Swift code, and the shell scripts
	@Utilities/setup.sh build lint
	swift format lint --strict --parallel --recursive $(SWIFT_CODE)
	shellcheck $(SHELL_CODE)

wasm: ## compile the core and the web renderer as Embedded Swift for WebAssembly
	@Utilities/setup.sh build
	Utilities/wasm.sh

availability: ## check that the front-ends need nothing newer than the Apple systems they support
	@Utilities/setup.sh build stage project
	Utilities/availability/check.py
	/usr/bin/python3 Utilities/availability/check-project.py

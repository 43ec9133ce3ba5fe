#!/usr/bin/env python3
"""Checks that the front-ends need nothing that is newer than the systems which the package supports.

Usage: Utilities/availability/check.py

And that an app needs no more than `import Sheen`, whatever language mode it is written in.

Apple's compiler refuses a call that is newer than the oldest system a package says it runs on. This
does the same on Linux: each front-end is type-checked for each of Apple's systems, with the versions of
Package.swift, against the stand-ins of Linux/, whose declarations carry Apple's availability. A clean
result says that the code fits those declarations, which follow Apple's documentation. The same is done
with an app's code: a file for each framework, the snippets of the documentation, and the example app.
visionOS is not checked: its first version is newer than all that is checked here.
"""

import hashlib
import json
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

import apple_modules

# What is checked:  module · the stand-ins it needs, after those that they need · Apple's systems
# UIKit comes first: where it is, SwiftUI has views that are made of it.
FRONT_ENDS = """
SheenUIKit  Combine,CoreGraphics,Drawing,FoundationAdditions,QuartzCore,UIKit,UIKitStage  ios,tvos
SheenSwiftUI  Combine,CoreGraphics,Drawing,FoundationAdditions,SwiftUI  ios,tvos,watchos
SheenSwiftUI  Combine,CoreGraphics,Drawing,FoundationAdditions,SwiftUI,AppKit  macos
SheenUIKit  Combine,CoreGraphics,Drawing,FoundationAdditions,QuartzCore,UIKit,UIKitStage  visionos
SheenSwiftUI  Combine,CoreGraphics,Drawing,FoundationAdditions,SwiftUI  visionos
"""

# An app's code:  module · its files and folders · Apple's systems
APPS = """
SwiftUIClient  Utilities/availability/clients/SwiftUIClient.swift  ios,macos,tvos,watchos
UIKitClient  Utilities/availability/clients/UIKitClient.swift  ios,tvos
Guide  Linux/Tests/SheenSwiftUITests/Documentation/GuideSnippets.swift  ios,macos,tvos,watchos
Migrating  Linux/Tests/SheenSwiftUITests/Documentation/MigratingSnippets.swift  ios,macos,tvos,watchos
LoadingScreens  Examples/LoadingScreens  ios,macos
"""

# How an app's project may be set up. The last are what new projects of Xcode 26 have.
def enabled(*features):
    return [part for name in features for part in ("-enable-upcoming-feature", name)]


NEW_PROJECT = ["-default-isolation", "MainActor"] + enabled(
    "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault"
)
# Which Swift 6 has anyhow.
NEW_PROJECT_5 = NEW_PROJECT + enabled(
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"
)
APP_SETTINGS = {
    "Swift 5": ["-swift-version", "5"],
    "Swift 6": ["-swift-version", "6"],
    "Swift 5 in a new project": ["-swift-version", "5", *NEW_PROJECT_5],
    "Swift 6 in a new project": ["-swift-version", "6", *NEW_PROJECT],
}

# Modules that a front-end is built on or that only pass it on: checked along with it.
BELOW, ABOVE = ["SheenCore", "SheenScreens", "SheenTrace"], "Sheen"

# The stand-ins as such are not what is checked, so they are compiled for a version that is older than
# anything in them.
STANDIN_VERSION = {"ios": "13.0", "macos": "11.0", "tvos": "13.0", "watchos": "6.0", "visionos": "1.0"}

# A property that Interface Builder shows, by its name in Objective-C.
INSPECTABLE = r"(?:#if canImport\(ObjectiveC\)\n  @objc\(\w+\)\n  #endif\n  )?@IBInspectable "

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SCRATCH = ROOT / ".build" / "availability"
FAULTS = HERE / "too-new.swift"


class Compiler:
    """Compiles modules for one system, each kept for those that import it."""

    def __init__(self, toolchain, system, version, features):
        self.toolchain, self.system, self.version = toolchain, system, version
        self.language = ["-swift-version", "6", *features]
        self.folder = SCRATCH / "built" / system
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        apple = SCRATCH / "apple"
        cairo = ROOT / "Linux/Sources/CCairo/module.modulemap"
        self.options = [
            "-parse-as-library",
            "-I", apple / system, "-I", self.folder,
            # C modules are read as the Linux that this runs on has them.
            "-clang-target", toolchain.triple, *c_options(),
            "-Xcc", f"-fmodule-map-file={apple / 'glibc/module.modulemap'}",
            "-Xcc", f"-fmodule-map-file={cairo}",
            "-plugin-path", toolchain.library / "host/plugins",
            "-module-cache-path", SCRATCH / "cache",
        ]  # fmt: skip

    def standin(self, module):
        """Compiles a stand-in. Its errors are the stand-in's own, and not found here but in its build.

        What is not had on Linux at all, such as an app's main loop, is added for type-checking."""
        files = sources(ROOT / "Linux/Sources" / module) + sources(HERE / "declared" / module)
        self.emit(
            module, STANDIN_VERSION[self.system], files,
            "-disable-availability-checking", "-experimental-skip-non-inlinable-function-bodies",
            "-suppress-warnings",
        )

    def module(self, module):
        """Checks a module of the package, and compiles it for those that import it."""
        folder = ROOT / "Sources" / module
        # Colors are not inspectable here: of all types that can be, they are the only classes, and the
        # toolchain's NSObject is one that Objective-C does not know.
        files = self.copies(folder, INSPECTABLE + r"(?=public var \w+: UIColor\b)")
        self.compile(module, self.version, files, "-typecheck", "-warnings-as-errors")
        # Nor can anything be compiled for Objective-C, which those that import it don't ask for.
        self.emit(module, self.version, self.copies(folder, INSPECTABLE))

    def app(self, module, paths):
        """Checks an app's code in all settings that its project may have. It imports what an app does."""
        files = []
        for path in paths:
            for file in sources(ROOT / path):
                text = file.read_text(encoding="utf-8")
                copy = self.folder / f"{module}-{file.name}"
                copy.write_text(
                    f'#sourceLocation(file: "{file}", line: 1)\n'
                    + re.sub("^import Sheen(?!Screens)\\w+$", "import Sheen", text, flags=re.MULTILINE),
                    encoding="utf-8",
                )
                files.append(copy)
        for name, language in APP_SETTINGS.items():
            result = self.run(
                module, self.version, files, "-typecheck", "-warnings-as-errors", language=language
            )
            if result.returncode:
                sys.exit(
                    f"availability: {module} for {self.system} {self.version} in {name}:\n"
                    f"{result.stderr}"
                )

    def copies(self, folder, pattern):
        """The sources in a folder; of those with a match, copies from which it is gone."""
        files = []
        for file in sources(folder):
            text = file.read_text(encoding="utf-8")
            changed = re.sub(pattern, "", text)
            if changed != text:
                header = f'#sourceLocation(file: "{file}", line: 1)\n'
                file = self.folder / file.name
                file.write_text(header + changed, encoding="utf-8")
            files.append(file)
        return files

    def emit(self, module, version, files, *options):
        output = self.folder / f"{module}.swiftmodule"
        self.compile(module, version, files, "-emit-module", "-o", output, *options)

    def compile(self, module, version, files, *options):
        result = self.run(module, version, files, *options)
        if result.returncode:
            sys.exit(f"availability: {module} for {self.system} {version}:\n{result.stderr}")

    def run(self, module, version, files, *options, language=None):
        language = language or [*self.language, "-package-name", "sheen"]
        command = [
            self.toolchain.frontend, *options, "-target", f"arm64-apple-{apple_modules.target_name(self.system)}{version}",
            "-module-name", module, *language, *self.options, *files,
        ]  # fmt: skip
        return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def c_options():
    """What Cairo and Pango want their headers to be read with."""
    flags = subprocess.run(
        ["pkg-config", "--cflags", "pangocairo"], check=True, capture_output=True, text=True
    ).stdout
    return [part for flag in shlex.split(flags) for part in ("-Xcc", flag)]


def sources(path):
    """A file, or those in a folder; none where there is no folder."""
    return [path] if path.is_file() else sorted(path.rglob("*.swift"))


def check_refusals(compiler):
    """Makes sure that what is too new is refused: in a file, each line that says so has an error, and
    no other line has."""
    result = compiler.run("TooNew", compiler.version, [FAULTS], "-typecheck")
    errors = re.findall(rf"^{re.escape(str(FAULTS))}:(\d+):\d+: error: (.*)$", result.stderr, re.M)
    found = {int(line) if "is only available in" in message else message for line, message in errors}
    marks = {
        number: re.search("// too new(?: for (.*))?$", line)
        for number, line in enumerate(FAULTS.read_text(encoding="utf-8").splitlines(), 1)
    }
    wanted = {
        number
        for number, mark in marks.items()
        if mark and (mark[1] is None or compiler.system in mark[1].split(", "))
    }
    if found != wanted:
        sys.exit(
            f"availability: {FAULTS.name} for {compiler.system}: the lines refused are {found}, and"
            f" should be {wanted}. The compiler said:\n{result.stderr}"
        )


def check_deprecations(compiler):
    """Makes sure that what is deprecated on visionOS is found: each line that says so, and no other."""
    result = compiler.run("TooNew", compiler.version, [FAULTS], "-typecheck")
    warnings = re.findall(
        rf"^{re.escape(str(FAULTS))}:(\d+):\d+: warning: .* was deprecated in", result.stderr, re.M
    )
    lines = enumerate(FAULTS.read_text(encoding="utf-8").splitlines(), 1)
    wanted = {number for number, line in lines if line.endswith("// deprecated")}
    if {int(line) for line in warnings} != wanted:
        sys.exit(f"availability: {FAULTS.name} for visionos: deprecated is {warnings}, not {wanted}")


def make_apple_modules(toolchain, systems):
    """Makes Swift's own modules, unless they are there, made the same way of the same toolchain."""
    folder, stamp = SCRATCH / "apple", SCRATCH / "apple" / "made-of"
    recipe = pathlib.Path(apple_modules.__file__).read_bytes() + toolchain.version.encode()
    wanted = f"{hashlib.sha256(recipe).hexdigest()} {' '.join(systems)}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(SCRATCH, ignore_errors=True)
    apple_modules.make(toolchain, systems, folder)
    stamp.write_text(wanted, encoding="utf-8")


def package():
    """The versions that the package supports, by system, and the features its modules are built with."""
    description = json.loads(
        subprocess.run(
            ["swift", "package", "dump-package"], check=True, capture_output=True, text=True, cwd=ROOT
        ).stdout
    )
    versions = {platform["platformName"]: platform["version"] for platform in description["platforms"]}
    settings = next(t for t in description["targets"] if t["name"] == ABOVE)["settings"]
    names = [setting["kind"]["enableUpcomingFeature"]["_0"] for setting in settings]
    return versions, enabled(*names)


def declared_version(system, version):
    """The version by which declarations say what a system has: visionOS 1 has what iOS 17 has. The mapping of
    the two is a part of Apple's SDK, and without it the compiler compares the numbers as they are."""
    return f"{int(float(version)) + 16}.0" if system == "visionos" else version


def table(text):
    """Rows of a name, of what belongs to it, and of systems."""
    rows = (line.split() for line in text.strip().splitlines())
    return [(name, parts.split(","), systems.split(",")) for name, parts, systems in rows]


def main():
    front_ends, apps = table(FRONT_ENDS), table(APPS)
    versions, features = package()
    systems = [system for system in STANDIN_VERSION if any(system in row[2] for row in front_ends)]
    toolchain = apple_modules.Toolchain()
    make_apple_modules(toolchain, systems)

    for system in systems:
        compiler = Compiler(toolchain, system, declared_version(system, versions[system]), features)
        mine = [(module, standins) for module, standins, own in front_ends if system in own]
        for standin in dict.fromkeys(name for _, standins in mine for name in standins):
            compiler.standin(standin)
        modules = [*BELOW, *(module for module, _ in mine), ABOVE]
        for module in modules:
            compiler.module(module)
        (check_deprecations if system == "visionos" else check_refusals)(compiler)
        used = [(module, paths) for module, paths, own in apps if system in own]
        for module, paths in used:
            compiler.app(module, paths)
        names = [*modules, *(module for module, _ in used)]
        print(f"availability: {system} {versions[system]}: {', '.join(names)}")


if __name__ == "__main__":
    main()

"""Swift's own modules for one of Apple's systems, made from a toolchain for Linux, for type-checking.

A toolchain for Linux has no modules for Apple's systems, but its own declare when each thing came to
them: Swift is one source for all. Nothing can be linked or run with what is made here.
"""

import pathlib
import re
import shutil
import subprocess

# The oldest version that the compiler takes for a target. What a module declares is not hidden by it.
OLDEST = {"ios": "12.0", "macos": "11.0", "tvos": "12.0", "watchos": "6.0", "visionos": "1.0"}

# Swift is made anew; the others are for tests and for C++, or need what Apple's systems don't have.
LEFT_OUT = {"Swift", "Cxx", "CxxStdlib", "Runtime", "Testing", "XCTest", "_Differentiation"}

# Where there is Objective-C, the compiler looks for this type whenever it converts a pointer, and
# crashes without it. The interface for Linux leaves it out.
OBJECTIVE_C_POINTER = """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee>: _Pointer {
  public let _rawValue: Builtin.RawPointer
  public init(_ _rawValue: Builtin.RawPointer)
  public var pointee: Pointee { get nonmutating set }
}
@available(*, unavailable) extension AutoreleasingUnsafeMutablePointer: Sendable {}
"""


class Toolchain:
    """The Swift in use."""

    def __init__(self):
        info = subprocess.run(
            ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True
        ).stdout
        self.library = pathlib.Path(re.search(r'"runtimeResourcePath": "(.*)"', info)[1])
        self.triple = re.search(r'"moduleTriple": "(.*)"', info)[1]
        self.version = re.search(r'"compilerVersion": "(.*)"', info)[1]
        self.frontend = self.library.parent.parent / "bin" / "swift-frontend"
        self.architecture = self.triple.partition("-")[0]

    def module(self, name, ending="swiftmodule"):
        return self.library / "linux" / f"{name}.swiftmodule" / f"{self.triple}.{ending}"


def make(toolchain, systems, folder):
    """Makes the modules of several systems, each in a folder of its name."""
    first = systems[0]
    swift = folder / "Swift.swiftmodule"
    compile_swift(toolchain, padded_target(toolchain, first), swift)
    for system in systems:
        target = padded_target(toolchain, system)
        modules = {path.stem: path for path in (toolchain.library / "linux").glob("*.swiftmodule")}
        for name in sorted(modules.keys() - LEFT_OUT):
            binary = toolchain.module(name)
            if binary.is_file():
                retarget(binary, toolchain.triple, target, module_file(folder / system, name, system))
        retarget(
            swift, padded_target(toolchain, first), target,
            module_file(folder / system, "Swift", system),
        )
    copy_c_library(toolchain, folder / "glibc")


def target_name(system):
    """What the compiler calls a system in a target."""
    return "xros" if system == "visionos" else system


def padded_target(toolchain, system):
    """A target's name as long as the toolchain's own, so that one can take the other's place."""
    return f"arm64-apple-{target_name(system)}{OLDEST[system]}.0".ljust(len(toolchain.triple), "0")


def module_file(folder, name, system):
    path = folder / f"{name}.swiftmodule" / f"arm64-apple-{target_name(system)}.swiftmodule"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def retarget(source, old, new, destination):
    """Copies a compiled module and says that it is for another target: a module for type-checking
    depends on the target in nothing else."""
    assert len(old) == len(new), (old, new)
    destination.write_bytes(source.read_bytes().replace(old.encode(), new.encode()))


def compile_swift(toolchain, target, destination):
    """Compiles the standard library's interface, with Objective-C, which the one for Linux lacks."""
    interface = destination.with_name("Swift.private.swiftinterface")
    text = toolchain.module("Swift", "private.swiftinterface").read_text(encoding="utf-8")
    flags = re.search("^// swift-module-flags:.*$", text, re.MULTILINE)[0]
    changed = (
        flags.replace("-disable-objc-interop", "")
        .replace(toolchain.triple, target)
        # Bodies are most of the work, and say nothing about types.
        .replace(" -O ", " -Onone -experimental-skip-all-function-bodies ")
    )
    text = text.replace(flags, changed)
    # The one function whose attribute demands a body that the interface doesn't have.
    start = text.rindex("@backDeployed(", 0, text.index("_diagnoseUnavailableCodeReached()"))
    text = text[:start] + text[text.index(")", start) + 1 :]
    destination.parent.mkdir(parents=True, exist_ok=True)
    interface.write_text(text + OBJECTIVE_C_POINTER, encoding="utf-8")
    subprocess.run(
        [toolchain.frontend, "-compile-module-from-interface", interface, "-o", destination,
         "-module-name", "Swift", "-parse-stdlib", "-target", target,
         "-module-cache-path", destination.parent / "cache"],
        check=True,
    )


def copy_c_library(toolchain, folder):
    """Puts the map of the C library's headers where it can be named: the modules import it."""
    folder.mkdir(parents=True, exist_ok=True)
    source = toolchain.library / "linux" / toolchain.architecture
    shutil.copy(source / "glibc.modulemap", folder / "module.modulemap")
    shutil.copy(source / "SwiftGlibc.h", folder)
    header = folder / "assert.h"
    if not header.exists():
        header.symlink_to("/usr/include/assert.h")

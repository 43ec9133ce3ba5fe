#!/usr/bin/env python3
"""Checks the Xcode project of the example app as far as it can be checked without Xcode.

Usage: Utilities/availability/check-project.py

The project is parsed, every object that it refers to is in it, every folder, package and product exists, the
scheme names its target, and the systems and the language version are those that the app is type-checked for.
"""

import json
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / ".build" / "pbxproj"))
from openstep_parser import OpenStepDecoder  # noqa: E402 (the setup puts it there)

APP = ROOT / "Examples" / "LoadingScreens"
PROJECT = APP / "LoadingScreens.xcodeproj"
IDENTIFIER = re.compile(r"[0-9A-F]{24}")

# The version of objects that has folders which Xcode reads by itself; Xcode 16 was the first to have it.
OBJECT_VERSION = "77"

failures = []


def check(holds, message):
    if not holds:
        failures.append(message)


def strings(value):
    """Every string in a value."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [found for item in value for found in strings(item)]
    return [value]


project = OpenStepDecoder.ParseFromFile(open(PROJECT / "project.pbxproj", encoding="utf-8"))
objects = project["objects"]


def of(kind):
    return {key: item for key, item in objects.items() if item["isa"] == kind}


check(project["objectVersion"] == OBJECT_VERSION, f"objectVersion is not {OBJECT_VERSION}")
used = {project["rootObject"]} | {s for s in strings(objects) if IDENTIFIER.fullmatch(s)}
for missing in sorted(used - set(objects)):
    check(False, f"refers to {missing}, which is not in it")
for unused in sorted(set(objects) - used):
    check(False, f"nothing refers to {unused}, {objects[unused]['isa']}")

# Every folder with Swift files belongs to the app, and no other.
folders = {item["path"] for item in of("PBXFileSystemSynchronizedRootGroup").values()}
written = {file.parent.name for file in APP.glob("*/*.swift")}
check(folders == written, f"has the folders {sorted(folders)}, and the app has {sorted(written)}")
(target_id, target), = of("PBXNativeTarget").items()
check(
    {objects[key]["path"] for key in target["fileSystemSynchronizedGroups"]} == written,
    "the target does not have all folders",
)

# The package is this one, and the app links the modules that its sources import.
(package,) = of("XCLocalSwiftPackageReference").values()
check((APP / package["relativePath"]).resolve() == ROOT, f"no package is at {package['relativePath']}")
description = json.loads(
    subprocess.run(
        ["swift", "package", "--package-path", ROOT, "dump-package"], check=True, capture_output=True
    ).stdout
)
products = {product["name"] for product in description["products"]}
linked = {item["productName"] for item in of("XCSwiftPackageProductDependency").values()}
imported = {
    name
    for file in APP.glob("*/*.swift")
    for name in re.findall(r"^import (\w+)$", file.read_text(), re.MULTILINE)
    if name.startswith("Sheen")
}
check(linked == imported, f"links {sorted(linked)}, and the sources import {sorted(imported)}")
check(linked <= products, f"links {sorted(linked - products)}, which the package does not offer")

# The systems of the package, which are those that the app is type-checked for.
versions = {platform["platformName"]: platform["version"] for platform in description["platforms"]}
for configuration in of("XCBuildConfiguration").values():
    settings = configuration["buildSettings"]
    if "SDKROOT" not in settings:
        continue
    for setting, system in (("IPHONEOS_DEPLOYMENT_TARGET", "ios"), ("MACOSX_DEPLOYMENT_TARGET", "macos")):
        check(
            settings[setting] == versions[system],
            f"{configuration['name']}: {setting} is {settings[setting]} instead of {versions[system]}",
        )
    check(settings["SWIFT_VERSION"] == "6.0", f"{configuration['name']}: SWIFT_VERSION is not 6.0")
    systems = set(settings["SUPPORTED_PLATFORMS"].strip('"').split())
    check(
        systems == {"iphoneos", "iphonesimulator", "macosx"},
        f"{configuration['name']}: SUPPORTED_PLATFORMS is {sorted(systems)}",
    )

for scheme in PROJECT.glob("xcshareddata/xcschemes/*.xcscheme"):
    for reference in xml.parse(scheme).iter("BuildableReference"):
        check(
            reference.get("BlueprintIdentifier") == target_id, f"{scheme.name} names another target"
        )

for failure in failures:
    print(f"project: LoadingScreens.xcodeproj: {failure}", file=sys.stderr)
if not failures:
    print(f"project: {len(objects)} objects, folders {', '.join(sorted(folders))}, as the package says")
sys.exit(1 if failures else 0)

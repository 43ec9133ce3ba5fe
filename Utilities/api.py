"""Writes each module's public declarations as text, one a line, from the compiler's symbol graphs.

    Utilities/api.py [--check] FOLDER

FOLDER is what Utilities/symbol-graphs.sh has written. The lists go into Documentation/API, so that a
change of what is public is seen in its diff. With --check nothing is written: a list that differs is
an error.
"""

import difflib
import pathlib
import sys
import json

LISTS = pathlib.Path("Documentation/API")

# The order of declarations within a type.
KINDS = [
    "swift.enum.case", "swift.init", "swift.type.property", "swift.property", "swift.subscript",
    "swift.type.method", "swift.method",
]  # fmt: skip
TYPES = {
    "swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.extension",
    "swift.typealias", "swift.associatedtype",
}  # fmt: skip


def declaration(symbol):
    """The declaration in one line, as the compiler prints it."""
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    return " ".join(text.split())


class Module:
    """The symbols of one module, and what it adds to types of others."""

    def __init__(self, folder):
        self.symbols, self.members, self.conformances = {}, {}, {}
        for file in sorted(folder.glob("*.json")):
            graph = json.loads(file.read_text(encoding="utf-8"))
            for symbol in graph["symbols"]:
                self.symbols[symbol["identifier"]["precise"]] = symbol
            for relation in graph["relationships"]:
                if relation["kind"] in ("memberOf", "optionalRequirementOf", "requirementOf"):
                    self.members.setdefault(relation["target"], set()).add(relation["source"])
                elif relation["kind"] in ("conformsTo", "inheritsFrom"):
                    # What a class conforms to comes from its superclass.
                    kind = self.symbols[relation["source"]]["kind"]["identifier"]
                    if kind == "swift.class" and relation["kind"] == "conformsTo":
                        continue
                    name = relation.get("targetFallback", "").rsplit(".", 1)[-1]
                    name = name or self.symbols[relation["target"]]["names"]["title"]
                    self.conformances.setdefault(relation["source"], set()).add(name)

    def heading(self, precise):
        """A type's declaration, with what it conforms to."""
        symbol = self.symbols[precise]
        text = declaration(symbol)
        # Every type conforms to these two, in this or a later compiler.
        names = sorted(self.conformances.get(precise, set()) - {"Copyable", "Escapable"})
        missing = [name for name in names if name not in text.replace(",", " ").split()]
        if not missing:
            return text
        head, where, clause = text.partition(" where ")
        return f"{head}{', ' if ': ' in head else ': '}{', '.join(missing)}{where}{clause}"

    def lines(self, precise, depth):
        yield "  " * depth + self.heading(precise)
        members = [self.symbols[name] for name in self.members.get(precise, ()) if name in self.symbols]
        for symbol in sorted(members, key=self.order):
            if symbol["kind"]["identifier"] in TYPES:
                yield from self.lines(symbol["identifier"]["precise"], depth + 1)
            else:
                yield "  " * (depth + 1) + declaration(symbol)

    @staticmethod
    def order(symbol):
        kind = symbol["kind"]["identifier"]
        return KINDS.index(kind) if kind in KINDS else len(KINDS), declaration(symbol)

    def text(self):
        inner = set().union(*self.members.values()) if self.members else set()
        outer = [name for name in self.symbols if name not in inner]
        parts = []
        for name in sorted(outer, key=lambda name: declaration(self.symbols[name])):
            parts.append("\n".join(self.lines(name, 0)))
        return "\n\n".join(parts) + "\n" if parts else ""


def main():
    arguments = sys.argv[1:]
    checks = "--check" in arguments
    folder = pathlib.Path(next(a for a in arguments if a != "--check"))
    wrong, counts = [], []
    LISTS.mkdir(exist_ok=True)
    listed = {path.stem for path in LISTS.glob("*.txt")}
    for module in sorted(path for path in folder.iterdir() if path.is_dir()):
        text = Module(module).text()
        listed.discard(module.name)
        # A module that only passes others on declares nothing.
        if not text:
            continue
        path = LISTS / f"{module.name}.txt"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        count = sum(1 for line in text.splitlines() if line and not line.startswith("extension "))
        counts.append(f"{module.name} {count}")
        if checks and old != text:
            wrong.append(module.name)
            sys.stderr.writelines(
                difflib.unified_diff(
                    old.splitlines(True), text.splitlines(True), str(path), "the code as it is"
                )
            )
        elif not checks:
            path.write_text(text, encoding="utf-8")
    for name in listed:
        if checks:
            wrong.append(name)
        else:
            (LISTS / f"{name}.txt").unlink()
    total = sum(int(entry.split()[1]) for entry in counts)
    print(f"api: {', '.join(counts)}; {total} public declarations")
    if wrong:
        sys.exit(
            f"api: the public declarations of {', '.join(wrong)} are not those in {LISTS}: "
            "run 'make api', and look at its diff"
        )


if __name__ == "__main__":
    main()

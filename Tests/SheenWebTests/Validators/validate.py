"""Checks one text with a parser that was written by others: validate.py html|css, text on stdin."""

import sys


def html(text):
    import html5lib
    parser = html5lib.HTMLParser(strict=False)
    parser.parse(text)
    return [f"{place}: {name} {data}" for place, name, data in parser.errors]


def css(text):
    import tinycss2

    problems = []

    def declarations(content, where):
        for item in tinycss2.parse_declaration_list(content, True, True):
            if item.type == "error":
                problems.append(f"{item.source_line}: {item.message} in {where}")
            elif item.type == "declaration":
                values(item.value, item.name)
            elif item.type in ("qualified-rule", "at-rule"):
                rule(item)

    def values(tokens, where):
        for token in tokens:
            if token.type == "error":
                problems.append(f"{token.source_line}: {token.message} in {where}")
            for part in ("arguments", "content"):
                if hasattr(token, part):
                    values(getattr(token, part), where)

    def rule(item):
        if item.type == "error":
            problems.append(f"{item.source_line}: {item.message}")
        elif item.type == "qualified-rule":
            values(item.prelude, "a selector")
            declarations(item.content, tinycss2.serialize(item.prelude))
        elif item.type == "at-rule":
            values(item.prelude, "@" + item.at_keyword)
            if item.content is None:
                return
            if item.at_keyword in ("media", "supports", "keyframes"):
                for inner in tinycss2.parse_rule_list(item.content, True, True):
                    rule(inner)
            else:
                declarations(item.content, "@" + item.at_keyword)

    for item in tinycss2.parse_stylesheet(text, True, True):
        rule(item)
    return problems


problems = {"html": html, "css": css}[sys.argv[1]](sys.stdin.buffer.read().decode())
print("\n".join(map(str, problems)))
sys.exit(1 if problems else 0)

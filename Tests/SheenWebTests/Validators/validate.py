"""Checks texts with a parser that was written by others: validate.py html|css.

Standard input is a JSON array of texts; standard output is one array for each text, of its errors as
{"code": the parser's name of it, "place": where and of what it is}.
"""

import json
import sys


def html(text):
    import html5lib
    parser = html5lib.HTMLParser(strict=False)
    parser.parse(text)
    return [(name, f"{place}: {data}") for place, name, data in parser.errors]


def css(text):
    import tinycss2

    problems = []

    def wrong(token, where):
        problems.append((token.kind, f"{token.source_line}: {where}"))

    def declarations(content, where):
        for item in tinycss2.parse_declaration_list(content, True, True):
            if item.type == "error":
                wrong(item, where)
            elif item.type == "declaration":
                values(item.value, item.name)
            elif item.type in ("qualified-rule", "at-rule"):
                rule(item)

    def values(tokens, where):
        for token in tokens:
            if token.type == "error":
                wrong(token, where)
            for part in ("arguments", "content"):
                if hasattr(token, part):
                    values(getattr(token, part), where)

    def rule(item):
        if item.type == "error":
            wrong(item, "a rule")
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


check = {"html": html, "css": css}[sys.argv[1]]
texts = json.load(sys.stdin)
json.dump([[{"code": c, "place": p} for c, p in check(text)] for text in texts], sys.stdout)

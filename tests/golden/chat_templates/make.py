"""Makes pairs.json: templates, variables, and what Python's jinja2 makes of them, set up as transformers
sets it up for chat templates (transformers 5.24.0: an immutable sandbox with trim_blocks, lstrip_blocks,
loop controls, generation blocks, tojson without HTML escapes, raise_exception, strftime_now).

Made with jinja2 3.1.6 and Python 3.11 by:
    python tests/golden/chat_templates/make.py            (writes pairs.json)
    python tests/golden/chat_templates/make.py --check    (says what differs)
"""

import copy
import datetime
import json
import pathlib
import sys

import jinja2
import jinja2.ext
import jinja2.sandbox

from constructs import BEYOND, EXPRESSIONS, STATEMENTS, VARIABLES
from conversations import CONVERSATIONS, WITH, variables

FOLDER = pathlib.Path(__file__).resolve().parent
NOW = datetime.datetime(2026, 3, 9, 14, 5, 7)


class Generation(jinja2.ext.Extension):
    """{% generation %} … {% endgeneration %}: its content, in a scope of its own."""

    tags = {"generation"}

    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        return jinja2.nodes.CallBlock(self.call_method("content"), [], [], body).set_lineno(line)

    def content(self, caller):
        return caller()


def raise_exception(message):
    raise jinja2.exceptions.TemplateError(message)


def tojson(x, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
    return json.dumps(x, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


def environment(sandbox=jinja2.sandbox.ImmutableSandboxedEnvironment):
    made = sandbox(trim_blocks=True, lstrip_blocks=True, extensions=[Generation, jinja2.ext.loopcontrols])
    made.filters["tojson"] = tojson
    made.globals["raise_exception"] = raise_exception
    made.globals["strftime_now"] = NOW.strftime
    return made


def beyond():
    made = environment(jinja2.sandbox.SandboxedEnvironment)
    made.filters["from_json"] = json.loads
    return made


def outcome(made, source, values):
    """What it writes, or how it fails: at parsing, in the template's own words, or otherwise."""
    try:
        template = made.from_string(source)
        return {"output": template.render(**copy.deepcopy(values))}
    except (jinja2.exceptions.TemplateSyntaxError, SyntaxError):
        return {"error": "parse"}
    except jinja2.exceptions.TemplateError as error:
        own = type(error) is jinja2.exceptions.TemplateError
        return {"error": f"raised: {error.args[0]}" if own else "render"}
    except Exception:
        return {"error": "render"}


def expressions():
    return [part for line in EXPRESSIONS.strip().splitlines() for part in line.split(" | ")]


def pairs():
    """(the environment, the template's name and source, the variables' name and values)"""
    usual, wider = environment(), beyond()
    for i, expression in enumerate(expressions()):
        yield usual, f"expression {i}", "{{ " + expression + " }}", "constructs", VARIABLES
    for i, source in enumerate(STATEMENTS):
        yield usual, f"statement {i}", source, "constructs", VARIABLES
    for i, source in enumerate(BEYOND):
        yield wider, f"beyond {i}", source, "constructs", VARIABLES
    for file in sorted((FOLDER / "families").glob("*.jinja")):
        for conversation in CONVERSATIONS:
            for option in ["plain", *WITH.get(conversation, [])]:
                yield (usual, file.stem, file.read_text(), f"{conversation}, {option}",
                       variables(conversation, option))


def data():
    made = {"made with": f"jinja2 {jinja2.__version__}", "templates": {}, "variables": {}, "pairs": []}
    for env, name, source, values_name, values in pairs():
        made["templates"][name] = source
        made["variables"][values_name] = values
        made["pairs"].append({"template": name, "variables": values_name, **outcome(env, source, values)})
    return made


def text():
    return json.dumps(data(), ensure_ascii=True, indent=0) + "\n"


if __name__ == "__main__":
    file = FOLDER / "pairs.json"
    if "--check" in sys.argv:
        sys.exit(0 if file.read_text() == text() else "pairs.json is not what make.py makes")
    file.write_text(text())

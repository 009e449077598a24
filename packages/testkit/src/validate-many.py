"""Runs validate_pptx.py over many files in one process.

    python3 validate-many.py path/to/validate_pptx.py deck.pptx [more.pptx ...]

The validator starts xmllint for every part, and nine tenths of its time is xmllint reading the same schema
again. Where lxml is there (it comes with python-pptx), its `xmllint` is replaced by the same library, libxml2,
which keeps each schema. Parts stay in memory on their way there, and what many files share (master, layouts,
theme) is parsed and judged once. The answers are the same: `test/schemas.test.ts` holds the two against each other.
"""
import contextlib
import functools
import importlib.util
import re
import sys
import types

spec = importlib.util.spec_from_file_location("validate_pptx", sys.argv[1])
validator = importlib.util.module_from_spec(spec)
spec.loader.exec_module(validator)

try:
    from lxml import etree
except ImportError:
    etree = None

@functools.cache
def schema_at(path):
    return etree.XMLSchema(etree.parse(path))


@functools.lru_cache(maxsize=2000)
def faults(schema, data):
    held = schema_at(schema)
    if held.validate(etree.fromstring(data)):
        return []
    return [f"element {name_of(error.message)}: Schemas validity error : {error.message}" for error in held.error_log]


def name_of(message):
    found = re.match(r"Element '(?:\{[^}]*\})?([^']*)'", message)
    return found.group(1) if found else ""


class Part:
    """Stands for the folder and the file that a part is written to for xmllint."""

    data = b""

    def __init__(self, _folder=None):
        pass

    def __truediv__(self, _name):
        return self

    def write_bytes(self, data):
        self.data = data


def xmllint(schema, part):
    """One line for each error, as xmllint words it."""
    return faults(str(schema), part.data)


if etree is not None:
    validator.xmllint = xmllint
    validator.Path = Part
    validator.tempfile = types.SimpleNamespace(TemporaryDirectory=contextlib.nullcontext)
    # The validator changes no tree.
    parse = validator.ET.fromstring
    validator.ET = types.SimpleNamespace(fromstring=functools.lru_cache(maxsize=2000)(parse), ParseError=validator.ET.ParseError)
sys.exit(validator.main(sys.argv[2:]))

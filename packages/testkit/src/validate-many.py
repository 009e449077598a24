"""Runs validate_pptx.py over many files in one process.

    python3 validate-many.py path/to/validate_pptx.py deck.pptx [more.pptx ...]

The validator starts xmllint for every part, and nine tenths of its time is xmllint reading the same schema
again. Where lxml is there (it comes with python-pptx), its `xmllint` is replaced by the same library, libxml2,
which keeps each schema. The answers are the same: `test/schemas.test.ts` holds the two against each other.
"""
import importlib.util
import re
import sys

spec = importlib.util.spec_from_file_location("validate_pptx", sys.argv[1])
validator = importlib.util.module_from_spec(spec)
spec.loader.exec_module(validator)

try:
    from lxml import etree
except ImportError:
    etree = None

schemas = {}


def xmllint(schema, path):
    """One line for each error, as xmllint words it."""
    if schema not in schemas:
        schemas[schema] = etree.XMLSchema(etree.parse(str(schema)))
    held = schemas[schema]
    if held.validate(etree.parse(str(path))):
        return []
    return [f"element {name_of(error.message)}: Schemas validity error : {error.message}" for error in held.error_log]


def name_of(message):
    found = re.match(r"Element '(?:\{[^}]*\})?([^']*)'", message)
    return found.group(1) if found else ""


if etree is not None:
    validator.xmllint = xmllint
sys.exit(validator.main(sys.argv[2:]))

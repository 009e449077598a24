"""Where the public names of the packages are imported from."""

import ast
import difflib
import sys

# Names that several modules have, and those of the standard library that code of slides uses and forgets to import.
_PREFERRED = {
    "Presentation": "pptx", "BytesIO": "io", "StringIO": "io", "datetime": "datetime", "date": "datetime", "timedelta": "datetime", "deepcopy": "copy",
    "Path": "pathlib", "defaultdict": "collections", "Counter": "collections", "OrderedDict": "collections", "namedtuple": "collections",
    "dataclass": "dataclasses", "Decimal": "decimal", "Enum": "enum", "partial": "functools", "parse_xml": "pptx.oxml", "Image": "PIL",
}
_MODULES = frozenset("math random json re io os sys copy base64 textwrap itertools statistics string time csv".split())
_PACKAGES = ("pptx", "PIL", "lxml")
_USUAL = ("pptx.util", "pptx.dml.color", "pptx.chart.data", "pptx.oxml.ns", "pptx.oxml")


def home(name):
    """The module that a public name is imported from; None for a name that is nowhere."""
    return _PREFERRED.get(name) or _index().get(name)


def usual(name):
    """The same for names that no variable is called by chance, such as those of python-pptx."""
    found = home(name)
    return found if name in _PREFERRED or _is_usual(found) or name in ("ImageDraw", "ImageFont", "etree") else None


def module(name):
    """Whether it is a module of the standard library that is commonly used."""
    return name in _MODULES


def near(name):
    """The usual name that looks most like one, or None."""
    plain = {one.lower(): one for one in sorted({*_PREFERRED, *(one for one, at in _index().items() if _is_usual(at))})}
    found = difflib.get_close_matches(name.lower(), plain, 1, 0.7)
    return plain[found[0]] if found else None


def near_module(name):
    """The module of python-pptx that looks most like one, or None."""
    names = [one for one in sorted(sys.modules) if one.startswith("pptx.") and "._" not in one]
    return next(iter(difflib.get_close_matches(name or "", names, 1, 0.5)), None)


def imports(node):
    """The statement `from … import …` as it is right, in one line or several; None where a name is nowhere."""
    places = {}
    for alias in node.names:
        at = node.module if _has(node.module, alias.name) else None
        known = alias.name if at or home(alias.name) else near(alias.name)
        at = at or (known and home(known))
        if not at:
            return None
        kept = alias.asname or (alias.name if known != alias.name else None)
        places.setdefault(at, []).append(f"{known} as {kept}" if kept and kept != known else known)
    return [f"from {at} import {', '.join(names)}" for at, names in places.items()]


def statement(tree, line):
    """The import that begins or goes on in a line."""
    return next((one for one in ast.walk(tree) if isinstance(one, ast.ImportFrom) and one.lineno <= line <= (one.end_lineno or one.lineno)), None)


def _is_usual(at):
    return at is not None and (at in _USUAL or at.startswith("pptx.enum."))


def _has(module_name, name):
    found = sys.modules.get(module_name or "")
    return found is not None and (name == "*" or hasattr(found, name) or f"{module_name}.{name}" in sys.modules)


_known = {}


def _index():
    if _known:
        return _known
    for module_name, found in sorted(sys.modules.items(), key=lambda one: (not _is_usual(one[0]), one[0].count("."), one[0])):
        parts = module_name.split(".")
        if parts[0] not in _PACKAGES or any(one.startswith("_") for one in parts) or found is None:
            continue
        if len(parts) > 1:
            _known.setdefault(parts[-1], ".".join(parts[:-1]))
        for name, thing in list(vars(found).items()):
            if not name.startswith("_") and getattr(thing, "__module__", None) == module_name and isinstance(getattr(thing, "__name__", None), str):
                _known.setdefault(name, module_name)
    return _known

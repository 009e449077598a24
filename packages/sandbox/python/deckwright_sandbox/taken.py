"""What a function takes, against what it was given: names of arguments, their order and their kinds. The call as it is right goes into the cure."""

import ast
import difflib
import enum
import inspect
import re
import sys

from pptx.chart.data import _BaseChartData
from pptx.dml.color import RGBColor
from pptx.util import Length

from . import meant
from .place import UNKNOWN

_LENGTHS = frozenset("left top width height cx cy x y begin_x begin_y end_x end_y".split())
_POINTS = frozenset("size space_before space_after line_spacing".split())
_KINDS = {"str": "a text", "int": "a whole number", "float": "a number", "Length": "a length", "bool": "True or False", "IO[bytes]": "a file of bytes", "None": "None"}
_NUMBER = re.compile(r"\s*-?\d+(?:\.\d+)?\s*")


def cure(place):
    """A sentence with the call as it is right, or None where nothing is known to be wrong with its arguments."""
    function, name = place.function()
    if function is None or place.node is None:
        return None
    try:
        if isinstance(place.node, ast.Call):
            return _of_call(place, function, name, place.node)
        if isinstance(place.node, ast.Attribute) and place.inner is not None:
            return _of_setter(place, function, place.node)
    except (TypeError, ValueError, AttributeError, KeyError):
        return None
    return None


def _of_call(place, function, name, node):
    instead = meant.made(meant.class_named(function.__qualname__.split(".")[0]), name, place)
    if instead is not None:
        return instead
    takes = [one for one in inspect.signature(function).parameters.values() if one.name not in ("self", "cls")]
    if any(one.kind in (one.VAR_POSITIONAL, one.VAR_KEYWORD) for one in takes) or any(isinstance(one, ast.Starred) for one in node.args):
        return None
    if any(one.arg is None for one in node.keywords) or _called(node) not in (name, None):
        return None
    names = [one.name for one in takes]
    listed = f"{name}() takes {', '.join(names)}." if names else f"{name}() takes nothing."
    strange = [one for one in node.keywords if one.arg not in names]
    written = _text_of_made(place, function, name, node, [*node.args[len(names) :], *(one.value for one in strange)])
    if written is not None:
        return f"Write {written}. {listed}"
    if strange:
        return _renamed(node, names, [one.arg for one in strange], listed)
    given = [*zip(names, node.args), *((one.arg, one.value) for one in node.keywords)]
    values = {one: place.value(value) for one, value in given}
    for one in list(values) if place.inner is not None and name != "__init__" else ():
        if one in place.inner.f_locals:
            values[one] = place.inner.f_locals[one]
    alternatives = {one.name: _alternatives(function, one, name) for one in takes}
    wrong = [one for one, _ in given if not _fits(values[one], alternatives[one], function)]
    if wrong or len(node.args) > len(names):
        ordered = _ordered(place, takes, node, values, alternatives, function)
        if ordered is not None:
            return f"Write {_written(place, node.func)}({ordered}). {listed}"
    if len(node.args) > len(names):
        spare = [place.text(one) or "the last" for one in node.args[len(names) :]]
        return f"Leave out {', '.join(spare)}. {listed}"
    whole = _of_one(place, name, node, takes, given, values)
    if whole is not None:
        return whole
    if wrong:
        return _converted(place, function, name, node, given, values, alternatives, wrong)
    missing = [one.name for one in takes if one.default is one.empty and one.name not in values]
    return f"Give {' and '.join(missing)} too. {listed}" if missing else None


def _text_of_made(place, function, name, node, spare):
    """The call without the text that it does not take, and the text given to what it makes."""
    kind = inspect.getattr_static(sys.modules[function.__module__], function.__qualname__.split(".")[0], None)
    if len(spare) != 1 or not isinstance(kind, type) or not isinstance(node.func, ast.Attribute):
        return None
    if any(one.value is spare[0] and not meant.is_text(one.arg) and not isinstance(place.value(one.value), str) for one in node.keywords):
        return None
    kept = [*(one for one in node.args if one is not spare[0]), *(one for one in node.keywords if one.value is not spare[0])]
    given = [place.text(one) for one in kept]
    return None if None in given else meant.text_of_made(place, node, kind, name, spare[0], f"{_written(place, node.func)}({', '.join(given)})")


def _renamed(node, names, strange, listed):
    free = [one for one in names[len(node.args) :] if one not in {other.arg for other in node.keywords}]
    pairs = []
    for one in strange:
        found = meant.parameter(one, free)
        if found is not None:
            free.remove(found)
            pairs.append(f"{found}= instead of {one}=")
    if pairs:
        return f"Write {', '.join(pairs)}. {listed}"
    return f"Leave out {', '.join(f'{one}=' for one in strange)}. {listed}"


def _ordered(place, takes, node, values, alternatives, function):
    """The given arguments in the order in which each fits where it stands; None where that cannot be said."""
    if node.keywords or len(node.args) > len(takes):
        return None
    left = [(one, values[kind.name]) for one, kind in zip(node.args, takes)]
    if any(value is UNKNOWN for _, value in left):
        return None
    order = []
    for one in takes[: len(left)]:
        found = next((pair for pair in left if _fits(pair[1], alternatives[one.name], function)), None)
        if found is None:
            return None
        left.remove(found)
        order.append(place.text(found[0]))
    return None if None in order or order == [place.text(one) for one in node.args] else ", ".join(order)


def _of_one(place, name, node, takes, given, values):
    """A colour by one text or one list instead of three numbers."""
    if name != "RGBColor" or len(node.args) != 1 or node.keywords:
        return None
    source, value = place.text(node.args[0]), values[given[0][0]]
    better = _colour(source, value)
    return None if better is None else f"Write {better}."


def _converted(place, function, name, node, given, values, alternatives, wrong):
    said, text = [], _written(place, node)
    for one in wrong:
        value_node = dict(given)[one]
        source = place.text(value_node)
        better = _as(source, values[one], alternatives[one], function, name)
        if better is not None and text is not None and text.count(source) == 1:
            text = text.replace(source, better)
        elif better is not None:
            said.append(f"Write {better} for {one}.")
        said.append(f"{one} of {name}() takes {_kind(alternatives[one])}, not {_said(values[one])}.")
    changed = text != _written(place, node)
    return " ".join([*([f"Write {text}."] if changed else []), *said])


def _of_setter(place, function, node):
    takes = list(inspect.signature(function).parameters.values())
    if len(takes) != 2 or function.__name__ != node.attr:
        return None
    one = takes[1]
    alternatives, value = _alternatives(function, one, node.attr), place.inner.f_locals.get(one.name, UNKNOWN)
    if _fits(value, alternatives, function):
        return None
    target = place.text(node) or f".{node.attr}"
    source = assigned(place, node)
    better = _as(source, value, alternatives, function, node.attr) if source is not None else None
    tail = f".{node.attr} takes {_kind(alternatives)}, not {_said(value)}."
    return f"Write {target} = {better}. {tail}" if better is not None else tail


def assigned(place, node, is_colour=False):
    """The text of what is assigned to a node, made a colour where one is wanted and it is a text or a list; or None."""
    for one in ast.walk(place.tree):
        if isinstance(one, ast.Assign) and node in one.targets:
            source = place.text(one.value)
            return (_colour(source, place.value(one.value)) if is_colour else None) or source
    return None


def is_colour(place, node):
    """Whether what is assigned to a node is a colour, or stands for one."""
    found = next((one.value for one in ast.walk(place.tree) if isinstance(one, ast.Assign) and node in one.targets), None)
    value = UNKNOWN if found is None else place.value(found)
    return isinstance(value, RGBColor) or _colour("value", value) is not None


def _called(node):
    return node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else None


def _written(place, node):
    return place.text(node) or (f"….{node.attr}" if isinstance(node, ast.Attribute) else None)


def _alternatives(function, one, name):
    """Names of the kinds that a parameter takes; none where nothing is known."""
    known = meant.takes(function.__qualname__, one.name)
    annotation = known or one.annotation
    if not isinstance(annotation, str):
        return ["Length"] if one.name in _LENGTHS and name.startswith("add_") else []
    kinds = [kind.strip() for kind in annotation.split("|")]
    return [] if any("[" in kind and kind != "IO[bytes]" for kind in kinds) else kinds


def _fits(value, kinds, function):
    return value is UNKNOWN or not kinds or any(_is(value, kind, function) for kind in kinds)


def _is(value, kind, function):
    is_number = isinstance(value, (int, float)) and not isinstance(value, (enum.Enum, bool))
    if kind == "None":
        return value is None
    if kind in ("Length", "float"):
        return is_number
    if kind == "int":
        return is_number and not isinstance(value, Length)
    if kind == "str":
        return isinstance(value, str) and not isinstance(value, enum.Enum)
    if kind == "bool":
        return isinstance(value, (bool, int))
    if kind == "IO[bytes]":
        return hasattr(value, "read") or hasattr(value, "__fspath__")
    known = _class(kind, function)
    return known is None or (is_number if issubclass(known, Length) else isinstance(value, known))


def _class(name, function):
    for module in [function.__module__, "pptx.dml.color", "pptx.enum.shapes", "pptx.enum.text", "pptx.enum.dml", "pptx.enum.chart", "pptx.chart.data"]:
        found = getattr(sys.modules.get(module), name, None)
        if isinstance(found, type):
            return _BaseChartData if issubclass(found, _BaseChartData) else found
    return None


def _as(source, value, kinds, function, name):
    """The argument's text made what is taken, or None."""
    if source is None:
        return None
    if isinstance(value, str) and {"int", "float", "Length"} & set(kinds) and _NUMBER.fullmatch(value):
        quoted = source[:1] in "'\"" and source[-1:] in "'\""
        number = value.strip() if quoted else f"{'float' if '.' in value else 'int'}({source})"
        unit = "Pt" if name in _POINTS or float(value) > 30 or function.__qualname__.startswith("LineFormat") else "Inches"
        return f"{unit}({number})" if "Length" in kinds else number
    if "str" in kinds and isinstance(value, (list, tuple)):
        return f'"\\n".join({source})' if all(isinstance(one, str) for one in value) else f'"\\n".join(str(one) for one in {source})'
    if "str" in kinds and isinstance(value, (int, float)):
        return f"str({source})"
    if "IO[bytes]" in kinds and isinstance(value, (bytes, bytearray)):
        return f"io.BytesIO({source})"
    for kind in kinds:
        known = None if kind in _KINDS else _class(kind, function)
        if kind == "SlideLayout" and type(value) is int:
            return f"prs.slide_layouts[{source}]"
        if known is RGBColor:
            return _colour(source, value)
        if known is not None and issubclass(known, enum.Enum) and isinstance(value, str):
            member = meant.member(known, value)
            return None if member is None else f"{meant.spoken(known)}.{member}"
    return None


def _colour(source, value):
    if source is None or isinstance(value, RGBColor):
        return None
    if isinstance(value, str) and re.fullmatch(r"#?[0-9A-Fa-f]{6}", value):
        if source[:1] in "'\"":
            return f"RGBColor.from_string({source.replace('#', '')})"
        return f'RGBColor.from_string({source}.lstrip("#"))' if value[:1] == "#" else f"RGBColor.from_string({source})"
    if isinstance(value, (list, tuple)) and len(value) == 3:
        return f"RGBColor(*{source})"
    return None


def _kind(kinds):
    return " or ".join(_KINDS.get(kind) or _one(kind) for kind in kinds if kind != "None") or "None"


def _one(kind):
    return f"a member of {kind}" if kind.isupper() else meant.article(kind).replace("A", "a", 1)


def _said(value):
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, (str, int, float, type(None))):
        return f"{'the text ' if isinstance(value, str) else ''}{str(value)[:60]!r}" if isinstance(value, str) else f"{value}"
    return _one(type(value).__name__)

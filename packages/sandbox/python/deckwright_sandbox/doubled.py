"""Lengths that are made of lengths: Inches(prs.slide_width) is millions of inches, and nothing of python-pptx minds it."""

import ast
import functools
import re

from pptx.util import Cm, Inches, Length, Mm, Pt

from .place import UNKNOWN

# English Metric Units to one of each.
UNITS = {Inches: 914_400, Cm: 360_000, Mm: 36_000, Pt: 12_700}
# A thousand inches; slides end at 56.
_MOST_EMU = 914_400_000
_LENGTHS = frozenset("slide_width slide_height left top width height".split())


def checked(kind, line):
    """The constructor of a length that refuses what can only be EMU already; `line` tells whether the caller's code calls it."""
    real, unit = kind.__new__, UNITS[kind]

    @functools.wraps(real)
    def __new__(cls, number):
        if isinstance(number, (int, float)) and abs(number) * unit >= _MOST_EMU and line(1) is not None:
            raise ValueError(f"{cls.__name__}({number:.15g}) is {abs(number) * unit / 914_400:,.0f} inches long: the number is EMU already")
        return real(cls, number)

    return __new__


def cure(error, place):
    """Where the length comes from, and what to write instead."""
    node = place.node
    if "the number is EMU already" not in str(error) or not isinstance(node, ast.Call) or len(node.args) != 1:
        return None
    source, unit, of = place.text(node.args[0]), place.text(node.func), node.args[0]
    if source is None or unit is None:
        return None
    if isinstance(place.value(of), Length) or (isinstance(of, ast.Attribute) and of.attr in _LENGTHS):
        return f"Write {source} instead of {place.text(node)}: it is a length already."
    within = {"Inches": "inches", "Cm": "cm", "Mm": "mm", "Pt": "pt"}[unit.split(".")[-1]] if unit.split(".")[-1] in ("Inches", "Cm", "Mm", "Pt") else "inches"
    for at, expression in _sources(place, of):
        lengths = sorted({place.text(one) for one in ast.walk(expression) if _is_length(place, one)} - {None})
        if lengths:
            right = place.text(expression)
            for one in lengths:
                right = None if right is None else re.sub(rf"(?<![\w.]){re.escape(one)}(?![\w.(])", f"{one}.{within}", right)
            said = f"Write {right} instead of {place.text(expression)} in line {at}" if right is not None else f"Write {lengths[0]}.{within} instead of {lengths[0]} in line {at}"
            return f"{said}: {' and '.join(lengths)} {'is' if len(lengths) == 1 else 'are'} a length in EMU, and {unit}() takes a number."
    return f"Write Emu(int({source})) instead of {place.text(node)}: the number is EMU already."


def _is_length(place, node):
    if isinstance(node, ast.Attribute) and node.attr in _LENGTHS:
        return True
    return isinstance(node, (ast.Name, ast.Attribute)) and place.value(node) is not UNKNOWN and isinstance(place.value(node), Length)


def _sources(place, node, depth=3):
    """The expression, and those that gave its names their values, each with its line."""
    yield node.lineno, node
    for name in [one.id for one in ast.walk(node) if isinstance(one, ast.Name)] if depth > 0 else ():
        made = [one for one in ast.walk(place.tree) if isinstance(one, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in one.targets)]
        for one in [one for one in made if one.lineno < node.lineno][-1:]:
            yield from _sources(place, one.value, depth - 1)

"""Python's own kinds taken for one another: a missing comma, a float where items are counted, texts and numbers, None, what is not awaited.

Each function answers for an error and its place with a sentence, with the code as it is right where that can be known, or with None.
"""

import ast
import builtins
import datetime
import re

from pptx.util import Length

from .place import UNKNOWN

_LITERALS = (ast.Tuple, ast.List, ast.Dict, ast.Set, ast.Constant, ast.JoinedStr)
_NUMBER = re.compile(r"\s*[-+]?[\d,_ ]*\d(?:\.\d+)?\s*")
# Methods that change what they are called on and return nothing.
_IN_PLACE = frozenset("append extend insert sort reverse clear update shuffle add remove".split())


def comma(error, place):
    """What is called or indexed because no comma stands between it and the bracket of the next item; and what is no function else."""
    node = place.node
    if place.inner is not None or not re.search(r"object is not callable|indices must be integers or slices, not tuple", str(error)):
        return None
    before = node.func if isinstance(node, ast.Call) else node.value if isinstance(node, ast.Subscript) else None
    if before is None:
        return None
    behind = place.code.split("\n")[before.end_lineno - 1].encode()[before.end_col_offset :].strip()
    if isinstance(before, _LITERALS) or (behind in (b"", b")") and isinstance(before, ast.Call)):
        return f"Put a comma behind {place.text(before) or 'the item'} in line {before.end_lineno}: without it the next bracket {'calls' if isinstance(node, ast.Call) else 'indexes'} it."
    return _no_function(str(error), place, node) if isinstance(node, ast.Call) else None


def _no_function(text, place, node):
    name, value = place.text(node.func), place.value(node.func)
    given = [place.text(one) for one in node.args]
    if name is None or None in given or node.keywords:
        return None
    if isinstance(node.func, ast.Name) and hasattr(builtins, name):
        lines = [one.lineno for one in _stores(place.tree, name)]
        return f"Give the variable {name} of line {lines[0]} another name: it hides the function {name}() of Python." if lines else None
    is_text = "'str' object" in text
    is_one_of = isinstance(place.value(node.args[0]), int) and not re.search(r"'(?:int|float|bool|NoneType|coroutine)' object", text) if len(given) == 1 else False
    if len(given) == 1 and not is_text and (isinstance(value, (list, tuple, dict)) or is_one_of):
        return f"Write {name}[{given[0]}] instead of {place.text(node)}: it is no function."
    is_alone = any(isinstance(one, ast.Expr) and one.value is node for one in ast.walk(place.tree))
    if len(given) == 1 and is_text and is_alone and isinstance(node.func, ast.Attribute):
        return f"Write {name} = {given[0]}."
    return f"Write {name} instead of {place.text(node)}: it is no function." if not given else None


def whole(error, place):
    """A float where whole numbers are taken: slices, range(), items and repetition."""
    pattern = r"slice indices must be integers|'float' object cannot be interpreted as an integer|indices must be integers or slices, not float|can't multiply sequence by non-int of type 'float'"
    if place.inner is not None or not re.search(pattern, str(error)):
        return None
    for one in _operands(place.node):
        value = place.value(one)
        is_divided = isinstance(one, ast.BinOp) and any(isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.Div) for inner in ast.walk(one))
        if not isinstance(value, float) and not (value is UNKNOWN and is_divided):
            continue
        source, made = place.text(one), _assigned(place, one)
        if source is None:
            continue
        if made is not None and _floored(place, made.value) is not None:
            return f"Write {source} = {_floored(place, made.value)} in line {made.lineno}: / gives a fraction, and // a whole number."
        return f"Write {_floored(place, one) or f'int({source})'} instead of {source}: only whole numbers count items."
    return None


def written(error, place):
    """Bytes to a file of texts, and texts to one of bytes."""
    node, text = place.node, str(error)
    if not isinstance(node, ast.Call):
        return None
    if "must be str, not bytes" in text:
        name = place.text(node.func)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "save" and name:
            return f'Write {name}("slides.pptx"): a presentation is bytes, and what stands there takes text. The saved one is the result.'
        return "Open the file for bytes: open(name, 'wb')."
    if "bytes-like object is required, not 'str'" in text and len(node.args) == 1:
        source = place.text(node.args[0])
        return f"Write {source}.encode() instead of {source}: bytes are taken there." if source else None
    return None


def formatted(error, place):
    """A text, or None, where a format for numbers stands."""
    text = str(error)
    found = re.search(r"Unknown format code '(\w|%)' for object of type '(\w+)'|unsupported format string passed to (\w+)\.__format__", text)
    percent = re.search(r"%(\w) format: a (?:real )?number is required, not str|must be real number, not str", text)
    if place.node is None or place.inner is not None or not (found or percent):
        return None
    whole_number = (found and found.group(1) in ("d", "x", "b")) or (percent and percent.group(1) == "d")
    for one in _formatted(place.node):
        value = place.value(one)
        # Within texts of Python 3.11 nodes do not know their places.
        source = ast.unparse(one) if isinstance(place.node, ast.JoinedStr) else place.text(one) or ast.unparse(one)
        if value is None:
            return f"{source} is None here, and a format for numbers stands behind it: give it a number before, or leave it out where there is none."
        other = _no_number(value)
        if other is not None:
            kind, form = other
            field = _field(place.node, one, source)
            begun = f"Leave the format behind {source} out" if field is None else f"Write {{{source}{form}}} instead of {field}"
            return f"{begun}: it is {kind}, and the format is for numbers."
        if isinstance(value, str):
            return f"Write {_number(source, value, whole_number)} instead of {source}: it is the text {value[:40]!r}, and the format is for numbers."
    return None


def _no_number(value):
    """What a value is that can be no number, with the format that it takes; None else."""
    if isinstance(value, datetime.date):
        return "a date", ":%Y-%m-%d"
    if isinstance(value, str) and not _NUMBER.fullmatch(value.strip("%")):
        return f"the text {value[:40]!r}", ""
    return ("several values", "") if isinstance(value, (list, tuple, dict, set)) else None


def _field(node, value, source):
    """The field of an f-string as it is written, with its braces; None elsewhere."""
    found = next((one for one in ast.walk(node) if isinstance(one, ast.FormattedValue) and one.value is value), None)
    parts = getattr(getattr(found, "format_spec", None), "values", [None])
    return f"{{{source}:{parts[0].value}}}" if len(parts) == 1 and isinstance(parts[0], ast.Constant) else None


def joined(error, place):
    """Texts and numbers that are added, computed or compared with one another."""
    text, node = str(error), place.node
    if place.inner is not None or node is None:
        return None
    found = re.search(r'can only concatenate (str|list|tuple) \(not "(\w+)"\) to', text)
    left, operator, right = _sides(node)
    if found and right is not None:
        kind, other, source = found.group(1), found.group(2), place.text(right)
        if source is None:
            return None
        if other == "NoneType":
            return none_of(place, right)
        is_row = kind != "str" and other not in ("list", "tuple", "range", "set")
        made = (f"[{source}]" if kind == "list" else f"({source},)") if is_row else f"{kind}({source})"
        return f"Write {made} instead of {source}: it is {_a(other)}, and {_a(kind)} stands before it."
    found = re.search(r"unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'|'\S+' not supported between instances of '(\w+)' and '(\w+)'", text)
    repeated = "can't multiply sequence by non-int of type 'float'" in text
    if found is None and not repeated:
        return None
    kinds = [one for one in found.groups()[1:] if one] if found else ["str", "float"]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum" and len(node.args) == 1 and "str" in kinds:
        source = place.text(node.args[0])
        return f"Write sum(float(one) for one in {source}): the items are texts." if source else None
    if left is None or right is None:
        return None
    sides = list(zip((left, right), kinds))
    for one, kind in sides:
        if kind == "NoneType":
            return none_of(place, one)
    for one, kind in sides:
        value, source = place.value(one), place.text(one)
        is_number = isinstance(value, str) and _NUMBER.fullmatch(value) is not None
        if kind == "str" and source is not None and (is_number or (value is UNKNOWN and not isinstance(operator, ast.Add))):
            return f"Write {_number(source, value, False)} instead of {source}: it is a text, and the other side a number."
    for one, kind in sides:
        source = place.text(one)
        if isinstance(operator, ast.Add) and "str" in kinds and kind in ("int", "float", "Decimal") and source is not None:
            return f"Write str({source}) instead of {source}: the other side is a text."
    return None


def unawaited(error, place):
    """A coroutine that is used as what it would return."""
    if "coroutine" not in str(error) or place.frame is None or place.tree is None:
        return None
    is_async = bool(place.frame.f_code.co_flags & 0x80)
    for one in ast.walk(place.node) if place.node is not None else ():
        made = _assigned(place, one)
        call = made.value if made is not None else one
        if not isinstance(call, ast.Call) or (made is None and place.text(call.func) not in _async_names(place.tree)):
            continue
        source = place.text(call)
        if source is None or (made is not None and type(place.value(one)).__name__ != "coroutine"):
            continue
        right = f"await {source}" if is_async else f"asyncio.run({source})"
        if made is not None:
            return f"Write {place.text(one)} = {right} in line {made.lineno}: without it the coroutine never runs."
        return f"Write ({right}) instead of {source}: without it the coroutine never runs."
    return None


def nothing(error, place):
    """None where something is looked at, called, indexed or gone through."""
    if place.inner is not None or not re.search(r"'NoneType' object (?:has no attribute|is not)|non-iterable NoneType", str(error)):
        return None
    node = place.node
    looked_at = node.value if isinstance(node, (ast.Attribute, ast.Subscript, ast.Assign)) else node.func if isinstance(node, ast.Call) else node
    return none_of(place, looked_at)


def none_of(place, node):
    """Why an expression is None, with what to write; or None where that is not seen."""
    source, made = place.text(node) if isinstance(node, ast.expr) else None, _assigned(place, node)
    call = made.value if made is not None else node
    if source is None or not isinstance(call, ast.Call):
        return None
    name = place.text(call.func)
    if name is None:
        return None
    own = next((one for one in ast.walk(place.tree) if isinstance(one, ast.FunctionDef) and one.name == name), None)
    if own is not None:
        if any(isinstance(one, ast.Return) and one.value is not None for one in ast.walk(own)):
            return f"{name}() returned None here: let each way through it end with a return that has a value, or look if {source} is None first."
        last = [one for one in _named(own) if made is None or one == source] or _named(own)
        return f"{name}() returns nothing: end it with return {last[-1] if last else '…'}."
    if isinstance(call.func, ast.Attribute) and call.func.attr in _IN_PLACE:
        of = place.text(call.func.value if call.func.attr != "shuffle" else call.args[0]) if call.func.attr != "shuffle" or call.args else None
        return f"Write {place.text(call)} alone in a line, and {of} instead of {source} behind it: .{call.func.attr}() returns nothing." if of else None
    return f"{name}() found nothing and returned None: write if {source} is not None: before this line, or mend what it looks for." if made is not None else None


def _operands(node):
    """Expressions that a node counts with."""
    if isinstance(node, ast.Subscript):
        inner = node.slice
        return [one for one in (inner.lower, inner.upper, inner.step) if one is not None] if isinstance(inner, ast.Slice) else [inner]
    if isinstance(node, ast.Call):
        return node.args
    return [node.left, node.right] if isinstance(node, ast.BinOp) else []


def _sides(node):
    if isinstance(node, ast.BinOp):
        return node.left, node.op, node.right
    if isinstance(node, ast.AugAssign):
        return node.target, node.op, node.value
    if isinstance(node, ast.Compare) and len(node.comparators) == 1:
        return node.left, node.ops[0], node.comparators[0]
    return None, None, None


def _formatted(node):
    found = [one.value for one in ast.walk(node) if isinstance(one, ast.FormattedValue) and one.format_spec is not None]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        found += node.right.elts if isinstance(node.right, ast.Tuple) else [node.right]
    elif isinstance(node, ast.Call):
        found += [*(node.args[:1] if isinstance(node.func, ast.Name) else node.args), *(one.value for one in node.keywords)]
    return found


def _number(source, value, is_whole):
    """The text made a number."""
    kind = "int" if is_whole else "float"
    return f'{kind}({source}.replace(",", ""))' if isinstance(value, str) and "," in value else f"{kind}({source})"


def _floored(place, node):
    """An expression with // for each /, or None where it divides nothing or counts with fractions."""
    inner = list(ast.walk(node))
    divisions = [one for one in inner if isinstance(one, ast.BinOp) and isinstance(one.op, ast.Div)]
    fractions = [one for one in inner if (isinstance(one, ast.Constant) and isinstance(one.value, float)) or isinstance(place.value(one), (float, Length))]
    others = [one for one in inner if isinstance(one, ast.Call) and not (isinstance(one.func, ast.Name) and one.func.id in ("len", "int", "round", "sum", "max", "min"))]
    if not divisions or fractions or others or place.text(node) is None:
        return None

    class Floor(ast.NodeTransformer):
        def visit_Div(self, _):
            return ast.FloorDiv()

    return ast.unparse(Floor().visit(ast.parse(place.text(node), mode="eval")))


def _assigned(place, node):
    """The statement that gave a name its value last before the line, in the same function where it can be told; or None."""
    if not isinstance(node, ast.Name):
        return None
    found = [
        one for one in ast.walk(place.tree)
        if isinstance(one, ast.Assign) and len(one.targets) == 1 and isinstance(one.targets[0], ast.Name) and one.targets[0].id == node.id and one.lineno <= place.line
    ]
    return max(found, key=lambda one: one.lineno, default=None)


def _stores(tree, name):
    return [one for one in ast.walk(tree) if isinstance(one, ast.Name) and one.id == name and isinstance(one.ctx, ast.Store)]


def _named(function):
    """Names that a function gives a value by itself, in their order."""
    return [one.targets[0].id for one in function.body if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)]


def _async_names(tree):
    return {one.name for one in ast.walk(tree) if isinstance(one, ast.AsyncFunctionDef)}


def _a(kind):
    return {"str": "a text", "int": "a whole number", "float": "a number", "list": "a list", "tuple": "a tuple"}.get(kind, f"of the kind {kind}")

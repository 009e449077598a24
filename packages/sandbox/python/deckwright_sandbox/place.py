"""Where in the caller's code an error arose: its node of the syntax tree, the function that was called there, and the values given to it."""

import ast
import inspect
import os
import sys

_OWN = os.path.dirname(os.path.abspath(__file__))
UNKNOWN = object()


class Place:
    """The innermost line of the caller's code that an error went through, and what was called there."""

    def __init__(self, error, code, file):
        self.error = error
        self.file = file
        try:
            self.tree = ast.parse(code)
        except (SyntaxError, ValueError, RecursionError):
            self.tree = None
        self.code = code
        self.frame, self.node, self.inner, self.line = None, None, None, None
        at = error.__traceback__
        while at is not None:
            if at.tb_frame.f_code.co_filename == file:
                self.frame, self.inner, self._at, self.line = at.tb_frame, None, at, at.tb_lineno
            elif self.inner is None and os.path.dirname(at.tb_frame.f_code.co_filename) != _OWN:
                self.inner = at.tb_frame
            at = at.tb_next
        if self.frame is not None and self.tree is not None:
            self.node = _node(self.tree, _position(self._at))

    def text(self, node):
        """Its source in one line, or None where that is too long to repeat."""
        found = ast.get_source_segment(self.code, node)
        found = None if found is None else " ".join(one.strip() for one in found.splitlines())
        return found if found is not None and len(found) <= 120 else None

    def value(self, node):
        """What an expression is, where finding it runs nothing of the caller; UNKNOWN else."""
        try:
            return self._value(node)
        except Exception:  # noqa: BLE001 - whatever a lookup throws, the value is not known
            return UNKNOWN

    def _value(self, node):
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.JoinedStr):
            return ""
        if isinstance(node, ast.Name):
            for names in (self.frame.f_locals, self.frame.f_globals):
                if node.id in names:
                    return names[node.id]
            return UNKNOWN
        if isinstance(node, ast.Attribute):
            of = self._value(node.value)
            if of is UNKNOWN or isinstance(of, type):
                return UNKNOWN if of is UNKNOWN else getattr(of, node.attr)
            found = inspect.getattr_static(of, node.attr)
            # A property stands for what it would give, which is not known.
            return UNKNOWN if inspect.isdatadescriptor(found) else found
        if isinstance(node, ast.Subscript):
            of, key = self._value(node.value), self._value(node.slice)
            return of[key] if isinstance(of, (dict, list, tuple)) and key is not UNKNOWN else UNKNOWN
        if isinstance(node, (ast.Tuple, ast.List)):
            return tuple(self._value(one) for one in node.elts)
        if isinstance(node, ast.Call) and not node.keywords:
            kind = self._value(node.func)
            given = [self._value(one) for one in node.args]
            is_plain = isinstance(kind, type) and kind.__module__ in ("pptx.util", "pptx.dml.color") and UNKNOWN not in given
            return kind(*given) if is_plain else UNKNOWN
        return UNKNOWN

    def function(self):
        """The function of a package that was called, with its name as the caller writes it; or (None, None)."""
        if self.inner is not None:
            return _of_frame(self.inner)
        if isinstance(self.error, TypeError):
            return _of_name(str(self.error).split("(")[0], self.frame)
        return None, None


def _position(at):
    lines = list(at.tb_frame.f_code.co_positions())
    index = at.tb_lasti // 2
    return lines[index] if index < len(lines) else (at.tb_lineno, None, None, None)


def _node(tree, position):
    """The node that stands exactly there, else the smallest around it."""
    line, end_line, column, end_column = position
    if line is None or column is None:
        return None
    begin, end = (line, column), (end_line, end_column)
    best = None
    for one in ast.walk(tree):
        if not isinstance(one, (ast.expr, ast.stmt)) or isinstance(one, ast.Expr):
            continue
        first, last = (one.lineno, one.col_offset), (one.end_lineno, one.end_col_offset)
        if (first, last) == (begin, end):
            return one
        if first <= begin and last >= end and (best is None or first >= (best.lineno, best.col_offset)):
            best = one
    return best


def _of_frame(frame):
    name, names = frame.f_code.co_name, frame.f_locals
    first = next(iter(frame.f_code.co_varnames[: frame.f_code.co_argcount]), None)
    owner = names.get(first) if first in ("self", "cls") else None
    if owner is None:
        found = frame.f_globals.get(name)
        return (_real(found), name) if _code(found) is frame.f_code else (None, None)
    kind = owner if isinstance(owner, type) else type(owner)
    for one in kind.__mro__:
        found = vars(one).get(name)
        for function in (found, getattr(found, "fset", None), getattr(found, "__func__", None)):
            if _code(function) is frame.f_code:
                return _real(function), kind.__name__ if name in ("__new__", "__init__") else name
    return None, None


def _of_name(name, frame):
    parts = name.strip().split(".")
    if not all(one.isidentifier() for one in parts):
        return None, None
    for found in [frame.f_globals if frame is not None else {}, *(vars(one) for key, one in sorted(sys.modules.items()) if key.startswith(("pptx", "PIL")))]:
        thing = found.get(parts[0])
        for part in parts[1:]:
            thing = inspect.getattr_static(thing, part, None) if isinstance(thing, type) else None
        thing = getattr(thing, "__func__", thing)
        if inspect.isfunction(thing):
            return _real(thing), parts[-2] if parts[-1] in ("__new__", "__init__") else parts[-1]
    return None, None


def _real(function):
    return inspect.unwrap(function) if inspect.isfunction(function) else None


def _code(function):
    function = _real(function)
    return None if function is None else function.__code__

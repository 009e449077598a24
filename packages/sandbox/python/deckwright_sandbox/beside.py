"""Bare numbers that are added to lengths, or taken from them: prs.slide_width - 2 is two EMU less, which nobody sees."""

import ast
import sys

from pptx.util import Cm, Inches, Length, Mm, Pt

_NAMES = ("add", "sub")
_POINTS = frozenset("size space_before space_after".split())
_OPERATORS = (ast.Add, ast.Sub, ast.Mult)
_COUNTING = frozenset(("range", "enumerate"))
_DEEPEST = 8


class Beside:
    """Watches sums of lengths in the caller's code; `is_bare` says which numbers are too small for EMU, `note(line, what, cure)` takes what is found."""

    def __init__(self, tree, file, is_bare, note):
        self._tree, self._file, self._is_bare, self._note = tree, file, is_bare, note

    def begin(self):
        for name in _NAMES:
            setattr(Length, f"__{name}__", self._watched(getattr(int, f"__{name}__")))
            setattr(Length, f"__r{name}__", self._watched(getattr(int, f"__r{name}__")))

    def _watched(self, real):
        def watched(length, other):
            frame = sys._getframe(1)
            if frame.f_code.co_filename == self._file and self._is_bare(other):
                self._look(length, other, frame)
            return real(length, other)

        return watched

    def _look(self, length, other, frame):
        node = _sum_at(self._tree, frame)
        if node is None:
            return
        left, right = (node.target, node.value) if isinstance(node, ast.AugAssign) else (node.left, node.right)
        bare, beside = (right, left) if not _is_written(self._tree, left) else (left, right)
        called = beside.func if isinstance(beside, ast.Call) else None
        if not _is_written(self._tree, bare) or getattr(called, "id", getattr(called, "attr", None)) == "Emu":
            return
        unit = _unit(length, other, beside)
        before, made = ast.unparse(node), f"{unit.__name__}({ast.unparse(bare)})"
        sign = "+" if isinstance(node.op, ast.Add) else "-"
        if isinstance(node, ast.AugAssign):
            right = f"{ast.unparse(left)} {sign}= {made}"
        else:
            right = f"{made} {sign} {ast.unparse(right)}" if bare is left else f"{ast.unparse(left)} {sign} {made}"
        self._note(frame.f_lineno, f"{ast.unparse(bare)} in {before} is {other:g}", right)


def _unit(length, other, beside):
    """Points beside sizes of text, the length's own unit where it has one, else what such a number is usually written in."""
    if getattr(beside, "attr", None) in _POINTS:
        return Pt
    if type(length) in (Pt, Cm, Mm, Inches):
        return type(length)
    return Pt if abs(other) > 30 else Inches


def _sum_at(tree, frame):
    """The sum that is being computed, or None."""
    positions = list(frame.f_code.co_positions())
    line, end_line, column, end_column = positions[frame.f_lasti // 2] if frame.f_lasti // 2 < len(positions) else (None,) * 4
    for one in ast.walk(tree):
        if isinstance(one, (ast.BinOp, ast.AugAssign)) and isinstance(one.op, (ast.Add, ast.Sub)):
            if (one.lineno, one.end_lineno, one.col_offset, one.end_col_offset) == (line, end_line, column, end_column):
                return one
    return None


def _is_written(tree, node, depth=0):
    """Whether a number is made of nothing but numbers that the code itself writes: what is left of a division may well be a small length."""
    if depth > _DEEPEST:
        return False
    if isinstance(node, ast.Constant):
        return isinstance(node.value, (int, float))
    if isinstance(node, ast.UnaryOp):
        return _is_written(tree, node.operand, depth + 1)
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, _OPERATORS) and _is_written(tree, node.left, depth + 1) and _is_written(tree, node.right, depth + 1)
    if isinstance(node, (ast.Tuple, ast.List)):
        return all(_is_written(tree, one, depth + 1) for one in node.elts)
    if not isinstance(node, ast.Name):
        return False
    given = [one.value for one in ast.walk(tree) if isinstance(one, (ast.Assign, ast.AnnAssign)) and one.value is not None and _is_target(one, node.id)]
    changed = [one.value for one in ast.walk(tree) if isinstance(one, ast.AugAssign) and _is_target(one, node.id)]
    counted = [one.iter for one in ast.walk(tree) if isinstance(one, (ast.For, ast.comprehension)) and _is_counted(one, node.id)]
    stores = [one for one in ast.walk(tree) if (isinstance(one, ast.Name) and one.id == node.id and isinstance(one.ctx, ast.Store)) or (isinstance(one, ast.arg) and one.arg == node.id)]
    known = [*given, *changed, *counted]
    return bool(given or counted) and len(known) == len(stores) and all(one in counted or _is_written(tree, one, depth + 1) for one in known)


def _is_target(node, name):
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(one, ast.Name) and one.id == name for one in targets)


def _is_counted(loop, name):
    """A name that counts the steps of a loop."""
    if not isinstance(loop.iter, ast.Call) or getattr(loop.iter.func, "id", None) not in _COUNTING:
        return False
    first = loop.target.elts[0] if isinstance(loop.target, ast.Tuple) and loop.iter.func.id == "enumerate" else loop.target
    return isinstance(first, ast.Name) and first.id == name and _steps_are_small(loop.iter)


def _steps_are_small(call):
    """range(0, prs.slide_width, step) goes by EMU."""
    return not any(isinstance(one, ast.Attribute) for given in call.args for one in ast.walk(given)) if call.func.id == "range" else True

"""Says which line ran when the time of a run was over, and what keeps its loop from ending."""

import ast
import os
import re
import signal

from . import line

# Nothing happens to a process that gets it and has no handler for it, so it can be sent to any.
SIGNAL = signal.SIGURG


def begin(order, code, file):
    """From now on the signal ends the run with its line."""
    limit_s = order.get("time_ms", 0) / 1000

    def over(_, frame):
        lines = []
        while frame is not None:
            if frame.f_code.co_filename == file:
                lines.append(frame.f_lineno)
            elif frame.f_code.co_filename == line.__file__:
                # A message is on its way; the process outside ends the run.
                return
            frame = frame.f_back
        if not lines:
            return
        at, cure = _cure(code, lines)
        source = code.split("\n")[at - 1].strip()[:200] if at <= code.count("\n") + 1 else ""
        message = f"The code took longer than {limit_s:g} s; line {lines[0]} was running."
        line.send({"t": "fault", "status": "failed", "line": at, "column": None, "message": message, "cure": cure, "source": source})
        os._exit(0)

    signal.signal(SIGNAL, over)


def _cure(code, lines):
    """The line to look at and what to change: the innermost `while` around a running line whose condition nothing in it changes, else any loop."""
    try:
        tree = ast.parse(code)
    except (SyntaxError, RecursionError):
        return lines[0], "Leave out loops that do not end, and draw fewer shapes."
    grows = growing(tree, lines)
    if grows is not None:
        return grows
    loops = [one for at in lines for one in _around(tree, at)]
    for loop in loops:
        if not isinstance(loop, ast.While):
            continue
        read = {one.id for one in ast.walk(loop.test) if isinstance(one, ast.Name)} - _called(loop.test)
        if not read and not any(isinstance(one, (ast.Break, ast.Return, ast.Raise)) for one in ast.walk(loop)):
            return loop.lineno, f"The loop of line {loop.lineno} has no end: leave it by break, or give it a condition that becomes false."
        if read and not read & _changed(loop):
            # Names in capitals are not meant to change.
            names = sorted(one for one in read if not one.isupper()) or sorted(read)
            them = "them" if len(names) > 1 else "it"
            return loop.lineno, f"Change {' or '.join(names)} in the loop of line {loop.lineno}: its condition reads {them}, and nothing in the loop changes {them}."
    if loops:
        return lines[0], f"Let the loop of line {loops[0].lineno} end sooner, or do less in it."
    return lines[0], "Do less in this line, and draw fewer shapes."


def growing(tree, lines):
    """(line, what to change) for a loop around one of the lines that adds to what it goes through; or None."""
    for loop in [one for at in lines for one in _around(tree, at)]:
        is_for = isinstance(loop, ast.For)
        read = {ast.unparse(one) for one in ast.walk(loop.iter if is_for else loop.test) if isinstance(one, (ast.Name, ast.Attribute))}
        grown = next((one for one in map(_grown, (one for statement in loop.body for one in ast.walk(statement))) if one in read), None)
        if grown is None:
            continue
        if not is_for:
            return loop.lineno, f"End the loop of line {loop.lineno} by another condition: it adds to {grown}, so that it never comes to its end."
        source = ast.unparse(loop.iter)
        begun = f"for {ast.unparse(loop.target)} in "
        right = begun + re.sub(r"(?<![.\w])" + re.escape(grown) + r"(?![.\w(])", lambda _: f"list({grown})", source)
        return loop.lineno, f"Write {right}: instead of {begun}{source}: in line {loop.lineno}: the loop adds to {grown} while it goes through it."
    return None


def _grown(node):
    """What a statement adds to, as it is written."""
    if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add):
        return ast.unparse(node.target)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and re.match(r"append|extend|insert|add_", node.func.attr):
        return ast.unparse(node.func.value)
    return None


def _around(tree, at):
    found = [one for one in ast.walk(tree) if isinstance(one, (ast.While, ast.For)) and one.lineno <= at <= one.end_lineno]
    return sorted(found, key=lambda one: -one.lineno)


def _called(test):
    return {one.func.id for one in ast.walk(test) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)}


def _changed(loop):
    """Names that a loop sets, or whose methods, items or attributes it uses in a way that may change them."""
    changed = set()
    for one in (inner for statement in loop.body for inner in ast.walk(statement)):
        if isinstance(one, ast.Name) and isinstance(one.ctx, (ast.Store, ast.Del)):
            changed.add(one.id)
        elif isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute):
            changed |= {name.id for name in ast.walk(one.func.value) if isinstance(name, ast.Name)}
        elif isinstance(one, (ast.Attribute, ast.Subscript)) and isinstance(one.ctx, (ast.Store, ast.Del)):
            changed |= {name.id for name in ast.walk(one.value) if isinstance(name, ast.Name)}
    return changed

"""What of the code never runs: coroutines that nothing awaits, generators that nothing runs over, guards that are never true, functions that nobody calls."""

import ast
import gc
import inspect
import sys
import types
import warnings

_MAIN = "__main__"


class Idle:
    """Notes coroutines and generators that come to nothing; `file` is the name by which frames of the caller's code are known."""

    def __init__(self, tree, file):
        self._tree, self._file = tree, file
        self._unawaited = {}

    def begin(self):
        sys.set_coroutine_origin_tracking_depth(8)
        real = warnings._warn_unawaited_coroutine

        def _warn_unawaited_coroutine(coroutine):
            if not self._note(coroutine):
                real(coroutine)

        warnings._warn_unawaited_coroutine = _warn_unawaited_coroutine

    def notices(self):
        return [f"Line {line}: {said} {cure}." for line, (said, cure, _) in sorted(self._found().items())]

    def cure(self):
        """(line, a sentence) for code that made no presentation, because what would make one never ran; or None."""
        for line, (_, cure, why) in sorted(self._found().items()):
            return line, f"{cure} in line {line}: {why}."
        for one in self._tree.body:
            guard = _never_true(one)
            if guard is not None:
                return one.lineno, f"Write {guard} in line {one.lineno}: __name__ is {_MAIN!r} where code is run."
        called = {one.func.id for one in ast.walk(self._tree) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)}
        for one in self._tree.body:
            makes = isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef)) and one.name not in called and "Presentation" in _names(one)
            if makes and not [*one.args.args, *one.args.posonlyargs][len(one.args.defaults) :]:
                call = f"{one.name}()"
                return one.lineno, f"Write {_run(self._tree, call) if isinstance(one, ast.AsyncFunctionDef) else call} as the last line: nothing calls {call}."
        return None

    def _note(self, coroutine):
        if coroutine.cr_code.co_filename != self._file:
            return False
        at = next(((line, function) for file, line, function in coroutine.cr_origin or () if file == self._file), None)
        if at is not None:
            self._unawaited.setdefault(at, coroutine.cr_code.co_name)
        return at is not None

    def _found(self):
        return {**self._generators(), **self._coroutines()}

    def _generators(self):
        """Python says nothing of these: calls that stand alone, and those given to a name that nothing reads."""
        names = _generator_names(self._tree)
        read = {one.id for one in ast.walk(self._tree) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)}
        found = {}
        for one in ast.walk(self._tree):
            call = getattr(one, "value", None)
            is_kept = isinstance(one, ast.Assign) and not all(isinstance(to, ast.Name) and to.id not in read for to in one.targets)
            if isinstance(call, ast.Call) and isinstance(one, (ast.Expr, ast.Assign)) and not is_kept and _last_name(call.func) in names:
                source = ast.unparse(call)
                said = f"{source} is a generator that nothing runs over, so that its body never runs."
                found[one.lineno] = (said, f"Write for _ in {source}: pass instead of {ast.unparse(one)}", "nothing runs over it")
        return found

    def _coroutines(self):
        # Those that a variable still holds were not told by Python.
        for one in gc.get_objects():
            if type(one) is types.CoroutineType and inspect.getcoroutinestate(one) == inspect.CORO_CREATED:
                self._note(one)
        found = {}
        for (line, function), name in self._unawaited.items():
            calls = [one for one in ast.walk(self._tree) if isinstance(one, ast.Call) and one.lineno == line and ast.unparse(one.func).split(".")[-1] == name]
            source = ast.unparse(calls[0]) if calls else f"{name}()"
            is_async = any(isinstance(one, ast.AsyncFunctionDef) and one.name == function for one in ast.walk(self._tree))
            right = f"await {source}" if is_async else _run(self._tree, source)
            found[line] = (f"{source} is a coroutine that nothing awaits, so that its body never runs.", f"Write {right} instead of {source}", "nothing awaits it")
        return found


def _generator_names(tree):
    """Names of functions with a yield of their own that no other function of the code shares."""
    functions = [one for one in ast.walk(tree) if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))]
    yielding = {one.name for one in functions if isinstance(one, ast.FunctionDef) and not one.decorator_list and _has_yield(one.body)}
    return yielding - {one.name for one in functions if not isinstance(one, ast.FunctionDef) or one.decorator_list or not _has_yield(one.body)}


def _has_yield(nodes):
    for one in nodes:
        if isinstance(one, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)) and _has_yield(ast.iter_child_nodes(one)):
            return True
    return False


def _last_name(function):
    return function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else None


def _run(tree, source):
    imported = any(isinstance(one, ast.Import) and any(alias.name == "asyncio" for alias in one.names) for one in ast.walk(tree))
    return f"{'' if imported else 'import asyncio; '}asyncio.run({source})"


def _never_true(node):
    """The guard of a script as it is right, where it compares __name__ with another text."""
    test = node.test if isinstance(node, ast.If) else None
    if not isinstance(test, ast.Compare) or len(test.ops) != 1 or not isinstance(test.ops[0], ast.Eq):
        return None
    sides = [test.left, test.comparators[0]]
    has_name = any(isinstance(one, ast.Name) and one.id == "__name__" for one in sides)
    others = [one.value for one in sides if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return f'if __name__ == "{_MAIN}":' if has_name and others and others[0] != _MAIN else None


def _names(tree):
    return {one.id for one in ast.walk(tree) if isinstance(one, ast.Name)}

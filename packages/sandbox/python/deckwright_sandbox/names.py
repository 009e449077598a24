"""Which name was meant by one that is nowhere, and where it is to come from."""

import ast
import difflib
import re

from . import public


def cure(error, place, available, elsewhere):
    """A sentence for a NameError; `available` and `elsewhere` say which packages are here and what to do without others."""
    name = getattr(error, "name", None) or next(iter(re.findall(r"(?:name|variable) '(\w+)'", str(error))), "")
    if isinstance(error, UnboundLocalError):
        return _unbound(name, place)
    if public.usual(name):
        return f"Write from {public.home(name)} import {name} at the top."
    if public.module(name):
        return f"Write import {name} at the top."
    if name in ("true", "false", "null", "undefined"):
        return {"true": "Write True.", "false": "Write False."}.get(name, "Write None.")
    if name in elsewhere or name in ("np", "pd", "plt"):
        return f"{name} is not here: {available}."
    inside = _of_another(name, place)
    if inside is not None:
        return inside
    if name in ("slide", "prs"):
        return "Write def build(prs): … and make the slide in it: slide = prs.slides.add_slide(prs.slide_layouts[6])."
    from . import helpers, run

    near = difflib.get_close_matches(name, [*helpers.HELPERS, *run.NAMES], 1, 0.7)
    if near:
        return f"Did you mean {near[0]}?"
    other = public.near(name)
    return f"Did you mean {other}? Write from {public.home(other)} import {other}." if other else f"Define {name} before this line."


def _unbound(name, place):
    function = None if place.frame is None else place.frame.f_code.co_name
    if function is not None and name in place.frame.f_globals:
        return f"Write global {name} as the first line of {function}(), or give it to {function}() as a parameter of another name."
    return f"Give {name} a value in this function before it is used."


def _of_another(name, place):
    """For a name that another function of the code gives a value: how it gets to where it is used."""
    if place.tree is None or place.frame is None:
        return None
    here = place.frame.f_code.co_name
    functions = [one for one in ast.walk(place.tree) if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef)) and one.name != here]
    owner = next((one for one in functions if name in _locals(one)), None)
    if owner is None:
        return None
    user = next((one for one in ast.walk(place.tree) if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef)) and one.name == here), None)
    passed = "" if user is None else f"give {here}() a parameter {name}, and pass it: {_call(here, [*_parameters(user), name])}"
    if user is not None and any(isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == here for one in ast.walk(owner)):
        return f"{name} is a name inside {owner.name}() alone: {passed}."
    begun = f"{name} is a name inside {owner.name}() alone: "
    if name in _parameters(owner):
        return f"{begun}{passed or f'give {name} a value before this line'}."
    end = f"end that with return {name}, and write {name} = {_call(owner.name, _parameters(owner))} where it is called"
    return f"{begun}{end}{f'; {passed}' if passed else ''}."


def _locals(function):
    """Names that a function itself has, those of functions in it left out."""
    shared = {name for one in ast.walk(function) if isinstance(one, (ast.Global, ast.Nonlocal)) for name in one.names}
    inner = {id(one) for other in ast.walk(function) if other is not function and isinstance(other, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)) for one in ast.walk(other)}
    stored = {one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store) and id(one) not in inner}
    return (stored | set(_parameters(function))) - shared


def _parameters(function):
    return [one.arg for one in [*function.args.posonlyargs, *function.args.args]]


def _call(name, given):
    return f"{name}({', '.join(given)})"

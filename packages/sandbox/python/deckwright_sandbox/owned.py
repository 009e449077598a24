"""Which other class of python-pptx has a name that a thing lacks, and what does the same on a slide."""

import ast
import inspect
import sys

# What a placeholder of another kind would do, done by the shapes of the slide: the method, and what it is given before the place.
_ON_SLIDES = {"insert_table": "add_table", "insert_chart": "add_chart", "insert_picture": "add_picture"}
_MOST = 3


def cure(thing, name, place):
    """A sentence, or None for a name that no other class has, or too many."""
    kind = type(thing)
    if not kind.__module__.startswith("pptx."):
        return None
    owners = _owners(name)
    if not owners or len(owners) > _MOST:
        return None
    other = f"{' and '.join(one.lstrip('_') for one in owners)} {'has' if len(owners) == 1 else 'have'} .{name}, and this is {_article(kind.__name__)}."
    instead = _on_slide(thing, name, place) if name in _ON_SLIDES else None
    return f"{instead} Only {other}" if instead is not None else f"{other}"


def _on_slide(thing, name, place):
    """The call of the slide's shapes in the place of the placeholder."""
    node = None if place is None else place.node
    call = None if node is None else next((one for one in ast.walk(place.tree) if isinstance(one, ast.Call) and one.func is node), None)
    source = place.text(node.value) if isinstance(node, ast.Attribute) else None
    if call is None or source is None:
        return f"Write slide.shapes.{_ON_SLIDES[name]}(…)."
    given = [place.text(one) for one in call.args] + [f"{one.arg}={place.text(one.value)}" for one in call.keywords]
    sides = ("left", "top", "width", "height")
    if name == "insert_chart":
        # The data of a chart comes behind its place.
        places = [f"{'' if len(call.args) else f'{end}='}{source}.{side}" for side, end in zip(sides, ("x", "y", "cx", "cy"))]
        given = [*given[:1], *places, *given[1:]] if call.args else [*given, *places]
    else:
        named = bool(call.keywords)
        given += [f"{f'{side}=' if named else ''}{source}.{side}" for side in sides]
    slide = _slide(thing, place)
    away = f"{source}._element.getparent().remove({source}._element)"
    return f"Write {slide}.shapes.{_ON_SLIDES[name]}({', '.join(given)}). Take the empty placeholder away behind it: {away}."


def _slide(thing, place):
    """The name by which the code has the slide of a shape."""
    part = getattr(thing, "part", None)
    names = {**place.frame.f_globals, **place.frame.f_locals} if place.frame is not None else {}
    return next((name for name, one in names.items() if type(one).__name__ == "Slide" and one.part is part), "slide")


def _owners(name):
    found = set()
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith("pptx.") and not module_name.startswith(("pptx.oxml", "pptx.opc", "pptx.parts", "pptx.enum")):
            found |= {one.__name__ for one in vars(module).values() if inspect.isclass(one) and one.__module__ == module_name and name in vars(one)}
    return sorted(found)


def _article(kind):
    name = kind.lstrip("_")
    return f"{'an' if name[:1] in 'AEIOUaeiou' else 'a'} {name}"

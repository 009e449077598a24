"""Which name of python-pptx was meant by one that it does not have."""

import ast
import difflib
import enum
import functools
import inspect
import json
import os
import re
import sys

from pptx.util import Length

from . import owned
from .place import UNKNOWN

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "meant.json"), encoding="utf-8") as file:
    _MEANT = json.load(file)

# Packages that are not here, and what to do without them.
ELSEWHERE = _MEANT["elsewhere"]
# How many names are offered where none is near enough to be the one.
_LISTED = 5
# Attributes that lead to what holds a thing, not to what it holds.
_UPWARDS = frozenset("part element chart_part slide_layout slide_master slide_layouts notes_master notes_slide".split())


def cure(thing, name, place=None):
    """A sentence for a name that `thing` does not have: the one that is meant, else whose it is and the nearest that it has."""
    if isinstance(thing, type) and issubclass(thing, enum.Enum):
        return _of_members(thing, name)
    kind = _kind(thing)
    statements = made(thing, name, place)
    if statements is not None:
        return statements
    instead = _instead(thing, name)
    if instead is not None:
        return f"python-pptx cannot do this by .{name}. {instead}"
    found = meant(thing, name)
    if found is not None:
        call = _call_with_text(thing, found, place)
        if call is not None:
            return f"Write {call}. {article(kind)} has no .{name}."
        return f"Did you mean .{_without_repeats(found, place)}? {article(kind)} has no .{name}."
    owner = owned.cure(thing, name, place)
    if owner is not None and owner.startswith("Write "):
        return owner
    near = _nearest(name, _members(thing))
    return (owner or f"{article(kind)} has no .{name}.") + (f" Its nearest are .{', .'.join(near)}." if near else "")


def meant(thing, name):
    """The name that is meant, or None."""
    members = _members(thing)
    known = _known("of", thing).get(name)
    if known is not None:
        return known
    plain = {_plain(one): one for one in members}
    if _plain(name) in plain:
        return plain[_plain(name)]
    below = _below(thing, name)
    if below is not None:
        return below
    near = difflib.get_close_matches(_plain(name), plain, 1, 0.75)
    if near:
        return plain[near[0]]
    known = _MEANT["any"].get(name)
    return known if known is not None and known.split(".")[0].split("(")[0].split(",")[0] in members else None


def _known(table, thing):
    """The rows of a table of the data for the class of a thing and those that it inherits, the nearest first."""
    kind = thing if isinstance(thing, type) else type(thing)
    return {name: found for one in reversed(kind.__mro__) for name, found in _MEANT[table].get(one.__name__, {}).items()}


def _below(thing, name):
    """The path to a name that exactly one attribute of the thing has, such as text_frame.paragraphs of a cell; None else."""
    kind = thing if isinstance(thing, type) else type(thing)
    if not kind.__module__.startswith("pptx."):
        return None
    holders = sorted(one for one in _members(kind) if one not in _UPWARDS and name in dir(_class_of(kind, one)))
    return f"{holders[0]}.{name}" if len(holders) == 1 else None


def _class_of(kind, member):
    """The class of python-pptx of what an attribute or a method gives: by its annotation, else by its own name; None where neither says it."""
    found = inspect.getattr_static(kind, member, None)
    function = getattr(found, "fget", None) or getattr(found, "_fget", None) or found
    said = getattr(function, "__annotations__", {}).get("return")
    if isinstance(said, str):
        return _classes().get(_plain(said.removesuffix(" | None")))
    plain = _plain(member.removeprefix("add_"))
    # fore_color is a ColorFormat, and fill a FillFormat.
    names = (f"{plain}format", plain, f"{_plain(member.split('_')[-1])}format")
    return next((_classes()[one] for one in names if one in _classes()), None)


@functools.cache
def _classes():
    """Classes of python-pptx for what stands in a presentation, by their names without case and underscores."""
    found = {}
    for module_name, module in sorted(sys.modules.items()):
        if module_name.startswith("pptx.") and not module_name.startswith(("pptx.oxml", "pptx.opc", "pptx.parts", "pptx.enum")):
            found |= {_plain(one.__name__): one for one in vars(module).values() if inspect.isclass(one) and one.__module__ == module_name}
    return found


def _without_repeats(found, place):
    """The path, up to what the code itself goes on with: chart_title where `.title.text_frame.text` is written for chart_title.text_frame.text."""
    parts, node = found.split("."), None if place is None else place.node
    behind = next((one for one in ast.walk(place.tree) if isinstance(one, ast.Attribute) and one.value is node), None) if node is not None else None
    return ".".join(parts[: parts.index(behind.attr)]) if behind is not None and behind.attr in parts[1:] else found


def _call_with_text(thing, found, place):
    """The call of the method that is meant, where it is given the text of what it makes and takes none."""
    kind = thing if isinstance(thing, type) else type(thing)
    node = None if place is None else place.node
    call = None if node is None else next((one for one in ast.walk(place.tree) if isinstance(one, ast.Call) and one.func is node), None)
    function = inspect.getattr_static(kind, found, None)
    if call is None or not inspect.isfunction(function) or len(call.args) != 1 or call.keywords or len(inspect.signature(function).parameters) != 1:
        return None
    return text_of_made(place, call, kind, found, call.args[0], f"{place.text(node.value)}.{found}()")


def text_of_made(place, call, kind, method, text, right):
    """What to write: the statement that makes a thing by `right` and gives it the text that the call was given; None where that is no text."""
    source = _as_text(place, text)
    if source is None or "text" not in dir(_class_of(kind, method)):
        return None
    for one in ast.walk(place.tree):
        if isinstance(one, ast.Expr) and one.value is call:
            return f"{right}.text = {source}"
        if isinstance(one, ast.Assign) and one.value is call and len(one.targets) == 1 and isinstance(one.targets[0], (ast.Name, ast.Attribute)):
            target = place.text(one.targets[0])
            return f"{target} = {right}; {target}.text = {source}"
    name, written = f"new_{method.removeprefix('add_')}", place.text(call)
    inner = [one for one in ast.walk(place.tree) if isinstance(one, (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp))]
    if written is None or any(call in ast.walk(one) for one in inner):
        return None
    return f"{name} = {right}; {name}.text = {source} before this line and {name} instead of {written}"


def below_read_only(thing, member, is_colour):
    """What is set below an attribute that cannot be set itself: (what is called first or None, path, the value that it always gets or None); None where nothing is."""
    made = _class_of(thing if isinstance(thing, type) else type(thing), member)
    if made is None:
        return None
    known = _MEANT["set_below"].get(made.__name__)
    if known is not None and (is_colour or not known.get("colours")):
        return known.get("first"), f"{member}.{known['set']}", known.get("value")
    if is_colour or known is not None:
        return None
    path = next((one for one in ("text", "text_frame.text") if one.split(".")[0] in dir(made)), None)
    return None if path is None else (None, f"{member}.{path}", None)


def class_named(name):
    """The class of python-pptx of this name, or None."""
    return _classes().get(_plain(name))


def _as_text(place, node):
    """The source of an argument as a text: itself where it is one or may be one, str(…) of a number, None for anything else."""
    source, value = place.text(node), place.value(node)
    if value is UNKNOWN or isinstance(value, str):
        return source
    is_number = isinstance(value, (int, float)) and not isinstance(value, (bool, Length, enum.Enum))
    return f"str({source})" if is_number and source is not None else None


def is_text(keyword):
    """Whether a keyword is a name of the text of a thing."""
    return _MEANT["any"].get(keyword, keyword) == "text"


def made(thing, name, place):
    """For a method or statement that python-pptx does not have, or not with these arguments: the statements that do the same; None where none are known."""
    node = None if place is None else place.node
    call, statement = (None, None) if node is None else _call_of(place, node)
    known = None if call is None else _row(_known("made", thing).get(name), place, call)
    owner, written = (None, None) if known is None else (place.text(_owner_of(call)), place.text(statement))
    if owner is None or written is None:
        return None
    do, get = (_filled(known.get(one, ""), owner, place, call) for one in ("do", "get"))
    is_alone = call is not statement or any(isinstance(one, ast.Expr) and one.value is call for one in ast.walk(place.tree))
    if do == "" or not is_alone and get == "":
        return None
    top = " and ".join(known[one] for one in ("from", "define") if one in known)
    return f"Write {do if is_alone else get if do == get else f'{do} before this line and {get}'} instead of {written}{f', with {top} at the top' if top else ''}: {known['why']}."


def _call_of(place, node):
    """The call, or what is deleted, that an error arose at, and the whole that is written anew."""
    for one in ast.walk(place.tree):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and node in (one, one.func):
            return one, one
        if isinstance(one, ast.Delete) and len(one.targets) == 1 and isinstance(one.targets[0], ast.Subscript) and node in (one, one.targets[0]):
            return one.targets[0], one
    return None, None


def _owner_of(call):
    return call.func.value if isinstance(call, ast.Call) else call.value


def _given(call):
    return call.args if isinstance(call, ast.Call) else [call.slice]


def _row(rows, place, call):
    """The first of the rows of a name that takes what was given first."""
    for one in rows if isinstance(rows, list) else [] if rows is None else [rows]:
        first = next((place.value(value) for value in _given(call)), None)
        if "given" not in one or type(first).__name__ == one["given"]:
            return one
    return None


def _filled(parts, owner, place, call):
    """Statements with the arguments of the call in them, {1} the first; those with one that was not given are left out."""
    given = {str(at + 1): one for at, one in enumerate(_given(call))} | {one.arg: one.value for one in getattr(call, "keywords", [])}

    def text(match):
        node = next((given[one] for one in match.group(1).split("|") if one in given), None)
        return "\0" if node is None else place.text(node) or "\0"

    filled = [re.sub(r"\{(\w+(?:\|\w+)*)\}", text, one.replace("{0}", owner)) for one in (parts if isinstance(parts, list) else [parts])]
    return "; ".join(one for one in filled if "\0" not in one)


def parameter(name, free):
    """Which of the parameters that are not given yet is meant by a keyword that there is none of, or None."""
    for group in _MEANT["parameters"]:
        if name in group:
            found = next((one for one in free if one in group), None)
            if found is not None:
                return found
    near = difflib.get_close_matches(_plain(name), [_plain(one) for one in free], 1, 0.6)
    return next((one for one in free if near and _plain(one) == near[0]), None)


def takes(function, name):
    """The kinds that a parameter of python-pptx takes where its own annotation says nothing, or None."""
    return _MEANT["takes"].get(function, {}).get(name)


def member(thing, text):
    """The member of an enumeration that is meant by a text, such as "centre", or None."""
    name = _plain(text.strip()).upper().replace(" ", "_").replace("-", "_")
    members = {one.replace("_", ""): one for one in thing.__members__ if not one.startswith("_")}
    known = _MEANT["members"].get(thing.__name__, {}).get(name)
    if known is not None:
        return known
    same = _of_same_words(name, members.values())
    if same is not None:
        return same
    near = difflib.get_close_matches(name.replace("_", ""), members, 1, 0.75)
    return members[near[0]] if near else next((one for one in thing.__members__ if name in one.split("_")), None)


def _instead(thing, name):
    of = _known("of", thing)
    return _MEANT["instead"].get(name) if name in of and of[name] is None else None


def _of_members(thing, name):
    members = [one for one in thing.__members__ if not one.startswith("_")]
    known = _MEANT["members"].get(thing.__name__, {})
    found = known.get(name) or _of_same_words(name, members) or next(iter(difflib.get_close_matches(name, members, 1, 0.6)), None)
    found = found or next((one for one in members if name in one.split("_")), None)
    if found is not None and found in members:
        return f"Did you mean {spoken(thing)}.{found}?"
    return f"{spoken(thing)} has no {name}. Its nearest are {', '.join(_nearest(name, members))}."


def _of_same_words(name, members):
    """The member with the same words in another order, or None."""
    return next((one for one in members if sorted(one.split("_")) == sorted(name.upper().split("_"))), None)


def _nearest(name, members):
    """At most five names, those that share words with it first."""
    words = set(name.lower().split("_"))

    def distance(one):
        return -len(words & set(one.lower().split("_"))), -difflib.SequenceMatcher(None, name.lower(), one.lower()).ratio(), one

    return sorted(members, key=distance)[:_LISTED]


_SPOKEN = {
    "PP_PARAGRAPH_ALIGNMENT": "PP_ALIGN", "MSO_VERTICAL_ANCHOR": "MSO_ANCHOR", "MSO_AUTO_SHAPE_TYPE": "MSO_SHAPE", "MSO_CONNECTOR_TYPE": "MSO_CONNECTOR",
    "XL_DATA_LABEL_POSITION": "XL_LABEL_POSITION", "MSO_LINE_DASH_STYLE": "MSO_LINE", "MSO_THEME_COLOR_INDEX": "MSO_THEME_COLOR",
}


def spoken(thing):
    return _SPOKEN.get(thing.__name__, thing.__name__)


def _kind(thing):
    return thing.__name__ if isinstance(thing, type) else type(thing).__name__


def article(kind):
    name = kind.lstrip("_")
    return f"{'An' if name[:1] in 'AEIOUaeiou' else 'A'} {name}"


def _members(thing):
    if thing is None:
        return []
    return [one for one, _ in inspect.getmembers_static(thing) if not one.startswith("_")] if hasattr(inspect, "getmembers_static") else [one for one in dir(thing) if not one.startswith("_")]


def _plain(name):
    return name.replace("_", "").lower().replace("colour", "color").replace("centre", "center").replace("grey", "gray")

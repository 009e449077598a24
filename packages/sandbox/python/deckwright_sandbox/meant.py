"""Which name of python-pptx was meant by one that it does not have."""

import difflib
import enum
import inspect
import json
import os

from . import owned

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "meant.json"), encoding="utf-8") as file:
    _MEANT = json.load(file)

# How many names are offered where none is near enough to be the one.
_LISTED = 5


def cure(thing, name, place=None):
    """A sentence for a name that `thing` does not have: the one that is meant, else whose it is and the nearest that it has."""
    if isinstance(thing, type) and issubclass(thing, enum.Enum):
        return _of_members(thing, name)
    kind = _kind(thing)
    instead = _instead(kind, name)
    if instead is not None:
        return f"python-pptx cannot do this by .{name}. {instead}"
    found = meant(thing, name)
    if found is not None:
        return f"Did you mean .{found}? {article(kind)} has no .{name}."
    owner = owned.cure(thing, name, place)
    if owner is not None and owner.startswith("Write "):
        return owner
    near = _nearest(name, _members(thing))
    return (owner or f"{article(kind)} has no .{name}.") + (f" Its nearest are .{', .'.join(near)}." if near else "")


def meant(thing, name):
    """The name that is meant, or None."""
    members = _members(thing)
    known = _MEANT["of"].get(_kind(thing), {}).get(name)
    if known is not None:
        return known
    plain = {_plain(one): one for one in members}
    if _plain(name) in plain:
        return plain[_plain(name)]
    near = difflib.get_close_matches(_plain(name), plain, 1, 0.75)
    if near:
        return plain[near[0]]
    known = _MEANT["any"].get(name)
    return known if known is not None and known.split(".")[0].split("(")[0].split(",")[0] in members else None


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


def _instead(kind, name):
    of = _MEANT["of"].get(kind, {})
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

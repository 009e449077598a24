"""What python-pptx lets pass and nobody can see: attributes that it does not have, bare numbers where lengths are meant, objects for texts."""

import enum
import functools
import html
import inspect
import io
import re
import sys
import zipfile

from lxml import etree
from pptx.oxml.xmlchemy import BaseOxmlElement
from pptx.util import Emu, Inches, Length, Pt

from . import doubled, meant
from .beside import Beside
from .mistake import Mistake

# Lengths below are thousandths of an inch and less; the number was inches, points or pixels.
_LEAST_EMU = 1000
_IN = frozenset(
    "left top width height cx cy x y begin_x begin_y end_x end_y margin_left margin_right margin_top margin_bottom slide_width slide_height".split()
)
_PLACES = frozenset("left top x y begin_x begin_y end_x end_y".split())
_COUNTS = frozenset(("rows", "cols"))
_PT = frozenset("size space_before space_after".split())
_MOST_NOTICES = 8
_ADDRESS = re.compile(r"(?:<|&lt;)(?:[\w. ]|&lt;|<|>|&gt;){1,160} at 0x[0-9a-fA-F]{6,16}(?:>|&gt;)")
_TEXTS = re.compile(r"ppt/(?:slides|notesSlides|charts)/[^/]+\.xml")
_MOST_BYTES = 40_000_000


class Watch:
    """Collects what is seen while the caller's code runs; `file` is the name by which frames of that code are known."""

    def __init__(self, tree, file):
        self._file = file
        self._beside = Beside(tree, file, _is_bare, self._note_bare)
        self._unknown = {}
        self._bare = {}
        self.added = []

    def begin(self):
        kinds = list(_classes())
        for kind in kinds:
            # Of those that inherit it, the one that they inherit sees what is set.
            if kind.__setattr__ is object.__setattr__:
                kind.__setattr__ = self._setter(kind.__setattr__)
        for kind in kinds:
            # Points of charts have an x and a y that are data.
            for name, function in list(vars(kind).items()) if kind.__module__.startswith("pptx.shapes") else ():
                if name.startswith("add_") and inspect.isfunction(function):
                    lengths = [one for one in inspect.signature(function).parameters if one in _IN]
                    if lengths:
                        setattr(kind, name, self._measured(function, frozenset(lengths)))
        for kind in doubled.UNITS:
            kind.__new__ = doubled.checked(kind, self._line)
        self._beside.begin()
        for name in ("append", "insert", "addnext", "addprevious", "extend"):
            setattr(BaseOxmlElement, name, self._added(getattr(BaseOxmlElement, name)))

    def notices(self):
        lines = [
            f"Line {at[0]}{f' and {len(at) - 1} more' if len(at) > 1 else ''}: .{name} changes nothing. {cure}"
            for (_, name), (cure, at) in self._unknown.items()
        ]
        left = len(lines) - _MOST_NOTICES
        return lines[:_MOST_NOTICES] + ([f"{left} more attributes that python-pptx does not have are set."] if left > 0 else [])

    def complain(self):
        """Raises one mistake for all bare numbers."""
        if self._bare:
            rows = "; ".join(f"line {at}: {', '.join(said)}" for at, (said, _) in sorted(self._bare.items()))
            raise Mistake(
                f"Bare numbers are EMU, 914,400 to an inch, and these are too small to see: {rows}"[:480], f"Write {self._cure()}."[:590], min(self._bare)
            )

    def also(self, error):
        """What else is to be mended when another error ended the run, so that one more run is enough."""
        if isinstance(error, Mistake) or not (self._bare or self._unknown):
            return ""
        return " ".join([*([f"Also write {self._cure()}."] if self._bare else []), *self.notices()])[:300]

    def _cure(self):
        return "; ".join(f"{', '.join(cures)} in line {at}" for at, (_, cures) in sorted(self._bare.items()))

    def _line(self, depth):
        frame = sys._getframe(depth + 1)
        return frame.f_lineno if frame.f_code.co_filename == self._file else None

    def _setter(self, real):
        watch = self

        def __setattr__(thing, name, value):
            at = None if name.startswith("_") else watch._line(1)
            if at is None:
                return real(thing, name, value)
            if name == "text" and isinstance(value, str):
                _refuse_address(value)
            if not _has(type(thing), name):
                watch._name(thing, name, at)
            elif name in _IN - _PLACES or (name in _PT and _is_points(thing, name)) or (name == "width" and type(thing).__name__ == "LineFormat"):
                is_points = name in _PT or type(thing).__name__ == "LineFormat"
                value = watch._seen(f".{name}", name, value, at, is_points)
            return real(thing, name, value)

        return __setattr__

    def _name(self, thing, name, at):
        _, lines = self._unknown.setdefault((type(thing), name), (meant.cure(thing, name), []))
        if at not in lines:
            lines.append(at)

    def _measured(self, function, lengths):
        signature = inspect.signature(function)
        watch = self

        @functools.wraps(function)
        def call(*given, **named):
            at = watch._line(1)
            if at is not None:
                try:
                    bound = signature.bind(*given, **named)
                except TypeError:
                    return function(*given, **named)
                counted = [one for one in bound.arguments if one in _COUNTS and isinstance(bound.arguments[one], Length)]
                if counted:
                    # So many rows would take all the time of the run.
                    raise TypeError(f"{function.__qualname__}() takes a whole number for {counted[0]}, not a length")
                bare = [one for one in bound.arguments if one in lengths and _is_bare(bound.arguments[one])]
                # A place alone may be what is left of a division: a picture that is centred on a slide of its own width.
                for name in bare if len(bare) > 2 or not _PLACES.issuperset(bare) else ():
                    bound.arguments[name] = watch._seen(f"{name} of {function.__name__}()", name, bound.arguments[name], at, False)
                given, named = bound.args, bound.kwargs
            return function(*given, **named)

        return call

    def _seen(self, what, name, value, at, is_points):
        """The length that is meant, so that the code runs on and every such place is found in one run."""
        if not _is_bare(value):
            return value
        unit = Pt if is_points or abs(value) > 30 else Inches
        self._note_bare(at, f"{what} is {value:g}", f"{name}={unit.__name__}({value:g})")
        return Emu(int(unit(value)))

    def _note_bare(self, at, what, cure):
        """What a line is told it is told once, however often the line runs."""
        said, cures = self._bare.setdefault(at, ([], []))
        if cure not in cures:
            said.append(what)
            cures.append(cure)

    def _added(self, real):
        watch = self

        def add(element, *given):
            at = watch._line(1)
            if at is not None and len(watch.added) < 200:
                for one in given:
                    if isinstance(one, etree._Element) and isinstance(one.tag, str):
                        watch.added.append([etree.QName(one).localname[:60], at])
            return real(element, *given)

        return add


def refuse_addresses(content):
    """Raises a mistake where a text of the presentation is an object's address; such texts differ from run to run."""
    if b"PK" != content[:2]:
        return
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        parts = [one for one in package.infolist() if _TEXTS.fullmatch(one.filename)]
        if sum(one.file_size for one in parts) > _MOST_BYTES:
            return
        for one in parts:
            _refuse_address(package.read(one).decode("utf-8", "replace"))


def _refuse_address(text):
    found = _ADDRESS.search(text)
    if found:
        _complain_of(html.unescape(found.group()))


def _complain_of(text):
    raise Mistake(
        f"A text is {text[:200]!r}: where an object lies in memory, not what it says.",
        "Write the part that is meant, such as str(row.name), or give its class a __str__.",
    )


def _is_bare(value):
    return isinstance(value, (int, float)) and not isinstance(value, (Length, bool, enum.Enum)) and 0 < abs(value) < _LEAST_EMU


def _has(kind, name):
    return any(name in one.__dict__ for one in kind.__mro__)


def _is_points(thing, name):
    return name != "size" or type(thing).__name__ == "Font"


def _classes():
    """Those of python-pptx that stand for things of a presentation; not its elements, enumerations and lengths."""
    for module_name, module in list(sys.modules.items()):
        if not module_name.startswith("pptx.") or module_name.startswith("pptx.oxml"):
            continue
        for kind in list(vars(module).values()):
            if inspect.isclass(kind) and kind.__module__ == module_name:
                if not issubclass(kind, (etree.ElementBase, int, type, BaseException)):
                    yield kind

"""What runs to its end and is wrong all the same: values of charts, names of shapes, presentations that take each other's place."""

import ast
import sys

import pptx.api
from pptx.chart.data import BubbleChartData, CategoryChartData, XyChartData, _BaseChartData
from pptx.shapes.base import BaseShape
from pptx.util import Inches

_USUAL_WIDTH, _WIDE = Inches(10), Inches(13.333)
_SLACK = Inches(0.05)
_MOST_SHAPES = 2_000
_PERCENT = "; number_format='0%' writes 0.61 as 61%"


def quietly(look, *given):
    """What a look finds; nothing where the code has changed what it looks at, since that is no fault of its slides."""
    try:
        return look(*given) or []
    except Exception:  # noqa: BLE001 - whatever the code has put there may throw anything
        return []


class Passed:
    """Looks at what the caller's code makes while it runs; `file` is the name by which frames of that code are known."""

    def __init__(self, tree, file):
        self._file = file
        self._tree = tree
        self._said = {}
        self._series = {}
        self._begun = []
        self._saved = []
        self._named = {}
        self._read = set()
        self._made = {}

    def begin(self):
        for kind in (CategoryChartData, XyChartData, BubbleChartData):
            kind.add_series = self._noted_series(kind.add_series)
        real = _BaseChartData.xlsx_blob.fget
        _BaseChartData.xlsx_blob = property(lambda data: (quietly(self._look_at_data, data), real(data))[1])
        BaseShape.name = property(self._read_name(BaseShape.name.fget), self._set_name(BaseShape.name.fset), doc=BaseShape.name.__doc__)
        self._note_shapes()
        pptx.api.Package = self._noted_packages(pptx.api.Package)

    def saved(self, prs, file):
        """A presentation is saved as `file`."""
        before = [one for one, name in self._saved if name == str(file) and one is not prs and len(one.slides) > 0]
        self._saved.append((prs, str(file)))
        line = self._begun_at(prs)
        if before and line is not None and isinstance(file, str):
            self._said[("saved", str(file))] = (
                f"Line {line}: Presentation() is begun anew and saved over {file[:80]!r}, so that the last one alone is the result. "
                "Begin it once, before the loop, and save it once, behind it."
            )

    def made(self, prs):
        """Shapes of its slides with the lines where the code had them first: number of the slide, id, line."""
        found = []
        for number, slide in enumerate(prs.slides, 1):
            root = slide._element
            found += [[number, one.shape_id, line] for one, line in self._made.items() if one.getroottree().getroot() is root]
        return found[:500]

    def _note_shapes(self):
        real, made = BaseShape.__init__, self._made

        def __init__(shape, element, parent):
            real(shape, element, parent)
            if len(made) < _MOST_SHAPES and element not in made:
                line = self._line()
                if line is not None:
                    made[element] = line

        BaseShape.__init__ = __init__

    def notices(self):
        self._look_at_names()
        for prs, line in [(prs, line) for prs, _ in self._saved[-1:] if (line := self._begun_at(prs)) is not None]:
            self._look_at_width(prs, line)
        return list(self._said.values())

    def _line(self):
        frame = sys._getframe(1)
        while frame is not None and frame.f_code.co_filename != self._file:
            frame = frame.f_back
        return None if frame is None else frame.f_lineno

    def _noted_series(self, real):
        def add_series(data, *given, **named):
            series = real(data, *given, **named)
            self._series[id(series)] = (series, self._line())
            return series

        add_series.__wrapped__, add_series.__name__, add_series.__qualname__ = real, real.__name__, real.__qualname__
        return add_series

    def _look_at_data(self, data):
        for series in data:
            line = self._series.get(id(series), (None, None))[1] or self._line()
            say = self._say(line, f"the series {str(series.name)[:60]!r}")
            if isinstance(data, XyChartData):
                if len(series) == 0:
                    more = ", size" if isinstance(data, BubbleChartData) else ""
                    say(f"has no points, so its chart is empty. Write series = data.add_series(name), then series.add_data_point(x, y{more}) for each point.")
                continue
            values, count = list(series.values), data.categories.leaf_count
            texts = [one for one in values if isinstance(one, str)]
            if texts:
                say(f"has texts for values, such as {texts[0][:20]!r}, and a chart draws numbers. Turn them into numbers before add_series{_PERCENT if '%' in texts[0] else ''}.")
            if 0 < count < len(values):
                say(f"has {len(values)} values for {count} categories, so that {len(values) - count} of them {'have' if len(values) - count > 1 else 'has'} no name. Give it {count} values, or name more categories.")
            if len(values) < count:
                say(f"has {len(values)} value{'s' if len(values) != 1 else ''} for {count} categories, so that the last {count - len(values)} stay empty. Write None for each that has no value.")

    def _say(self, line, what):
        def say(text):
            self._said[(line, what, text)] = f"Line {line}: {what} {text}"

        return say

    def _read_name(self, real):
        def name(shape):
            if shape._element in self._named:
                self._read.add(self._line())
            return real(shape)

        return name

    def _set_name(self, real):
        def name(shape, value):
            real(shape, value)
            self._named[shape._element] = self._line()

        return name

    def _look_at_names(self):
        """Shapes of a slide that share the name by which the code looks one of them up."""
        lookups = sorted(self._read & _lookups(self._tree))
        if not lookups:
            return
        groups = {}
        for element, line in self._named.items():
            groups.setdefault((id(element.getroottree().getroot()), element.shape_name), []).append(line)
        for (_, name), lines in groups.items():
            if len(lines) > 1:
                self._said[("name", name)] = (
                    f"Line {lines[0]}: {len(lines)} shapes of a slide are called {name[:60]!r}, and line {lookups[0]} finds one of them alone. Give each a name of its own."
                )

    def _noted_packages(self, real):
        passed = self

        class Package(real):
            @classmethod
            def open(cls, file):
                package = real.open(file)
                if file == pptx.api._default_pptx_path():
                    passed._begun.append((package, passed._line()))
                return package

        return Package

    def _begun_at(self, prs):
        return next((line for package, line in self._begun if package is prs.part.package and line is not None), None)

    def _look_at_width(self, prs, line):
        """Slides of 10 inches with shapes that are laid out for 13.333."""
        if prs.slide_width != _USUAL_WIDTH:
            return
        beyond = []
        for slide in prs.slides:
            for shape in list(slide.shapes)[:_MOST_SHAPES]:
                if not shape.is_placeholder and shape.left is not None and shape.width is not None:
                    beyond.append(shape.left + shape.width)
        beyond = [one for one in beyond if one > _USUAL_WIDTH + _SLACK]
        if len(beyond) > 1 and max(beyond) <= _WIDE + _SLACK:
            self._said["width"] = (
                f"Line {line}: slides of Presentation() are 10 by 7.5 in, and {len(beyond)} shapes reach beyond, up to {max(beyond) / Inches(1):.2f} in. "
                "Set prs.slide_width = Inches(13.333) behind this line, or lay them out for 10 in."
            )


def _lookups(tree):
    """Lines that compare a name and are content with the first that fits, or that take names for keys."""
    lines = set()
    for one in ast.walk(tree):
        if isinstance(one, ast.DictComp):
            lines |= _names(one.key)
        elif isinstance(one, ast.If) and any(isinstance(inner, (ast.Return, ast.Break)) for inner in one.body):
            lines |= _names(one.test)
        elif isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == "next":
            lines |= _names(one)
    return lines


def _names(tree):
    return {one.lineno for one in ast.walk(tree) if isinstance(one, ast.Attribute) and one.attr == "name" and isinstance(one.ctx, ast.Load)}

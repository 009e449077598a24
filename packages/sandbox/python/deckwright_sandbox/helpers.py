"""Functions that code finds without an import. Lengths are inches as bare numbers, or lengths of python-pptx."""

import base64
import binascii
import difflib
import inspect
import io
import os

from pptx.dml.color import RGBColor
from pptx.enum.shapes import MSO_SHAPE
from pptx.enum.text import MSO_ANCHOR
from pptx.util import Emu, Inches, Length, Pt

from . import canvas, line
from .mistake import Mistake

THEME = "theme"
# Beyond this a number is meant as EMU, points or pixels.
MOST_IN = 56
MOST_SHAPES = 2000

MEANT = {
    "add_text_box": {"size": "font_size", "fontsize": "font_size", "width": "w", "height": "h", "x": "left", "y": "top", "colour": "color", "font_color": "color"},
    "add_box": {"fill": "fill_color", "color": "fill_color", "line": "line_color", "border": "line_color", "width": "w", "height": "h", "x": "left", "y": "top", "radius": "corner_radius"},
    "add_icon": {"icon": "name", "x": "left", "y": "top", "w": "size", "width": "size", "fill_color": "color", "colour": "color"},
    "add_image": {"path": "source", "src": "source", "image": "source", "x": "left", "y": "top", "width": "w", "height": "h"},
    "add_widget": {"left": "x", "top": "y", "width": "w", "height": "h", "widget": "name", "component": "name", "data": "params"},
    "theme_color": {"token": "name"},
}


def helper(function):
    """Checks the call before the function runs, so that a wrong keyword says which one is meant."""
    signature = inspect.signature(function)

    def call(*given, **named):
        known = signature.parameters
        for name in named:
            if name in known:
                continue
            meant = MEANT[function.__name__].get(name) or next(iter(difflib.get_close_matches(name, known, 1, 0.6)), None)
            if meant is not None and meant in named:
                meant = None
            raise Mistake(
                f"{function.__name__}() has no parameter `{name}`.",
                f"Write `{meant}=` instead of `{name}=`." if meant else f"Its parameters are {', '.join(known)}.",
            )
        try:
            bound = signature.bind(*given, **named)
        except TypeError as error:
            raise Mistake(f"{function.__name__}(): {error}.", f"Call it as {function.__name__}{signature}.") from None
        slide = bound.arguments.get("slide")
        if "slide" in bound.arguments and not hasattr(slide, "shapes"):
            raise Mistake(
                f"The first argument of {function.__name__}() is a {type(slide).__name__}, not a slide.",
                "Give it the slide: slide = prs.slides.add_slide(prs.slide_layouts[6]).",
            )
        if slide is not None and len(slide.shapes._spTree) > MOST_SHAPES:
            raise Mistake(f"The slide has more than {MOST_SHAPES} shapes.", "Draw fewer shapes, or a table or a chart instead.")
        return function(*bound.args, **bound.kwargs)

    call.__name__, call.__doc__, call.__signature__ = function.__name__, function.__doc__, signature
    return call


def length(name, value, least=None):
    """An EMU length from inches or from a length of python-pptx."""
    if isinstance(value, Length):
        emu = int(value)
    elif isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Mistake(f"`{name}` is {value!r}; a length is a number of inches.", f"Write {name}=1.5 or {name}=Inches(1.5).")
    elif value != value or abs(value) > MOST_IN:
        raise Mistake(
            f"`{name}` is {value}: a bare number is inches, and a slide is 13.333 by 7.5.",
            f"Write inches, such as {name}=1.5; for EMU write Emu({value}), for points Pt({value})." if value == value else "Write a number.",
        )
    else:
        emu = int(Inches(value))
    if least is not None and emu < least:
        raise Mistake(f"`{name}` is {emu / 914400:.3g} in, which leaves nothing to see.", f"Give `{name}` more than {least / 914400:.2g} in.")
    return Emu(emu)


def colour(name, value):
    if value is None or isinstance(value, RGBColor):
        return value
    if isinstance(value, str):
        text = value.strip().lstrip("#")
        if len(text) == 3:
            text = "".join(letter * 2 for letter in text)
        if len(text) == 6 and all(letter in "0123456789abcdefABCDEF" for letter in text):
            return RGBColor.from_string(text.upper())
        if value in canvas.theme["colors"]:
            return theme_color(value)
    if isinstance(value, (tuple, list)) and len(value) == 3:
        return RGBColor(*value)
    raise Mistake(f"`{name}` is {value!r}, which is no colour.", f'Write {name}="#0B57B0", {name}=RGBColor(11, 87, 176) or {name}=theme_color("accent1").')


def points(name, value):
    if isinstance(value, Length):
        value = value.pt
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 1 <= value <= 400:
        raise Mistake(f"`{name}` is {value!r}; letters are 1 to 400 points.", f"Write {name}=14, a number of points.")
    return Pt(value)


@helper
def add_text_box(slide, left, top, w, h, text, font_size=12, bold=False, color=None):
    """Puts text on the slide, as wide as you say and wrapped."""
    box = slide.shapes.add_textbox(length("left", left), length("top", top), length("w", w, 9144), length("h", h, 9144))
    frame = box.text_frame
    frame.word_wrap = True
    frame.margin_left = frame.margin_right = frame.margin_top = frame.margin_bottom = 0
    size, paint = points("font_size", font_size), colour("color", color)
    if paint is None and canvas.theme["colors"]:
        paint = theme_color("ink")
    for at, words in enumerate(str(text).split("\n")):
        paragraph = frame.paragraphs[0] if at == 0 else frame.add_paragraph()
        run = paragraph.add_run()
        run.text = words
        run.font.size, run.font.bold = size, bool(bold)
        if paint is not None:
            run.font.color.rgb = paint
    return box


@helper
def add_box(slide, left, top, w, h, fill_color=None, line_color=None, corner_radius=0.05):
    """Puts a rectangle on the slide, with round corners unless you say otherwise."""
    if isinstance(corner_radius, Length) or not isinstance(corner_radius, (int, float)) or not 0 <= corner_radius <= 0.5:
        raise Mistake(
            f"`corner_radius` is {corner_radius!r}; it is a share of the shorter side, 0 to 0.5.", "Write corner_radius=0.05, or 0 for square corners."
        )
    kind = MSO_SHAPE.ROUNDED_RECTANGLE if corner_radius > 0 else MSO_SHAPE.RECTANGLE
    box = slide.shapes.add_shape(kind, length("left", left), length("top", top), length("w", w, 9144), length("h", h, 9144))
    if corner_radius > 0:
        box.adjustments[0] = corner_radius
    box.shadow.inherit = False
    fill, outline = colour("fill_color", fill_color), colour("line_color", line_color)
    if fill is None:
        box.fill.background()
    else:
        box.fill.solid()
        box.fill.fore_color.rgb = fill
    if outline is None:
        box.line.fill.background()
    else:
        box.line.color.rgb = outline
        box.line.width = Pt(1)
    box.text_frame.word_wrap = True
    box.text_frame.vertical_anchor = MSO_ANCHOR.MIDDLE
    return box


@helper
def add_icon(slide, name, left, top, size=0.5, color=None):
    """Puts a Lucide icon on the slide, as a shape that can be recoloured."""
    box = [length("left", left) / 914400, length("top", top) / 914400, length("size", size, 9144) / 914400]
    paint = colour("color", color)
    shapes = _drawn_outside(slide, {"t": "icon", "name": str(name), "box": box, "color": None if paint is None else f"#{paint}"})
    return shapes[0]


@helper
def add_image(slide, source, left, top, w=None, h=None, alt=""):
    """Puts a picture on the slide, in its own proportions unless both sides are given."""
    place = [length("left", left), length("top", top)]
    place += [None if side is None else length(name, side, 9144) for name, side in (("w", w), ("h", h))]
    picture = slide.shapes.add_picture(_bytes_of(source), *place)
    if alt:
        picture._element.nvPicPr.cNvPr.set("descr", str(alt))
    return picture


def _bytes_of(source):
    if isinstance(source, (bytes, bytearray)):
        return io.BytesIO(bytes(source))
    if hasattr(source, "read"):
        return source
    text = os.fspath(source) if isinstance(source, os.PathLike) else source
    if not isinstance(text, str):
        raise Mistake(f"`source` is a {type(source).__name__}.", "Give it a data URI, the bytes of a picture, or a file that your code has made.")
    if text.startswith("data:"):
        try:
            return io.BytesIO(base64.b64decode(text.split(",", 1)[1], validate=False))
        except (IndexError, binascii.Error):
            raise Mistake("The data URI of the picture cannot be read.", "Write source='data:image/png;base64,…' with the whole picture.") from None
    if text.startswith("asset:"):
        for name, content in _assets.items():
            if name == text:
                return io.BytesIO(content)
        raise Mistake(f"{text} did not come with this request.", "Name it in `assets` of the request, or send the picture as a data URI.")
    if "://" in text:
        raise Mistake(
            f"Code here reaches no network, so {text[:80]} is not fetched.",
            "Send the picture in the code: source='data:image/png;base64,…', or make it with PIL.",
        )
    if not os.path.exists(text):
        raise Mistake(
            f"There is no file {text[:80]} in the folder of this run.", "Send the picture in the code: source='data:image/png;base64,…', or make it with PIL."
        )
    return text


_assets = {}


def bring_assets(assets):
    _assets.update(assets)


@helper
def theme_color(name):
    """Gives a colour of the theme that the slide is drawn in."""
    key = str(name).strip()
    meant = {"primary": "accent1", "secondary": "accent2", "accent": "accent1", "text": "ink", "background": "canvas", "success": "positive", "danger": "negative"}
    found = canvas.theme["colors"].get(key) or canvas.theme["colors"].get(key.lower().replace(" ", "").replace("_", ""))
    if found is None:
        near = meant.get(key.lower()) or next(iter(difflib.get_close_matches(key, canvas.theme["colors"], 1, 0.5)), "accent1")
        raise Mistake(f"The theme has no colour {key!r}.", f'Write theme_color("{near}"). There are {", ".join(canvas.theme["colors"])}.')
    return RGBColor.from_string(found.lstrip("#"))


@helper
def add_widget(slide, name, x, y, w, h, params=None, content=None, theme=THEME):
    """Puts a component of the catalog into a box of the slide, in native shapes."""
    box = [length(side, value, least) / 914400 for side, value, least in (("x", x, None), ("y", y, None), ("w", w, 457200), ("h", h, 274320))]
    if (params is None) == (content is None):
        raise Mistake("add_widget() takes either `params` or `content`.", f"Write params={{…}}, as GET /v1/widgets/{name} describes them.")
    if not isinstance(params if params is not None else content, dict):
        raise Mistake("`params` of add_widget() is a dict.", f"Write params={{…}}, as GET /v1/widgets/{name} describes them.")
    order = {"t": "widget", "name": str(name), "box": box, "theme": None if theme == THEME else str(theme)}
    order |= {"params": params} if params is not None else {"content": content}
    return _drawn_outside(slide, order)


def _drawn_outside(slide, order):
    prs = slide.part.package.presentation_part.presentation
    try:
        answer, pictures = line.ask({**order, "themed": canvas.is_themed(prs)})
    except TypeError as error:
        raise Mistake(f"`params` holds what JSON cannot say: {error}.", "Use numbers, texts, lists and dicts alone.") from None
    if not answer["ok"]:
        raise Mistake(answer["message"], answer["cure"])
    return canvas.place_shapes(slide, answer, pictures)


HELPERS = {one.__name__: one for one in (add_text_box, add_box, add_icon, add_image, theme_color, add_widget)}

"""What the kinds of edits share: finding shapes, typing over, and the register of scenarios."""
import copy
import io
import struct
import zlib

from pptx.util import Inches

SCENARIOS = {}
NEAR = Inches(0.02)


def scenario(edit):
    SCENARIOS[edit.__name__.replace("_", "-")] = edit
    return edit


def walk(shapes):
    for shape in shapes:
        yield shape
        if shape.shape_type == 6:
            yield from walk(shape.shapes)


def text_of(shape):
    return shape.text_frame.text if shape.has_text_frame else ""


def saying(prs, text):
    return [s for slide in prs.slides for s in walk(slide.shapes) if text_of(s) == text]


def named(prs, name):
    """Names may change with the data; what they stand for does not."""
    found = [s for slide in prs.slides for s in walk(slide.shapes) if s.name == name]
    subject = name.split(": ")[-1]
    kind = name.split(" ")[0]
    return found or [s for slide in prs.slides for s in walk(slide.shapes) if ": " in s.name and s.name.endswith(": " + subject) and s.name.startswith(kind)]


def only(shapes, what):
    assert shapes, f"{what} is not there"
    return shapes[0]


def table_in(prs):
    return only([s for slide in prs.slides for s in walk(slide.shapes) if s.has_table], "the table")


def near(a, b):
    return abs(a - b) <= NEAR


def at(shape, left=None, top=None, width=None, height=None):
    for name, wanted in (("left", left), ("top", top), ("width", width), ("height", height)):
        if wanted is not None:
            is_now = getattr(shape, name)
            assert near(is_now, wanted), f"{shape.name}: {name} is {is_now / 914400:.3f} in and not {wanted / 914400:.3f}"


def type_over(shape, text):
    """As a person types: the look of the first run stays."""
    paragraph = shape.text_frame.paragraphs[0]
    paragraph.runs[0].text = text
    for run in paragraph.runs[1:]:
        run.text = ""


def runs_of(shape):
    return [r for p in shape.text_frame.paragraphs for r in p.runs if r.text]


def png(rgb):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes(rgb) * 300 for _ in range(200))
    return io.BytesIO(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 300, 200, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def move_slide(prs, old, new):
    ids = prs.slides._sldIdLst
    slide = list(ids)[old]
    ids.remove(slide)
    ids.insert(new, slide)


def titles(prs):
    return [s.shapes.title.text_frame.text if s.shapes.title is not None else "" for s in prs.slides]


def duplicate(prs, i):
    source = prs.slides[i]
    slide = prs.slides.add_slide(source.slide_layout)
    for shape in list(slide.shapes):
        shape._element.getparent().remove(shape._element)
    for shape in source.shapes:
        slide.shapes._spTree.append(copy.deepcopy(shape._element))
    return slide

"""Shapes of a foreign deck: finding them, where they stand on the slide, and shapes and paint put there."""
from pptx.dml.color import RGBColor
from pptx.enum.shapes import MSO_SHAPE
from pptx.enum.text import MSO_AUTO_SIZE
from pptx.oxml.ns import qn
from pptx.util import Emu, Inches, Pt

PT = 12700
# Faces whose metric twin both we and LibreOffice have.
FACES = ["Arial", "Calibri", "Cambria", "Courier New"]


def walk(shapes, groups=()):
    for shape in shapes:
        if shape.shape_type == 6 and hasattr(shape, "shapes"):
            yield from walk(shape.shapes, groups + (shape,))
        else:
            yield shape, groups


def find(prs, slide, shape_id):
    for shape, groups in walk(prs.slides[slide - 1].shapes):
        if shape.shape_id == shape_id:
            return shape, groups
    raise KeyError(shape_id)


def plain_group(groups):
    """Scale of a child's own lengths on the slide; None for turned or flipped groups."""
    scale = 1.0
    for group in groups:
        xfrm = group._element.grpSpPr.find(qn("a:xfrm"))
        if xfrm is None or xfrm.get("rot") or xfrm.get("flipV"):
            return None
        ext, child = xfrm.find(qn("a:ext")), xfrm.find(qn("a:chExt"))
        if int(child.get("cy")) == 0:
            return None
        scale *= int(ext.get("cy")) / int(child.get("cy"))
    return scale


def on_slide(shape, groups):
    """The shape's box on the slide, EMU, through plain groups."""
    x, y, w, h = shape.left, shape.top, shape.width, shape.height
    for group in reversed(groups):
        xfrm = group._element.grpSpPr.find(qn("a:xfrm"))
        off, ext, child, inner = (xfrm.find(qn(t)) for t in ("a:off", "a:ext", "a:chOff", "a:chExt"))
        sx = int(ext.get("cx")) / max(1, int(inner.get("cx")))
        sy = int(ext.get("cy")) / max(1, int(inner.get("cy")))
        x = int(off.get("x")) + (x - int(child.get("x"))) * sx
        y = int(off.get("y")) + (y - int(child.get("y"))) * sy
        w, h = w * sx, h * sy
    return x, y, w, h


def plain(shape, face=None, size=None):
    """The target as the measurement wants it: no autofit, wrapped, one carried face."""
    frame = shape.text_frame
    frame.auto_size = MSO_AUTO_SIZE.NONE
    frame.word_wrap = True
    for paragraph in frame.paragraphs:
        for run in paragraph.runs:
            if face:
                run.font.name = face
            if size:
                run.font.size = Pt(size)


def own_box(shape):
    left, top, width, height = shape.left, shape.top, shape.width, shape.height
    shape.left, shape.top, shape.width, shape.height = left, top, width, height


def paint_text(shape_or_cell, rgb, size=None, bold=False):
    for paragraph in shape_or_cell.text_frame.paragraphs:
        for run in paragraph.runs:
            run.font.color.rgb = RGBColor.from_string(rgb)
            run.font.bold = bold
            if size:
                run.font.size = Pt(size)


def rectangle(slide, left, top, width, height, rgb="FFFFFF", alpha=None, shape=MSO_SHAPE.RECTANGLE):
    box = slide.shapes.add_shape(shape, Emu(int(left)), Emu(int(top)), Emu(int(width)), Emu(int(height)))
    box.line.fill.background()
    if rgb is None:
        box.fill.background()
    else:
        box.fill.solid()
        box.fill.fore_color.rgb = RGBColor.from_string(rgb)
        if alpha is not None:
            color = box.fill._xPr.find(qn("a:solidFill"))[0]
            color.append(color.makeelement(qn("a:alpha"), {"val": str(int(alpha * 100000))}))
    return box


def to_back(slide, shape):
    tree = slide.shapes._spTree
    tree.remove(shape._element)
    tree.insert(2, shape._element)


def add_cell_table(prs, slide, words, size=14):
    frame = slide.shapes.add_table(2, 2, Inches(0.5), Inches(0.5), Emu(int(prs.slide_width * 0.6)), Inches(1.2))
    for r in range(2):
        for c in range(2):
            cell = frame.table.cell(r, c)
            cell.text = words
            cell.fill.solid()
            cell.fill.fore_color.rgb = RGBColor(255, 255, 255)
            paint_text(cell, "000000", size)
    return frame

"""The presentation that `build` is given: 13.333 by 7.5 inches, with the eleven layouts that python-pptx users know, in the theme asked for."""

import io

from lxml import etree
from pptx import Presentation
from pptx.opc.constants import RELATIONSHIP_TYPE
from pptx.oxml import oxml_parser
from pptx.oxml.ns import qn
from pptx.util import Emu

WIDTH, HEIGHT = 12192000, 6858000
# Until a request's own theme is known, and where it names none.
theme = {"id": "", "colors": {}, "xml": None, "map": None, "title_bold": True}


def new_presentation():
    prs = Presentation()
    share = WIDTH / prs.slide_width
    prs.slide_width, prs.slide_height = Emu(WIDTH), Emu(HEIGHT)
    for sheet in (prs.slide_master, *prs.slide_layouts):
        for shape in sheet.shapes:
            frame = shape._element.find(".//" + qn("a:xfrm"))
            if frame is not None:
                frame.off.x, frame.ext.cx = Emu(round(frame.off.x * share)), Emu(round(frame.ext.cx * share))
    if theme["xml"] is not None:
        _in_theme(prs)
    prs.core_properties.title = ""
    prs.core_properties.author = ""
    return prs


def _in_theme(prs):
    master = prs.slide_master
    master.part.part_related_by(RELATIONSHIP_TYPE.THEME)._blob = theme["xml"].encode("utf-8")
    colours = master._element.find(qn("p:clrMap"))
    for name, slot in theme["map"].items():
        colours.set(name, slot)


def is_themed(prs):
    """Whether references to theme colours mean ours in this presentation."""
    return theme["xml"] is not None and prs.slide_master.part.part_related_by(RELATIONSHIP_TYPE.THEME).blob == theme["xml"].encode("utf-8")


def place_shapes(slide, answer, pictures):
    """Puts shapes that were drawn outside on a slide: ids are made unique, pictures become parts of this file. Returns the shapes."""
    tree = slide.shapes._spTree
    ids = {}
    for rid, start, length in answer["pictures"]:
        _, new = slide.part.get_or_add_image_part(io.BytesIO(pictures[start : start + length]))
        ids[rid] = new
    for rid, address in answer["links"]:
        ids[rid] = slide.part.relate_to(address, RELATIONSHIP_TYPE.HYPERLINK, is_external=True)
    root = etree.fromstring(answer["shapes"], parser=oxml_parser)
    first = max((int(one) for one in tree.xpath("//p:cNvPr/@id") if one.isdigit()), default=1)
    renumbered = {}
    for at, named in enumerate(root.iter(qn("p:cNvPr")), start=1):
        renumbered[named.get("id")] = str(first + at)
        named.set("id", renumbered[named.get("id")])
    for end in (*root.iter(qn("a:stCxn")), *root.iter(qn("a:endCxn"))):
        end.set("id", renumbered.get(end.get("id"), end.get("id")))
    for element in root.iter():
        for name in (qn("r:id"), qn("r:embed"), qn("r:link")):
            if element.get(name) in ids:
                element.set(name, ids[element.get(name)])
    _size_of_places(root)
    before = len(tree)
    for child in list(root):
        tree.append(child)
    placed = {id(one) for one in list(tree)[before:]}
    return [shape for shape in slide.shapes if id(shape._element) in placed]


def _size_of_places(root):
    """Places of a layout take their size of letters from it, and this layout is another one: the size is written out."""
    for shape in root.iter(qn("p:sp")):
        end = shape.find(".//" + qn("a:endParaRPr"))
        if shape.find(".//" + qn("p:ph")) is None or end is None or end.get("sz") is None:
            continue
        for look in shape.iter(qn("a:rPr"), qn("a:endParaRPr")):
            look.set("sz", look.get("sz", end.get("sz")))
            look.set("b", look.get("b", "1" if theme["title_bold"] else "0"))


def plain_slide(prs, layout):
    """A slide on a layout without the empty placeholders that come with it."""
    slide = prs.slides.add_slide(prs.slide_layouts[layout])
    for placeholder in list(slide.placeholders):
        placeholder._element.getparent().remove(placeholder._element)
    return slide

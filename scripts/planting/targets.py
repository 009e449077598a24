"""The texts of foreign decks in which something can be planted."""
from pptx import Presentation
from pptx.oxml.ns import qn

from .shapes import plain_group, walk


def latin(text):
    return all(ord(c) < 0x250 or c in "–—‘’“”•…\u000b" for c in text)


class Target:
    """A text in a deck: which slide, which shape, and where it stands."""

    def __init__(self, deck, slide, shape, where):
        self.deck, self.slide, self.shape_id, self.where = deck, slide, shape.shape_id, where
        self.words = shape.text_frame.text


def targets_of(path):
    """At most two texts a slide, different kinds where there are."""
    prs = Presentation(path)
    found = []
    for number, slide in enumerate(prs.slides, 1):
        if slide._element.get("show") == "0" or number > 50:
            continue
        kinds = {}
        for shape, groups in walk(slide.shapes):
            if not shape.has_text_frame or not latin(shape.text_frame.text):
                continue
            text = shape.text_frame.text.strip()
            body = shape._element.find(qn("p:txBody"))
            if not 12 <= len(text) <= 700 or body is None or "\t" in text or plain_group(groups) is None:
                continue
            if shape.rotation or body.bodyPr.get("vert") not in (None, "horz") or body.bodyPr.get("numCol") not in (None, "1"):
                continue
            if body.bodyPr.get("rot") or shape.width is None or not shape.width or shape.width < 500000:
                continue
            geometry = shape._element.spPr.find(qn("a:prstGeom"))
            if not shape.is_placeholder and (geometry is None or geometry.get("prst") != "rect"):
                continue
            # Words that no line holds are broken, and links have colours of their own.
            if max(len(word) for word in text.split()) > 24 or body.findall(".//" + qn("a:hlinkClick")):
                continue
            # Whether the first of such lines is as high as the others, programs do not agree on.
            if any(isinstance(p.line_spacing, float) and p.line_spacing > 1 for p in shape.text_frame.paragraphs):
                continue
            if any(r.font._rPr.get("baseline") or r.font._rPr.get("cap") or r.font._rPr.get("spc") for p in shape.text_frame.paragraphs for r in p.runs):
                continue
            kind = "group" if groups else "placeholder" if shape.is_placeholder else "box"
            kinds.setdefault(kind, Target(path, number, shape, kind))
        order = ["group", "box", "placeholder"]
        found += [kinds[k] for k in order if k in kinds][:2]
    return found

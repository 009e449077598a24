#!/usr/bin/env python3
"""Plants defects, and near misses, in copies of decks that other people made, for `scripts/score-inspect.ts` to score.

    python3 scripts/plant-defects.py CORPUS_FOLDER OUT_FOLDER [SEED]

With a seed, other texts of the corpus are taken: figures of texts that no rule was mended on.
Needs python-pptx, LibreOffice (`soffice`) and poppler (`pdftotext`). Nothing of ours is used: how many lines a text takes and
how high it is comes from LibreOffice's own PDF, contrast from the formula of WCAG. OUT_FOLDER gets one deck a plant and
plan.json: {file, slide, shape_id, code, defect (or near miss), what, where}.
"""
import copy
import json
import os
import random
import re
import subprocess
import sys
from html import unescape

from pptx import Presentation
from pptx.dml.color import RGBColor
from pptx.enum.shapes import MSO_SHAPE
from pptx.enum.text import MSO_ANCHOR, MSO_AUTO_SIZE
from pptx.oxml.ns import qn
from pptx.util import Emu, Inches, Pt

PT = 12700
# Faces whose metric twin both we and LibreOffice have.
FACES = ["Arial", "Calibri", "Cambria", "Courier New"]
BACKGROUNDS = ["FFFFFF", "1F3864", "F2F2F2", "FFD966", "000000", "C00000"]


def latin(text):
    return all(ord(c) < 0x250 or c in "–—‘’“”•…\u000b" for c in text)


class Target:
    """A text in a deck: which slide, which shape, and where it stands."""

    def __init__(self, deck, slide, shape, where):
        self.deck, self.slide, self.shape_id, self.where = deck, slide, shape.shape_id, where
        self.words = shape.text_frame.text


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


def pages(pdf):
    out = subprocess.run(["pdftotext", "-bbox", pdf, "-"], check=True, capture_output=True).stdout.decode()
    for page in out.split("<page ")[1:]:
        yield [
            (float(m[1]), float(m[2]), float(m[3]), float(m[4]), unescape(m[5]))
            for m in re.finditer(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>', page)
        ]


def to_pdf(path, out):
    subprocess.run(
        ["soffice", f"-env:UserInstallation=file://{out}/profile", "--headless", "--convert-to", "pdf", "--outdir", out, path],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=180,
    )
    return os.path.join(out, os.path.splitext(os.path.basename(path))[0] + ".pdf")


def drop_others(slide, keep):
    """Leaves one text on the slide, so that all words of the page are its."""
    for shape, _ in list(walk(slide.shapes)):
        if shape.shape_id == keep:
            continue
        if shape.shape_type in (13, 3, 19) or not shape.has_text_frame:
            shape._element.getparent().remove(shape._element)
        elif shape.has_text_frame:
            shape.text_frame.clear()


def measure(targets, out):
    """Height of each text in LibreOffice's PDF, points, and its lines; texts that cannot be made out are left out. Kept from run to run."""
    kept = os.path.join(out, "measured.json")
    if os.path.exists(kept):
        by_key = {(t.deck, t.slide, t.shape_id): t for t in targets}
        with open(kept) as f:
            return [(by_key[tuple(one[:3])], *one[3:]) for one in json.load(f) if tuple(one[:3]) in by_key]
    measured = []
    by_deck = {}
    for i, target in enumerate(targets):
        by_deck.setdefault(target.deck, []).append((i, target))
    for n, (deck, ones) in enumerate(by_deck.items()):
        for turn in range(2):
            per_slide = {}
            for i, target in ones:
                per_slide.setdefault(target.slide, []).append((i, target))
            batch = [v[turn] for v in per_slide.values() if len(v) > turn]
            if not batch:
                continue
            prs = Presentation(deck)
            hidden = {k for k, s in enumerate(prs.slides, 1) if s._element.get("show") == "0"}
            for i, target in batch:
                shape, _ = find(prs, target.slide, target.shape_id)
                own_box(shape)
                plain(shape, FACES[i % len(FACES)])
                shape.text_frame.vertical_anchor = MSO_ANCHOR.TOP
                shape.text_frame.margin_top = shape.text_frame.margin_bottom = Emu(0)
                drop_others(prs.slides[target.slide - 1], target.shape_id)
            path = os.path.join(out, f"measure-{n}-{turn}.pptx")
            prs.save(path)
            try:
                page_words = list(pages(to_pdf(path, out)))
            except (subprocess.SubprocessError, OSError):
                continue
            shown = [k for k in range(1, len(prs.slides) + 1) if k not in hidden]
            for i, target in batch:
                if target.slide not in shown or shown.index(target.slide) >= len(page_words):
                    continue
                wanted = re.findall(r"\S+", target.words)
                words = [w for w in page_words[shown.index(target.slide)] if w[4] in wanted or any(w[4] in x for x in wanted)]
                # What runs off the page is not in the PDF.
                if len(words) != len(wanted):
                    continue
                tops = []
                for word in sorted(words, key=lambda w: w[3]):
                    if not tops or word[3] - tops[-1][1] > 2:
                        tops.append((word[1], word[3]))
                # In poppler's reckoning a word is 1.3 font sizes high and ends 0.15 below its line's lower edge.
                shape, groups = find(prs, target.slide, target.shape_id)
                size = round((tops[-1][1] - tops[-1][0]) / 1.3, 1)
                height = tops[-1][1] - 0.15 * size - on_slide(shape, groups)[1] / PT
                measured.append((target, FACES[i % len(FACES)], height, len(tops)))
    with open(kept, "w") as f:
        json.dump([(t.deck, t.slide, t.shape_id, *rest) for t, *rest in measured], f, indent=1)
    return measured


# Contrast, WCAG 2.2.
def luminance(rgb):
    def linear(v):
        v /= 255
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
    r, g, b = (int(rgb[i : i + 2], 16) for i in (0, 2, 4))
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)


def contrast(a, b):
    x, y = sorted((luminance(a), luminance(b)))
    return (y + 0.05) / (x + 0.05)


def color_at(ratio, ground):
    """A colour whose contrast to the ground is the ratio within 0.03, tinted where grey does not do."""
    best = None
    for level in range(256):
        for tint in ((0, 0, 0), (24, 0, 0), (0, 0, 40), (0, 12, 0), (-30, 0, 10)):
            rgb = "".join(f"{min(255, max(0, level + t)):02X}" for t in tint)
            off = abs(contrast(rgb, ground) - ratio)
            if best is None or off < best[0]:
                best = (off, rgb)
    return best[1] if best[0] <= 0.03 else None


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


class Plan:
    def __init__(self, out):
        self.out, self.entries = out, []

    def add(self, prs, source, slide, shape_id, code, defect, what, where):
        name = f"{len(self.entries):03d}-{code}-{'defect' if defect else 'near'}.pptx"
        prs.save(os.path.join(self.out, name))
        self.entries.append(
            dict(file=name, source=os.path.basename(source), slide=slide, shape_id=shape_id, code=code, defect=defect, what=what, where=where)
        )

    def save(self):
        with open(os.path.join(self.out, "plan.json"), "w") as f:
            json.dump(self.entries, f, indent=1)


def plant_overflow(plan, measured):
    # A hundredth of one line is less than what the measurement rounds away.
    few = [(1.05, True), (0.95, False), (1.3, True), (0.8, False)]
    many = [(1.01, True), (0.99, False), *few]
    count = {True: 0, False: 0}
    for target, face, height, lines in measured:
        long = lines >= 4
        ratios = many if long else few
        ratio, defect = ratios[count[long] % len(ratios)]
        count[long] += 1
        prs = Presentation(target.deck)
        shape, groups = find(prs, target.slide, target.shape_id)
        own_box(shape)
        plain(shape, face)
        frame = shape.text_frame
        frame.vertical_anchor = MSO_ANCHOR.TOP
        frame.margin_top = frame.margin_bottom = Emu(0)
        if abs(ratio - 1) < 0.1 or (lines == 1 and not shape.is_placeholder):
            # So little is a defect only where the frame is seen: programs set a line 1.15 to 1.21 font sizes high. So is a label of one
            # line in a text box of any height.
            shape.line.color.rgb = RGBColor(0x80, 0x80, 0x80)
        scale = plain_group(groups)
        shape.height = Emu(max(1, int(height / ratio * PT / scale)))
        _, top, _, tall = on_slide(shape, groups)
        if not groups and top + tall > prs.slide_height:
            shape.top = Emu(max(0, int(prs.slide_height - tall - 100000)))
        what = f"text of {lines} lines {ratio:.2f} times as high as its box"
        plan.add(prs, target.deck, target.slide, target.shape_id, "text_overflow", defect, what, target.where)


def plant_table_overflow(plan, decks, out):
    """Tables whose rows grow: their height is that of LibreOffice's PDF."""
    for n, deck in enumerate(decks):
        cells = [["Region and product line", "What was agreed upon", "Who does it and when"], ["North and the islands", "A longer text that takes more than a single line of its cell", "The team"], ["South", "Nothing", "Nobody so far, to be named"]]

        def with_table(top):
            prs = Presentation(deck)
            slide = prs.slides[0]
            width = Emu(int(prs.slide_width * 0.5))
            frame = slide.shapes.add_table(3, 3, Emu(int(prs.slide_width * 0.2)), Emu(int(top)), width, Emu(300000))
            # Heads are bold in one program and not in another.
            frame.table.first_row = False
            for r, row in enumerate(cells):
                for c, words in enumerate(row):
                    cell = frame.table.cell(r, c)
                    cell.text = words
                    for run in cell.text_frame.paragraphs[0].runs:
                        run.font.size, run.font.name = Pt(14), FACES[n % 3]
            return prs, slide, frame

        path = os.path.join(out, f"measure-table-{n}.pptx")
        prs, slide, frame = with_table(0)
        for shape, _ in list(walk(slide.shapes)):
            if shape.shape_id != frame.shape_id:
                shape._element.getparent().remove(shape._element)
        prs.save(path)
        words = next(pages(to_pdf(path, out)), [])
        lefts = [prs.slide_width * 0.2 / PT + c * prs.slide_width * 0.5 / 3 / PT for c in range(4)]
        # Only how many lines each cell takes: LibreOffice sets lines of tables by the face, PowerPoint as all others.
        height = 0
        for row in cells:
            most = 1
            for c, text in enumerate(row):
                other = " ".join(r[c] for r in cells if r[c] != text).split()
                tops = {round(w[1]) for w in words if lefts[c] <= w[0] < lefts[c + 1] and w[4] in text.split() and w[4] not in other}
                most = max(most, len(tops))
            height += most * 1.2 * 14 + 7.2
        for share, defect in ((0.05, True), (-0.05, False), (0.3, True), (-0.3, False)):
            prs, slide, frame = with_table(0)
            frame.top = Emu(int(prs.slide_height - height * PT * (1 - share)))
            if frame.top < 0:
                continue
            plan.add(prs, deck, 1, frame.shape_id, "text_overflow", defect, f"rows that grow {share:+.0%} of the table past the slide", "table")


def plant_hidden(plan, targets):
    ways = ["over", "behind", "half", "clear", "picture", "glass", "ellipse", "beside"]
    for n, target in enumerate(targets):
        way = ways[n % len(ways)]
        prs = Presentation(target.deck)
        slide = prs.slides[target.slide - 1]
        shape, groups = find(prs, target.slide, target.shape_id)
        x, y, w, h = on_slide(shape, groups)
        m = 60000
        if way == "over":
            rectangle(slide, x - m, y - m, w + 2 * m, h + 2 * m, "FFFFFF" if n % 3 else "1F3864")
        elif way == "half":
            # The left half of left-aligned words, or of any that fill their box.
            for paragraph in shape.text_frame.paragraphs:
                paragraph.alignment = 1
            rectangle(slide, x - m, y - m, w * 0.5, h + 2 * m, "DDDDDD")
        elif way == "picture":
            slide.shapes.add_picture(plan.picture, Emu(int(x - m)), Emu(int(y - m)), Emu(int(w + 2 * m)), Emu(int(h + 2 * m)))
        elif way == "ellipse":
            rectangle(slide, x - w * 0.3, y - h * 0.6, w * 1.6, h * 2.2, "333333", shape=MSO_SHAPE.OVAL)
        elif way == "behind":
            to_back(slide, rectangle(slide, x - m, y - m, w + 2 * m, h + 2 * m, "FFFFFF"))
        elif way == "clear":
            rectangle(slide, x - m, y - m, w + 2 * m, h + 2 * m, None)
        elif way == "glass":
            rectangle(slide, x - m, y - m, w + 2 * m, h + 2 * m, "FFFFFF", alpha=0.4)
        else:
            rectangle(slide, x, y + h + 400000, w, 200000, "444444")
        plan.add(prs, target.deck, target.slide, target.shape_id, "content_hidden", way in ("over", "half", "picture", "ellipse"), way, target.where)


def plant_off_canvas(plan, targets):
    ways = ["right", "flush", "left", "bleed", "below", "inside", "above", "corner"]
    for n, target in enumerate(targets):
        way = ways[n % len(ways)]
        prs = Presentation(target.deck)
        slide = prs.slides[target.slide - 1]
        shape, groups = find(prs, target.slide, target.shape_id)
        if way in ("flush", "bleed", "inside", "corner"):
            w, h = Inches(1.5), Inches(0.8)
            at = {
                "flush": (prs.slide_width - w, 0),
                "bleed": (prs.slide_width - w // 2, Inches(1)),
                "inside": (prs.slide_width // 2, prs.slide_height - h),
                "corner": (-w // 2, -h // 2),
            }[way]
            box = rectangle(slide, at[0], at[1], w, h, "5B9BD5")
            plan.add(prs, target.deck, target.slide, box.shape_id, "off_canvas", False, way, "box")
            continue
        moved = groups[0] if groups else shape
        own_box(moved)
        if way == "right":
            moved.left = Emu(prs.slide_width + 50000)
        elif way == "left":
            moved.left = Emu(-moved.width - 50000)
        elif way == "below":
            moved.top = Emu(prs.slide_height + 50000)
        else:
            moved.top = Emu(-moved.height - 50000)
        plan.add(prs, target.deck, target.slide, target.shape_id, "off_canvas", True, way, target.where)


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


def plant_contrast(plan, targets):
    cases = [(4.4, True, 14, False), (4.6, False, 14, False), (2.9, True, 24, False), (3.1, False, 24, False), (2.9, True, 15, True), (3.1, False, 15, True), (4.4, True, 12, False), (4.6, False, 12, False)]
    grounds = ["own", "own", "behind", "behind", "table", "table", "slide", "slide"]
    for n, target in enumerate(targets):
        ratio, defect, size, bold = cases[n % len(cases)]
        way = grounds[(n // 2) % len(grounds)]
        ground = BACKGROUNDS[(n // 2) % len(BACKGROUNDS)]
        rgb = color_at(ratio, ground)
        if rgb is None:
            continue
        prs = Presentation(target.deck)
        slide = prs.slides[target.slide - 1]
        shape, groups = find(prs, target.slide, target.shape_id)
        about = target.shape_id
        where = target.where
        if groups and way != "table":
            way = "own"
        if way == "table":
            frame = add_cell_table(prs, slide, target.words[:24].split("\n")[0], size)
            cell = frame.table.cell(1, 1)
            cell.fill.fore_color.rgb = RGBColor.from_string(ground)
            paint_text(cell, rgb, size, bold)
            about, where = frame.shape_id, "table"
        else:
            plain(shape)
            paint_text(shape, rgb, size, bold)
            if way == "own":
                shape.fill.solid()
                shape.fill.fore_color.rgb = RGBColor.from_string(ground)
                # Wide and high enough, that the words stay on it.
                if not groups:
                    own_box(shape)
                    shape.height = Emu(max(shape.height, int(prs.slide_height * 0.5)))
                    slide.shapes._spTree.append(shape._element)
            elif way == "behind" or groups:
                shape.fill.background()
                back = rectangle(slide, 0, 0, prs.slide_width, prs.slide_height, ground)
                tree = slide.shapes._spTree
                tree.remove(back._element)
                tree.insert(list(tree).index(groups[0]._element if groups else shape._element), back._element)
            else:
                shape.fill.background()
                fill = slide.background.fill
                fill.solid()
                fill.fore_color.rgb = RGBColor.from_string(ground)
                for other, _ in list(walk(slide.shapes)):
                    if other.shape_id != target.shape_id and other._element.getparent() is not None:
                        other._element.getparent().remove(other._element)
                slide._element.set("showMasterSp", "0")
        plan.add(prs, target.deck, target.slide, about, "low_contrast", defect, f"{contrast(rgb, ground):.2f} at {size} pt{' bold' if bold else ''}, ground {way}", where)


def plant_tiny(plan, targets):
    sizes = [(8.5, True), (9, False), (7, True), (9.5, False), (5, True), (12, False), (8, True), (10, False)]
    for n, target in enumerate(targets):
        size, defect = sizes[n % len(sizes)]
        prs = Presentation(target.deck)
        slide = prs.slides[target.slide - 1]
        shape, _ = find(prs, target.slide, target.shape_id)
        about, where = target.shape_id, target.where
        if n % 4 >= 2:
            frame = add_cell_table(prs, slide, target.words[:20].split("\n")[0])
            paint_text(frame.table.cell(0, 1), "000000", size)
            about, where = frame.shape_id, "table"
        else:
            plain(shape, None, size)
        plan.add(prs, target.deck, target.slide, about, "tiny_font", defect, f"{size} pt", where)


def plant_others(plan, targets):
    for n, target in enumerate(targets):
        defect = n % 2 == 0
        prs = Presentation(target.deck)
        slide = prs.slides[target.slide - 1]
        kind = (n // 2) % 9
        if kind == 0:
            if defect:
                slide._element.set("show", "0")
            plan.add(prs, target.deck, target.slide, None, "hidden_slide", defect, "show", "slide")
        elif kind in (1, 2):
            picture = slide.shapes.add_picture(plan.picture, Inches(1), Inches(1), Inches(2), Inches(1.2 if kind == 2 and defect else 1))
            properties = picture._element.nvPicPr.cNvPr
            properties.set("descr", "" if kind == 1 and defect else "Two bars of the same height")
            plan.add(prs, target.deck, target.slide, picture.shape_id, ("missing_alt_text", "distorted_image")[kind - 1], defect, "picture", "picture")
        elif kind == 3:
            x, y, w, h = on_slide(*find(prs, target.slide, target.shape_id))
            box = slide.shapes.add_textbox(Emu(int(x)), Emu(int(y if defect else y + h + Inches(3))), Emu(int(w)), Emu(int(h)))
            box.text_frame.word_wrap = True
            box.text_frame.text = "Another text that somebody put in the same place " * 2
            shape, _ = find(prs, target.slide, target.shape_id)
            for paragraph in shape.text_frame.paragraphs:
                paragraph.alignment = 1
            shape.text_frame.vertical_anchor = MSO_ANCHOR.TOP
            plan.add(prs, target.deck, target.slide, target.shape_id, "text_overlap", defect, "second text", target.where)
        elif kind == 4:
            shape, _ = find(prs, target.slide, target.shape_id)
            # Date, footer and number are left empty on purpose.
            if not shape.is_placeholder or int(shape.placeholder_format.type) in (13, 15, 16):
                continue
            if defect:
                shape.text_frame.clear()
            plan.add(prs, target.deck, target.slide, target.shape_id, "empty_placeholder", defect, "text", target.where)
        elif kind == 5:
            shape, _ = find(prs, target.slide, target.shape_id)
            plain(shape, "Brandgrotesk Text" if defect else "Segoe UI")
            plan.add(prs, target.deck, target.slide, target.shape_id, "missing_font", defect, "face", target.where)
        elif kind == 6:
            title = slide.shapes.title
            if title is None or not title.text_frame.text.strip():
                continue
            if defect:
                title._element.getparent().remove(title._element)
                if len(slide.shapes) == 0:
                    rectangle(slide, 900000, 900000, 900000, 900000)
            plan.add(prs, target.deck, target.slide, None, "missing_title", defect, "title", "slide")
        else:
            for other in list(slide.shapes):
                other._element.getparent().remove(other._element)
            code = ("image_only_slide", "empty_slide")[kind - 7]
            if kind == 7:
                width = prs.slide_width if n % 4 < 2 else int(prs.slide_width * 0.8)
                slide.shapes.add_picture(plan.picture, 0, 0, Emu(width), Emu(int(prs.slide_height * 0.8)))
            elif slide._element.cSld.find(qn("p:bg")) is not None:
                # A picture or a colour of its own is something that the slide shows.
                continue
            if not defect:
                box = slide.shapes.add_textbox(Inches(1), Inches(1), Inches(4), Inches(1))
                box.text_frame.text = "Something that can be read"
            plan.add(prs, target.deck, target.slide, None, code, defect, "all else taken away", "slide")


def picture(out):
    """A JPEG of 200 by 100 pixels, made with what python-pptx itself needs."""
    from PIL import Image

    path = os.path.join(out, "picture.jpg")
    Image.new("RGB", (200, 100), (90, 120, 150)).save(path)
    return path


def main():
    corpus, out = sys.argv[1], os.path.abspath(sys.argv[2])
    chance = random.Random(int(sys.argv[3])) if len(sys.argv) > 3 else None
    os.makedirs(out, exist_ok=True)
    targets = []
    for name in sorted(os.listdir(corpus)):
        try:
            of_deck = targets_of(os.path.join(corpus, name))
        except Exception as error:  # What python-pptx cannot open is not planted in.
            print(f"left out {name}: {type(error).__name__}", file=sys.stderr)
            continue
        if chance:
            chance.shuffle(of_deck)
        # No deck speaks for all.
        targets += of_deck[:: max(1, len(of_deck) // 8)][:10]
    if chance:
        # Kinds of plants fall on other decks, too; those of one deck stay together for the measuring.
        decks = sorted({t.deck for t in targets})
        chance.shuffle(decks)
        targets.sort(key=lambda t: decks.index(t.deck))
    for name in os.listdir(out):
        if re.match(r"\d{3}-.*\.pptx$", name):
            os.remove(os.path.join(out, name))
    plan = Plan(out)
    plan.picture = picture(out)
    measured = measure(targets, out)
    plant_overflow(plan, measured)
    plant_table_overflow(plan, sorted({t.deck for t in targets})[::5][:5], out)
    plant_hidden(plan, targets[:80])
    plant_off_canvas(plan, targets[10:74])
    plant_contrast(plan, targets[:96])
    plant_tiny(plan, targets[20:84])
    plant_others(plan, targets[:108])
    plan.save()
    defects = sum(e["defect"] for e in plan.entries)
    print(f"{len(targets)} texts, {len(measured)} measured; {defects} defects and {len(plan.entries) - defects} near misses in {out}")


main()

"""How high texts are and how many lines they take: read from LibreOffice's own PDF."""
import json
import os
import re
import subprocess
from html import unescape

from pptx import Presentation
from pptx.enum.text import MSO_ANCHOR
from pptx.util import Emu

from .shapes import FACES, PT, find, on_slide, own_box, plain, walk


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

#!/usr/bin/env python3
"""Plants defects, and near misses, in copies of decks that other people made, for `scripts/score-inspect.ts` to score.

    python3 scripts/plant-defects.py CORPUS_FOLDER OUT_FOLDER [SEED]

With a seed, other texts of the corpus are taken: figures of texts that no rule was mended on.
Needs python-pptx, LibreOffice (`soffice`) and poppler (`pdftotext`). Nothing of ours is used: how many lines a text takes and
how high it is comes from LibreOffice's own PDF, contrast from the formula of WCAG. OUT_FOLDER gets one deck a plant and
plan.json: {file, slide, shape_id, code, defect (or near miss), what, where}.
"""
import os
import random
import re
import sys

from planting.hidden import plant_hidden
from planting.low_contrast import plant_contrast
from planting.measure import measure
from planting.off_canvas import plant_off_canvas
from planting.others import plant_others
from planting.overflow import plant_overflow, plant_table_overflow
from planting.plan import Plan
from planting.targets import targets_of
from planting.tiny_font import plant_tiny


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

"""Writes what python-pptx reads in the decks of a folder, one short digest a shape, for the corpus test of read/pptx.

    python3 packages/read/scripts/python-pptx-facts.py <corpus>/pptx packages/read/test/pptx/python-pptx-facts.json

A shape is its id, name, box (outside groups, as inherited from layout and master) and words. Files that python-pptx refuses
(templates, shows, strict ones) and shapes that it leaves out (those behind mc:AlternateContent) are not in the facts.
"""

import hashlib
import json
import os
import sys

from pptx import Presentation


def words_of(shape):
    if getattr(shape, "has_text_frame", False) and shape.has_text_frame:
        return shape.text_frame.text if shape._element.txBody is not None else "-"
    if getattr(shape, "has_table", False) and shape.has_table:
        return "\f".join(cell.text_frame.text for row in shape.table.rows for cell in row.cells if not cell.is_spanned)
    return "-"


def rows_of(shapes, nested):
    for shape in shapes:
        box = [shape.left, shape.top, shape.width, shape.height]
        known = not nested and all(side is not None for side in box)
        place = " ".join(str(int(side)) for side in box) if known else "-"
        yield "\t".join([str(shape.shape_id), shape.name, place, words_of(shape)])
        if shape._element.tag.endswith("}grpSp"):
            yield from rows_of(shape.shapes, True)


def facts_of(path):
    try:
        slides = Presentation(path).slides
    except (ValueError, KeyError):
        return None
    digest = lambda row: hashlib.sha256(row.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return [" ".join(digest(row) for row in rows_of(slide.shapes, False)) for slide in slides]


def main(folder, target):
    found = {name: facts_of(os.path.join(folder, name)) for name in sorted(os.listdir(folder))}
    with open(target, "w", encoding="utf-8") as out:
        json.dump({name: facts for name, facts in found.items() if facts is not None}, out, indent=0)
        out.write("\n")


main(*sys.argv[1:])

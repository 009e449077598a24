"""Shapes past the edge of the slide, and up to it."""
from pptx import Presentation
from pptx.util import Emu, Inches

from .shapes import find, own_box, rectangle


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

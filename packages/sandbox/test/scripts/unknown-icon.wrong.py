# cure: Lucide
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_icon(slide, 'no-such-icon-at-all', 1, 1)

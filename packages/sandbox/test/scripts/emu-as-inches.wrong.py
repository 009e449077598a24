# cure: Emu(914400)
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_box(slide, 914400, 1, 4, 1)

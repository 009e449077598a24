def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_box(slide, Emu(914400), 1, 4, 1)

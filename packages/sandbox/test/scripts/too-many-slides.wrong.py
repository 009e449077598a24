# cure: 9
def build(prs):
    for i in range(9):
        prs.slides.add_slide(prs.slide_layouts[6])

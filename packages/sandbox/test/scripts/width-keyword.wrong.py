# cure: `w=`
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_box(slide, left=1, top=1, width=4, height=1)

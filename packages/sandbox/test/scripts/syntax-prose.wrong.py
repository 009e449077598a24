# cure: Send lines
Here is the code for your slide:
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])

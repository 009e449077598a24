# cure: from pptx.enum.shapes import MSO_SHAPE
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    from pptx.enum.text import MSO_SHAPE

# cure: PP_ALIGN.CENTER?
def build(prs):
    s = prs.slides.add_slide(prs.slide_layouts[5])
    s.shapes.title.text = "x"
    s.shapes.title.text_frame.paragraphs[0].alignment = PP_ALIGN.CENTRE

# cure: rgb
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_text_box(slide, 1, 1, 4, 1, 'x').text_frame.paragraphs[0].font.color = RGBColor(1, 2, 3)

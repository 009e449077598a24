def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_text_box(slide, Inches(1), Inches(1), Inches(4), Pt(40), 'x', font_size=Pt(18))

def build(prs):
    s = prs.slides.add_slide(prs.slide_layouts[5])
    s.shapes.title.txt = "Never seen"
    tb = s.shapes.add_textbox(Inches(1), Inches(2), Inches(6), Inches(1))
    tb.text_frame.text = "Body"
    p = tb.text_frame.paragraphs[0]
    p.font.colour = RGBColor(255, 0, 0)
    p.bullet = True
    tb.text_frame.wordwrap = True
    sh = s.shapes.add_shape(1, Inches(1), Inches(4), Inches(2), Inches(1))
    sh.fill.color = RGBColor(0, 255, 0)
    p.runs[0].font.colour = RGBColor(255, 0, 0)
    sh._tag = 'kept for later'

prs = Presentation()
s = prs.slides.add_slide(prs.slide_layouts[6])
t = s.shapes.add_textbox(Inches(1), Inches(1), Inches(3), Inches(1))
t.text_frame.paragraphs[0].alignment = PP_ALIGN.CENTER
t.text_frame.vertical_anchor = MSO_ANCHOR.MIDDLE
prs.save('a.pptx')

from pptx.enum.shapes import MSO_SHAPE
def build(prs):
    s = prs.slides.add_slide(prs.slide_layouts[5])
    s.shapes.title.text = "x"
    s.shapes.add_shape(MSO_SHAPE.OVAL, Inches(1), Inches(2), Inches(6), Inches(1.5))
    s.shapes.title.text_frame.paragraphs[0].font.size = Pt(24)
    t = s.shapes.add_table(2, 2, 0, Inches(3), Inches(11), Inches(1)).table
    t.columns[0].width = Inches(3)

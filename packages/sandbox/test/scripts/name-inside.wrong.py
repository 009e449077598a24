# cure: slide is a name inside add_header() alone: end that with return slide, and write slide = add_header(text) where it is called; give add_note() a parameter slide
prs = Presentation()


def add_header(text):
    slide = prs.slides.add_slide(prs.slide_layouts[5])
    slide.shapes.title.text = text


def add_note(text):
    add_text_box(slide, 1, 2, 4, 1, text)


add_header("Plan")
add_note("One note")
prs.save("plan.pptx")

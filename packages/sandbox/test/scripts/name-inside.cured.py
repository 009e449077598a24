prs = Presentation()


def add_header(text):
    slide = prs.slides.add_slide(prs.slide_layouts[5])
    slide.shapes.title.text = text
    return slide


def add_note(text, slide):
    add_text_box(slide, 1, 2, 4, 1, text)


slide = add_header("Plan")
add_note("One note", slide)
prs.save("plan.pptx")

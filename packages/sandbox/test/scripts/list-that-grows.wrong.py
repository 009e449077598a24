# cure: ^Write for one in list(riders): instead of for one in riders: in line 5: 
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    riders = [1200, 1310]
    for one in riders:
        riders.append(one)
    add_text_box(slide, 1, 1, 4, 1, str(len(riders)))

# cure: code itself|own run
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    open('/etc/hosts').read()

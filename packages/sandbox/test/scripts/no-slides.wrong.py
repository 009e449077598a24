# cure: add_slide
def build(prs):
    pass

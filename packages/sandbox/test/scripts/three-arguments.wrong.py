# cure: build
def build(prs, slide, data):
    pass

# cure: colon
def build(prs)
    pass

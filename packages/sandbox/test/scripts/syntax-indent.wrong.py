# cure: Indent
def build(prs):
pass

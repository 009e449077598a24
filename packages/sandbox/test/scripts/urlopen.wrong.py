# cure: network|connection|processes
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    import urllib.request
    urllib.request.urlopen('http://example.com/')

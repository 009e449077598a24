# cure: Send lines 6 to 7 alone
# Slides

Here is the script that makes the slide you asked for:
```python
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
```
This makes one slide. Tell me if you want a chart as well!

# cure: Presentation()|own run|code itself
prs = Presentation('template.pptx')
prs.save('x.pptx')

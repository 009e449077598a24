from pptx import Presentation

async def main():
    prs = Presentation()
    prs.slides.add_slide(prs.slide_layouts[6])
    prs.save("plan.pptx")


import asyncio; asyncio.run(main())

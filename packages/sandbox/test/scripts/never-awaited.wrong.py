# cure: ^Write import asyncio; asyncio.run(main()) instead of main() in line 10: 
from pptx import Presentation

async def main():
    prs = Presentation()
    prs.slides.add_slide(prs.slide_layouts[6])
    prs.save("plan.pptx")


main()

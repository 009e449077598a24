import asyncio


async def read(source, number):
    await asyncio.sleep(0.05)
    return source, number


async def main():
    readings = dict(await asyncio.gather(read("Nord", 3), read("Süd", 5)))
    prs = Presentation()
    slide = prs.slides.add_slide(prs.slide_layouts[5])
    slide.shapes.title.text = f"{readings} at {asyncio.get_running_loop().time() < 1}"
    prs.save("readings.pptx")


asyncio.run(main())

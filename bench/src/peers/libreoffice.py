"""Times a running LibreOffice that loads FOLDER/slide.pptx and exports a picture; prints the median in milliseconds."""
import pathlib
import statistics
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue

ROUNDS, WARMUP = 11, 3
folder = pathlib.Path(sys.argv[1]).resolve()
pipe = f"deckwright{time.time_ns()}"


def option(name, value):
    one = PropertyValue()
    one.Name, one.Value = name, value
    return one


office = subprocess.Popen(
    ["soffice", "--headless", "--norestore", "--nologo", "--nodefault", f"-env:UserInstallation={(folder / 'profile').as_uri()}", f"--accept=pipe,name={pipe};urp;"],
    stdout=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL,
)
local = uno.getComponentContext()
resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
deadline = time.monotonic() + 60
while True:
    try:
        context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        break
    except Exception:
        if time.monotonic() > deadline:
            office.terminate()
            raise
        time.sleep(0.05)
desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
size = uno.Any("[]com.sun.star.beans.PropertyValue", (option("PixelWidth", 1920), option("PixelHeight", 1080)))
times = []
try:
    for turn in range(-WARMUP, ROUNDS):
        started = time.perf_counter()
        document = desktop.loadComponentFromURL((folder / "slide.pptx").as_uri(), "_blank", 0, (option("Hidden", True), option("ReadOnly", True)))
        exporter = context.ServiceManager.createInstanceWithContext("com.sun.star.drawing.GraphicExportFilter", context)
        exporter.setSourceDocument(document.DrawPages.getByIndex(0))
        exporter.filter((option("URL", (folder / "slide.png").as_uri()), option("MediaType", "image/png"), option("FilterData", size)))
        document.close(True)
        if turn >= 0:
            times.append((time.perf_counter() - started) * 1000)
finally:
    try:
        desktop.terminate()
    except Exception:
        pass
    office.wait(20)
print(statistics.median(times))

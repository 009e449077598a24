import io
import os
import pathlib
import resource
import shutil
import tempfile
import threading
import time
import zipfile

seen = []


def work(number):
    for _ in range(200):
        seen.append(number)
        time.sleep(0)


def build(prs):
    threads = [threading.Thread(target=work, args=(number,)) for number in range(3)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    path = pathlib.Path(tempfile.gettempdir()) / "riders.csv"
    path.write_text("Nord,1200")
    copy = shutil.copy(path, path.with_name("copy.csv"))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.write(copy, "copy.csv")
    facts = [seen, packed.getvalue(), path.stat().st_mtime, os.times(), resource.getrusage(resource.RUSAGE_SELF).ru_utime, time.clock_gettime(0)]
    slide = prs.slides.add_slide(prs.slide_layouts[5])
    slide.shapes.title.text = str(hash(repr(facts)))

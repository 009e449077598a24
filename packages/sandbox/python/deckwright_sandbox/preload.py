"""Loads what code of callers commonly imports, before the process is locked and the clock of the run starts."""

import importlib

MODULES = (
    "pptx pptx.api pptx.util pptx.dml.color pptx.dml.fill pptx.enum.text pptx.enum.shapes pptx.enum.dml pptx.enum.chart pptx.enum.action "
    "pptx.chart.data pptx.chart.chart pptx.oxml pptx.oxml.ns pptx.oxml.xmlchemy pptx.shapes.autoshape pptx.text.text pptx.table pptx.action "
    "lxml.etree lxml.builder PIL.Image PIL.ImageDraw PIL.ImageFont PIL.ImageFilter PIL.ImageOps PIL.PngImagePlugin PIL.JpegImagePlugin "
    "PIL.GifImagePlugin PIL.BmpImagePlugin PIL.TiffImagePlugin xlsxwriter typing_extensions "
    "math random json re io csv copy datetime time calendar itertools functools collections collections.abc dataclasses enum typing string "
    "statistics decimal fractions textwrap base64 hashlib tempfile pathlib os.path contextlib operator colorsys uuid zipfile struct bisect heapq "
    "urllib.parse urllib.request html xml.etree.ElementTree ast traceback difflib locale unicodedata abc numbers types warnings secrets logging "
    "inspect asyncio encodings.idna encodings.utf_8_sig encodings.latin_1 encodings.ascii encodings.cp437 glob shutil platform argparse pprint"
).split()


def load():
    for name in MODULES:
        importlib.import_module(name)
    from PIL import Image
    from pptx import Presentation

    Image.init()
    # Reads the template of python-pptx, and makes what is made once.
    Presentation()

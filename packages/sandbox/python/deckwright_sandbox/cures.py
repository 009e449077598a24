"""What went wrong in the caller's code: where, in which words, and what to write instead."""

import difflib
import re
import traceback

from . import meant
from .mistake import Mistake

# Names of python-pptx that code uses and forgets to import.
IMPORTS = {
    "MSO_SHAPE": "pptx.enum.shapes", "MSO_AUTO_SHAPE_TYPE": "pptx.enum.shapes", "MSO_SHAPE_TYPE": "pptx.enum.shapes", "MSO_CONNECTOR": "pptx.enum.shapes",
    "PP_PLACEHOLDER": "pptx.enum.shapes", "MSO_AUTO_SIZE": "pptx.enum.text", "MSO_VERTICAL_ANCHOR": "pptx.enum.text", "MSO_UNDERLINE": "pptx.enum.text",
    "MSO_THEME_COLOR": "pptx.enum.dml", "MSO_LINE": "pptx.enum.dml", "MSO_FILL": "pptx.enum.dml", "MSO_PATTERN": "pptx.enum.dml",
    "XL_CHART_TYPE": "pptx.enum.chart", "XL_LEGEND_POSITION": "pptx.enum.chart", "XL_LABEL_POSITION": "pptx.enum.chart", "XL_TICK_LABEL_POSITION": "pptx.enum.chart",
    "XL_TICK_MARK": "pptx.enum.chart", "XL_MARKER_STYLE": "pptx.enum.chart", "CategoryChartData": "pptx.chart.data", "ChartData": "pptx.chart.data",
    "XyChartData": "pptx.chart.data", "BubbleChartData": "pptx.chart.data", "Cm": "pptx.util", "Mm": "pptx.util", "Centipoints": "pptx.util", "qn": "pptx.oxml.ns",
    "parse_xml": "pptx.oxml", "nsdecls": "pptx.oxml.ns", "BytesIO": "io", "datetime": "datetime", "date": "datetime", "timedelta": "datetime", "Image": "PIL", "ImageDraw": "PIL",
    "etree": "lxml", "deepcopy": "copy", "Path": "pathlib", "defaultdict": "collections", "Counter": "collections", "dataclass": "dataclasses",
}
MODULES = {"math", "random", "json", "re", "io", "os", "sys", "copy", "base64", "textwrap", "itertools", "statistics", "string", "time", "csv"}
AVAILABLE = "python-pptx, lxml, Pillow, XlsxWriter and the standard library are here"
ELSEWHERE = {
    "numpy": "Compute with plain Python: sum(), statistics, list comprehensions.", "pandas": "Write the table as lists, or read CSV text with the module csv.",
    "matplotlib": "Use a chart of python-pptx (slide.shapes.add_chart) or add_widget(slide, 'line_trend', …).", "plotly": "Use slide.shapes.add_chart or add_widget.",
    "seaborn": "Use slide.shapes.add_chart or add_widget.", "requests": "Code here reaches no network: put the data into the code.",
    "httpx": "Code here reaches no network: put the data into the code.", "docx": "Only presentations are made here.", "cv2": "Use Pillow (PIL).", "scipy": "Compute with plain Python.",
}

# Pattern of the message, and the cure; groups go into it. The first that fits is taken.
RULES = (
    (r"fill type _NoneFill has no foreground color", "Call .fill.solid() before .fill.fore_color."),
    (r"fill type _\w+ has no foreground color", "Call .fill.solid() before .fill.fore_color."),
    (r"can't set attribute|has no setter|object has no setter", "Set what lies below it: font.color.rgb = …, fill.fore_color.rgb = …, text_frame.text = …"),
    (r"no \.rgb property on color type '_NoneColor'", "The colour was never set: set .rgb before you read it."),
    (r"RGBColor\(\) takes three integer values|invalid literal for int\(\) with base 16|assigned value must be type RGBColor", "Write RGBColor(11, 87, 176) or RGBColor.from_string('0B57B0')."),
    (r"__new__\(\) missing \d+ required positional arguments?: '[gb]'|__new__\(\) takes 4 positional arguments", "Write RGBColor(11, 87, 176) with three numbers, or RGBColor.from_string('0B57B0')."),
    (r"no placeholder on this slide with idx == (\d+)", "This layout has no placeholder {0}: see [p.placeholder_format.idx for p in slide.placeholders], or use add_text_box."),
    (r"slide layout index out of range", "The default template has layouts 0 to 10: 0 title, 1 title and content, 5 title only, 6 blank."),
    (r"value must be an? (?:integer|integral) type|invalid literal for int|must be integral|'float' object cannot be interpreted as an integer|expected int", "Lengths are whole EMU: wrap the number as Inches(…), Pt(…) or Emu(int(…))."),
    (r"'(?:int|float|NoneType|bool)' object has no attribute 'split'", "A text is a string here: write str(…) around the value."),
    (r"value must be in range|must be in the range|out of range for", "The number is too large or too small for its place: lengths are Inches(…) or Pt(…), and a slide is 13.333 by 7.5 in."),
    (r"unsupported operand type\(s\) for (.+): '(\w+)' and '(\w+)'", "Make both sides the same kind: numbers with numbers, texts with texts (str(…) and float(…) turn one into the other)."),
    (r"can only concatenate (\w+) \(not", "Make both sides the same kind: str(…) turns a number into text; an f-string does it by itself."),
    (r"urlopen error|[Nn]ame or service not known|Temporary failure in name", "Code here reaches no network: put the data into the code, pictures as data URIs."),
    (r"'NoneType' object has no attribute 'text_frame'|'NoneType' object has no attribute 'text'", "This layout has no title placeholder (slide.shapes.title is None): take prs.slide_layouts[5], or use add_text_box."),
    (r"'NoneType' object has no attribute '(\w+)'", "What stands before .{0} is None: check that it was found before using it."),
    (r"All strings must be XML compatible", "Remove control characters from the text."),
    (r"cannot identify image file|unrecognized image|image file is truncated", "The bytes are no PNG, JPEG, GIF, BMP or TIFF: send the whole picture as a data URI."),
    (r"chart data contains no categories|must have at least one series", "Give the chart data categories and at least one series of as many values."),
    (r"list index out of range|tuple index out of range|index out of range|(\w+) index \[(\d+)\] out of range", "There are fewer items than the index asks for: count from 0, and compare with len(…)."),
    (r"division by zero", "Check that the divisor is not 0."),
    (r"(\w+)\(\) got an unexpected keyword argument '(\w+)'", "{0}() has no parameter {1}: leave it out, or see help({0})."),
    (r"(\w+(?:\.\w+)?)\(\) (?:missing|takes) ", "Call {0}() with the arguments that it takes."),
    (r"maximum recursion depth", "A function calls itself without an end."),
    (r"not enough values to unpack|too many values to unpack", "The left side names another number of values than the right side has."),
    (r"is not a list|object is not iterable|object is not subscriptable|object is not callable", "Check what kind of value stands there: print(type(…)) shows it in `output`."),
)


def diagnostic(error, code, file, status):
    line_no, column = _place(error, file)
    lines = code.split("\n")
    found = {"status": status, "line": line_no, "column": column, "message": _message(error), "cure": _cure(error)[:600]}
    if line_no is not None and 1 <= line_no <= len(lines):
        found["source"] = lines[line_no - 1].strip()[:200]
    if isinstance(error, SyntaxError) and not isinstance(error, IndentationError) and error.text and re.search(r"[“”‘’]", error.text):
        found["cure"] = "Use straight quotes (\" or ') around texts."
    return found


def _place(error, file):
    if isinstance(error, Mistake) and error.line is not None:
        return error.line, None
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno, error.offset
    inside = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    if not inside:
        return None, None
    last = inside[-1]
    return last.lineno, None if last.colno is None else last.colno + 1


def _message(error):
    if isinstance(error, Mistake):
        return error.message[:500]
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg}"[:500]
    text = str(error).strip("'\"") if isinstance(error, KeyError) else str(error)
    return (f"{type(error).__name__}: {text}" if text else type(error).__name__)[:500]


def _cure(error):
    if isinstance(error, Mistake):
        return error.cure
    if isinstance(error, SyntaxError):
        return _cure_of_syntax(error)
    text = str(error)
    if isinstance(error, ModuleNotFoundError):
        top = (error.name or "").split(".")[0]
        if top == "pptx":
            near = next(iter(difflib.get_close_matches(error.name or "", sorted(set(IMPORTS.values())), 1, 0.5)), None)
            return f"python-pptx has no module {error.name}." + (f" Did you mean {near}?" if near else "")
        return f"{top} is not installed: {AVAILABLE}. {ELSEWHERE.get(top, '')}".strip()
    if isinstance(error, ImportError):
        name = next(iter(re.findall(r"cannot import name '(\w+)'", text)), None)
        if name in IMPORTS:
            return f"Write from {IMPORTS[name]} import {name}."
        near = next(iter(difflib.get_close_matches(name or "", IMPORTS, 1, 0.6)), None)
        return f"Write from {IMPORTS[near]} import {near}." if near else "Import a name that the module has."
    if isinstance(error, NameError):
        return _cure_of_name(error)
    if isinstance(error, MemoryError):
        return "The code needs more memory than a run has: make fewer or smaller objects."
    if isinstance(error, PermissionError) or (isinstance(error, OSError) and error.errno in (1, 13)):
        return _cure_of_refusal(error)
    if isinstance(error, FileNotFoundError):
        return "Only files that the code itself has made are here: put the data into the code, pictures as data URIs."
    if isinstance(error, RecursionError):
        return "A function calls itself without an end."
    if isinstance(error, OSError) and error.errno in (27, 28):
        return "Write less: files of a run are bounded."
    if isinstance(error, (RuntimeError,)) and "thread" in text:
        return "Draw in one thread: slides need no more, and processes and most threads are refused here."
    if re.search(r"PackageNotFoundError", type(error).__name__):
        return "Only files that the code itself has made are here: begin with Presentation() and make the slides, or define build(prs)."
    for pattern, cure in RULES:
        match = re.search(pattern, text)
        if match:
            return cure.format(*(group or "" for group in match.groups()))
    if isinstance(error, AttributeError):
        return _cure_of_attribute(error)
    if isinstance(error, KeyError):
        return "The dict has no such key: use one that is there, or .get(key, default)."
    return "Change the line so that the call fits what python-pptx takes."


def _cure_of_syntax(error):
    text = error.msg or ""
    if isinstance(error, TabError) or isinstance(error, IndentationError):
        return "Indent every line of a block by the same four spaces."
    if "was never closed" in text or "unexpected EOF" in text or "unterminated" in text:
        return "Close the bracket or the quotes that this line opens; the code may have been cut off."
    if "Perhaps you forgot a comma" in text:
        return "Put a comma between the items."
    if "expected ':'" in text:
        return "End the line with a colon."
    if "await" in text or "async" in text or "return" in text:
        return "Move the statement into a function, such as def build(prs):"
    return "Write valid Python at this place; send code alone, without prose around it."


def _cure_of_name(error):
    name = getattr(error, "name", None) or next(iter(re.findall(r"name '(\w+)'", str(error))), "")
    if isinstance(error, UnboundLocalError):
        return f"Give {name} a value in this function before it is used."
    if name in IMPORTS:
        return f"Write from {IMPORTS[name]} import {name} at the top."
    if name in MODULES:
        return f"Write import {name} at the top."
    if name in ("true", "false", "null", "undefined"):
        return {"true": "Write True.", "false": "Write False."}.get(name, "Write None.")
    if name in ELSEWHERE or name in ("np", "pd", "plt"):
        return f"{name} is not here: {AVAILABLE}."
    if name in ("slide", "prs"):
        return "Write def build(prs): … and make the slide in it: slide = prs.slides.add_slide(prs.slide_layouts[6])."
    from . import helpers, run

    near = difflib.get_close_matches(name, [*IMPORTS, *helpers.HELPERS, *run.NAMES], 1, 0.7)
    if near and near[0] in IMPORTS:
        return f"Did you mean {near[0]}? Write from {IMPORTS[near[0]]} import {near[0]}."
    return f"Did you mean {near[0]}?" if near else f"Define {name} before this line."


def _cure_of_attribute(error):
    name, thing = getattr(error, "name", None) or "", getattr(error, "obj", None)
    if name == "" and isinstance(thing, type):
        name = str(error)
    return meant.cure(thing, name)


def _cure_of_refusal(error):
    name = getattr(error, "filename", None)
    if name:
        return "Code here reads and writes files of its own run alone: use plain names, such as open('data.csv', 'w'), and put the data into the code."
    return "Code here may not start processes, open connections or reach outside its own folder: leave the call out, and put the data into the code."

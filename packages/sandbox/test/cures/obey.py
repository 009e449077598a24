# Runs each faulty line, does what its cure says, and runs what comes of it. Prints those that fail again; `LINES` stands before this file.
# " ⏎ " is a new line of the same piece.
import ast
import re
import sys
import warnings

warnings.simplefilter("ignore", SyntaxWarning)
cures = sys.modules["deckwright_sandbox.cures"]

BEFORE = """import io
from pptx import Presentation
from pptx.util import Inches, Pt
from pptx.dml.color import RGBColor
from pptx.enum.text import PP_ALIGN, MSO_ANCHOR, MSO_AUTO_SIZE
from pptx.enum.shapes import MSO_SHAPE, MSO_CONNECTOR
from pptx.enum.chart import XL_CHART_TYPE, XL_LEGEND_POSITION
from pptx.enum.dml import MSO_THEME_COLOR, MSO_LINE
from pptx.chart.data import CategoryChartData, XyChartData
from lxml import etree
from PIL import Image, ImageDraw, ImageFont
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[1])
box = slide.shapes.add_textbox(Inches(1), Inches(1), Inches(4), Inches(1))
tf = box.text_frame
tf.text = "Riders"
p = tf.paragraphs[0]
run = p.runs[0]
shape = slide.shapes.add_shape(MSO_SHAPE.OVAL, Inches(1), Inches(1), Inches(1), Inches(1))
shape.fill.solid()
data = CategoryChartData()
data.categories = ["a", "b"]
data.add_series("s", (1, 2))
x, y, cx, cy = Inches(1), Inches(1), Inches(4), Inches(3)
chart = slide.shapes.add_chart(XL_CHART_TYPE.PIE, x, y, cx, cy, data).chart
frame = slide.shapes.add_table(2, 2, x, y, cx, cy)
table = frame.table
columns = slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, x, y, cx, cy, data).chart
conf = {"size": "40", "colour": "#0B3954", "title": "T", "ratio": "1.5", "shades": [1, 2, 3]}
buffer = io.BytesIO()
Image.new("RGB", (4, 4)).save(buffer, "PNG")
png = buffer.getvalue()
"""


# Calls that are written in place of others.
OTHERS = (("load_default", "truetype"), ("add_table", "insert_table"), ("add_chart", "insert_chart"))


def fault(line):
    code = f"{BEFORE}{line}\n"
    try:
        exec(compile(code, "<code>", "exec", dont_inherit=True), {"__name__": "__main__"})
    except Exception as error:
        return cures.diagnostic(error, code, "<code>", "failed")


def before(piece, statement, call):
    """The piece with a statement before its line that has the call."""
    rows = piece.split("\n")
    at = next(at for at, one in enumerate(rows) if call in one)
    indent = re.match(" *", rows[at]).group()
    return "\n".join([*rows[:at], f"{indent}{statement}", *rows[at:]])


def obeyed(line, cure):
    """The line as the cure says it is right."""
    if cure.startswith("Write from "):
        return re.sub(r" and from ", "\nfrom ", re.sub(r"( at the top)?\.$", "", cure[len("Write ") :])) + ("" if line.startswith("from ") else f"\n{line}")
    define = re.match(r"Write (.+?) instead of (.+?), with (from .+?) and (def .+?; return \w+) at the top: ", cure)
    if define:
        do, call, *top = define.groups()
        return "\n".join([*top, line.replace(call, do)])
    other = re.match(r"Write (.+?)(?: before this line and (.+?))? instead of ([^ ]+\.\w+\(.*?\))(?:, with (from [^,]+) at the top)?(?:: (?:a table has|a line ends|text stands|what follows|python-pptx deletes|gradient\(\) (?:takes|makes))|\. \w+\(\) takes|\. An? \w+ has no)", cure)
    if other:
        do, get, call, top = other.groups()
        return f"{top or ''}\n" + (before(line, do, call).replace(call, get) if get else line.replace(call, do))
    comma = re.match(r"Put a comma behind (.+) in line", cure)
    if comma:
        return line.replace(comma.group(1), f"{comma.group(1)},", 1)
    told = re.match(r"Write (.+?) instead of (.+?)(?: in line \d+)?: ", cure)
    if told and ", with from " not in cure:
        return told.group(1).join(line.rsplit(told.group(2), 1))
    made = re.match(r"Write ((\w+) = .+?) in line \d+: ", cure)
    if made:
        return re.sub(rf"(?m)^( *){made.group(2)} = .*$", rf"\g<1>{made.group(1)}", line)
    if " instead of " in cure:
        said, top = (re.findall(r"with (from .*) at the top", cure) or [""]), line
        for new, old in re.findall(r"(?:Write |, )(\S+) instead of (\S+?)(?=[.,] |, with|$)", cure):
            top = re.sub(rf"(?<!\w){re.escape(old)}", new, top)
        return f"{said[0]}\n{top}"
    switch = re.match(r"Write (\S+ = True) before this line", cure)
    if switch:
        return f"{switch.group(1)}\n{line}"
    asked = re.match(r"Write (if \S+:) before what uses", cure)
    if asked:
        return f"{asked.group(1)} {line}"
    spare = re.match(r"Leave out (\S+?)\. ", cure)
    if spare:
        return line.replace(f", {spare.group(1)}", "").replace(spare.group(1), "")
    meant = re.match(r"Did you mean \.?(\S+)\? An? \w+ has no \.(\w+)|Did you mean (\S+)\?()", cure)
    if meant and meant.group(2):
        return re.sub(rf"\.{meant.group(2)}\b", f".{meant.group(1)}", line)
    if meant:
        return re.sub(rf"\b{meant.group(3).split('.')[0]}\.\w+", meant.group(3), line)
    written = re.match(r"Write (.*?)(?:\. (?=\.?\w+ (?:of \w+\(\) )?takes|\w+\(\) takes|\w+ has the keys|Take the empty|An? \w+ has no)|: a presentation is bytes.*|: the items are texts.*| for this font:.*|\.$)", cure, re.DOTALL)
    if written is None:
        return line
    right, *more = ast.parse(written.group(1)).body
    if more and not isinstance(right, ast.Assign):
        return "\n".join([*line.split("\n")[:-1], written.group(1)])
    if isinstance(right, ast.Assign):
        same = [one for one in line.split("\n") if ast.unparse(right.targets[0]).startswith(one.split(" = ")[0].strip())]
        return line.replace(same[0].strip(), written.group(1)) if same else written.group(1)
    name = ast.unparse(getattr(right.value, "func", right.value)).split(".")
    for node in ast.walk(ast.parse(line)):
        old = ast.unparse(getattr(node, "func", node)).split(".") if isinstance(node, (ast.Call, ast.Subscript)) else []
        if old and (old[-1] in name or isinstance(node, ast.Subscript) or (name[-1], old[-1]) in OTHERS):
            return line.replace(ast.get_source_segment(line, node), written.group(1), 1)
    return line


right = 0
for line in (one.replace(" ⏎ ", "\n") for one in LINES):
    first = fault(line)
    if first is None:
        print("no fault:", line)
        continue
    again = fault(obeyed(line, first["cure"]))
    if again is not None:
        print("again:", line, "|", first["cure"], "|", obeyed(line, first["cure"]), "|", again["message"])
        continue
    right += 1
print("obeyed", right)


def build(prs):
    prs.slides.add_slide(prs.slide_layouts[6])

"""What went wrong in the caller's code: where, in which words, and what to write instead."""

import ast
import difflib
import re
import traceback

from . import doubled, kinds, meant, names, overtime, prose, public, taken
from .mistake import Mistake
from .place import Place

AVAILABLE = "python-pptx, lxml, Pillow, XlsxWriter and the standard library are here"

# What is None until its switch is set.
SWITCHES = {"legend": "has_legend", "chart_title": "has_title", "axis_title": "has_title"}

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
    (r"could not convert string to float: (.*)|invalid literal for int\(\) with base 10: (.*)", "The text {0}{1} is no number: take out what does not belong to one, such as float(text.rstrip('%')), or write the number itself."),
    (r"value must be an? (?:integer|integral) type|must be integral|'float' object cannot be interpreted as an integer|expected int", "Lengths are whole EMU: wrap the number as Inches(…), Pt(…) or Emu(int(…))."),
    (r"'(?:int|float|NoneType|bool)' object has no attribute 'split'", "A text is a string here: write str(…) around the value."),
    (r"value must be in range|must be in the range|out of range for", "The number is too large or too small for its place: lengths are Inches(…) or Pt(…), and a slide is 13.333 by 7.5 in."),
    (r"cannot write mode (\w+) as JPEG", "JPEG has no transparency: save as PNG, or image.convert('RGB') first."),
    (r"does not match format", "Write the format as the text has it: %d day, %m month, %Y year, %H:%M time."),
    (r"Expecting value|Expecting property name|Expecting ',' delimiter|Extra data", "The text is no JSON: write it as a Python dict or list instead."),
    (r"codec can't decode|codec can't encode", "Bytes and texts are two kinds: name the encoding, such as .decode('utf-8'), or open the file with 'rb'."),
    (r"unsupported format string passed to (\w+)\.__format__", "The format is for numbers, and this is a {0}: leave the format out, or write that of a date, such as %Y-%m-%d."),
    (r"unsupported operand type\(s\) for (.+): '(\w+)' and '(\w+)'", "Make both sides the same kind: numbers with numbers, texts with texts (str(…) and float(…) turn one into the other)."),
    (r"can only concatenate (\w+) \(not", "Make both sides the same kind: str(…) turns a number into text; an f-string does it by itself."),
    (r"urlopen error|[Nn]ame or service not known|Temporary failure in name", "Code here reaches no network: put the data into the code, pictures as data URIs."),
    (r"'NoneType' object has no attribute 'text_frame'|'NoneType' object has no attribute 'text'", "This layout has no title placeholder (slide.shapes.title is None): take prs.slide_layouts[5], or use add_text_box."),
    (r"'NoneType' object has no attribute '(\w+)'", "What stands before .{0} is None: check that it was found before using it."),
    (r"All strings must be XML compatible", "Remove control characters from the text."),
    (r"cannot identify image file|unrecognized image|image file is truncated", "The bytes are no PNG, JPEG, GIF, BMP or TIFF: send the whole picture as a data URI."),
    (r"no attribute '(?:x_values_ref|bubble_sizes_ref)'|'Category\w+' object has no attribute '(?:x_values|iter_values)'", "Charts of the kind XY take XyChartData: series = data.add_series(name), then series.add_data_point(x, y) for each point."),
    (r"chart data contains no categories|must have at least one series", "Give the chart data categories and at least one series of as many values."),
    (r"list index out of range|tuple index out of range|index out of range|(\w+) index \[(\d+)\] out of range", "There are fewer items than the index asks for: count from 0, and compare with len(…)."),
    (r"division by zero", "Check that the divisor is not 0."),
    (r"(\w+)\(\) got an unexpected keyword argument '(\w+)'", "{0}() has no parameter {1}: leave it out."),
    (r"(\w+(?:\.\w+)?)\(\) (?:missing|takes) ", "Call {0}() with the arguments that it takes."),
    (r"maximum recursion depth", "A function calls itself without an end."),
    (r"not enough values to unpack|too many values to unpack", "The left side names another number of values than the right side has."),
    (r"is not a list|object is not iterable|object is not subscriptable|object is not callable", "Check what kind of value stands there: print(type(…)) shows it in `output`."),
)


def diagnostic(error, code, file, status):
    place = Place(error, code, file)
    line_no, column = _place(error, file)
    lines = code.split("\n")
    found = {"status": status, "line": line_no, "column": column, "message": _message(error), "cure": _cure(error, place)[:900]}
    if line_no is not None and 1 <= line_no <= len(lines):
        found["source"] = lines[line_no - 1].strip()[:200]
    if isinstance(error, SyntaxError) and place.frame is None and not isinstance(error, IndentationError) and error.text and re.search(r"[“”‘’]", error.text):
        found["cure"] = "Use straight quotes (\" or ') around texts."
    around = prose.cure(code) if isinstance(error, SyntaxError) and place.frame is None else None
    if around is not None:
        at, cure = around
        found.update(line=at, column=1, message=f"Line {at} is no Python.", cure=cure, source=lines[at - 1].strip()[:200])
    return found


def _place(error, file):
    if isinstance(error, Mistake) and error.line is not None:
        return error.line, None
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno, error.offset
    inside = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    if not inside:
        return None, None
    # The line of the call that repeats, not the one at which the stack was full.
    lines = [frame.lineno for frame in inside]
    last = max(inside, key=lambda frame: lines.count(frame.lineno)) if isinstance(error, RecursionError) else inside[-1]
    return last.lineno, None if last.colno is None else last.colno + 1


def _message(error):
    if isinstance(error, Mistake):
        return error.message[:500]
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg}"[:500]
    text = str(error).strip("'\"") if isinstance(error, KeyError) else str(error)
    return (f"{type(error).__name__}: {text}" if text else type(error).__name__)[:500]


def _cure(error, place):
    if isinstance(error, Mistake):
        return error.cure
    if isinstance(error, SyntaxError) and place.frame is None:
        return _cure_of_syntax(error)
    for kinds, cure in OF_KINDS:
        if isinstance(error, kinds):
            found = cure(error, place)
            if found is not None:
                return found
    text = str(error)
    known = None if isinstance(error, (OSError, NameError)) else taken.cure(place)
    if known is not None:
        return known
    if isinstance(error, (RuntimeError,)) and "thread" in text:
        return "Draw in one thread: slides need no more, and processes and most threads are refused here."
    if re.search(r"PackageNotFoundError", type(error).__name__):
        return "Only files that the code itself has made are here: begin with Presentation() and make the slides, or define build(prs)."
    if place.inner is None and isinstance(_statement(place), ast.Raise):
        return f"The code raises this itself in line {_statement(place).lineno}: mend what leads there."
    for pattern, cure in RULES:
        match = re.search(pattern, text)
        if match:
            return cure.format(*(group or "" for group in match.groups()))
    if isinstance(error, AttributeError):
        return _cure_of_attribute(error, place)
    function, name = place.function()
    if function is not None and not name.startswith("_"):
        takes = [one for one in function.__code__.co_varnames[: function.__code__.co_argcount] if one not in ("self", "cls")]
        return f"Give {name}() other values: it takes {', '.join(takes)}." if takes else f"Look at what {name} stands on: it is refused here."
    return f"{type(error).__name__} ends the code here: print() the values that this line uses, and they stand in `output`."


def _statement(place):
    if place.tree is None or place.node is None:
        return None
    around = [one for one in ast.walk(place.tree) if isinstance(one, ast.stmt) and one.lineno <= place.node.lineno and one.end_lineno >= place.node.end_lineno]
    return around[-1] if around else None


def _cure_of_module(error, place):
    right = _right_imports(place)
    if right is not None:
        return right
    top = (error.name or "").split(".")[0]
    if top == "pptx":
        near = public.near_module(error.name)
        return f"python-pptx has no module {error.name}." + (f" Did you mean {near}?" if near else "")
    return f"{top} is not installed: {AVAILABLE}. {meant.ELSEWHERE.get(top, '')}".strip()


def _cure_of_import(error, place):
    right = _right_imports(place)
    if right is not None:
        return right
    name = next(iter(re.findall(r"cannot import name '(\w+)'", str(error))), None)
    return f"No package here has {name}: leave it out, or write what it does." if name else "Import a name that the module has."


def _right_imports(place):
    if place.tree is None or place.frame is None:
        return None
    node = public.statement(place.tree, place.line)
    right = public.imports(node) if node is not None else None
    return f"Write {' and '.join(right)}." if right else None


def _cure_of_os(error, place):
    text = str(error)
    if isinstance(error, FileNotFoundError):
        return "Only files that the code itself has made are here: put the data into the code, pictures as data URIs."
    if isinstance(error, PermissionError) or error.errno in (1, 13):
        return _cure_of_refusal(error)
    if error.errno in (27, 28):
        return "Write less: files of a run are bounded."
    if "cannot open resource" in text or "unknown file format" in text:
        size = place.inner.f_locals.get("size", 24) if place.inner is not None else 24
        size = size if isinstance(size, (int, float)) else 24
        return f"Write ImageFont.load_default({size:g}) for this font: files of fonts are not here. Better: write the words as a text box on the slide."
    return None


def _cure_of_input(error, place):
    return 'Nobody answers input() here: write the value in its place, such as "Untitled".' if "reading a line" in str(error) else None


def _cure_of_memory(error, place):
    grows = overtime.growing(place.tree, [place.line]) if place.tree is not None and place.line is not None else None
    return grows[1] if grows is not None else "The code needs more memory than a run has: make fewer or smaller objects."


def _cure_of_depth(error, place):
    return "A function calls itself without an end."


def _cure_of_key(error, place):
    """With the keys that there are."""
    if place.inner is not None:
        return _cure_of_placeholder(place)
    if not isinstance(place.node, ast.Subscript):
        return "The dict has no such key: use one that is there, or .get(key, default)."
    of, key = place.value(place.node.value), error.args[0] if error.args else None
    name = place.text(place.node.value)
    if not isinstance(of, dict) or name is None:
        return "The dict has no such key: use one that is there, or .get(key, default)."
    near = difflib.get_close_matches(str(key), [str(one) for one in of], 1, 0.6)
    keys = ", ".join(repr(one) for one in list(of)[:12])
    found = next((one for one in of if near and str(one) == near[0]), None)
    return (f"Write {name}[{found!r}]. " if found is not None else "") + (f"{name} has the keys {keys}." if of else f"{name} is empty.")


def _cure_of_placeholder(place):
    """With the placeholders that the slide has, and the first for texts below its title."""
    of = place.inner.f_locals.get("self")
    if type(of).__name__ != "SlidePlaceholders" or not isinstance(place.node, ast.Subscript) or len(of) == 0:
        return None
    there = ", ".join(f"{one.placeholder_format.idx} ({one.name})" for one in list(of)[:8])
    bodies = [one for one in of if one.placeholder_format.idx != 0 and one.has_text_frame]
    # What has its text already was meant by an earlier line.
    found = next((one for one in bodies if one.text_frame.text == ""), bodies[0] if bodies else None)
    body = None if found is None else found.placeholder_format.idx
    name, written = place.text(place.node.value), place.text(place.node)
    begun = f"Write {name}[{body}] instead of {written}: t" if None not in (body, name, written) else "Take a layout with a body, such as prs.slide_layouts[1], or add_text_box: t"
    return f"{begun}he placeholders of this slide are {there}."


def _cure_of_index(error, place):
    of_table = _cure_of_cell(place)
    if of_table is not None or place.inner is not None or not isinstance(place.node, ast.Subscript):
        return of_table
    of, name = place.value(place.node.value), place.text(place.node.value)
    if not isinstance(of, (list, tuple, str)) or name is None:
        return None
    return f"{name} has {len(of)} items, so that {name}[{len(of) - 1}] is its last." if of else f"{name} is empty: look if there is something in it first."


def _cure_of_cell(place):
    node = place.node
    table = place.value(node.func.value) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "cell" else None
    if type(table).__name__ != "Table":
        return None
    rows, columns, name = len(table.rows), len(table.columns), place.text(node.func.value)
    return f"{name} has {rows} rows and {columns} columns, counted from 0, so that {name}.cell({rows - 1}, {columns - 1}) is its last cell."


def _cure_of_none(error, place):
    """What is None until it is switched on."""
    node = place.node
    if getattr(error, "obj", error) is not None or not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Attribute):
        return None
    switch, owner = SWITCHES.get(node.value.attr), place.text(node.value.value)
    return f"Write {owner}.{switch} = True before this line: .{node.value.attr} is None until then." if switch and owner else None


def _cure_of_read_only(error, place):
    """What cannot be set itself: the attribute below it is meant."""
    node = place.node
    if not isinstance(node, ast.Attribute) or not re.search(r"can't set attribute|has no setter", str(error)):
        return None
    # Attributes that are kept once made are refused inside python-pptx, and properties where the code sets them.
    named = re.search(r"of '(\w+)' object", str(error))
    thing = place.inner.f_locals.get("obj") if place.inner is not None else meant.class_named(named.group(1)) if named else None
    owner, value = place.text(node.value), taken.assigned(place, node)
    colour = taken.assigned(place, node, is_colour=True)
    below = meant.below_read_only(thing, node.attr, taken.is_colour(place, node))
    if None in (owner, value, below):
        return None
    first, path, always = below
    return f"Write {f'{owner}.{node.attr}.{first}; ' if first else ''}{owner}.{path} = {always or (colour if taken.is_colour(place, node) else value)}."


def _cure_of_deletion(error, place):
    """`del` of what a list of python-pptx does not let go."""
    found = re.search(r"'(\w+)' object does(?:n't| not) support item deletion", str(error))
    kind = meant.class_named(found.group(1)) if found else None
    return None if kind is None else meant.made(kind, "del", place)


def _cure_of_assertion(error, place):
    return "The assertion of this line does not hold: mend what it looks at, or leave it out."


def _cure_of_frame(error, place):
    """`.chart` or `.table` of a frame that holds the other."""
    found = re.search(r"shape does not contain a (chart|table)", str(error))
    if found is None:
        return None
    kind, node = found.group(1), place.node
    name = place.text(node.value) if isinstance(node, ast.Attribute) else None
    ask = f"Write if {name or 'frame'}.has_{kind}: before what uses .{kind}"
    return f"{ask}: this frame holds no {kind}." + (" A table has no title: put a text box above it." if kind == "chart" else "")


def _cure_of_format(error, place):
    """Words behind the format of a number, within its braces."""
    found = re.search(r"Invalid format specifier '([^']*)'", str(error))
    parts = re.fullmatch(r"(.*?[bcdeEfFgGnoxX%])([^bcdeEfFgGnoxX%].*)", found.group(1)) if found else None
    if parts is None:
        return None
    written, right = f":{found.group(1)}}}", f":{parts.group(1)}}}{parts.group(2)}"
    return f"Write {right} instead of {written}: what is to be printed stands behind the brace."


def _cure_of_chain(error, place):
    """A name that was given the text of a run together with the run: `run = p.add_run().text = words`."""
    node, thing = place.node, getattr(error, "obj", None)
    if not isinstance(thing, str) or not isinstance(node, ast.Attribute) or place.tree is None:
        return None
    names = [one.id for one in ast.walk(node.value) if isinstance(one, ast.Name)]
    for one in ast.walk(place.tree):
        both = isinstance(one, ast.Assign) and len(one.targets) == 2 and isinstance(one.targets[0], ast.Name) and isinstance(one.targets[1], ast.Attribute)
        if both and one.targets[0].id in names:
            name, made, value = one.targets[0].id, place.text(one.targets[1].value), place.text(one.value)
            if made is not None and value is not None:
                return f"Write {name} = {made}; {name}.{one.targets[1].attr} = {value} in line {one.lineno}: {name} is the text there, and not what it was given to."
    return None


def _cure_of_prefix(error, place):
    """Names with a prefix, as XML is written, where lxml takes names with an address."""
    if not re.search(r"prefix '\w*' not found|Invalid tag name|Undefined namespace prefix", str(error)):
        return None
    calls = [one for one in ast.walk(_statement(place) or ast.Module([], [])) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    prefixed = [one for one in calls if re.fullmatch(r"[a-z]\w*:\w+", one.value)]
    said = ", ".join(f"qn({place.text(one)}) instead of {place.text(one)}" for one in prefixed)
    if prefixed:
        return f"Write {said}, with from pptx.oxml.ns import qn at the top: lxml does not know the prefixes of python-pptx."
    return "Write .xpath(…) of an element of python-pptx, which knows the prefixes, or qn('a:solidFill') for each name, with from pptx.oxml.ns import qn."


# Kinds of errors, each with what knows its cure; the first that answers is taken.
OF_KINDS = (
    (ModuleNotFoundError, _cure_of_module),
    (ImportError, _cure_of_import),
    (NameError, lambda error, place: names.cure(error, place, AVAILABLE, meant.ELSEWHERE)),
    (MemoryError, _cure_of_memory),
    (RecursionError, _cure_of_depth),
    (OSError, _cure_of_os),
    (EOFError, _cure_of_input),
    (KeyError, _cure_of_key),
    (IndexError, _cure_of_index),
    (ValueError, _cure_of_format),
    ((ValueError, SyntaxError), _cure_of_prefix),
    (ValueError, _cure_of_frame),
    (ValueError, doubled.cure),
    ((TypeError, AttributeError), kinds.unawaited),
    (TypeError, _cure_of_deletion),
    (TypeError, kinds.comma),
    (TypeError, kinds.whole),
    (TypeError, kinds.written),
    ((TypeError, ValueError), kinds.formatted),
    (TypeError, kinds.joined),
    (AttributeError, _cure_of_chain),
    (AttributeError, _cure_of_none),
    ((AttributeError, TypeError), kinds.nothing),
    (AttributeError, _cure_of_read_only),
    (AssertionError, _cure_of_assertion),
)


def _cure_of_syntax(error):
    text = error.msg or ""
    if isinstance(error, TabError) or isinstance(error, IndentationError):
        return "Indent every line of a block by the same four spaces."
    if "unicodeescape" in text or "escape" in text and "truncated" in text:
        return 'Write r before the quotes, as in r"C:\\Reports": \\U, \\x and \\N begin the code of a character. A presentation is saved by its plain name, such as prs.save("report.pptx").'
    if "was never closed" in text or "unexpected EOF" in text or "unterminated" in text:
        return "Close the bracket or the quotes that this line opens; the code may have been cut off."
    if "Perhaps you forgot a comma" in text:
        return "Put a comma between the items."
    if "expected ':'" in text:
        return "End the line with a colon."
    if "await" in text or "async" in text or "return" in text:
        return "Move the statement into a function, such as def build(prs):"
    return "Write valid Python at this place; send code alone, without prose around it."


def _cure_of_attribute(error, place):
    name, thing = getattr(error, "name", None) or "", getattr(error, "obj", None)
    if name == "" and isinstance(thing, type):
        name = str(error)
    return meant.cure(thing, name, place)


def _cure_of_refusal(error):
    name = getattr(error, "filename", None)
    if name:
        return "Code here reads and writes files of its own run alone: use plain names, such as open('data.csv', 'w'), and put the data into the code."
    return "Code here may not start processes, open connections or reach outside its own folder: leave the call out, and put the data into the code."

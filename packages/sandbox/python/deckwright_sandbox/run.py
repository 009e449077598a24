"""Runs one order: the caller's code as a script, then its `build` where it has one, and hands out the presentation."""

import ast
import inspect
import io
import os
import re
import sys

import pptx
from pptx import Presentation
from pptx.dml.color import RGBColor
from pptx.enum.text import MSO_ANCHOR, PP_ALIGN
from pptx.presentation import Presentation as PresentationObject
from pptx.util import Emu, Inches, Pt

from . import canvas, cures, helpers, line, loops, overtime, slide_names, still
from .idle import Idle
from .mistake import Mistake
from .passed import Passed, quietly
from .watch import Watch, refuse_addresses

FILE = "<code>"
NAMES = {
    "Presentation": Presentation, "Inches": Inches, "Pt": Pt, "Emu": Emu, "RGBColor": RGBColor, "MSO_ANCHOR": MSO_ANCHOR, "PP_ALIGN": PP_ALIGN,
}


class Invalid(Mistake):
    """The code is not what can be run at all, as opposed to code that fails while it runs."""


def run(order, body):
    """Never returns: the process is used once."""
    saved = []
    code = _without_fences(order["code"])
    tree = _parsed(code)
    watch, passed, idle = Watch(tree, FILE), Passed(tree, FILE), Idle(tree, FILE)
    try:
        canvas.theme.update(order["theme"])
        helpers.bring_assets({one["name"]: body[one["start"] : one["start"] + one["length"]] for one in order["assets"]})
        # Scripts that read their arguments find none, and the same ones in each run.
        sys.argv = [order["name"]]
        sys.orig_argv = ["python3", order["name"]]
        folders = _keep_what_is_saved(saved, passed)
        still.hold_still()
        loops.wake_by_pipe()
        slide_names.begin()
        passed.begin()
        watch.begin()
        idle.begin()
        overtime.begin(order, code, FILE)
        prs, content, notices = _presentation(order, code, saved, idle)
        watch.complain()
        refuse_addresses(content)
        notices = [*notices, *folders, *quietly(idle.notices), *quietly(passed.notices), *watch.notices()][:10]
        if len(content) > order["result_bytes"]:
            raise Mistake(
                f"The presentation is {len(content) / 1e6:.1f} MB; {order['result_bytes'] / 1e6:.0f} MB is the limit.", "Use fewer or smaller pictures."
            )
        _flush()
        line.send({"t": "done", "notices": [one[:500] for one in notices], "added": watch.added, "made": quietly(passed.made, prs)}, content)
    except BaseException as error:  # noqa: BLE001 - whatever the code throws is its diagnostic
        _flush()
        try:
            diagnostic = cures.diagnostic(error, code, FILE, "invalid" if isinstance(error, Invalid) or _cannot_be_compiled(error) else "failed")
            diagnostic["cure"] = f"{diagnostic['cure']} {watch.also(error)}".strip()[:790]
        except BaseException:  # noqa: BLE001 - the code may have broken what the diagnostic stands on
            diagnostic = {"status": "failed", "message": type(error).__name__, "cure": "Write the code without changing Python's own functions."}
        line.send({"t": "fault", **diagnostic})
    os._exit(0)


def _parsed(code):
    """Its syntax tree, without anything where it cannot be parsed: compiling it says why."""
    try:
        return ast.parse(code)
    except (SyntaxError, ValueError, RecursionError):
        return ast.Module([], [])


def _cannot_be_compiled(error):
    """Packages raise errors of syntax too, about texts of their own."""
    at = error.__traceback__
    while at is not None and at.tb_frame.f_code.co_filename != FILE:
        at = at.tb_next
    return isinstance(error, SyntaxError) and at is None


def _flush():
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:  # noqa: BLE001 - the code may have replaced it
            pass


def _keep_what_is_saved(saved, passed):
    """Keeps what is saved wherever it is saved; returns the list to which it writes the folders that are not here."""
    real = PresentationObject.save
    folders = []

    def save(self, file):
        content = io.BytesIO()
        real(self, content)
        saved.append((self, content.getvalue()))
        quietly(passed.saved, self, file)
        if not isinstance(file, (str, os.PathLike)):
            file.write(content.getvalue())
            return
        # Folders of the caller's machine are not here; the file lies in the folder of the run then.
        for path in (file, os.path.basename(file) or "presentation.pptx"):
            try:
                with open(path, "wb") as out:
                    out.write(content.getvalue())
            except OSError:
                continue
            if path != file and not folders:
                folders.append(f"The folder of {str(file)[:200]!r} is not here; the presentation that was to be saved there is the result.")
            return

    PresentationObject.save = save
    return folders


def _presentation(order, code, saved, idle):
    notices = []
    space = {"__name__": "__main__", "__file__": FILE, "__builtins__": __builtins__, "THEME": helpers.THEME, "pptx": pptx, **NAMES, **helpers.HELPERS}
    chrome = order["chrome"]
    program = compile(code, FILE, "exec", dont_inherit=True)
    try:
        exec(program, space)
    except SystemExit as end:
        if end.code not in (None, 0):
            raise Mistake(f"The code ended itself with {end.code!r}.", "Let it run to its end, or raise an exception that says what is wrong.") from None
    build = space.get("build")
    if saved:
        if callable(build):
            notices.append("The code defines build() and saves a presentation too; the saved one is taken.")
        if chrome is not None:
            notices.append("The fields around the code (headline, context, takeaway, source_note) are drawn around build(prs, slide), not around a whole script.")
        prs, content = saved[-1]
    elif callable(build):
        prs = _built(build, chrome, order)
        content = _bytes_of(prs)
    else:
        made = [one for name, one in space.items() if isinstance(one, PresentationObject) and not name.startswith("_")]
        if len(made) != 1:
            line, cure = quietly(idle.cure) or (None, "Write def build(prs): …, or end the script with prs.save('slides.pptx').")
            raise Invalid("The code saves no presentation and defines no build().", cure, line)
        notices.append("The code saves no presentation; the one that it made is taken. End it with prs.save('slides.pptx').")
        prs, content = made[0], _bytes_of(made[0])
    count = len(prs.slides)
    if count == 0:
        raise Invalid("The presentation has no slide.", "Add one: slide = prs.slides.add_slide(prs.slide_layouts[6]).")
    if count > order["max_slides"]:
        raise Invalid(f"The presentation has {count} slides; {order['max_slides']} may be made here.", order["more_slides"].replace("{count}", str(count)))
    return prs, content, notices


def _bytes_of(prs):
    content = io.BytesIO()
    prs.save(content)
    return content.getvalue()


def _built(build, chrome, order):
    starts = getattr(getattr(build, "__code__", None), "co_firstlineno", None)
    if inspect.iscoroutinefunction(build) or inspect.isasyncgenfunction(build):
        raise Invalid("build is a coroutine, which nobody awaits here.", "Write def build(prs): without async, and no await in it.", starts)
    if inspect.isgeneratorfunction(build):
        raise Invalid("build is a generator, so that its body never runs.", "Leave yield out of build(prs).", starts)
    prs = canvas.new_presentation()
    try:
        takes = len([one for one in inspect.signature(build).parameters.values() if one.default is one.empty and one.kind in (0, 1)])
    except (TypeError, ValueError):
        takes = 1
    if takes not in (1, 2):
        raise Invalid(f"build() takes {takes} arguments.", "Write def build(prs): …, or def build(prs, slide): … when a headline is drawn around it.")
    if takes == 1:
        answer = build(prs)
        if isinstance(answer, PresentationObject):
            prs = answer
        if chrome is not None and len(prs.slides) > 0:
            _draw_chrome(prs.slides[0], chrome)
        return prs
    slide = canvas.plain_slide(prs, 5 if chrome is not None else 6)
    if chrome is not None:
        _draw_chrome(slide, chrome)
    build(prs, slide)
    return prs


def _draw_chrome(slide, chrome):
    """The title comes first, as readers hear it."""
    tree = slide.shapes._spTree
    before = list(tree)
    helpers._drawn_outside(slide, {"t": "chrome", "chrome": chrome})
    for at, drawn in enumerate([one for one in tree if one not in before]):
        tree.remove(drawn)
        tree.insert(2 + at, drawn)


def _without_fences(code):
    """Code as models send it: between fences of Markdown, whose lines are kept as comments so that numbers of lines stay."""
    lines = code.split("\n")
    fences = [at for at, text in enumerate(lines) if re.match(r"\s*```", text)]
    if len(fences) == 2 and not "".join(lines[: fences[0]]).strip() and not "".join(lines[fences[1] + 1 :]).strip():
        for at in fences:
            lines[at] = "#"
        return "\n".join(lines)
    return code

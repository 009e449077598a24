"""Code as models send it: with prose around it, or fences of Markdown."""

import ast
import re

_FENCE = re.compile(r"\s*(?:```|~~~)")
_BEGINS = re.compile(r"(?:from|import|def|class|async def|for|if|with)\b|#|@|\w[\w., ]*=|\w[\w.]*\(")
_MOST_TRIES = 24


def cure(code):
    """(the line of prose or fence that is no code, a sentence with the lines that are), or None where the code is otherwise wrong."""
    lines = code.split("\n")
    fences = [at for at, text in enumerate(lines) if _FENCE.match(text)]
    blocks = list(zip(fences[::2], fences[1::2] or [len(lines)]))
    if len(blocks) > 1 and all(_compiles(lines[begin + 1 : end]) for begin, end in blocks):
        parts = ", then ".join(f"{begin + 2} to {end}" for begin, end in blocks)
        return fences[0] + 1, f"Send the lines {parts} alone, as one code: what stands around them is prose and fences of Markdown."
    for begin, end in blocks:
        if _compiles(lines[begin + 1 : end]):
            first = next((at for at, text in enumerate(lines) if text.strip()), 0)
            return first + 1, f"Send lines {begin + 2} to {end} alone: the others are prose and fences of Markdown."
    found = _between(lines)
    if found is None:
        return None
    begin, end = found
    wrong = begin if begin > 0 else end + 1
    return wrong, f"Send lines {begin + 1} to {end} alone: the others are prose." if begin > 0 else f"Send lines 1 to {end} alone: what stands behind them is prose."


def _between(lines):
    """The first and the last line (from 0, and behind) that make valid code where prose stands before or behind it."""
    starts = [at for at, text in enumerate(lines) if _BEGINS.match(text)][:_MOST_TRIES]
    for begin in starts:
        end = len(lines)
        for _ in range(2):
            at = _wrong(lines[begin:end])
            if at is None:
                body = lines[begin:end]
                around = [*lines[:begin], *lines[end:]]
                is_code = any(re.match(r"\s*(?:from|import|def)\b", text) for text in body)
                if is_code and any(map(_is_prose, around)) and all(_is_prose(one) or not one.strip() or one.lstrip()[0] == "#" for one in around):
                    return begin, end
                break
            end = begin + at
            while end > begin and not lines[end - 1].strip():
                end -= 1
    return None


def _is_prose(text):
    """Words in a row, as no line of Python has them."""
    return re.match(r"\s*(?:[-*>#]+ )?\w[\w']*,?(?: [\w'’-]+[,:;.!?]?){2,}", text) is not None


def _compiles(lines):
    return any(one.strip() for one in lines) and _wrong(lines) is None


def _wrong(lines):
    """The line (from 0) at which it stops being Python, or None."""
    try:
        ast.parse("\n".join(lines))
    except SyntaxError as error:
        return max(0, (error.lineno or 1) - 1)
    except (ValueError, RecursionError):
        return 0
    return None

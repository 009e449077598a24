"""What people do to a deck by hand, done with python-pptx, and the look whether it is still there after the deck was drawn anew.

    hand-edits.py list
    hand-edits.py edit DECK.pptx FOLDER NAME ...
    hand-edits.py check DECK.pptx FOLDER NAME ...

`edit` writes FOLDER/NAME.edited.pptx; `check` reads FOLDER/NAME.result.pptx and FOLDER/NAME.json and prints a line a name: `kept`, `named`
(the conflicts say what became of it) or `lost: why`. Nothing of the service is used here.
"""
import json
import os
import sys

from pptx import Presentation

# Each file enters its scenarios; the order is that of the list.
from hands import words, tables, places, looks, shapes, slides, together, told  # noqa: F401
from hands.deck import SCENARIOS

# What python-pptx raises when it looks for something that is not there.
NOT_THERE = (AssertionError, AttributeError, KeyError, IndexError, TypeError, ValueError)


def verdict(check, out, said):
    try:
        check(out)
        return "kept"
    except NOT_THERE as error:
        why = str(error) or type(error).__name__
    if hasattr(check, "says"):
        told_of = [one for one in said["conflicts"] if check.says in one.get("message", "")]
    else:
        told_of = said["conflicts"] + [one for one in said["figures"] if one.get("typed")]
    return f"named: {told_of[0].get('message')}" if told_of else f"lost: {why}"


def main(argv):
    if argv[:1] == ["list"]:
        print("\n".join(SCENARIOS))
        return
    command, deck, folder, *names = argv
    for name in names:
        at = os.path.join(folder, name)
        prs = Presentation(deck)
        # The same edit on the file as it was tells what to look for.
        check = SCENARIOS[name](prs)
        if command == "edit":
            prs.save(f"{at}.edited.pptx")
        else:
            with open(f"{at}.json", encoding="utf-8") as file:
                said = json.load(file)
            print(" ".join(verdict(check, Presentation(f"{at}.result.pptx"), said).split()))


if __name__ == "__main__":
    main(sys.argv[1:])

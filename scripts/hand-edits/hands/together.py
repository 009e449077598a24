"""Many kinds of edits in one deck."""
from hands.deck import scenario
from hands.looks import recolour_a_bar
from hands.places import move_a_label
from hands.shapes import add_a_text_box, delete_a_label
from hands.slides import notes, reorder_slides
from hands.words import retype_title


@scenario
def everything_at_once(prs):
    checks = [edit(prs) for edit in (retype_title, move_a_label, recolour_a_bar, add_a_text_box, notes, delete_a_label)]
    checks.append(reorder_slides(prs))

    def check(out):
        for one in checks[:4] + checks[5:]:
            one(out)

    return check

"""Names for new slides that no other slide has: python-pptx counts the slides, and gives one that is there a second time once another was dropped."""

from pptx.opc.packuri import PackURI
from pptx.parts.presentation import PresentationPart


def begin():
    PresentationPart._next_slide_partname = property(_free)


def _free(part):
    used = {str(one.partname) for one in part.package.iter_parts()}
    number = len(part._element.get_or_add_sldIdLst()) + 1
    while f"/ppt/slides/slide{number}.xml" in used:
        number += 1
    return PackURI(f"/ppt/slides/slide{number}.xml")

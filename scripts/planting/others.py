"""Hidden and empty slides, pictures without words, texts on texts, empty placeholders, faces that nobody has, titles taken away."""
from pptx import Presentation
from pptx.enum.text import MSO_ANCHOR
from pptx.oxml.ns import qn
from pptx.util import Emu, Inches

from .shapes import find, on_slide, plain, rectangle


def plant_others(plan, targets):
    for n, target in enumerate(targets):
        defect = n % 2 == 0
        prs = Presentation(target.deck)
        slide = prs.slides[target.slide - 1]
        kind = (n // 2) % 9
        if kind == 0:
            if defect:
                slide._element.set("show", "0")
            plan.add(prs, target.deck, target.slide, None, "hidden_slide", defect, "show", "slide")
        elif kind in (1, 2):
            picture = slide.shapes.add_picture(plan.picture, Inches(1), Inches(1), Inches(2), Inches(1.2 if kind == 2 and defect else 1))
            properties = picture._element.nvPicPr.cNvPr
            properties.set("descr", "" if kind == 1 and defect else "Two bars of the same height")
            plan.add(prs, target.deck, target.slide, picture.shape_id, ("missing_alt_text", "distorted_image")[kind - 1], defect, "picture", "picture")
        elif kind == 3:
            x, y, w, h = on_slide(*find(prs, target.slide, target.shape_id))
            box = slide.shapes.add_textbox(Emu(int(x)), Emu(int(y if defect else y + h + Inches(3))), Emu(int(w)), Emu(int(h)))
            box.text_frame.word_wrap = True
            box.text_frame.text = "Another text that somebody put in the same place " * 2
            shape, _ = find(prs, target.slide, target.shape_id)
            for paragraph in shape.text_frame.paragraphs:
                paragraph.alignment = 1
            shape.text_frame.vertical_anchor = MSO_ANCHOR.TOP
            plan.add(prs, target.deck, target.slide, target.shape_id, "text_overlap", defect, "second text", target.where)
        elif kind == 4:
            shape, _ = find(prs, target.slide, target.shape_id)
            # Date, footer and number are left empty on purpose.
            if not shape.is_placeholder or int(shape.placeholder_format.type) in (13, 15, 16):
                continue
            if defect:
                shape.text_frame.clear()
            plan.add(prs, target.deck, target.slide, target.shape_id, "empty_placeholder", defect, "text", target.where)
        elif kind == 5:
            shape, _ = find(prs, target.slide, target.shape_id)
            plain(shape, "Brandgrotesk Text" if defect else "Segoe UI")
            plan.add(prs, target.deck, target.slide, target.shape_id, "missing_font", defect, "face", target.where)
        elif kind == 6:
            title = slide.shapes.title
            if title is None or not title.text_frame.text.strip():
                continue
            if defect:
                title._element.getparent().remove(title._element)
                if len(slide.shapes) == 0:
                    rectangle(slide, 900000, 900000, 900000, 900000)
            plan.add(prs, target.deck, target.slide, None, "missing_title", defect, "title", "slide")
        else:
            for other in list(slide.shapes):
                other._element.getparent().remove(other._element)
            code = ("image_only_slide", "empty_slide")[kind - 7]
            if kind == 7:
                width = prs.slide_width if n % 4 < 2 else int(prs.slide_width * 0.8)
                slide.shapes.add_picture(plan.picture, 0, 0, Emu(width), Emu(int(prs.slide_height * 0.8)))
            elif slide._element.cSld.find(qn("p:bg")) is not None:
                # A picture or a colour of its own is something that the slide shows.
                continue
            if not defect:
                box = slide.shapes.add_textbox(Inches(1), Inches(1), Inches(4), Inches(1))
                box.text_frame.text = "Something that can be read"
            plan.add(prs, target.deck, target.slide, None, code, defect, "all else taken away", "slide")

"""Changes that are never carried on: the conflicts have to name each by what it is."""
from pptx.dml.color import RGBColor
from pptx.enum.text import MSO_ANCHOR

from hands.deck import only, runs_of, saying, scenario


def told(edit):
    """A change that is not carried on: the conflicts have to say so in these words."""

    def scenario_of(prs):
        says = edit(prs)

        def check(out):
            raise AssertionError(f"nobody says: {says}")

        check.says = says
        return check

    scenario_of.__name__ = edit.__name__
    return scenario(scenario_of)


def a_label(prs):
    return only(saying(prs, "Complaints"), "the label")


@told
def another_typeface(prs):
    for run in runs_of(a_label(prs)):
        run.font.name = "Georgia"
    return "typeface"


@told
def struck_out(prs):
    for run in runs_of(a_label(prs)):
        run._r.get_or_add_rPr().set("strike", "sngStrike")
    return "struck out"


@told
def a_link(prs):
    runs_of(a_label(prs))[0].hyperlink.address = "https://example.com/plan"
    return "link"


@told
def wider_lines(prs):
    for paragraph in a_label(prs).text_frame.paragraphs:
        paragraph.line_spacing = 2.0
    return "spacing of lines"


@told
def bullets(prs):
    for paragraph in a_label(prs).text_frame.paragraphs:
        properties = paragraph._p.get_or_add_pPr()
        for child in list(properties):
            properties.remove(child)
        properties.append(properties.makeelement("{http://schemas.openxmlformats.org/drawingml/2006/main}buChar", {"char": "•"}))
    return "bullets"


@told
def words_at_the_bottom(prs):
    a_label(prs).text_frame.vertical_anchor = MSO_ANCHOR.BOTTOM if a_label(prs).text_frame.vertical_anchor != MSO_ANCHOR.BOTTOM else MSO_ANCHOR.TOP
    return "place of words"


@told
def a_shadow(prs):
    properties = a_label(prs)._element.spPr
    a = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
    for effects in properties.findall(f"{a}effectLst"):
        properties.remove(effects)
    effects = properties.makeelement(f"{a}effectLst", {})
    shadow = effects.makeelement(f"{a}outerShdw", {"blurRad": "50800", "dist": "38100", "dir": "2700000"})
    shadow.append(shadow.makeelement(f"{a}srgbClr", {"val": "000000"}))
    effects.append(shadow)
    properties.append(effects)
    return "shadow"


@told
def another_geometry(prs):
    geometry = [g for slide in prs.slides for g in slide._element.iter("{http://schemas.openxmlformats.org/drawingml/2006/main}prstGeom") if g.get("prst") == "rect"][-1]
    geometry.set("prst", "snip1Rect")
    return "geometry"


@told
def another_background(prs):
    fill = prs.slides[1].background.fill
    fill.solid()
    fill.fore_color.rgb = RGBColor(0xFF, 0xF2, 0xCC)
    return "background"


@told
def a_transition(prs):
    slide = prs.slides[1]._element
    p = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
    transition = slide.makeelement(f"{p}transition", {"spd": "slow"})
    transition.append(transition.makeelement(f"{p}fade", {}))
    slide.insert(2, transition)
    return "transition"

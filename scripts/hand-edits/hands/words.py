"""Words typed over, added and taken away."""
from hands.deck import named, only, saying, scenario, type_over


@scenario
def retype_title(prs):
    type_over(prs.slides[1].shapes.title, "Riders are back on every line")
    return lambda out: only(saying(out, "Riders are back on every line"), "the title")


@scenario
def retype_headline_of_cover(prs):
    type_over(prs.slides[0].shapes.title, "Northern lines, 2027 and after")
    return lambda out: only(saying(out, "Northern lines, 2027 and after"), "the title")


@scenario
def retype_subline(prs):
    type_over(only(saying(prs, "Riders a day, thousands"), "sub-line"), "Riders a working day, thousands")
    return lambda out: only(saying(out, "Riders a working day, thousands"), "the sub-line")


@scenario
def retype_value_that_stays(prs):
    type_over(only(saying(prs, "402"), "value"), "398")
    return lambda out: only(saying(out, "398"), "the value")


@scenario
def retype_value_that_is_refreshed(prs):
    """The new data say 1.62m: what was typed became data, so the list of changed figures names it."""
    type_over(only(saying(prs, "1.31m"), "value"), "1.35m")
    return lambda out: only(saying(out, "1.35m"), "the value")


@scenario
def retype_value_as_words(prs):
    type_over(only(saying(prs, "91%"), "value"), "nine in ten")
    return lambda out: only(saying(out, "nine in ten"), "the words")


@scenario
def retype_label_of_a_bar(prs):
    type_over(only(saying(prs, "Campus"), "label"), "University")
    return lambda out: only(saying(out, "University"), "the label")


@scenario
def retype_number_of_a_bar(prs):
    type_over(only(saying(prs, "27"), "value"), "29")
    return lambda out: only(saying(out, "29"), "the value")


@scenario
def retype_number_of_a_refreshed_bar(prs):
    type_over(only(saying(prs, "42"), "value"), "45")
    return lambda out: only(saying(out, "45"), "the value")


@scenario
def retype_words_in_a_card(prs):
    type_over(only(saying(prs, "Two streets"), "words"), "Three streets, one bridge")
    return lambda out: only(saying(out, "Three streets, one bridge"), "the words")


@scenario
def retype_a_refreshed_step(prs):
    type_over(only(saying(prs, "App"), "title"), "Phone app")
    return lambda out: only(saying(out, "Phone app"), "the title")


@scenario
def add_a_second_paragraph(prs):
    shape = only(saying(prs, "Live times"), "words")
    paragraph = shape.text_frame.add_paragraph()
    paragraph.text = "in four languages"
    return lambda out: only(saying(out, "Live times\nin four languages"), "both paragraphs")


@scenario
def empty_a_text(prs):
    type_over(only(saying(prs, "Every hour"), "words"), "")

    def check(out):
        assert not saying(out, "Every hour"), "the words are back"

    return check


@scenario
def words_on_a_bar(prs):
    only(named(prs, "bar 3: Campus"), "bar").text_frame.text = "new campus"
    return lambda out: only(saying(out, "new campus"), "the words")

"""Cells, rows and places of tables."""
from pptx.util import Inches

from hands.deck import at, scenario, table_in, type_over, walk


@scenario
def retype_cell_that_stays(prs):
    type_over(table_in(prs).table.cell(2, 2), "106")

    def check(out):
        assert table_in(out).table.cell(2, 2).text_frame.text == "106", "the cell says " + table_in(out).table.cell(2, 2).text_frame.text

    return check


@scenario
def retype_cell_that_is_refreshed(prs):
    type_over(table_in(prs).table.cell(1, 1), "43")

    def check(out):
        assert table_in(out).table.cell(1, 1).text_frame.text == "43", "the cell says " + table_in(out).table.cell(1, 1).text_frame.text

    return check


@scenario
def merge_cells(prs):
    table = table_in(prs).table
    table.cell(3, 0).merge(table.cell(4, 0))

    def check(out):
        cell = table_in(out).table.cell(3, 0)
        assert cell.is_merge_origin and cell.span_height == 2, "the cells are not merged"

    return check


@scenario
def move_table(prs):
    table_in(prs).top += Inches(0.4)
    top = table_in(prs).top
    return lambda out: at(table_in(out), top=top)


@scenario
def delete_table_row(prs):
    table = table_in(prs).table._tbl
    table.remove(table.tr_lst[4])

    def check(out):
        cells = [c.text_frame.text for s in out.slides for x in walk(s.shapes) if x.has_table for r in x.table.rows for c in r.cells]
        assert "West" not in cells and "East" in cells, "the row is back"

    return check

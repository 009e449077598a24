"""DataFrames of pandas become content, and the notebook of the package runs; its files are read back."""

import json
import sys
from pathlib import Path

import nbformat
import pandas as pd
from nbclient import NotebookClient
from pptx import Presentation

from deckwright import Deckwright, chart_data, table_data

frame = pd.DataFrame(
    {"Tram": [1, 2.5], "Bus": [2, None]},
    index=pd.to_datetime(["2024-01-01", "2025-01-01"]),
)
assert chart_data(frame, unit="m") == {
    "unit": "m",
    "periods": ["2024-01-01", "2025-01-01"],
    "series": [
        {"label": "Tram", "values": [1.0, 2.5]},
        {"label": "Bus", "values": [2.0, None]},
    ],
}
one = pd.DataFrame({"t": [3, 1]}, index=["Genoa", "Bremen"])
assert chart_data(one, form="bar_rank_chart") == {
    "categories": [{"label": "Genoa", "value": 3}, {"label": "Bremen", "value": 1}]
}
assert table_data(pd.DataFrame({"Port": ["Genoa"], "t": [3]})) == {
    "columns": [{"key": "c0", "label": "Port"}, {"key": "c1", "label": "t"}],
    "rows": [{"c0": "Genoa", "c1": 3}],
}
slides = Deckwright(sys.argv[1])
for form in ("trend_chart", "bar_rank_chart"):
    drawn = slides.chart(frame.fillna(2), "Trams gain", form=form)
    assert drawn.status == "complete", drawn.body
ports = pd.DataFrame({"2024": [3, 1], "2025": [4, 2]}, index=["Genoa", "Bremen"])
assert slides.chart(ports, "Genoa leads", form="bar_rank_chart").warnings == []
assert slides.table(ports, "Tonnes by port").status == "complete"

notebook = nbformat.read(sys.argv[2], as_version=4)
NotebookClient(
    notebook, timeout=120, resources={"metadata": {"path": str(Path(sys.argv[3]))}}
).execute()
outputs = [
    set(one.get("data", {}))
    for cell in notebook.cells
    for one in cell.get("outputs", [])
]


def texts(shapes):
    for shape in shapes:
        if shape.has_text_frame:
            yield shape.text_frame.text
        if shape.has_table:
            yield from (cell.text for row in shape.table.rows for cell in row.cells)
        yield from texts(getattr(shape, "shapes", []))


saved = Presentation(str(Path(sys.argv[3]) / "riders-deck.pptx"))
said = [set(texts(slide.shapes)) for slide in saved.slides]
assert len(said) == 3, said
assert all("Trams gain what buses lose" in one for one in said[:2]), said
assert {"Tram", "Bus", "2023", "1.31", "2.31"} <= said[2], said[2]
print(
    json.dumps(
        {
            "pictures": sum("image/png" in kinds for kinds in outputs),
            "outputs": len(outputs),
        }
    )
)

"""Tables of pandas as content of a form. Nothing here imports pandas: what has columns and an index is a table."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Protocol


class Frame(Protocol):
    """A DataFrame, as far as it is read."""

    @property
    def columns(self) -> Any: ...

    @property
    def index(self) -> Any: ...

    def __getitem__(self, name: Any) -> Any: ...


def table_data(frame: Frame, *, index: bool = True) -> dict[str, Any]:
    """`data` of a `data_table`: a column of the slide for each of the frame's, the index first.

    :param index: whether the index is a column; a plain count of the rows never is
    """
    names = [str(name) for name in frame.columns]
    keys = [f"c{i}" for i in range(len(names))]
    columns = [{"key": key, "label": name} for key, name in zip(keys, names, strict=True)]
    values = [[_plain(value) for value in frame[name]] for name in frame.columns]
    labels = _labels(frame)
    rows = [dict(zip(keys, row, strict=True)) for row in zip(*values, strict=True)]
    if index and not _is_count(frame):
        columns.insert(0, {"key": "index", "label": str(getattr(frame.index, "name", None) or "")})
        rows = [{"index": label, **row} for label, row in zip(labels, rows, strict=True)]
    return {"columns": columns, "rows": rows}


def chart_data(frame: Frame, *, form: str = "trend_chart", unit: str | None = None) -> dict[str, Any]:
    """`data` of a chart: the index names the periods or the categories, each column is a series.

    :param form: `trend_chart`, or `bar_rank_chart`
    :raises ValueError: for a form that no frame becomes
    """
    labels = _labels(frame)
    series = {str(name): [_plain(value) for value in frame[name]] for name in frame.columns}
    extra = {} if unit is None else {"unit": unit}
    if form == "trend_chart":
        return {
            **extra,
            "periods": labels,
            "series": [{"label": name, "values": values} for name, values in series.items()],
        }
    if form == "bar_rank_chart":
        if len(series) == 1:
            (values,) = series.values()
            return {
                **extra,
                "categories": [{"label": one, "value": value} for one, value in zip(labels, values, strict=True)],
            }
        rows = zip(labels, zip(*series.values(), strict=True), strict=True)
        categories = [{"label": label, "values": list(values)} for label, values in rows]
        return {**extra, "series_labels": list(series), "categories": categories}
    raise ValueError(f"form: {form!r} takes no frame; use 'trend_chart' or 'bar_rank_chart', or table_data for a table")


def _labels(frame: Frame) -> list[str]:
    return [_label(one) for one in frame.index]


def _label(value: Any) -> str:
    """A day at midnight is a day; periods and words are what they print."""
    text = str(value)
    return text.removesuffix(" 00:00:00")


def _is_count(frame: Frame) -> bool:
    return list(frame.index) == list(range(_length(frame.index)))


def _length(values: Iterable[Any]) -> int:
    return sum(1 for _ in values)


def _plain(value: Any) -> Any:
    """A number or text of Python; what is missing is None, never a number."""
    if hasattr(value, "item") and not isinstance(value, str | bytes):
        value = value.item()
    if value is None or (isinstance(value, float) and not math.isfinite(value)) or str(value) in ("NaT", "<NA>"):
        return None
    return value if isinstance(value, int | float | str) else _label(value)

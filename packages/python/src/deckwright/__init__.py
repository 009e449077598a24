"""Editable PowerPoint slides from typed content, drawn by a Deckwright service.

from deckwright import Deckwright

slides = Deckwright("http://localhost:8080", key="dw_live_…")
data = {"metrics": [{"label": "Riders", "value": "1.31m"}]}
slides.render("kpi_metrics", headline="More riders", data=data).save("riders.pptx")
"""

from .client import AsyncDeckwright, Deckwright
from .errors import DeckwrightError
from .frames import chart_data, table_data
from .results import AsyncDeck, AsyncSlide, Deck, Slide, Warned

__all__ = [
    "AsyncDeck",
    "AsyncDeckwright",
    "AsyncSlide",
    "Deck",
    "Deckwright",
    "DeckwrightError",
    "Slide",
    "Warned",
    "chart_data",
    "table_data",
]

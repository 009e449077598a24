"""What a program does with the Python package, in an environment that has nothing else. Prints one JSON line a step."""

import asyncio
import json
import sys
import tempfile
from pathlib import Path

from deckwright import AsyncDeckwright, Deckwright, DeckwrightError

KPI = {"metrics": [{"label": "Riders", "value": "1.31m", "delta": "+6%"}]}
folder = Path(tempfile.mkdtemp())


def did(what: str, answer: object) -> None:
    print(json.dumps({"what": what, "answer": str(answer)}))


with Deckwright(sys.argv[1]) as slides:
    slide = slides.render(
        "kpi_metrics", headline="More riders", data=KPI, outputs=["pptx", "pdf", "png"]
    )
    assert slide.status == "complete" and slide.warnings == [], slide.body
    for name, magic in {"a.pptx": b"PK", "a.pdf": b"%PDF", "a.png": b"\x89PNG"}.items():
        assert slide.save(folder / name).read_bytes().startswith(magic), name
    assert slide._repr_png_().startswith(b"\x89PNG")
    did("renders, saves and shows a slide", slide.job_id)

    assert (
        slides.check("kpi_metrics", headline="More riders", data=KPI)["status"]
        == "validated"
    )
    did("checks one for nothing", "validated")

    names = [one["form"] for one in slides.forms()]
    example = slides.form("waterfall_bridge")["example"]
    assert "waterfall_bridge" in names and slides.render(**example).status == "complete"
    did("draws the example of a form", example["headline"])

    deck = slides.deck(
        [{"form": "kpi_metrics", "headline": "More riders", "data": KPI}, example],
        theme_id="corporate-dark",
    )
    assert (deck.status, deck.slides_ok) == ("complete", 2), deck.body
    assert deck.save(folder / "deck.pptx").read_bytes().startswith(b"PK")
    did("draws a deck", deck.slides_ok)

    try:
        slides.render("kpi_metrix", headline="x", data=KPI)
        raise AssertionError("drawn")
    except DeckwrightError as error:
        assert (
            error.status == 422 and error.remedy and "kpi_metrics" in str(error.body)
        ), error.body
        did("says what is wrong", error)

    try:
        slides.render(brief="Sales funnel: 12,000 visitors, then sign-ups, then trials")
        raise AssertionError("drawn")
    except DeckwrightError as error:
        did("has the draft of a brief", error.draft and error.draft["intent"]["form"])

    try:
        slide.save(folder / "a.docx")
        raise AssertionError("saved")
    except ValueError as error:
        did("knows the kinds of files", error)

    from deckwright.rest.api.jobs import get_jobs

    jobs = get_jobs.sync(client=slides.rest)
    assert jobs is not None and len(jobs.jobs) > 0
    did("reaches every other endpoint", len(jobs.jobs))


async def beside() -> None:
    async with AsyncDeckwright(sys.argv[1]) as slides:
        both = await asyncio.gather(
            *(
                slides.render("kpi_metrics", headline=title, data=KPI)
                for title in ("More riders", "Fewer cars")
            )
        )
        assert [one.status for one in both] == ["complete", "complete"]
        await both[0].save(folder / "b.pptx")
        assert (await both[1].picture()).startswith(b"\x89PNG")
        did("draws two beside each other", [one.job_id for one in both])


asyncio.run(beside())

try:
    Deckwright(key="dw_test_none")
    raise AssertionError("made")
except ValueError as error:
    did("names what is missing", error)

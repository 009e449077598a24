"""What the clients send and how they read the answer, without sending anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import httpx

from .errors import DeckwrightError
from .frames import chart_data, table_data

POLL_S = 5
RUNNING = ("queued", "rendering")


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    json: Any = None


def slide(form: str | None, intent: Mapping[str, Any]) -> Request:
    return Request("POST", "/v1/render/intent", {**({} if form is None else {"form": form}), **intent})


def deck(slides: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> Request:
    return Request("POST", "/v1/render/intent/deck", {**options, "slides": [dict(one) for one in slides]})


def table(frame: Any, headline: str, intent: Mapping[str, Any]) -> dict[str, Any]:
    return {"form": "data_table", "headline": headline, "data": table_data(frame), **intent}


def chart(frame: Any, headline: str, form: str, unit: str | None, intent: Mapping[str, Any]) -> dict[str, Any]:
    data = chart_data(frame, form=form, unit=unit)
    return {"form": form, "headline": headline, "data": data, **intent}


def get(path: str) -> Request:
    return Request("GET", path)


def segment(name: str) -> str:
    return quote(name, safe="")


def poll(body: Mapping[str, Any]) -> Request:
    return get(f"/v1/jobs/{segment(str(body['job_id']))}?poll=true&timeout={POLL_S}")


def is_running(body: Mapping[str, Any]) -> bool:
    return body.get("status") in RUNNING and "job_id" in body


def body_of(response: httpx.Response) -> dict[str, Any]:
    """:raises DeckwrightError: for a refusal"""
    try:
        body = response.json()
    except ValueError:
        body = {"code": "not_json", "detail": f"The service answered {response.status_code} without JSON."}
    if not isinstance(body, dict) or response.status_code >= 400:
        raise DeckwrightError(response.status_code, body if isinstance(body, dict) else {"detail": str(body)})
    return body


def usable(body: dict[str, Any]) -> dict[str, Any]:
    """:raises DeckwrightError: where nothing was drawn, or what was drawn is withheld"""
    if body.get("status") == "complete":
        return body
    if is_running(body):
        detail = f"The job {body['job_id']} still runs."
        raise DeckwrightError(
            200, {**body, "code": "still_running", "detail": detail, "remedy": "Wait longer: timeout_s."}
        )
    raise DeckwrightError(200, body)


def bytes_of(response: httpx.Response) -> bytes:
    """:raises DeckwrightError: for a refusal"""
    if response.status_code >= 400:
        body_of(response)
    return response.content

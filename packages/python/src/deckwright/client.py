"""The two clients, of callers that wait and of those that do not: both send what `_requests` makes."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any

import httpx

from . import _requests as ask
from .rest.client import AuthenticatedClient
from .results import AsyncDeck, AsyncSlide, Deck, Slide

TIMEOUT_S = 120.0


class _Settings:
    def __init__(self, url: str | None = None, key: str | None = None, *, timeout_s: float = TIMEOUT_S) -> None:
        """
        :param url: address of the service; the variable `DECKWRIGHT_URL` when absent
        :param key: API key; the variable `DECKWRIGHT_API_KEY` when absent
        :param timeout_s: the longest wait for one answer, and for a deck, in seconds
        :raises ValueError: without an address or a key
        """
        self.url = (url or os.environ.get("DECKWRIGHT_URL", "")).rstrip("/")
        key = key or os.environ.get("DECKWRIGHT_API_KEY")
        if not self.url:
            raise ValueError("url: no address of a service; send url, or set DECKWRIGHT_URL")
        if not key:
            raise ValueError("key: no API key; send key, or set DECKWRIGHT_API_KEY")
        self.timeout_s = timeout_s
        self.rest = AuthenticatedClient(base_url=self.url, token=key, timeout=httpx.Timeout(timeout_s))
        """Every other endpoint, as `deckwright.rest.api.<tag>.<operation>.sync(client=slides.rest, …)`."""


class Deckwright(_Settings):
    """A service of slides. Usable as a context manager, which closes its connections."""

    def __enter__(self) -> Deckwright:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.rest.get_httpx_client().close()

    def render(self, form: str | None = None, **intent: Any) -> Slide:
        """Draws one slide: `form`, `headline`, `data` and whatever else the form takes, or `brief` alone.

        :raises DeckwrightError: where it is refused, or drawn and withheld
        """
        return Slide(self._ended(ask.slide(form, intent)), self)

    def check(self, form: str | None = None, **intent: Any) -> Mapping[str, Any]:
        """What the same arguments of `render` would give, free: nothing is drawn."""
        return self._sent(ask.slide(form, {**intent, "dry_run": True}))

    def deck(self, slides: Sequence[Mapping[str, Any]], **options: Any) -> Deck:
        """Draws 1 to 30 slides into one file. `options` are `theme_id`, `name`, `outputs` and the like.

        :raises DeckwrightError: where no slide of it stands
        """
        return Deck(self._ended(ask.deck(slides, options)), self)

    def table(self, frame: Any, headline: str, **intent: Any) -> Slide:
        """Draws a DataFrame as a table."""
        return self.render(**ask.table(frame, headline, intent))

    def chart(
        self, frame: Any, headline: str, *, form: str = "trend_chart", unit: str | None = None, **intent: Any
    ) -> Slide:
        """Draws a DataFrame as a chart: the index names periods or categories, each column is a series."""
        return self.render(**ask.chart(frame, headline, form, unit, intent))

    def forms(self) -> list[Mapping[str, Any]]:
        """The forms, each with what it is for."""
        return list(self._sent(ask.get("/v1/catalog/forms"))["families"])

    def form(self, name: str) -> Mapping[str, Any]:
        """One form: the JSON Schema of its `data`, its variants, and an example that renders."""
        return self._sent(ask.get(f"/v1/catalog/forms/{ask.segment(name)}"))

    def file(self, job_id: str, kind: str = "pptx") -> bytes:
        """The bytes of a file of a job: pptx, pdf, png or preview."""
        return ask.bytes_of(self._send(ask.get(f"/v1/jobs/{ask.segment(job_id)}/{ask.segment(kind)}")))

    def _send(self, request: ask.Request) -> httpx.Response:
        return self.rest.get_httpx_client().request(request.method, request.path, json=request.json)

    def _sent(self, request: ask.Request) -> dict[str, Any]:
        return ask.body_of(self._send(request))

    def _ended(self, request: ask.Request) -> dict[str, Any]:
        until = time.monotonic() + self.timeout_s
        body = self._sent(request)
        while ask.is_running(body) and time.monotonic() < until:
            body = self._sent(ask.poll(body))
        return ask.usable(body)


class AsyncDeckwright(_Settings):
    """The same for callers with an event loop: `async with AsyncDeckwright(…) as slides`."""

    async def __aenter__(self) -> AsyncDeckwright:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.rest.get_async_httpx_client().aclose()

    async def render(self, form: str | None = None, **intent: Any) -> AsyncSlide:
        """As `Deckwright.render`."""
        return AsyncSlide(await self._ended(ask.slide(form, intent)), self)

    async def check(self, form: str | None = None, **intent: Any) -> Mapping[str, Any]:
        """As `Deckwright.check`."""
        return await self._sent(ask.slide(form, {**intent, "dry_run": True}))

    async def deck(self, slides: Sequence[Mapping[str, Any]], **options: Any) -> AsyncDeck:
        """As `Deckwright.deck`."""
        return AsyncDeck(await self._ended(ask.deck(slides, options)), self)

    async def table(self, frame: Any, headline: str, **intent: Any) -> AsyncSlide:
        """As `Deckwright.table`."""
        return await self.render(**ask.table(frame, headline, intent))

    async def chart(
        self,
        frame: Any,
        headline: str,
        *,
        form: str = "trend_chart",
        unit: str | None = None,
        **intent: Any,
    ) -> AsyncSlide:
        """As `Deckwright.chart`."""
        return await self.render(**ask.chart(frame, headline, form, unit, intent))

    async def forms(self) -> list[Mapping[str, Any]]:
        """As `Deckwright.forms`."""
        return list((await self._sent(ask.get("/v1/catalog/forms")))["families"])

    async def form(self, name: str) -> Mapping[str, Any]:
        """As `Deckwright.form`."""
        return await self._sent(ask.get(f"/v1/catalog/forms/{ask.segment(name)}"))

    async def file(self, job_id: str, kind: str = "pptx") -> bytes:
        """As `Deckwright.file`."""
        return ask.bytes_of(await self._send(ask.get(f"/v1/jobs/{ask.segment(job_id)}/{ask.segment(kind)}")))

    async def _send(self, request: ask.Request) -> httpx.Response:
        return await self.rest.get_async_httpx_client().request(request.method, request.path, json=request.json)

    async def _sent(self, request: ask.Request) -> dict[str, Any]:
        return ask.body_of(await self._send(request))

    async def _ended(self, request: ask.Request) -> dict[str, Any]:
        until = time.monotonic() + self.timeout_s
        body = await self._sent(request)
        while ask.is_running(body) and time.monotonic() < until:
            body = await self._sent(ask.poll(body))
        return ask.usable(body)

"""Refusals of the service, as it words them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class DeckwrightError(Exception):
    """What was asked for was not done. `remedy` says what to change; the same request again is refused again."""

    def __init__(self, status: int, body: Mapping[str, Any]) -> None:
        self.status = status
        """The HTTP status; 200 where a slide was checked and rejected, or drawn and withheld."""
        self.body = body
        """The whole answer."""
        self.code = str(body.get("code") or body.get("status") or "failed")
        """The stable name of the refusal, such as `request_invalid`."""
        self.detail = str(
            body.get("detail") or body.get("title") or _first_message(body) or "The service gave no reason."
        )
        self.remedy = body.get("remedy")
        self.errors: list[Mapping[str, Any]] = list(body.get("errors") or [])
        """Each with `pointer`, the place in the request, and `msg`."""
        super().__init__(f"{self.code}: {self.detail}" + (f" {self.remedy}" if self.remedy else ""))

    @property
    def draft(self) -> Mapping[str, Any] | None:
        """Of a brief that was asked back: the intent as far as it was read, and its open places."""
        return self.body.get("draft")


def _first_message(body: Mapping[str, Any]) -> str | None:
    for one in [*(body.get("errors") or []), *(body.get("warnings") or [])]:
        if isinstance(one, Mapping) and one.get("message"):
            return str(one["message"])
    return None

"""What comes back: slides and decks that save themselves, and show themselves in a notebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from .client import AsyncDeckwright, Deckwright

FileKind = Literal["pptx", "pdf", "png"]
KINDS: tuple[FileKind, ...] = ("pptx", "pdf", "png")


@dataclass(frozen=True)
class Warned:
    """What the service did otherwise than asked, or could not keep."""

    code: str
    message: str


@dataclass(frozen=True)
class _Answer:
    body: Mapping[str, Any] = field(repr=False)

    @property
    def job_id(self) -> str:
        return str(self.body["job_id"])

    @property
    def status(self) -> str:
        return str(self.body["status"])

    @property
    def warnings(self) -> list[Warned]:
        found = self.body.get("warnings") or []
        return [Warned(str(one.get("code")), str(one.get("message"))) for one in found]

    @property
    def cost_usd(self) -> float:
        return float(self.body.get("cost_charged") or 0)


def kind_of(path: Path, kind: FileKind | None) -> FileKind:
    """:raises ValueError: for a name whose ending is no kind of file"""
    named = kind or path.suffix.removeprefix(".").lower()
    if named not in KINDS:
        raise ValueError(f"path: {path.name!r} ends in no kind of file; use .pptx, .pdf or .png, or send kind")
    return named  # type: ignore[return-value]


@dataclass(frozen=True)
class Slide(_Answer):
    """A slide that was drawn, or a job of its kind."""

    client: Deckwright = field(repr=False)

    def file(self, kind: FileKind = "pptx") -> bytes:
        """The bytes of one of its files; PDF and PNG only where `outputs` asked for them."""
        return self.client.file(self.job_id, kind)

    def save(self, path: str | Path, kind: FileKind | None = None) -> Path:
        """Writes the file that the ending of `path` names, and answers its path."""
        target = Path(path)
        target.write_bytes(self.file(kind_of(target, kind)))
        return target

    def picture(self) -> bytes:
        """PNG, 768 pixels wide."""
        return self.client.file(self.job_id, "preview")

    def _repr_png_(self) -> bytes:
        return self.picture()


@dataclass(frozen=True)
class Deck(Slide):
    """A deck. Its picture is that of its first slide."""

    @property
    def slides_ok(self) -> int:
        return int(self.body.get("slides_ok") or 0)


@dataclass(frozen=True)
class AsyncSlide(_Answer):
    """A slide that was drawn, of an AsyncDeckwright."""

    client: AsyncDeckwright = field(repr=False)

    async def file(self, kind: FileKind = "pptx") -> bytes:
        """The bytes of one of its files; PDF and PNG only where `outputs` asked for them."""
        return await self.client.file(self.job_id, kind)

    async def save(self, path: str | Path, kind: FileKind | None = None) -> Path:
        """Writes the file that the ending of `path` names, and answers its path."""
        target = Path(path)
        target.write_bytes(await self.file(kind_of(target, kind)))
        return target

    async def picture(self) -> bytes:
        """PNG, 768 pixels wide."""
        return await self.client.file(self.job_id, "preview")


@dataclass(frozen=True)
class AsyncDeck(AsyncSlide):
    """A deck of an AsyncDeckwright."""

    @property
    def slides_ok(self) -> int:
        return int(self.body.get("slides_ok") or 0)

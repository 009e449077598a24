/** The marks that go with text: underlines, square bullets, the slant of faces without an italic. */
import type { Line, Span } from '@deckwright/draw/scene';
import { ptOfEmu } from '@deckwright/draw/scene';
import type { PtBox, PtPoint } from './outline.ts';

/** Tangent of 12 degrees: the slant of a made-up italic. */
export const OBLIQUE_SLANT = 0.2126;

/** Arial's own underline (`post` table): centre below the baseline and thickness, in em. */
const UNDERLINE_CENTRE = 0.106;
const UNDERLINE_THICKNESS = 0.073;

/** Centre of a square bullet above the baseline, in em of the text that follows: half of a capital's height. */
const BULLET_CENTRE = 0.36;

/** The bar under a span. `origin` is the shape's top-left corner. */
export function underlineBox(span: Span, line: Line, origin: PtPoint): PtBox {
  const thickness = span.size_pt * UNDERLINE_THICKNESS;
  const centre = origin.y + ptOfEmu(line.baseline) + span.size_pt * UNDERLINE_CENTRE;
  return { x: origin.x + ptOfEmu(span.x), y: centre - thickness / 2, w: ptOfEmu(span.w), h: thickness };
}

/** Through the middle of small letters, as thick as an underline. */
const STRIKE_CENTRE = -0.27;

/** The bar through a span. */
export function strikeBox(span: Span, line: Line, origin: PtPoint): PtBox {
  const under = underlineBox(span, line, origin);
  return { ...under, y: under.y + span.size_pt * (STRIKE_CENTRE - UNDERLINE_CENTRE) };
}

/** What lies behind a highlighted span: its line from top to bottom. */
export function highlightBox(span: Span, line: Line, origin: PtPoint): PtBox {
  return {
    x: origin.x + ptOfEmu(span.x),
    y: origin.y + ptOfEmu(line.baseline) - ptOfEmu(line.ascent),
    w: ptOfEmu(span.w),
    h: ptOfEmu(line.ascent) + ptOfEmu(line.descent),
  };
}

/** The square before a line. `size_pt` is the text's. */
export function bulletBox(line: Line, bullet: NonNullable<Line['bullet']>, origin: PtPoint): PtBox {
  const side = ptOfEmu(bullet.size);
  const size_pt = line.spans[0]?.size_pt ?? side;
  const centre = origin.y + ptOfEmu(line.baseline) - size_pt * BULLET_CENTRE;
  return { x: origin.x + ptOfEmu(bullet.x), y: centre - side / 2, w: side, h: side };
}

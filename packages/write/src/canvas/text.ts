/** Text on a raster: the lines that typeset broke, in its faces, kerned and without ligatures. */
import { type Line, ptOfEmu, type Span, type TextBody } from '@deckwright/draw/scene';
import { bulletBox, highlightBox, OBLIQUE_SLANT, type PtBox, type PtPoint, strikeBox, underlineBox } from '../geometry/index.ts';
import type { Raster } from './raster.ts';
import { kernedSpans } from './word-kerning.ts';

/** Draws all lines of `body`; `origin` is the top-left corner of its shape or cell. */
export function drawText(raster: Raster, body: TextBody, origin: PtPoint): void {
  for (const line of body.lines) {
    if (line.bullet) drawBullet(raster, line, line.bullet, origin);
    for (const span of line.spans) {
      if (span.text === '') continue;
      if (span.highlight !== undefined) {
        raster.ctx.fillStyle = raster.rgb(span.highlight);
        fillBox(raster, highlightBox(span, line, origin));
      }
      drawWords(raster, span, { x: origin.x + ptOfEmu(span.x), y: raster.toEdge(origin.y + ptOfEmu(line.baseline)) });
      if (span.underline) fillBox(raster, underlineBox(span, line, origin));
      if (span.strike) fillBox(raster, strikeBox(span, line, origin));
    }
  }
}

function drawBullet(raster: Raster, line: Line, bullet: NonNullable<Line['bullet']>, origin: PtPoint): void {
  const { color, text, face } = bullet;
  if (text === undefined || face === undefined) {
    raster.ctx.fillStyle = raster.rgb(color);
    fillBox(raster, bulletBox(line, bullet, origin));
    return;
  }
  const at = { x: origin.x + ptOfEmu(bullet.x), y: raster.toEdge(origin.y + ptOfEmu(line.baseline)) };
  drawWords(raster, { text, face, color, size_pt: ptOfEmu(bullet.size) }, at);
}

function fillBox(raster: Raster, box: PtBox): void {
  const { x, y, w, h } = raster.boxToEdges(box);
  raster.ctx.fillRect(x, y, w, h);
}

type Words = Pick<Span, 'text' | 'face' | 'size_pt' | 'color' | 'rtl' | 'oblique' | 'stretch'>;

function drawWords(raster: Raster, words: Words, at: PtPoint): void {
  const { ctx } = raster;
  const font = `${words.size_pt}px "${raster.familyOf(words.face)}"`;
  if (ctx.font !== font) ctx.font = font;
  const direction = words.rtl ? 'rtl' : 'ltr';
  if (ctx.direction !== direction) ctx.direction = direction;
  ctx.fillStyle = raster.rgb(words.color);
  const stretch = words.stretch ?? 1;
  const isReshaped = words.oblique === true || stretch !== 1;
  if (isReshaped) {
    const slant = words.oblique ? OBLIQUE_SLANT : 0;
    ctx.save();
    ctx.transform(stretch, 0, -slant, 1, (1 - stretch) * at.x + slant * at.y, 0);
  }
  if (words.rtl) ctx.fillText(words.text, at.x, at.y);
  else {
    for (const { text, offset_em } of kernedSpans(raster.fonts, words.face, words.text)) {
      ctx.fillText(text, at.x + offset_em * words.size_pt, at.y);
    }
  }
  if (isReshaped) ctx.restore();
}

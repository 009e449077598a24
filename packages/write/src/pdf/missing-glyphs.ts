/** Characters that a face lacks: found among the shaped glyphs, and drawn as boxes. */
import type { ShapedGlyph } from '@deckwright/draw/typeset';
import type { Page } from './page.ts';
import { utf16Hex } from './syntax.ts';

/** `.notdef`: what a face shows in place of a character that it lacks. */
export const MISSING = 0;

interface Part {
  readonly missing: boolean;
  readonly text: string;
  readonly glyphs: readonly ShapedGlyph[];
}

/** Glyphs that a face has and those that it lacks, in stretches from left to right, each with its part of the text. */
export function apart(glyphs: readonly ShapedGlyph[], text: string): readonly Part[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const missingClusters = new Set(glyphs.filter(({ gid }) => gid === MISSING).map(({ cluster }) => cluster));
  const stretches: ShapedGlyph[][] = [];
  for (const glyph of glyphs) {
    const last = stretches.at(-1);
    if (last?.[0] !== undefined && missingClusters.has(last[0].cluster) === missingClusters.has(glyph.cluster)) last.push(glyph);
    else stretches.push([glyph]);
  }
  return stretches.map((stretch) => {
    const from = Math.min(...stretch.map(({ cluster }) => cluster));
    const last = Math.max(...stretch.map(({ cluster }) => cluster));
    const words = text.slice(from, starts[starts.indexOf(last) + 1] ?? text.length);
    const missing = missingClusters.has(stretch[0]?.cluster ?? 0);
    return { missing, text: words, glyphs: stretch.map((glyph) => ({ ...glyph, cluster: glyph.cluster - from })) };
  });
}

/**
 * Empty boxes, as fonts show them, drawn as a path that says which characters it stands for: a file for archives and for readers
 * who cannot see may not show `.notdef` (ISO 19005-2, 6.2.11.8; ISO 14289-1, 7.21.8). `speak` shows a space, since many readers hear what
 * stands for a path only where there is a letter to replace.
 */
export function drawMissing(page: Page, text: string, place: BoxesPlace, speak: () => void): void {
  const { content } = page;
  const { size, boxes } = place;
  const [step, rim, high] = [place.w / boxes, 0.05 * size, 0.66 * size];
  content.beginMarked('Span', `<</ActualText<FEFF${utf16Hex(text)}>>>`);
  // Characters without room of their own show nothing.
  for (let i = 0; i < boxes && step > 4 * rim; i++) {
    const box = { x: place.x + i * step + rim, y: place.y - high, w: step - 2 * rim, h: high };
    content.rect(box);
    content.rect({ x: box.x + rim, y: box.y + rim, w: box.w - 2 * rim, h: box.h - 2 * rim });
  }
  if (step > 4 * rim) content.fillPath(true);
  speak();
  content.endMarked();
}

interface BoxesPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly size: number;
  readonly boxes: number;
}

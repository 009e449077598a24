/** What a slide consists of: editable content, pictures, or nothing. */

import type { Item } from './item.ts';
import { hasWords } from './placed-text.ts';
import type { SlideView } from './slide-view.ts';
import { overlapOf } from './turn.ts';

export interface Content {
  /** Words, a table, a chart or a diagram on the slide itself. */
  readonly editable: boolean;
  /** Share of the slide under its pictures, 0 to 1. */
  readonly pictures: number;
  readonly largest?: Item;
  /** The slide itself shows something. */
  readonly any: boolean;
}

const GRID = 24;
/** Placeholders that the program fills; a slide number is not content. */
const SMALL = new Set(['dt', 'ftr', 'sldNum', 'hdr']);

export function contentOf(view: SlideView): Content {
  const own = view.items.filter((item) => item.own && isOnSlide(view, item));
  const content = own.filter(({ shape }) => !SMALL.has(shape.placeholder?.type ?? ''));
  const editable = content.some(({ shape, texts }) => texts.some(hasWords) || shape.kind === 'chart' || shape.kind === 'table');
  const pictures = own.filter(({ shape }) => (shape.kind === 'picture' && shape.media === 'none') || shape.fill.kind === 'picture');
  const area = ({ bounds }: Item): number => (bounds === undefined ? 0 : bounds.w * bounds.h);
  const [largest] = [...pictures].sort((a, b) => area(b) - area(a));
  const any =
    editable || own.some(({ shape, texts }) => isDrawn(shape.kind, shape.fill.kind, shape.outline?.paint.kind) || texts.some(hasWords));
  const behind = view.slide.background.kind === 'picture' ? 1 : 0;
  return { editable, pictures: Math.max(behind, covered(view, pictures)), ...(largest === undefined ? {} : { largest }), any };
}

const isDrawn = (kind: string, fill: string, line: string | undefined): boolean =>
  (kind !== 'shape' && kind !== 'connector') || fill !== 'none' || (line !== undefined && line !== 'none');

function isOnSlide({ canvas }: SlideView, { bounds }: Item): boolean {
  if (bounds === undefined) return false;
  const { w, h } = overlapOf(bounds, canvas);
  return (w > 0 || bounds.w === 0) && (h > 0 || bounds.h === 0);
}

function covered({ canvas }: SlideView, pictures: readonly Item[]): number {
  if (pictures.length === 0) return 0;
  let hits = 0;
  for (let i = 0; i < GRID * GRID; i++) {
    const x = (((i % GRID) + 0.5) / GRID) * canvas.w;
    const y = ((Math.floor(i / GRID) + 0.5) / GRID) * canvas.h;
    if (pictures.some(({ covers }) => covers(x, y))) hits++;
  }
  return hits / (GRID * GRID);
}

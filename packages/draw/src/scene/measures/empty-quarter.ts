/** Check 26: no quarter of the body is empty. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Role } from '../shapes/base.ts';
import { isTextOnly } from './body-fill.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { heightOf, unionOfBounds, widthOf } from './rect.ts';

const LIMIT = 0.1;
const ACROSS = 32;
const DOWN = 20;
const PLOT: ReadonlySet<Role> = new Set(['cell', 'rule', 'mark', 'track', 'axis', 'gridline', 'baseline']);

export const emptyQuarter = defineMeasure({
  number: 26,
  code: 'quarter_empty',
  severity: 'W',
  weight: 4,
  remedy: 'Choose an arrangement that uses the width, or add content.',
  find(view, report) {
    const { body, pieces, inks, components, slide, warned } = view;
    if (
      slide.layout !== 'content' ||
      isTextOnly(view) ||
      warned.has('content_sparse') ||
      pieces.some((p) => p.in_body && p.role === 'image')
    )
      return;
    const cells = new Uint8Array(ACROSS * DOWN);
    const w = widthOf(body) / ACROSS;
    const h = heightOf(body) / DOWN;
    const cover = (r: Bounds): void => {
      // A cell counts when its centre is covered.
      const fromX = Math.max(0, Math.ceil((r.left - body.left) / w - 0.5));
      const toX = Math.min(ACROSS - 1, Math.floor((r.right - body.left) / w - 0.5));
      const fromY = Math.max(0, Math.ceil((r.top - body.top) / h - 0.5));
      const toY = Math.min(DOWN - 1, Math.floor((r.bottom - body.top) / h - 0.5));
      for (let y = fromY; y <= toY; y++) cells.fill(1, y * ACROSS + fromX, y * ACROSS + Math.max(fromX, toX + 1));
    };
    // A plot covers its whole rectangle; a tree or a map covers only its nodes.
    for (const members of components.values()) {
      const plot = unionOfBounds(members.filter((p: LeafShape) => PLOT.has(p.role) && p.kind !== 'text' && p.kind !== 'cell'));
      if (plot !== undefined) cover(plot);
      for (const p of members) if (p.kind !== 'text' && p.kind !== 'line' && !PLOT.has(p.role)) cover(p);
    }
    if (QUARTERS.every((quarter) => shareOf(quarter, cells) >= LIMIT)) return;
    // A line of text occupies half a line height above and below it.
    for (const ink of inks) if (ink.owner.in_body) cover({ ...ink, top: ink.top - 0.1, bottom: ink.bottom + 0.1 });
    for (const quarter of QUARTERS) {
      const share = shareOf(quarter, cells);
      if (share < LIMIT)
        report(['body'], share, LIMIT, `The ${quarter[0]} quarter of the body is ${Math.round((1 - share) * 100)} % empty.`);
    }
  },
});

function shareOf([, x0, y0]: (typeof QUARTERS)[number], cells: Uint8Array): number {
  let sum = 0;
  for (let y = 0; y < DOWN / 2; y++)
    for (let x = 0; x < ACROSS / 2; x++) sum += cells[(y0 * (DOWN / 2) + y) * ACROSS + x0 * (ACROSS / 2) + x] as number;
  return sum / ((ACROSS / 2) * (DOWN / 2));
}

const QUARTERS = [
  ['upper left', 0, 0],
  ['upper right', 1, 0],
  ['lower left', 0, 1],
  ['lower right', 1, 1],
] as const;

/** Check 3: the body stays in its zone, and only the header is above it. */

import type { Bounds } from '@deckwright/core/geometry';
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';

const SLACK_IN = 0.011;
const ABOVE_IN = 0.1;
const HEADER: ReadonlySet<Role> = new Set(['title', 'subtitle', 'tracker', 'sticker', 'logo', 'background']);
const FREE: ReadonlySet<Role> = new Set(['background', 'band', 'image']);

export const zones = defineMeasure({
  number: 3,
  code: 'outside_zone',
  severity: 'E',
  weight: 13,
  remedy: 'Send fewer or shorter items, or choose another form.',
  find({ pieces, inks, body, slide }, report) {
    if (slide.layout !== 'content') return;
    const check = (r: Bounds, piece: LeafShape): void => {
      if (HEADER.has(piece.role) || (piece.role === 'image' && FREE.has(piece.role))) return;
      if (piece.in_body) {
        const out = Math.max(body.left - r.left, body.top - r.top, r.right - body.right, r.bottom - body.bottom);
        if (out > SLACK_IN) report([piece], out, SLACK_IN, `${piece.id} stands ${out.toFixed(2)} in outside the body.`);
      } else if (r.top < body.top - ABOVE_IN) report([piece], body.top - r.top, ABOVE_IN, `${piece.id} stands in the header's zone.`);
    };
    for (const piece of pieces) if (piece.kind !== 'text') check(piece, piece);
    for (const ink of inks) check(ink, ink.owner);
  },
});

/** Check 2: text and marks keep the slide's margins. Pictures, bands and grounds may bleed. */

import type { Bounds } from '@deckwright/core/geometry';
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';

/** Visual language, section 2. */
export const SAFE: Bounds = { left: 0.5, top: 0.16, right: 12_192_000 / 914_400 - 0.5, bottom: 7.3 };
const SLACK_IN = 0.01;
const MAY_BLEED: ReadonlySet<Role> = new Set(['image', 'band', 'background', 'decoration', 'group']);

export const insideSafeArea = defineMeasure({
  number: 2,
  code: 'outside_safe_area',
  severity: 'E',
  weight: 13,
  remedy: 'Send fewer or shorter items, or choose another form.',
  find({ pieces, inks, slide }, report) {
    if (slide.layout !== 'content') return;
    // A template has its own margins, and the places of its layouts respect them.
    const { w, h } = slide.canvas;
    const safe = slide.sheet === undefined ? SAFE : { left: 0, top: 0, right: w / 914_400, bottom: h / 914_400 };
    const beyond = (r: Bounds): number => Math.max(safe.left - r.left, safe.top - r.top, r.right - safe.right, r.bottom - safe.bottom);
    for (const piece of pieces) {
      if (piece.kind === 'text' || MAY_BLEED.has(piece.role)) continue;
      const out = beyond(piece);
      if (out > SLACK_IN) report([piece], out, SLACK_IN, `${piece.id} stands ${out.toFixed(2)} in outside the safe area.`);
    }
    for (const ink of inks) {
      const out = beyond(ink);
      if (out > SLACK_IN) report([ink], out, SLACK_IN, `The text of ${ink.owner.id} runs ${out.toFixed(2)} in outside the safe area.`);
    }
  },
});

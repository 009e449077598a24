/** Check 54: no edge of a band, and no line of a chart, runs through a number. */

import { defineMeasure } from './define-measure.ts';
import { isBox, ringsOf } from './outline.ts';
import { coveredShare, meet } from './rect.ts';

const MIN_SHARE = 0.15;
const MAX_SHARE = 0.85;

export const edgeThroughText = defineMeasure({
  number: 54,
  code: 'edge_through_text',
  severity: 'W',
  weight: 7,
  remedy: 'This is a fault of the drawing.',
  find({ components }, report) {
    for (const members of components.values()) {
      const bands = members.filter((p) => p.role === 'decoration' && p.kind === 'path' && p.fill !== undefined && !isBox(p));
      if (bands.length === 0) continue;
      for (const { inks } of members)
        for (const ink of inks)
          for (const band of bands) {
            if (!meet(band, ink)) continue;
            const share = coveredShare(ink, ringsOf(band));
            if (share > MIN_SHARE && share < MAX_SHARE)
              report([ink, band], share, MAX_SHARE, `The edge of a band runs through ${JSON.stringify(ink.text.slice(0, 30))}.`);
          }
    }
  },
});

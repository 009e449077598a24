/** Check 5: nothing opaque is drawn over text. */
import { defineMeasure } from './define-measure.ts';
import { isBox, ringsOf } from './outline.ts';
import { areaOf, coveredShare, meet, sharedArea } from './rect.ts';
import { quoted } from './text-overlap.ts';

const LIMIT = 0.02;

export const textHidden = defineMeasure({
  number: 5,
  code: 'text_hidden',
  severity: 'E',
  weight: 13,
  remedy: 'This is a fault of the drawing; send fewer or shorter items until it is mended.',
  find({ inks, fills }, report) {
    // Searches from the top: most texts are drawn last, so the first fill below one ends the search.
    for (const ink of inks)
      for (let i = fills.length - 1; i >= 0; i--) {
        const over = fills[i] as (typeof fills)[number];
        if (over.z <= ink.owner.z) break;
        if (!over.opaque || !meet(over, ink)) continue;
        const share = isBox(over) ? sharedArea(over, ink) / areaOf(ink) : coveredShare(ink, ringsOf(over));
        if (share > LIMIT) report([ink, over], share, LIMIT, `${over.id} covers ${Math.round(share * 100)} % of ${quoted(ink.text)}.`);
      }
  },
});

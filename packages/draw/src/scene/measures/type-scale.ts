/** Check 9: all sizes are on the scale, and one component has at most four sizes for reading. */
import { TYPE_SCALE } from '../type-scale.ts';
import { defineMeasure } from './define-measure.ts';

const SCALE: ReadonlySet<number> = new Set(TYPE_SCALE);
/** A size that only titles may have. */
const TITLE_ONLY = 22;
const MAX_SIZES = 4;
/** Larger sizes are for display: a figure or a number that readers see rather than read. */
const DISPLAY_PT = 28;

export const typeScale = defineMeasure({
  number: 9,
  code: 'type_scale',
  severity: 'W',
  weight: 3,
  remedy: 'This is a fault of the drawing.',
  find({ pieces, components, slide }, report) {
    for (const piece of pieces) {
      // Places of a template have their own sizes.
      if (piece.text === undefined || slide.sheet?.places[piece.id] !== undefined) continue;
      for (const { runs } of piece.text.paragraphs)
        for (const { size_pt } of runs)
          if (!SCALE.has(size_pt) && !(size_pt === TITLE_ONLY && piece.role === 'title'))
            report([piece], size_pt, 'type scale', `${piece.id} is set at ${size_pt} pt, which is not on the scale.`);
    }
    const sizes: number[] = [];
    for (const [component, members] of components) {
      sizes.length = 0;
      for (const { text, role } of members) {
        // A quotation mark is an ornament.
        if (text === undefined || role === 'decoration' || role === 'icon') continue;
        for (const { runs } of text.paragraphs)
          for (const { size_pt, text: words } of runs)
            if (size_pt < DISPLAY_PT && !sizes.includes(size_pt) && SEEN.test(words)) sizes.push(size_pt);
      }
      if (sizes.length > MAX_SIZES)
        report([component], sizes.length, MAX_SIZES, `${component} uses ${sizes.sort((a, b) => a - b).join(', ')} pt.`);
    }
  },
});

const SEEN = /\S/;

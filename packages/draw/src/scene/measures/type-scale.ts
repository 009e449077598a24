/** Check 9: only sizes of the scale occur, and at most three in one component. */
import { defineMeasure } from './define-measure.ts';

const SCALE: ReadonlySet<number> = new Set([9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 54, 72, 96]);
/** The one size that titles alone may have. */
const TITLE_ONLY = 22;
const MOST = 3;

export const typeScale = defineMeasure({
  number: 9,
  code: 'type_scale',
  severity: 'W',
  weight: 3,
  remedy: 'This is a fault of the drawing.',
  find({ pieces, components }, report) {
    for (const piece of pieces)
      for (const size of sizesOf(piece))
        if (!SCALE.has(size) && !(size === TITLE_ONLY && piece.role === 'title'))
          report([piece], size, 'type scale', `${piece.id} is set at ${size} pt, which is not on the scale.`);
    for (const [component, members] of components) {
      // A quotation mark is an ornament.
      const sizes = new Set(members.flatMap((piece) => (piece.role === 'decoration' || piece.role === 'icon' ? [] : [...sizesOf(piece)])));
      if (sizes.size > MOST) report([component], sizes.size, MOST, `${component} uses ${[...sizes].sort((a, b) => a - b).join(', ')} pt.`);
    }
  },
});

function sizesOf({ text }: { readonly text?: import('../text.ts').TextBody }): Iterable<number> {
  if (text === undefined) return [];
  const sizes: number[] = [];
  for (const { runs } of text.paragraphs)
    for (const { size_pt, text: words } of runs) if (!sizes.includes(size_pt) && words.trim() !== '') sizes.push(size_pt);
  return sizes;
}

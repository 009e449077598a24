/** Check 28: a slide has no more words and no more ink than people can read. */
import { defineMeasure } from './define-measure.ts';
import { areaOf } from './rect.ts';

const CHARACTERS = 900;
const GRIDDED_CHARACTERS = 1600;
const INK = 0.45;
/** Stacks fill two thirds of their slots, so their limit is higher. */
const STACKED_INK = 0.6;

export const density = defineMeasure({
  number: 28,
  code: 'too_dense',
  severity: 'W',
  weight: 2,
  remedy: 'Split the slide, or move detail to the notes.',
  find({ pieces, inks, body, drawn_as }, report) {
    const gridded = drawn_as === 'grid' || pieces.some((p) => p.kind === 'table');
    const limit = gridded ? GRIDDED_CHARACTERS : CHARACTERS;
    let characters = 0;
    for (const ink of inks) characters += ink.text.length;
    if (characters > limit) report(['body'], characters, limit, `The slide has ${characters} characters of text.`);
    if (gridded) return;
    let area = 0;
    for (const p of pieces) if (p.in_body && p.role === 'mark' && p.fill !== undefined) area += areaOf(p) * (p.kind === 'path' ? 0.5 : 1);
    const most = pieces.some((p) => p.in_body && p.role === 'mark' && p.datum?.scale !== undefined && p.datum.series !== undefined)
      ? STACKED_INK
      : INK;
    const share = area / areaOf(body);
    if (share > most) report(['body'], share, most, `Marks cover ${Math.round(share * 100)} % of the body.`);
  },
});

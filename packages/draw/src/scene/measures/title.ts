/** Check 29: the slide has a real title, in its place, in two lines of at least 20 pt. */
import { defineMeasure } from './define-measure.ts';

const LEFT_IN = 0.5;
const TOP_IN = 0.42;
const LINES = 2;
const MIN_PT = 20;
/** A template's own title may be smaller. */
const MIN_ON_TEMPLATE_PT = 16;

export const title = defineMeasure({
  number: 29,
  code: 'title',
  severity: 'E',
  weight: 13,
  remedy: 'Shorten the title; move detail to the sub-line.',
  find({ pieces, slide }, report) {
    if (slide.layout !== 'content' || slide.title === '') return;
    const piece = pieces.find((p) => p.role === 'title');
    if (piece === undefined) return report(['title'], 0, 1, 'The slide has no title.');
    const { sheet } = slide;
    const stands =
      sheet === undefined ? piece.shape.kind === 'text' && piece.shape.placeholder === 'title' : sheet.places[piece.id] !== undefined;
    // A template may have no place for a title, or only one that no upright text fills.
    if (!stands)
      report([piece], 'plain text', 'title placeholder', 'The title is no placeholder, so outlines and screen readers miss it.', {
        ...(sheet === undefined ? {} : { severity: 'W', weight: 3 }),
      });
    const off = sheet === undefined ? Math.max(Math.abs(piece.left - LEFT_IN), Math.abs(piece.top - TOP_IN)) : 0;
    if (off > 0.01) report([piece], off, 0.01, `The title stands ${off.toFixed(2)} in from its place.`);
    // Drawing three lines gives a warning. They cost points, and do not stop the slide.
    if (piece.inks.length > LINES)
      report([piece], piece.inks.length, LINES, `The title has ${piece.inks.length} lines.`, { severity: 'W', weight: 3 });
    const size = Math.min(...piece.inks.map((i) => i.size_pt));
    if (size < (sheet === undefined ? MIN_PT : MIN_ON_TEMPLATE_PT))
      report([piece], size, MIN_PT, `The title is set at ${size} pt.`, { severity: 'W', weight: 3 });
  },
});

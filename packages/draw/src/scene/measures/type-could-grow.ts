/** Check 44: text is not small where the page has room. */
import { contentOf, isTextOnly } from './body-fill.ts';
import { defineMeasure } from './define-measure.ts';
import { heightOf } from './rect.ts';

const ROOM = 0.75;
/** Two steps of the type scale below 20. */
const SMALL_PT = 14;

export const typeCouldGrow = defineMeasure({
  number: 44,
  code: 'type_could_grow',
  severity: 'W',
  weight: 3,
  remedy: 'Set the text two steps larger.',
  find(view, report) {
    const content = contentOf(view);
    if (content === undefined || view.slide.layout !== 'content' || !isTextOnly(view)) return;
    const share = heightOf(content) / heightOf(view.body);
    if (share >= ROOM) return;
    // The size of most characters.
    const characters = new Map<number, number>();
    for (const ink of view.inks) if (ink.owner.in_body) characters.set(ink.size_pt, (characters.get(ink.size_pt) ?? 0) + ink.text.length);
    const [usual] = [...characters].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (usual !== undefined && usual <= SMALL_PT)
      report(
        ['body'],
        usual,
        SMALL_PT + 2,
        `Most of the text has ${usual} pt, and ${Math.round((1 - share) * 100)} % of the height is free.`,
      );
  },
});

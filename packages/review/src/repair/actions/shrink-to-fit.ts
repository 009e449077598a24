/** Makes text that overflows smaller, by measurement, until it fits; never below the floor. */
import type { ForeignText } from '@deckwright/read/pptx';
import { joinChanges } from '../changes/slide-changes.ts';
import {
  FLOOR_PT,
  mayChange,
  type Overflow,
  overflowWith,
  type Resize,
  resized,
  shownSizes,
  sizeChanges,
  tableOverflowWith,
} from './_sized-text.ts';
import { type ActionKit, defineAction } from './define-action.ts';

/** Steps of the search: the text is set anew at each. */
const STEP = 0.975;
const MOST_STEPS = 90;
/** Sizes that people set. */
const GRID_PT = 0.5;

/** Programs set lines a little differently: an overflow that does not show and is no larger than this may be none. */
const SLIGHT = 1.05;

const SHORTEN = 'Shorten the text or make its shape larger: it does not fit at 9 pt.';

export const shrinkToFit = defineAction({
  name: 'shrink_to_fit',
  code: 'text_overflow',
  what: 'Shrinks the fonts of text that overflows, by measurement, to a floor of 9 pt.',
  plan(kit) {
    const { view } = kit;
    for (const placed of view.texts) {
      if (!placed.owner.own || placed.cell !== undefined) continue;
      const overflow = overflowWith(view, placed, placed.text);
      if (overflow === undefined) continue;
      const { shape } = placed.owner;
      if (!mayChange(view, placed.owner)) kit.leave({ shape_id: shape.id, reason: 'ambiguous' });
      else search(kit, shape, [placed.text], overflow, ([text = placed.text]) => overflowWith(view, placed, text));
    }
    for (const item of view.items) {
      const { shape } = item;
      if (!mayChange(view, item) || shape.kind !== 'table') continue;
      const texts = shape.cells.map(({ text }) => text);
      const overflow = tableOverflowWith(view, item, texts);
      if (overflow !== undefined) search(kit, shape, texts, overflow, (changed) => tableOverflowWith(view, item, changed));
    }
  },
});

/** Proposes the largest sizes at which the texts of a shape fit. */
function search(
  kit: ActionKit,
  { id: shape_id, name: shape_name }: { readonly id: number; readonly name: string },
  texts: readonly ForeignText[],
  overflow: Overflow,
  overflowOf: (texts: readonly ForeignText[]) => Overflow | undefined,
): void {
  if (!overflow.error && overflow.ratio <= SLIGHT) {
    kit.leave({ shape_id, reason: 'ambiguous' });
    return;
  }
  const before = shownSizes(texts);
  if (before === null || before.max <= FLOOR_PT) {
    kit.leave({ shape_id, reason: 'does_not_fit', remedy: SHORTEN });
    return;
  }
  let factor = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    factor *= STEP;
    const changed = texts.map((text) => resized(text, shrunk(factor)));
    const after = shownSizes(changed);
    if (overflowOf(changed) === undefined) {
      kit.propose({
        shape_id,
        shape_name,
        changes: joinChanges(texts.map((text, i) => sizeChanges(text, changed[i] ?? text))),
        resolves: 1,
        before: { font_pt: before, overflow: Math.round(overflow.ratio * 1000) / 1000 },
        after: { font_pt: after, overflow: 1 },
      });
      return;
    }
    if (after !== null && after.max <= FLOOR_PT) break;
  }
  kit.leave({ shape_id, reason: 'does_not_fit', remedy: SHORTEN });
}

/** Sizes keep their proportions until one of them reaches the floor. What is smaller already stays as it is. */
const shrunk =
  (factor: number): Resize =>
  (shown) =>
    shown <= FLOOR_PT ? shown : Math.max(FLOOR_PT, Math.floor((shown * factor) / GRID_PT) * GRID_PT);

/** Makes overflowing text smaller until it fits by measurement, but not below the floor. */
import type { PlacedText } from '../../inspect/view/item.ts';
import { NO_CHANGES } from '../changes/slide-changes.ts';
import { isTitle, siblingsOf, titlesAsLarge } from './_siblings.ts';
import {
  FLOOR_PT,
  mayChange,
  type Overflow,
  overflowWith,
  ownTexts,
  type Resize,
  resized,
  type SizedTexts,
  shownSizes,
  sizedTable,
  sizeProposal,
} from './_sized-text.ts';
import { type ActionKit, defineAction, type Proposal } from './define-action.ts';

/** Steps of the search, because the text is set anew at each. */
const STEP = 0.975;
const MAX_STEPS = 90;
/** Sizes are multiples of this, as authors set them. */
const GRID_PT = 0.5;

/** An invisible overflow up to this ratio may be none, because programs set lines a little differently. */
const SLIGHT = 1.05;

const OTHER_TITLES =
  'other titles of the deck are as large, and one is not made smaller alone: shorten it, or make titles smaller in the slide master.';
const SHORTEN = 'Shorten the text or make its shape larger: it does not fit at 9 pt.';

export const shrinkToFit = defineAction({
  name: 'shrink_to_fit',
  code: 'text_overflow',
  what: 'Shrinks the fonts of text that overflows, by measurement, to a floor of 9 pt.',
  plan(kit) {
    const { view } = kit;
    const done = new Set<PlacedText>();
    for (const placed of ownTexts(view)) {
      if (done.has(placed)) continue;
      const overflow = overflowWith(view, placed, placed.text);
      if (overflow === undefined) continue;
      const { shape } = placed.owner;
      const titles = isTitle(shape) ? titlesAsLarge(view, placed.text) : 0;
      if (!mayChange(view, placed.owner)) kit.leave({ shape_id: shape.id, reason: 'ambiguous' });
      else if (titles > 0) kit.leave({ shape_id: shape.id, reason: 'ambiguous', remedy: `${titles} ${OTHER_TITLES}` });
      else {
        const group = siblingsOf(view, placed);
        for (const one of group) done.add(one);
        shrinkGroup(kit, group);
      }
    }
    for (const item of view.items) {
      const table = sizedTable(view, item);
      const overflow = table?.overflowOf(table.texts);
      if (table !== undefined && overflow !== undefined) proposeLargest(kit, { ...table, overflow, same_size: [] });
    }
  },
});

/** Makes sibling texts smaller by one factor at which all of them fit. */
function shrinkGroup(kit: ActionKit, group: readonly PlacedText[]): void {
  const { view } = kit;
  const overflowing = group.flatMap((placed, at) => {
    const overflow = overflowWith(view, placed, placed.text);
    return overflow === undefined ? [] : [{ placed, at, shape: placed.owner.shape, overflow }];
  });
  const [first, ...more] = overflowing.sort(
    (a, b) => Number(b.overflow.error) - Number(a.overflow.error) || b.overflow.ratio - a.overflow.ratio,
  );
  if (first === undefined) return;
  const ids = group.map(({ owner }) => owner.shape.id).sort((a, b) => a - b);
  const others = (own: number): readonly number[] => ids.filter((id) => id !== own);
  const found = proposeLargest(kit, {
    ...first,
    texts: group.map(({ text }) => text),
    // Texts that fit now also fit when they are smaller.
    overflowOf(changed) {
      for (const { placed, at } of overflowing) {
        const overflow = overflowWith(view, placed, changed[at] ?? placed.text);
        if (overflow !== undefined) return overflow;
      }
      return undefined;
    },
    same_size: others(first.shape.id),
  });
  for (const { shape, overflow } of more) {
    if (found === undefined) kit.leave({ shape_id: shape.id, reason: 'does_not_fit', remedy: SHORTEN });
    else {
      const before = { ...found.before, overflow: rounded(overflow.ratio) };
      const after = { ...found.after, same_size_as: others(shape.id) };
      // The first proposal has the changes of all.
      kit.propose({ ...found, shape_id: shape.id, shape_name: shape.name, changes: NO_CHANGES, before, after });
    }
  }
}

interface OverflowingTexts extends SizedTexts {
  readonly overflow: Overflow;
  /** Ids of other shapes that get the same size. */
  readonly same_size: readonly number[];
}

const rounded = (ratio: number): number => Math.round(ratio * 1000) / 1000;

/** Proposes the largest sizes at which the texts fit, and returns what it proposed. */
function proposeLargest(kit: ActionKit, { shape, overflow, texts, overflowOf, same_size }: OverflowingTexts): Proposal | undefined {
  const shape_id = shape.id;
  if (!overflow.error && overflow.ratio <= SLIGHT) {
    kit.leave({ shape_id, reason: 'ambiguous' });
    return undefined;
  }
  const before = shownSizes(texts);
  if (before === null || before.max <= FLOOR_PT) {
    kit.leave({ shape_id, reason: 'does_not_fit', remedy: SHORTEN });
    return undefined;
  }
  let factor = 1;
  for (let step = 0; step < MAX_STEPS; step++) {
    factor *= STEP;
    const changed = texts.map((text) => resized(text, shrunk(factor)));
    const after = shownSizes(changed);
    if (overflowOf(changed) === undefined) {
      const proposal: Proposal = {
        ...sizeProposal({ shape, texts }, changed),
        before: { font_pt: before, overflow: rounded(overflow.ratio) },
        after: { font_pt: after, overflow: 1, ...(same_size.length > 0 && { same_size_as: same_size }) },
      };
      kit.propose(proposal);
      return proposal;
    }
    if (after !== null && after.max <= FLOOR_PT) break;
  }
  kit.leave({ shape_id, reason: 'does_not_fit', remedy: SHORTEN });
  return undefined;
}

/** Sizes keep their proportions until one of them reaches the floor. Smaller sizes stay the same. */
const shrunk =
  (factor: number): Resize =>
  (shown) =>
    shown <= FLOOR_PT ? shown : Math.max(FLOOR_PT, Math.floor((shown * factor) / GRID_PT) * GRID_PT);

/** Raises text below the floor to the floor, where it still fits. */
import type { ForeignText } from '@deckwright/read/pptx';
import {
  FLOOR_PT,
  mayChange,
  ownTexts,
  type Resize,
  resized,
  type SizedTexts,
  shownSizes,
  sizedShape,
  sizedTable,
  sizeProposal,
} from './_sized-text.ts';
import { type ActionKit, defineAction } from './define-action.ts';

/** Tolerance for rounded sizes, the same as in the inspection. */
const ROUNDING_PT = 0.01;

const ROOM = 'Make room first: at 9 pt the text does not fit its shape.';

export const raiseMinFont = defineAction({
  name: 'raise_min_font',
  code: 'tiny_font',
  what: 'Raises fonts below 9 pt to 9 pt where the text still fits.',
  plan(kit) {
    const { view } = kit;
    for (const placed of ownTexts(view)) {
      if (!isTiny([placed.text])) continue;
      if (!mayChange(view, placed.owner)) kit.leave({ shape_id: placed.owner.shape.id, reason: 'ambiguous' });
      else raise(kit, sizedShape(view, placed));
    }
    for (const item of view.items) {
      const { shape } = item;
      if (!item.own) continue;
      if (shape.kind === 'chart') {
        kit.leave({
          shape_id: shape.id,
          reason: 'ambiguous',
          remedy: 'Set the font of the chart in PowerPoint: its parts are laid out around it.',
        });
      }
      const table = sizedTable(view, item);
      if (table !== undefined && isTiny(table.texts)) raise(kit, table);
    }
  },
});

const isTiny = (texts: readonly ForeignText[]): boolean => (shownSizes(texts)?.min ?? FLOOR_PT) < FLOOR_PT - ROUNDING_PT;

function raise(kit: ActionKit, sized: SizedTexts): void {
  const changed = sized.texts.map((text) => resized(text, toFloor));
  if (sized.overflowOf(changed) !== undefined) {
    kit.leave({ shape_id: sized.shape.id, reason: 'does_not_fit', remedy: ROOM });
    return;
  }
  kit.propose({
    ...sizeProposal(sized, changed),
    before: { font_pt: shownSizes(sized.texts) },
    after: { font_pt: shownSizes(changed) },
  });
}

const toFloor: Resize = (shown) => (shown < FLOOR_PT - ROUNDING_PT ? FLOOR_PT : shown);

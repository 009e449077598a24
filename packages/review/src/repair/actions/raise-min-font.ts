/** Raises text below the floor to it, where it still fits. */
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

/** As the inspection counts: rounding of stored sizes is no fault. */
const ROUNDING_PT = 0.01;

const ROOM = 'Make room first: at 9 pt the text does not fit its shape.';

export const raiseMinFont = defineAction({
  name: 'raise_min_font',
  code: 'tiny_font',
  what: 'Raises fonts below 9 pt to 9 pt where the text still fits.',
  plan(kit) {
    const { view } = kit;
    for (const placed of view.texts) {
      if (!placed.owner.own || placed.cell !== undefined || !isTiny([placed.text])) continue;
      const { shape } = placed.owner;
      if (!mayChange(view, placed.owner)) kit.leave({ shape_id: shape.id, reason: 'ambiguous' });
      else raise(kit, shape, [placed.text], ([text = placed.text]) => overflowWith(view, placed, text));
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
      } else if (shape.kind === 'table' && mayChange(view, item)) {
        const texts = shape.cells.map(({ text }) => text);
        if (isTiny(texts)) raise(kit, shape, texts, (changed) => tableOverflowWith(view, item, changed));
      }
    }
  },
});

const isTiny = (texts: readonly ForeignText[]): boolean => (shownSizes(texts)?.min ?? FLOOR_PT) < FLOOR_PT - ROUNDING_PT;

function raise(
  kit: ActionKit,
  { id: shape_id, name: shape_name }: { readonly id: number; readonly name: string },
  texts: readonly ForeignText[],
  overflowOf: (texts: readonly ForeignText[]) => Overflow | undefined,
): void {
  const changed = texts.map((text) => resized(text, toFloor));
  if (overflowOf(changed) !== undefined) {
    kit.leave({ shape_id, reason: 'does_not_fit', remedy: ROOM });
    return;
  }
  kit.propose({
    shape_id,
    shape_name,
    changes: joinChanges(texts.map((text, i) => sizeChanges(text, changed[i] ?? text))),
    resolves: 1,
    before: { font_pt: shownSizes(texts) },
    after: { font_pt: shownSizes(changed) },
  });
}

const toFloor: Resize = (shown) => (shown < FLOOR_PT - ROUNDING_PT ? FLOOR_PT : shown);

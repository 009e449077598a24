/** Words, tables and charts under something opaque that is drawn later. */
import { hidesAt, hidingOf } from '../view/hidden.ts';
import type { Item } from '../view/item.ts';
import { called, named, quoted } from '../view/placed-text.ts';
import { moves, type SlideView } from '../view/slide-view.ts';
import { defineCheck } from './define-check.ts';

/** Share of a text's ink; a smaller share means that a shape touches the text. */
const SOME = 0.08;
const MUCH = 0.4;
/** Share of a table or chart that must be hidden before it counts. */
const MAX_OF_IT = 0.6;

export const contentHidden = defineCheck({
  code: 'content_hidden',
  severity: 'error',
  what: 'Text, a table or a chart lies behind an opaque shape or picture that is drawn later.',
  unit: 'share of the content that is hidden',
  remedy: 'Send the shape in front to the back, move it, or delete what it hides.',
  find(view, report) {
    for (const text of view.texts) {
      if (!text.owner.own) continue;
      const { share, by } = hidingOf(view, text);
      if (by === undefined || share < SOME) continue;
      const how = share > 0.95 ? 'hidden' : 'partly hidden';
      const moving = moves(view, text.owner) || moves(view, by);
      report({
        about: text,
        other: by,
        message: `${quoted(text.words)} is ${how} behind ${named(by.shape)}${moving ? ', unless an animation moves them apart' : ''}.`,
        remedy: remedyFor(by),
        measured: share,
        limit: 0,
        severity: share >= MUCH && !moving ? 'error' : 'warning',
      });
    }
    for (const item of view.items) {
      if (!item.own || (item.shape.kind !== 'chart' && item.shape.kind !== 'table')) continue;
      const found = hiddenShare(view, item);
      if (
        found === undefined ||
        found.share < MAX_OF_IT ||
        (item.texts.length > 0 && item.texts.some((text) => hidingOf(view, text).share >= SOME))
      )
        continue;
      report({
        about: item,
        other: found.by,
        message: `The ${called(item.shape)} is hidden behind ${named(found.by.shape)}.`,
        remedy: remedyFor(found.by),
        measured: found.share,
        limit: 0,
        severity: moves(view, item) || moves(view, found.by) ? 'warning' : 'error',
      });
    }
  },
});

const remedyFor = ({ shape }: Item): string =>
  `Send ${named(shape)} to the back, move one of the two, or delete the one that is not needed.`;

const GRID = 8;

function hiddenShare(view: SlideView, item: Item): { share: number; by: Item } | undefined {
  const { bounds } = item;
  if (bounds === undefined) return undefined;
  const above = view.items.filter(({ z, shape }) => z > item.z && (shape.kind === 'shape' || shape.kind === 'picture'));
  const hits = new Map<Item, number>();
  for (let i = 0; i < GRID * GRID; i++) {
    const x = bounds.x + (((i % GRID) + 0.5) / GRID) * bounds.w;
    const y = bounds.y + ((Math.floor(i / GRID) + 0.5) / GRID) * bounds.h;
    const by = above.find((over) => over.covers(x, y) && hidesAt(view, over, x, y));
    if (by !== undefined) hits.set(by, (hits.get(by) ?? 0) + 1);
  }
  const [first] = [...hits.entries()].sort((a, b) => b[1] - a[1]);
  if (first === undefined) return undefined;
  const total = [...hits.values()].reduce((sum, n) => sum + n, 0);
  return { share: total / (GRID * GRID), by: first[0] };
}

/** The share of each text that lies under something opaque that is drawn later, and the shape that hides it. */
import { UNKNOWN } from '@deckwright/read/pptx';
import { OPAQUE } from './ground.ts';
import type { Item, PlacedText } from './item.ts';
import type { SlideView } from './slide-view.ts';
import { overlapOf } from './turn.ts';

export interface Hiding {
  /** Share of the text's ink, 0 to 1. */
  readonly share: number;
  /** The shape that hides the most of it. */
  readonly by?: Item;
}

const NOT: Hiding = { share: 0 };
const cache = new WeakMap<SlideView, Map<PlacedText, Hiding>>();

export function hidingOf(view: SlideView, text: PlacedText): Hiding {
  let ofSlide = cache.get(view);
  if (ofSlide === undefined) {
    ofSlide = new Map();
    cache.set(view, ofSlide);
  }
  let hiding = ofSlide.get(text);
  if (hiding === undefined) {
    hiding = find(view, text);
    ofSlide.set(text, hiding);
  }
  return hiding;
}

function find(view: SlideView, text: PlacedText): Hiding {
  const { bounds } = text;
  if (!text.placed || bounds === undefined) return NOT;
  const above = view.items.filter((item) => {
    if (item.z <= text.owner.z || item.bounds === undefined) return false;
    const { w, h } = overlapOf(item.bounds, bounds);
    return w > 0 && h > 0 && mayHide(item);
  });
  if (above.length === 0) return NOT;
  const hidden = new Map<Item, number>();
  let all = 0;
  let covered = 0;
  for (const { spans } of text.lines) {
    for (const { samples, characters } of spans) {
      const weight = characters / samples.length;
      for (const { x, y } of samples) {
        all += weight;
        const by = above.find((item) => item.covers(x, y) && hidesAt(view, item, x, y));
        if (by === undefined) continue;
        covered += weight;
        hidden.set(by, (hidden.get(by) ?? 0) + weight);
      }
    }
  }
  if (covered === 0) return NOT;
  const [by] = [...hidden.entries()].sort((a, b) => b[1] - a[1])[0] as [Item, number];
  return { share: covered / all, by };
}

function mayHide({ shape }: Item): boolean {
  if (shape.kind === 'shape' || shape.kind === 'table') return true;
  return shape.kind === 'picture';
}

/** Whether an item that covers the point hides what lies below; false when that is not sure. */
export function hidesAt(view: SlideView, item: Item, x: number, y: number): boolean {
  const { shape } = item;
  if (shape.kind === 'picture') return view.pictures.hidesAt(shape.picture, item, x, y) === true;
  if (shape.kind === 'table') {
    const cell = item.table?.cells.find(({ box }) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h);
    return cell !== undefined && isOpaque(view, cell.cell.fill, item, x, y);
  }
  return isOpaque(view, shape.fill, item, x, y);
}

function isOpaque(view: SlideView, paint: Item['shape']['fill'], item: Item, x: number, y: number): boolean {
  switch (paint.kind) {
    case 'solid':
      return paint.color !== UNKNOWN && paint.color.alpha >= OPAQUE;
    case 'gradient':
      return paint.stops.length > 0 && paint.stops.every(({ color }) => color !== UNKNOWN && color.alpha >= OPAQUE);
    case 'pattern':
      return [paint.foreground, paint.background].every((color) => color !== UNKNOWN && color.alpha >= OPAQUE);
    case 'picture':
      return view.pictures.hidesAt(paint.picture, item, x, y) === true;
    default:
      return false;
  }
}

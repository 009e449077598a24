/** Finds where lines of two texts overlap. */
import { EMU_PER_PT } from '@deckwright/draw/scene';
import type { SlideBox } from '@deckwright/read/pptx';
import type { PlacedLine, PlacedText } from './item.ts';
import type { SlideView } from './slide-view.ts';
import { boundsOf, overlapOf } from './turn.ts';

export interface Collision {
  readonly one: PlacedText;
  readonly other: PlacedText;
  /** The overlap, as a share of the smaller text's ink. */
  readonly share: number;
  readonly box: SlideBox;
}

/** Lines that overlap by a smaller share of the lower one's height, or by fewer of its letters, only touch. */
const HEIGHT = 0.3;
const LETTERS = 0.6;
const MAX_LINES = 400;

const cache = new WeakMap<SlideView, readonly Collision[]>();

export function collisionsOf(view: SlideView): readonly Collision[] {
  let found = cache.get(view);
  if (found === undefined) {
    found = find(view.texts.filter(({ placed, bounds }) => placed && bounds !== undefined));
    cache.set(view, found);
  }
  return found;
}

/** A collision that ends further outside the text's box, in points, is caused by the overflow of the text. */
const BEYOND_PT = 1;

/** The collision of another text with the part of a text that passes its own box. */
export function collisionBeyond(view: SlideView, text: PlacedText): Collision | undefined {
  return collisionsOf(view).find(({ one, other, box }) => (one === text || other === text) && passes(box, text.owner.bounds));
}

function passes(box: SlideBox, own: SlideBox | undefined): boolean {
  if (own === undefined) return true;
  const beyond = Math.max(own.x - box.x, own.y - box.y, box.x + box.w - own.x - own.w, box.y + box.h - own.y - own.h);
  return beyond > BEYOND_PT * EMU_PER_PT;
}

function find(texts: readonly PlacedText[]): Collision[] {
  const out: Collision[] = [];
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      if (one.owner === other.owner || one.bounds === undefined || other.bounds === undefined) continue;
      const apart = overlapOf(one.bounds, other.bounds);
      if (apart.w <= 0 || apart.h <= 0) continue;
      const collision = between(one, other);
      if (collision !== undefined) out.push(collision);
    }
  }
  return out;
}

const areaOf = (lines: readonly PlacedLine[]): number => lines.reduce((sum, { box }) => sum + box.w * box.h, 0);

function between(one: PlacedText, other: PlacedText): Collision | undefined {
  let area = 0;
  const boxes: SlideBox[] = [];
  for (const a of one.lines.slice(0, MAX_LINES)) {
    for (const b of other.lines.slice(0, MAX_LINES)) {
      const { w, h } = overlapOf(a.box, b.box);
      if (h < HEIGHT * Math.min(a.box.h, b.box.h) || w < LETTERS * EMU_PER_PT * Math.min(a.line.size_pt, b.line.size_pt)) continue;
      area += w * h;
      boxes.push({ x: Math.max(a.box.x, b.box.x), y: Math.max(a.box.y, b.box.y), w, h });
    }
  }
  if (boxes.length === 0) return undefined;
  const smaller = Math.min(areaOf(one.lines), areaOf(other.lines));
  const box = boundsOf(boxes.flatMap((of) => [of, { x: of.x + of.w, y: of.y + of.h }]));
  return { one, other, share: smaller > 0 ? Math.min(1, area / smaller) : 1, box };
}

/** A card with all that stands on it, its border and its shadow is one group, so that it moves as one. */
import {
  type Box,
  type EllipseShape,
  type Emu,
  emuOfPt,
  type GroupShape,
  type ImageShape,
  type PathShape,
  type RectShape,
  type Shape,
  unionOf,
  wordsOfShape,
} from '@deckwright/draw/scene';
import { inkOf, isWithin, meets } from './cards.ts';

type Card = RectShape | EllipseShape | PathShape;

/** Shares of the slide: a larger shape is what a slide stands on. */
const LARGEST = 0.4;
const SHORTEST = emuOfPt(14);
/** How far a border or a text may reach over the edge, and a shadow around its card. */
const EDGE = emuOfPt(1.5);
const SHADOW = emuOfPt(36);
/** Of the card, what a shadow lies under at least; over the size of the card, its size at most. */
const UNDER = 0.6;
const SHADOW_SIZE = 1.35;
/** More is a drawing: of a card, and of a slide. */
const MOST = 60;
const MOST_SHAPES = 1_000;

/** @param shapes of a slide, in drawing order */
export function inGroups(shapes: readonly Shape[], canvas: { readonly w: number; readonly h: number }): Shape[] {
  if (shapes.length > MOST_SHAPES) return [...shapes];
  const cards = new Set(shapes.flatMap((shape, i) => (isCard(shape, canvas) ? [i] : [])));
  const held = new Map<number, number[]>();
  shapes.forEach((shape, i) => {
    const card = innermost(shape, i, shapes, cards);
    if (card !== undefined) held.set(card, [...(held.get(card) ?? []), i]);
  });
  const groups = new Map<number, readonly number[]>();
  const taken = new Set<number>();
  for (const card of cards) {
    const on = held.get(card) ?? [];
    // Of cards on cards, the inner ones are groups.
    if (on.some((i) => (held.get(i)?.length ?? 0) > 0) || on.some((i) => isFixed(shapes[i] as Shape)) || taken.has(card)) continue;
    const shadow = shadowOf(shapes, card, taken);
    const members = [...shadow, card, ...on].sort((a, b) => a - b);
    if (members.length < 2 || members.length > MOST || !isOneLayer(shapes, members, new Set(shadow), card)) continue;
    for (const i of members) taken.add(i);
    groups.set(members.at(-1) as number, members);
  }
  for (const members of [...framesOf(shapes, taken, canvas), ...linesWithShadows(shapes, taken)]) {
    if (
      members.some((i) => taken.has(i) || isFixed(shapes[i] as Shape)) ||
      members.length > MOST ||
      !isOneLayer(shapes, members, new Set(), 0)
    )
      continue;
    for (const i of members) taken.add(i);
    groups.set(members.at(-1) as number, members);
  }
  return shapes.flatMap((shape, i) => {
    const members = groups.get(i);
    if (members !== undefined) return [groupOf(members.map((at) => shapes[at] as Shape))];
    return taken.has(i) ? [] : [shape];
  });
}

function isCard(shape: Shape, canvas: { readonly w: number; readonly h: number }): boolean {
  if (
    (shape.kind !== 'rect' && shape.kind !== 'ellipse' && shape.kind !== 'path') ||
    shape.fill === undefined ||
    shape.rotation !== undefined
  )
    return false;
  const { w, h } = shape.box;
  return Math.min(w, h) >= SHORTEST && w * h <= LARGEST * canvas.w * canvas.h && w < 0.95 * canvas.w;
}

/** No group holds placeholders and tables. */
const isFixed = (shape: Shape): boolean => shape.kind === 'table' || (shape.kind === 'text' && shape.placeholder !== undefined);

const areaOf = ({ w, h }: Box): number => w * h;
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - EDGE &&
  inner.y >= outer.y - EDGE &&
  inner.x + inner.w <= outer.x + outer.w + EDGE &&
  inner.y + inner.h <= outer.y + outer.h + EDGE;

/** The smallest card below a shape that holds all of it. */
function innermost(shape: Shape, at: number, shapes: readonly Shape[], cards: ReadonlySet<number>): number | undefined {
  if (shape.kind !== 'text' && shape.rotation !== undefined) return undefined;
  const box = shape.kind === 'text' && shape.rotation === undefined ? inkOf(shape) : shape.box;
  if (box === undefined) return undefined;
  let best: number | undefined;
  for (const card of cards) {
    const under = shapes[card] as Card;
    if (card >= at || !holds(under.box, box) || (shape.kind === 'text' && under.kind === 'path' && !isWithin(under, box))) continue;
    if (best === undefined || areaOf(under.box) <= areaOf((shapes[best] as Shape).box)) best = card;
  }
  return best;
}

/** Pictures under a card, around it or beside it by the way that a shadow falls. */
function shadowOf(shapes: readonly Shape[], card: number, taken: ReadonlySet<number>): number[] {
  const { box } = shapes[card] as Card;
  return shapes.slice(0, card).flatMap((shape, i) => (!taken.has(i) && shape.kind === 'image' && isShadow(shape, box) ? [i] : []));
}

function isShadow({ box, rotation }: ImageShape, card: Box): boolean {
  if (rotation !== undefined) return false;
  const [w, h] = [
    Math.min(box.x + box.w, card.x + card.w) - Math.max(box.x, card.x),
    Math.min(box.y + box.h, card.y + card.h) - Math.max(box.y, card.y),
  ];
  const near = [box.x - card.x, box.y - card.y, box.x + box.w - card.x - card.w, box.y + box.h - card.y - card.h].every(
    (by) => Math.abs(by) <= SHADOW,
  );
  return (
    near &&
    w > 0 &&
    h > 0 &&
    w * h >= UNDER * areaOf(card) &&
    Math.max(box.w - 2 * SHADOW, 0) * Math.max(box.h - 2 * SHADOW, 0) <= SHADOW_SIZE * areaOf(card)
  );
}

/** Points of the breadth of a side of a frame. */
const THIN = emuOfPt(9);

const isSide = ({ kind, box }: Shape, lies: boolean): boolean =>
  (kind === 'rect' || kind === 'path' || kind === 'line') &&
  (lies ? box.h <= THIN && box.w >= 3 * SHORTEST : box.w <= THIN && box.h >= 2 * SHORTEST);

/** Four sides that are drawn apart, with all that stands between them. */
function framesOf(shapes: readonly Shape[], taken: ReadonlySet<number>, canvas: { readonly w: number; readonly h: number }): number[][] {
  const sides = (lies: boolean): number[] => shapes.flatMap((shape, i) => (!taken.has(i) && isSide(shape, lies) ? [i] : []));
  const [level, upright] = [sides(true), sides(false)];
  const boxOf = (i: number): Box => (shapes[i] as Shape).box;
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 2 * EDGE;
  return level.flatMap((top) => {
    const { x, y, w } = boxOf(top);
    const foot = level
      .filter((i) => near(boxOf(i).x, x) && near(boxOf(i).w, w) && boxOf(i).y > y + SHORTEST)
      .sort((a, b) => boxOf(a).y - boxOf(b).y)[0];
    if (foot === undefined || areaOf({ x, y, w, h: (boxOf(foot).y - y) as Emu }) > LARGEST * canvas.w * canvas.h) return [];
    const bottom = boxOf(foot).y + boxOf(foot).h;
    const ends = [x, x + w].map((at) =>
      upright.find(
        (i) =>
          near(boxOf(i).x + boxOf(i).w / 2, at) && Math.abs(boxOf(i).y - y) <= THIN && Math.abs(boxOf(i).y + boxOf(i).h - bottom) <= THIN,
      ),
    );
    const [left, right] = ends;
    if (left === undefined || right === undefined) return [];
    const frame: Box = { x, y, w, h: (bottom - y) as Emu };
    const inside = shapes.flatMap((shape, i) => {
      const box = shape.kind === 'text' && shape.rotation === undefined ? inkOf(shape) : shape.box;
      return box !== undefined && holds(frame, box) ? [i] : [];
    });
    return [[...new Set([top, foot, left, right, ...inside])].sort((a, b) => a - b)];
  });
}

/** Connectors whose shadow is a picture that is painted right before them. */
function linesWithShadows(shapes: readonly Shape[], taken: ReadonlySet<number>): number[][] {
  return shapes.flatMap((shape, i) => {
    const before = shapes[i - 1];
    const isLine = shape.kind === 'line' || (shape.kind === 'path' && shape.fill === undefined);
    if (!isLine || before?.kind !== 'image' || before.rotation !== undefined || taken.has(i) || taken.has(i - 1)) return [];
    const { box } = before;
    const by = [
      shape.box.x - box.x,
      shape.box.y - box.y,
      box.x + box.w - shape.box.x - shape.box.w,
      box.y + box.h - shape.box.y - shape.box.h,
    ];
    return by.every((gap) => gap >= -EDGE && gap <= THIN * 1.5) ? [[i - 1, i]] : [];
  });
}

/** Nothing else is painted over one of them and under another; what a shadow reaches beyond its card may be. */
function isOneLayer(shapes: readonly Shape[], members: readonly number[], shadow: ReadonlySet<number>, card: number): boolean {
  const own = new Set(members);
  const boxOf = (member: number): Box => (shapes[shadow.has(member) ? card : member] as Shape).box;
  const [from, to] = [members[0] ?? 0, members.at(-1) ?? 0];
  for (let i = from; i <= to; i++) {
    if (own.has(i)) continue;
    const { box } = shapes[i] as Shape;
    if (members.some((member) => member < i && meets(boxOf(member), box))) return false;
  }
  return true;
}

function groupOf(children: readonly Shape[]): GroupShape {
  const named = children.find((shape) => wordsOfShape(shape).trim() !== '') ?? children[0];
  const box = unionOf(children.map((shape) => shape.box)) ?? { x: 0 as Emu, y: 0 as Emu, w: 0 as Emu, h: 0 as Emu };
  return { kind: 'group', id: `${children[0]?.id}-group`, name: named?.name ?? 'Card', role: 'group', box, children };
}

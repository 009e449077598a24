/** Text that stands alone in a painted shape becomes the text of that shape, so that both move and grow together. */
import { isInside, ringsOfPath } from '@deckwright/core/geometry';
import {
  type Align,
  type Box,
  type EllipseShape,
  type Emu,
  emuOfPt,
  type GroupShape,
  type Insets,
  type PathShape,
  type RectShape,
  type Shape,
  type Stroke,
  type TextBody,
  type TextShape,
  unionOf,
} from '@deckwright/draw/scene';
import { shifted } from './room.ts';

type Card = RectShape | EllipseShape | PathShape;

/** How far a text may be from the middle of its card, and a shape reach over its edge. */
const MIDDLE = emuOfPt(1.5);
const EDGE = emuOfPt(1);
/** Of the width of a line; other faces are as much wider. */
const ROOM = 1.5;
/** Share of the sides that geometry keeps text off by itself: of a radius, and of an ellipse's box (`il` of the presets in ISO 29500-1). */
const CORNER = 0.29289;
const INSCRIBED = 0.14645;
/** Of each curve of an outline. */
const CHORDS = 4;

/** @param shapes of a slide, in drawing order */
export function inCards(shapes: readonly Shape[]): Shape[] {
  const all = outlined(shapes);
  const texts = new Map<number, number>();
  all.forEach((shape, at) => {
    if (shape.kind !== 'text' || shape.placeholder !== undefined || shape.rotation !== undefined) return;
    const card = cardOf(all, at);
    if (card !== undefined) texts.set(card, at);
  });
  const taken = new Set(texts.values());
  return all.flatMap((shape, at) => {
    if (taken.has(at)) return [];
    const text = all[texts.get(at) ?? -1];
    if (text?.kind !== 'text' || !isCard(shape)) return [shape];
    return [withText(shape, text) ?? groupOf(shape, text)];
  });
}

/** A fill and the outline that is painted next around it as one shape. */
function outlined(shapes: readonly Shape[]): Shape[] {
  const out: Shape[] = [];
  for (const shape of shapes) {
    const last = out.at(-1);
    if (last !== undefined && isCard(last) && last.stroke === undefined && isOutlineOf(shape, last))
      out[out.length - 1] = { ...last, stroke: shape.stroke };
    else out.push(shape);
  }
  return out;
}

function isOutlineOf(shape: Shape, card: Card): shape is Card & { readonly stroke: Stroke } {
  if (!(shape.kind === 'rect' || shape.kind === 'ellipse' || shape.kind === 'path') || shape.kind !== card.kind) return false;
  if (shape.fill !== undefined || shape.stroke === undefined || shape.text !== undefined || shape.rotation !== undefined) return false;
  if (!isSameBox(card.box, shape.box)) return false;
  return shape.kind === 'path' && card.kind === 'path' ? isSamePath(shape, card) : Math.abs(radiusOf(card) - radiusOf(shape)) <= EDGE / 2;
}

const isSamePath = (a: PathShape, b: PathShape): boolean =>
  a.steps.length === b.steps.length &&
  a.steps.every((step, i) => {
    const other = b.steps[i];
    if (step.op === 'Z' || other === undefined || other.op === 'Z') return step.op === other?.op;
    return step.op === other.op && Math.abs(step.x - other.x) <= EDGE / 2 && Math.abs(step.y - other.y) <= EDGE / 2;
  });

const isCard = (shape: Shape): shape is Card =>
  (shape.kind === 'rect' || shape.kind === 'ellipse' || (shape.kind === 'path' && shape.fill !== undefined)) &&
  shape.text === undefined &&
  shape.rotation === undefined;
const radiusOf = (card: Card): number => (card.kind === 'rect' ? (card.radius ?? 0) : 0);
const isSameBox = (a: Box, b: Box): boolean => (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(a[side] - b[side]) <= EDGE / 2);

/** The nearest shape under a text that holds all of its letters and nothing else. */
function cardOf(shapes: readonly Shape[], text: number): number | undefined {
  const ink = inkOf(shapes[text] as TextShape);
  if (ink === undefined) return undefined;
  for (let at = text - 1; at >= 0; at--) {
    const shape = shapes[at] as Shape;
    if (!meets(shape.box, ink)) continue;
    if (!isCard(shape) || !holds(shape.box, ink) || (shape.kind === 'path' && !isWithin(shape, ink))) return undefined;
    return shapes.some((other, i) => i > at && i !== text && meets(other.box, shape.box)) ? undefined : at;
  }
  return undefined;
}

export function inkOf({ box, text: { lines } }: TextShape): Box | undefined {
  return unionOf(
    lines.map((line) => ({
      x: (box.x + line.x) as Emu,
      y: (box.y + line.baseline - line.ascent * 0.75) as Emu,
      w: line.w,
      h: (line.ascent * 0.75) as Emu,
    })),
  );
}

export const meets = (a: Box, b: Box): boolean =>
  a.x + EDGE < b.x + b.w && b.x + EDGE < a.x + a.w && a.y + EDGE < b.y + b.h && b.y + EDGE < a.y + a.h;
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;

/** Whether the corners of the letters lie within an outline. */
export function isWithin({ box, steps }: PathShape, { x, y, w, h }: Box): boolean {
  const rings = ringsOfPath(steps, CHORDS, (px, py) => [box.x + px, box.y + py]);
  return [x, x + w].every((px) => [y, y + h].every((py) => isInside([px, py], rings)));
}

/** Undefined where no insets hold the text where it stands. Presets other than these have places of their own for text. */
function withText(card: Card, text: TextShape): Card | undefined {
  if (card.kind === 'path' && card.preset !== undefined) return undefined;
  const set = text.text.wrap ? insetsOfParagraph(card, text) : insetsOfLine(card, text);
  if (set === undefined) return undefined;
  const { box } = card;
  const lines = text.text.lines.map((line) => shifted(line, (text.box.x - box.x) as Emu, (text.box.y - box.y) as Emu));
  return { ...card, name: text.name, role: 'card', text: { ...text.text, ...set, lines } };
}

type SetText = Pick<TextBody, 'insets' | 'anchor' | 'wrap' | 'paragraphs'>;

/** Where text may stand that has no insets. */
function roomOf(card: Card): Box {
  const { x, y, w, h } = card.box;
  const [dx, dy] = card.kind === 'ellipse' ? [w * INSCRIBED, h * INSCRIBED] : [radiusOf(card) * CORNER, radiusOf(card) * CORNER];
  return { x: (x + dx) as Emu, y: (y + dy) as Emu, w: (w - 2 * dx) as Emu, h: (h - 2 * dy) as Emu };
}

/** Its lines end where they did, so that both sides must be told. */
function insetsOfParagraph(card: Card, { box, text }: TextShape): SetText | undefined {
  const room = roomOf(card);
  const [l, r] = [box.x - room.x, room.x + room.w - box.x - box.w];
  // Text that begins at the left begins at the top, however the card closes below it.
  const upright = uprightInsets(room, box, text.paragraphs[0]?.align === 'center' || text.lines.length === 1);
  if (l < 0 || r < 0 || upright === undefined) return undefined;
  return { ...upright, insets: written(card, { ...upright.insets, l, r }), wrap: true, paragraphs: text.paragraphs };
}

/** One line may become longer, as far as its card has room. */
function insetsOfLine(card: Card, shape: TextShape): SetText | undefined {
  const { box, text } = shape;
  const room = roomOf(card);
  const [line] = text.lines;
  const upright = uprightInsets(room, box, true);
  if (line === undefined || text.lines.length > 1 || text.paragraphs[0]?.bullet !== undefined) {
    const set = insetsOfParagraph(card, shape);
    return set && { ...set, wrap: text.wrap };
  }
  if (upright === undefined) return undefined;
  const x0 = box.x + line.x;
  const [before, behind] = [x0 - room.x, room.x + room.w - x0 - line.w];
  const centred = Math.abs(before - behind) <= Math.max(MIDDLE, 0.02 * room.w);
  const align: Align = centred ? 'center' : before <= behind ? 'left' : 'right';
  if (!centred && Math.min(before, behind) < 0) return undefined;
  const least = Math.min(before, behind);
  const [l, r] = centred
    ? [Math.max(0, before - behind), Math.max(0, behind - before)]
    : [align === 'left' ? before : least, align === 'left' ? least : behind];
  const wrap = room.w - l - r >= ROOM * line.w;
  const paragraphs = text.paragraphs.map((paragraph) => ({ ...paragraph, align }));
  return { ...upright, insets: written(card, { ...upright.insets, l, r }), wrap, paragraphs };
}

function uprightInsets(
  room: Box,
  box: Box,
  floats: boolean,
): { readonly anchor: 'top' | 'middle'; readonly insets: { readonly t: number; readonly b: number } } | undefined {
  const [above, below] = [box.y - room.y, room.y + room.h - box.y - box.h];
  if ((floats || above < 0) && Math.abs(above - below) <= 2 * MIDDLE)
    return { anchor: 'middle', insets: { t: Math.max(0, above - below), b: Math.max(0, below - above) } };
  return above < 0 ? undefined : { anchor: 'top', insets: { t: above, b: Math.max(0, Math.min(above, below)) } };
}

/** Insets of a scene's rectangle count from its box, whatever its corners; those of an ellipse from the box within. */
function written(card: Card, { l, t, r, b }: { readonly l: number; readonly t: number; readonly r: number; readonly b: number }): Insets {
  const corner = radiusOf(card) * CORNER;
  const of = (inset: number): Emu => Math.round(inset + corner) as Emu;
  return { l: of(l), t: of(t), r: of(r), b: of(b) };
}

function groupOf(card: Card, text: TextShape): GroupShape {
  const box = unionOf([card.box, text.box]) ?? card.box;
  return { kind: 'group', id: `${card.id}-group`, name: text.name, role: 'group', box, children: [card, text] };
}

/** Compares a shape before and after: its place, the words that were typed, and their look. */
import { type Color, placeOfShape, resolveColor, type Shape, type TextBody, type Theme } from '@deckwright/draw/scene';
import type { ForeignShape } from '@deckwright/read/pptx';
import type { AddedElement } from './added-element.ts';
import { boxOfTable } from './compare-table.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** EMU: a smaller difference is rounding, because other programs count in hundredths of a millimetre. */
const SAME = 1_100;

/** Whether no side differs by more than `by` EMU. */
export const samePlace = (a: Place, b: Place, by = SAME): boolean =>
  Math.abs(a.x - b.x) <= by && Math.abs(a.y - b.y) <= by && Math.abs(a.w - b.w) <= by && Math.abs(a.h - b.h) <= by;

/** The box as a person set it. A side that a program rounded or computed keeps its old value. */
export function boxAsSet(now: ForeignShape, was: Place, { rewritten }: { readonly rewritten: boolean }): Place | undefined {
  const box = now.kind === 'table' ? boxOfTable(now, was, { by_words: rewritten }) : now.box;
  if (box === undefined) return undefined;
  const side = (name: keyof Place): number => (Math.abs(box[name] - was[name]) <= SAME ? was[name] : box[name]);
  return { x: side('x'), y: side('y'), w: side('w'), h: side('h') };
}

export const withBox = (shape: ForeignShape, box: Place | undefined): ForeignShape => (box === undefined ? shape : { ...shape, box });

/** The shortest turn from one angle to the other, degrees. */
export const turnBetween = (a: number, b: number): number => ((((b - a) % 360) + 540) % 360) - 180;

/** Ids of the groups around each shape. */
export function parentsOf(shapes: readonly Shape[], above: readonly string[] = []): Map<string, readonly string[]> {
  const out = new Map<string, readonly string[]>();
  for (const shape of shapes) {
    out.set(shape.id, above);
    if (shape.kind === 'group') for (const [id, list] of parentsOf(shape.children, [...above, shape.id])) out.set(id, list);
  }
  return out;
}

/** Whether a shape lies where the move and the scaling of its group put it. */
export function follows(leaf: Shape, from: Place, to: Place, now: ForeignShape | undefined): boolean {
  if (now?.box === undefined) return true;
  const kx = from.w === 0 ? 1 : to.w / from.w;
  const ky = from.h === 0 ? 1 : to.h / from.h;
  const { x, y, w, h } = placeOfShape(leaf);
  const expected = { x: to.x + (x - from.x) * kx, y: to.y + (y - from.y) * ky, w: w * kx, h: h * ky };
  return samePlace(expected, now.box, 4_000);
}

/** The text properties of a look that differ from those of all looks before. */
export function runOf(look: string, before: readonly string[]): AddedElement {
  const now = wordsOfLook(look);
  const old = before.map(wordsOfLook);
  const out: Record<string, unknown> = {};
  for (const name of ['size_pt', 'bold', 'italic', 'underline', 'color'] as const)
    if (now[name] !== undefined && old.some((one) => one[name] !== now[name])) out[name] = now[name];
  return out;
}

function wordsOfLook(look: string): { size_pt?: number; bold: boolean; italic: boolean; underline: boolean; color?: string } {
  const size = /^([\d.]+)pt/.exec(look)?.[1];
  const color = /#[0-9A-F]{6}/i.exec(look)?.[0];
  return {
    ...(size === undefined || size === '0' ? {} : { size_pt: Number(size) }),
    bold: / bold/.test(look),
    italic: / italic/.test(look),
    underline: / underlined/.test(look),
    ...(color === undefined ? {} : { color }),
  };
}

export const alignIn = (look: string): string | undefined => / (left|center|right) /.exec(look)?.[1];

interface Typed {
  readonly runs: readonly AddedElement[];
  readonly align?: string;
}

/** The paragraphs that were typed. Runs name only the properties that differ from those of the words before. */
export function typedOver(old: TextBody | undefined, paragraphs: readonly Typed[], theme: Theme): readonly Typed[] {
  return paragraphs.map(({ runs, align }, i) => {
    const like = old?.paragraphs[Math.min(i, (old?.paragraphs.length ?? 1) - 1)];
    const first = like?.runs[0];
    return {
      runs: runs.map(({ link: _link, ...run }) => (first === undefined ? run : onlyNew(run, first, theme))),
      ...(align === undefined || like === undefined || align === like.align ? {} : { align }),
    };
  });
}

function onlyNew(
  run: AddedElement,
  like: {
    readonly size_pt: number;
    readonly color: Color;
    readonly bold?: boolean;
    readonly italic?: boolean;
    readonly underline?: boolean;
  },
  theme: Theme,
): AddedElement {
  const out: Record<string, unknown> = { text: run['text'] };
  const size = run['size_pt'];
  if (typeof size === 'number' && Math.abs(size - like.size_pt) > 0.2) out['size_pt'] = size;
  if (typeof run['color'] === 'string' && run['color'] !== resolveColor(theme, like.color)) out['color'] = run['color'];
  for (const name of ['bold', 'italic', 'underline'] as const)
    if ((run[name] === true) !== (like[name] === true)) out[name] = run[name] === true;
  return out;
}

/** Cuts a row of panels to the words in it, where most of each would be empty: a column behind three words is void. */
import type { BoxIn } from '../layout/index.ts';
import { EMU_PER_IN, type Emu, emuOfIn, inOfEmu, type Shape, unionOf, walk } from '../scene/index.ts';
import type { Typesetter } from '../typeset/index.ts';
import { linesIn } from './spread-rows.ts';

/** Panels of at least this share of the body's height are columns. */
const TALL = 0.3;
/** Panels whose words need at most this share of their height are cut. */
const EMPTY = 0.7;
/** Room below the words, inches. */
const PAD_IN = 0.3;
/** Where what is lower than the body stands: this share of the free height is above it. */
const OPTICAL = 0.46;
const SAME_EMU = 0.02 * EMU_PER_IN;

interface Extent {
  readonly top: number;
  readonly foot: number;
}

/** The same shapes where there is no single row of panels, or its words fill it. */
export function trimPanels(shapes: readonly Shape[], box: BoxIn, text: Typesetter): readonly Shape[] {
  const leaves = [...walk(shapes)].filter(({ kind }) => kind !== 'group');
  const panels = leaves.filter((one) => one.role === 'card' && one.kind === 'rect' && inOfEmu(one.box.h) >= TALL * box.h);
  const [first] = panels;
  if (first === undefined || panels.some((one) => !isSame(one.box.y, first.box.y) || !isSame(one.box.h, first.box.h))) return shapes;
  const row: Extent = { top: first.box.y, foot: first.box.y + first.box.h };
  const isPanel = (one: Shape): boolean => panels.includes(one);
  /** Edges of the panels go with them. */
  const isEdge = (one: Shape): boolean => one.role === 'decoration' && isSame(one.box.y, row.top) && isSame(one.box.h, first.box.h);
  const contents = leaves.flatMap((one) => (isEdge(one) ? [] : (extentOf(one, isPanel(one), text) ?? [])));
  const within = contents.filter(({ top }) => top < row.foot - SAME_EMU);
  const words = Math.max(...within.map(({ foot }) => foot));
  const height = words - row.top + emuOfIn(PAD_IN);
  const isAnchored = leaves.some(
    (one) => 'text' in one && one.text !== undefined && one.text.anchor !== 'top' && one.box.h > EMPTY * first.box.h,
  );
  if (within.length === 0 || isAnchored || words > row.foot || height > EMPTY * first.box.h) return shapes;
  const isAlone = contents.every(({ top }) => top < row.foot - SAME_EMU);
  const top = Math.min(...leaves.map((one) => one.box.y));
  const total = row.top + height - top;
  const by = isAlone ? emuOfIn(box.y + (box.h - inOfEmu(total)) * OPTICAL) - top : 0;
  const cut = (one: Shape): Shape => {
    if (one.kind === 'group') {
      const children = one.children.map(cut);
      return { ...one, children, box: unionOf(children.map((child) => child.box)) ?? one.box };
    }
    const isMiddle = isSame(one.box.y + one.box.h / 2, row.top + first.box.h / 2) && one.role === 'decoration';
    const isLong = one.box.y + one.box.h > row.top + height && one.box.y < row.top + height;
    const h = isPanel(one) || isEdge(one) ? height : isLong && one.kind === 'text' ? row.top + height - one.box.y : one.box.h;
    const y = isMiddle && !isEdge(one) ? row.top + (height - h) / 2 : one.box.y;
    return lowered({ ...one, box: { ...one.box, y: Math.round(y) as Emu, h: Math.round(h) as Emu } } as Shape, by);
  };
  return shapes.map(cut);
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_EMU;

/** Of words and of what stands beside them; undefined for panels without words. */
function extentOf(one: Shape, isPanel: boolean, text: Typesetter): Extent | undefined {
  if ('text' in one && one.text !== undefined) {
    const [from, to] = linesIn(one.text, one.box, text);
    if (isPanel || one.kind === 'text') return { top: one.box.y + from, foot: one.box.y + to };
  }
  return isPanel ? undefined : { top: one.box.y, foot: one.box.y + one.box.h };
}

function lowered(one: Shape, by: number): Shape {
  if (by === 0) return one;
  const at = <P extends { readonly y: Emu }>(point: P): P => ({ ...point, y: (point.y + by) as Emu });
  return one.kind === 'line' ? { ...one, box: at(one.box), from: at(one.from), to: at(one.to) } : ({ ...one, box: at(one.box) } as Shape);
}

/** Which shapes of a drawing belong to which item of its data: marks, words, and the panel behind them. */
import type { Emphasis, Kit } from '../layout/index.ts';
import { type Box, type Shape, type TextBody, textsOf, unionOf } from '../scene/index.ts';

export interface Mark {
  readonly shape: Shape;
  /** The same for the marks that show the same of several items. */
  readonly slot: string;
}

/** What of a drawing belongs to an item. */
export interface Parts {
  readonly marks: readonly Mark[];
  readonly texts: readonly Shape[];
  /** The smallest shape behind the words of this item alone. */
  readonly panel: Shape | undefined;
}

interface Owner {
  readonly item: number;
  readonly slot: string;
}

const FILLED: ReadonlySet<Shape['kind']> = new Set(['rect', 'ellipse', 'path', 'line']);
const PANELS: ReadonlySet<Shape['kind']> = new Set(['rect', 'ellipse', 'path']);
/** What serves the drawing and shows no item. */
const NO_MARK: ReadonlySet<Shape['role']> = new Set([
  'track',
  'gridline',
  'baseline',
  'rule',
  'swatch',
  'icon',
  'connector',
  'leader',
  'image',
  'background',
  'decoration',
  'chip',
]);

/** @param all every shape of the drawing, groups and children */
export function partsOf(all: readonly Shape[], emphasis: Emphasis, kit: Kit): readonly Parts[] {
  const owners = ownersOf(all, emphasis, kit);
  const own = emphasis.map((): Shape[] => []);
  for (const one of all) own[owners.get(one.id)?.item ?? -1]?.push(one);
  const centres = own.map((mine) => {
    const around = unionOf(mine.flatMap((one) => ('text' in one && one.text !== undefined ? [inkOf(one.text, one.box)] : [])));
    return around === undefined ? undefined : { x: around.x + around.w / 2, y: around.y + around.h / 2 };
  });
  return own.map((mine, i) => ({
    marks: mine
      .filter((one) => FILLED.has(one.kind) && !NO_MARK.has(one.role) && lookOf(one) !== '')
      .map((shape) => ({ shape, slot: owners.get(shape.id)?.slot ?? '' })),
    texts: mine.filter((one) => textsOf(one).length > 0),
    panel: panelOf(all, centres, i),
  }));
}

/** By the values that shapes show, by their series, by the shape that they stand at, or by the category of their chart. */
function ownersOf(all: readonly Shape[], emphasis: Emphasis, kit: Kit): ReadonlyMap<string, Owner> {
  const items = new Map<string, number>();
  for (const [i, { pointers }] of emphasis.entries()) for (const pointer of pointers) items.set(pointer, i);
  const ownerOf = (path: string): Owner | undefined => {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const item = items.get(path.slice(0, end));
      if (item !== undefined) return { item, slot: `${path.slice(0, path.lastIndexOf('/', end - 1))}/*${path.slice(end)}` };
    }
    return undefined;
  };
  const byName = new Map(emphasis.map(({ label }, i) => [label, i]));
  const owners = new Map<string, Owner>();
  for (const one of all) {
    if (one.kind === 'group' || one.kind === 'table') continue;
    const shown = textsOf(one).flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ path }) => path)));
    const found = [one.datum?.path, ...shown].flatMap((path) => (path === undefined ? [] : (ownerOf(path) ?? [])));
    const [first] = found;
    const named = one.datum?.path === undefined ? byName.get(one.datum?.series ?? '') : undefined;
    if (first !== undefined && found.every(({ item }) => item === first.item)) owners.set(one.id, first);
    else if (first === undefined && named !== undefined) owners.set(one.id, { item: named, slot: 'series' });
  }
  for (const claim of kit.charts) {
    if (!('categories' in claim) || !('series' in claim) || claim.categories.length !== emphasis.length) continue;
    if (!claim.categories.every((category, i) => emphasis[i]?.label === category)) continue;
    for (const [k, { marks }] of claim.series.entries())
      for (const [item, id] of marks.entries()) if (id !== undefined) owners.set(id, { item, slot: `series ${k}` });
  }
  for (const one of all) {
    if (one.host === undefined) continue;
    const host = owners.get(one.host);
    const own = owners.get(one.id);
    if (host !== undefined && own === undefined) owners.set(one.id, host);
    else if (host === undefined && own !== undefined) owners.set(one.host, { ...own, slot: `host ${own.slot}` });
  }
  return owners;
}

export const fillOf = (one: Shape | undefined) => (one !== undefined && 'fill' in one ? one.fill?.color : undefined);
export const strokeOf = (one: Shape | undefined) => (one !== undefined && 'stroke' in one ? one.stroke?.color : undefined);
/** The colours of a shape as one text; empty for a shape that is not seen. */
export const lookOf = (one: Shape | undefined): string => [fillOf(one), strokeOf(one)].filter((color) => color !== undefined).join(' ');

export function inkOf({ lines }: TextBody, box: Box): Box {
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, w }) => x + w));
  const top = Math.min(...lines.map(({ baseline, ascent }) => baseline - ascent));
  const foot = Math.max(...lines.map(({ baseline, descent }) => baseline + descent));
  return Number.isFinite(left) ? ({ x: box.x + left, y: box.y + top, w: right - left, h: foot - top } as Box) : box;
}

function panelOf(all: readonly Shape[], centres: readonly ({ x: number; y: number } | undefined)[], item: number): Shape | undefined {
  const isIn = ({ box }: Shape, at: { x: number; y: number } | undefined): boolean =>
    at !== undefined && at.x >= box.x && at.x <= box.x + box.w && at.y >= box.y && at.y <= box.y + box.h;
  const panels = all.filter(
    (one) =>
      PANELS.has(one.kind) &&
      one.role !== 'mark' &&
      !NO_MARK.has(one.role) &&
      lookOf(one) !== '' &&
      centres.every((at, i) => isIn(one, at) === (i === item)),
  );
  return panels.toSorted((a, b) => a.box.w * a.box.h - b.box.w * b.box.h)[0];
}

/** Items of lists (a label, a line of support, points, a figure), from blocks or from data, and how they are measured and set. */
import { z } from 'zod';
import { optionalText, textOrNumber } from '../fields/fields.ts';
import { type BoxIn, capacityExceeded, type Kit, run, type SourcedText } from '../layout/index.ts';
import type { Align, Color, Role } from '../scene/index.ts';
import type { Block, ParagraphIn } from '../typeset/index.ts';
import { Board } from './board.ts';

export { Board };

const blankAsAbsent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const wordsOrNumber = z.preprocess(blankAsAbsent, textOrNumber.optional());
/** One text or several. */
export const points = z.preprocess(
  blankAsAbsent,
  z.union([textOrNumber, z.array(textOrNumber)], { error: 'must be text or a list of texts' }).optional(),
);
const emphasis = z.preprocess(blankAsAbsent, z.enum(['primary', 'normal'], { error: 'must be primary or normal' }).optional());

/** An item as an object. A form may add members of its own. */
export const fullItem = z.object({
  label: wordsOrNumber,
  title: wordsOrNumber.describe('Another word for `label`.'),
  heading: wordsOrNumber,
  name: wordsOrNumber.describe('Another word for `label`.'),
  sub: wordsOrNumber.describe('One line of support.'),
  description: wordsOrNumber.describe('Another word for `sub`.'),
  summary: wordsOrNumber.describe('Another word for `sub`.'),
  detail: points.describe('Points below.'),
  points: points.describe('Another word for `detail`.'),
  items: points.describe('Another word for `detail`.'),
  value: wordsOrNumber.describe('A figure.'),
  display: optionalText.describe('Printed instead of `value`.'),
  meta: wordsOrNumber.describe('A short mark at the right.'),
  icon: optionalText.describe('A Lucide icon name.'),
  tone: optionalText.describe('good, bad, warn or neutral.'),
  state: optionalText,
  emphasis,
});
/** An item in `data`: a label alone, or an object. */
export const item = z.union([textOrNumber, fullItem], { error: 'must be text, or an object such as {"label": "…"}' });
export const optionalItem = z.preprocess(blankAsAbsent, item.optional());
export const itemList = z.preprocess((v) => v ?? [], z.array(item));
export type RawItem = z.infer<typeof item>;

export interface Item {
  readonly pointer: string;
  readonly label?: SourcedText;
  /** A second heading under the label, where both were sent. */
  readonly heading?: SourcedText;
  readonly sub?: SourcedText;
  readonly detail: readonly SourcedText[];
  readonly value?: SourcedText;
  readonly value_label?: SourcedText;
  readonly meta?: SourcedText;
  readonly icon?: string;
  readonly tone?: string;
  readonly state?: string;
  readonly primary: boolean;
  readonly header: boolean;
}

/** What a block of the intent may contain. It has the same shape as the form's own data. */
interface BlockLike {
  readonly label?: string | undefined;
  readonly sub?: string | undefined;
  readonly detail?: readonly string[] | undefined;
  readonly emphasis?: 'primary' | 'normal' | undefined;
  readonly icon?: string | undefined;
  readonly metric?: { readonly value?: string | number | undefined; readonly label?: string | undefined } | undefined;
  readonly kind?: string | undefined;
  readonly meta?: string | undefined;
}

/** A supplied text or number with its pointer. */
export const sayAt = (value: string | number, path: string, kit: Kit): SourcedText =>
  typeof value === 'number' ? { text: kit.value(value), path, bind: 'formatted' } : { text: value, path };

const maybe = <K extends string>(
  key: K,
  value: string | number | undefined,
  path: string,
  kit: Kit,
): { readonly [P in K]?: SourcedText } =>
  value === undefined || value === '' ? {} : ({ [key]: sayAt(value, path, kit) } as { readonly [P in K]: SourcedText });

export function itemsOfBlocks(blocks: readonly BlockLike[], kit: Kit): Item[] {
  return blocks.map((b, i): Item => {
    const pointer = `/blocks/${i}`;
    return {
      pointer,
      ...maybe('label', b.label, `${pointer}/label`, kit),
      ...maybe('sub', b.sub, `${pointer}/sub`, kit),
      detail: (b.detail ?? []).map((d, k) => ({ text: d, path: `${pointer}/detail/${k}` })),
      ...maybe('value', b.metric?.value, `${pointer}/metric/value`, kit),
      ...maybe('value_label', b.metric?.label, `${pointer}/metric/label`, kit),
      ...maybe('meta', b.meta, `${pointer}/meta`, kit),
      ...(b.icon === undefined ? {} : { icon: b.icon }),
      primary: b.emphasis === 'primary',
      header: b.kind === 'header',
    };
  });
}

/** The first member that was sent, and its name. */
function pick(
  raw: z.infer<typeof fullItem>,
  keys: readonly (keyof z.infer<typeof fullItem>)[],
): { key: string; value: unknown } | undefined {
  for (const key of keys) if (raw[key] !== undefined) return { key, value: raw[key] };
  return undefined;
}

export function itemOf(raw: RawItem, pointer: string, kit: Kit): Item {
  if (typeof raw !== 'object') return { pointer, label: sayAt(raw, pointer, kit), detail: [], primary: false, header: false };
  const words = (key: 'label' | 'sub' | 'value' | 'meta', names: readonly (keyof z.infer<typeof fullItem>)[]) => {
    const found = pick(raw, names);
    return found === undefined ? {} : maybe(key, found.value as string | number, `${pointer}/${found.key}`, kit);
  };
  const listed = pick(raw, ['detail', 'points', 'items']);
  const detail: SourcedText[] =
    listed === undefined
      ? []
      : Array.isArray(listed.value)
        ? (listed.value as (string | number)[]).map((d, k) => sayAt(d, `${pointer}/${listed.key}/${k}`, kit))
        : [sayAt(listed.value as string | number, `${pointer}/${listed.key}`, kit)];
  if (raw.display !== undefined && raw.value !== undefined) kit.drawn.add(`${pointer}/value`);
  const twoHeads = raw.label !== undefined && raw.heading !== undefined;
  return {
    pointer,
    ...words('label', ['label', 'title', 'heading', 'name']),
    ...(twoHeads ? { heading: sayAt(raw.heading as string | number, `${pointer}/heading`, kit) } : {}),
    ...words('sub', ['sub', 'description', 'summary']),
    detail: detail.filter((d) => d.text !== ''),
    ...words('value', ['display', 'value']),
    ...words('meta', ['meta']),
    ...(raw.icon === undefined ? {} : { icon: raw.icon }),
    ...(raw.tone === undefined ? {} : { tone: raw.tone }),
    ...(raw.state === undefined ? {} : { state: raw.state }),
    primary: raw.emphasis === 'primary',
    header: false,
  };
}

export const itemsOf = (raw: readonly RawItem[], pointer: string, kit: Kit): Item[] => raw.map((r, i) => itemOf(r, `${pointer}/${i}`, kit));

/** Divides a list into the smallest number of parts of at most `hard` each, with nearly equal lengths. */
export function chunks<T>(list: readonly T[], hard: number): T[][] {
  const parts = Math.max(1, Math.ceil(list.length / hard));
  const per = Math.ceil(list.length / parts);
  return Array.from({ length: parts }, (_, i) => list.slice(i * per, (i + 1) * per));
}

/** Sizes of a heading and the words below it, roomiest first. */
export interface Sizes {
  readonly head: number;
  readonly body: number;
}
export const SIZES: readonly Sizes[] = [
  { head: 20, body: 16 },
  { head: 18, body: 14 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
];

export interface Portion {
  readonly part: 'value' | 'label' | 'text';
  readonly block: Block;
  readonly size_pt: number;
  readonly role: Role;
}

/** From a bullet to its words. Bullets of larger type need more, because other programs would move the words. */
const bulletIndent = (size_pt: number): number => (size_pt > 16 ? Math.round(size_pt * 1.25) / 100 : 0.18);
const GAP = 0.06;

export interface ItemStyle {
  readonly head?: Color;
  readonly body?: Color;
  /** Points without bullets. */
  readonly plain?: boolean;
  readonly bullet?: Color;
  /** Size of a figure above the label. When it is absent, figures are left out. */
  readonly value_pt?: number;
  readonly value?: Color;
  readonly skip_label?: boolean;
  readonly bold_label?: boolean;
}

/** An item as a stack: its figure, its label, and everything below it. */
export function portionsOf(it: Item, size: Sizes, kit: Kit, style: ItemStyle = {}): Portion[] {
  const out: Portion[] = [];
  if (style.value_pt !== undefined && it.value !== undefined)
    out.push({
      part: 'value',
      block: kit.block([run(it.value.text, it.value.path, it.value.bind)], { color: style.value ?? kit.asText('accent1'), bold: true }),
      size_pt: style.value_pt,
      role: 'value',
    });
  if (it.label !== undefined && style.skip_label !== true)
    out.push({
      part: 'label',
      block: kit.block([run(it.label.text, it.label.path, it.label.bind)], { color: style.head ?? 'ink', bold: style.bold_label ?? true }),
      size_pt: size.head,
      role: 'header',
    });
  const paragraphs = bodyParagraphs(it, style, size.body);
  if (paragraphs.length > 0)
    out.push({
      part: 'text',
      block: kit.paragraphs(paragraphs, { color: style.body ?? 'ink', leading: 1.2 }),
      size_pt: size.body,
      role: 'body',
    });
  return out;
}

function bodyParagraphs(it: Item, style: ItemStyle, size_pt: number): ParagraphIn[] {
  const out: ParagraphIn[] = [];
  if (style.value_pt !== undefined && it.value_label !== undefined) out.push({ runs: [run(it.value_label.text, it.value_label.path)] });
  else if (it.value !== undefined && style.value_pt === undefined) {
    const runs = [run(it.value.text, it.value.path, it.value.bind, { bold: true })];
    if (it.value_label !== undefined) runs.push(run(' '), run(it.value_label.text, it.value_label.path));
    out.push({ runs });
  }
  if (it.heading !== undefined) out.push({ runs: [run(it.heading.text, it.heading.path, it.heading.bind, { bold: true })], gap: 0.3 });
  if (it.sub !== undefined) out.push({ runs: [run(it.sub.text, it.sub.path, it.sub.bind)], gap: 0.3 });
  const bulleted = style.plain !== true && it.detail.length + (it.sub === undefined ? 0 : 1) > 1;
  for (const d of it.detail)
    out.push({
      runs: [run(d.text, d.path, d.bind)],
      gap: 0.4,
      ...(bulleted ? { bullet: { kind: 'square', color: style.bullet ?? 'accent1' } as const, indent_in: bulletIndent(size_pt) } : {}),
    });
  return out;
}

export interface Measured {
  readonly portions: readonly Portion[];
  readonly heights: readonly number[];
  readonly height_in: number;
  readonly width_in: number;
  readonly lines: number;
  readonly fits: boolean;
}

export function measurePortions(portions: readonly Portion[], width_in: number, kit: Kit): Measured {
  const heights: number[] = [];
  let fits = true;
  let width = 0;
  let lines = 0;
  for (const p of portions) {
    const fit = kit.fit({ block: p.block, sizes_pt: [p.size_pt], width_in });
    heights.push(fit.height_in);
    fits &&= fit.fits;
    width = Math.max(width, fit.width_in);
    lines += fit.lines;
  }
  return {
    portions,
    heights,
    height_in: heights.reduce((a, b) => a + b, 0) + GAP * Math.max(0, heights.length - 1),
    width_in: width,
    lines,
    fits,
  };
}

export interface PortionOptions {
  readonly align?: Align;
  readonly anchor?: 'top' | 'middle';
  readonly host?: string;
  /** Points move apart to fill the remaining height, as far as they still read as one list. */
  readonly spread?: boolean;
}

/** Gaps between points, as a share of the pitch, widest first. */
const SPREAD_GAPS = [1, 0.85, 0.7, 0.55] as const;

/** The same paragraphs with larger gaps, in at most `room` more than their present height. */
function spreadOut(
  p: Portion,
  height_in: number,
  w: number,
  room: number,
  kit: Kit,
): { readonly block: Block; readonly height_in: number } {
  if (p.block.paragraphs.length > 1)
    for (const gap of SPREAD_GAPS) {
      const block = { ...p.block, paragraphs: p.block.paragraphs.map((one) => ({ ...one, gap: Math.max(gap, one.gap ?? 0) })) };
      const fit = kit.fit({ block, sizes_pt: [p.size_pt], width_in: w });
      if (fit.height_in <= height_in + room) return { block, height_in: fit.height_in };
    }
  return { block: p.block, height_in };
}

/** Sets a measured stack into a box. */
export function placePortions(
  board: Board,
  part: string,
  m: Measured,
  box: BoxIn,
  { align = 'left', anchor = 'top', host, spread = false }: PortionOptions = {},
): void {
  const room = spread ? box.h - m.height_in : 0;
  let y = anchor === 'top' ? box.y : box.y + Math.max(0, (box.h - m.height_in) / 2);
  for (const [i, p] of m.portions.entries()) {
    const own = m.heights[i] as number;
    const { block, height_in: h } =
      room > 0 && p.part === 'text' ? spreadOut(p, own, box.w, room, board.kit) : { block: p.block, height_in: own };
    board.words(`${part}-${p.part}`, block, { x: box.x, y, w: box.w, h }, p.size_pt, {
      role: p.role,
      align,
      ...(host === undefined ? {} : { host }),
    });
    y += h + GAP;
  }
}

export interface Room {
  readonly w: number;
  readonly h: number;
}

/** The roomiest sizes at which every item fits its room. Items that do not fit at 10 pt are refused. */
export function fitItems(
  items: readonly Item[],
  room: (i: number, size: Sizes) => Room,
  kit: Kit,
  { what, sizes = SIZES, style }: { what: string; sizes?: readonly Sizes[]; style?: ItemStyle | ((it: Item, size: Sizes) => ItemStyle) },
): { readonly size: Sizes; readonly measured: readonly Measured[]; readonly tallest: number } {
  for (const size of sizes) {
    const measured: Measured[] = [];
    let fits = true;
    for (const [i, it] of items.entries()) {
      const { w, h } = room(i, size);
      const m = measurePortions(portionsOf(it, size, kit, typeof style === 'function' ? style(it, size) : style), w, kit);
      measured.push(m);
      if (!m.fits || m.height_in > h + 1e-6) {
        fits = false;
        break;
      }
    }
    if (fits) return { size, measured, tallest: Math.max(0, ...measured.map((m) => m.height_in)) };
  }
  throw tooLong(items.length, what);
}

export const tooLong = (count: number, what: string) =>
  capacityExceeded(`The texts of ${count} ${what} do not fit the slide at 10 pt.`, `Shorten the texts, or send fewer ${what} a slide.`, {
    count,
  });

/** The content of an item, for alternative text. */
export const wordsOf = (it: Item): string => {
  const parts = [it.sub, ...it.detail].flatMap((s) => (s === undefined ? [] : [s.text]));
  const head = [it.label?.text, it.value?.text, it.value_label?.text, it.meta?.text].filter((s) => s !== undefined).join(' ');
  return parts.length === 0 ? head : `${head} (${parts.join('; ')})`;
};

export const altOf = (name: string, items: readonly Item[]): string => `${name}: ${items.map(wordsOf).join(', ')}.`;

/** Status by row and column: red, amber and green discs with their letter. Red discs have a ring. */
import { z } from 'zod';
import { MAX_TEXT } from '../fields/fields.ts';
import {
  capacityExceeded,
  DASH,
  type Density,
  hairline,
  type Kit,
  keysAsSent,
  labelColumn,
  labelPitch,
  levelsFor,
  type Pane,
  rowPitch,
  settle,
  shape,
  sideOf,
} from '../layout/index.ts';
import { type KeyEntry, keyHeight, keyLine } from '../marks/key-line.ts';
import type { Color, Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

type Value = string | number | boolean | null;
type Row = Readonly<Record<string, Value>>;

/** This is the object as sent, because only that object has the order of its keys. */
const row = z
  .unknown()
  .transform((sent, context): Row => {
    if (sent === null || typeof sent !== 'object' || Array.isArray(sent) || Object.keys(sent).length === 0) {
      context.issues.push({ code: 'custom', message: 'must be an object: the row label first, then one cell a column', input: sent });
      return {};
    }
    for (const [key, value] of Object.entries(sent))
      if ((typeof value === 'object' && value !== null) || (typeof value === 'string' && value.length > MAX_TEXT))
        context.issues.push({
          code: 'custom',
          message: `must be R, A, G or another text of up to ${MAX_TEXT} characters`,
          input: value,
          path: [key],
        });
    return sent as Row;
  })
  .describe('The first key holds the row label, the others are columns whose cells are R, A or G.');

const params = z.object({ rows: z.array(row).min(1, 'needs at least one row') });
type Params = z.infer<typeof params>;

type State = 'R' | 'A' | 'G';
const STATES: Readonly<Record<string, State>> = { r: 'R', red: 'R', a: 'A', amber: 'A', yellow: 'A', g: 'G', green: 'G' };
const FILLS: Readonly<Record<State, Color>> = { R: 'negative', A: 'warning', G: 'positive' };

const SOFT_COLUMNS = 6;
const MAX_COLUMNS = 12;
const DISC = 0.3;
const MAX_PITCH = 0.8;
/** Largest distance between discs that are still read as one row. */
const MAX_COLUMN_W = 2.1;
const RING_GAP = 0.035;
/** Smallest width of a readable row label. */
const LEAST_LABEL = 0.5;

interface Cell {
  readonly text: string;
  readonly state?: State;
  readonly path: string;
  readonly missing: boolean;
}

interface Scorecard {
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly path: string; readonly cells: readonly Cell[] }[];
}

export const ragScorecard = defineComponent<Params>({
  name: 'rag_scorecard',
  purpose: 'Shows the status of several items by several criteria as red, amber or green.',
  params,
  example: {
    title: 'Two of six workstreams are red, both because suppliers are late',
    params: {
      rows: [
        { Workstream: 'Depot Hamburg', Scope: 'G', Schedule: 'G', Budget: 'G', Suppliers: 'A', Staffing: 'G' },
        { Workstream: 'Depot Lyon', Scope: 'G', Schedule: 'R', Budget: 'A', Suppliers: 'R', Staffing: 'A' },
        { Workstream: 'Charging infrastructure', Scope: 'A', Schedule: 'R', Budget: 'A', Suppliers: 'R', Staffing: 'G' },
        { Workstream: 'Fleet software', Scope: 'G', Schedule: 'A', Budget: 'G', Suppliers: 'G', Staffing: 'A' },
        { Workstream: 'Driver training', Scope: 'G', Schedule: 'G', Budget: 'G', Suppliers: 'G', Staffing: 'G' },
        { Workstream: 'Works council agreement', Scope: 'G', Schedule: 'A', Budget: 'G', Suppliers: 'G', Staffing: 'G' },
      ],
    },
  },
  capacity: { what: 'rows', soft: 12, hard: 24 },
  drawn_as: 'grid',
  count: (p) => p.rows.length,
  take: (p, from, to) => ({ ...p, rows: p.rows.slice(from, to) }),
  draw(p, pane, kit) {
    const card = readScorecard(p, pane.pointer, kit);
    const layout = chooseLayout(card, pane, kit);
    return { shapes: drawScorecard(card, layout, pane, kit), alt: altText(card) };
  },
});

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function readScorecard(p: Params, pointer: string, kit: Kit): Scorecard {
  const keys = new Set<string>();
  for (const r of p.rows) for (const key of keysAsSent(r)) keys.add(key);
  const [corner = '', ...columns] = keys;
  if (columns.length > MAX_COLUMNS)
    throw capacityExceeded(
      `rag_scorecard holds at most ${MAX_COLUMNS} columns; ${columns.length} were sent.`,
      'Send the criteria as two scorecards.',
      { component: 'rag_scorecard', count: columns.length, limit: MAX_COLUMNS },
    );
  if (columns.length > SOFT_COLUMNS)
    kit.warn('over_soft_limit', `${columns.length} columns are more than the ${SOFT_COLUMNS} that rag_scorecard shows comfortably.`, {
      path: `${pointer}/rows/0`,
      remedy: 'Group the criteria.',
    });
  const rows = p.rows.map((r, i) => {
    const base = `${pointer}/rows/${i}`;
    const cells = columns.map((key): Cell => {
      const value = Object.hasOwn(r, key) ? (r[key] ?? '') : '';
      const words = String(value).trim();
      const path = `${base}/${escaped(key)}`;
      const state = STATES[words.toLowerCase()];
      const missing = words === '' || words === '-' || words === DASH;
      if (state === undefined && !missing)
        kit.warn('unknown_value', `${JSON.stringify(words.slice(0, 60))} is not R, A or G; it is printed as it stands.`, {
          path,
          remedy: 'Send R, A or G, or leave the cell empty.',
        });
      return { text: state ?? (missing ? DASH : String(value)), path, missing, ...(state === undefined ? {} : { state }) };
    });
    return { label: String(r[corner] ?? ''), path: `${base}/${escaped(corner)}`, cells };
  });
  return { corner, columns, rows };
}

/** The letters that the cells have, with the colours that they stand for. */
const lettersOf = (card: Scorecard, kit: Kit): KeyEntry[] =>
  (['R', 'A', 'G'] as const).flatMap((sign) =>
    card.rows.some((r) => r.cells.some((c) => c.state === sign)) ? [{ sign, means: kit.word(COLOR_WORDS[sign]) }] : [],
  );
const COLOR_WORDS = { R: 'red', A: 'amber', G: 'green' } as const;

interface Layout {
  readonly level: Density;
  readonly labelW: number;
  readonly widths: readonly number[];
  readonly header: number;
  readonly pitch: number;
  /** Room of the key below the rows; 0 for none. */
  readonly key_h: number;
}

/**
 * The roomiest level at which labels, column heads and words in cells keep their line limits. Equal columns are tried before unequal ones.
 */
function chooseLayout(card: Scorecard, pane: Pane, kit: Kit): Layout {
  let needed = '';
  const keyed = pane.depth === 0 ? keyHeight(lettersOf(card, kit), pane.box, kit) : 0;
  for (const level of levelsFor(pane)) {
    const own = leastWidths(card, level, kit);
    const widest = Math.max(0, ...own);
    // The key is left out before the rows become denser.
    for (const least of [own.map(() => widest), own])
      for (const key_h of new Set([keyed, 0])) {
        const made = layoutAt(card, { ...pane, box: { ...pane.box, h: pane.box.h - key_h } }, level, least, kit);
        if (typeof made !== 'string') return { ...made, key_h };
        needed = made;
      }
  }
  throw capacityExceeded(needed, 'Shorten the texts, or send fewer rows or columns.', {
    component: 'rag_scorecard',
    count: card.rows.length,
    pointer: `${pane.pointer}/rows`,
  });
}

/** The layout at one level, or the content that does not fit. */
function layoutAt(
  card: Scorecard,
  { box, class: paneClass }: Pane,
  level: Density,
  least: readonly number[],
  kit: Kit,
): Omit<Layout, 'key_h'> | string {
  const labels = card.rows.map((r) => r.label);
  const dense = level.name === 'D2';
  const heads = least.reduce((sum, w) => sum + w, 0) + level.gap;
  const cap = Math.min(box.w - heads, (dense ? 0.45 : paneClass === 'full' ? 0.35 : 0.4) * box.w);
  if (cap < LEAST_LABEL)
    return `The heads of ${card.columns.length} columns need ${heads.toFixed(2)} in at ${level.secondary_pt} pt beside the row labels; there are ${box.w.toFixed(2)}.`;
  const maxLines = dense ? 3 : 2;
  const column = labelColumn([...labels, card.corner], { size_pt: level.primary_pt, cap_in: cap, max_lines: maxLines }, kit);
  if (!column.fits) return `A row label needs more than ${maxLines} lines at ${level.primary_pt} pt.`;
  const widths = spreadWidths(least, box.w - column.w - level.gap);
  const head = headHeight(card, widths, level, kit);
  const words = longestCell(card, widths, level, kit);
  const trouble = head.trouble ?? words.trouble;
  if (trouble !== undefined) return trouble;
  const lines = column.lines * labelPitch(labels, level.primary_pt, kit) + 0.06;
  const low = Math.max(level.pitch, lines, words.height + 0.06, DISC_LEAST + 0.04 + 2 * RING_GAP);
  const pitch = Math.min(rowPitch(card.rows.length, MAX_PITCH), (box.h - head.height) / card.rows.length);
  if (pitch < low - 1e-9)
    return `${card.rows.length} rows need ${(head.height + low * card.rows.length).toFixed(2)} in; there are ${box.h.toFixed(2)}.`;
  return { level, labelW: box.w - widths.reduce((sum, w) => sum + w, 0), widths, header: head.height, pitch };
}

/** Width that each column needs for the longest word of its head. */
const leastWidths = (card: Scorecard, level: Density, kit: Kit): number[] =>
  card.columns.map((name) => {
    const block = kit.block(name, { color: 'ink', bold: true });
    // The longest word is only looked up when the words do not fit.
    return Math.max(0.45, kit.fit({ block, sizes_pt: [level.secondary_pt], width_in: 0.05 }).word_in + 0.1);
  });

/** Equal columns where the widest head allows it. Otherwise each column has the width of its head, and the rest is divided among them. */
function spreadWidths(least: readonly number[], room: number): readonly number[] {
  const n = Math.max(1, least.length);
  const equal = Math.min(MAX_COLUMN_W, room / n);
  if (least.every((w) => w <= equal + 1e-9)) return least.map(() => equal);
  const spare = (room - least.reduce((sum, w) => sum + w, 0)) / n;
  return least.map((w) => w + Math.max(0, spare));
}

/** A letter of 10 pt fills a disc of this size. */
const DISC_LEAST = 0.15;

function headHeight(
  card: Scorecard,
  widths: readonly number[],
  level: Density,
  kit: Kit,
): { readonly height: number; readonly trouble?: string } {
  let height = kit.text.pitchIn(level.secondary_pt);
  for (const [j, name] of card.columns.entries()) {
    const fit = kit.fit({
      block: kit.block(name, { color: 'ink', bold: true }),
      sizes_pt: [level.secondary_pt],
      width_in: (widths[j] as number) - 0.08,
      max_lines: 3,
    });
    if (!fit.fits)
      return { height, trouble: `The column ${JSON.stringify(name.slice(0, 60))} needs ${fit.lines} lines at ${fit.size_pt} pt; 3 fit.` };
    height = Math.max(height, fit.height_in);
  }
  return { height: Math.ceil((height + 0.14) * 100) / 100 };
}

function longestCell(
  card: Scorecard,
  widths: readonly number[],
  level: Density,
  kit: Kit,
): { readonly height: number; readonly trouble?: string } {
  let height = 0;
  for (const r of card.rows)
    for (const [j, c] of r.cells.entries()) {
      if (c.state !== undefined || c.missing) continue;
      const fit = kit.fit({
        block: kit.block(c.text, { color: 'ink' }),
        sizes_pt: [level.secondary_pt],
        width_in: (widths[j] as number) - 0.1,
        max_lines: 3,
      });
      if (!fit.fits) return { height, trouble: `${JSON.stringify(c.text.slice(0, 60))} does not fit its cell at ${fit.size_pt} pt.` };
      height = Math.max(height, fit.height_in);
    }
  return { height };
}

function drawScorecard(card: Scorecard, layout: Layout, pane: Pane, kit: Kit): Shape[] {
  const { level, labelW, widths, header, pitch, key_h } = layout;
  const starts = widths.map((_, j) => widths.slice(0, j).reduce((sum, w) => sum + w, labelW));
  const total = header + pitch * card.rows.length + key_h;
  const box = pane.depth === 0 ? settle(pane.box, total) : pane.box;
  const side = sideOf(box, kit);
  const { id } = pane;
  const shapes: Shape[] = [];
  const head = (words: string, key: string, x: number, w: number, align: 'start' | 'center'): Shape =>
    kit.label({
      id: `${id}/${key}`,
      name: `column: ${words}`,
      role: 'header',
      box: side.box({ x, y: box.y, w, h: header - 0.07 }),
      runs: words,
      style: { color: 'ink', bold: true },
      size_pt: level.secondary_pt,
      anchor: 'bottom',
      align: align === 'center' ? 'center' : side.leading(words),
      balance: align === 'center',
    });
  if (card.corner !== '') shapes.push(head(card.corner, 'corner', box.x, labelW - level.gap, 'start'));
  for (const [j, name] of card.columns.entries())
    shapes.push(head(name, `column-${j + 1}`, box.x + (starts[j] as number) + 0.04, (widths[j] as number) - 0.08, 'center'));
  shapes.push(hairline(`${id}/header-rule`, box.x, box.x + box.w, box.y + header, 'muted', 1));

  // The rings of red discs also need room.
  const disc = Math.min(DISC, pitch - 0.04 - 2 * RING_GAP);
  const letter_pt = disc >= 0.26 ? 12 : disc >= 0.2 ? 11 : 10;
  for (const [i, r] of card.rows.entries()) {
    const y = box.y + header + i * pitch;
    if (r.label !== '')
      shapes.push(
        kit.label({
          id: `${id}/row-${i + 1}`,
          name: `row ${i + 1}: ${r.label}`,
          role: 'label',
          box: side.box({ x: box.x, y, w: labelW - level.gap, h: pitch }),
          runs: r.label,
          path: r.path,
          style: { color: 'ink' },
          size_pt: level.primary_pt,
          anchor: 'middle',
          align: side.leading(r.label),
        }),
      );
    for (const [j, c] of r.cells.entries()) {
      const cell = side.box({ x: box.x + (starts[j] as number), y, w: widths[j] as number, h: pitch });
      const key = `${id}/cell-${i + 1}-${j + 1}`;
      const name = `${r.label}, ${card.columns[j]}: ${c.text}`;
      if (c.state === undefined)
        shapes.push(
          kit.label({
            id: key,
            name,
            role: 'cell',
            box: { ...cell, x: cell.x + 0.05, w: cell.w - 0.1 },
            runs: c.text,
            ...(c.missing ? {} : { path: c.path }),
            style: { color: c.missing ? 'muted' : 'ink' },
            size_pt: level.secondary_pt,
            align: 'center',
            anchor: 'middle',
          }),
        );
      else shapes.push(...discOf(c, c.state, { key, name, cx: cell.x + cell.w / 2, cy: y + pitch / 2, d: disc, letter_pt }, kit));
      if (c.missing) kit.drawn.add(c.path);
    }
    shapes.push(hairline(`${id}/rule-${i + 1}`, box.x, box.x + box.w, y + pitch));
  }
  if (key_h > 0) shapes.push(keyLine(`${id}/key`, lettersOf(card, kit), { ...box, h: total }, kit));
  return shapes;
}

interface Disc {
  readonly key: string;
  readonly name: string;
  readonly cx: number;
  readonly cy: number;
  readonly d: number;
  readonly letter_pt: number;
}

/** A disc with its letter. A red disc also has a ring, so that it is found without colour. */
function discOf(c: Cell, state: State, { key, name, cx, cy, d, letter_pt }: Disc, kit: Kit): Shape[] {
  const color = FILLS[state];
  const at = (size: number) => ({ x: cx - size / 2, y: cy - size / 2, w: size, h: size });
  const text = kit.text.set({
    block: kit.block(state, { color: kit.on(color), bold: true }, c.path, 'derived'),
    size_pt: letter_pt,
    width_in: d,
    height_in: d,
    align: 'center',
    anchor: 'middle',
    wrap: false,
    lang: kit.locale,
  });
  const body = shape.ellipse({ id: key, name, role: 'chip' }, at(d), { fill: shape.fill(color), text });
  if (state !== 'R') return [body];
  const ring = shape.ellipse({ id: `${key}-ring`, name: 'ring', role: 'decoration', host: key }, at(d + 2 * RING_GAP), {
    stroke: shape.stroke(color, 1.5),
  });
  return [ring, body];
}

function altText(card: Scorecard): string {
  const words = { R: 'red', A: 'amber', G: 'green' } as const;
  const rows = card.rows.map(
    (r) =>
      `${r.label}: ${r.cells.map((c, j) => `${card.columns[j]} ${c.state === undefined ? (c.missing ? 'none' : c.text) : words[c.state]}`).join(', ')}`,
  );
  return `Status scorecard. ${rows.join('; ')}.`;
}

/** A list of statements under a heading: the opening of each in bold, one size for all, rules between them. */
import { z } from 'zod';
import { color, optionalText, textOrNumber } from '../fields/fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  columns,
  densitiesFor,
  hairline,
  type Kit,
  leadRuns,
  type Pane,
  settle,
  shape,
  sideOf,
  sizesDown,
} from '../layout/index.ts';

import type { Color, Shape } from '../scene/index.ts';
import type { Block, Fit } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const item = z.union([textOrNumber, z.object({ label: textOrNumber, color }), z.null()], {
  error: 'must be text, or an object with label and color',
});

const params = z.object({
  title: optionalText.describe('Heading; left out when it says what the slide title says.'),
  items: z.array(item).min(1, 'needs at least one item').describe('Statements; "Lead: rest" stands with a bold lead.'),
});
type Params = z.infer<typeof params>;

interface Item {
  readonly text: string;
  readonly path: string;
  readonly swatch?: Color;
}

const LEADING = 1.2;
const SWATCH = 0.14;
const LEAST_GAP = 0.12;
const HEADING_PT = 16;
/** With a gap below this, the rules between items would crowd the words. */
const RULED_FROM = 0.24;

export const list = defineComponent<Params>({
  name: 'list',
  purpose: 'Lists statements of equal rank: decisions, findings, next steps.',
  params,
  example: {
    title: 'Five findings decide whether the merger of the two plants pays',
    params: {
      title: 'What the site visits showed',
      items: [
        'Capacity: line 4 in Graz can take the whole Ulm volume from the second shift on, without a new press',
        'People: 38 of 52 specialists would move, if housing is settled before the school year',
        'Permits: the noise limit allows night work on three days a week only, and an exemption takes nine months',
        'Customers: two audits have to be repeated after the move, both are booked for October',
        'Cash: the move costs €4.1m before the sale of the Ulm site and pays back in 26 months',
      ],
    },
  },
  capacity: { what: 'items', soft: 8, hard: 24 },
  count: (p) => p.items.length,
  take: (p, from, to) => ({ ...p, items: p.items.slice(from, to) }),
  controls: ['color'],
  draw(p, pane, kit) {
    const heading = headingOf(p.title, pane, kit);
    const items = readItems(p, pane.pointer, kit);
    const layout = chooseLayout(items, heading === undefined ? 0 : HEADING_H, pane, kit);
    const total = (heading === undefined ? 0 : HEADING_H + (layout.gap >= RULED_FROM ? layout.gap - HEADING_GAP : 0)) + layout.height;
    const box = pane.depth === 0 ? settle(pane.box, total) : pane.box;
    const shapes: Shape[] = [];
    if (heading !== undefined) shapes.push(...heading(box));
    const ruled = layout.gap >= RULED_FROM;
    const top = box.y + (heading === undefined ? 0 : HEADING_H + (ruled ? layout.gap / 2 - HEADING_GAP : 0));
    const cells = layout.columns === 1 ? [box] : columns(box, layout.columns, 0.6);
    const perColumn = Math.ceil(items.length / layout.columns);
    const side = sideOf(box, kit);
    for (const [c, own] of cells.entries()) {
      const cell = side.box(own);
      let y = top;
      const column = items.slice(c * perColumn, (c + 1) * perColumn);
      for (const [k, it] of column.entries()) {
        const i = c * perColumn + k;
        const fit = layout.fits[i] as Fit;
        shapes.push(...drawItem(it, i, { x: cell.x, y, w: cell.w, h: fit.height_in }, layout.size_pt, pane, kit));
        y += fit.height_in;
        if (ruled && (k < column.length - 1 || heading !== undefined))
          shapes.push(hairline(`${pane.id}/rule-${i + 1}`, cell.x, cell.x + cell.w, y + layout.gap / 2));
        y += layout.gap;
      }
    }
    const alt = `List${p.title === undefined ? '' : `: ${p.title}`}. ${items.map((it) => it.text).join('; ')}.`;
    return { shapes, alt };
  },
});

const HEADING_H = 0.5;
/** Between the heading's rule and the first item. */
const HEADING_GAP = 0.17;

/** Draws the heading and its rule. Undefined when there is no heading or the slide title already contains it. */
function headingOf(title: string | undefined, pane: Pane, kit: Kit): ((box: BoxIn) => Shape[]) | undefined {
  if (title === undefined) return undefined;
  if (title.trim().toLowerCase() === kit.title.trim().toLowerCase()) {
    kit.drawn.add(`${pane.pointer}/title`);
    return undefined;
  }
  const style = { color: 'ink' as Color, bold: true };
  const sizes = pane.class === 'full' || pane.class === 'half' ? sizesDown(HEADING_PT, 12) : sizesDown(14, 11);
  const fit = kit.fit({ block: kit.block(title, style), sizes_pt: sizes, width_in: pane.box.w, max_lines: 1 });
  return (box) => [
    kit.label({
      id: `${pane.id}/title`,
      name: 'list heading',
      role: 'header',
      box: { x: box.x, y: box.y, w: box.w, h: HEADING_H - 0.2 },
      runs: title,
      path: `${pane.pointer}/title`,
      style,
      size_pt: fit.size_pt,
      anchor: 'middle',
      align: sideOf(box, kit).leading(title),
    }),
    hairline(`${pane.id}/title-rule`, box.x, box.x + box.w, box.y + HEADING_H - HEADING_GAP, 'muted', 1),
  ];
}

function readItems(p: Params, pointer: string, kit: Kit): Item[] {
  return p.items.flatMap((it, i): Item[] => {
    const base = `${pointer}/items/${i}`;
    if (it === null || it === '') return [];
    if (typeof it !== 'object') return [{ text: String(it), path: base }];
    const swatch = kit.userColor(it.color, `${base}/color`);
    return [{ text: String(it.label), path: `${base}/label`, ...(swatch === undefined ? {} : { swatch }) }];
  });
}

interface Layout {
  readonly size_pt: number;
  readonly columns: number;
  readonly gap: number;
  readonly height: number;
  /** Height with the items as close as they may be. */
  readonly least: number;
  readonly fits: readonly Fit[];
}

const indentOf = (size_pt: number): number => (size_pt >= 14 ? 0.28 : 0.22);
const blockOf = (it: Item, kit: Kit): Block => kit.block(leadRuns(it.text, it.path), { color: 'ink', leading: LEADING });

/** The largest size at which all items fit. Many items have two columns, and so have short items on a whole slide. */
function chooseLayout(items: readonly Item[], heading: number, pane: Pane, kit: Kit): Layout {
  const room = pane.box.h - heading;
  let last: Layout | undefined;
  for (const size_pt of sizesFor(pane)) {
    const indent = indentOf(size_pt);
    const at = (n: number): Layout => {
      const w = (pane.box.w - (n - 1) * 0.6) / n - indent;
      const fits = items.map((it) => kit.fit({ block: blockOf(it, kit), sizes_pt: [size_pt], width_in: w }));
      const perColumn = Math.ceil(items.length / n);
      const sums = Array.from({ length: n }, (_, c) =>
        fits.slice(c * perColumn, (c + 1) * perColumn).reduce((sum, f) => sum + f.height_in, 0),
      );
      const tallest = Math.max(...sums);
      const gaps = Math.max(0, perColumn - 1);
      // Half a gap is added above and below all items where the rule of a heading frames them.
      const even = (room + (heading > 0 ? HEADING_GAP : 0) - tallest) / (gaps + (heading > 0 ? 1 : 0));
      // Rules are left out when there is no room for the half gaps, because the items are then closer than rules allow.
      const share = even >= RULED_FROM || heading === 0 ? even : Math.min((room - tallest) / gaps, RULED_FROM - 0.01);
      const gap = gaps === 0 ? 0.4 : Math.min(0.6, Math.floor(share * 100) / 100);
      return { size_pt, columns: n, gap, height: tallest + gaps * gap, least: tallest + gaps * LEAST_GAP, fits };
    };
    const ok = (l: Layout, maxLines: number): boolean =>
      l.fits.every((f) => f.fits && f.lines <= maxLines) && (l.gap >= LEAST_GAP || l.fits.length <= l.columns) && l.height <= room + 1e-6;
    let made = at(1);
    const wide = pane.class === 'full' && items.length > 3;
    const widest = Math.max(0, ...made.fits.map((f) => f.width_in));
    if (wide && (items.length > 8 || widest + indent < 0.4 * pane.box.w)) made = at(2);
    if (ok(made, size_pt > 14 ? 2 : size_pt > 12 ? 3 : 20)) return made;
    last = made;
  }
  const wide = last?.fits.findIndex((f) => !f.fits) ?? -1;
  if (wide >= 0) throw tooWide(items[wide] as Item, last as Layout, pane);
  throw capacityExceeded(
    `${items.length} items need ${(last?.least ?? 0).toFixed(2)} in at ${last?.size_pt} pt; the space has ${room.toFixed(2)}.`,
    'Shorten the items or send fewer.',
    { component: 'list', count: items.length, pointer: `${pane.pointer}/items` },
  );
}

/** The refusal when the cause is one word that fits no line, and not the number of items. */
function tooWide({ text, path }: Item, { size_pt }: Layout, pane: Pane) {
  const longest = text.split(/\s+/).reduce((most, word) => (word.length > most.length ? word : most), '');
  return capacityExceeded(
    `A word of ${longest.length} characters (${JSON.stringify(`${longest.slice(0, 20)}…`)}) is wider than a line of the list at ${size_pt} pt.`,
    'Break the word with a blank or a hyphen, or shorten it.',
    { component: 'list', pointer: path ?? `${pane.pointer}/items` },
  );
}

function sizesFor(pane: Pane): number[] {
  const top = { full: 18, half: 16, third: 14, card: 12 }[pane.class];
  const roomiest = pane.level === 'D2' ? 12 : pane.level === 'D1' ? Math.min(top, 14) : top;
  return sizesDown(roomiest, densitiesFor(pane.class).at(-1)?.primary_pt ?? 10);
}

/** One item: its swatch or native bullet at the leading edge, its words beside it. */
function drawItem(it: Item, i: number, box: BoxIn, size_pt: number, pane: Pane, kit: Kit): Shape[] {
  const indent = indentOf(size_pt);
  const side = sideOf(box, kit);
  const align = side.leading(it.text);
  const identity = { id: `${pane.id}/item-${i + 1}`, name: `item ${i + 1}`, role: 'body' as const };
  const runs = leadRuns(it.text, it.path);
  const style = { color: 'ink' as Color, leading: LEADING };
  if (it.swatch === undefined) {
    const paragraph = { runs, bullet: { kind: 'square' as const, color: 'accent1' as Color }, indent_in: indent };
    // A bullet stays with its words in both directions of the slide.
    return [kit.place(identity, box, { block: kit.paragraphs([paragraph], style), size_pt, align: kit.leading(it.text) })];
  }
  const words = side.box({ ...box, x: box.x + indent, w: box.w - indent });
  const swatch = side.box({ x: box.x, y: box.y + (kit.text.pitchIn(size_pt, LEADING) - SWATCH) / 2, w: SWATCH, h: SWATCH });
  return [
    shape.rect({ id: `${identity.id}-swatch`, name: `swatch ${i + 1}`, role: 'swatch' }, swatch, { fill: shape.fill(it.swatch) }),
    kit.place(identity, words, { block: kit.paragraphs([{ runs }], style), size_pt, align }),
  ];
}

/** `quadrant`: four fields between two axes, each with a title and items. */
import { z } from 'zod';
import { optionalText, text } from '../fields/fields.ts';
import { type BoxIn, bottom, capacityExceeded, columns, densitiesFor, type Kit, type Pane, right, run, shape } from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block, ParagraphIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const CELL_GAP = 0.12;
/** From this number of items on, a field lists them in two columns. */
const TWO_COLUMNS = 6;
const ARROW = 0.16;

const axis = z.preprocess((v) => v ?? {}, z.object({ label: optionalText, low: optionalText, high: optionalText }));
const params = z.object({
  x_axis: axis.describe('Left to right'),
  y_axis: axis.describe('Bottom to top'),
  quadrants: z
    .array(
      z.object({
        title: optionalText,
        items: z.preprocess((v) => v ?? [], z.array(text)),
        highlight: z.preprocess((v) => v ?? undefined, z.boolean().optional()).describe('Fills this field with the soft accent'),
      }),
    )
    .length(4, 'needs exactly four quadrants: top left, top right, bottom left, bottom right'),
});

type Params = z.infer<typeof params>;

export const quadrant = defineComponent<Params>({
  name: 'quadrant',
  purpose: 'Sorts items into four fields by two criteria.',
  params,
  example: {
    title: 'Two supplier groups need a second source this year',
    params: {
      x_axis: { label: 'Supply risk', low: 'Low', high: 'High' },
      y_axis: { label: 'Spend', low: 'Low', high: 'High' },
      quadrants: [
        { title: 'Leverage', items: ['Sheet steel', 'Road freight', 'Cleaning and security'] },
        { title: 'Strategic', items: ['Power electronics', 'Cast housings', 'Cloud hosting'] },
        { title: 'Routine', items: ['Office supplies', 'Work clothes', 'Travel'] },
        { title: 'Bottleneck', items: ['Rare-earth magnets', 'Certified seals'] },
      ],
    },
  },
  capacity: { what: 'items in a quadrant', soft: 5, hard: 10 },
  count: (p) => Math.max(...p.quadrants.map((q) => q.items.length)),
  take: (p, from, to) => ({ ...p, quadrants: p.quadrants.map((q) => ({ ...q, items: q.items.slice(from, to) })) }),
  controls: ['highlight'],
  draw: (p, pane, kit) => ({ shapes: drawQuadrant(p, pane, kit), alt: altText(p), mirror: true }),
});

const SIZES = [
  { title: 24, item: 20, level: 'D0' },
  { title: 20, item: 18, level: 'D0' },
  { title: 18, item: 16, level: 'D0' },
  { title: 16, item: 14, level: 'D0' },
  { title: 14, item: 12, level: 'D1' },
  { title: 12, item: 11, level: 'D1' },
  { title: 10, item: 10, level: 'D2' },
] as const;
type Size = (typeof SIZES)[number];

const ends = (a: Params['x_axis']): boolean => a.label !== undefined || a.low !== undefined || a.high !== undefined;

function drawQuadrant(p: Params, pane: Pane, kit: Kit): Shape[] {
  const { box } = pane;
  const sizes = SIZES.filter(
    (s) =>
      densitiesFor(pane.class).some((d) => d.name === s.level) &&
      (pane.level === undefined || s.level >= pane.level) &&
      (pane.class === 'full' || s.title < 16),
  );
  for (const size of sizes) {
    const axisPt = Math.min(size.item, 14);
    const yAxis = ends(p.y_axis) ? measureY(p, pane, axisPt, kit) : { w: 0, fits: true };
    const xAxis = ends(p.x_axis) ? measureX(p, box.w - yAxis.w, axisPt, kit) : { h: 0, fits: true };
    if (!yAxis.fits || !xAxis.fits) continue;
    const plot: BoxIn = { x: box.x + yAxis.w, y: box.y, w: box.w - yAxis.w, h: box.h - xAxis.h };
    const cells = [0, 1].flatMap((row) =>
      columns({ ...plot, y: plot.y + row * ((plot.h + CELL_GAP) / 2), h: (plot.h - CELL_GAP) / 2 }, 2, CELL_GAP),
    );
    const fields = p.quadrants.map((_, i) => drawField(p, i, cells[i] as BoxIn, size, pane, kit));
    if (fields.some((f) => f === undefined)) continue;
    return [
      ...fields.flatMap((f) => f ?? []),
      ...(ends(p.x_axis) ? drawX(p, plot, axisPt, pane, kit) : []),
      ...(ends(p.y_axis) ? drawY(p, plot, axisPt, pane, kit) : []),
    ];
  }
  throw capacityExceeded(
    `The fullest of the four fields does not fit ${(box.w / 2).toFixed(1)} x ${(box.h / 2).toFixed(1)} in at 10 pt.`,
    'Shorten the items, or send fewer in each field.',
    { component: 'quadrant', count: Math.max(...p.quadrants.map((q) => q.items.length)) },
  );
}

/** Title and bullets of one field, or undefined when they do not fit at this size. */
function drawField(p: Params, i: number, cell: BoxIn, size: Size, pane: Pane, kit: Kit): Shape[] | undefined {
  const q = p.quadrants[i] as Params['quadrants'][number];
  const path = `${pane.pointer}/quadrants/${i}`;
  const id = `${pane.id}/field-${i + 1}`;
  const pad = size.item >= 14 ? 0.22 : size.item >= 12 ? 0.16 : pane.class === 'card' ? 0.06 : 0.1;
  const ground: Color = q.highlight === true ? 'soft1' : 'surface';
  const ink = q.highlight === true ? kit.on('soft1') : 'ink';
  const w = cell.w - 2 * pad;
  let y = cell.y + pad;
  const shapes: Shape[] = [
    shape.rect({ id, name: `field ${i + 1}: ${q.title ?? ''}`, role: 'cell' }, cell, {
      fill: shape.fill(ground),
      radius_in: kit.theme.radius_in,
    }),
  ];
  if (q.title !== undefined) {
    const block = kit.block(q.title, { color: ink, bold: true }, `${path}/title`);
    const fit = kit.fit({ block, sizes_pt: [size.title], width_in: w, max_lines: 2 });
    if (!fit.fits || y + fit.height_in > bottom(cell) - pad / 2) return undefined;
    shapes.push(
      kit.place(
        { id: `${id}/title`, name: `title ${i + 1}: ${q.title}`, role: 'header', host: id },
        { x: cell.x + pad, y, w, h: fit.height_in },
        {
          block,
          size_pt: size.title,
          align: kit.leading(q.title),
        },
      ),
    );
    y += fit.height_in + (size.item >= 14 ? 0.12 : 0.06);
  }
  if (q.items.length === 0) return shapes;
  const wantsTwo = q.items.length >= TWO_COLUMNS && w >= 2.4;
  for (const cols of wantsTwo ? [2] : w >= 2.4 ? [1, 2] : [1]) {
    const room: BoxIn = { x: cell.x + pad, y, w, h: bottom(cell) - pad - y };
    const per = Math.ceil(q.items.length / cols);
    const lists = columns(room, cols, 0.25).map((box, c) => ({ box, from: c * per, items: q.items.slice(c * per, (c + 1) * per) }));
    const blocks = lists.map(({ from, items }) => bullets(items, from, path, ink, pane.class === 'card', kit));
    if (
      blocks.some(
        (b, c) =>
          b !== undefined &&
          !kit.fit({ block: b, sizes_pt: [size.item], width_in: (lists[c] as { box: BoxIn }).box.w, height_in: room.h }).fits,
      )
    )
      continue;
    return [
      ...shapes,
      ...lists.flatMap(({ box }, c): Shape[] => {
        const block = blocks[c];
        if (block === undefined) return [];
        return [
          kit.place({ id: `${id}/items-${c + 1}`, name: `items ${i + 1}: ${q.title ?? ''}`, role: 'body', host: id }, box, {
            block,
            size_pt: size.item,
            align: kit.leading(q.items[0] ?? ''),
          }),
        ];
      }),
    ];
  }
  return undefined;
}

function bullets(items: readonly string[], from: number, path: string, color: Color, tight: boolean, kit: Kit): Block | undefined {
  if (items.length === 0) return undefined;
  const paragraphs = items.map(
    (item, i): ParagraphIn => ({
      runs: [run(item, `${path}/items/${from + i}`)],
      bullet: { kind: 'square', color: 'accent1' },
      indent_in: tight ? 0.13 : 0.18,
      gap: tight ? 0.1 : 0.35,
    }),
  );
  return kit.paragraphs(paragraphs, { color });
}

const TEXT_W = { full: 1.5, half: 1, third: 0.8, card: 0.7 } as const;

/** Width of the column left of the fields, for the vertical words of the y axis and its arrow. */
function measureY(p: Params, pane: Pane, size_pt: number, kit: Kit): { readonly w: number; readonly fits: boolean } {
  const cap = TEXT_W[pane.class];
  const { label = '', low = '', high = '' } = p.y_axis;
  const parts = [
    { words: high, bold: false },
    { words: label, bold: true },
    { words: low, bold: false },
  ];
  let w = 0;
  let fits = true;
  for (const { words, bold } of parts) {
    if (words === '') continue;
    const fit = kit.fit({
      block: kit.block(words, { color: 'ink', bold }),
      sizes_pt: [size_pt],
      width_in: cap,
      height_in: pane.box.h * 0.28,
    });
    w = Math.max(w, fit.width_in);
    fits &&= fit.fits;
  }
  return { w: Math.ceil((w + 0.1 + ARROW) * 100) / 100, fits };
}

function measureX(p: Params, w: number, size_pt: number, kit: Kit): { readonly h: number; readonly fits: boolean } {
  const { label = '', low = '', high = '' } = p.x_axis;
  let h = kit.text.pitchIn(size_pt);
  let fits = true;
  for (const [words, bold] of [
    [low, false],
    [label, true],
    [high, false],
  ] as const) {
    if (words === '') continue;
    const fit = kit.fit({ block: kit.block(words, { color: 'ink', bold }), sizes_pt: [size_pt], width_in: w / 3 - 0.1, max_lines: 4 });
    h = Math.max(h, fit.height_in);
    fits &&= fit.fits;
  }
  return { h: h + 0.06 + ARROW, fits };
}

function drawX(p: Params, plot: BoxIn, size_pt: number, pane: Pane, kit: Kit): Shape[] {
  const y = bottom(plot) + ARROW / 2 + 0.02;
  const { label, low, high } = p.x_axis;
  const top = bottom(plot) + ARROW + 0.06;
  const third = plot.w / 3;
  const place = (key: 'low' | 'label' | 'high', words: string | undefined, at: number, align: 'left' | 'center' | 'right'): Shape[] =>
    words === undefined
      ? []
      : [axisText('x', key, words, { x: at, y: top, w: third, h: bottom(pane.box) - top }, align, 'top', size_pt, pane, kit)];
  return [
    arrow(`${pane.id}/x-arrow`, [plot.x, y], [right(plot), y]),
    ...place('low', low, plot.x, 'left'),
    ...place('label', label, plot.x + third, 'center'),
    ...place('high', high, plot.x + 2 * third, 'right'),
  ];
}

function drawY(p: Params, plot: BoxIn, size_pt: number, pane: Pane, kit: Kit): Shape[] {
  const x = plot.x - ARROW / 2 - 0.02;
  const w = plot.x - ARROW - 0.1 - pane.box.x;
  const { label, low, high } = p.y_axis;
  const third = plot.h / 3;
  const place = (key: 'low' | 'label' | 'high', words: string | undefined, at: number, anchor: 'top' | 'middle' | 'bottom'): Shape[] =>
    words === undefined ? [] : [axisText('y', key, words, { x: pane.box.x, y: at, w, h: third }, 'left', anchor, size_pt, pane, kit)];
  return [
    arrow(`${pane.id}/y-arrow`, [x, bottom(plot)], [x, plot.y]),
    ...place('high', high, plot.y, 'top'),
    ...place('label', label, plot.y + third, 'middle'),
    ...place('low', low, plot.y + 2 * third, 'bottom'),
  ];
}

const arrow = (id: string, from: readonly [number, number], to: readonly [number, number]): Shape =>
  shape.line({ id, name: 'axis', role: 'axis' }, from, to, shape.stroke('muted', 1, { tail: 'triangle' }));

function axisText(
  which: 'x' | 'y',
  key: 'low' | 'label' | 'high',
  words: string,
  box: BoxIn,
  align: 'left' | 'center' | 'right',
  anchor: 'top' | 'middle' | 'bottom',
  size_pt: number,
  pane: Pane,
  kit: Kit,
): Shape {
  return kit.label({
    id: `${pane.id}/${which}-${key}`,
    name: `${which} axis ${key}`,
    role: 'axis',
    box,
    runs: words,
    path: `${pane.pointer}/${which}_axis/${key}`,
    style: { color: key === 'label' ? 'ink' : 'muted', bold: key === 'label' },
    size_pt,
    align,
    anchor,
  });
}

function altText(p: Params): string {
  const of = (a: Params['x_axis']): string => `${a.label ?? ''} from ${a.low ?? 'low'} to ${a.high ?? 'high'}`.trim();
  const where = ['top left', 'top right', 'bottom left', 'bottom right'];
  const fields = p.quadrants.map((q, i) => `${where[i]} ${q.title ?? ''}: ${q.items.join(', ') || 'empty'}`);
  return `Quadrant; horizontal ${of(p.x_axis)}, vertical ${of(p.y_axis)}. ${fields.join('. ')}.`;
}

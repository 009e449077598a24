/** `three_horizons`: today's business, the next one and the one after it, on a rising staircase. */
import { z } from 'zod';
import { optionalText, text } from '../fields/fields.ts';
import { type BoxIn, bottom, capacityExceeded, columns, hairline, type Kit, type Pane, run, shape, snap } from '../layout/index.ts';
import { measureStack } from '../marks/stacked-text.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const GUTTER = 0.2;
const RISE = 0.35;
const PAD = 0.2;
const HEAD_MIN = 0.82;

const params = z.object({
  horizons: z
    .array(
      z.object({
        name: text,
        label: optionalText,
        items: z.preprocess((v) => v ?? [], z.array(text)),
      }),
    )
    .length(3, 'needs exactly three horizons')
    .describe('From today outwards'),
});

type Params = z.infer<typeof params>;
type Horizon = Params['horizons'][number];

export const threeHorizons = defineComponent<Params>({
  name: 'three_horizons',
  purpose: 'Sets what runs today beside what is being built and what is being tried.',
  params,
  example: {
    title: 'Freight pays for the fleet of 2030 and the ports of 2035',
    params: {
      horizons: [
        {
          name: 'Horizon 1',
          label: 'Run and defend',
          items: ['Container lines on 14 routes', 'Empty miles below 18%', 'Two-day customs clearance'],
        },
        {
          name: 'Horizon 2',
          label: 'Build',
          items: ['Methanol-ready vessels, 6 ordered', 'Cold chain for pharma', 'Track-and-trace subscription'],
        },
        { name: 'Horizon 3', label: 'Explore', items: ['Autonomous harbour tugs', 'Ammonia bunkering hub'] },
      ],
    },
  },
  capacity: { what: 'items in a horizon', soft: 5, hard: 9 },
  count: (p) => Math.max(...p.horizons.map((h) => h.items.length)),
  take: (p, from, to) => ({ horizons: p.horizons.map((h) => ({ ...h, items: h.items.slice(from, to) })) }),
  ownsSlide: true,
  draw(p, pane, kit) {
    const said = p.horizons.map((h) => `${h.name}${h.label === undefined ? '' : ` (${h.label})`}: ${h.items.join(', ') || 'none'}`);
    return { shapes: drawHorizons(p.horizons, pane, kit), alt: `Three horizons, from today outwards. ${said.join('. ')}.`, mirror: true };
  },
});

const SIZES = [
  { name: 20, label: 14, item: 16 },
  { name: 16, label: 12, item: 14 },
  { name: 14, label: 12, item: 12 },
  { name: 12, label: 11, item: 11 },
  { name: 10, label: 10, item: 10 },
] as const;

/** Today is solid, the next horizon soft, the last an outline. */
const LOOK: readonly { readonly fill?: Color; readonly ground: Color }[] = [
  { fill: 'accent1', ground: 'accent1' },
  { fill: 'soft1', ground: 'soft1' },
  { ground: 'canvas' },
];

function headBlock(h: Horizon, i: number, size: (typeof SIZES)[number], pane: Pane, kit: Kit): Block {
  const on = kit.on((LOOK[i] as (typeof LOOK)[number]).ground);
  const path = `${pane.pointer}/horizons/${i}`;
  return kit.paragraphs(
    [
      { runs: [run(h.name, `${path}/name`, 'verbatim', { bold: true, size_pt: size.name })] },
      ...(h.label === undefined ? [] : [{ runs: [run(h.label, `${path}/label`, 'verbatim', i === 2 ? { color: 'muted' } : {})] }]),
    ],
    { color: on },
  );
}

function drawHorizons(list: readonly Horizon[], pane: Pane, kit: Kit): Shape[] {
  const { box } = pane;
  const lanes = columns(box, 3, GUTTER);
  const w = (lanes[0] as BoxIn).w;
  for (const size of SIZES) {
    const heads = list.map((h) =>
      measureStack(
        [
          { block: kit.block(h.name, { color: 'ink', bold: true }), size_pt: size.name },
          ...(h.label === undefined ? [] : [{ block: kit.block(h.label, { color: 'ink' }), size_pt: size.label }]),
        ],
        w - 2 * PAD,
        kit,
      ),
    );
    const headH = snap(Math.max(HEAD_MIN, ...heads.map((f) => f.height_in + 0.24)));
    const items = list.map((h, i) =>
      h.items.map((item, k) =>
        kit.fit({
          block: kit.block(item, { color: 'ink', leading: 1.2 }, `${pane.pointer}/horizons/${i}/items/${k}`),
          sizes_pt: [size.item],
          width_in: w - 2 * PAD,
        }),
      ),
    );
    const flat = items.flat();
    if (!heads.every((f) => f.fits) || !flat.every((f) => f.fits)) continue;
    const room = (i: number): number => box.h - RISE * (2 - i) - headH;
    const air = size.item >= 14 ? 0.26 : size.item >= 12 ? 0.16 : 0.08;
    const pitch = Math.max(0, ...flat.map((f) => f.height_in)) + air;
    // All three panels have an equal pitch. Where one item is longer than the others, each takes the height that it needs, so that the
    // first items are equally far from their heads.
    const isEven = Math.max(0, ...flat.map((f) => f.lines)) - Math.min(...flat.map((f) => f.lines)) <= 1;
    const needs = items.map((column) => column.map((f) => (isEven && column.length * pitch <= room(0) ? pitch : f.height_in + air)));
    const sums = needs.map((column) => column.reduce((sum, h) => sum + h, 0));
    if (sums.some((sum, i) => sum + 0.1 > room(i))) continue;
    // Rows move apart when there is room, up to a cap. The three panels end on one line.
    const most = Math.max(1, ...list.map((h) => h.items.length));
    const spare = Math.max(0, Math.min(0.3, Math.min(...list.map((_, i) => (room(i) - 0.1 - (sums[i] as number)) / most))));
    const lowest = Math.max(...list.map((h, i) => RISE * (2 - i) + headH + 0.1 + (sums[i] as number) + spare * h.items.length));
    const height = Math.min(box.h, Math.max(lowest, 3.2));
    const top = box.y + (box.h - height) * 0.46;
    const low = top + height;
    return list.flatMap((h, i) => {
      const lane = lanes[i] as BoxIn;
      const at = { ...lane, y: top + RISE * (2 - i), h: low - top - RISE * (2 - i) };
      return [
        ...drawHead(h, i, { ...at, h: headH }, size, pane, kit),
        ...drawItems(
          h,
          i,
          { ...at, y: at.y + headH, h: at.h - headH },
          (needs[i] as number[]).map((n) => n + spare),
          size.item,
          pane,
          kit,
        ),
      ];
    });
  }
  throw capacityExceeded('The items of one horizon do not fit its column at 10 pt.', 'Shorten the items, or send fewer in each horizon.', {
    component: 'three_horizons',
    count: Math.max(...list.map((h) => h.items.length)),
  });
}

function drawHead(h: Horizon, i: number, box: BoxIn, size: (typeof SIZES)[number], pane: Pane, kit: Kit): Shape[] {
  const look = LOOK[i] as (typeof LOOK)[number];
  return [
    shape.rect({ id: `${pane.id}/head-${i + 1}`, name: `horizon ${i + 1}: ${h.name}`, role: 'header' }, box, {
      ...(look.fill === undefined ? { stroke: shape.stroke('accent1', 1.5) } : { fill: shape.fill(look.fill) }),
      text: kit.text.set({
        block: headBlock(h, i, size, pane, kit),
        size_pt: size.label,
        width_in: box.w,
        height_in: box.h,
        anchor: 'middle',
        align: kit.leading(h.name),
        insets_in: { l: PAD, r: PAD },
        lang: kit.locale,
      }),
    }),
  ];
}

/** Items as rows on a panel that extends down to the common foot. */
function drawItems(h: Horizon, i: number, box: BoxIn, heights: readonly number[], size_pt: number, pane: Pane, kit: Kit): Shape[] {
  let y = box.y;
  const shapes: Shape[] = [
    shape.rect({ id: `${pane.id}/panel-${i + 1}`, name: `panel ${i + 1}`, role: 'card' }, box, { fill: shape.fill('surface') }),
  ];
  for (const [k, item] of h.items.entries()) {
    const height = heights[k] as number;
    if (k > 0) shapes.push(hairline(`${pane.id}/rule-${i + 1}-${k}`, box.x + PAD, box.x + box.w - PAD, y));
    shapes.push(
      kit.label({
        id: `${pane.id}/item-${i + 1}-${k + 1}`,
        name: `item ${i + 1}.${k + 1}: ${item}`,
        role: 'body',
        host: `${pane.id}/panel-${i + 1}`,
        box: { x: box.x + PAD, y, w: box.w - 2 * PAD, h: Math.min(height, bottom(box) - y) },
        runs: item,
        path: `${pane.pointer}/horizons/${i}/items/${k}`,
        style: { color: 'ink', leading: 1.2 },
        size_pt,
        anchor: 'middle',
        align: kit.leading(item),
      }),
    );
    y += height;
  }
  return shapes;
}

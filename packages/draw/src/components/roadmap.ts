/** Done, active and planned work: cards by track and period. Fill and a sign before the words tell the status. */
import { z } from 'zod';
import { number, optionalText, textOrNumber } from '../fields/fields.ts';
import { type BoxIn, capacityExceeded, cutTop, hairline, type Kit, type Pane, run, type Side, shape, sideOf } from '../layout/index.ts';
import { drawLaneNames, type LaneGridSpec, layLaneGrid, warnSparse } from '../marks/lane-grid.ts';
import { planStatusOf, PLAN_STATUSES as STATUSES, type PlanStatus as Status } from '../marks/status-words.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { ParagraphIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  tracks: z.array(textOrNumber).min(1, 'needs at least one track'),
  periods: z.array(textOrNumber).min(1, 'needs at least one period'),
  items: z.preprocess(
    (v) => v ?? [],
    z.array(
      z.object({
        track: number.describe('Zero-based index into tracks.'),
        period: number.describe('Zero-based index into periods.'),
        label: textOrNumber,
        status: optionalText.describe('done, in-progress or planned.'),
      }),
    ),
  ),
});
type Params = z.infer<typeof params>;

const WORDS = { done: 'done', 'in-progress': 'in_progress', planned: 'planned' } as const;

const PERIODS_SOFT = 6;
const PERIODS_HARD = 12;
const PER_CELL = 4;
const SIGN = 0.14;
const PAD = 0.12;
const KEY_H = 0.24;

interface Item {
  readonly lane: number;
  readonly column: number;
  readonly label: string;
  readonly status: Status;
  /** An unknown status is printed. */
  readonly other?: string;
  readonly base: string;
}

export const roadmap = defineComponent<Params>({
  name: 'roadmap',
  purpose: 'Shows what is done, under way and planned, by track and period.',
  params,
  example: {
    title: 'Checkout is live everywhere by summer; returns follow once the new hub opens',
    params: {
      tracks: ['Checkout', 'Fulfilment', 'Returns', 'Data'],
      periods: ['Q1 2026', 'Q2 2026', 'Q3 2026', 'Q4 2026', 'H1 2027'],
      items: [
        { track: 0, period: 0, label: 'One-page checkout', status: 'done' },
        { track: 0, period: 1, label: 'Pay by bank in eight countries', status: 'in-progress' },
        { track: 0, period: 2, label: 'Loyalty points as payment', status: 'planned' },
        { track: 1, period: 0, label: 'Carrier switch by parcel', status: 'done' },
        { track: 1, period: 1, label: 'Evening delivery, 14 cities', status: 'in-progress' },
        { track: 1, period: 1, label: 'Locker network', status: 'in-progress' },
        { track: 1, period: 3, label: 'Hub North opens', status: 'planned' },
        { track: 2, period: 2, label: 'Label-free returns', status: 'planned' },
        { track: 2, period: 4, label: 'Refund on drop-off', status: 'planned' },
        { track: 3, period: 0, label: 'Order event stream', status: 'done' },
        { track: 3, period: 1, label: 'Demand forecast by store', status: 'in-progress' },
        { track: 3, period: 3, label: 'Returns forecast', status: 'planned' },
      ],
    },
  },
  capacity: { what: 'tracks', soft: 5, hard: 8 },
  drawn_as: 'grid',
  places: ['period', 'track'],
  count: (p) => p.tracks.length,
  take: (p, from, to) => ({
    ...p,
    tracks: p.tracks.slice(from, to),
    items: p.items.filter((it) => it.track >= from && it.track < to).map((it) => ({ ...it, track: it.track - from })),
  }),
  ownsSlide: true,
  draw(p, pane, kit) {
    const items = readItems(p, pane, kit);
    const present = STATUSES.filter((s) => items.some((it) => it.status === s && it.other === undefined));
    const keyed = present.length > 0;
    const body = keyed ? cutTop(pane.box, KEY_H, 0.06).rest : pane.box;
    const spec = specOf(p, items, pane, kit);
    const grid = layLaneGrid(spec, body, kit);
    if (grid === undefined)
      throw capacityExceeded(
        `${items.length} items in ${p.tracks.length} tracks and ${p.periods.length} periods do not fit at 10 pt.`,
        'Shorten the longest labels, or send fewer tracks or periods a slide.',
        { component: 'roadmap', count: items.length, pointer: `${pane.pointer}/items` },
      );
    warnSparse(grid, body, `${pane.pointer}/items`, kit);
    const side = sideOf(pane.box, kit);
    const shapes: Shape[] = [];
    if (keyed) shapes.push(...drawKey(present, { ...pane.box, y: grid.area.y - KEY_H - 0.06, h: KEY_H }, pane.id, side, kit));
    const { area, head } = grid;
    shapes.push(hairline(`${pane.id}/rule-0`, area.x, area.x + area.w, head.y + head.h, 'muted', 1));
    for (const [i, lane] of grid.lanes.entries())
      shapes.push(hairline(`${pane.id}/rule-${i + 1}`, area.x, area.x + area.w, lane.y + lane.h));
    for (const [i, it] of items.entries()) shapes.push(...drawCard(it, i, spec, grid.boxes[i] as BoxIn, grid.size_pt, pane, side, kit));
    shapes.push(...drawLaneNames(spec, grid, pane.id, false, side, kit));
    const alt = `Roadmap of ${p.tracks.join(', ')}. ${items
      .map((it) => `${p.tracks[it.lane]}, ${p.periods[it.column]}: ${it.label} (${it.other ?? it.status})`)
      .join('; ')}.`;
    return { shapes, alt };
  },
});

function readItems(p: Params, pane: Pane, kit: Kit): Item[] {
  const n = p.periods.length;
  const path = `${pane.pointer}/periods`;
  if (n > PERIODS_HARD)
    throw capacityExceeded(
      `roadmap holds at most ${PERIODS_HARD} periods; ${n} were sent.`,
      'Send longer periods, such as quarters or halves.',
      {
        component: 'roadmap',
        count: n,
        limit: PERIODS_HARD,
        pointer: path,
      },
    );
  if (n > PERIODS_SOFT)
    kit.warn('over_soft_limit', `${n} periods are more than the ${PERIODS_SOFT} that roadmap shows comfortably.`, {
      path,
      remedy: 'Send longer periods, such as quarters or halves.',
    });
  const cells = new Map<string, number>();
  return p.items.flatMap((it, i): Item[] => {
    const base = `${pane.pointer}/items/${i}`;
    const label = String(it.label);
    const bad = p.tracks[it.track] === undefined ? 'track' : p.periods[it.period] === undefined ? 'period' : undefined;
    if (bad !== undefined) {
      const limit = bad === 'track' ? p.tracks.length : n;
      kit.warn(
        'index_out_of_range',
        `${label} has ${bad} ${it[bad]}; there are ${limit}, counted from 0. It is kept in the speaker notes.`,
        {
          path: `${base}/${bad}`,
          remedy: `Send a ${bad} from 0 to ${limit - 1}.`,
        },
      );
      kit.notes.push(label);
      return [];
    }
    const cell = `${it.track}/${it.period}`;
    const count = (cells.get(cell) ?? 0) + 1;
    cells.set(cell, count);
    if (count > PER_CELL)
      throw capacityExceeded(
        `A cell of a roadmap holds at most ${PER_CELL} items; ${p.tracks[it.track]} has more in ${p.periods[it.period]}.`,
        'Split the track or the period.',
        {
          component: 'roadmap',
          count,
          limit: PER_CELL,
          pointer: base,
        },
      );
    for (const member of ['track', 'period', 'status']) kit.drawn.add(`${base}/${member}`);
    const planStatus = planStatusOf(it.status ?? 'planned');
    if (planStatus !== undefined) return [{ lane: it.track, column: it.period, label, status: planStatus, base }];
    kit.warn('unknown_value', `The status ${JSON.stringify(it.status)} is not known; it is printed, and the item is drawn as planned.`, {
      path: `${base}/status`,
      remedy: `Send one of: ${STATUSES.join(', ')}.`,
    });
    return [
      { lane: it.track, column: it.period, label, status: 'planned', ...(it.status === undefined ? {} : { other: it.status }), base },
    ];
  });
}

/** Fill of a card. A neutral on which no text is readable is replaced by the paler track colour. Planned cards have no fill. */
function groundOf(status: Status, kit: Kit): Color | undefined {
  if (status === 'planned') return undefined;
  if (status === 'in-progress') return 'accent1';
  return kit.contrast(kit.on('neutral'), 'neutral') >= 4.5 ? 'neutral' : 'track';
}

function inkOf(status: Status, kit: Kit): Color {
  const ground = groundOf(status, kit);
  return ground === undefined ? 'ink' : kit.on(ground);
}

function specOf(p: Params, items: readonly Item[], pane: Pane, kit: Kit): LaneGridSpec {
  const pad = p.periods.length > PERIODS_SOFT ? 0.06 : PAD;
  return {
    lanes: p.tracks.map((t, i) => ({ text: String(t), path: `${pane.pointer}/tracks/${i}` })),
    columns: p.periods.map((t, i) => ({ text: String(t), path: `${pane.pointer}/periods/${i}` })),
    items: items.map((it) => {
      const paragraphs: ParagraphIn[] = [{ runs: [run(it.label, `${it.base}/label`)] }];
      if (it.other !== undefined) paragraphs.push({ runs: [run(it.other, `${it.base}/status`, 'verbatim', { color: 'muted' })] });
      return { lane: it.lane, column: it.column, block: kit.paragraphs(paragraphs, { color: inkOf(it.status, kit) }) };
    }),
    band_w: 1.6,
    band_pad: 0,
    column_gap: 0.1,
    stack_gap: 0.16,
    lane_pad: 0.08,
    inset: { start: pad + SIGN + Math.min(0.08, pad), end: pad, y: 0.06 },
    sizes_pt: [14, 12, 11, 10],
    max_lines: 4,
    box_max: 0.9,
  };
}

function drawCard(
  it: Item,
  i: number,
  { items, inset }: LaneGridSpec,
  box: BoxIn,
  size_pt: number,
  pane: Pane,
  side: Side,
  kit: Kit,
): Shape[] {
  const id = `${pane.id}/item-${i + 1}`;
  const ground = groundOf(it.status, kit);
  const text = kit.text.set({
    block: (items[i] as LaneGridSpec['items'][number]).block,
    size_pt,
    width_in: box.w,
    height_in: box.h,
    anchor: 'middle',
    align: side.leading(it.label),
    balance: true,
    insets_in: side.mirrored ? { l: inset.end, r: inset.start } : { l: inset.start, r: inset.end },
    lang: kit.locale,
  });
  const at = side.box({ x: box.x + inset.end, y: box.y + (box.h - SIGN) / 2, w: SIGN, h: SIGN });
  return [
    shape.rect({ id, name: `${it.other ?? it.status}: ${it.label}`, role: 'node' }, side.box(box), {
      ...(ground === undefined ? { stroke: shape.stroke('muted', 0.75) } : { fill: shape.fill(ground) }),
      radius_in: kit.theme.radius_in,
      text,
    }),
    sign(it.status, `${id}/sign`, at, inkOf(it.status, kit), id),
  ];
}

/** A tick, a half-filled ring or an empty ring: shows the status without colour. */
function sign(status: Status, id: string, { x, y, w }: BoxIn, color: Color, host?: string): Shape {
  const identity = { id, name: `sign: ${status}`, role: 'icon' as const, ...(host === undefined ? {} : { host }) };
  if (status === 'done')
    return shape.path(
      identity,
      [
        ['M', x + 0.01, y + w * 0.55],
        ['L', x + w * 0.38, y + w * 0.88],
        ['L', x + w - 0.01, y + w * 0.16],
      ],
      {
        stroke: shape.stroke(color, 1.75, { cap: 'round' }),
      },
    );
  const r = w / 2;
  const k = r * 0.5523;
  const cx = x + r;
  const cy = y + r;
  const ring = 0.018;
  const circle = (q: number): shape.StepIn[] => {
    const m = (k / r) * q;
    return [
      ['M', cx, cy - q],
      ['C', cx + m, cy - q, cx + q, cy - m, cx + q, cy],
      ['C', cx + q, cy + m, cx + m, cy + q, cx, cy + q],
      ['C', cx - m, cy + q, cx - q, cy + m, cx - q, cy],
      ['C', cx - q, cy - m, cx - m, cy - q, cx, cy - q],
      ['Z'],
    ];
  };
  if (status === 'planned') return shape.path(identity, [...circle(r), ...circle(r - ring)], { fill: shape.fill(color), even_odd: true });
  const q = r - ring;
  const m = (k / r) * q;
  // The right half stays open as a hole in the disc.
  return shape.path(
    identity,
    [
      ...circle(r),
      ['M', cx, cy - q],
      ['C', cx + m, cy - q, cx + q, cy - m, cx + q, cy],
      ['C', cx + q, cy + m, cx + m, cy + q, cx, cy + q],
      ['Z'],
    ],
    { fill: shape.fill(color), even_odd: true },
  );
}

/** Signs and words of the statuses in use, at the trailing end above the periods. */
function drawKey(present: readonly Status[], line: BoxIn, id: string, side: Side, kit: Kit): Shape[] {
  const entries = present.map((status) => {
    const said = kit.word(WORDS[status]);
    return { status, said, w: 0.22 + 0.06 + kit.text.widthIn(said, 12) };
  });
  let x = line.x + line.w - entries.reduce((sum, e) => sum + e.w, 0) - (entries.length - 1) * 0.25;
  return entries.flatMap(({ status, said, w }) => {
    const ground = groundOf(status, kit);
    const at = x;
    x += w + 0.25;
    const swatch = { x: at, y: line.y + 0.01, w: 0.22, h: 0.22 };
    return [
      shape.rect({ id: `${id}/key-${status}`, name: `key: ${said}`, role: 'swatch' }, side.box(swatch), {
        ...(ground === undefined ? { stroke: shape.stroke('muted', 0.75) } : { fill: shape.fill(ground) }),
        radius_in: Math.min(kit.theme.radius_in, 0.04),
      }),
      sign(status, `${id}/key-${status}/sign`, side.box({ x: at + 0.05, y: line.y + 0.06, w: 0.12, h: 0.12 }), inkOf(status, kit)),
      kit.label({
        id: `${id}/key-${status}/name`,
        name: `key: ${said}`,
        role: 'legend',
        box: side.box({ x: at + 0.28, y: line.y, w: w - 0.28, h: line.h }),
        runs: said,
        style: { color: 'muted' },
        size_pt: 12,
        anchor: 'middle',
        align: side.start,
        wrap: false,
      }),
    ];
  });
}

/** What a customer returns against the cost of winning one: the ratio first, then its figures. */
import { z } from 'zod';
import { maybeNumber } from '../fields/fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  columns,
  DASH,
  GUTTER,
  hairline,
  type Kit,
  LABEL_GAP,
  type Pane,
  rows,
  run,
  type Side,
  SPAN,
  settle,
  shape,
  sideOf,
} from '../layout/index.ts';
import { below, type Economics, HEALTHY, type RatioTerm, ratioTile, tick } from '../marks/ratio-tile.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  cac: maybeNumber.describe('Cost of winning a customer, USD.'),
  ltv: maybeNumber.describe('Value of a customer over its life, USD.'),
  payback_months: maybeNumber,
});

type Params = z.infer<typeof params>;

/** The bar of the payback covers at least this many months. */
const YEAR = 12;

export const unitEconomics = defineComponent<Params>({
  name: 'unit_economics',
  purpose: 'Sets customer lifetime value against acquisition cost, with payback time, and flags a ratio below 3.',
  params,
  example: { title: 'Each customer returns 4.2 times what it costs to win', params: { cac: 412, ltv: 1730, payback_months: 9 } },
  capacity: { what: 'figures', soft: 3, hard: 3 },
  count: () => 3,
  draw(p, pane, kit) {
    const e = readEconomics(p, pane, kit);
    const alt = `Unit economics: LTV:CAC ${e.ratio_text}${e.flagged ? ` (${below(kit)})` : ''}; CAC ${e.cac.text}, LTV ${e.ltv.text}, ${e.payback.name} ${e.payback.text}.`;
    return { shapes: pane.class === 'full' ? drawWide(e, pane, kit) : drawStacked(e, pane, kit), alt };
  },
});

function readEconomics(p: Params, pane: Pane, kit: Kit): Economics {
  const at = (key: string): string => `${pane.pointer}/${key}`;
  for (const [key, value] of Object.entries(p))
    if (value === null)
      kit.warn('missing_values', `${key} is missing; a dash stands in its place.`, { path: at(key), remedy: 'Send the number.' });
    else if (value < 0)
      kit.warn('sign_conflict', `${key} is negative, so it has no bar.`, { path: at(key), remedy: 'Send a positive number.' });
  const least = kit.decimals([p.cac, p.ltv]);
  // A single decimal of a dollar is a typing habit and not a precision, so 0.5 becomes 0.50.
  const decimals = least === 1 ? 2 : least;
  const money = (v: number | null): string => (v === null ? DASH : kit.value(v, { decimals, unit: '$' }));
  if (p.cac === 0)
    kit.warn('zero_total', 'The acquisition cost is zero, so there is no ratio.', {
      path: at('cac'),
      remedy: 'Send what a customer costs to win.',
    });
  const ratio = p.cac === null || p.ltv === null || p.cac <= 0 ? null : p.ltv / p.cac;
  const flagged = ratio !== null && ratio < HEALTHY;
  const months = kit.word('months');
  if (ratio !== null)
    kit.proofs.push({ kind: 'ratio', ok: true, expected: ratio, shown: shownRatio(ratio), tolerance: 0.05, path: at('ltv') });
  return {
    cac: { key: 'cac', name: 'CAC', value: p.cac, text: money(p.cac), path: at('cac') },
    ltv: { key: 'ltv', name: 'LTV', value: p.ltv, text: money(p.ltv), path: at('ltv') },
    payback: {
      key: 'payback',
      name: kit.word('payback'),
      value: p.payback_months,
      text: p.payback_months === null ? DASH : `${kit.value(p.payback_months)} ${months}`,
      path: at('payback_months'),
    },
    ratio,
    ratio_text: ratio === null ? DASH : kit.number(shownRatio(ratio), { decimals: 1, unit: 'x' }),
    flagged,
  };
}

/** One decimal, or as many as it takes not to round a flagged ratio up to 3. */
function shownRatio(ratio: number): number {
  for (const decimals of [1, 2, 3]) {
    const shown = Number(ratio.toFixed(decimals));
    if (ratio >= HEALTHY || shown < HEALTHY) return shown;
  }
  return ratio;
}

/** Start and end of a box in its final position. */
const span = (box: BoxIn, side: Side): [number, number] => {
  const { x, w } = side.box(box);
  return [x, x + w];
};

/** Ratio tile at the left, bars at the right. */
function drawWide(e: Economics, pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const block = settle(pane.box, Math.min(3.95, pane.box.h));
  const w = SPAN(4);
  const tile = { ...block, w };
  const right = { ...block, x: block.x + w + GUTTER + 0.2, w: block.w - w - GUTTER - 0.2 };
  if (block.h < 2.4) return drawStacked(e, pane, kit);
  return [...ratioTile(e, tile, 72, 14, 12, pane, side, kit), ...bars(e, right, pane, side, kit)];
}

/** The longest scale that is cut into months. */
const MOST_MONTHS = 48;

/** CAC and LTV share one scale. The payback is on a scale of whole years, cut into months so that it is not read as money. */
function bars(e: Economics, box: BoxIn, pane: Pane, side: Side, kit: Kit): Shape[] {
  const size_pt = 14;
  const figures = [e.cac, e.ltv, e.payback];
  const pitch = box.h / 3;
  const labelW = Math.max(...figures.map((f) => kit.text.widthIn(f.name, size_pt))) + 0.15;
  const valueW = Math.max(...figures.map((f) => kit.text.widthIn(f.text, size_pt, { bold: true }))) + LABEL_GAP;
  const room = box.w - labelW - valueW;
  const x = box.x + labelW;
  const money = Math.max(0, e.cac.value ?? 0, e.ltv.value ?? 0);
  const time = YEAR * Math.max(1, Math.ceil((e.payback.value ?? 0) / YEAR));
  const h = Math.min(0.55, pitch * 0.5);
  const marks: Shape[] = [];
  const texts: Shape[] = [];
  for (const [i, figure] of figures.entries()) {
    const id = `${pane.id}/${figure.key}`;
    const top = box.y + i * pitch;
    const y = top + (pitch - h) / 2;
    const scale = figure.key === 'payback' ? time : money;
    const value = figure.value ?? 0;
    const exact = scale > 0 ? (Math.max(0, value) / scale) * room : 0;
    const w = Math.max(0.02, exact);
    if (figure.key === 'payback') {
      marks.push(
        hairline(`${id}/rule`, ...span(box, side), top),
        shape.rect({ id: `${id}/track`, name: 'payback scale', role: 'track' }, side.box({ x, y, w: room, h }), {
          fill: shape.fill('track'),
        }),
      );
    }
    if (figure.value !== null && value >= 0)
      marks.push(
        shape.rect(
          {
            id,
            name: `bar: ${figure.name}`,
            role: 'mark',
            datum: {
              path: figure.path,
              value,
              scale: figure.key === 'payback' ? `${pane.id}/months` : `${pane.id}/money`,
              along: 'x',
              ...(exact < 0.02 ? { flags: ['bar_min_length'] as const } : {}),
            },
          },
          side.box({ x, y, w, h }),
          { fill: shape.fill(figure.key === 'ltv' ? 'accent1' : 'neutral') },
        ),
      );
    if (figure.key === 'payback' && time <= MOST_MONTHS)
      for (let month = 1; month < time; month++) {
        const at = x + (month / time) * room;
        marks.push(
          shape.line(
            { id: `${id}/month-${month}`, name: `end of month ${month}`, role: 'decoration' },
            [side.x(at), y],
            [side.x(at), y + h],
            shape.stroke('canvas', 1),
          ),
        );
      }
    if (figure.key === 'payback')
      marks.push(
        ...tick(`${id}/year`, 'mark at 12 months', x + (YEAR / time) * room, y, h, kit.number(YEAR), 12, { x, w: room }, side, kit),
      );
    texts.push(
      kit.label({
        id: `${id}/label`,
        name: `label: ${figure.name}`,
        role: 'label',
        host: id,
        box: side.box({ x: box.x, y, w: labelW - 0.1, h }),
        runs: [{ text: figure.name, bind: 'derived' }],
        style: { color: 'ink' },
        size_pt,
        anchor: 'middle',
        align: side.start,
        wrap: false,
      }),
      kit.label({
        id: `${id}/value`,
        name: `value: ${figure.name}`,
        role: 'value',
        host: figure.key === 'payback' ? `${id}/track` : id,
        // The number is beside the bar, or after the track where there is one.
        box: side.box({
          x: (figure.key === 'payback' ? x + room : x + (figure.value === null || value < 0 ? 0 : w)) + LABEL_GAP,
          y,
          w: valueW - LABEL_GAP,
          h,
        }),
        runs: [run(figure.text, figure.path, 'formatted')],
        style: { color: figure.value === null ? 'muted' : 'ink', bold: true },
        size_pt,
        anchor: 'middle',
        align: side.start,
        wrap: false,
      }),
    );
  }
  return [...marks, ...texts];
}

const SIZES = [
  [20, 12],
  [16, 12],
  [14, 11],
  [12, 10],
  [10, 10],
] as const;

/** Least height of a ratio tile whose number and labels have these sizes. */
const tileHeight = (size_pt: number, label_pt: number, kit: Kit): number =>
  0.05 + 0.24 + 3 * kit.text.pitchIn(label_pt) + kit.text.pitchIn(size_pt, 1) + (size_pt >= 40 ? 0.22 : 0.16) + 0.16;

/** In panes the ratio is above its three figures, which are side by side or in rows. In flat panes they are beside it. */
function drawStacked(e: Economics, pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const figures = [e.cac, e.ltv, e.payback];
  const { box } = pane;
  const half = pane.class === 'half' || pane.class === 'full';
  const largest = half ? 54 : pane.class === 'third' ? 40 : 28;
  const floor = largest >= 54 ? 40 : 24;
  const gap = pane.class === 'card' ? 0.1 : 0.15;
  const draw = (tile: BoxIn, cells: readonly BoxIn[], across: boolean, [value_pt, label_pt]: (typeof SIZES)[number]): Shape[] => {
    const size = tile.h < tileHeight(largest, label_pt, kit) ? floor : largest;
    return [
      ...ratioTile(e, tile, size, label_pt, label_pt, pane, side, kit),
      ...figures.flatMap((f, i) => figure(f, cells[i] as BoxIn, across, i, value_pt, label_pt, pane, side, kit)),
    ];
  };
  const widths = ([value_pt, label_pt]: (typeof SIZES)[number]) =>
    figures.map((f) => ({ value: kit.text.widthIn(f.text, value_pt, { bold: true }), label: kit.text.widthIn(f.name, label_pt) }));
  for (const sizes of SIZES) {
    const all = widths(sizes);
    const across = all.every((w) => Math.max(w.value, w.label) <= (box.w - 2 * gap) / 3);
    if (!across && !all.every((w) => w.value + w.label + 0.2 <= box.w)) continue;
    const line = kit.text.pitchIn(sizes[0]);
    const rowH = line + (sizes[0] <= 12 ? 0.06 : 0.1);
    const figuresH = across ? line + kit.text.pitchIn(sizes[1]) + 0.04 : rowH * 3;
    if (tileHeight(floor, sizes[1], kit) + gap + figuresH > box.h) continue;
    const tileH = Math.min(half ? 2.8 : 2.4, box.h - gap - figuresH);
    const block = settle(box, tileH + gap + figuresH);
    const area = { ...block, y: block.y + tileH + gap, h: figuresH };
    const cells = across ? columns(area, 3, gap) : figures.map((_, i) => ({ ...area, y: area.y + i * rowH, h: rowH }));
    return draw({ ...block, h: tileH }, cells, across, sizes);
  }
  const tile = { ...box, w: Math.max(1.5, box.w * 0.38) };
  const rest = { ...box, x: box.x + tile.w + 0.2, w: box.w - tile.w - 0.2 };
  const fit = SIZES.find(
    (sizes) => widths(sizes).every((w) => w.value + w.label + 0.2 <= rest.w) && kit.text.pitchIn(sizes[0]) + 0.06 <= box.h / 3,
  );
  if (fit !== undefined && tileHeight(floor, fit[1], kit) <= box.h) return draw(tile, rows(rest, 3, 0), false, fit);
  throw capacityExceeded(
    `The ratio and its three figures do not fit ${box.w.toFixed(1)} by ${box.h.toFixed(1)} in.`,
    'Give the component more room.',
    { component: 'unit_economics', pointer: pane.pointer },
  );
}

function figure(
  f: RatioTerm,
  cell: BoxIn,
  across: boolean,
  i: number,
  value_pt: number,
  label_pt: number,
  pane: Pane,
  side: Side,
  kit: Kit,
): Shape[] {
  const id = `${pane.id}/${f.key}`;
  const labelH = kit.text.pitchIn(label_pt);
  const valueH = cell.h - (across ? labelH + 0.02 : 0);
  return [
    ...(!across && i > 0 ? [hairline(`${id}/rule`, ...span(cell, side), cell.y)] : []),
    kit.label({
      id: `${id}/label`,
      name: `label: ${f.name}`,
      role: 'label',
      box: side.box(across ? { ...cell, h: labelH } : { ...cell, w: kit.text.widthIn(f.name, label_pt) }),
      runs: [{ text: f.name, bind: 'derived' }],
      style: { color: 'muted' },
      size_pt: label_pt,
      anchor: 'middle',
      align: side.start,
      wrap: false,
    }),
    kit.label({
      id: `${id}/value`,
      name: `value: ${f.name}`,
      role: 'value',
      host: `${id}/label`,
      box: side.box(
        across
          ? { ...cell, y: cell.y + labelH + 0.02, h: valueH }
          : {
              ...cell,
              x: cell.x + cell.w - kit.text.widthIn(f.text, value_pt, { bold: true }),
              w: kit.text.widthIn(f.text, value_pt, { bold: true }),
            },
      ),
      runs: [run(f.text, f.path, 'formatted')],
      style: { color: f.value === null ? 'muted' : 'ink', bold: true },
      size_pt: value_pt,
      anchor: 'middle',
      align: across ? side.start : side.end,
      wrap: false,
    }),
  ];
}

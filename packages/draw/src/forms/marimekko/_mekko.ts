/** The drawing: columns without gaps, exact in both directions, with names at the right and totals on top. */
import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  type Kit,
  type Numbers,
  noteUnit,
  numbersOf,
  Sketch,
  shape,
  spread,
} from '../../layout/index.ts';
import type { Color } from '../../scene/index.ts';
import type { RunIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { inCell, LISTED_PT, partRuns, smallValues } from './_small-values.ts';
import type { MekkoData } from './form.ts';

/** Colours of the parts that are not set apart. Neighbours differ, and three have a colour each. */
const QUIET: readonly Color[] = ['soft1', 'neutral', 'track'];

export interface MekkoOptions {
  /** One part in the accent with its share in every column, and all others quiet. */
  readonly highlight?: boolean;
  /** Heights are the values themselves (a rate) and widths come from `width`, so the area is their product. */
  readonly absolute?: boolean;
}

/** What all parts of the drawing share: sums and widths of the columns, their texts and colours, and all positions. */
interface MekkoPlan {
  readonly d: MekkoData;
  readonly sketch: Sketch;
  readonly kit: Kit;
  /** JSON Pointer of the form's data. */
  readonly pointer: string;
  readonly highlight: boolean;
  readonly absolute: boolean;
  readonly box: BoxIn;
  readonly sums: readonly number[];
  /** Columns that total 100 each contain shares. */
  readonly percents: boolean;
  readonly numbers: Numbers;
  readonly totalOf: (i: number) => string;
  /** Each column's share of the whole, in percent. */
  readonly shares: readonly number[];
  /** The highlighted segment. */
  readonly own: number;
  readonly color: (k: number) => Color;
  readonly hasKey: boolean;
  readonly nameW: number;
  /** Width of each column on the slide, inches. */
  readonly slots: readonly number[];
  readonly label_pt: number;
  readonly pts: number;
  readonly labelH: number;
  readonly totals_pt: number;
  readonly topH: number;
  readonly widthH: number;
  readonly top: number;
  readonly foot: number;
  /** The value that fills the whole height. */
  readonly high: number;
  /** Values without room in their fields, by column. */
  readonly listed: readonly (readonly RunIn[])[];
}

export function drawMekko(d: MekkoData, pane: FormPane, kit: Kit, options: MekkoOptions): Drawing {
  const plan = planMekko(d, pane, kit, options);
  const { sketch, box, foot, hasKey, numbers, totalOf, slots } = plan;
  let x = box.x;
  /** Preferred height of the name of each segment. */
  const first = new Map<number, number>();
  for (const [i, c] of d.columns.entries()) {
    drawCells(plan, i, x, first);
    if (c.width !== undefined) kit.drawn.add(`${pane.pointer}/columns/${i}/width`);
    nameColumn(plan, i, x);
    x += slots[i] as number;
  }
  sketch.line('baseline', [box.x, foot], [x, foot], shape.stroke('muted', 1), { role: 'baseline', layer: 'line' });
  if (hasKey) nameSegments(plan, x, first);
  for (const k of d.segments.keys()) if (!first.has(k) || !hasKey) kit.drawn.add(`${pane.pointer}/segments/${k}`);
  const alt = `Marimekko: ${d.columns.map((c, i) => `${c.label} ${totalOf(i)} (${c.values.map((v, k) => `${d.segments[k] ?? ''} ${v === null ? '–' : numbers.text(v)}`).join(', ')})`).join('; ')}.`;
  return sketch.drawing('Marimekko', alt);
}

function planMekko(d: MekkoData, pane: FormPane, kit: Kit, { highlight = false, absolute = false }: MekkoOptions): MekkoPlan {
  const sketch = new Sketch(pane.box, kit);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const bad = d.columns.findIndex((c) => c.values.some((v) => (v ?? 0) < 0));
  if (bad >= 0)
    throw capacityExceeded('A negative value has no share of its column.', 'Send bar_rank_chart for values of both signs.', {
      pointer: `${pane.pointer}/columns/${bad}`,
    });
  const sums = d.columns.map((c) => c.values.reduce((s: number, v) => s + (v ?? 0), 0));
  const widths = d.columns.map((c, i) => c.width ?? (absolute ? 1 : (sums[i] as number)));
  const whole = widths.reduce((a, b) => a + Math.max(0, b), 0);
  if (whole <= 0)
    kit.warn('zero_total', 'All values are zero or missing.', { path: `${pane.pointer}/columns`, remedy: 'Send the values.' });
  // Columns that total 100 each contain shares.
  const percents = !absolute && d.columns.every((c, i) => c.width !== undefined && Math.abs((sums[i] as number) - 100) <= 1);
  const numbers = numbersOf(
    [...d.columns.flatMap((c) => c.values), ...(absolute || percents ? [] : d.columns.map((c) => c.width))],
    absolute ? d.unit : '',
    kit,
  );
  const wnumbers = numbersOf(
    widths.map((w, i) => d.columns[i]?.width ?? Number(w.toFixed(numbers.decimals))),
    '',
    kit,
  );
  const totalOf = (i: number): string => {
    const own = d.columns[i]?.width;
    return own === undefined ? wnumbers.derived(widths[i] as number).text : wnumbers.text(own);
  };
  const { shares } = kit.shares(widths.map((w) => Math.max(0, w)));
  const own = d.segments.length > 0 ? Math.max(0, d.segments.indexOf(d.highlight_segment ?? '')) : 0;
  const quiet = (k: number): Color => QUIET[(k < own ? k : k - 1) % QUIET.length] ?? 'neutral';
  const color = (k: number): Color => (highlight ? (k === own ? 'accent1' : quiet(k)) : kit.accent(k));
  const hasKey = d.segments.length > 0 && !(absolute && d.segments.length === 1);
  const nameW = hasKey ? Math.min(box.w * 0.2, Math.max(...d.segments.map((s) => kit.text.widthIn(s, 12, { bold: true }))) + 0.36) : 0;
  const slots = widths.map((w) => (whole > 0 ? (Math.max(0, w) / whole) * (box.w - nameW) : 0));
  const label_pt = 12;
  const narrow = Math.min(...slots.filter((s) => s > 0));
  const fit = (text: string, w: number, pt: number, lines: number, bold = false) =>
    kit.fit({ block: kit.block(text, { color: 'ink', bold }), sizes_pt: [pt], width_in: w, max_lines: lines });
  const isWhole = (text: string, w: number, pt: number): boolean =>
    text.split(' ').every((word) => kit.text.widthIn(word, pt, { bold: true }) <= w);
  const holds = (pt: number, isUnbroken: boolean): boolean =>
    d.columns.every((c, i) => {
      const w = (slots[i] as number) - 0.06;
      return fit(c.label, w, pt, 3, true).fits && (!isUnbroken || isWhole(c.label, w, pt));
    });
  // Words stay whole at a smaller size before one is broken at its hyphen.
  const pts = [14, 12, 11].find((pt) => holds(pt, true)) ?? [14, 12, 11, 10].find((pt) => holds(pt, false));
  if (pts === undefined)
    throw capacityExceeded(
      'The name of a narrow column does not fit below it at 10 pt.',
      'Group the smallest columns, or shorten their names.',
      { count: d.columns.length, pointer: `${pane.pointer}/columns` },
    );
  const labelH = Math.max(...d.columns.map((c, i) => fit(c.label, (slots[i] as number) - 0.06, pts, 3, true).height_in)) + 0.08;
  const totals_pt = narrow > 0.75 ? label_pt : 10;
  const topH = absolute ? kit.text.pitchIn(label_pt) + 0.06 : kit.text.pitchIn(totals_pt) * 2 + 0.06;
  const widthH = absolute ? kit.text.pitchIn(10) : 0;
  const top = box.y + topH;
  const lowest = box.y + box.h - labelH - widthH;
  const small = absolute
    ? { listed: [], h: 0 }
    : smallValues({ d, sums, slots, percents, numbers, top, pointer: pane.pointer, kit }, lowest);
  const foot = lowest - small.h;
  const high = absolute ? Math.max(1e-9, ...sums) : 1;
  return {
    d,
    sketch,
    kit,
    pointer: pane.pointer,
    highlight,
    absolute,
    box,
    sums,
    percents,
    numbers,
    totalOf,
    shares,
    own,
    color,
    hasKey,
    nameW,
    slots,
    label_pt,
    pts,
    labelH,
    totals_pt,
    topH,
    widthH,
    top,
    foot,
    high,
    listed: small.listed,
  };
}

type Column = MekkoData['columns'][number];

/** The cells of one column from the bottom up. Adds the preferred heights of the names of the segments to `first`. */
function drawCells(plan: MekkoPlan, i: number, x: number, first: Map<number, number>): void {
  const { d, kit, pointer, absolute, sums, slots, top, foot, high } = plan;
  const c = d.columns[i] as Column;
  const w = slots[i] as number;
  const sum = sums[i] as number;
  let y = foot;
  for (const [k, value] of c.values.entries()) {
    const path = `${pointer}/columns/${i}/values/${k}`;
    const v = Math.max(0, value ?? 0);
    const h = absolute ? (v / high) * (foot - top) : sum > 0 ? (v / sum) * (foot - top) : 0;
    kit.drawn.add(path);
    if (h <= 0 || w <= 0) continue;
    y -= h;
    drawCell(plan, c, i, k, v, { x, y, w, h });
    first.set(k, i === d.columns.length - 1 ? y + h / 2 : (first.get(k) ?? foot));
  }
}

function drawCell(plan: MekkoPlan, c: Column, i: number, k: number, v: number, { x, y, w, h }: BoxIn): void {
  const { d, sketch, kit, pointer, highlight, absolute, sums, own, color, label_pt } = plan;
  const path = `${pointer}/columns/${i}/values/${k}`;
  const sum = sums[i] as number;
  const fill =
    absolute && c.values.length === 1
      ? c.emphasis === 'primary' || d.columns.every((o) => o.emphasis !== 'primary')
        ? 'accent1'
        : 'neutral'
      : color(k);
  const id = `cell-${i + 1}-${k + 1}`;
  sketch.rect(
    id,
    { x, y, w, h },
    { fill, stroke: shape.stroke('canvas', 1) },
    {
      name: `${c.label}: ${d.segments[k] ?? ''}`,
      datum: {
        path,
        value: v,
        scale: absolute ? 'body/chart/heights' : `body/chart/column-${i + 1}`,
        along: 'y',
        ...(c.values.length > 1 ? { flags: ['floating'] as const } : {}),
      },
    },
  );
  const { share, printed, percent } = partRuns(plan, i, k, v);
  const { text } = printed;
  const room = { w: w - 0.08, h: h - 0.04 };
  const [pt, lines] = absolute ? [12, [[printed]]] : (inCell(text, share, percent, room, path, kit) ?? [10, []]);
  if (
    absolute ? h >= kit.text.pitchIn(label_pt) + 0.04 && w >= kit.text.widthIn(text, label_pt, { bold: true }) + 0.08 : lines.length > 0
  ) {
    sketch.stack(`share-${i + 1}-${k + 1}`, lines, { x, y, w, h }, pt, {
      align: 'center',
      wrap: false,
      bold: highlight && k === own,
      color: kit.on(fill),
      role: 'label',
      host: id,
    });
    if (lines.some((line) => line.some((r) => r.bind === 'derived')))
      kit.proofs.push({ kind: 'share', ok: true, expected: (v / sum) * 100, shown: share, tolerance: 0.5, path });
  } else if (absolute)
    sketch.at(
      `share-${i + 1}-${k + 1}`,
      { text, path, bind: 'formatted' },
      [x + w / 2, y - 0.04 - kit.text.pitchIn(10) / 2],
      'center',
      10,
      { role: 'label', host: id },
    );
  else if (!plan.listed[i]?.some((r) => r.path === path))
    kit.warn('labels_thinned', `${c.label}, ${d.segments[k] ?? k + 1}: ${text} has no room in its field.`, {
      path,
      remedy: 'Group the smallest segments, or send fewer columns.',
    });
}

/** Above a column its total; below it its name and, for absolute heights, its width. */
function nameColumn(plan: MekkoPlan, i: number, x: number): void {
  const { d, sketch, kit, pointer, absolute, box, totalOf, shares, slots, pts, labelH, totals_pt, topH, widthH, foot } = plan;
  const c = d.columns[i] as Column;
  const w = slots[i] as number;
  const total = totalOf(i);
  const cell = { x, y: box.y, w, h: topH - 0.06 };
  if (!absolute && kit.text.widthIn(total, totals_pt, { bold: true }) > w)
    throw capacityExceeded(
      `The total ${total} is wider than its column at ${totals_pt} pt.`,
      'Send the values in a larger unit, or group the smallest columns.',
      {
        pointer: `${pointer}/columns/${i}`,
      },
    );
  if (!absolute)
    sketch.stack(
      `total-${i + 1}`,
      [
        [
          {
            text: total,
            bold: true,
            ...(c.width === undefined
              ? { bind: 'derived' as const }
              : { path: `${pointer}/columns/${i}/width`, bind: 'formatted' as const }),
          },
        ],
        [{ text: kit.number(shares[i] ?? 0, { unit: '%' }), bind: 'derived', color: 'muted' }],
      ],
      cell,
      totals_pt,
      { align: 'center', wrap: false, role: 'legend' },
    );
  sketch.cell(
    `label-${i + 1}`,
    { text: c.label, path: `${pointer}/columns/${i}/label` },
    { x: x + 0.03, y: foot + 0.06, w: w - 0.06, h: labelH - 0.06 },
    pts,
    { align: 'center', anchor: 'top', bold: true },
  );
  const listed = plan.listed[i] ?? [];
  if (listed.length > 0)
    sketch.cell(`small-${i + 1}`, listed, { x: x + 0.03, y: foot + labelH, w: w - 0.06, h: box.y + box.h - foot - labelH }, LISTED_PT, {
      align: 'center',
      anchor: 'top',
      color: 'muted',
      role: 'legend',
    });
  if (absolute && c.width !== undefined)
    sketch.cell(
      `width-${i + 1}`,
      { text: kit.value(c.width), path: `${pointer}/columns/${i}/width`, bind: 'formatted' },
      { x, y: foot + labelH, w, h: widthH },
      10,
      { align: 'center', wrap: false, color: 'muted', role: 'legend' },
    );
}

/** Names of the segments right of the last column, moved apart from each other. */
function nameSegments(plan: MekkoPlan, x: number, first: ReadonlyMap<number, number>): void {
  const { d, sketch, kit, pointer, highlight, own, color, nameW, top, foot } = plan;
  const ks = [...first.keys()].sort((a, b) => a - b);
  // Names on one line have the size of all others; a longer one takes several.
  const fits = ks.map((k) =>
    kit.fit({
      block: kit.block(d.segments[k] ?? '', { color: 'ink', bold: highlight && k === own }),
      sizes_pt: [12, 11, 10],
      width_in: nameW - 0.33,
      max_lines: 4,
    }),
  );
  const centres =
    spread(
      ks.map((k, at) => ({ target: first.get(k) as number, size: fits[at]?.height_in ?? 0 })),
      top - kit.text.pitchIn(12),
      foot,
    ) ?? ks.map((k) => first.get(k) as number);
  for (const [at, k] of ks.entries()) {
    const y = centres[at] as number;
    sketch.rect(`swatch-${k + 1}`, { x: x + 0.12, y: y - 0.07, w: 0.14, h: 0.14 }, { fill: color(k) }, { role: 'swatch' });
    const name = d.segments[k];
    const fit = fits[at];
    if (name !== undefined && fit !== undefined)
      sketch.cell(
        `segment-${k + 1}`,
        { text: name, path: `${pointer}/segments/${k}` },
        { x: x + 0.33, y: y - fit.height_in / 2, w: nameW - 0.33, h: fit.height_in },
        fit.size_pt,
        { bold: highlight && k === own, align: 'left', wrap: fit.lines > 1, role: 'legend' },
      );
  }
}

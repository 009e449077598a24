/**
 * Equal small charts on one shared scale, each with its title and all its values: at the marks, or in a row below. Where neither fits, only
 * the end values are shown.
 */
import {
  type BoxIn,
  columns,
  type Numbers,
  rows,
  type Sketch,
  type SourcedText,
  shape,
  type TimeScale,
  timeScale,
  WIDTH,
} from '../layout/index.ts';
import type { Color } from '../scene/index.ts';
import { type PanelPoint, type PanelRoom, placeOnLine, standApart } from './panel-values.ts';

export interface Panel {
  readonly title: SourcedText;
  readonly points: readonly (number | null)[];
  readonly point_path: (i: number) => string;
  readonly lead: boolean;
  readonly sub?: SourcedText;
  /** A panel with a scale of its own also has its own number of decimals. */
  readonly numbers?: Numbers;
}

export interface PanelOptions {
  readonly kind: 'line' | 'column' | 'area';
  readonly labels: readonly SourcedText[];
  readonly across?: number;
  /** False gives each panel a scale of its own. */
  readonly shared?: boolean;
}

/** Number of panels across: their plots are as square as possible, and the last row is not much shorter than the others. */
export function panelsAcross(n: number): number {
  if (n <= 3) return Math.max(1, n);
  if (n === 4) return 2;
  if (n <= 6) return 3;
  if (n <= 8) return 4;
  if (n === 9) return 3;
  return n <= 12 ? 4 : 5;
}

/** Where the numbers of all panels are placed. */
type Where = 'marks' | 'row' | 'ends';
type Places = 'bars' | readonly (readonly [number, number])[];

interface PanelFrame {
  readonly size_pt: number;
  readonly lineH: number;
  readonly high: number;
  readonly low: number;
  /** Inches per unit. */
  readonly per: number;
  readonly top: number;
  readonly foot: number;
  readonly n: number;
  /** Space of half a number that a line leaves free on either side. */
  readonly side: number;
  readonly slot: number;
  readonly x: (i: number) => number;
  readonly y: (v: number) => number;
  readonly marks: readonly PanelPoint[];
  readonly room: PanelRoom;
}

const inPanel = ({ marks, room }: PanelFrame): boolean =>
  marks.every((p) => p.x - p.w / 2 >= room.left - 0.01 && p.x + p.w / 2 <= room.right + 0.01);

export function drawSmallCharts(sketch: Sketch, panels: readonly Panel[], box: BoxIn, numbers: Numbers, options: PanelOptions): void {
  const { kit } = sketch;
  const { kind, labels, shared = true } = options;
  const time = kind === 'column' ? undefined : timeOf(panels, labels, kit);
  const { cells, marked, title_pt, titleH, where, size_pt, nameSize, frameOf, places } = planPanels(
    panels,
    box,
    numbers,
    { ...options, time },
    kit,
  );
  const tick_pt = Math.min(nameSize ?? size_pt, size_pt);
  for (const [k, panel] of panels.entries()) {
    const cell = cells[k] as BoxIn;
    const id = `panel-${k + 1}`;
    const color: Color = panel.lead || !marked ? 'accent1' : 'neutral';
    sketch.cell(`${id}-title`, panel.title, { ...cell, h: titleH }, title_pt, {
      bold: true,
      anchor: 'top',
      wrap: kit.text.widthIn(panel.title.text, title_pt, { bold: true }) > cell.w,
      role: 'header',
    });
    const frame = frameOf(panel, cell, size_pt, where);
    const spots = where === 'marks' ? places(frame) : undefined;
    sketch.line(`${id}-baseline`, [cell.x, frame.y(0)], [cell.x + cell.w, frame.y(0)], shape.stroke('muted', WIDTH.baseline), {
      role: 'baseline',
      layer: kind === 'column' ? 'line' : 'grid',
    });
    const points = panel.points.flatMap((v, i) => (v === null ? [] : [{ i, v }]));
    const drawing: PanelDrawing = {
      sketch,
      kit,
      panel,
      id,
      cell,
      color,
      kind,
      labels,
      numbers,
      shared,
      frame,
      where,
      spots,
      size_pt,
      points,
      time,
    };
    drawMarks(drawing);
    for (const { i } of points) {
      const at = `${sketch.id}/${id}-${kind === 'column' ? 'bar' : 'dot'}-${i + 1}`;
      kit.named.push({ category: labels[i]?.text ?? String(i + 1), series: panel.title.text, at, grows: 'up', within: cell });
    }
    claimChart(drawing);
    printValues(drawing);
    nameTicks(drawing, nameSize !== undefined ? [...labels.keys()] : labels.length > 1 ? [0, labels.length - 1] : [0], tick_pt);
    if (panel.sub !== undefined)
      sketch.at(`${id}-sub`, panel.sub, [cell.x + cell.w, cell.y + titleH / 2], 'right', size_pt, { role: 'legend', color: 'muted' });
  }
  for (const l of labels.slice(1, -1)) if (l.path !== undefined) kit.drawn.add(l.path);
}

/** Where all panels have one point for each label. */
function timeOf(panels: readonly Panel[], labels: readonly SourcedText[], kit: Sketch['kit']): TimeScale | undefined {
  if (panels.some(({ points }) => points.length > labels.length)) return undefined;
  const path = (labels[0]?.path ?? '').replace(/\/\d+$/, '');
  return timeScale(
    labels.map(({ text }) => text),
    path,
    kit,
  );
}

/** Position of every panel, and the largest sizes and the place at which the numbers of all panels fit. */
function planPanels(
  panels: readonly Panel[],
  box: BoxIn,
  numbers: Numbers,
  { kind, labels, across = panelsAcross(panels.length), shared = true, time }: PanelOptions & { readonly time: TimeScale | undefined },
  kit: Sketch['kit'],
) {
  const down = Math.ceil(panels.length / across);
  const cells = rows(box, down, 0.28).flatMap((row) => columns(row, across, 0.4));
  const everything = panels.flatMap((p) => p.points).filter((v) => v !== null);
  const marked = panels.some((p) => p.lead);
  const title_pt = (cells[0]?.h ?? 0) > 1.1 ? 14 : 12;
  const titleH = Math.max(
    ...panels.map(
      (p) =>
        kit.fit({ block: kit.block(p.title.text, { color: 'ink', bold: true }), sizes_pt: [title_pt], width_in: cells[0]?.w ?? 1 })
          .height_in,
    ),
  );
  const widest = title_pt === 14 ? 12 : 10;
  /** Positions of the marks of a panel, with its numbers at a size: at the marks, in a row below them, or only at its ends. */
  const frameOf = (panel: Panel, cell: BoxIn, size_pt: number, where: Where): PanelFrame => {
    const lineH = kit.text.pitchIn(size_pt);
    const values = shared ? everything : panel.points.filter((v) => v !== null);
    const high = Math.max(0, ...values);
    const low = Math.min(0, ...values);
    const inRow = where === 'row';
    const top = cell.y + titleH + 0.08 + (inRow ? 0.06 : lineH + 0.04);
    const end = cell.y + cell.h - lineH - 0.06;
    const foot = inRow ? end - lineH - (low < 0 ? 0.12 : 0.04) : end - (low < 0 ? lineH : 0);
    const per = high > low ? (foot - top) / (high - low) : 0;
    const y = (v: number): number => top + (high - v) * per;
    const n = Math.max(panel.points.length, labels.length, 1);
    const wordsW = (v: number | null | undefined): number =>
      v === null || v === undefined ? 0.2 : kit.text.widthIn((panel.numbers ?? numbers).text(v), size_pt, { bold: true });
    const side = kind === 'column' ? 0 : Math.max(wordsW(panel.points[0]), wordsW(panel.points.at(-1))) / 2;
    const slot = kind === 'column' ? cell.w / n : n > 1 ? (cell.w - 2 * side) / (n - 1) : 0;
    const x = (i: number): number =>
      kind === 'column'
        ? cell.x + slot * (i + 0.5)
        : n === 1
          ? cell.x + cell.w / 2
          : cell.x + side + (time ? (cell.w - 2 * side) * (time.shares[i] ?? 0) : slot * i);
    const marks = panel.points.flatMap((v, i): PanelPoint[] => (v === null ? [] : [{ x: x(i), y: y(v), w: wordsW(v) }]));
    const room = {
      left: cell.x,
      right: cell.x + cell.w,
      top: cell.y + titleH + 0.04,
      bottom: end,
      baseline: y(0),
      h: lineH,
      filled: kind === 'area',
    };
    return { size_pt, lineH, high, low, per, top, foot, n, side, slot, x, y, marks, room };
  };
  const places = (f: PanelFrame): Places | undefined => {
    if (kind === 'column') return inPanel(f) && standApart(f.marks) ? 'bars' : undefined;
    return placeOnLine(f.marks, f.room);
  };
  const sizes = [12, 11, 10].filter((pt) => pt <= widest);
  const framesAt = (pt: number, where: Where): PanelFrame[] => panels.map((p, k) => frameOf(p, cells[k] as BoxIn, pt, where));
  const beside = sizes.find((pt) => framesAt(pt, 'marks').every((f) => places(f) !== undefined));
  const below = beside ?? sizes.find((pt) => framesAt(pt, 'row').every((f) => inPanel(f) && standApart(f.marks) && f.foot - f.top >= 0.4));
  const where: Where = beside !== undefined ? 'marks' : below !== undefined ? 'row' : 'ends';
  const size_pt = below ?? widest;
  const nameSize = sizes.find((pt) =>
    cells.slice(0, panels.length).every((cell, k) => {
      const f = frameOf(panels[k] as Panel, cell, size_pt, where);
      const ticks = labels.map((l, i) => {
        const w = kit.text.widthIn(l.text, pt);
        return { x: Math.min(Math.max(f.x(i), cell.x + w / 2), cell.x + cell.w - w / 2), y: 0, w: w + 0.05 };
      });
      return standApart(ticks) && ticks.every((t) => t.w <= cell.w);
    }),
  );
  return { cells, marked, title_pt, titleH, where, size_pt, nameSize, frameOf, places };
}

/** One panel with the values that its parts need. */
interface PanelDrawing extends Pick<PanelOptions, 'kind' | 'labels'> {
  readonly sketch: Sketch;
  readonly kit: Sketch['kit'];
  readonly panel: Panel;
  readonly id: string;
  readonly cell: BoxIn;
  readonly color: Color;
  readonly numbers: Numbers;
  readonly shared: boolean;
  readonly frame: PanelFrame;
  readonly where: Where;
  /** Positions of the numbers, when they are at the marks. */
  readonly spots: Places | undefined;
  readonly size_pt: number;
  readonly time: TimeScale | undefined;
  /** The values that are present, with their positions. */
  readonly points: readonly { readonly i: number; readonly v: number }[];
}

/** Columns, or a line with its dots and, where requested, the area below it. */
function drawMarks({ sketch, panel, id, color, kind, labels, shared, frame, points: pts }: PanelDrawing): void {
  const { per, slot, x, y } = frame;
  const [first, last] = [pts[0], pts.at(-1)];
  if (kind === 'column')
    for (const { i, v } of pts) {
      const h = Math.max(0.02, Math.abs(v) * per);
      const short = Math.abs(v) * per < 0.02;
      sketch.rect(
        `${id}-bar-${i + 1}`,
        { x: x(i) - slot / 3, y: v < 0 ? y(0) : y(0) - h, w: (slot * 2) / 3, h },
        { fill: i === last?.i ? color : color === 'accent1' ? 'soft1' : 'track', stroke: shape.stroke(color, 0.75) },
        {
          name: `${panel.title.text} ${labels[i]?.text ?? i + 1}`,
          datum: {
            path: panel.point_path(i),
            value: v,
            scale: `body/chart/${shared ? 'panels' : id}`,
            along: 'y',
            ...(short ? { flags: ['bar_min_length'] as const } : {}),
          },
        },
      );
    }
  else {
    if (kind === 'area' && pts.length > 1 && first !== undefined && last !== undefined)
      sketch.path(
        `${id}-area`,
        runsOf(pts).flatMap((one) => [
          ['M', x(one[0]?.i ?? 0), y(0)] as const,
          ...one.map(({ i, v }) => ['L', x(i), y(v)] as const),
          ['L', x(one.at(-1)?.i ?? 0), y(0)] as const,
          ['Z'] as const,
        ]),
        { fill: color === 'accent1' ? 'soft1' : 'track' },
        { role: 'decoration', layer: 'back' },
      );
    const runs = runsOf(pts).filter((one) => one.length > 1);
    const flat = runs.length === 1 && pts.length === runs[0]?.length && pts.every((p) => p.v === first?.v);
    if (runs.length > 0 && first !== undefined && last !== undefined) {
      const pen = shape.stroke(color, panel.lead ? WIDTH.emphasis : WIDTH.context, { join: 'round', cap: 'round' });
      if (flat) sketch.line(`${id}-line`, [x(first.i), y(first.v)], [x(last.i), y(last.v)], pen, { role: 'mark', layer: 'mark' });
      else
        sketch.path(
          `${id}-line`,
          runs.flatMap((one) => one.map(({ i, v }, at) => [at === 0 ? 'M' : 'L', x(i), y(v)] as const)),
          { stroke: pen },
          { datum: { series: panel.title.text } },
        );
    }
    for (const { i, v } of pts) {
      const d = i === last?.i || i === first?.i ? 0.1 : 0.06;
      sketch.ellipse(
        `${id}-dot-${i + 1}`,
        { x: x(i) - d / 2, y: y(v) - d / 2, w: d, h: d },
        { fill: color },
        { name: `${panel.title.text} ${labels[i]?.text ?? i + 1}`, datum: { path: panel.point_path(i), value: v } },
      );
    }
  }
}

/** Points without a missing one between them: a line across it would show a value that nobody sent. */
function runsOf(points: PanelDrawing['points']): readonly PanelDrawing['points'][] {
  const runs: { readonly i: number; readonly v: number }[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)?.i === point.i - 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Adds the chart claim of the panel. */
function claimChart({ sketch, kit, panel, id, kind, labels, frame, time }: PanelDrawing): void {
  const { n, x, y, high, low } = frame;
  const at = (what: string, i: number): string => `${sketch.id}/${id}-${what}-${i + 1}`;
  const chart = {
    id: `${sketch.id}/${id}`,
    name: panel.title.text,
    categories: Array.from({ length: n }, (_, i) => labels[i]?.text ?? ''),
  };
  const numbered = { name: panel.title.text, values: Array.from({ length: n }, (_, i) => panel.points[i]) };
  const present = (i: number): boolean => panel.points[i] !== null && panel.points[i] !== undefined;
  if (kind === 'column')
    kit.charts.push({
      ...chart,
      kind: 'bars',
      along: 'y',
      series: [{ ...numbered, marks: chart.categories.map((_, i) => (present(i) ? at('bar', i) : undefined)) }],
    });
  else
    kit.charts.push({
      ...chart,
      kind: 'lines',
      plot: { x: x(0), y: y(high), w: x(n - 1) - x(0), h: y(low) - y(high) },
      time,
      min: low,
      max: high,
      series: [
        {
          ...numbered,
          marks: chart.categories.map((_, i) => (present(i) ? at('dot', i) : undefined)),
          lines: [`${sketch.id}/${id}-line`],
          area: `${sketch.id}/${id}-area`,
        },
      ],
    });
}

/** The numbers at the marks, in a row below them, or only at the ends of the line. */
function printValues({ sketch, kit, panel, id, cell, kind, numbers, frame, where, spots, size_pt, points: pts }: PanelDrawing): void {
  const { lineH, per, side, slot, x, y } = frame;
  const [first, last] = [pts[0], pts.at(-1)];
  // A number wider than its column stays within its panel.
  const within = (at: number, text: string): number => {
    const half = kit.text.widthIn(text, size_pt, { bold: true }) / 2;
    return Math.min(Math.max(at, cell.x + half), cell.x + cell.w - half);
  };
  const printed = where === 'ends' ? pts.filter((p) => p === first || p === last) : pts;
  for (const [at, point] of pts.entries()) {
    if (!printed.includes(point)) continue;
    const words = (panel.numbers ?? numbers).text(point.v);
    const lift = kind === 'column' ? (point.v < 0 ? -(0.04 + lineH / 2) : 0.04 + lineH / 2) : 0.1 + lineH / 2;
    const neighbour = kind === 'column' ? point.v : Math.max(point.v, pts[point === first ? 1 : pts.length - 2]?.v ?? point.v);
    // The number must not touch the line. Within half the width of a number, the line covers at most a quarter of the way to its neighbour.
    const clear =
      kind === 'column' ? 0 : Math.min(0.25, Math.max(0, (neighbour - point.v) * per * Math.min(1, side / Math.max(slot, 0.01))));
    const spot =
      where === 'row'
        ? ([x(point.i), cell.y + cell.h - lineH * 1.5 - 0.06] as const)
        : Array.isArray(spots)
          ? (spots[at] as readonly [number, number])
          : ([within(x(point.i), words), y(point.v) - lift - clear] as const);
    sketch.at(`${id}-value-${point.i + 1}`, { text: words, path: panel.point_path(point.i), bind: 'formatted' }, spot, 'center', size_pt, {
      bold: point === last,
      role: 'label',
      host: kind === 'column' ? `${id}-bar-${point.i + 1}` : `${id}-dot-${point.i + 1}`,
    });
  }
}

function nameTicks({ sketch, kit, id, cell, labels, frame }: PanelDrawing, positions: readonly number[], tick_pt: number): void {
  const { lineH, x } = frame;
  for (const i of positions) {
    const label = labels[i];
    if (label === undefined || label.text === '') continue;
    const w = kit.text.widthIn(label.text, tick_pt);
    const left = Math.min(Math.max(x(i) - w / 2, cell.x), cell.x + cell.w - w);
    sketch.at(`${id}-tick-${i + 1}`, label, [left, cell.y + cell.h - lineH / 2], 'left', tick_pt, { color: 'muted', role: 'axis' });
  }
}

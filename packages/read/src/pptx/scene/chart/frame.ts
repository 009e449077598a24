/** The frame of a chart with two axes: plot area, grid, lines and labels of axes. */
import { formatNumber } from '../../chart/index.ts';
import type { ChartAxis } from '../../model/index.ts';
import type { Paper, PtAt, PtRect, TextLook } from './paper.ts';
import type { Scale } from './scale.ts';

/** An axis with its labels and ticks as shares of its length, from the left or from the bottom. */
export interface PlacedAxis {
  readonly axis: ChartAxis | undefined;
  readonly side: 'l' | 't' | 'r' | 'b';
  /** Words at shares of the length. */
  readonly labels: readonly { readonly at: number; readonly words: string }[];
  /** Shares at which marks and grid lines stand. */
  readonly ticks: readonly number[];
  /** Share of the crossing axis at which this one lies. */
  readonly crosses: number;
}

/** Ticks of a value axis. */
export function valueAxis(
  axis: ChartAxis | undefined,
  side: PlacedAxis['side'],
  scale: Scale,
  format: string | undefined,
  crosses: number,
): PlacedAxis {
  const share = (value: number): number => (axis?.reversed ? 1 - scale.share(value) : scale.share(value));
  const code = axis?.format ?? format ?? 'General';
  const labels = scale.ticks.map((tick) => ({ at: share(tick), words: formatNumber(tick, code) }));
  return { axis, side, labels, ticks: scale.ticks.map(share), crosses };
}

/** Room between an axis and its words, in sizes of the text. */
const GAP = 0.45;

interface Setting {
  readonly placed: PlacedAxis;
  readonly look: TextLook;
  readonly words: readonly string[];
  /** Degrees that words are turned by. */
  readonly turn: number;
  readonly every: number;
  /** Points that words and title take beyond the plot. */
  readonly room: number;
}

/** Makes room for axes in `room` and returns the rectangle of the plot. @param inner the plot's rectangle in the file */
export function drawFrame(paper: Paper, axes: readonly PlacedAxis[], room: PtRect, inner: PtRect | undefined): PtRect {
  // Labels depend on the plot's size, and the plot on the labels, so a first estimate is used.
  let plot = inner ?? room;
  let settings = axes.map((placed) => setAxis(paper, placed, plot));
  if (!inner) {
    for (let i = 0; i < 2; i++) {
      plot = without(room, settings);
      settings = axes.map((placed) => setAxis(paper, placed, plot));
    }
    plot = without(room, settings);
  }
  const fill = paper.fill(paper.chart.plot_fill);
  paper.box(plot, fill, paper.stroke(paper.chart.plot_outline), 'background');
  for (const { placed } of settings) drawGrid(paper, placed, plot);
  return plot;
}

/** Lines, ticks and words, over the marks as programs draw them. */
export function drawAxes(paper: Paper, axes: readonly PlacedAxis[], plot: PtRect): void {
  for (const placed of axes) if (!placed.axis?.deleted) drawAxis(paper, setAxis(paper, placed, plot), plot);
}

const upright = (side: PlacedAxis['side']): boolean => side === 'l' || side === 'r';

/** Whether the labels of an axis are at the edge of the plot: they are set there, or the axis lies there. */
const atEdge = ({ axis, crosses }: PlacedAxis): boolean =>
  axis?.labels === 'low' || axis?.labels === 'high' || crosses <= 0.001 || crosses >= 0.999;

function without(room: PtRect, settings: readonly Setting[]): PtRect {
  const taken = { l: 0, t: 0, r: 0, b: 0 };
  for (const { placed, room: own } of settings) if (!placed.axis?.deleted) taken[placed.side] += own;
  return {
    x: room.x + taken.l,
    y: room.y + taken.t,
    w: Math.max(room.w * 0.1, room.w - taken.l - taken.r),
    h: Math.max(room.h * 0.1, room.h - taken.t - taken.b),
  };
}

function setAxis(paper: Paper, placed: PlacedAxis, plot: PtRect): Setting {
  const look = paper.look(placed.axis?.text);
  const title =
    placed.axis?.title === undefined ? 0 : paper.height(titleLook(look)) * placed.axis.title.split('\n').length + look.size_pt * 0.3;
  const words = placed.labels.map((label) => label.words);
  if (placed.axis?.labels === 'none' || words.length === 0 || placed.axis?.deleted) {
    return { placed, look, words: [], turn: 0, every: 1, room: title };
  }
  const widest = Math.max(0, ...words.map((text) => paper.width(text, look)));
  const line = paper.height(look);
  const inside = atEdge(placed) ? 1 : 0;
  if (upright(placed.side)) {
    const slot = plot.h / Math.max(1, words.length);
    const every = Math.max(1, Math.ceil((line * 0.8) / Math.max(slot, 0.01)));
    return { placed, look, words, turn: 0, every, room: inside * (widest + look.size_pt * GAP) + title };
  }
  const slot = plot.w / Math.max(1, words.length);
  if (widest <= slot * 0.98) return { placed, look, words, turn: 0, every: 1, room: inside * (line + look.size_pt * GAP) + title };
  const wrapped = words.map((text) => wrapWords(paper, text, look, slot * 0.96));
  const lines = Math.max(...wrapped.map((text) => (text === undefined ? 99 : text.split('\n').length)));
  if (lines <= 4)
    return { placed, look, words: wrapped.map((text) => text ?? ''), turn: 0, every: 1, room: line * lines + look.size_pt * GAP + title };
  const numbers = words.every((text) => /^[\d.,%/$€£-]*$/.test(text));
  const every = Math.max(1, Math.ceil((numbers ? widest + look.size_pt * 0.5 : line * 1.1) / Math.max(slot, 0.01)));
  if (numbers) return { placed, look, words, turn: 0, every, room: line + look.size_pt * GAP + title };
  return {
    placed,
    look,
    words,
    turn: -45,
    every,
    room: Math.min(plot.h * 0.4, (widest + line) * Math.SQRT1_2) + look.size_pt * GAP + title,
  };
}

/** Undefined when a word alone is wider than the room. */
function wrapWords(paper: Paper, text: string, look: TextLook, room: number): string | undefined {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    if (paper.width(word, look) > room) return undefined;
    const last = lines.at(-1);
    if (last !== undefined && paper.width(`${last} ${word}`, look) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

export const titleLook = (look: TextLook): TextLook => ({ ...look, bold: true });

/** The title of an axis where the file has it, else in the middle beside the plot. */
function drawTitle(paper: Paper, axis: ChartAxis | undefined, look: TextLook, beside: PtAt, rises: boolean): void {
  if (axis?.title === undefined) return;
  const own = axis.title_text === undefined ? titleLook(look) : { ...paper.look(axis.title_text), bold: axis.title_text.bold ?? true };
  const [wide, high] = [paper.width(axis.title, own), paper.height(own)];
  const whole = paper.frame;
  const at =
    axis.title_at === undefined || whole === undefined
      ? beside
      : {
          x: whole.x + axis.title_at.x * whole.w + (rises ? high : wide) / 2,
          y: whole.y + axis.title_at.y * whole.h + (rises ? wide : high) / 2,
        };
  paper.label(axis.title, at, own, rises ? { rotation: -90 } : {});
}

function drawGrid(paper: Paper, { axis, side, ticks }: PlacedAxis, plot: PtRect): void {
  if (!axis?.gridlines) return;
  const stroke = paper.axisStroke(axis.gridline);
  for (const at of ticks) {
    if (at < -0.001 || at > 1.001) continue;
    if (upright(side)) {
      const y = plot.y + plot.h * (1 - at);
      paper.line({ x: plot.x, y }, { x: plot.x + plot.w, y }, stroke, 'gridline');
    } else {
      const x = plot.x + plot.w * at;
      paper.line({ x, y: plot.y }, { x, y: plot.y + plot.h }, stroke, 'gridline');
    }
  }
}

function drawAxis(paper: Paper, { placed, look, words, turn, every, room }: Setting, plot: PtRect): void {
  const { axis, side, labels, crosses } = placed;
  const stroke = paper.axisStroke(axis?.line);
  const gap = look.size_pt * GAP;
  const line = paper.height(look);
  if (upright(side)) {
    const x = plot.x + plot.w * crosses;
    paper.line({ x, y: plot.y }, { x, y: plot.y + plot.h }, stroke);
    const edge = axis?.labels === 'low' ? plot.x : axis?.labels === 'high' ? plot.x + plot.w : x;
    const right = (side === 'r') !== (axis?.labels === 'high' && side === 'l');
    words.forEach((text, i) => {
      const at = labels[i]?.at ?? 0;
      if (i % every !== 0 || at < -0.001 || at > 1.001) return;
      paper.label(text, { x: right ? edge + gap : edge - gap, y: plot.y + plot.h * (1 - at) }, look, { align: right ? 'left' : 'right' });
    });
    const middle = side === 'r' ? plot.x + plot.w + room - line / 2 : plot.x - room + line / 2;
    drawTitle(paper, axis, look, { x: middle, y: plot.y + plot.h / 2 }, true);
    return;
  }
  const y = plot.y + plot.h * (1 - crosses);
  paper.line({ x: plot.x, y }, { x: plot.x + plot.w, y }, stroke);
  const edge = axis?.labels === 'low' ? plot.y + plot.h : axis?.labels === 'high' ? plot.y : y;
  const above = (side === 't') !== (axis?.labels === 'high' && side === 'b');
  words.forEach((text, i) => {
    const at = labels[i]?.at ?? 0;
    if (i % every !== 0 || at < -0.001 || at > 1.001) return;
    const x = plot.x + plot.w * at;
    if (turn === 0) paper.label(text, { x, y: above ? edge - gap : edge + gap }, look, { valign: above ? 'bottom' : 'top' });
    else {
      // The words end below the tick.
      const half = (paper.width(text, look) / 2) * Math.SQRT1_2;
      paper.label(text, { x: x - half, y: edge + gap + half + line * 0.3 }, look, { rotation: turn });
    }
  });
  const middle = side === 't' ? plot.y - room + line / 2 : plot.y + plot.h + room - line / 2;
  drawTitle(paper, axis, look, { x: plot.x + plot.w / 2, y: middle }, false);
}

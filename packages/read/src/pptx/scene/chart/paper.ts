/** Drawing in points on the slide, for charts: boxes, lines and single labels. */
import type { PathSegment } from '@deckwright/core/geometry';
import {
  type Box,
  type Emu,
  emuOfPt,
  type Fill,
  type Line,
  type PathStep,
  ptOfEmu,
  type Rgb,
  type Role,
  type Stroke,
} from '@deckwright/draw/scene';
import type { ChartText, ForeignChart, Outline, Paint } from '../../model/index.ts';
import { UNKNOWN } from '../../model/index.ts';
import { fillOf, solidOf, strokeOf } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { drawnFamily } from '../text/faces.ts';

/** Points from the slide's corner. */
export interface PtRect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface PtAt {
  readonly x: number;
  readonly y: number;
}

export interface TextLook {
  readonly size_pt: number;
  readonly bold: boolean;
  readonly family: string;
  readonly color: Rgb;
}

export type Step = PathSegment;

/** Default line of axes and grids: PowerPoint's grey of 2007. */
const AXIS_COLOR: Rgb = '#868686';
const AXIS_PT = 0.75;
const MAX_LABEL = 200;
/** Share of the size from the middle of a line of figures to its baseline. */
const MIDDLE = 0.36;
const LINE = 1.2;

export class Paper {
  readonly stage: Stage;
  readonly chart: ForeignChart;

  /** The chart's own box, in which the file places its parts. */
  readonly frame: PtRect | undefined;

  constructor(stage: Stage, chart: ForeignChart, frame?: PtRect) {
    this.stage = stage;
    this.chart = chart;
    this.frame = frame;
  }

  /** Text properties: those of the first of `texts` that has them, then those of the chart. */
  look(...texts: readonly (ChartText | undefined)[]): TextLook {
    const { chart, stage } = this;
    const all = [...texts, chart.text];
    const base = chart.font_size_pt === UNKNOWN ? 12 : chart.font_size_pt;
    const face = all.find((text) => text?.face !== undefined)?.face ?? stage.slide.fonts.body;
    const paint = all.find((text) => text?.paint !== undefined)?.paint;
    return {
      size_pt: Math.min(400, Math.max(1, all.find((text) => text?.size_pt !== undefined)?.size_pt ?? base)),
      bold: all.find((text) => text?.bold !== undefined)?.bold ?? false,
      family: drawnFamily(face, stage.text.book).family,
      color: (paint && solidOf(paint, stage.ground, stage.ink)) ?? stage.ink,
    };
  }

  fill(paint: Paint | undefined): Fill | undefined {
    return paint && fillOf(paint, this.stage.approximations);
  }

  color(paint: Paint): Rgb {
    return solidOf(paint, this.stage.ground, this.stage.ink) ?? this.stage.ink;
  }

  /** A series' line; undefined when it has none. */
  stroke(outline: Outline | undefined): Stroke | undefined {
    return strokeOf(outline, this.stage.ink);
  }

  /** The line of an axis or grid: grey if the file has none, undefined if it is invisible. */
  axisStroke(outline: Outline | undefined): Stroke | undefined {
    return outline === undefined ? { color: AXIS_COLOR, width_pt: AXIS_PT } : strokeOf(outline, this.stage.ink);
  }

  width(text: string, look: TextLook): number {
    const m = this.stage.text.measurer.paragraph([{ text, font: look.family, bold: look.bold, scale: look.size_pt }], (f) => f ?? 'arimo');
    return m.kerned[text.length] ?? 0;
  }

  box(rect: PtRect, fill: Fill | undefined, stroke: Stroke | undefined, role: Role = 'mark'): void {
    if (!fill && !stroke) return;
    this.stage.add({
      kind: 'rect',
      id: this.stage.id(this.chart, 'chart'),
      name: this.chart.name,
      role,
      box: boxOf(rect),
      ...(fill ? { fill } : {}),
      ...(stroke ? { stroke } : {}),
    });
  }

  line(from: PtAt, to: PtAt, stroke: Stroke | undefined, role: Role = 'axis'): void {
    if (!stroke) return;
    const x = Math.min(from.x, to.x);
    const y = Math.min(from.y, to.y);
    const box = boxOf({ x, y, w: Math.abs(to.x - from.x), h: Math.abs(to.y - from.y) });
    const ends = { from: { x: emuOfPt(from.x), y: emuOfPt(from.y) }, to: { x: emuOfPt(to.x), y: emuOfPt(to.y) } };
    this.stage.add({ kind: 'line', id: this.stage.id(this.chart, 'chart'), name: this.chart.name, role, box, ...ends, stroke });
  }

  path(steps: readonly Step[], fill: Fill | undefined, stroke: Stroke | undefined, role: Role = 'mark'): void {
    if (steps.length < 2 || (!fill && !stroke)) return;
    const points = steps.flatMap((step) => (step.op === 'Z' ? [] : [step]));
    const left = Math.min(...points.map(({ x }) => x));
    const top = Math.min(...points.map(({ y }) => y));
    const box = boxOf({ x: left, y: top, w: Math.max(...points.map(({ x }) => x)) - left, h: Math.max(...points.map(({ y }) => y)) - top });
    const x = (value: number): Emu => emuOfPt(value - left);
    const y = (value: number): Emu => emuOfPt(value - top);
    this.stage.add({
      kind: 'path',
      id: this.stage.id(this.chart, 'chart'),
      name: this.chart.name,
      role,
      box,
      steps: steps.map((step): PathStep => {
        if (step.op === 'Z') return step;
        if (step.op === 'C') return { op: 'C', x1: x(step.x1), y1: y(step.y1), x2: x(step.x2), y2: y(step.y2), x: x(step.x), y: y(step.y) };
        return { op: step.op, x: x(step.x), y: y(step.y) };
      }),
      ...(fill ? { fill } : {}),
      ...(stroke ? { stroke } : {}),
    });
  }

  disc(centre: PtAt, rx: number, fill: Fill | undefined, stroke: Stroke | undefined): void {
    if (!fill && !stroke) return;
    this.stage.add({
      kind: 'ellipse',
      id: this.stage.id(this.chart, 'chart'),
      name: this.chart.name,
      role: 'mark',
      box: boxOf({ x: centre.x - rx, y: centre.y - rx, w: rx * 2, h: rx * 2 }),
      ...(fill ? { fill } : {}),
      ...(stroke ? { stroke } : {}),
    });
  }

  /**
   * Words about a point, line by line.
   * @param at the point to which `align` and `valign` refer
   * @param rotation degrees clockwise about the words' own middle
   */
  label(
    words: string,
    at: PtAt,
    look: TextLook,
    {
      align = 'center',
      valign = 'middle',
      rotation = 0,
    }: { readonly align?: 'left' | 'center' | 'right'; readonly valign?: 'top' | 'middle' | 'bottom'; readonly rotation?: number } = {},
  ): void {
    const lines = words.slice(0, MAX_LABEL).split('\n');
    const widths = lines.map((text) => this.width(text, look));
    const w = Math.max(0, ...widths);
    if (w === 0) return;
    const h = lines.length * look.size_pt * LINE;
    const x = at.x - (align === 'left' ? 0 : align === 'right' ? w : w / 2);
    const y = at.y - (valign === 'top' ? 0 : valign === 'bottom' ? h : h / 2);
    const zero = 0 as Emu;
    this.stage.add({
      kind: 'text',
      id: this.stage.id(this.chart, 'chart-text'),
      name: words.slice(0, 60),
      role: 'label',
      box: boxOf({ x, y, w, h }),
      ...(rotation === 0 ? {} : { rotation: ((rotation % 360) + 360) % 360 }),
      text: {
        paragraphs: [
          { runs: [{ text: words.slice(0, MAX_LABEL), size_pt: look.size_pt, color: look.color }], align, leading: LINE, line_pct: 100 },
        ],
        anchor: 'top',
        insets: { l: zero, t: zero, r: zero, b: zero },
        wrap: false,
        lines: lines.flatMap((text, i) => this.#lineOf(text, look, w, i, align)),
      },
    });
  }

  #lineOf(text: string, look: TextLook, width: number, i: number, align: 'left' | 'center' | 'right'): Line[] {
    const m = this.stage.text.measurer.paragraph([{ text, font: look.family, bold: look.bold, scale: look.size_pt }], (f) => f ?? 'arimo');
    const own = m.kerned[text.length] ?? 0;
    const left = align === 'left' ? 0 : align === 'right' ? width - own : (width - own) / 2;
    const spans = m.pieces.map((piece) => ({
      text: text.slice(piece.start, piece.end),
      face: piece.face,
      size_pt: look.size_pt,
      color: look.color,
      x: emuOfPt(left + (m.kerned[piece.start] ?? 0)),
      w: emuOfPt((m.kerned[piece.end] ?? 0) - (m.kerned[piece.start] ?? 0)),
    }));
    if (spans.length === 0) return [];
    const baseline = emuOfPt((i + 0.5) * look.size_pt * LINE + look.size_pt * MIDDLE);
    return [
      {
        spans,
        baseline,
        x: emuOfPt(left),
        w: emuOfPt(own),
        ascent: emuOfPt(look.size_pt * 0.9),
        descent: emuOfPt(look.size_pt * 0.2),
        paragraph: 0,
      },
    ];
  }

  /** Height of so many lines. */
  height(look: TextLook, lines = 1): number {
    return look.size_pt * LINE * lines;
  }
}

export const rectOf = (box: Box): PtRect => ({ x: ptOfEmu(box.x), y: ptOfEmu(box.y), w: ptOfEmu(box.w), h: ptOfEmu(box.h) });

function boxOf({ x, y, w, h }: PtRect): Box {
  return { x: emuOfPt(x), y: emuOfPt(y), w: emuOfPt(Math.max(0, w)), h: emuOfPt(Math.max(0, h)) };
}

/** Painted outlines as shapes: rectangles, ellipses and lines where they are such, paths else. */
import {
  type Box,
  type Dash,
  type Emu,
  emuOfPt,
  type Fill,
  type PathShape,
  type PathStep,
  type Rgb,
  type Shape,
  type Stroke,
} from '@deckwright/draw/scene';
import type { Losses } from '../loss.ts';
import type { PathMark, PdfGradient, PdfPaint, PdfStroke, Segment } from '../page/marks.ts';
import { contains, intersect, type Rect } from '../page/matrix.ts';
import { boxOfSegments, ellipseOf, lineOf, rectangleOf, roundedOf, subpaths } from '../page/outlines.ts';
import { type PresetOutline, presetOf, turnedRectangleOf } from '../page/preset-outlines.ts';
import { meanOfStops } from '../page/shadings.ts';

export const boxEmu = (r: Rect): Box => {
  const [x, y] = [emuOfPt(r.x0), emuOfPt(r.y0)];
  return { x, y, w: (emuOfPt(r.x1) - x) as Emu, h: (emuOfPt(r.y1) - y) as Emu };
};

export const boxInches = (r: Rect): readonly [number, number, number, number] =>
  [r.x0, r.y0, r.x1 - r.x0, r.y1 - r.y0].map((v) => Math.round((v / 72) * 100) / 100) as unknown as readonly [
    number,
    number,
    number,
    number,
  ];

/** The name of shapes that are letters of text. */
export const DRAWN_LETTERS = 'Letters';

/** No shapes for what its clip leaves nothing of. */
export function shapesOfPath(painted: PathMark, id: string, losses: Losses): Shape[] {
  const mark = throughClip(painted);
  const seen = intersect(mark.box, mark.clip.box);
  const half = (mark.stroke?.width_pt ?? 0) / 2;
  if (seen.x1 < seen.x0 - half || seen.y1 < seen.y0 - half) return [];
  if (mark.alpha < 0.004 && (mark.stroke === undefined || mark.stroke.alpha < 0.004)) return [];
  const base = { id, name: mark.of_glyphs ? DRAWN_LETTERS : 'Shape', role: 'decoration' as const };
  const stroke = mark.stroke === undefined ? undefined : strokeOf(mark.stroke);
  const parts = subpaths(mark.segments);
  const [first] = parts.length === 1 ? parts : [];
  // A fill without a line ends where it began.
  const one = first !== undefined && mark.fill !== undefined && stroke === undefined ? closed(first) : first;
  if (one !== undefined) {
    const rectangle = rectangleOf(one);
    if (rectangle !== undefined) {
      const cut = mark.stroke === undefined ? intersect(rectangle, mark.clip.box) : rectangle;
      if (mark.clip.outline === undefined || mark.clip.outline === mark.segments)
        return [{ ...base, kind: 'rect', box: boxEmu(cut), ...paints(mark, cut, stroke, losses) }];
    }
    const line = mark.fill === undefined && stroke !== undefined ? lineOf(one) : undefined;
    if (line !== undefined && stroke !== undefined) return [lineShape(base, line, mark, stroke)];
    if (contains(mark.clip.box, mark.box, 1) && mark.clip.outline === undefined) {
      const ellipse = ellipseOf(one);
      if (ellipse !== undefined) return [{ ...base, kind: 'ellipse', box: boxEmu(ellipse), ...paints(mark, ellipse, stroke, losses) }];
      const rounded = roundedOf(one);
      if (rounded !== undefined)
        return [
          {
            ...base,
            kind: 'rect',
            box: boxEmu(rounded.box),
            radius: emuOfPt(rounded.radius),
            ...paints(mark, rounded.box, stroke, losses),
          },
        ];
      const turned = mark.fill?.kind === 'gradient' ? undefined : turnedRectangleOf(one);
      if (turned !== undefined) {
        const rotation = Math.abs(turned.angle) < 0.02 ? {} : { rotation: Math.round(turned.angle * 100) / 100 };
        return [{ ...base, kind: 'rect', box: boxEmu(turned.box), ...rotation, ...paints(mark, turned.box, stroke, losses) }];
      }
      const preset = presetOf(one);
      if (preset !== undefined) return [presetShape(pathShape(mark, base, stroke, losses), preset)];
    }
  }
  return pathShape(mark, base, stroke, losses);
}

/** A fill that goes beyond a clip it wholly covers is the clip's own outline. */
function throughClip(mark: PathMark): PathMark {
  const { outline, box } = mark.clip;
  const plain = outline === undefined || outline === mark.segments ? undefined : rectangleOf(mark.segments);
  if (outline === undefined || plain === undefined || !contains(plain, box, 1)) return mark;
  return { ...mark, segments: outline, box: boxOfSegments(outline) ?? box, clip: { box } };
}

/** A preset is closed, so that its fill and its line are one shape. */
function presetShape([shape, line]: readonly PathShape[], preset: PresetOutline): PathShape {
  if (shape === undefined) throw new RangeError('An outline makes a shape.');
  return { ...shape, ...(line?.stroke && { stroke: line.stroke }), preset };
}

function pathShape(
  mark: PathMark,
  base: { id: string; name: string; role: 'decoration' },
  stroke: Stroke | undefined,
  losses: Losses,
): PathShape[] {
  const { segments, box } = mark;
  const isCut = mark.clip.outline !== undefined && mark.clip.outline !== mark.segments;
  if (isCut || !contains(mark.clip.box, mark.box, 1))
    losses.lost(
      'simplified',
      'shape',
      'A shape that is cut off',
      'It is drawn whole, because a shape cannot be cut by another.',
      boxInches(intersect(mark.box, mark.clip.box)),
    );
  const placed = boxEmu(box);
  const kind = { ...base, kind: 'path' as const, box: placed, ...(mark.even_odd ? { even_odd: true } : {}) };
  const whole = mark.fill === undefined ? segments : closed(segments);
  const looks = paints(mark, box, stroke, losses);
  const steps = whole.map((s): PathStep => stepOf(s, placed));
  if (whole.length === segments.length || looks.stroke === undefined) return [{ ...kind, steps, ...looks }];
  // A fill ends where it began, and the line around it does not.
  const { stroke: line, ...filled } = looks;
  return [
    { ...kind, steps, ...filled },
    { ...kind, id: `${base.id}-line`, steps: segments.map((s): PathStep => stepOf(s, placed)), stroke: line },
  ];
}

/** Each part with its end. */
const closed = (segments: readonly Segment[]): readonly Segment[] =>
  subpaths(segments).flatMap((part): Segment[] => (part.at(-1)?.op === 'Z' ? part : [...part, { op: 'Z' }]));

function stepOf(s: Segment, { x, y }: Box): PathStep {
  const px = (v: number): Emu => (emuOfPt(v) - x) as Emu;
  const py = (v: number): Emu => (emuOfPt(v) - y) as Emu;
  if (s.op === 'Z') return s;
  if (s.op === 'C') return { op: 'C', x1: px(s.x1), y1: py(s.y1), x2: px(s.x2), y2: py(s.y2), x: px(s.x), y: py(s.y) };
  return { op: s.op, x: px(s.x), y: py(s.y) };
}

function lineShape(
  base: { id: string; name: string; role: 'decoration' },
  ends: readonly [number, number, number, number],
  mark: PathMark,
  stroke: Stroke,
): Shape {
  const [x1, y1, x2, y2] = ends;
  const { clip } = mark;
  const within = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));
  // Upright lines are cut where their clip ends.
  const [ax, bx] = Math.abs(y1 - y2) < 0.01 ? [within(x1, clip.box.x0, clip.box.x1), within(x2, clip.box.x0, clip.box.x1)] : [x1, x2];
  const [ay, by] = Math.abs(x1 - x2) < 0.01 ? [within(y1, clip.box.y0, clip.box.y1), within(y2, clip.box.y0, clip.box.y1)] : [y1, y2];
  const from = { x: emuOfPt(ax), y: emuOfPt(ay) };
  const to = { x: emuOfPt(bx), y: emuOfPt(by) };
  const box = boxEmu({ x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) });
  return { ...base, name: 'Line', kind: 'line', box, from, to, stroke };
}

function paints(mark: PathMark, box: Rect, stroke: Stroke | undefined, losses: Losses): { fill?: Fill; stroke?: Stroke } {
  const fill = mark.fill === undefined || mark.alpha < 0.004 ? undefined : fillOf(mark.fill, mark.alpha, box, losses);
  return { ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke }) };
}

export function fillOf(paint: PdfPaint, alpha: number, box: Rect, losses: Losses): Fill | undefined {
  const clear = alpha < 0.996 ? { alpha } : {};
  if (paint.kind === 'none') return undefined;
  if (paint.kind === 'solid') return { color: paint.color as Rgb, ...clear };
  if (paint.kind === 'pattern') {
    losses.lost('simplified', 'shape', `A fill with ${paint.what}`, 'It is filled with one colour that stands for it.', boxInches(box));
    return { color: paint.color as Rgb, ...clear };
  }
  return { color: meanOfStops(paint.gradient.stops) as Rgb, ...clear, gradient: gradientOf(paint.gradient, box, alpha) };
}

/** A gradient's axis goes from edge to edge of its shape's box, so the stops are moved to where they stand on it. */
function gradientOf(g: PdfGradient, box: Rect, alpha: number): NonNullable<Fill['gradient']> {
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const extra = alpha < 0.996 ? { alpha } : {};
  if (g.kind === 'radial') {
    const centre = { x: w > 0 ? clamp((g.to[0] - box.x0) / w) : 0.5, y: h > 0 ? clamp((g.to[1] - box.y0) / h) : 0.5 };
    const far = Math.max(Math.hypot(centre.x * w, centre.y * h), Math.hypot((1 - centre.x) * w, (1 - centre.y) * h)) || 1;
    const [r0, r1] = g.radii ?? [0, far];
    return { kind: 'radial', angle: 0, centre, stops: spread(g, (at) => (r0 + (r1 - r0) * at) / far, extra) };
  }
  const [dx, dy] = [g.to[0] - g.from[0], g.to[1] - g.from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const half = (Math.abs(ux) * w + Math.abs(uy) * h) / 2 || 1;
  const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const start = (g.from[0] - cx) * ux + (g.from[1] - cy) * uy;
  const angle = ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
  return { kind: 'linear', angle, stops: spread(g, (at) => (start + length * at + half) / (2 * half), extra) };
}

const clamp = (v: number): number => Math.min(1, Math.max(0, v));

function spread(g: PdfGradient, to: (at: number) => number, extra: { alpha?: number }): NonNullable<Fill['gradient']>['stops'] {
  const stops = g.stops.map(({ at, color }) => ({ at: to(at), color: color as Rgb, ...extra })).sort((a, b) => a.at - b.at);
  return stops.map((stop) => ({ ...stop, at: clamp(stop.at) }));
}

export function strokeOf({ paint, alpha, width_pt, cap, join, dash }: PdfStroke): Stroke | undefined {
  if (paint.kind === 'none' || alpha < 0.004) return undefined;
  const color = (paint.kind === 'gradient' ? meanOfStops(paint.gradient.stops) : paint.color) as Rgb;
  const style = dashOf(dash, width_pt);
  return {
    color,
    width_pt: Math.round(width_pt * 100) / 100,
    ...(alpha < 0.996 ? { alpha } : {}),
    ...(style === 'solid' ? {} : { dash: style }),
    cap: cap === 0 ? 'flat' : cap === 1 ? 'round' : 'square',
    join: join === 0 ? 'miter' : join === 1 ? 'round' : 'bevel',
  };
}

function dashOf(dash: readonly number[], width: number): Dash {
  const on = dash[0] ?? 0;
  if (dash.length === 0 || dash.every((v) => v <= 0)) return 'solid';
  if (dash.length >= 4) return 'dashDot';
  const share = on / Math.max(width, 0.1);
  return share < 2 ? 'dot' : share > 6 ? 'longDash' : 'dash';
}

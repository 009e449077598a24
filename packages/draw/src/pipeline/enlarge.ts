/**
 * Draws content that leaves much of the body empty again, larger: in a smaller body whose drawing is scaled up, so that words, marks and
 * distances grow alike. Sizes of type stay on the scale, and no text grows beyond that of a title.
 */
import { type BoxIn, DrawRefusal, inset, type Kit, shape } from '../layout/index.ts';
import { remember } from '../marks/trial-drawing.ts';
import {
  EMU_PER_IN,
  EMU_PER_PT,
  type Fill,
  inOfEmu,
  type Shape,
  stepAtMost,
  type TextBody,
  TYPE_SCALE,
  textsOf,
  walk,
} from '../scene/index.ts';
import { scaledShapes } from '../template/index.ts';
import { type Body, type DrawBody, scaledClaim } from './body.ts';
import { paragraphsOf, setAgain } from './set-again.ts';

/** Content with this share of the body's height is left as it is drawn (check 41). */
const LOW = 0.7;
/** Enlarging stops when the content has this share. */
const FULL = 0.78;
/** More than this looks like another slide's drawing. */
const MAX_FACTOR = 2;
/** Text for reading does not pass the size of titles; a few words may be set for display. */
const MAX_READING_PT = 24;
const MAX_DISPLAY_PT = 32;
const FEW_CHARACTERS = 160;
/** Share of the characters that makes a size one of the usual text. */
const USUAL = 0.25;
const SLACK_IN = 0.02;
/** From the edges of a full panel to what stands on it, inches. */
const PANEL_PAD = { x: 0.4, y: 0.3 } as const;

/** One body drawn at several sizes, and the state of the kit before the first. */
interface Trial {
  readonly draw: DrawBody;
  readonly kit: Kit;
  readonly before: () => void;
  /** The warnings of the first drawing. */
  readonly codes: readonly string[];
}

/**
 * Draws content as large as the body lets it. What stays small stands on a panel that has the size of the body.
 * @param draw draws the body into a box of inches; it may throw `DrawRefusal`
 */
export function enlargedBody(draw: DrawBody, box: BoxIn, kit: Kit): Body {
  const before = remember(kit);
  const first = draw(box);
  if (first.behind.length > 0 || heightOf(first.shapes) >= LOW * box.h || hasPicture(first.shapes)) return first;
  const trial: Trial = { draw, kit, before, codes: codesOf(kit) };
  const factors = factorsOf(first);
  const { factor, height } = largest(trial, box, first, factors);
  const onIt = height < LOW * box.h ? onPanel(trial, box, [...factors.filter((each) => each <= factor).reverse(), 1]) : undefined;
  if (onIt !== undefined) return onIt;
  const enlarged = factor === 1 ? undefined : tried(trial, box, factor);
  if (enlarged !== undefined) return enlarged;
  before();
  return draw(box);
}

/** The usual text goes up the scale step by step, and heads stay larger than what they head. */
function factorsOf(first: Body): readonly number[] {
  const { size, sizes, characters } = readingOf(first.shapes);
  const most = Math.min(characters <= FEW_CHARACTERS ? MAX_DISPLAY_PT : MAX_READING_PT, size * MAX_FACTOR);
  return TYPE_SCALE.filter((step) => step > size && step <= most)
    .map((step) => step / size)
    .filter((factor) => new Set(sizes.map((each) => stepAtMost(each * factor))).size === sizes.length);
}

function largest(trial: Trial, box: BoxIn, first: Body, factors: readonly number[]): { readonly factor: number; readonly height: number } {
  let best = { factor: 1, height: heightOf(first.shapes) };
  for (const factor of factors) {
    const body = tried(trial, box, factor);
    if (body === undefined) continue;
    const height = heightOf(body.shapes);
    // At the same height larger type is better: panels keep their height and are fuller.
    if (height < best.height - SLACK_IN) continue;
    best = { factor, height };
    if (height >= FULL * box.h) break;
  }
  return best;
}

/** Content in the middle of a panel, by the first factor at which it fits. Undefined where it fits at none. */
function onPanel(trial: Trial, box: BoxIn, factors: readonly number[]): Body | undefined {
  const inner = inset(box, PANEL_PAD.x, PANEL_PAD.y);
  for (const factor of factors) {
    const body = tried(trial, inner, factor);
    if (body === undefined) continue;
    const { top, bottom } = extentOf(body.shapes);
    const centred = tried(trial, { ...inner, y: 2 * inner.y + inner.h / 2 - (top + bottom) / 2 }, factor, box);
    const { shapes } = centred ?? tried(trial, inner, factor) ?? body;
    const panel = shape.rect({ id: 'body/panel', name: 'panel', role: 'card' }, box, { fill: shape.fill('surface') });
    return { shapes: [panel, ...shapes.map(onGround)], behind: [] };
  }
  return undefined;
}

/** A drawing that fits `within` and needs no warning that the first did not need. */
function tried(trial: Trial, box: BoxIn, factor: number, within = box): Body | undefined {
  trial.before();
  const body = drawScaled(trial, box, factor, within);
  return body !== undefined && codesOf(trial.kit).every((code) => trial.codes.includes(code)) ? body : undefined;
}

/** Panels of the drawing have the colour of the canvas, so that they stand out from the panel under them. */
function onGround(one: Shape): Shape {
  if (one.kind === 'group') return { ...one, children: one.children.map(onGround) };
  if (one.kind === 'table') return { ...one, cells: one.cells.map((row) => row.map(lifted)) };
  return lifted(one);
}

const lifted = <T extends object>(one: T): T =>
  'fill' in one && one.fill !== undefined && (one.fill as Fill).color === 'surface'
    ? { ...one, fill: { ...(one.fill as Fill), color: 'canvas' } }
    : one;

const hasPicture = (shapes: readonly Shape[]): boolean => [...walk(shapes)].some(({ kind }) => kind === 'image');

const codesOf = (kit: Kit): readonly string[] => kit.warnings.map(({ code, path }) => `${code} ${path ?? ''}`);

/** Undefined where the content does not fit, or leaves the box. */
function drawScaled({ draw, kit }: Trial, box: BoxIn, k: number, within = box): Body | undefined {
  try {
    const claims = kit.charts.length;
    const body = draw({ x: box.x / k, y: box.y / k, w: box.w / k, h: box.h / k });
    if (body.behind.length > 0) return undefined;
    const shapes = k === 1 ? body.shapes : scaledShapes(body.shapes, k, { strokes: false }).map((one) => onScale(one, k, kit));
    for (const [i, claim] of kit.charts.entries()) if (i >= claims) kit.charts[i] = scaledClaim(claim, k);
    return isWithin(shapes, within) ? { shapes, behind: [] } : undefined;
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
}

/** Sets the texts of a scaled shape in sizes of the scale, and scales the lengths that its datum states. */
function onScale(one: Shape, k: number, kit: Kit): Shape {
  const { datum } = one;
  const per = datum?.along === 'angle' ? 1 : datum?.along === 'area' ? k * k : k;
  const base: Shape = datum?.extent === undefined ? one : { ...one, datum: { ...datum, extent: datum.extent * per } };
  if (base.kind === 'group') return { ...base, children: base.children.map((child) => onScale(child, k, kit)) };
  if (base.kind === 'table')
    return {
      ...base,
      cells: base.cells.map((row, r) =>
        row.map((cell, c) => {
          const w = sum(base.columns.slice(c, c + (cell.col_span ?? 1)));
          const h = sum(base.rows.slice(r, r + (cell.row_span ?? 1)));
          return { ...cell, text: resized(cell.text, { ...base.box, w, h } as Shape['box'], kit) };
        }),
      ),
    };
  if (!('text' in base) || base.text === undefined) return base;
  return { ...base, text: resized(base.text, base.box, kit) } as Shape;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function resized(text: TextBody, box: Shape['box'], kit: Kit): TextBody {
  const paragraphs = paragraphsOf(text).map((p) => ({
    ...p,
    runs: p.runs.map((run) => (run.size_pt === undefined ? run : { ...run, size_pt: stepAtMost(run.size_pt) })),
  }));
  return setAgain(text, paragraphs, box, kit);
}

/** From the top of the highest line or shape to the bottom of the lowest, inches. */
function heightOf(shapes: readonly Shape[]): number {
  const { top, bottom } = extentOf(shapes);
  return Math.max(0, bottom - top);
}

function extentOf(shapes: readonly Shape[]): { readonly top: number; readonly bottom: number } {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const one of walk(shapes)) {
    if (one.kind === 'group') continue;
    const [from, to] = one.kind === 'text' ? linesIn(one.text, one.box) : [0, one.box.h];
    top = Math.min(top, (one.box.y + from) / EMU_PER_IN);
    bottom = Math.max(bottom, (one.box.y + to) / EMU_PER_IN);
  }
  return { top, bottom };
}

/** Where the lines of a text stand in its box, EMU: by size and pitch, because baselines differ between the faces of themes. */
function linesIn({ lines, paragraphs, anchor, insets }: TextBody, box: Shape['box']): readonly [from: number, to: number] {
  let h = 0;
  for (const line of lines) {
    const paragraph = paragraphs[line.paragraph];
    if (paragraph === undefined) continue;
    const size = Math.max(0, ...paragraph.runs.map((run) => run.size_pt));
    h += (size * paragraph.leading + (paragraph.space_before_pt ?? 0)) * EMU_PER_PT;
  }
  const room = box.h - insets.t - insets.b;
  const from = insets.t + (anchor === 'top' ? 0 : anchor === 'middle' ? (room - h) / 2 : room - h);
  return [from, from + h];
}

interface Reading {
  /** The largest size of the usual text, points. */
  readonly size: number;
  readonly sizes: readonly number[];
  readonly characters: number;
}

function readingOf(shapes: readonly Shape[]): Reading {
  const sizes = new Map<number, number>();
  for (const one of walk(shapes))
    for (const { paragraphs } of textsOf(one))
      for (const { runs } of paragraphs) for (const { text, size_pt } of runs) sizes.set(size_pt, (sizes.get(size_pt) ?? 0) + text.length);
  const characters = sum([...sizes.values()]);
  const usual = [...sizes].filter(([, count]) => count >= USUAL * characters).map(([size]) => size);
  return { size: Math.max(...usual, 0) || MAX_DISPLAY_PT, sizes: [...sizes.keys()], characters };
}

function isWithin(shapes: readonly Shape[], box: BoxIn): boolean {
  for (const shape of walk(shapes)) {
    if (shape.kind === 'group') continue;
    const { x, y, w, h } = shape.box;
    const [left, top] = [inOfEmu(x), inOfEmu(y)];
    if (left < box.x - SLACK_IN || top < box.y - SLACK_IN) return false;
    if (left + inOfEmu(w) > box.x + box.w + SLACK_IN || top + inOfEmu(h) > box.y + box.h + SLACK_IN) return false;
  }
  return true;
}

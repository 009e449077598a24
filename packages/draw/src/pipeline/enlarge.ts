/**
 * Draws content that leaves much of the body empty again, larger: in a smaller body whose drawing is scaled up, so that words, marks and
 * distances grow alike. Sizes of type stay on the scale, and no text grows beyond that of a title.
 */
import { type BoxIn, type ChartClaim, DrawRefusal, inset, type Kit, shape } from '../layout/index.ts';
import { remember } from '../marks/trial-drawing.ts';
import { EMU_PER_IN, EMU_PER_PT, type Fill, inOfEmu, type Shape, type Stroke, type TextBody, walk } from '../scene/index.ts';
import { scaledShapes } from '../template/index.ts';
import { paragraphsOf, setAgain } from './set-again.ts';

export interface Body {
  readonly shapes: readonly Shape[];
  /** Under everything else. */
  readonly behind: readonly Shape[];
}

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
/** Sizes of type that the checks know (check 9). */
const SCALE = [9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 54, 72, 96, 160, 240];
const SLACK_IN = 0.02;
const SIDES = ['top', 'bottom', 'left', 'right'] as const;
/** From the edges of a full panel to what stands on it, inches. */
const PANEL_PAD = { x: 0.4, y: 0.3 } as const;

interface Drawn {
  readonly body: Body;
  readonly height: number;
  readonly again: () => Body;
}

/**
 * Draws content as large as the body lets it. What stays small stands on a panel that has the size of the body.
 * @param draw draws the body into a box of inches; it may throw `DrawRefusal`
 */
export function enlargedBody(draw: (box: BoxIn) => Body, box: BoxIn, kit: Kit): Body {
  const before = remember(kit);
  const first = draw(box);
  if (first.behind.length > 0 || heightOf(first.shapes) >= LOW * box.h || hasPicture(first.shapes)) return first;
  const codes = codesOf(kit);
  const large = largest(draw, box, first, codes, before, kit);
  before();
  if (large.height >= LOW * box.h) return large.again();
  return onPanel(draw, box, codes, before, kit) ?? large.again();
}

function largest(draw: (box: BoxIn) => Body, box: BoxIn, first: Body, codes: readonly string[], before: () => void, kit: Kit): Drawn {
  const { size, sizes, characters } = readingOf(first.shapes);
  const most = characters <= FEW_CHARACTERS ? MAX_DISPLAY_PT : MAX_READING_PT;
  let best: Drawn = { body: first, height: heightOf(first.shapes), again: () => draw(box) };
  // The usual text goes up the scale step by step.
  for (const factor of SCALE.filter((step) => step > size && step <= Math.min(most, size * MAX_FACTOR)).map((step) => step / size)) {
    // Heads stay larger than what they head.
    if (new Set(sizes.map((each) => stepOf(each * factor))).size < sizes.length) continue;
    before();
    const again = (): Body | undefined => drawScaled(draw, box, factor, kit);
    const body = again();
    if (body === undefined || !saysNoLess(codesOf(kit), codes)) continue;
    const height = heightOf(body.shapes);
    // At the same height larger type is better: panels keep their height and are fuller.
    if (height < best.height - SLACK_IN) continue;
    best = { body, height, again: () => again() ?? body };
    if (height >= FULL * box.h) break;
  }
  return best;
}

/** Content in the middle of a panel. Undefined where it does not fit inside one. */
function onPanel(draw: (box: BoxIn) => Body, box: BoxIn, codes: readonly string[], before: () => void, kit: Kit): Body | undefined {
  const inner = inset(box, PANEL_PAD.x, PANEL_PAD.y);
  try {
    const first = draw(inner);
    if (!saysNoLess(codesOf(kit), codes)) return undefined;
    const { body } = largest(draw, inner, first, codes, before, kit);
    const { top, bottom } = extentOf(body.shapes);
    const by = inner.y + inner.h / 2 - (top + bottom) / 2;
    before();
    const centred = largest(draw, { ...inner, y: inner.y + by }, draw({ ...inner, y: inner.y + by }), codes, before, kit);
    before();
    const { shapes } = centred.again();
    const panel = shape.rect({ id: 'body/panel', name: 'panel', role: 'card' }, box, { fill: shape.fill('surface') });
    return { shapes: [panel, ...shapes.map(onGround)], behind: [] };
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
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

/** True when an enlarged drawing needs no warning that the first did not need. */
const saysNoLess = (now: readonly string[], before: readonly string[]): boolean => now.every((code) => before.includes(code));

/** Undefined where the content does not fit, or leaves the body. */
function drawScaled(draw: (box: BoxIn) => Body, box: BoxIn, k: number, kit: Kit): Body | undefined {
  try {
    const claims = kit.charts.length;
    const small = draw({ x: box.x / k, y: box.y / k, w: box.w / k, h: box.h / k });
    if (small.behind.length > 0) return undefined;
    const shapes = scaledShapes(small.shapes, k).map((shape) => onScale(shape, k, kit));
    kit.charts.splice(claims, Number.POSITIVE_INFINITY, ...kit.charts.slice(claims).map((claim) => scaledClaim(claim, k)));
    return isWithin(shapes, box) ? { shapes, behind: [] } : undefined;
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
}

/** Sets the texts of a scaled shape in sizes of the scale, keeps its lines as thin, and scales the lengths that its datum states. */
function onScale(one: Shape, k: number, kit: Kit): Shape {
  const { datum } = one;
  const per = datum?.along === 'angle' ? 1 : datum?.along === 'area' ? k * k : k;
  const thin = (stroke: Stroke): Stroke => ({ ...stroke, width_pt: stroke.width_pt / k });
  const base: Shape = {
    ...one,
    ...(datum?.extent === undefined ? {} : { datum: { ...datum, extent: datum.extent * per } }),
    ...('stroke' in one && one.stroke !== undefined ? { stroke: thin(one.stroke) } : {}),
  };
  if (base.kind === 'group') return { ...base, children: base.children.map((child) => onScale(child, k, kit)) };
  if (base.kind === 'table')
    return {
      ...base,
      cells: base.cells.map((row, r) =>
        row.map((cell, c) => {
          const w = sum(base.columns.slice(c, c + (cell.col_span ?? 1)));
          const h = sum(base.rows.slice(r, r + (cell.row_span ?? 1)));
          const borders = SIDES.flatMap((side) => (cell[side] === undefined ? [] : [[side, thin(cell[side])]]));
          return { ...cell, ...Object.fromEntries(borders), text: resized(cell.text, { ...base.box, w, h } as Shape['box'], kit) };
        }),
      ),
    };
  if (!('text' in base) || base.text === undefined) return base;
  return { ...base, text: resized(base.text, base.box, kit) } as Shape;
}

/** What a chart says of its own place, beside its marks. */
function scaledClaim(claim: ChartClaim, k: number): ChartClaim {
  if (claim.kind === 'ring')
    return { ...claim, centre: [claim.centre[0] * k, claim.centre[1] * k], outer: claim.outer * k, inner: claim.inner * k };
  if (claim.kind !== 'lines' && claim.kind !== 'points') return claim;
  const { x, y, w, h } = claim.plot;
  return { ...claim, plot: { x: x * k, y: y * k, w: w * k, h: h * k } };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const stepOf = (size: number): number => SCALE.findLast((step) => step <= size + 0.05) ?? size;

function resized(text: TextBody, box: Shape['box'], kit: Kit): TextBody {
  const paragraphs = paragraphsOf(text).map((p) => ({
    ...p,
    runs: p.runs.map((run) => (run.size_pt === undefined ? run : { ...run, size_pt: stepOf(run.size_pt) })),
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
  /** Of most characters, points. */
  readonly size: number;
  readonly sizes: readonly number[];
  readonly characters: number;
}

function readingOf(shapes: readonly Shape[]): Reading {
  const sizes = new Map<number, number>();
  const count = ({ paragraphs }: TextBody): void => {
    for (const { runs } of paragraphs) for (const { text, size_pt } of runs) sizes.set(size_pt, (sizes.get(size_pt) ?? 0) + text.length);
  };
  for (const one of walk(shapes)) {
    if (one.kind === 'table') for (const row of one.cells) for (const cell of row) count(cell.text);
    else if ('text' in one && one.text !== undefined) count(one.text);
  }
  const [usual] = [...sizes].sort((a, b) => b[1] - a[1]);
  return { size: usual?.[0] ?? MAX_DISPLAY_PT, sizes: [...sizes.keys()], characters: sum([...sizes.values()]) };
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

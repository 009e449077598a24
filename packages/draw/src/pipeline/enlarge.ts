/**
 * Draws content that leaves much of the body empty again, larger: in a smaller body whose drawing is scaled up, so that words, marks and
 * distances grow alike. Sizes of type stay on the scale, and no text grows beyond that of a title.
 */
import { type BoxIn, DrawRefusal, type Kit } from '../layout/index.ts';
import { type Remembered, remember } from '../marks/trial-drawing.ts';
import { emuOfIn, inOfEmu, type Shape, stepAtMost, type TextBody, TYPE_SCALE, textsOf, walk } from '../scene/index.ts';
import { scaledShapes } from '../template/index.ts';
import { type Body, type DrawBody, scaledClaim } from './body.ts';
import { growType } from './grow-type.ts';
import { paragraphsOf, setAgain } from './set-again.ts';
import { heightOf, linesIn, spreadRows } from './spread-rows.ts';
import { trimPanels } from './trim-panels.ts';
import { usedRoom } from './used-room.ts';

/** Content with this share of the body's height is left as it is drawn (check 41). */
const LOW = 0.7;
/** Enlarging stops when words and marks have this share of the height and of the width. */
const FULL = 0.85;
/** Rows are spread to this share of the height. */
const SPREAD = 0.85;
/** Words and marks with this share of the width are left as they are. */
const NARROW = 0.7;
/** More than this looks like another slide's drawing. */
const MAX_FACTOR = 2;

/** A size for texts of at most so many characters. */
interface Limit {
  readonly characters: number;
  readonly size_pt: number;
}

const upTo = (limits: readonly Limit[], characters: number): number => limits.find((one) => characters <= one.characters)?.size_pt ?? 0;

/** Text for reading does not pass the size of titles; the fewer the words, the larger they may be set. */
const LARGEST: readonly Limit[] = [
  { characters: 160, size_pt: 40 },
  { characters: 280, size_pt: 32 },
  { characters: Number.POSITIVE_INFINITY, size_pt: 24 },
];
/** Usual text of so many characters has at least this size where the page has room, points. */
const ROOMY: readonly Limit[] = [
  { characters: 160, size_pt: 20 },
  { characters: 500, size_pt: 16 },
  { characters: 900, size_pt: 14 },
];
/** Labels of charts that have the height of the body stay smaller, because their marks need the room. */
const CHART_PT: readonly Limit[] = [
  { characters: 250, size_pt: 14 },
  { characters: Number.POSITIVE_INFINITY, size_pt: 12 },
];
const FEW_CHARACTERS = 160;
/** Share of the characters that makes a size one of the usual text. */
const USUAL = 0.25;
const SLACK_IN = 0.02;
const EPSILON_IN = 0.001;
/** Lines of one label may stand so far out of its box. */
const CLOSE_IN = 0.03;
/** Share of their size that figures and heads keep where what stands at them grows. */
const DISPLAY_KEPT = 0.75;
/** Cards whose words have this share of their height are not empty. */
const WELL_FILLED = 0.5;
/** Share of the length of its marks that a drawing keeps in larger type. */
const MARKS_KEPT = 0.8;
const MARKS_KEPT_IN_LOW = 0.6;
const ROUNDING = 1.01;

/** One body drawn at several sizes, and the state of the kit before the first. */
interface Trial {
  readonly draw: DrawBody;
  readonly kit: Kit;
  readonly before: Remembered;
  /** The warnings of the first drawing. */
  readonly codes: readonly string[];
}

/**
 * Draws content as large as the body lets it. Rows that still leave much of it empty stand further apart.
 * @param draw draws the body into a box of inches; it may throw `DrawRefusal`
 */
export function enlargedBody(draw: DrawBody, box: BoxIn, kit: Kit): Body {
  const body = scaledBody(draw, box, kit);
  return body.behind.length > 0 ? body : { ...body, shapes: growType(body.shapes, kit) };
}

function scaledBody(draw: DrawBody, box: BoxIn, kit: Kit): Body {
  const before = remember(kit);
  const first = draw(box);
  if (first.behind.length > 0 || hasPicture(first.shapes) || isFull(first, box, kit)) return first;
  const trial: Trial = { draw, kit, before, codes: codesOf(kit) };
  const { body, height } = largest(trial, box, first);
  // What stands beside marks by its place in inches would stay behind.
  const isPlaced = kit.charts.some(({ kind }) => kind === 'lines' || kind === 'points' || kind === 'ring');
  if (isPlaced) return body;
  const shapes = trimPanels(body.shapes, box, kit.text);
  return { ...body, shapes: shapes === body.shapes && height < LOW * box.h ? spreadRows(shapes, box, SPREAD) : shapes };
}

/** Content that has the height and the width of the body, in type that a few words need no larger. */
function isFull(body: Body, box: BoxIn, kit: Kit): boolean {
  if (heightOf(body.shapes) < LOW * box.h || !isRoomy(body, kit)) return false;
  const { width, height } = usedRoom(body.shapes, box, kit.text);
  return width >= NARROW && height >= LOW;
}

function isRoomy({ shapes }: Body, { charts }: Kit): boolean {
  const { size, characters } = readingOf(shapes);
  const most = charts.length > 0 ? upTo(CHART_PT, characters) : Number.POSITIVE_INFINITY;
  return size >= Math.min(most, upTo(ROOMY, characters));
}

/** The usual text goes up the scale step by step, and heads stay larger than what they head. */
function factorsOf(first: Body): readonly number[] {
  const { size, sizes, characters } = readingOf(first.shapes);
  const [largest = 0, next = 0] = sizes.toSorted((a, b) => b - a);
  const most = Math.min(upTo(LARGEST, characters), size * MAX_FACTOR);
  return TYPE_SCALE.filter((step) => step > size && step <= most)
    .map((step) => step / size)
    .filter((factor) => steps(sizes, factor) >= sizes.length - 1 && stepAtMost(largest * factor) > stepAtMost(next * factor));
}

/** How many sizes are left of them. Neighbours on the scale of type may become one. */
const steps = (sizes: readonly number[], factor: number): number => new Set(sizes.map((each) => stepAtMost(each * factor))).size;

/** The drawing that is kept of all that were tried. The kit has what that one collected. */
function largest(trial: Trial, box: BoxIn, first: Body): { readonly body: Body; readonly height: number } {
  const factors = factorsOf(first);
  const reading = readingOf(first.shapes);
  let best = {
    body: first,
    recall: trial.before.keep(),
    height: heightOf(first.shapes),
    mean: reading.mean,
    roomy: isRoomy(first, trial.kit),
    used: usedRoom(first.shapes, box, trial.kit.text),
  };
  for (const factor of factors) {
    const body = tried(trial, box, factor);
    if (body === undefined) continue;
    const height = heightOf(body.shapes);
    const { mean, characters, lines, marks, over, largest: display, ways, filled } = readingOf(body.shapes);
    // A drawing whose longer texts had to be set smaller is no larger. At the same height larger type is better: panels keep their height and are fuller.
    if (height < best.height - SLACK_IN || mean < best.mean || display < DISPLAY_KEPT * reading.largest) continue;
    // Cards that grow faster than their words are emptier.
    if (filled < WELL_FILLED && filled < reading.filled) continue;
    // Columns that became rows are another arrangement.
    if (ways !== reading.ways) continue;
    // Marks show the data, so they do not give way to their labels.
    if (marks < (best.used.height < LOW ? MARKS_KEPT_IN_LOW : MARKS_KEPT) * reading.marks) continue;
    // Lines that are closer than their pitch come no closer.
    if (over > Math.max(reading.over * factor * ROUNDING, emuOfIn(CLOSE_IN))) continue;
    // A few words in large type are read at once while they keep their lines.
    if (characters <= FEW_CHARACTERS && best.roomy && best.used.height >= LOW && lines > reading.lines) continue;
    const used = usedRoom(body.shapes, box, trial.kit.text);
    best = { body, recall: trial.before.keep(), height, mean, roomy: isRoomy(body, trial.kit), used };
    if (best.used.height >= FULL && best.used.width >= FULL && best.roomy) break;
  }
  best.recall();
  return best;
}

/** A drawing that fits the box and needs no warning that the first did not need. */
function tried(trial: Trial, box: BoxIn, factor: number): Body | undefined {
  trial.before();
  const body = drawScaled(trial, box, factor);
  return body !== undefined && codesOf(trial.kit).every((code) => trial.codes.includes(code)) ? body : undefined;
}

const hasPicture = (shapes: readonly Shape[]): boolean => [...walk(shapes)].some(({ kind }) => kind === 'image');

const codesOf = (kit: Kit): readonly string[] => kit.warnings.map(({ code, path }) => `${code} ${path ?? ''}`);

/** Undefined where the content does not fit, or leaves the box. */
function drawScaled({ draw, kit }: Trial, box: BoxIn, k: number): Body | undefined {
  try {
    const claims = kit.charts.length;
    kit.zoom = k;
    const body = draw({ x: box.x / k, y: box.y / k, w: box.w / k, h: box.h / k });
    if (body.behind.length > 0) return undefined;
    const shapes = k === 1 ? body.shapes : scaledShapes(body.shapes, k, { strokes: false }).map((one) => onScale(one, k, kit));
    for (const [i, claim] of kit.charts.entries()) if (i >= claims) kit.charts[i] = scaledClaim(claim, k);
    return isWithin(shapes, box) ? { shapes, behind: [] } : undefined;
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  } finally {
    kit.zoom = 1;
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
  const again = setAgain(text, paragraphs, box, kit);
  // A label that had its width to a hair keeps its lines.
  return again.lines.length > text.lines.length ? setAgain({ ...text, wrap: false }, paragraphs, box, kit) : again;
}

interface Reading {
  /** The largest size of the usual text, points. */
  readonly size: number;
  /** Of figures and heads, points. */
  readonly largest: number;
  /** Of all characters, points. */
  readonly mean: number;
  readonly sizes: readonly number[];
  readonly characters: number;
  readonly lines: number;
  /** Of all marks that show a value: the sum of their longer sides, EMU. */
  readonly marks: number;
  /** Share of the height of cards that their words have, on average; 1 where there are none. */
  readonly filled: number;
  /** The directions in which marks grow, and whether there are cards. */
  readonly ways: string;
  /** How far the lines of a text stand out of its box, at most, EMU. */
  readonly over: number;
}

function readingOf(shapes: readonly Shape[]): Reading {
  const sizes = new Map<number, number>();
  let count = 0;
  let marks = 0;
  const ways = new Set<string>();
  let cards = 0;
  const fills: number[] = [];
  let over = 0;
  for (const one of walk(shapes)) {
    if ('text' in one && one.text !== undefined) over = Math.max(over, beyond(one.text, one.box));
    if (one.datum !== undefined) marks += Math.max(one.box.w, one.box.h);
    if (one.role === 'card') cards++;
    if (one.role === 'card' && 'text' in one && one.text !== undefined) {
      const [from, to] = linesIn(one.text, one.box);
      fills.push((to - from) / one.box.h);
    }
    if (one.datum?.along !== undefined) ways.add(one.datum.along);
    for (const { paragraphs, lines } of textsOf(one)) {
      count += lines.length;
      for (const { runs } of paragraphs) for (const { text, size_pt } of runs) sizes.set(size_pt, (sizes.get(size_pt) ?? 0) + text.length);
    }
  }
  const characters = sum([...sizes.values()]);
  const usual = [...sizes].filter(([, count]) => count >= USUAL * characters).map(([size]) => size);
  return {
    size: Math.max(...usual, 0) || upTo(LARGEST, 0),
    largest: Math.max(0, ...sizes.keys()),
    mean: sum([...sizes].map(([size, count]) => size * count)) / Math.max(1, characters),
    sizes: [...sizes.keys()],
    characters,
    lines: count,
    marks,
    filled: fills.length === 0 ? 1 : sum(fills) / fills.length,
    ways: [...ways, cards > 1 ? 'cards' : ''].toSorted().join(' '),
    over,
  };
}

/** By sizes and pitches, as all themes have them. */
function beyond(text: TextBody, box: Shape['box']): number {
  const [from, to] = linesIn(text, box);
  return Math.max(-from, to - box.h);
}

function isWithin(shapes: readonly Shape[], box: BoxIn): boolean {
  for (const shape of walk(shapes)) {
    if (shape.kind === 'group') continue;
    const { x, y, w, h } = shape.box;
    const [left, top] = [inOfEmu(x), inOfEmu(y)];
    if (left < box.x - EPSILON_IN || top < box.y - EPSILON_IN) return false;
    if (left + inOfEmu(w) > box.x + box.w + EPSILON_IN || top + inOfEmu(h) > box.y + box.h + EPSILON_IN) return false;
  }
  return true;
}

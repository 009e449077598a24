/** A picture as a slide, by rules: what is understood becomes shapes and words, what is not stays a picture. What was made is drawn and compared. */
import type { Deck } from '@deckwright/draw/scene';
import { areasOf, blobsOn } from './blobs.ts';
import { inReadingOrder, type PictureBlock } from './blocks-of-lines.ts';
import { chartsOf } from './charts.ts';
import { checkLines, LONG, plain, SURE } from './check-lines.ts';
import { curvesOf, figuresOfCurves, isFringeOf } from './curves.ts';
import { blocksOf, type Draft, deckOf, type PictureBranch, type PictureKit, wordsIn } from './deck-of-draft.ts';
import { areaOf, type Differing, differing, disjoint, sharedArea } from './differing.ts';
import { discsOf, withoutOutlines } from './discs.ts';
import { type Figure, figuresOf, joinRules, withDiscs } from './figures.ts';
import { flatRegions, isNoisy } from './flat-regions.ts';
import { type Frame, frameOf, inchesOf } from './frame.ts';
import { type Ink, inkOf, withRoom } from './ink.ts';
import { evenWeights, joinHalves } from './join-lines.ts';
import { inTheirLooks, sum } from './looks-of-lines.ts';
import { piecesOf } from './pieces.ts';
import { isConvex, isHole, polygonsOf } from './polygons.ts';
import { heightOf, type PxBounds, type Raster, widthOf } from './raster.ts';
import type { ReadChart } from './read-chart.ts';
import { grown, withoutLetters } from './restore.ts';
import { rulesOf } from './rules.ts';
import { withoutShadows } from './shadows.ts';
import { withMinus, withNumerals, withoutDoubles, withoutGaps, withPoints, withSpaces } from './signs-of-numbers.ts';
import { isStray, withoutIcon, withoutStroke } from './strays.ts';
import { tablesOfLines } from './tables-of-lines.ts';
import { type TextLine, textLines, withBullets } from './text-lines.ts';
import type { PictureLine, Reading, WordOnLine } from './words.ts';

export interface PictureElement {
  readonly kind: 'text' | 'box' | 'line' | 'ellipse' | 'picture';
  readonly text?: string;
  /** Left, top, width and height. */
  readonly box_in: readonly [number, number, number, number];
  /** Of a box whose outline has straight edges and is no rectangle: how many. */
  readonly corners?: number;
  /** 0 to 1. */
  readonly confidence: number;
}

export interface ChartOnSlide extends Omit<ReadChart, 'bounds'> {
  readonly box_in: readonly [number, number, number, number];
}

export interface NotUnderstood {
  readonly what: string;
  readonly why: string;
  readonly box_in: readonly [number, number, number, number];
}

export interface SlideOfPicture {
  readonly deck: Deck;
  readonly elements: readonly PictureElement[];
  readonly charts: readonly ChartOnSlide[];
  readonly not_understood: readonly NotUnderstood[];
  readonly found: {
    /** Words on the slide. */
    readonly words: number;
    /** Of these, the ones that the same reader reads on the slide as drawn. */
    readonly words_read_again: number;
    /** Pixels of the slide as drawn that are those of the picture, 0 to 1. */
    readonly area_alike: number;
  };
  /** Of the slide's area, the part that stayed a picture, 0 to 1. */
  readonly kept_as_picture: number;
}

/** Above it, a guess counts where it is proved by its looks: a minus is read as a doubtful hyphen. */
const DOUBTFUL = 0.3;
/** More lines than a slide has are the grain of a photograph: the largest are read. */
const MOST_LINES = 300;
/** More shapes than a person would edit one by one: the smaller ones stay a picture. */
const MOST_FIGURES = 600;
/** Of a figure's own box: differing further, it was not what it looked like. */
const FIGURE_OFF = 0.12;

export async function slideOfPicture(seen_raster: Raster, branch: PictureBranch, kit: PictureKit): Promise<SlideOfPicture> {
  const frame = frameOf(seen_raster);
  const noisy = isNoisy(seen_raster);
  // Words are found by coarse regions, in which an outline and its fringe are one; boxes by fine ones, in which a tint is not its ground.
  const blurred = noisy || kit.enlarged;
  const shaded = flatRegions(seen_raster, false, blurred);
  const raster = withoutShadows(seen_raster, shaded, noisy);
  const outlined = raster === seen_raster ? shaded : flatRegions(raster, false, blurred);
  const discs = discsOf(outlined.regions, raster);
  const plainer = discs.length === 0 ? raster : withoutOutlines(raster, discs);
  const flat = discs.length === 0 ? outlined : flatRegions(plainer, false, blurred);
  const coarse = flatRegions(plainer, true);
  const large = areasOf(plainer, flat);
  const shapes = polygonsOf(flat, plainer, blurred);
  const marks = [...shapes].flatMap(([region, { points = [] }]) =>
    isConvex(points) && isSquarish(region) && !isHole(region, raster) ? [region] : [],
  );
  const blobs = blobsOn(plainer, coarse, blurred ? 2 : 1);
  const candidates = withBullets(textLines(blobs, raster, [...marks, ...piecesOf(large, raster, flat.regions)]), blobs)
    .toSorted((a, b) => heightOf(b) - heightOf(a))
    .slice(0, MOST_LINES);
  const { sure, unsure } = readSurely(candidates, raster, kit);
  const isLetter = (bounds: PxBounds): boolean => sure.some(({ line }) => sharedArea(line, bounds) > areaOf(bounds) * 0.9);
  const areas = large.filter((area) => !isLetter(area));
  const polygons = new Map([...shapes].filter(([region]) => !isLetter(region)));
  const seen = figuresOf(
    areas.filter((area) => !polygons.has(area)),
    raster,
    flat.regions,
  );
  const curves = curvesOf(flat, raster, seen.ground).filter((curve) => !curve.regions.some((region) => isLetter(region)));
  const taken = new Set<PxBounds>([...areas, ...polygons.keys(), ...curves.flatMap(({ regions }) => regions)]);
  const rules = rulesOf(flat, raster, (region) => taken.has(region) || isLetter(region)).filter((rule) => !isFringeOf(rule, curves));
  const found = fromTheLowest([...withDiscs(seen.figures, discs), ...polygons.values()]);
  const figures = branch === 'preserve' ? [] : [...joinRules([...found, ...rules]), ...figuresOfCurves(curves)].slice(0, MOST_FIGURES);
  const boxes = found.flatMap(({ kind, bounds }) => (kind === 'line' ? [] : [bounds]));
  const kept_raster = branch === 'preserve' ? seen_raster : raster;
  const bare: Draft = {
    frame,
    raster: kept_raster,
    noisy: noisy || kit.enlarged,
    branch,
    ground: seen.ground,
    figures,
    boxes,
    lines: [],
    crops: [],
  };
  const lines = evenWeights(joinHalves(await inTheirLooks(sure, bare, kit)));
  const charts = branch === 'preserve' ? [] : chartsOf(figures, lines, curves, flat, raster, seen.ground);
  const cropped = await cropWhatDiffers({ ...bare, lines }, kit);
  // What is taken for a mark of a drawing is no line, but it is in the picture.
  const strokes = lines.filter((line) => isMark(line, cropped));
  const withCrops = { ...cropped, lines: lines.filter((line) => !strokes.includes(line)) };
  const { kept, dropped, ...checked } = await checkLines(withCrops, kit);
  const misread = dropped
    .filter((line) => plain(line.text).length >= LONG)
    .map((line) => ({ bounds: line, text: line.text, why: MISREAD }));
  const left = [...dropped, ...strokes];
  const crops = left.length === 0 || branch === 'preserve' ? [] : left.map((line) => grown(line, raster));
  const last: Draft = { ...withCrops, lines: kept, crops: disjoint([...withCrops.crops, ...crops]) };
  const tables = branch === 'preserve' ? [] : tablesOfLines(kept, figuresOn(last), raster);
  const unread = [...unsure, ...misread];
  if (left.length === 0 && tables.length === 0) return report({ ...withCrops, ...checked }, unread, charts);
  const settled = { ...last, tables };
  const deck = deckOf(settled, withoutLetters(last.raster, kept, last.noisy), kit);
  return report({ ...settled, deck, drawn: await kit.draw(deck), again: checked.again }, unread, charts);
}

/** Without those that crops cover. */
const figuresOn = ({ figures, crops }: Draft): readonly Figure[] =>
  figures.filter(({ bounds }) => !crops.some((crop) => covers(crop, bounds)));

/** Strokes of letters are longer to their width. */
const isSquarish = (bounds: PxBounds): boolean =>
  Math.max(widthOf(bounds), heightOf(bounds)) < 1.8 * Math.min(widthOf(bounds), heightOf(bounds));

const fromTheLowest = (figures: readonly Figure[]): Figure[] => figures.toSorted((a, b) => areaOf(b.bounds) - areaOf(a.bounds));

/** A draft as it is drawn. */
interface Checked extends Draft {
  readonly deck: Deck;
  readonly drawn: Raster;
  /** Words of each line, read on what is drawn. */
  readonly again: ReadonlyMap<PictureLine, readonly WordOnLine[]>;
}

/** Letters that lines and corners of drawings look like. */
const LIKE_STROKES = /^[Iil|/\\]$/;
/** A short word inside of a drawing is noise more often than not, unless it is read as surely as this. */
const SURE_IN_DRAWING = 0.88;

function isMark(line: PictureLine, { branch, crops }: Draft): boolean {
  const text = plain(line.text);
  if (LIKE_STROKES.test(text)) return true;
  // Where the whole picture is kept, nothing tells its drawings from its grounds.
  if (branch === 'preserve' || text.length >= LONG || !crops.some((crop) => sharedArea(crop, line) > areaOf(line) / 2)) return false;
  return (text.length === 1 && !/\d/.test(text)) || line.confidence < SURE_IN_DRAWING;
}

interface Unsure {
  readonly bounds: PxBounds;
  readonly text: string;
  readonly why: string;
}

const GUESS = 'Its letters were not read surely.';
const MISREAD = 'The words that were read do not look like it when they are drawn.';

function readSurely(lines: readonly TextLine[], raster: Raster, kit: PictureKit): { sure: Reading[]; unsure: Unsure[] } {
  const inks = lines.map((line) => inkOf(raster, line));
  const read = readTwice(inks, kit);
  const sure: Reading[] = [];
  const unsure: Unsure[] = [];
  for (const [i, line] of lines.entries()) {
    const ink = inks[i];
    const words =
      ink === undefined
        ? []
        : withNumerals(withoutGaps(withoutDoubles(withSpaces(withPoints(withMinus(read[i] ?? [], ink), ink), ink), ink), ink));
    if (ink === undefined || words.length === 0) continue;
    const text = words.map((word) => word.text).join(' ');
    if (!/[\p{L}\p{N}%€$£]/u.test(text) || isStray(raster, line, ink, words)) continue;
    if (words.every((word) => word.confidence >= DOUBTFUL)) sure.push(withoutStroke(withoutIcon({ line, ink, words })));
    else if (words.some((word) => word.confidence >= SURE && word.text.length > 2)) unsure.push({ bounds: line, text, why: GUESS });
  }
  return { sure, unsure };
}

/** Of a line's height: the ground that a second reading has all round. */
const ROOM = 0.25;

/** Lines with doubtful words are read at another height too; the reading that is surer counts. */
function readTwice(inks: readonly Ink[], kit: PictureKit): readonly (readonly WordOnLine[])[] {
  const first = kit.readLetters(inks);
  const doubtful = [...inks.keys()].filter(
    (i) => (first[i] ?? []).length === 0 || (first[i] ?? []).some(({ confidence }) => confidence < SURE),
  );
  const rooms = doubtful.map((i) => Math.round((inks[i]?.height ?? 0) * ROOM));
  const second = kit.readLetters(doubtful.flatMap((i, at) => (inks[i] === undefined ? [] : [withRoom(inks[i], rooms[at] ?? 0)])));
  return first.map((words, i) => {
    const at = doubtful.indexOf(i);
    const room = rooms[at] ?? 0;
    const other = (second[at] ?? []).map((word) => ({
      ...word,
      left: word.left - room,
      right: word.right - room,
      top: word.top - room,
      bottom: word.bottom - room,
    }));
    return sureness(other) > sureness(words) ? other : words;
  });
}

/** Mean of the letters. */
const sureness = (words: readonly WordOnLine[]): number =>
  sum(words.map(({ text, confidence }) => text.length * confidence)) / Math.max(1, sum(words.map(({ text }) => text.length)));

/** Draws the figures alone, and takes what the picture shows otherwise as crops of it. */
async function cropWhatDiffers(draft: Draft, kit: PictureKit): Promise<Draft> {
  if (draft.branch === 'preserve')
    return { ...draft, crops: [{ left: 0, top: 0, right: draft.raster.width, bottom: draft.raster.height }] };
  const restored = withoutLetters(draft.raster, draft.lines, draft.noisy);
  const drawn = await kit.draw(deckOf({ ...draft, lines: [], crops: [] }, restored, kit));
  const off = differing(drawn, restored, draft.noisy);
  const figures = draft.figures.filter(({ bounds }) => off.within(bounds) <= FIGURE_OFF * Math.max(1, areaOf(bounds)));
  const again =
    figures.length === draft.figures.length
      ? off
      : differing(await kit.draw(deckOf({ ...draft, figures, lines: [], crops: [] }, restored, kit)), restored, draft.noisy);
  const crops = disjoint(again.regions.map((region) => grown(region, draft.raster, 2)));
  return { ...draft, figures: figures.filter(({ bounds }) => !crops.some((crop) => covers(crop, bounds))), crops };
}

const covers = (crop: PxBounds, bounds: PxBounds): boolean => sharedArea(crop, bounds) >= areaOf(bounds) * 0.999;

function report(draft: Checked, unsure: readonly Unsure[], charts: readonly ReadChart[]): SlideOfPicture {
  const { frame, raster, lines, deck, drawn } = draft;
  const off = differing(drawn, raster, draft.noisy);
  const again = new Map(lines.map((line) => [line, countAgain(line, draft.again.get(line) ?? [])]));
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  const words_read_again = lines.reduce((sum, line) => sum + (again.get(line) ?? 0), 0);
  const readAgain = new Map(lines.map((line) => [line, (again.get(line) ?? 0) / line.words.length]));
  const blocks = blocksOf(draft);
  const pixels = raster.width * raster.height;
  return {
    deck,
    elements: [
      ...draft.figures.map(({ kind, bounds, points }) => ({
        kind,
        box_in: inchesOf(frame, bounds),
        ...(points === undefined || kind === 'line' ? {} : { corners: points.length }),
        confidence: share(1 - off.within(bounds) / Math.max(1, areaOf(bounds))),
      })),
      ...draft.crops.map((crop) => ({ kind: 'picture' as const, box_in: inchesOf(frame, crop), confidence: 1 })),
      ...blocks.map((block) => elementOf(block, frame, readAgain)),
    ],
    charts: charts.map(({ bounds, ...chart }) => ({ ...chart, box_in: inchesOf(frame, bounds) })),
    not_understood: notUnderstood(draft, unsure, off),
    found: { words, words_read_again, area_alike: share(off.alike) },
    kept_as_picture: share(
      draft.branch === 'preserve' ? 0 : Math.min(1, draft.crops.reduce((sum, crop) => sum + areaOf(crop), 0) / pixels),
    ),
  };
}

function countAgain(line: PictureLine, words: readonly WordOnLine[]): number {
  const left = words.map((word) => plain(word.text));
  return line.words.filter(({ text }) => {
    const at = left.indexOf(plain(text));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

function elementOf(block: PictureBlock, frame: Frame, again: ReadonlyMap<PictureLine, number>): PictureElement {
  const lines = block.paragraphs.flat();
  const mean = (of: (line: PictureLine) => number): number => lines.reduce((sum, line) => sum + of(line), 0) / lines.length;
  return {
    kind: 'text',
    text: wordsIn(block),
    box_in: inchesOf(frame, block),
    confidence: share(mean((line) => line.confidence) * (0.5 + 0.5 * mean((line) => again.get(line) ?? 0))),
  };
}

const share = (value: number): number => Math.round(Math.max(0, Math.min(1, value)) * 1000) / 1000;

function notUnderstood({ frame, crops, branch, lines }: Draft, unsure: readonly Unsure[], off: Differing): NotUnderstood[] {
  const drawn = branch === 'preserve' ? [] : inReadingOrder(crops);
  return [
    ...unsure.map(({ bounds, text, why }) => ({
      what: `Words: ${text.slice(0, 80)}`,
      why: `${why} They stay part of a picture.`,
      box_in: inchesOf(frame, bounds),
    })),
    ...drawn.map((crop) => ({
      what: 'A part of the picture',
      why: 'It is none of boxes, ellipses, lines and words, so it stays a picture.',
      box_in: inchesOf(frame, crop),
    })),
    ...off.regions
      .filter((region) => !isText(region, lines))
      .map((region) => ({
        what: 'A place that is drawn otherwise',
        why: 'The slide as drawn differs from the picture here.',
        box_in: inchesOf(frame, region),
      })),
  ];
}

/** Letters of another face differ a little; their lines were compared as lines. */
function isText(region: PxBounds, lines: readonly PictureLine[]): boolean {
  return lines.some((line) => sharedArea(region, grownBy(line)) > areaOf(region) * MOSTLY);
}

const MOSTLY = 0.5;
/** Tiles reach beyond the line that they lie on. */
const TILES_BEYOND_PX = 16;

const grownBy = ({ left, top, right, bottom }: PxBounds): PxBounds => ({
  left: left - TILES_BEYOND_PX,
  top: top - TILES_BEYOND_PX,
  right: right + TILES_BEYOND_PX,
  bottom: bottom + TILES_BEYOND_PX,
});

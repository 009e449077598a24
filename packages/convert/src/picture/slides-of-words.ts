/** Requests of slides that show a picture beside what it says: the whole of it, and its parts. */
import { pngOf } from '@deckwright/core/png';
import { EMU_PER_IN, type ImageShape, type Slide, walk } from '@deckwright/draw/scene';
import type { Raster } from '@deckwright/read/image';
import type { BoxIn } from './convert-picture.task.ts';
import { around } from './paragraphs-of-picture.ts';
import type { Statement } from './parts-of-picture.ts';
import type { PictureTable } from './tables-of-picture.ts';
import { type Part, pointsOf, type WordsOfPicture } from './words-of-picture.ts';

export type Request = Readonly<Record<string, unknown>>;

/** A slide, and the part of the whole picture that is framed on it. */
export interface Planned {
  readonly request: Request;
  readonly framed?: BoxIn;
}

const SLIDE_IN = 13.333;
/** Slides for the same, the best first. */
export type Ways = readonly (readonly Planned[])[];

/** A headline of more is cut between words; the words themselves stand below. */
const HEADLINE = 90;
/** Statements beside a picture, with room for each; more are a list, and more than that are slides. */
const BESIDE = 6;
const LISTED_BESIDE = 12;
const LISTED = 10;
/** Letters of a label that stands above its text beside a picture; longer ones break in two lines. */
const SHORT_LABEL = 24;
/** Slides of parts; more are counted. */
export const MOST_PARTS = 12;
/** Of the picture: a smaller part is framed on the whole, because its surroundings say what it is. */
const LEAST_SHOWN = 1 / 8;
const MOST_ENLARGED = 2;
/** Inches that a picture beside words has at most. */
const ROOM: readonly [number, number] = [8.2, 5.3];
/** A part of fewer words, and less of the picture, is told with the one next to it. */
const FEW_WORDS = 8;
const SMALL = 1 / 24;
/** Parts that are worth a slide that sums them up. */
const SUMMED_UP = 3;
const AROUND_IN = 0.08;

const heightOf = ({ width, rgb }: Raster): number => rgb.length / (3 * width);
const wholeOf = (picture: Raster): BoxIn => [0, 0, SLIDE_IN, (SLIDE_IN * heightOf(picture)) / picture.width];

/** The ways to draw what the picture says, the best first: some may have no room for it. */
export function waysToExplain({ headline, parts, points }: WordsOfPicture, picture: Raster): Ways {
  const src = uriOf(picture, wholeOf(picture));
  return points.length === 0 ? [[{ request: showing(headline, src) }]] : waysToTell(headline, src, parts);
}

/** For each step: the whole picture, its parts beside their words, and what they were where there are several. */
export function stepsToTeach(words: WordsOfPicture, picture: Raster): { readonly steps: readonly Ways[]; readonly left_out: number } {
  const { headline } = words;
  const whole = wholeOf(picture);
  const src = uriOf(picture, whole);
  const first: Ways = [[{ request: showing(headline, src) }]];
  const parts = toPointAt(words.parts, whole);
  const shown = parts.slice(0, MOST_PARTS);
  if (shown.length < 2) return { steps: words.points.length === 0 ? [first] : [first, waysToExplain(words, picture)], left_out: 0 };
  const told = shown.map((part): Ways => {
    const title = titleIn(part) ?? headline;
    const own = [{ ...part, statements: withoutTitle(part.statements, title) }];
    return isShownAlone(part.box_in, whole)
      ? waysToTell(title, uriOf(picture, part.box_in), own)
      : waysToTell(title, src, own, part.box_in);
  });
  const summed = shown.flatMap(summaryOf);
  const sum: Ways[] = summed.length < SUMMED_UP ? [] : [[[{ request: listing(headline, summed) }]]];
  return { steps: [first, ...told, ...sum], left_out: parts.length - shown.length };
}

/** The picture beside what is said; where that is too much, the picture by itself. Tables and what had no room follow. */
function waysToTell(title: string, src: string, parts: readonly Part[], framed?: BoxIn): Ways {
  const frame = framed === undefined ? {} : { framed };
  const tables = parts.flatMap(({ table }) => (table === undefined ? [] : [table]));
  const said = parts.filter(({ table }) => table === undefined);
  const asTables = tables.map((table): Planned => ({ request: tabling(table.caption ?? title, table) }));
  return [...waysToSay(title, src, said, frame).map((slides) => [...slides, ...asTables]), ...waysToSay(title, src, parts, frame)];
}

function waysToSay(title: string, src: string, parts: readonly Part[], frame: Pick<Planned, 'framed'>): Ways {
  const statements = parts.flatMap((part) => part.statements);
  const points = statements.flatMap(pointsOf);
  const shown = { request: showing(title, src), ...frame };
  if (points.length === 0) return [[shown]];
  const areShort = statements.every(({ label }) => label.length <= SHORT_LABEL);
  return [
    ...(points.length <= BESIDE && areShort ? [[{ request: telling(title, src, statements), ...frame }]] : []),
    ...(points.length <= LISTED_BESIDE ? [[{ request: listingBeside(title, src, points), ...frame }]] : []),
    [shown, ...packed(parts, LISTED).map((run): Planned => ({ request: listing(title, run) }))],
    [shown, ...packed(parts, LISTED / 3).map((run): Planned => ({ request: listing(title, run) }))],
  ];
}

/** Parts with something to say; labels go with what they stand next to. */
function toPointAt(parts: readonly Part[], [, , w, h]: BoxIn): readonly Part[] {
  const isLabel = ({ statements, box_in }: Part): boolean =>
    statements.flatMap(pointsOf).join(' ').split(/\s+/).length < FEW_WORDS && box_in[2] * box_in[3] < w * h * SMALL;
  const large = parts.filter((part) => !isLabel(part));
  if (large.length === 0) return [];
  const own = new Map(large.map((part) => [part, [part]]));
  for (const label of parts.filter(isLabel)) {
    const [nearest] = large.toSorted((a, b) => distance(a.box_in, label.box_in) - distance(b.box_in, label.box_in));
    if (nearest !== undefined) own.get(nearest)?.push(label);
  }
  return [...own.values()].map((group) => ({
    box_in: around(group.map(({ box_in }) => box_in)),
    statements: group.flatMap(({ statements }) => statements),
    ...tableIn(group),
  }));
}

/** Labels beside a table are not drawn with it: it has its own words. */
function tableIn(group: readonly Part[]): Pick<Part, 'table'> {
  const table = group.find((part) => part.table !== undefined)?.table;
  return table === undefined ? {} : { table };
}

function distance(a: BoxIn, b: BoxIn): number {
  const across = Math.max(a[0], b[0]) - Math.min(a[0] + a[2], b[0] + b[2]);
  const down = Math.max(a[1], b[1]) - Math.min(a[1] + a[3], b[1] + b[3]);
  // What stands in another column is farther than it looks.
  return Math.hypot(3 * Math.max(0, across), Math.max(0, down));
}

function isShownAlone([, , w, h]: BoxIn, [, , width, height]: BoxIn): boolean {
  const enlarged = Math.min(ROOM[0] / w, ROOM[1] / h);
  return w * h >= width * height * LEAST_SHOWN && enlarged <= MOST_ENLARGED;
}

/** Where all of it stands below one heading. */
function titleIn({ statements: [first, ...others] }: Part): string | undefined {
  return others.length === 0 && first !== undefined && first.label !== '' && first.label.length <= HEADLINE && first.said.length > 0
    ? first.label
    : undefined;
}

const withoutTitle = (statements: readonly Statement[], title: string): readonly Statement[] =>
  statements.map((one, i) => (i === 0 && one.label === title ? { label: '', said: one.said } : one));

/** What it says first; of a table, what stands above it. */
function summaryOf(part: Part): readonly string[] {
  if (part.table !== undefined) return part.table.caption === undefined ? [] : [part.table.caption];
  return [titleIn(part) ?? part.statements.flatMap(pointsOf)[0] ?? ''];
}

const showing = (headline: string, src: string): Request => ({
  chrome: { title: short(headline) },
  body: { component: 'image', params: { src, alt: headline, style: 'contained', fit: 'contain' } },
});

const telling = (headline: string, image_src: string, statements: readonly Statement[]): Request => ({
  form: 'image_story',
  headline: short(headline),
  image_src,
  data: { image_fit: 'contain', image_position: 'left' },
  blocks: statements.flatMap(({ label, said }): Request[] => {
    if (label === '') return said.map((sub) => ({ sub }));
    if (said.length < 2) return [{ label, ...(said[0] !== undefined && { sub: said[0] }) }];
    return [{ label, detail: said }];
  }),
});

const listingBeside = (headline: string, src: string, items: readonly string[]): Request => ({
  chrome: { title: short(headline) },
  body: {
    component: 'split_view',
    params: {
      left: { component: 'image', params: { src, alt: headline, fit: 'contain' } },
      right: { component: 'list', params: { items } },
    },
  },
});

const listing = (headline: string, items: readonly string[]): Request => ({
  chrome: { title: short(headline) },
  body: { component: 'list', params: { items } },
});

/** Cells that were not read are shown as left out. */
function tabling(headline: string, { rows, has_head }: PictureTable): Request {
  const said = rows.map((row) => row.map((text) => text || '\u2026'));
  const params = has_head ? { headers: said[0], rows: said.slice(1) } : { rows: said };
  return { chrome: { title: short(headline) }, body: { component: 'comparison_table', params } };
}

/** Points of as many parts as have room on a slide: a part is cut where it has more by itself. */
function packed(parts: readonly Part[], most: number): readonly (readonly string[])[] {
  const runs: string[][] = [];
  for (const { statements } of parts) {
    const points = statements.flatMap(pointsOf);
    const open = runs.at(-1);
    if (open !== undefined && open.length + points.length <= most) open.push(...points);
    else runs.push(...inRuns(points, most));
  }
  return runs;
}

/** As many runs as are needed, of about the same length. */
function inRuns<T>(all: readonly T[], most: number): readonly T[][] {
  const runs = Math.max(1, Math.ceil(all.length / most));
  return Array.from({ length: runs }, (_, i) => all.slice(Math.floor((i * all.length) / runs), Math.floor(((i + 1) * all.length) / runs)));
}

export function short(headline: string): string {
  if (headline.length <= HEADLINE) return headline;
  const cut = headline.slice(0, HEADLINE);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))} \u2026`;
}

/** The request with a line around its picture, which may have the colour of the slide, and with a frame around the part that is told. */
export function withOutlines({ request, framed }: Planned, slide: Slide | undefined, picture: Raster): Request {
  const shown = slide === undefined ? undefined : [...walk(slide.shapes)].find((shape): shape is ImageShape => shape.kind === 'image');
  if (shown === undefined) return request;
  const [x_in, y_in, w_in, h_in] = [shown.box.x, shown.box.y, shown.box.w, shown.box.h].map((emu) => emu / EMU_PER_IN) as [
    number,
    number,
    number,
    number,
  ];
  const line = {
    kind: 'rect',
    name: 'Edge of the picture',
    role: 'decoration',
    x_in,
    y_in,
    w_in,
    h_in,
    stroke: { color: 'line', width_pt: 0.75 },
  };
  if (framed === undefined) return { ...request, hand_edits: { added: [line] } };
  const [, , width, height] = wholeOf(picture);
  const scale = w_in / width;
  const [left, top] = [Math.max(0, framed[0] - AROUND_IN), Math.max(0, framed[1] - AROUND_IN)];
  const right = Math.min(width, framed[0] + framed[2] + AROUND_IN);
  const bottom = Math.min(height, framed[1] + framed[3] + AROUND_IN);
  const frame = {
    kind: 'rect',
    name: 'Frame around a part of the picture',
    role: 'decoration',
    x_in: x_in + left * scale,
    y_in: y_in + top * scale,
    w_in: (right - left) * scale,
    h_in: (bottom - top) * scale,
    stroke: { color: 'accent1', width_pt: 3 },
  };
  return { ...request, hand_edits: { added: [line, frame] } };
}

/** The pixels of a place of the slide, with a little around it. */
function uriOf(picture: Raster, [x, y, w, h]: BoxIn): string {
  const { width, rgb } = picture;
  const height = heightOf(picture);
  const px = width / SLIDE_IN;
  const [left, top] = [Math.max(0, Math.floor((x - AROUND_IN) * px)), Math.max(0, Math.floor((y - AROUND_IN) * px))];
  const right = Math.min(width, Math.ceil((x + w + AROUND_IN) * px));
  const bottom = Math.min(height, Math.ceil((y + h + AROUND_IN) * px));
  const [wide, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const data = new Uint8Array(wide * high * 3);
  for (let row = 0; row < high; row++) {
    const from = ((top + row) * width + left) * 3;
    data.set(rgb.subarray(from, from + wide * 3), row * wide * 3);
  }
  return `data:image/png;base64,${Buffer.from(pngOf({ width: wide, height: high, channels: 3, data })).toString('base64')}`;
}

/**
 * The picture of a slide against that of its page. Shapes and pictures are compared by colour, apart from edges that both sides paint by their own
 * rules. Where text stands, the faces differ, so there only its ground, its ink and its colour are.
 */
import type { Finding } from './finding.ts';
import type { Pair } from './pairs.ts';
import { grown } from './shapes.ts';
import type { Area, Placed, Word } from './words.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
}

export interface ComparedPictures {
  readonly findings: readonly Finding[];
  /** Share of the places where either shows something that are alike, times that of the words that look alike, 0 to 1. */
  readonly alike: number;
}

/** An edge may be as far off, pixels. */
const REACH = 2;
/** Steps of 256 of a colour, and the share of the contrast around, that are a difference. */
const STEPS = 40;
const OF_CONTRAST = 0.55;
/** Steps by which means differ around a line that one side paints on one row of pixels, and the other, fainter, on two. */
const SPREAD = 8;
/** Pixels of a place, and how many of them differ; and of all that a finding has at least. */
const PLACE = 8;
const DIFFERING = 4;
const LEAST_PX = 20;
/** Around lines, pixels. */
const LINE = 2;
/** Around words, sizes of their letters. */
const AROUND = 0.3;

export function comparePictures(
  page: Picture,
  slide: Picture,
  {
    pairs,
    words,
    signs,
    lines,
    scale,
    or_as,
  }: {
    readonly pairs: readonly Pair[];
    readonly words: readonly Word[];
    readonly signs: readonly Placed[];
    /** That are not compared. */
    readonly lines: readonly Area[];
    readonly scale: number;
    /** The slide in another way that is as right: what is as one of the two is no difference. */
    readonly or_as?: Picture;
  },
): ComparedPictures {
  const { width, height } = page;
  const [one, other] = [planesOf(page, width, height), planesOf(slide, width, height)];
  const text = new Uint8Array(width * height);
  for (const { box, size_pt } of [...words, ...signs]) fillArea(text, width, height, grown(box, AROUND * size_pt), scale);
  for (const line of lines) fillArea(text, width, height, grown(line, LINE / scale), scale);
  const differs = differing(one, other, width, height);
  if (or_as !== undefined) {
    const also = differing(one, planesOf(or_as, width, height), width, height);
    for (let at = 0; at < differs.length; at++) differs[at] = (differs[at] ?? 0) & (also[at] ?? 0);
  }
  const [columns, rows] = [Math.ceil(width / PLACE), Math.ceil(height / PLACE)];
  const counts = new Uint16Array(columns * rows);
  const shown = new Uint8Array(columns * rows);
  const grounds = [modeOf(one, all(width, height), width), modeOf(other, all(width, height), width)] as const;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const place = Math.floor(y / PLACE) * columns + Math.floor(x / PLACE);
      if (differs[at] === 1 && text[at] === 0) counts[place] = (counts[place] ?? 0) + 1;
      if (shown[place] === 0 && (stepsFrom(one, at, grounds[0]) > STEPS || stepsFrom(other, at, grounds[1]) > STEPS || differs[at] === 1))
        shown[place] = 1;
    }
  const findings: Finding[] = [];
  let bad = 0;
  for (const { places, px } of clustersOf(counts, columns, rows)) {
    if (px < LEAST_PX) continue;
    bad += places.length;
    const boxes = places.map((place): Area => {
      const [x, y] = [place % columns, Math.floor(place / columns)];
      return { x0: (x * PLACE) / scale, y0: (y * PLACE) / scale, x1: ((x + 1) * PLACE) / scale, y1: ((y + 1) * PLACE) / scale };
    });
    const area: Area = {
      x0: Math.min(...boxes.map(({ x0 }) => x0)),
      y0: Math.min(...boxes.map(({ y0 }) => y0)),
      x1: Math.max(...boxes.map(({ x1 }) => x1)),
      y1: Math.max(...boxes.map(({ y1 }) => y1)),
    };
    const share = Math.round((100 * px) / (width * height));
    const much = share < 1 ? 'less than 1 %' : `${share} %`;
    findings.push({
      found: 'drawn',
      element: 'area',
      what: 'An area',
      why: `The slide shows it otherwise than the page: ${much} of the page.`,
      area,
      places: boxes,
    });
  }
  const of_words = pairs.flatMap((pair) => textDiffers(pair, one, other, width, height, scale));
  const all_shown = shown.reduce((sum, one_shown) => sum + one_shown, 0);
  const areas_alike = all_shown === 0 ? 1 : Math.max(0, 1 - bad / all_shown);
  // Each has a twin on the other side.
  const words_alike = words.length === 0 ? 1 : 1 - (2 * of_words.length) / words.length;
  return { findings: mergedText([...findings, ...of_words]), alike: areas_alike * words_alike };
}

/** Whether a page shows anything along a word: letters of the ground's colour, or below a shape, are no text that anybody sees. */
export function showsInk(picture: Picture, { text, box, angle }: Word, scale: number): boolean {
  const parts = angle === 0 ? Math.min(PARTS, [...text].length) : 1;
  const width = (box.x1 - box.x0) / parts;
  const shown = Array.from({ length: parts }, (_, i) => ({ ...box, x0: box.x0 + i * width, x1: box.x0 + (i + 1) * width }));
  return shown.filter((part) => contrastOf(picture, part, scale) > FAINT).length > MOST_PARTS * parts;
}

/** Parts of a word, and the share of them that is to be seen. */
const PARTS = 4;
const MOST_PARTS = 0.5;

/** Steps of 256 between the colours that a picture shows in an area. @param scale pixels a point */
export function contrastOf({ width, height, channels, data }: Picture, area: Area, scale: number): number {
  const [x0, y0, x1, y1] = pixelsOf(area, width, height, scale);
  const [least, most] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++)
      for (let c = 0; c < 3; c++) {
        const value = data[(y * width + x) * channels + c] ?? 0;
        least[c] = Math.min(least[c] ?? 0, value);
        most[c] = Math.max(most[c] ?? 0, value);
      }
  return Math.max(0, ...most.map((value, c) => value - (least[c] ?? 0)));
}

/** Steps between ink and ground that nobody sees. */
export const FAINT = 10;

type Planes = readonly [Uint8Array, Uint8Array, Uint8Array];

/** Colours apart, in the size of the page; a slide that is a pixel smaller goes on as it ends. */
function planesOf({ width: from, height: rows, channels, data }: Picture, width: number, height: number): Planes {
  return [0, 1, 2].map((c) => {
    const plane = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        plane[y * width + x] = data[(Math.min(y, rows - 1) * from + Math.min(x, from - 1)) * channels + c] ?? 255;
    return plane;
  }) as unknown as Planes;
}

/** One where either side has a colour that lies beyond those around the same place of the other. */
function differing(one: Planes, other: Planes, width: number, height: number): Uint8Array {
  const differs = new Uint8Array(width * height);
  // A page that has no whole number of pixels ends within the last ones.
  const isLast = (at: number): boolean => at % width === width - 1 || at >= width * (height - 1);
  for (let c = 0; c < 3; c++) {
    const [a, b] = [one[c] as Uint8Array, other[c] as Uint8Array];
    for (let at = 0; at < differs.length; at++) {
      const [va, vb] = [a[at] as number, b[at] as number];
      if (differs[at] === 1 || Math.abs(va - vb) <= STEPS || isLast(at)) continue;
      const [al, am] = around(a, at, width, height);
      const [bl, bm] = around(b, at, width, height);
      const beyond_b = Math.max(bl - va, va - bm);
      const beyond_a = Math.max(al - vb, vb - am);
      if (beyond_b <= Math.max(STEPS, OF_CONTRAST * (am - al)) && beyond_a <= Math.max(STEPS, OF_CONTRAST * (bm - bl))) continue;
      if (Math.abs(meanOf(a, at, width, height) - meanOf(b, at, width, height)) > SPREAD) differs[at] = 1;
    }
  }
  return differs;
}

/** The mean around a pixel. */
function meanOf(plane: Uint8Array, at: number, width: number, height: number): number {
  const [x, y] = [at % width, Math.floor(at / width)];
  const [x0, x1] = [Math.max(0, x - REACH), Math.min(width - 1, x + REACH)];
  const [y0, y1] = [Math.max(0, y - REACH), Math.min(height - 1, y + REACH)];
  let sum = 0;
  for (let ny = y0; ny <= y1; ny++) for (let nx = x0; nx <= x1; nx++) sum += plane[ny * width + nx] as number;
  return sum / ((x1 - x0 + 1) * (y1 - y0 + 1));
}

/** The least and the most around a pixel. */
function around(plane: Uint8Array, at: number, width: number, height: number): readonly [least: number, most: number] {
  const [x, y] = [at % width, Math.floor(at / width)];
  let [least, most] = [255, 0];
  for (let ny = Math.max(0, y - REACH); ny <= Math.min(height - 1, y + REACH); ny++)
    for (let nx = Math.max(0, x - REACH); nx <= Math.min(width - 1, x + REACH); nx++) {
      const value = plane[ny * width + nx] as number;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  return [least, most];
}

interface Cluster {
  readonly places: number[];
  readonly px: number;
}

function clustersOf(counts: Uint16Array, columns: number, rows: number): Cluster[] {
  const seen = new Uint8Array(counts.length);
  const clusters: Cluster[] = [];
  for (let start = 0; start < counts.length; start++) {
    if (seen[start] === 1 || (counts[start] ?? 0) < DIFFERING) continue;
    seen[start] = 1;
    const places = [start];
    let px = 0;
    for (let i = 0; i < places.length; i++) {
      const place = places[i] ?? 0;
      px += counts[place] ?? 0;
      const [x, y] = [place % columns, Math.floor(place / columns)];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          const next = ny * columns + nx;
          if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || seen[next] === 1 || (counts[next] ?? 0) < DIFFERING) continue;
          seen[next] = 1;
          places.push(next);
        }
    }
    clusters.push({ places, px });
  }
  return clusters;
}

type Rgb = readonly [number, number, number];
type Pixels = readonly [x0: number, y0: number, x1: number, y1: number];

const all = (width: number, height: number): Pixels => [0, 0, width, height];
const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
const pixelsOf = ({ x0, y0, x1, y1 }: Area, width: number, height: number, scale: number): Pixels => [
  within(Math.floor(x0 * scale), width),
  within(Math.floor(y0 * scale), height),
  within(Math.ceil(x1 * scale), width),
  within(Math.ceil(y1 * scale), height),
];

function fillArea(mask: Uint8Array, width: number, height: number, area: Area, scale: number): void {
  const [x0, y0, x1, y1] = pixelsOf(area, width, height, scale);
  for (let y = y0; y < y1; y++) mask.fill(1, y * width + x0, y * width + Math.max(x0, x1));
}

/** The colour that most pixels have, by steps of 16. */
function modeOf([red, green, blue]: Planes, [x0, y0, x1, y1]: Pixels, width: number): Rgb {
  const counts = new Uint32Array(4096);
  let best = -1;
  let at_best = 0;
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const key = (((red[at] as number) >> 4) << 8) | (((green[at] as number) >> 4) << 4) | ((blue[at] as number) >> 4);
      const count = (counts[key] as number) + 1;
      counts[key] = count;
      if (count > best) [best, at_best] = [count, at];
    }
  return best < 0 ? [255, 255, 255] : [red[at_best] as number, green[at_best] as number, blue[at_best] as number];
}

/** Whether most of an area has one colour on both sides. @param scale pixels a point */
export function isOneGround(page: Picture, slide: Picture, area: Area, scale: number): boolean {
  const { width, height } = page;
  const pixels = pixelsOf(area, width, height, scale);
  const [a, b] = [page, slide].map((one) => modeOf(planesOf(one, width, height), pixels, width)) as [Rgb, Rgb];
  return stepsBetween(a, b) <= FAINT;
}

function stepsFrom([red, green, blue]: Planes, at: number, [r, g, b]: Rgb): number {
  const [x, y, z] = [Math.abs((red[at] as number) - r), Math.abs((green[at] as number) - g), Math.abs((blue[at] as number) - b)];
  return Math.max(x, y, z);
}
const stepsBetween = (a: Rgb, b: Rgb): number => Math.max(...a.map((value, c) => Math.abs(value - (b[c] ?? 0))));

/** Letters that are smaller, pixels, show no colour of their own. */
const SMALL_PX = 9;
const GROUND_STEPS = 60;
/** How alike the ways from ground to ink are, as a cosine, and how much longer one may be. */
const SAME_WAY = 0.88;
const LONGER = 2.5;

function isOtherInk(a: Rgb, b: Rgb): boolean {
  const [long, other] = [Math.hypot(...a), Math.hypot(...b)];
  if (long === 0 || other === 0) return false;
  const cosine = a.reduce((sum, value, c) => sum + value * (b[c] ?? 0), 0) / (long * other);
  return cosine < SAME_WAY || long > LONGER * other || other > LONGER * long;
}

function textDiffers({ page, slide }: Pair, one: Planes, other: Planes, width: number, height: number, scale: number): Finding[] {
  const [a, b] = [page, slide].map(({ box }) => pixelsOf(box, width, height, scale)) as [Pixels, Pixels];
  const [was, is] = [lookOf(one, a, width), lookOf(other, b, width)];
  if (was === undefined || is === undefined) return [];
  const say = (why: string, more: Pick<Finding, 'is_ground'> = {}): Finding[] => [
    { found: 'drawn', element: 'text', what: slide.text, why, area: slide.box, ...more },
  ];
  if (was.ink >= 0.04 && is.ink < 0.005) return say('It cannot be seen on the slide.');
  if (was.of_ground > 0.5 && is.of_ground > 0.5 && stepsBetween(was.ground, is.ground) > GROUND_STEPS)
    return say('What it stands on has another colour.', { is_ground: true });
  // Of dense letters the ink may count as the ground on one side.
  // In the box of a turned word there is more than the word.
  if (page.angle !== 0 || page.size_pt * scale < SMALL_PX || was.ink < 0.04 || was.of_ground < 0.5 || is.of_ground < 0.5) return [];
  if (stepsBetween(was.ground, is.ground) > STEPS) return [];
  return isOtherInk(was.inked, is.inked) ? say('It has another colour.') : [];
}

interface Look {
  readonly ground: Rgb;
  /** Share of the box that has the ground's colour, and that has another. */
  readonly of_ground: number;
  readonly ink: number;
  /** From the ground to the ink, in the mean. */
  readonly inked: Rgb;
}

function lookOf(planes: Planes, area: Pixels, width: number): Look | undefined {
  const [x0, y0, x1, y1] = area;
  const size = (x1 - x0) * (y1 - y0);
  if (size < 12) return undefined;
  const ground = modeOf(planes, area, width);
  let [ink, even] = [0, 0];
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const at = y * width + x;
      const steps = stepsFrom(planes, at, ground);
      if (steps < EVEN) even++;
      if (steps <= STEPS) continue;
      ink++;
      for (const c of [0, 1, 2] as const) sum[c] += (planes[c][at] ?? 0) - ground[c];
    }
  const mean = (c: 0 | 1 | 2): number => sum[c] / Math.max(1, ink);
  return { ground, of_ground: even / size, ink: ink / size, inked: [mean(0), mean(1), mean(2)] };
}

/** Steps from the ground that are still it. */
const EVEN = 16;

/** Words of one reason that follow each other are one finding. */
function mergedText(findings: readonly Finding[]): Finding[] {
  const merged: Finding[] = [];
  for (const finding of findings) {
    const last = merged.at(-1);
    if (finding.element !== 'text' || last?.element !== 'text' || last.why !== finding.why) merged.push(finding);
    else {
      const [a, b] = [last.area, finding.area];
      const area = { x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) };
      merged[merged.length - 1] = { ...last, what: `${last.what} ${finding.what}`, area };
    }
  }
  return merged.map((one) => (one.element === 'text' ? { ...one, what: `Text ${JSON.stringify(one.what.slice(0, SHOWN))}` } : one));
}

const SHOWN = 60;

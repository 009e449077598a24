/** Pies and rings of a page: sectors round one middle, with shares that their angles prove. */
import { type ChartLabel, type ChartPoint, emuOfPt } from '@deckwright/draw/scene';
import type { PathMark, Segment } from '../page/marks.ts';
import { type Rect, union } from '../page/matrix.ts';
import { ellipseOf, subpaths } from '../page/outlines.ts';
import { paintsOf } from './bars.ts';
import { type ChartPage, middleOf, type Words } from './chart-page.ts';
import { emuBox, type FoundChart, familyOf, type Key, keyOf, labelOf } from './found-chart.ts';
import { commonCode, rounded } from './printed.ts';

interface Sector {
  readonly of: PathMark;
  readonly cx: number;
  readonly cy: number;
  readonly inner: number;
  readonly outer: number;
  /** Degrees clockwise from 12 o'clock. */
  readonly start: number;
  readonly sweep: number;
  readonly color: string;
}

/** Points. */
const SAME = 0.8;
const LEAST_RADIUS = 12;
const MOST_SECTORS = 24;
const WHOLE = 1.5;
/** Of the whole. */
const PROVED = 0.01;

export function pieCharts(page: ChartPage): FoundChart[] {
  const groups: Sector[][] = [];
  for (const sector of page.paths.flatMap(sectorOf)) {
    const own = groups.find(([one]) => one !== undefined && isOneCircle(one, sector));
    if (own === undefined) groups.push([sector]);
    else own.push(sector);
  }
  return groups.flatMap((sectors) => {
    const whole = sectors.reduce((sum, { sweep }) => sum + sweep, 0);
    return sectors.length < 2 || sectors.length > MOST_SECTORS || Math.abs(whole - 360) > WHOLE ? [] : (chartOf(sectors, page) ?? []);
  });
}

const isOneCircle = (a: Sector, b: Sector): boolean =>
  Math.hypot(a.cx - b.cx, a.cy - b.cy) <= SAME && Math.abs(a.outer - b.outer) <= SAME && Math.abs(a.inner - b.inner) <= SAME;

type At = readonly [number, number];

/** Two straight edges that meet in the middle, and arcs between their ends. */
function sectorOf(mark: PathMark): Sector[] {
  const parts = subpaths(mark.segments);
  const [part] = parts;
  if (mark.fill?.kind !== 'solid' || part === undefined || parts.length > 1) return [];
  const { straight, arcs } = edgesOf(part);
  if (straight.length !== 2 || arcs.length === 0) return [];
  const [[a, b], [c, d]] = straight as [readonly [At, At], readonly [At, At]];
  const middle = crossing(a, b, c, d);
  if (middle === undefined) return [];
  const [cx, cy] = middle;
  const away = ([x, y]: At): number => Math.hypot(x - cx, y - cy);
  const far = [a, b, c, d].map(away);
  const [outer, inner] = [Math.max(...far), Math.min(...far)];
  const isRim = (r: number): boolean => Math.abs(r - outer) <= SAME || Math.abs(r - inner) <= SAME;
  if (outer < LEAST_RADIUS || !far.every(isRim) || !arcs.every(({ from, to }) => isRim(away(from)) && isRim(away(to)))) return [];
  const rim = arcs.filter(({ from, to }) => Math.abs(away(from) - outer) <= SAME && Math.abs(away(to) - outer) <= SAME);
  let sweep = 0;
  for (const { from, to, middle: through } of rim) sweep += turn(from, through, middle) + turn(through, to, middle);
  const [first, last] = [rim[0]?.from, rim.at(-1)?.to];
  if (first === undefined || last === undefined || Math.abs(sweep) < 0.5) return [];
  const start = angleOf(sweep > 0 ? first : last, middle);
  return [{ of: mark, cx, cy, inner: inner <= SAME ? 0 : inner, outer, start, sweep: Math.abs(sweep), color: mark.fill.color }];
}

function edgesOf(part: readonly Segment[]) {
  const straight: (readonly [At, At])[] = [];
  const arcs: { readonly from: At; readonly to: At; readonly middle: At }[] = [];
  let [at, first]: [At, At] = [
    [0, 0],
    [0, 0],
  ];
  const lineTo = (to: At): void => {
    if (Math.hypot(to[0] - at[0], to[1] - at[1]) <= 0.2) return;
    const last = straight.at(-1);
    // Some programs draw one edge in many steps.
    if (last !== undefined && lengthOf([last[1], at]) <= 0.3 && isOneWay(last[0], at, to)) straight[straight.length - 1] = [last[0], to];
    else straight.push([at, to]);
  };
  for (const step of part) {
    if (step.op === 'Z') {
      lineTo(first);
      at = first;
      continue;
    }
    const to: At = [step.x, step.y];
    if (step.op === 'M') first = to;
    else if (step.op !== 'C') lineTo(to);
    else
      arcs.push({
        from: at,
        to,
        middle: [(at[0] + 3 * step.x1 + 3 * step.x2 + to[0]) / 8, (at[1] + 3 * step.y1 + 3 * step.y2 + to[1]) / 8],
      });
    at = to;
  }
  if (part.at(-1)?.op !== 'Z') lineTo(first);
  return { straight: manyAsArc(straight, arcs), arcs };
}

function isOneWay(a: At, b: At, c: At): boolean {
  const [r, s] = [
    [b[0] - a[0], b[1] - a[1]],
    [c[0] - b[0], c[1] - b[1]],
  ] as const;
  return Math.abs(r[0] * s[1] - r[1] * s[0]) <= 0.02 * Math.hypot(...r) * Math.hypot(...s) && r[0] * s[0] + r[1] * s[1] > 0;
}

/** Programs that have no curves draw arcs as many short chords: those between two long edges. */
function manyAsArc(straight: (readonly [At, At])[], arcs: { from: At; to: At; middle: At }[]): (readonly [At, At])[] {
  if (arcs.length > 0 || straight.length < 6) return straight;
  const long = [...straight].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 2);
  for (const [from, to] of straight)
    if (!long.some(([a, b]) => a === from && b === to)) arcs.push({ from, to, middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] });
  return long;
}

const lengthOf = ([a, b]: readonly [At, At]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where the lines through two edges meet; the common end of edges in one line. */
function crossing(a: At, b: At, c: At, d: At): At | undefined {
  for (const p of [a, b]) for (const q of [c, d]) if (Math.hypot(p[0] - q[0], p[1] - q[1]) <= 0.3) return p;
  const [r, s] = [
    [b[0] - a[0], b[1] - a[1]],
    [d[0] - c[0], d[1] - c[1]],
  ] as const;
  const cross = r[0] * s[1] - r[1] * s[0];
  if (Math.abs(cross) < 1e-3 * Math.hypot(...r) * Math.hypot(...s)) return undefined;
  const t = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / cross;
  return [a[0] + t * r[0], a[1] + t * r[1]];
}

const angleOf = ([x, y]: At, [cx, cy]: At): number => ((Math.atan2(x - cx, cy - y) * 180) / Math.PI + 360) % 360;
/** Degrees clockwise from one point to another, by the shorter way. */
const turn = (from: At, to: At, middle: At): number => ((angleOf(to, middle) - angleOf(from, middle) + 540) % 360) - 180;

interface Told {
  readonly sector: Sector;
  readonly share: number;
  readonly number?: Words;
  /** Beside its sector, and not in a legend. */
  readonly is_near: boolean;
  readonly key?: Key;
  /** The words that name it. */
  readonly said?: Words;
  readonly name: string;
}

function chartOf(sectors: readonly Sector[], page: ChartPage): FoundChart | undefined {
  const [{ cx, cy, outer, inner }] = sectors as [Sector];
  const sorted = [...sectors].sort((a, b) => a.start - b.start);
  // The first of the page begins, where it is not in the middle of a turn.
  const at = sorted.indexOf(firstOf(sectors, sorted));
  const round = [...sorted.slice(at), ...sorted.slice(0, at)];
  const own = new Set(sectors.map(({ of }) => of));
  const hole = inner > 0 ? undefined : page.paths.find((mark) => !own.has(mark) && isHole(mark, cx, cy, outer));
  const told = tellAll(round, page, own);
  const numbers = told.flatMap(({ number }) => (number?.number === undefined ? [] : [number.number]));
  const total = numbers.reduce((sum, { value }) => sum + value, 0);
  const isPrinted = numbers.length === told.length && new Set(told.map(({ number }) => number)).size === told.length;
  if (
    isPrinted
      ? total <= 0 || told.some(({ number, share }) => Math.abs((number?.number?.value ?? 0) / total - share) > PROVED)
      : numbers.length > 0
  )
    return undefined;
  const shares = rounded(
    told.map(({ share }) => 100 * share),
    0.06,
  );
  const code = isPrinted ? commonCode(numbers) : undefined;
  const isNear = told.every(({ is_near }) => is_near);
  const isLabelled =
    isNear && code !== undefined && told.every(({ number }) => number !== undefined && isAtRim(number, sectors[0] as Sector));
  const isRing = inner > 0 || hole !== undefined;
  const moved =
    isRing && isNear && !isLabelled && code !== undefined
      ? told.map((one) => movedLabel(one, code, (holeOf(hole, inner) + outer) / 2))
      : [];
  const isMoved = moved.length > 0 && moved.every((label) => label !== undefined);
  const words = isMoved
    ? told.flatMap(({ number, said }) => [number, said].filter((one, i, all) => one !== undefined && all.indexOf(one) === i) as Words[])
    : isLabelled
      ? told.flatMap(({ number }) => number ?? [])
      : [];
  const keys = told.flatMap(({ key }) => (key === undefined ? [] : [key]));
  const box: Rect = { x0: cx - outer, x1: cx + outer, y0: cy - outer, y1: cy + outer };
  const leaders = isNear ? leadersOf(page, told, cx, cy, outer) : [];
  const aside = told.flatMap(({ number, said, key }) => [number, said].filter((one) => one !== undefined && one !== key?.words));
  return {
    chart: {
      kind: 'ring',
      name: 'Chart',
      plot: emuBox(box),
      categories: told.map(({ name }) => name),
      series: [
        {
          name: '',
          points: told.map(({ sector, number }, i): ChartPoint => {
            const label = isMoved ? moved[i] : isLabelled && number !== undefined ? nearLabel(number, code, cx, cy, outer) : undefined;
            return {
              value: isPrinted ? (number?.number?.value ?? 0) : (shares[i] ?? 0),
              ...paintsOf(sector.of),
              ...(label === undefined ? {} : { label }),
            };
          }),
        },
      ],
      hole: inner > 0 ? Math.round((100 * inner) / outer) : hole === undefined ? 0 : Math.round((50 * (hole.box.x1 - hole.box.x0)) / outer),
      turn: Math.round(round[0]?.start ?? 0) % 360,
      font: familyOf(words.length > 0 ? words : keys.map(({ words: one }) => one)),
    },
    marks: [...own, ...(hole === undefined ? [] : [hole])],
    words,
    ...(keys.length === told.length ? { keys } : {}),
    beside: {
      marks: [...(keys.length === told.length ? [] : keys.flatMap(({ marks }) => marks)), ...leaders],
      words: [...new Set([...(keys.length === told.length ? [] : keys.map(({ words: one }) => one)), ...aside])].filter(
        (one): one is Words => one !== undefined && !words.includes(one),
      ),
    },
  };
}

/** The sector that is painted first, or the last one where they are painted the other way round. */
function firstOf(painted: readonly Sector[], sorted: readonly Sector[]): Sector {
  const [first, second] = painted as [Sector, Sector];
  const next = sorted[(sorted.indexOf(first) + 1) % sorted.length];
  return next === second || painted.length === 2 ? first : (painted.at(-1) ?? first);
}

const isHole = ({ box, fill, segments }: PathMark, cx: number, cy: number, outer: number): boolean => {
  const [part] = subpaths(segments);
  const r = (box.x1 - box.x0) / 2;
  return (
    fill?.kind === 'solid' &&
    part !== undefined &&
    ellipseOf(part) !== undefined &&
    Math.hypot(middleOf(box.x0, box.x1) - cx, middleOf(box.y0, box.y1) - cy) <= SAME &&
    r > 0.2 * outer &&
    r < 0.9 * outer
  );
};

/** Radii from the middle within which words may belong to a sector. */
const REACH = 1.9;
/** Sizes of words from the rim. */
const LEADER = 8;

/** What stands beside all sectors alike: bare numbers, else numbers with a name before them, else a legend with numbers. */
function tellAll(round: readonly Sector[], page: ChartPage, own: ReadonlySet<PathMark>): Told[] {
  const [{ cx, cy, outer }] = round as [Sector];
  const beyond = ({ box }: Words): number => Math.max(outer, awayFrom(box, cx, cy));
  const near = round.map((sector) => page.words.filter((one) => ownerOf(one, round) === sector).sort((a, b) => beyond(a) - beyond(b)));
  const found = round.map(({ color }) => keyOf(page, color, own));
  const isKeyed = found.every((key) => key !== undefined) && new Set(found.map((key) => key?.words)).size === round.length;
  const keys = isKeyed ? found : [];
  const ofKeys = new Set(keys.map((key) => key?.words));
  const ways: ((i: number) => Words | undefined)[] = [
    (i) => near[i]?.find((one) => !ofKeys.has(one) && one.number?.name === ''),
    (i) => near[i]?.find((one) => !ofKeys.has(one) && one.number !== undefined),
    (i) => (keys[i]?.words.number === undefined ? undefined : keys[i]?.words),
  ];
  const way = ways.findIndex((numberOf) => round.every((_, i) => numberOf(i) !== undefined));
  return round.map((sector, i): Told => {
    const number = ways[way]?.(i);
    const key = keys[i];
    const said =
      key?.words ??
      (number?.number?.name ? number : nameOver(number, page.words)) ??
      nameBeside(sector, near[i]?.filter((one) => one !== number) ?? []);
    return {
      sector,
      share: sector.sweep / 360,
      ...(number === undefined ? {} : { number }),
      is_near: way === 0 || way === 1,
      ...(key === undefined ? {} : { key }),
      ...(said === undefined ? {} : { said }),
      name: said === undefined ? '' : said === number ? (number.number?.name ?? '') : said.text,
    };
  });
}

const isAtRim = ({ box, size_pt }: Words, { cx, cy, outer }: Sector): boolean => awayFrom(box, cx, cy) - outer <= NAME_GAP * size_pt;

/** Sizes of a name from the rim. */
const NAME_GAP = 2;

/** Sizes of the letters from line to line. */
const NEXT_LINE = 1.5;

/** The words that stand right above a number, or else below it, from the same edge or on the same middle. */
function nameOver(number: Words | undefined, words: readonly Words[]): Words | undefined {
  if (number === undefined) return undefined;
  const { box, size_pt } = number;
  const isAligned = (other: Rect): boolean =>
    [other.x0 - box.x0, other.x1 - box.x1, middleOf(other.x0, other.x1) - middleOf(box.x0, box.x1)].some((off) => Math.abs(off) <= 1.5);
  const stacked = words.filter(
    (one) => one.number === undefined && isAligned(one.box) && Math.abs(one.box.y1 - box.y1) <= NEXT_LINE * Math.max(size_pt, one.size_pt),
  );
  return stacked.sort((a, b) => a.box.y1 - b.box.y1)[0];
}

function nameBeside({ cx, cy, outer, start, sweep }: Sector, near: readonly Words[]): Words | undefined {
  const off = ({ box }: Words): number => {
    const angle = angleOf([middleOf(box.x0, box.x1), middleOf(box.y0, box.y1)], [cx, cy]);
    return Math.abs(((angle - start - sweep / 2 + 540) % 360) - 180);
  };
  return near
    .filter(({ box, size_pt, number }) => {
      return number?.name !== '' && awayFrom(box, cx, cy) - outer <= NAME_GAP * size_pt;
    })
    .sort((a, b) => off(a) - off(b))[0];
}

const awayFrom = ({ x0, y0, x1, y1 }: Rect, cx: number, cy: number): number =>
  Math.hypot(Math.max(0, x0 - cx, cx - x1), Math.max(0, y0 - cy, cy - y1));

/** The sector under words, or the one whose middle they stand beside. */
function ownerOf({ box, size_pt }: Words, sectors: readonly Sector[]): Sector | undefined {
  const [{ cx, cy, outer }] = sectors as [Sector];
  const at: At = [middleOf(box.x0, box.x1), middleOf(box.y0, box.y1)];
  const nearest: At = [Math.min(box.x1, Math.max(box.x0, cx)), Math.min(box.y1, Math.max(box.y0, cy))];
  const [r, gap] = [Math.hypot(at[0] - cx, at[1] - cy), Math.hypot(nearest[0] - cx, nearest[1] - cy)];
  if (gap > REACH * outer || r < 0.25 * outer || (gap > outer && gap - outer > LEADER * size_pt)) return undefined;
  const edge: At = r > outer ? nearest : at;
  const angle = angleOf(edge, [cx, cy]);
  const off = (sector: Sector): number => Math.abs(((angle - sector.start - sector.sweep / 2 + 540) % 360) - 180) - sector.sweep / 2;
  const best = [...sectors].sort((a, b) => off(a) - off(b))[0];
  return best !== undefined && off(best) <= 12 ? best : undefined;
}

const holeOf = (hole: PathMark | undefined, inner: number): number => (hole === undefined ? inner : (hole.box.x1 - hole.box.x0) / 2);

/** Sizes of the letters by which a name and its number differ at most. */
const SAME_SIZE = 0.1;

/** A number beside a ring with the name over or before it, as the label of its sector. Undefined where its name stands elsewhere or looks otherwise. @param r to the middle of the ring */
function movedLabel({ sector, number, said, key }: Told, code: string, r: number): ChartLabel | undefined {
  if (number === undefined || key !== undefined) return undefined;
  const isStacked = said !== undefined && said !== number;
  if (isStacked && (said.box.y1 >= number.box.y1 || said.color !== number.color || Math.abs(said.size_pt - number.size_pt) > SAME_SIZE))
    return undefined;
  const { cx, cy, start, sweep } = sector;
  const box = isStacked ? union(said.box, number.box) : number.box;
  const t = ((start + sweep / 2) * Math.PI) / 180;
  const label = labelOf(number, 'centre', code);
  return (
    label && {
      ...label,
      ...(said === undefined ? {} : { named: true }),
      ...(isStacked ? { stacked: true } : {}),
      offset: {
        x: emuOfPt(middleOf(box.x0, box.x1) - cx - r * Math.sin(t)),
        y: emuOfPt(middleOf(box.y0, box.y1) - cy + r * Math.cos(t)),
      },
    }
  );
}

function nearLabel(words: Words, code: string | undefined, cx: number, cy: number, outer: number) {
  const r = Math.hypot(middleOf(words.box.x0, words.box.x1) - cx, middleOf(words.box.y0, words.box.y1) - cy);
  const label = labelOf(words, r > outer ? 'end' : r > 0.72 * outer ? 'inside' : 'centre', code);
  return label && (words.number?.name ? { ...label, named: true } : label);
}

/** Lines from the rim to words beside it. */
function leadersOf({ paths }: ChartPage, told: readonly Told[], cx: number, cy: number, outer: number): PathMark[] {
  const outside = told.flatMap(({ number }) =>
    number !== undefined && Math.hypot(middleOf(number.box.x0, number.box.x1) - cx, middleOf(number.box.y0, number.box.y1) - cy) > outer
      ? [number]
      : [],
  );
  if (outside.length === 0) return [];
  return paths.filter(({ fill, stroke, segments, box }) => {
    const ends = segments.flatMap((step): At[] => (step.op === 'Z' ? [] : [[step.x, step.y]]));
    if (fill !== undefined || stroke === undefined || ends.length > 4) return false;
    const isBeyond = ends.every(([x, y]) => Math.hypot(x - cx, y - cy) >= 0.6 * outer && Math.hypot(x - cx, y - cy) <= REACH * outer);
    return isBeyond && Math.max(box.x1 - box.x0, box.y1 - box.y0) <= outer;
  });
}

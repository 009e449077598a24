/** Marks of one kind with numbers at them: a law of sizes or of places proves the numbers, and measures marks without one. */
import { barsAlong, categoriesOf, isOver, onBase, roundTo, seriesOf, thickOf } from './chart-bars.ts';
import { type Kind, type Law, lawOf, type Measured } from './chart-law.ts';
import { around, type NumberOnPicture, numbersOf } from './chart-numbers.ts';
import type { Bar, Turn } from './chart-reach.ts';
import { FAR_PX, NEAR_PX, nearestTo, type Reach, reachOf } from './chart-reach.ts';
import type { Figure } from './figures.ts';
import { colorDistance, overlap } from './raster.ts';
import type { ReadChart, ReadPoint } from './read-chart.ts';
import type { PictureLine } from './words.ts';

export interface MarkOnPicture extends Measured {
  readonly bar: Bar;
  /** Where it is measured: its low end, or its high one. */
  readonly side?: 'low' | 'high';
}

/** Marks that are alike, how they are measured, and which of the numbers around may be theirs. */
interface Group {
  readonly bars: readonly Bar[];
  /** Where all of them begin. */
  readonly base?: number;
  readonly is_unlike?: true;
}

interface Found {
  readonly group: Group;
  readonly marks: readonly MarkOnPicture[];
  readonly law: Law<MarkOnPicture>;
  readonly kind: Kind;
  readonly turn: Turn;
  readonly stands: boolean;
  readonly is_dot: boolean;
}

/** Of marks that have numbers, and of marks that begin at one line: fewer proved ones are boxes with numbers beside them. */
const LEAST_PROVED = 0.75;
const LEAST_MEASURED = 0.6;
/** Looser ways to a number find more of them, and chance as well (powers of ten). */
const LOOSE = 1.2;
/** Marks that share no size are any boxes. */
const UNLIKE = 2;

/** Bars, columns, segments and spans. */
export function markCharts(figures: readonly Figure[], lines: readonly PictureLine[]): ReadChart[] {
  const numbers = numbersOf(lines);
  return chartsOf(
    [false, true].flatMap((stands) => inDirection(barsAlong(figures, stands), numbers, stands)),
    figures,
    lines,
    numbers,
  );
}

/** Dots by their places. */
export function dotCharts(figures: readonly Figure[], lines: readonly PictureLine[]): ReadChart[] {
  const numbers = numbersOf(lines);
  return chartsOf(
    [false, true].flatMap((stands) => dotsInDirection(figures, numbers, stands)),
    figures,
    lines,
    numbers,
  );
}

/** Among laws that are as sure, the one that explains more marks. */
const weightOf = ({ law }: Found): number => {
  const isShare = [...law.proved.values()].some(({ unit }) => unit === '%');
  return law.evidence + law.proved.size / 4 - (isShare ? OF_SHARES : 0);
};
/** Amounts say more than the shares that stand beside them. */
const OF_SHARES = 1;

/** What is explained best first, and what else is not over it. */
function chartsOf(
  found: readonly Found[],
  figures: readonly Figure[],
  lines: readonly PictureLine[],
  numbers: readonly NumberOnPicture[],
): ReadChart[] {
  const charts: ReadChart[] = [];
  for (const one of found.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const chart = chartOf(one, figures, lines, numbers);
    if (chart !== undefined && !charts.some(({ bounds }) => isOver(bounds, chart.bounds))) charts.push(chart);
  }
  return charts;
}

function inDirection({ bars, turn }: { bars: readonly Bar[]; turn: Turn }, numbers: readonly NumberOnPicture[], stands: boolean): Found[] {
  return groupsOf(bars).flatMap((group) =>
    UNITS.flatMap((isOfUnit) => {
      const own = numbers.filter(isOfUnit);
      if (own.length < 2) return [];
      const reach = reachOf(group.bars, own, turn);
      return WAYS.flatMap(({ kind, needs_base, is_loose, marksOf }) => {
        if (needs_base && group.base === undefined) return [];
        const marks = marksOf(group, reach);
        const law = lawOf(marks, kind, (is_loose ? LOOSE : 0) + (group.is_unlike === true ? UNLIKE : 0));
        if (law === undefined || !isEnough(law, marks)) return [];
        return [{ group, marks, law, kind, turn, stands, is_dot: false }];
      });
    }),
  );
}

function isEnough(law: Law<MarkOnPicture>, marks: readonly MarkOnPicture[]): boolean {
  const numbered = marks.filter(({ numbers }) => numbers.length > 0).length;
  const numbers = new Set([...law.proved.values()].map(({ top, left }) => `${top} ${left}`)).size;
  const places = [...new Set([...law.proved.keys()].map(({ px }) => Math.round(px)))].toSorted((a, b) => a - b);
  return numbers >= LEAST_NUMBERS && law.proved.size >= LEAST_PROVED * numbered && !isEven(places);
}

const LEAST_NUMBERS = 3;

/** Rows and periods that are counted lie as far from one another, and measure nothing. */
function isEven(places: readonly number[]): boolean {
  const gaps = places
    .slice(1)
    .map((place, i) => place - (places[i] ?? 0))
    .filter((gap) => gap > 4);
  return gaps.length > 1 && Math.max(...gaps) - Math.min(...gaps) <= 4;
}

/** Shares and amounts stand side by side; each has a law of its own. */
const UNITS: readonly ((number: NumberOnPicture) => boolean)[] = [({ unit }) => unit !== '%', ({ unit }) => unit === '%'];

/** Bars of one thickness that begin at one line; of one thickness anywhere; of any thickness. */
function groupsOf(bars: readonly Bar[]): Group[] {
  const bases = [...new Set(bars.flatMap(({ from, to }) => [Math.round(from), Math.round(to)]))];
  const onBases = bases.flatMap((base) => {
    const shortest = onBase(bars, base);
    return shortest.length < 2 ? [] : [{ bars: shortest, base }];
  });
  const alike = bars.map((bar) => bars.filter((other) => Math.abs(thickOf(other) / thickOf(bar) - 1) <= 0.15));
  const colored = alike.map((own, i) => own.filter(({ figure }) => isColor(figure.fill, bars[i]?.figure.fill)));
  const floating = unlike([...alike, ...colored]).flatMap((own) => [{ bars: own }, { bars: withoutTracks(own) }]);
  return [...onBases, ...floating, { bars, is_unlike: true as const }].filter(
    (group) => group.bars.length >= 2 && group.bars.length <= MOST_MARKS,
  );
}

const MOST_MARKS = 120;
const SAME_COLOR = 14;

const isColor = (one: Figure['fill'], other: Figure['fill']): boolean =>
  one !== undefined && other !== undefined && colorDistance(one, other) < SAME_COLOR;

/** Each set once. */
function unlike(sets: readonly (readonly Bar[])[]): (readonly Bar[])[] {
  const seen = new Set<string>();
  return sets.filter((set) => {
    const key = set.map(({ from, start }) => `${from}:${start}`).join(' ');
    return set.length > 1 && !seen.has(key) && seen.add(key);
  });
}

/** Without bars that another one lies on. */
const withoutTracks = (bars: readonly Bar[]): Bar[] =>
  bars.filter(
    (bar) =>
      !bars.some(
        (other) =>
          other !== bar && other.from >= bar.from - 2 && other.to <= bar.to + 2 && overlap(other.start, other.end, bar.start, bar.end) > 0,
      ),
  );

interface Way {
  readonly kind: Kind;
  readonly needs_base: boolean;
  readonly is_loose: boolean;
  readonly marksOf: (group: Group, reach: Reach) => MarkOnPicture[];
}

/** Cells of a table are as long as others of it; spans hardly ever. */
const isGrid = (bars: readonly Bar[]): boolean => new Set(bars.map((bar) => Math.round(sizeOf(bar) / 4))).size < 0.6 * bars.length;

const sizeOf = ({ from, to }: Bar): number => to - from;
const SAME_EDGE = 3;

/** Away from the base; negative before it. */
const isUnder = (bar: Bar, base: number): boolean => Math.abs(bar.to - base) <= SAME_EDGE && Math.abs(bar.from - base) > SAME_EDGE;

const WAYS: readonly Way[] = [
  {
    // In the bar or beyond its end; left of the base, the other way round.
    kind: 'signed',
    needs_base: true,
    is_loose: false,
    marksOf: ({ bars, base = 0 }, { inside, after, before }) =>
      bars.map((bar) => {
        const isLow = isUnder(bar, base);
        const beyond = (isLow ? before : after)(bar, NEAR_PX);
        return { bar, px: (isLow ? -1 : 1) * sizeOf(bar), numbers: [...beyond.slice(0, 1), ...inside(bar).slice(0, 1)] };
      }),
  },
  {
    // In a column of the table whose rows the bars stand in.
    kind: 'signed',
    needs_base: true,
    is_loose: true,
    marksOf: ({ bars, base = 0 }, { before, after }) =>
      bars.map((bar) => ({
        bar,
        px: (isUnder(bar, base) ? -1 : 1) * sizeOf(bar),
        numbers: [...before(bar, FAR_PX), ...after(bar, FAR_PX)],
      })),
  },
  ...(['inside', 'ends', 'after', 'before', 'over', 'beside'] as const).map(
    (place): Way => ({
      kind: 'size',
      needs_base: false,
      is_loose: place !== 'inside' && place !== 'ends',
      marksOf: ({ bars }, reach) =>
        bars.map((bar) => ({
          bar,
          px: sizeOf(bar),
          numbers:
            place === 'inside' || place === 'over' || place === 'beside'
              ? reach[place](bar)
              : place === 'ends'
                ? [...reach.after(bar, NEAR_PX).slice(0, 1), ...reach.before(bar, NEAR_PX).slice(0, 1), ...reach.inside(bar).slice(0, 1)]
                : reach[place](bar, FAR_PX),
        })),
    }),
  ),
  {
    kind: 'size',
    needs_base: false,
    is_loose: true,
    marksOf: ({ bars }, { inside }) =>
      bars.map((bar) => ({ bar, px: sizeOf(bar) * thickOf(bar), off_px: 3 * (sizeOf(bar) + thickOf(bar)), numbers: inside(bar) })),
  },
  {
    // From one number to another.
    kind: 'place',
    needs_base: false,
    is_loose: true,
    marksOf: ({ bars }, { inside, after, before }) =>
      (isGrid(bars) ? [] : bars).flatMap((bar): MarkOnPicture[] => [
        { bar, px: bar.from, side: 'low', numbers: [...before(bar, NEAR_PX).slice(0, 2), ...inside(bar).slice(-1)] },
        { bar, px: bar.to, side: 'high', numbers: [...after(bar, NEAR_PX).slice(0, 2), ...inside(bar).slice(0, 1)] },
      ]),
  },
];

const middleOf = ({ from, to }: Bar): number => (from + to) / 2;
/** A dot and the halo around it. */
const SAME_DOT_PX = 5;
const DOT_OFF_PX = 4;

/** Dots of one size, by where their middles are. */
function dotsInDirection(figures: readonly Figure[], numbers: readonly NumberOnPicture[], stands: boolean): Found[] {
  const { bars, turn } = barsAlong(
    figures.map((figure) => (figure.kind === 'ellipse' ? { ...figure, kind: 'box' as const } : { ...figure, kind: 'line' as const })),
    stands,
  );
  const apart = bars.filter(
    (bar, i) => !bars.slice(0, i).some((other) => Math.hypot(middleOf(bar) - middleOf(other), bar.start - other.start) < SAME_DOT_PX),
  );
  const alike = apart.map((bar) => apart.filter((other) => Math.abs(sizeOf(other) - sizeOf(bar)) <= DOT_OFF_PX));
  return unlike(alike).flatMap((own) =>
    UNITS.flatMap((isOfUnit) => {
      const mine = numbers.filter(isOfUnit);
      const reach = reachOf(own, mine, turn);
      const ways = [
        (bar: Bar) => nearestTo(bar, mine, turn),
        (bar: Bar) => reach.after(bar, FAR_PX),
        (bar: Bar) => reach.before(bar, FAR_PX),
      ];
      return ways.flatMap((numbersAt) => {
        const marks = own.map((bar): MarkOnPicture => ({ bar, px: middleOf(bar), numbers: numbersAt(bar) }));
        const law = lawOf(marks, 'place', LOOSE);
        if (law === undefined || law.per_px < 0 || !isEnough(law, marks)) return [];
        return [{ group: { bars: own }, marks, law, kind: 'place' as const, turn, stands, is_dot: true }];
      });
    }),
  );
}

function chartOf(
  { group, marks, law, kind, turn, stands, is_dot }: Found,
  figures: readonly Figure[],
  lines: readonly PictureLine[],
  numbers: readonly NumberOnPicture[],
): ReadChart | undefined {
  const numberAt = numbersOfMarks(marks, law, kind, numbers, turn);
  const error = Math.abs(3 * law.per_px);
  const measured = (mark: MarkOnPicture): ReadPoint => ({
    value: roundTo(law.at(mark.px), error),
    error: roundTo(error, error),
    from: 'axis',
  });
  const isWhole = group.base !== undefined && kind === 'signed' && law.proved.size >= LEAST_MEASURED * marks.length;
  const isMeasured = (mark: MarkOnPicture): boolean => isWhole && error <= MOST_ERROR * Math.abs(law.at(mark.px));
  const inOrder = marks.toSorted(({ bar: a }, { bar: b }) =>
    Math.abs(a.start - b.start) > SAME_EDGE ? a.start - b.start : a.from - b.from,
  );
  const own = inOrder.filter((mark) => numberAt.has(mark) || isMeasured(mark));
  const bounds = around(own.map(({ bar }) => bar.figure.bounds));
  const base = group.base ?? Math.min(...own.map(({ bar }) => bar.from));
  const names = categoriesOf(
    own.map(({ bar }) => [bar]),
    lines,
    numbers,
    turn,
    base,
  );
  const pointOf = (mark: MarkOnPicture): ReadPoint => {
    const label = names[own.indexOf(mark)] ?? (stands ? undefined : besideBar(mark.bar, lines, numbers, turn));
    const number = numberAt.get(mark);
    const value = number === undefined ? measured(mark) : { value: number.value, error: number.rounding, from: 'label' as const };
    return { ...(label === undefined ? {} : { label }), ...value };
  };
  const lanes = lanesOf(own);
  const isStacked = lanes.some((lane) => lane.length > 1);
  const { names: titles, series } = seriesOf(
    own.map(({ bar }) => [bar]),
    isStacked && kind !== 'place',
    figures,
    lines,
  );
  const inSeries =
    kind === 'place' && isStacked ? endsOf(lanes) : series.map((bars) => bars.flatMap((bar) => own.find((mark) => mark.bar === bar) ?? []));
  const unit = [...law.proved.values()].find((number) => number.unit !== '')?.unit;
  return {
    kind: is_dot ? 'dots' : stands ? 'columns' : 'bars',
    bounds,
    ...(unit === undefined ? {} : { unit }),
    series: inSeries.map((some, i) => ({
      ...(titles[i] === undefined ? {} : { name: titles[i] }),
      points: some.map(pointOf),
    })),
    confidence: Math.round((100 * numberAt.size) / own.length) / 100,
  };
}

/** Each number once. Marks that have no number where most have theirs may have it near them, if it is what they measure. */
function numbersOfMarks(
  marks: readonly MarkOnPicture[],
  law: Law<MarkOnPicture>,
  kind: Kind,
  numbers: readonly NumberOnPicture[],
  turn: Turn,
): ReadonlyMap<MarkOnPicture, NumberOnPicture> {
  const found = new Map<MarkOnPicture, NumberOnPicture>();
  const taken = new Set<string>();
  const take = (mark: MarkOnPicture, number: NumberOnPicture | undefined): void => {
    if (number === undefined || taken.has(placeOf(number))) return;
    taken.add(placeOf(number));
    found.set(mark, number);
  };
  for (const [mark, number] of law.proved) take(mark, number);
  if (kind === 'place') return found;
  const units = new Set([...law.proved.values()].map(({ unit }) => unit));
  for (const mark of marks.filter((one) => !law.proved.has(one))) {
    const value = (number: NumberOnPicture): number => (kind === 'size' ? Math.abs(number.value) : number.value);
    const isIts = (number: NumberOnPicture): boolean =>
      units.has(number.unit) && Math.abs(law.at(mark.px) - value(number)) <= number.rounding + NEAR_OFF_PX * Math.abs(law.per_px);
    take(mark, nearestTo(mark.bar, numbers, turn).find(isIts));
  }
  return found;
}

const placeOf = ({ left, top }: NumberOnPicture): string => `${Math.round(left)} ${Math.round(top)}`;
const NEAR_OFF_PX = 3;
/** Of a value: what is measured worse tells nothing. */
const MOST_ERROR = 0.05;

/** Between bars that grow apart stands what both of them are of. */
function besideBar(bar: Bar, lines: readonly PictureLine[], numbers: readonly NumberOnPicture[], turn: Turn): string | undefined {
  const away = (line: PictureLine): number => Math.max(turn(line).from - bar.to, bar.from - turn(line).to);
  const isNumber = (line: PictureLine): boolean => numbers.some((number) => number.line === line && number.text === line.text);
  const inLane = lines.filter((line) => {
    const { start, end } = turn(line);
    return (start + end) / 2 > bar.start && (start + end) / 2 < bar.end && away(line) > 0 && away(line) < NEAR_PX && !isNumber(line);
  });
  return inLane.toSorted((a, b) => away(a) - away(b))[0]?.text;
}

/** Marks beside one another, each with those that lie in line with it. */
function lanesOf(marks: readonly MarkOnPicture[]): MarkOnPicture[][] {
  const lanes: MarkOnPicture[][] = [];
  for (const mark of marks) {
    const lane = lanes.find(([first]) => first !== undefined && overlap(first.bar.start, first.bar.end, mark.bar.start, mark.bar.end) > 0);
    if (lane === undefined) lanes.push([mark]);
    else lane.push(mark);
  }
  return lanes;
}

/** The first places of all lanes, then the last ones, then those between. */
function endsOf(lanes: readonly (readonly MarkOnPicture[])[]): MarkOnPicture[][] {
  const sorted = lanes.map((lane) => lane.toSorted((a, b) => a.px - b.px));
  const series = [
    sorted.flatMap((lane) => lane.slice(0, 1)),
    sorted.flatMap((lane) => lane.slice(1).slice(-1)),
    sorted.flatMap((lane) => lane.slice(1, -1)),
  ];
  return series.filter((one) => one.length > 0);
}

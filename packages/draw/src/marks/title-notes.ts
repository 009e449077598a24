/**
 * Notes on a chart for what the title claims of its numbers: a line at an average, a peak or a limit, an arrow for a change or a gap, a
 * bracket for a share. Each is computed from the values that the chart shows, and is there only where they come to the figure of the title.
 */
import type { Annotations, Arrow, Callout, Place } from '../fields/annotations.ts';
import {
  type ClaimedGroup,
  claimedGroup,
  itemsNamed,
  type Kit,
  type NamableItem,
  readDates,
  type StatedFigure,
  type TitleClaims,
} from '../layout/index.ts';
import type { ChartPlaces } from './anchors.ts';
import { isOfUnit } from './axis-limit.ts';
import type { ValueLine } from './value-line.ts';

/** One line of values over the categories of the chart. */
interface Course {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

interface Chart {
  readonly claims: TitleClaims;
  readonly places: ChartPlaces;
  readonly unit: string;
  /** The course that the title is about. */
  readonly course: Course | undefined;
  readonly courses: readonly Course[];
  /** Indices of the categories that the title names, ascending. */
  readonly named: readonly number[];
  readonly isOverTime: boolean;
  /** The marks are levels and steps between them, so only the first and the last of them compare. */
  readonly isBridge: boolean;
  readonly kit: Kit;
}

/** What is known of a chart beside its marks. */
export interface ChartFacts {
  /** Unit of its values. */
  readonly unit: string;
  /** Name of the series that the caller stresses. */
  readonly main: string | undefined;
  /** The texts that it prints. */
  readonly printed: readonly string[];
  /** Kinds of the figures that it computed itself. */
  readonly proved: readonly string[];
}

/** Figures of these kinds stand on brackets and arrows of their own. */
const COMPARING: readonly string[] = ['difference', 'growth', 'cagr', 'ratio', 'share'];
/** Fewer values have no average that a line would help to see. */
const FEWEST_FOR_AVERAGE = 3;
const FEWEST_OVER_TIME = 3;
const CURRENCIES = '$€£¥';
/** A word of a limit stands so close before its figure, characters. */
const NEAR = 4;

/** Undefined where the title claims nothing that the chart proves. */
export function titleNotes(
  claims: TitleClaims,
  places: ChartPlaces,
  { unit, main, printed, proved }: ChartFacts,
  kit: Kit,
): Annotations | undefined {
  const { claim, categories } = places;
  if (claim === undefined || claim.kind === 'points' || claim.kind === 'ring' || places.at === undefined) return undefined;
  const courses = coursesOf(claim);
  const locale = kit.locale;
  const items = categories.map(
    (label, i): NamableItem => ({ label, values: courses.length === 1 ? [courses[0]?.values[i] ?? Number.NaN] : [] }),
  );
  const [only] = courses;
  const lines = itemsNamed(
    claims.title,
    courses.map(({ name, values }) => ({ label: name, values: values.flatMap((v) => v ?? []) })),
    locale,
  );
  const about =
    lines !== undefined && lines.rank > 1 && lines.items.length === 1
      ? courses[lines.items[0] ?? 0]
      : courses.find(({ name }) => name === main);
  const chart: Chart = {
    claims,
    places,
    unit,
    course: courses.length === 1 ? only : about,
    courses,
    named: itemsNamed(claims.title, items, locale)?.items ?? [],
    isOverTime: categories.length >= FEWEST_OVER_TIME && readDates(categories).length > 0,
    isBridge: claim.kind === 'bridge',
    kit,
  };
  const isCompared = proved.some((kind) => COMPARING.includes(kind));
  const arrow = isCompared ? undefined : (changeArrow(chart) ?? gapArrow(chart) ?? groupArrow(chart));
  const crossing = arrow === undefined ? crossingNote(chart) : undefined;
  const line = valueLine(
    chart,
    printed.map((one) => one.toLowerCase()),
  );
  if (arrow === undefined && crossing === undefined && line === undefined) return undefined;
  return {
    arrows: arrow === undefined ? [] : [arrow],
    callouts: crossing === undefined ? [] : [crossing],
    ...(line === undefined ? {} : { value_line: line }),
  };
}

function coursesOf(claim: Exclude<NonNullable<ChartPlaces['claim']>, { kind: 'points' | 'ring' }>): readonly Course[] {
  if (claim.kind === 'bridge')
    return [{ name: '', values: claim.steps.map(({ from, to, value }) => (from === 0 || to === 0 ? value : undefined)) }];
  const own = claim.series.map(({ name, values }) => ({ name, values: claim.categories.map((_, i) => values[i] ?? undefined) }));
  if (claim.kind === 'bars' && claim.stacked === true && own.length > 1)
    return [{ name: '', values: claim.categories.map((_, i) => sumOf(own.map(({ values }) => values[i]))) }];
  // A forecast is a series of its own behind the numbers that it continues.
  return own.filter(({ name }) => !name.endsWith(' (forecast)'));
}

function sumOf(values: readonly (number | undefined)[]): number | undefined {
  return values.every((v) => v === undefined) ? undefined : values.reduce<number>((sum, v) => sum + (v ?? 0), 0);
}

const isWhole = (values: readonly (number | undefined)[]): values is readonly number[] => values.every((v) => v !== undefined);
const isNear = (value: number, { value: stated, tolerance }: StatedFigure): boolean =>
  Math.abs(Math.abs(value) - stated) <= tolerance * 1.0001;

/** A line at the average, the median, the peak or the low, or at a limit that the title states. */
function valueLine(chart: Chart, printed: readonly string[]): ValueLine | undefined {
  return meanLine(chart, printed) ?? extremeLine(chart) ?? limitLine(chart, printed);
}

function meanLine({ claims, course, unit, isBridge, kit }: Chart, printed: readonly string[]): ValueLine | undefined {
  const kind = claims.places('average').length > 0 ? 'average' : claims.places('median').length > 0 ? 'median' : undefined;
  if (kind === undefined || course === undefined || isBridge || !isWhole(course.values) || course.values.length < FEWEST_FOR_AVERAGE)
    return undefined;
  // An average in the data is the caller's own, and one of the others would be another.
  const word = kit.word(kind).toLowerCase();
  if (printed.some((text) => text.includes(word))) return undefined;
  const { values } = course;
  const decimals = kit.decimals(values);
  const exact = kind === 'average' ? values.reduce((a, b) => a + b, 0) / values.length : medianOf(values);
  const value = Number(exact.toFixed(Math.min(20, decimals)));
  const [place] = claims.places(kind);
  const stated = claims.figures.find(
    ({ kind: k, from, to }) =>
      (k === 'number' || k === 'percent') &&
      place !== undefined &&
      (Math.abs(from - place[1]) <= 2 * NEAR || Math.abs(place[0] - to) <= NEAR),
  );
  if (stated !== undefined && !isNear(exact, stated)) return undefined;
  // Rates have no average of their own without their bases, unless the title states it.
  if (unit === '%' && kind === 'average' && stated === undefined) return undefined;
  const multiple = claims.figures.find((one) => one.kind === 'multiple' || one.kind === 'fraction');
  if (multiple !== undefined && !values.some((v) => Math.abs(v / exact - multiple.value) <= 2 * multiple.tolerance)) return undefined;
  return {
    value,
    label: (kind === 'average' ? kit.word('average_of') : kit.word('median')).replace('{n}', String(values.length)),
    tone: undefined,
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function extremeLine({ claims, course, isOverTime, kit, places: { categories } }: Chart): ValueLine | undefined {
  const kind = claims.places('peak').length > 0 ? 'peak' : claims.places('low').length > 0 ? 'low' : undefined;
  if (kind === undefined || course === undefined || !isOverTime || !isWhole(course.values)) return undefined;
  const value = kind === 'peak' ? Math.max(...course.values) : Math.min(...course.values);
  const at = course.values.indexOf(value);
  const label = categories[at] ?? '';
  // A year beside the word is the year of the peak, or this is another peak.
  const isElsewhere = yearsIn(claims.title).some(
    (year) =>
      categories.some((one) => isOfYear(one, year)) &&
      claims.places(kind).some(([from]) => isJustBefore(claims.title, year, from)) &&
      !isOfYear(label, year),
  );
  if (isElsewhere || course.values.lastIndexOf(value) !== at) return undefined;
  return { value, decimals: kit.decimals(course.values), label: `${kit.word(kind)} ${label}`, tone: undefined };
}

function yearsIn(title: string): readonly string[] {
  return title.split(' ').flatMap((word) => {
    const digits = [...word].filter((c) => c >= '0' && c <= '9').join('');
    return digits.length === 4 && (digits.startsWith('19') || digits.startsWith('20')) ? [digits] : [];
  });
}

const isOfYear = (label: string, year: string): boolean => label.includes(year) || label.endsWith(year.slice(2));
const isJustBefore = (title: string, year: string, at: number): boolean => {
  const found = title.lastIndexOf(year, at);
  return found >= 0 && at - found - year.length <= NEAR;
};

function limitLine({ claims, courses, unit, isBridge, kit }: Chart, printed: readonly string[]): ValueLine | undefined {
  const values = courses.flatMap((one) => one.values).filter((v) => v !== undefined);
  if (isBridge || values.length === 0 || unit === '') return undefined;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const targets = claims.places('target');
  const title = claims.title.toLowerCase();
  // A number without a unit is of the chart where the title names what the chart shows.
  const isSubject = ({ units }: StatedFigure): boolean =>
    !CURRENCIES.includes(units[0] ?? ' ') &&
    [unit, ...courses.map(({ name }) => name)].some((one) => one.length > 3 && title.includes(one.toLowerCase()));
  for (const one of claims.figures) {
    if (one.kind !== 'number' && one.kind !== 'percent') continue;
    const isOfTarget = targets.some(([from, to]) => Math.abs(one.from - to) <= 2 * NEAR || Math.abs(from - one.to) <= 2 * NEAR);
    const isLimit = isOfTarget || claims.places('limit').some(([, to]) => one.from >= to && one.from - to <= NEAR);
    const isOfChart = isOfUnit(one, unit) || (one.kind === 'number' && (isOfTarget ? one.units.length === 0 : isSubject(one)));
    if (!isLimit || !isOfChart || one.value <= low || one.value >= high || values.includes(one.value)) continue;
    const digits = kit.number(one.value);
    if (printed.some((text) => text.includes(digits))) continue;
    return { value: one.value, label: isOfTarget ? `${kit.word('target')} ${one.text}` : one.text, tone: undefined };
  }
  return undefined;
}

/** An arrow over the time of the chart, or between two of its periods, where the title says how much it grew or fell. */
function changeArrow(chart: Chart): Arrow | undefined {
  const { claims, course, isOverTime, isBridge, named } = chart;
  const [up, down] = [claims.places('up').length > 0, claims.places('down').length > 0];
  const isChange = up || down;
  if (course === undefined || !(isOverTime || isBridge) || !isChange) return undefined;
  const last = course.values.length - 1;
  const pairs = isBridge
    ? [[0, last]]
    : [
        ...(named.length >= 2 ? [[named[0], named.at(-1)]] : []),
        ...named.flatMap((one) => [
          [one, last],
          [0, one],
        ]),
        [0, last],
        [last - 1, last],
      ];
  const isYearly = claims.places('yearly').length > 0;
  for (const [a = 0, b = 0] of pairs) {
    if (a >= b || (!isWhole(course.values.slice(a, b + 1)) && !isBridge)) continue;
    const [first, second] = [course.values[a], course.values[b]];
    if (first === undefined || second === undefined || first === second || (second > first ? !up : !down)) continue;
    const ends = endsOf(chart, a, b);
    for (const one of claims.figures) {
      const isOver = first > 0 && second > 0;
      const growth = (second / first - 1) * 100;
      if (isOver && one.kind === 'percent' && !isYearly && chart.unit !== '%' && isNear(growth, one))
        return { ...ends, kind: 'growth', whole: true };
      if (isOver && one.kind === 'percent' && isYearly && isNear(yearlyGrowth(chart, a, b, second / first), one))
        return { ...ends, kind: 'growth' };
      if (isOver && one.kind === 'fraction' && isNear(growth / 100, one)) return { ...ends, kind: 'growth', whole: true };
      if (isOver && one.kind === 'multiple' && isNear(second / first, one)) return { ...ends, kind: 'ratio' };
      if (isDifference(one, chart) && isNear(second - first, one)) return { ...ends, kind: 'difference' };
    }
  }
  return undefined;
}

function yearlyGrowth({ places: { categories } }: Chart, a: number, b: number, ratio: number): number {
  const [from, to] = [yearsIn(categories[a] ?? '')[0], yearsIn(categories[b] ?? '')[0]];
  const years = Number(to) - Number(from);
  return years > 1 ? (ratio ** (1 / years) - 1) * 100 : Number.NaN;
}

/** Whether a figure may be a distance of two values: a number that is itself no value of the chart. */
function isDifference(one: StatedFigure, { courses, unit, claims }: Chart): boolean {
  if (courses.some(({ values }) => values.some((v) => v !== undefined && Math.abs(v) === one.value))) return false;
  const isBeforeWord = claims.places('gap').some(([from]) => from >= one.to && from - one.to <= NEAR);
  return one.kind === 'count' ? isBeforeWord : one.kind === 'number' || (one.kind === 'percent' && unit === '%');
}

function endsOf({ course, courses, places: { categories } }: Chart, a: number, b: number): Pick<Arrow, 'from' | 'to' | 'tone'> {
  const at = (i: number): Place => ({
    category: categories[i] ?? '',
    ...(courses.length > 1 && course !== undefined ? { series: course.name } : {}),
  });
  return { from: at(a), to: at(b), tone: undefined };
}

/** An arrow between two items, or two lines at their end, of which the title says how far they are apart. */
function gapArrow(chart: Chart): Arrow | undefined {
  const {
    claims,
    courses,
    named,
    isBridge,
    unit,
    places: { categories },
  } = chart;
  if (isBridge || unit === undefined) return undefined;
  const isGap = claims.places('gap').length > 0;
  const figures = claims.figures.filter(
    (one) => (isGap && isDifference(one, chart)) || one.kind === 'multiple' || (isGap && one.kind === 'percent'),
  );
  if (figures.length === 0) return undefined;
  const [only] = courses;
  const ends: { readonly a: number; readonly b: number; readonly from: Place; readonly to: Place }[] = [];
  if (courses.length === 1 && only !== undefined)
    for (const [i, j] of itemPairs(named, only.values)) {
      const [a, b] = [only.values[i], only.values[j]];
      if (a !== undefined && b !== undefined)
        ends.push({ a, b, from: { category: categories[i] ?? '' }, to: { category: categories[j] ?? '' } });
    }
  else if (courses.length === 2)
    for (const i of [...named, categories.length - 1]) {
      const [one, two] = [courses[0], courses[1]] as readonly [Course, Course];
      const [a, b] = [one.values[i], two.values[i]];
      const category = categories[i] ?? '';
      if (a !== undefined && b !== undefined) ends.push({ a, b, from: { category, series: one.name }, to: { category, series: two.name } });
    }
  for (const { a, b, from, to } of ends) {
    // The smaller one first, so that the arrow says how much more the larger one is.
    const [low, high, ...way] = a < b ? ([a, b, from, to] as const) : ([b, a, to, from] as const);
    const arrow = { from: way[0], to: way[1], tone: undefined };
    for (const one of figures) {
      if (one.kind === 'multiple' && low > 0 && isNear(high / low, one)) return { ...arrow, kind: 'ratio' };
      if (one.kind === 'percent' && unit !== '%' && low > 0 && isNear((high / low - 1) * 100, one))
        return { ...arrow, kind: 'growth', whole: true };
      if (one.kind !== 'multiple' && isDifference(one, chart) && isNear(high - low, one)) return { ...arrow, kind: 'difference' };
    }
  }
  return undefined;
}

/** Two named items, or the one named item with the one next to it in size. */
function itemPairs(named: readonly number[], values: readonly (number | undefined)[]): readonly (readonly [number, number])[] {
  const [one, two] = named;
  if (one !== undefined && two !== undefined) return named.length === 2 ? [[one, two]] : [];
  if (one === undefined) return [];
  const own = values[one];
  if (own === undefined) return [];
  const order = values.flatMap((v, i) => (v === undefined ? [] : [{ v, i }])).sort((a, b) => b.v - a.v);
  const at = order.findIndex(({ i }) => i === one);
  // First and last of a ranking compare with their one neighbour; others have two.
  const neighbour = at === 0 ? order[1] : at === order.length - 1 ? order[at - 1] : undefined;
  return neighbour === undefined ? [] : [[one, neighbour.i]];
}

/** A bracket over the items, drawn side by side, that come to a sum or a share which the title states. */
function groupArrow({ claims, course, named, unit, isOverTime, isBridge, kit, places: { categories } }: Chart): Arrow | undefined {
  if (course === undefined || isBridge || isOverTime) return undefined;
  const totals = [kit.word('total'), kit.word('average')].map((one) => one.toLowerCase());
  if (categories.some((label) => totals.includes(label.toLowerCase()))) return undefined;
  const items = categories.map((_, i) => ({ value: course.values[i], isMarked: false }));
  const group = claimedGroup(claims, items, named, unit) ?? summedHere(categories, kit);
  if (group === undefined || !group.items.every((one, i) => i === 0 || one === (group.items[i - 1] ?? 0) + 1)) return undefined;
  const [from, to] = [group.items[0], group.items.at(-1)].map((i = 0) => ({ category: categories[i] ?? '' })) as [Place, Place];
  // Of one item the number is printed, and of percentages the sum is the share.
  const sum = group.items.length === 1 || unit === '%' ? undefined : group.sum;
  return { from, to, kind: 'difference', tone: undefined, group: { sum, share: group.share, decimals: group.decimals } };
}

/** The items that the title adds up where the caller marked them, by their places in the drawing. */
function summedHere(categories: readonly string[], kit: Kit): ClaimedGroup | undefined {
  const found = kit.summed.find(({ labels }) => labels.every((label) => categories.includes(label)));
  return found && { ...found, items: found.labels.map((label) => categories.indexOf(label)).toSorted((a, b) => a - b) };
}

/** The two values at the first period in which one line is above the other, where the title says that it passed it. */
function crossingNote({ claims, courses, isOverTime, isBridge, kit, places: { categories } }: Chart): Callout | undefined {
  if (!isOverTime || isBridge || courses.length !== 2 || claims.places('passed').length === 0) return undefined;
  const [one, two] = courses as readonly [Course, Course];
  const signs = categories.map((_, i) => {
    const [a, b] = [one.values[i], two.values[i]];
    return a === undefined || b === undefined ? 0 : Math.sign(a - b);
  });
  const known = signs.filter((sign) => sign !== 0);
  const turn = signs.findIndex((sign, i) => i > 0 && sign !== 0 && sign === -(signs[i - 1] ?? 0));
  if (turn < 0 || known.filter((sign, i) => i > 0 && sign !== known[i - 1]).length !== 1) return undefined;
  const above = signs[turn] === 1 ? [one, two] : [two, one];
  const named = itemsNamed(
    claims.title,
    courses.map(({ name }) => ({ label: name, values: [] })),
    kit.locale,
  );
  if (named === undefined || !named.items.includes(courses.indexOf(above[0] as Course))) return undefined;
  const decimals = kit.decimals(courses.flatMap(({ values }) => values));
  const category = categories[turn] ?? '';
  const said = above.map(({ name, values }) => `${name} ${kit.number(values[turn] ?? 0, { decimals })}`);
  return { at: { category, series: (above[0] as Course).name }, text: `${category}: ${said.join(', ')}` };
}

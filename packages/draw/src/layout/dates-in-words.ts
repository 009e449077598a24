/** Dates as people write them on an axis. A notation that can be read in two ways gives two readings, and none of them is guessed. */
import { dayOfDate, type TimeUnit } from '@deckwright/core/calendar';
import { monthOfName } from './calendar-names.ts';

export interface TimeScale extends DatedLabels {
  /** Where each label stands: 0 is the first, 1 the last. */
  readonly shares: readonly number[];
}

export interface DatedLabels {
  /** Days since 1970: the first day of a month, quarter or year. */
  readonly days: readonly number[];
  /** The unit that the labels name: quarters and halves of a year are months. */
  readonly unit: TimeUnit;
  /** Whether a label says a year. Where none does, only the distances between the days hold, not their year. */
  readonly has_year: boolean;
  /** Format code of a spreadsheet that is near to the labels' own notation. */
  readonly format: string;
}

type Grain = 'day' | 'month' | 'quarter' | 'half' | 'year';

interface Part {
  readonly grain: Grain;
  readonly year?: number;
  readonly month: number;
  readonly day: number;
  readonly iso?: true;
}

/** One way to read what can be read in several. */
interface Manner {
  /** Order of three numbers between slashes or dashes that do not begin with the year. */
  readonly order: 'dmy' | 'mdy' | 'ymd';
  /** The number behind the name of a month. */
  readonly behind: 'day' | 'year';
}

const MANNERS: readonly Manner[] = (['dmy', 'mdy', 'ymd'] as const).flatMap((order) =>
  (['year', 'day'] as const).map((behind) => ({ order, behind })),
);

const MAX_LABEL = 40;
/** Four digits alone are a year only in this range, because they may be a quantity. */
const YEARS = [1800, 2199] as const;

/**
 * All readings in which every label is a date, of which one at least is in the order of time. Different manners with one result are one
 * reading.
 */
export function readDates(labels: readonly string[]): readonly DatedLabels[] {
  if (labels.length === 0 || labels.some((label) => label.length > MAX_LABEL)) return [];
  const found = new Map<string, DatedLabels>();
  const words = labels.map((label) => label.normalize('NFKC').trim());
  const manners = runsOfMonths(words) ? MANNERS.filter(({ behind }) => behind === 'year') : MANNERS;
  // That one order of day and month is against time does not prove the other.
  const isSlashed = words.some((label) => /^\d{1,2}[-/]\d{1,2}[-/]\d/.test(label));
  for (const manner of manners) {
    const parts = words.map((label) => partOf(label, manner));
    const known = parts.filter((part) => part !== undefined);
    const [first] = known;
    if (first === undefined || known.length < parts.length || known.some(({ grain }) => grain !== first.grain)) continue;
    const days = daysOf(known);
    if (days === undefined || (!isAscending(days) && !isSlashed)) continue;
    const has_year = known.some(({ year }) => year !== undefined);
    found.set(days.join(), { days, unit: UNITS[first.grain], has_year, format: formatOf(first) });
  }
  const readings = [...found.values()];
  return readings.some(({ days }) => isAscending(days)) ? readings : [];
}

/** Half of the days of what a label names. */
const HALF: Readonly<Record<Grain, number>> = { day: 0, month: 15, quarter: 45, half: 91, year: 182 };

/**
 * Labels that name days, months, quarters and years side by side, each with its year, as the middle of what each names. Undefined where one is no
 * date, can be read in two ways, or is against the order of time.
 */
export function readMixedDates(labels: readonly string[]): DatedLabels | undefined {
  const days = labels.flatMap((label) => {
    if (label.length > MAX_LABEL) return [];
    const word = label.normalize('NFKC').trim();
    const found = new Map<number, number>();
    for (const manner of MANNERS) {
      const part = partOf(word, manner);
      const day = part?.year === undefined ? undefined : daysOf([part])?.[0];
      if (part !== undefined && day !== undefined) found.set(day, day + HALF[part.grain]);
    }
    const [only] = found.values();
    return only === undefined || found.size > 1 ? [] : [only];
  });
  return days.length < labels.length || !isAscending(days) ? undefined : { days, unit: 'days', has_year: true, format: 'yyyy' };
}

const isAscending = (days: readonly number[]): boolean => days.every((day, i) => i === 0 || day > (days[i - 1] as number));

const UNITS: Readonly<Record<Grain, TimeUnit>> = { day: 'days', month: 'months', quarter: 'months', half: 'months', year: 'years' };

function formatOf({ grain, iso }: Part): string {
  if (grain === 'year') return 'yyyy';
  if (grain === 'day') return iso ? 'yyyy\\-mm\\-dd' : 'd mmm yyyy';
  return 'mmm yyyy';
}

const NAME_AND_NUMBER = /^(\p{L}+)\.?[\s\-–/']*(\d{2})$/u;

/** Names of months with two digits that follow the calendar, `Oct 24`, `Nov 24`, `Jan 25`: the digits are years. */
function runsOfMonths(labels: readonly string[]): boolean {
  const found = labels.map((label) => {
    const [, name = '', digits = ''] = NAME_AND_NUMBER.exec(label) ?? [];
    const month = monthOfName(name);
    return month === undefined ? undefined : { month, year: Number(digits) };
  });
  return found.every((at, i) => {
    const before = found[i - 1];
    if (at === undefined || i === 0) return at !== undefined;
    if (before === undefined) return false;
    return at.year === before.year ? at.month > before.month : at.year === before.year + 1;
  });
}

const fullYear = (digits: string): number => (digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2000 : 1900));

function partOf(label: string, manner: Manner): Part | undefined {
  return yearFirst(label) ?? threeNumbers(label, manner) ?? named(label, manner) ?? partOfYear(label) ?? yearAlone(label);
}

/** `2027-01-31`, `2027/1/31`, `2027-01`, `2027年1月31日`, `2027-W05`. */
function yearFirst(label: string): Part | undefined {
  const day = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:T[\d:.]+Z?)?$/.exec(label);
  if (day) return { grain: 'day', year: Number(day[1]), month: Number(day[3]), day: Number(day[4]), iso: true };
  const month = /^(\d{4})[-/](\d{2})$/.exec(label);
  // `2024/25` is a year that begins in 2024.
  if (month && Number(month[2]) >= 1 && Number(month[2]) <= 12)
    return { grain: 'month', year: Number(month[1]), month: Number(month[2]), day: 1 };
  const signs = /^(?:(\d{4})\s*[年년]\s*)?(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?$/.exec(label);
  if (signs) {
    const year = signs[1] === undefined ? {} : { year: Number(signs[1]) };
    return signs[3] === undefined
      ? { grain: 'month', ...year, month: Number(signs[2]), day: 1 }
      : { grain: 'day', ...year, month: Number(signs[2]), day: Number(signs[3]) };
  }
  const week = /^(\d{4})-?W(\d{2})$/i.exec(label);
  return week ? weekOf(Number(week[1]), Number(week[2])) : undefined;
}

/** ISO 8601: the first week has the fourth of January, and weeks begin on Monday. */
function weekOf(year: number, week: number): Part | undefined {
  const fourth = dayOfDate({ year, month: 1, day: 4 });
  if (fourth === undefined || week < 1 || week > 53) return undefined;
  // The first of January 1970 was a Thursday.
  const monday = fourth - ((fourth + 3) % 7) + (week - 1) * 7;
  const first = dayOfDate({ year, month: 1, day: 1 }) ?? 0;
  return { grain: 'day', year, month: 1, day: 1 + monday - first };
}

/** `31.01.2027`, which is written with the day first wherever dots are used, and `31/01/2027` in the order of the manner. */
function threeNumbers(label: string, { order }: Manner): Part | undefined {
  const dots = /^(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2}))?$/.exec(label);
  if (dots)
    return { grain: 'day', month: Number(dots[2]), day: Number(dots[1]), ...(dots[3] === undefined ? {} : { year: fullYear(dots[3]) }) };
  const match = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})$/.exec(label);
  if (!match) return undefined;
  const [, a = '', , b = '', c = ''] = match;
  if (order === 'ymd')
    return c.length === 2 && a.length === 2 ? { grain: 'day', year: fullYear(a), month: Number(b), day: Number(c) } : undefined;
  const [day, month] = order === 'dmy' ? [a, b] : [b, a];
  return { grain: 'day', year: fullYear(c), month: Number(month), day: Number(day) };
}

/** `1 Jan`, `1. Januar 2027`, `Jan 1, 2027`, `Mon 4 Jan`, `Jan 2027`, `January '27`, `Jan`. */
function named(label: string, { behind }: Manner): Part | undefined {
  const words = label.replace(/^\p{L}{2,9}\.?,?\s+(?=\d{1,2}\.?\s)/u, '');
  const first = /^(\d{1,2})(?:\.|st|nd|rd|th)?[\s-](?:de\s)?(\p{L}+)\.?(?:[\s,-]+(?:de\s)?'?(\d{4}|\d{2}))?$/u.exec(words);
  if (first) {
    const month = monthOfName(first[2] as string);
    return month === undefined
      ? undefined
      : { grain: 'day', month, day: Number(first[1]), ...(first[3] === undefined ? {} : { year: fullYear(first[3]) }) };
  }
  const match = /^(\p{L}+)\.?(?:[\s\-–/]*('?)(\d{1,2}|\d{4}))?(?:st|nd|rd|th)?(?:,?\s+'?(\d{4}))?$/u.exec(words);
  const month = monthOfName(match?.[1] ?? '');
  if (!match || month === undefined) return undefined;
  const [, , mark = '', number, year] = match;
  if (number === undefined) return { grain: 'month', month, day: 1, ...(year === undefined ? {} : { year: Number(year) }) };
  if (year !== undefined) return { grain: 'day', year: Number(year), month, day: Number(number) };
  const isYear = number.length === 4 || mark !== '' || (number.length === 2 && behind === 'year');
  if (isYear) return { grain: 'month', year: fullYear(number), month, day: 1 };
  return behind === 'day' || number.length === 1 ? { grain: 'day', month, day: Number(number) } : undefined;
}

/** `Q1 2027`, `Q1/27`, `1Q27`, `2027 Q1`, `Q1 FY27`, `Q1`; halves with H. French and Spanish quarters begin with T and have a year. */
function partOfYear(label: string): Part | undefined {
  const YEAR = "(?:fy|gj)?\\s?'?(\\d{4}|\\d{2})";
  const front = new RegExp(`^(?:([QHT])([1-4])|([1-4])([QH]))(?:[\\s\\-–/]*${YEAR})?(?:\\s?[aefp])?$`, 'i').exec(label);
  const back = front ? undefined : new RegExp(`^${YEAR}[\\s\\-–/]*([QHT])([1-4])$`, 'i').exec(label);
  const [letter, digit, year] = front ? [front[1] ?? front[4], front[2] ?? front[3], front[5]] : [back?.[2], back?.[3], back?.[1]];
  if (letter === undefined || digit === undefined) return undefined;
  const which = Number(digit);
  const half = letter.toUpperCase() === 'H';
  if ((half && which > 2) || (letter.toUpperCase() === 'T' && year === undefined)) return undefined;
  const month = (which - 1) * (half ? 6 : 3) + 1;
  return { grain: half ? 'half' : 'quarter', month, day: 1, ...(year === undefined ? {} : { year: fullYear(year) }) };
}

/** `2027`, `FY27`, `FY2027`, `2026/27`, `2027E`, `2027 plan`. */
function yearAlone(label: string): Part | undefined {
  const match = /^(fy|gj)?\s?'?(\d{4}|\d{2})(?:[/–-](?:\d{2}|\d{4}))?\s?(?:[aefpb]|\(?(?:plan|budget|forecast|est\.?|actual)\)?)?$/i.exec(
    label,
  );
  if (!match) return undefined;
  const [, prefix, digits = ''] = match;
  if (prefix === undefined && (digits.length !== 4 || Number(digits) < YEARS[0] || Number(digits) > YEARS[1])) return undefined;
  return { grain: 'year', year: fullYear(digits), month: 1, day: 1 };
}

/**
 * Where no label says a year, days are counted as in a common year, or as in a leap year where the 29th of February is among them. Distances
 * are then at most a day off, and no other fact depends on that year.
 */
function daysOf(parts: readonly Part[]): readonly number[] | undefined {
  const said = parts.findIndex(({ year }) => year !== undefined);
  // Of four years one has the 29th of February.
  for (const start of said >= 0 ? [parts[said]?.year as number] : [2001, 2002, 2003, 2004]) {
    const years = yearsFrom(parts, Math.max(0, said), start);
    const days = years && parts.map((part, i) => dayOf(part, years[i] as number));
    if (days?.every((day) => day !== undefined)) return days;
  }
  return undefined;
}

/** A day beyond its month is none, apart from weeks, which are counted in days of the year. */
function dayOf({ month, day, grain, year }: Part, at: number): number | undefined {
  const first = dayOfDate({ year: at, month: 1, day: 1 });
  if (grain === 'day' && month === 1 && year !== undefined && (day < 1 || day > 31) && first !== undefined) return first + day - 1;
  return dayOfDate({ year: at, month, day });
}

/**
 * Years that are not said follow from the order of months and days, counted from the nearest label before that says one. They go round the
 * calendar once at most: labels that go round it again may be in another order than that of time.
 */
function yearsFrom(parts: readonly Part[], from: number, start: number): readonly number[] | undefined {
  const years: number[] = [];
  years[from] = start;
  let said = from;
  for (let i = from + 1; i < parts.length; i++) {
    const at = parts[i] as Part;
    if (at.year !== undefined) said = i;
    years[i] = at.year ?? (years[i - 1] as number) + (isLater(at, parts[i - 1] as Part) ? 0 : 1);
    const rounds = (years[i] as number) - (years[said] as number);
    if (rounds > 1 || (rounds === 1 && !isLater(parts[said] as Part, at))) return undefined;
  }
  for (let i = from - 1; i >= 0; i--) {
    const at = parts[i] as Part;
    years[i] = (years[i + 1] as number) - (isLater(parts[i + 1] as Part, at) ? 0 : 1);
    const rounds = start - (years[i] as number);
    if (rounds > 1 || (rounds === 1 && !isLater(at, parts[from] as Part))) return undefined;
  }
  return years;
}

const isLater = (a: Part, b: Part): boolean => a.month > b.month || (a.month === b.month && a.day > b.day);

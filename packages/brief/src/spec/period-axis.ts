/** Periods of items as an axis: ticks of one grain from the first to the last, and in which of them a period begins and ends. */
import { lexiconFile, type PeriodToken, type Phrase } from '@deckwright/source';
import type { Item } from '../grammar/items.ts';

export interface PeriodAxis {
  /** Names as they are written where the text has them; places of others are -1. */
  readonly names: readonly Phrase[];
  /** The tick that a period lies in: the one of its first day, or of its last. */
  readonly tickOf: (period: PeriodToken, end: 'from' | 'to') => Phrase | undefined;
}

const DAY = 86_400_000;
/** From the finest. Days of a plan are drawn by month where they are months apart. */
const GRAINS = ['numbered', 'month', 'quarter', 'half', 'year'] as const;
type Grain = (typeof GRAINS)[number];
const MONTHS: Readonly<Record<Exclude<Grain, 'numbered'>, number>> = { month: 1, quarter: 3, half: 6, year: 12 };
const MOST_TICKS = 60;
/** Months that days have to lie apart. */
const FEWEST_TICKS = 3;

/** Months since year 0. */
const monthOf = (day: number): number => {
  const date = new Date(day * DAY);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Weeks are counted as they are written: `W3`. */
const grainOf = ({ grain }: PeriodToken): Grain =>
  grain === 'week' ? 'numbered' : (GRAINS as readonly string[]).includes(grain) ? (grain as Grain) : 'month';
const isDigit = (c: string): boolean => c >= '0' && c <= '9';

/** The number that a numbered period has: 3 of `week 3`. */
function numberIn(text: string): { readonly before: string; readonly number: number } {
  let at = text.length;
  while (at > 0 && isDigit(text[at - 1] as string)) at--;
  return { before: text.slice(0, at), number: Number(text.slice(at)) };
}

/** Year by year as the author means them: what names no year has that of the next that does, or of the last. */
function dated(items: readonly Item[]): (period: PeriodToken, end: 'from' | 'to') => number {
  const all = items.flatMap((i) => i.periods);
  const years = new Map<PeriodToken, number>();
  for (const [k, period] of all.entries()) {
    const named =
      all.slice(k).find((p) => p.year_named) ??
      all
        .slice(0, k)
        .reverse()
        .find((p) => p.year_named);
    if (!period.year_named && named !== undefined) years.set(period, Math.floor(monthOf(named.from) / 12));
  }
  return (period, end) => monthOf(period[end]) + (years.get(period) ?? 0) * 12;
}

export function periodAxis(items: readonly Item[], language: string): PeriodAxis {
  const all = items.flatMap((i) => i.periods);
  const grain = GRAINS.find((g) => all.some((p) => grainOf(p) === g)) ?? 'month';
  const monthAt = dated(items);
  const size = grain === 'numbered' ? 1 : MONTHS[grain];
  const at = (period: PeriodToken, end: 'from' | 'to'): number =>
    grain === 'numbered' ? numberIn(period.text).number : Math.floor(monthAt(period, end) / size);
  const places = all.flatMap((p) => [at(p, 'from'), at(p, 'to')]).filter((n) => !Number.isNaN(n));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const isClose = last - first < FEWEST_TICKS && all.some((p) => p.grain === 'day');
  // Numbers that begin again, as weeks of two years do, are no axis.
  const isMixed =
    grain === 'numbered' &&
    all.some((p) => grainOf(p) !== 'numbered' || (p.grain === 'week' && Math.abs(p.from - (all[0] as PeriodToken).from) > 360));
  if (places.length === 0 || last - first >= MOST_TICKS || isClose || isMixed) return { names: [], tickOf: () => undefined };
  const crosses = grain !== 'numbered' && Math.floor((first * size) / 12) !== Math.floor((last * size) / 12);
  const names = Array.from({ length: last - first + 1 }, (_, k): Phrase => {
    // The second of two weeks is a bare number: `wk 2-4`.
    const isNamed = (p: PeriodToken): boolean => grain !== 'numbered' || numberIn(p.text).before !== '';
    const own = all.find(
      (p) => grainOf(p) === grain && p.grain !== 'day' && isNamed(p) && at(p, 'from') === first + k && at(p, 'to') === first + k,
    );
    return own === undefined
      ? { text: nameOf(first + k, grain, { all, language, crosses }), start: -1, end: -1 }
      : { text: own.text, start: own.start, end: own.end };
  });
  return { names, tickOf: (period, end) => names[at(period, end) - first] };
}

interface Naming {
  readonly all: readonly PeriodToken[];
  readonly language: string;
  readonly crosses: boolean;
}

/** The name of a tick that the text does not name, in the manner of one that it does. */
function nameOf(tick: number, grain: Grain, { all, language, crosses }: Naming): string {
  const like = all.find((p) => grainOf(p) === grain && (grain !== 'numbered' || numberIn(p.text).before !== ''));
  if (grain === 'numbered') return `${numberIn(like?.text ?? '').before}${tick}`;
  const month = tick * MONTHS[grain];
  const year = Math.floor(month / 12);
  if (grain === 'year') return String(year);
  const suffix = year > 0 && (crosses || like?.text.includes(String(year))) ? ` ${year}` : '';
  if (grain !== 'month') return `${(like?.text ?? 'Q')[0]}${Math.floor((month % 12) / MONTHS[grain]) + 1}${suffix}`;
  const written = (lexiconFile(language)?.months ?? lexiconFile('en')?.months)?.[month % 12] ?? [];
  const short = all.some((p) => p.grain === 'month' && p.text.split(' ')[0]?.length === 3) || all.every((p) => p.grain !== 'month');
  const name = (short ? written.find((n) => n.length <= 4) : undefined) ?? written[0] ?? String((month % 12) + 1);
  return `${(name[0] ?? '').toUpperCase()}${name.slice(1)}${suffix}`;
}

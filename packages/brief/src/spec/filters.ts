/** What templates make of tokens where a schema wants something else than the words: days, levels, states. */
import type { NumberToken, PeriodToken, Phrase } from '@deckwright/source';
import type { Pointed } from '../grammar/items.ts';
import { classesIn, soleToken } from './members.ts';
import type { PeriodAxis } from './period-axis.ts';

export interface FilterContext {
  readonly language: string;
  /** How many levels there are between very low and very high. */
  readonly levels: 3 | 5;
  /** Of all periods that the form takes. */
  readonly axis: PeriodAxis;
}
/** A phrase is drawn as it is; undefined where the thing is nothing of the kind. */
export type Filter = (thing: Phrase, context: FilterContext) => string | number | Phrase | undefined;

const LEVELS = ['very_low', 'low', 'medium', 'high', 'very_high'] as const;
const COLOURS = { green: 'green', amber: 'amber', red: 'red' };
/** States that the product has words for in other languages; in English the words stand as they are. */
const STATES = { on_track: 'green', at_risk: 'amber', late: 'red' };
const OWN_STATES = { ...STATES, done: 'done', running: 'running', planned: 'planned', partly: 'partly', critical: 'critical' };
const WORK = {
  done: 'done',
  running: 'in-progress',
  partly: 'in-progress',
  on_track: 'in-progress',
  planned: 'planned',
  late: 'at-risk',
  at_risk: 'at-risk',
};
const LETTERS = { responsible: 'R', accountable: 'A', consulted: 'C', informed: 'I' };
const DAY = 86_400_000;

const named = (table: Readonly<Record<string, string>>, thing: Phrase, language: string): readonly string[] =>
  classesIn(thing, language).flatMap((c) => table[c] ?? []);

function levelOf(thing: Phrase, of: 3 | 5, language: string): number | undefined {
  const classes = classesIn(thing, language);
  const digit = Number(thing.text.trim());
  if (digit >= 1 && digit <= of) return digit;
  if (soleToken(thing, language) === undefined) return undefined;
  const at = classes.includes('critical') ? LEVELS.length - 1 : LEVELS.findIndex((l) => classes.includes(l));
  return at < 0 ? undefined : of === 5 ? at + 1 : Math.min(3, Math.max(1, at));
}

/** YYYY-MM-DD, or YYYY-MM; `-` for a year that is not named. */
function isoOf(thing: Phrase, end: 'from' | 'to', length: 7 | 10): string | undefined {
  const period = thing as PeriodToken;
  if (period.kind !== 'period' || period.grain === 'numbered') return undefined;
  const written = new Date(period[end] * DAY).toISOString();
  return `${period.year_named ? written.slice(0, 4) : '-'}${written.slice(4, length)}`;
}

/** Of a cell that is one word or one phrase: what stands beside it would be lost. */
const sole = (table: Readonly<Record<string, string>>, thing: Phrase, language: string): string | undefined =>
  soleToken(thing, language) === undefined ? undefined : named(table, thing, language)[0];

const stateOf: Filter = (thing, { language }) =>
  sole(COLOURS, thing, language) ??
  (language === 'en' ? undefined : sole(STATES, thing, language)) ??
  (sole(OWN_STATES, thing, language) === undefined ? undefined : { text: thing.text, start: thing.start, end: thing.end });

/** Percent, as progress is given in. */
const percentOf: Filter = (thing, { language }) => {
  const token = soleToken(thing, language);
  const isPercent =
    token?.kind === 'number' && (token.unit === '' || token.dimension === 'share') && token.value >= 0 && token.value <= 100;
  return isPercent ? token : undefined;
};

const isSigned = ({ text }: Phrase): boolean => '+-−–±'.includes(text.trim()[0] ?? ' ');

/** The place of a draft that is left open. */
const isOpen = ({ text, start }: Phrase): boolean => start < 0 && text.startsWith('[');

const isBlank = ({ text }: Phrase): boolean => '-–—'.includes(text.trim());

/** `A/R`, or the words for it; an empty cell stays empty. */
const letterOf: Filter = (thing, { language }) => {
  if (isOpen(thing)) return { ...thing, text: '[text]' };
  const parts = (isBlank(thing) ? '' : thing.text).split('/').map((part) => part.replace('.', '').trim().toUpperCase());
  if (parts.every((part) => part === '' || Object.values(LETTERS).includes(part))) return parts.join('/');
  return named(LETTERS, thing, language).join('/') || undefined;
};

export const FILTERS: Readonly<Record<string, Filter>> = {
  iso: (thing) => isoOf(thing, 'from', 10),
  iso_end: (thing) => isoOf(thing, 'to', 10),
  /** Of the day: 9.5 is half past nine. */
  hour: (thing) => ((thing as PeriodToken).grain === 'hour' ? Math.round((thing as PeriodToken).from * 2400) / 100 : undefined),
  month: (thing) => isoOf(thing, 'from', 7),
  tick: (thing, { axis }) => axis.tickOf(thing as PeriodToken, 'from'),
  tick_end: (thing, { axis }) => axis.tickOf(thing as PeriodToken, 'to'),
  /** A change, and what is none. */
  signed: (thing) => (isSigned(thing) ? thing : undefined),
  unsigned: (thing) => (isSigned(thing) ? undefined : thing),
  level: (thing, { levels, language }) => (isOpen(thing) ? thing : levelOf(thing, levels, language)),
  level3: (thing, { language }) => (isOpen(thing) ? thing : levelOf(thing, 3, language)),
  level5: (thing, { language }) => (isOpen(thing) ? thing : levelOf(thing, 5, language)),
  status: stateOf,
  percent: percentOf,
  amount: (thing, { language }) => {
    const token = soleToken(thing, language);
    return token?.kind === 'number' ? { ...token, start: thing.start, end: thing.end } : undefined;
  },
  progress: (thing, { language }) => sole(WORK, thing, language),
  letter: letterOf,
  /** Of what points at one of several. */
  place: (thing) => (thing as Pointed).place,
  primary: () => 'primary',
  tone: (thing) => ((thing as NumberToken).value < 0 ? 'bad' : 'good'),
};

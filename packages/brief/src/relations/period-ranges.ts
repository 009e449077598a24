/** Periods of which a brief names the ends, or the first alone: `Jan bis Aug`, `H1 22 to H2 25`, `Mon-Sun`, `weekly from wk 30`, `4.1 in 2020, 4.4, 5.0 in 2022`. */
import { datesIn } from '../document/dates.ts';
import { Piece } from '../document/piece.ts';
import { Word } from './values.ts';

type Named = readonly (Piece | Word)[];

const TO = String.raw`\s?(?:-|–|—|to|through|thru|until|till|bis|à|a|al|au|ao|ad?|hasta|até|fino a|tot|tot en met|t/m|do|→|->)\s?`;

/** Months and days of the week in their order, by language; a short form is the first letters. */
const CYCLES: readonly { readonly language: string; readonly names: readonly string[] }[] = [
  ['en', 'January February March April May June July August September October November December'],
  ['de', 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'],
  ['de', 'Jänner Feber März April Mai Juni Juli August September Oktober November Dezember'],
  ['fr', 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'],
  ['es', 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'],
  ['it', 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'],
  ['pt', 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'],
  ['nl', 'januari februari maart april mei juni juli augustus september oktober november december'],
  ['pl', 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'],
  ['pl', 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'],
  ['en', 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'],
  ['de', 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'],
  ['fr', 'lundi mardi mercredi jeudi vendredi samedi dimanche'],
  ['es', 'lunes martes miércoles jueves viernes sábado domingo'],
  ['it', 'lunedì martedì mercoledì giovedì venerdì sabato domenica'],
  ['pt', 'segunda terça quarta quinta sexta sábado domingo'],
  ['nl', 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'],
  ['pl', 'poniedziałek wtorek środa czwartek piątek sobota niedziela'],
].map(([language = '', names = '']) => ({ language, names: names.split(' ') }));
/** What begins each name: enough to know a word that may be one. */
const STARTS = [...new Set(CYCLES.flatMap(({ names }) => names).map((name) => name.slice(0, 2).toLowerCase()))].join('|');
const NAME = `(?:${STARTS})\\p{L}{0,11}\\.?(?:\\s?['’]?(?:20)?\\d\\d(?!\\d))?`;
const NAMES = new RegExp(`(?<![\\p{L}\\p{N}])(${NAME})${TO}(${NAME})(?![\\p{L}\\p{N}])`, 'giu');
const HALF = "(?:h|s|hj)\\s?[12](?:[\\s/'’-]{0,2}(?:20)?\\d\\d)?|[12]\\.?\\s?(?:h|s|hj|halbjahr|semestre)(?:[\\s/'’-]{1,2}(?:20)?\\d\\d)?";
const HALVES = new RegExp(`(?<![\\p{L}\\p{N}])(${HALF})${TO}(${HALF})(?![\\p{L}\\p{N}])`, 'giu');
const MOST = 60;

interface Place {
  readonly language: string;
  readonly cycle: readonly string[];
  readonly at: number;
  /** As the ends are written: how many letters, and what stands behind them. */
  readonly letters: number;
  readonly year?: number;
}

/** Where a word stands in its cycle: a whole name or its first letters, two at least. */
function placesOf(text: string): Place[] {
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  const year = /(\d\d)$/.exec(text)?.[1];
  return CYCLES.flatMap(({ language, names: cycle }) => {
    const at = cycle.findIndex((name) => name.toLowerCase().startsWith(word) || (word === 'mrt' && name === 'maart'));
    const whole = cycle[at] ?? '';
    return at < 0 || word.length < (cycle.length === 7 ? 2 : 3)
      ? []
      : [
          {
            language,
            cycle,
            at,
            letters: word.length === whole.length ? 0 : word.length,
            ...(year === undefined ? {} : { year: Number(year) }),
          },
        ];
  });
}

/** A name as its ends are written. */
function spelt(name: string, letters: number, like: string): string {
  const short = letters === 0 ? name : name.slice(0, letters);
  return like === like.toLowerCase()
    ? short.toLowerCase()
    : like === like.toUpperCase()
      ? short.toUpperCase()
      : short[0]?.toUpperCase() + short.slice(1).toLowerCase();
}

/** From one end up to `n` periods; undefined where the other end is not as far away. */
function cycled(one: string, two: string | undefined, n: number, language: string): string[] | undefined {
  const ends = two === undefined ? undefined : placesOf(two);
  // `Mar` begins months of several languages: those of the brief's own first.
  const begins = placesOf(one).sort((x, y) => Number(y.language === language) - Number(x.language === language));
  for (const a of begins) {
    const b = ends?.find((p) => p.cycle === a.cycle);
    if (two !== undefined) {
      if (b === undefined) continue;
      const gap =
        b.at -
        a.at +
        (a.year !== undefined && b.year !== undefined ? (b.year - a.year) * a.cycle.length : b.at < a.at ? a.cycle.length : 0);
      if (gap !== n - 1) continue;
    }
    const word = /^\p{L}+/u.exec(one)?.[0] ?? '';
    const tail = one.slice(word.length);
    // As short as the shorter end, where that keeps all of them apart: `jan à déc` has two months in `jui`.
    const short = [a.letters, b?.letters ?? 0].filter((l) => l > 0);
    const least = short.length === 0 ? 0 : Math.min(...short);
    const letters = least > 3 || new Set(a.cycle.map((name) => name.slice(0, least))).size < a.cycle.length ? 0 : least;
    return Array.from({ length: n }, (_, k) => {
      const at = a.at + k;
      const year = a.year === undefined ? '' : tail.replace(/\d\d$/, String(a.year + Math.floor(at / a.cycle.length)).padStart(2, '0'));
      return spelt(a.cycle[at % a.cycle.length] ?? '', letters, word) + year;
    });
  }
  return undefined;
}

/** Halves from one end on: `H1 22`, `H2 22`, `H1 23`. */
function halved(one: string, two: string | undefined, n: number): string[] | undefined {
  const read = (t: string) => ({
    half: Number(/[12]/.exec(t)?.[0]) - 1,
    year: /(\d\d)$/.exec(t.replace(/^\p{L}*\s?[12]/iu, '').trim())?.[1],
  });
  const [a, b] = [read(one), two === undefined ? undefined : read(two)];
  if (b !== undefined) {
    const years = Number(b.year ?? 0) - Number(a.year ?? b.year ?? 0);
    if (years * 2 + b.half - a.half !== n - 1) return undefined;
  }
  return Array.from({ length: n }, (_, k) => {
    const named = one.replace(/[12]/, String(((a.half + k) % 2) + 1));
    return a.year === undefined ? named : named.replace(/\d\d$/, String(Number(a.year) + Math.floor((a.half + k) / 2)).padStart(2, '0'));
  });
}

const piece = (text: string, at: number): Piece => new Piece(text, at, at + text.length);

/** The periods between two ends that are as far apart as a row is long; those between are counted, not written. */
export function periodsBetween(text: string, from: number, n: number, language: string): Named | undefined {
  if (n < 3 || n > MOST) return undefined;
  for (const [pattern, counted] of [
    [HALVES, halved],
    [NAMES, cycled],
  ] as const)
    for (const m of text.matchAll(pattern)) {
      const [one = '', two = ''] = [m[1], m[2]];
      const names = counted(one, two, n, language);
      if (names === undefined) continue;
      const at = from + m.index;
      const last = piece(two, at + m[0].length - two.length);
      return names.map((name, k) => (k === 0 ? piece(one, at) : k === n - 1 ? last : new Word(name)));
    }
  return undefined;
}

/** Before the first of a row of periods: `from`, `since`; or behind it: `onwards`. */
const OPEN =
  /(?<![\p{L}\p{N}])(?:(?:from|since|starting|beginning|ab|seit|von|depuis|dès|à partir de|desde|a partir de|dal|da|vanaf|sinds|od)\s(?:the\s)?)$/iu;
const ONWARDS = /^,?\s(?:onwards?|on|ff|et suivants|en adelante|in poi|em diante|en verder)(?!\p{L})/iu;

/** Of a year: the next has another name. */
const LAST_WEEK = 52;

/** The periods from the only one that is named on: `weekly from wk 30`, `since January`, `Q1 24 onwards`. */
export function periodsFrom(text: string, from: number, n: number, language: string): Named | undefined {
  if (n < 3 || n > MOST) return undefined;
  for (const { piece: date, quarter, week, year, month } of datesIn(new Piece(text, from, from + text.length))) {
    const [at, end] = [date.start - from, date.end - from];
    if (!OPEN.test(text.slice(Math.max(0, at - 16), at)) && !ONWARDS.test(text.slice(end, end + 16))) continue;
    const one = date.text;
    const names =
      quarter !== undefined
        ? quarters(one, quarter, n)
        : week !== undefined
          ? week + n - 1 > LAST_WEEK
            ? undefined
            : Array.from({ length: n }, (_, k) => one.replace(/\d+/, String(week + k)))
          : month !== undefined
            ? cycled(one, undefined, n, language)
            : year !== undefined
              ? Array.from({ length: n }, (_, k) => one.replace(/\d{4}/, String(year + k)))
              : undefined;
    if (names !== undefined) return names.map((name, k) => (k === 0 ? date : new Word(name)));
  }
  return undefined;
}

/** `Q1 24`, `2T 2025`; a year before its quarter, or one in Latin letters, is not counted on. */
const QUARTER = /^(?:\p{L}{1,2}\s?[1-4]|[1-4]\s?[qth])(?!\d)/iu;

function quarters(one: string, quarter: number, n: number): string[] | undefined {
  if (!QUARTER.test(one)) return undefined;
  const year = /(\d\d)$/.exec(one.replace(/^[^\d]*[1-4]/u, ''))?.[1];
  return Array.from({ length: n }, (_, k) => {
    const named = one.replace(/[1-4]/, String(((quarter - 1 + k) % 4) + 1));
    return year === undefined ? named : named.replace(/\d\d$/, String(Number(year) + Math.floor((quarter - 1 + k) / 4)).padStart(2, '0'));
  });
}

/** What the words and the layout of a brief are, as named features that a form can be learned from: the same for every form. */

import type { Figure } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { unaccented } from '../input/unaccented.ts';
import type { Cues } from './cues.ts';

/** Words beyond this many say nothing new. */
const MOST_WORDS = 600;

const MONTH =
  /^(?:jan(?:uar[yi]?|vier)?|feb(?:ruar[yi]?|r)?|fevr(?:ier)?|mar(?:ch|s|zo|co|ca)?|marz|maerz|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|mai|may|mei|mayo|maggio|maio|maj|jun[ie]?|juni|juin|junio|junho|giugno|jul[yi]?|juil(?:let)?|julio|julho|luglio|aug(?:ust|ustus)?|aout|agosto|sept?(?:ember|embre|iembre)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|de[czs](?:ember|embre|iembre|embro)?|dicembre|diciembre|dezembro|stycz\w*|lut\w{2,3}|kwie\w*|czerw\w*|lip(?:iec|ca|cu)|sierp\w*|wrze\w*|pazdz\w*|listop\w*|grud\w*)$/u;
const WEEKDAY =
  /^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mo|di|mi|do|fr|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedzialek|wtorek|sroda|srode|czwartek|piatek)$/u;
const PERIOD = /^(?:[qth][1-4]|[1-4]q|fy\d{0,4}[ef]?|kw\d{0,2}|wk\d{1,2}|w\d{1,2}|[qh][1-4]fy\d\d|\d\d?h)$/u;
const CURRENCY = /[$€£¥₹]|eur|usd|gbp|chf|pln|zł|sek|nok|dkk|czk/iu;

/** The class of a number: what it counts in, not how much. */
function classOf(figure: Figure): string {
  if (figure.year) return '#year';
  const sign = /^[+]/.test(figure.text) ? '+' : figure.value < 0 ? '-' : '';
  if (/%|percent|prozent|proc/iu.test(figure.text)) return `#pct${sign}`;
  if (CURRENCY.test(figure.text)) return `#cur${sign}`;
  if (/^x$/i.test(figure.unit)) return '#x';
  if (/pp|pts?|bps?/i.test(figure.unit)) return `#pp${sign}`;
  if (figure.factor > 1) return `#scaled${sign}`;
  return figure.unit === '' ? `#n${sign}` : `#unit${sign}`;
}

/** Words in lower case without accents; a number, a month, a weekday and a period stand as their class. */
function tokensOf(brief: ReadBrief): { readonly token: string; readonly at: number }[] {
  const out: { token: string; at: number }[] = [];
  let next = 0;
  for (const match of brief.text.matchAll(/\p{L}[\p{L}\p{N}]*|\d+|->|=>|→|>|\?|!|\||\t|[:;=/&+~"“„«]/gu)) {
    if (out.length >= MOST_WORDS) break;
    while (next < brief.figures.length && (brief.figures[next] as Figure).end <= match.index) next++;
    const figure = brief.figures[next];
    if (figure !== undefined && match.index >= figure.start) {
      const token = classOf(figure);
      // One token a figure, at its first sign.
      if (out.at(-1)?.at !== figure.start) out.push({ token, at: figure.start });
      continue;
    }
    const word = unaccented(match[0]);
    const token = /^\d+$/.test(word)
      ? '#n'
      : word === '=>' || word === '→'
        ? '->'
        : MONTH.test(word) && !/^(?:may|mar|sun|do|mai)$/.test(match[0])
          ? '#month'
          : WEEKDAY.test(word) && !/^(?:do|di|mi|fr|sun|sat)$/.test(match[0])
            ? '#day'
            : PERIOD.test(word)
              ? '#period'
              : word;
    out.push({ token, at: match.index });
  }
  return out;
}

const BANDS = [0, 1, 2, 3, 4, 6, 8, 11, 16, 24, 40, 80, 160];
/** A count as the band that it lies in. */
const band = (n: number): number => {
  let at = 0;
  while (at + 1 < BANDS.length && n >= (BANDS[at + 1] as number)) at++;
  return BANDS[at] as number;
};
/** `name>=k` for each band up to the count: neighbours share what they tell. */
function levels(add: (f: string) => void, name: string, n: number): void {
  for (const b of BANDS) if (b > 0 && n >= b) add(`${name}>=${b}`);
  if (n === 0) add(`${name}=0`);
}

const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0;

/** The layout: lines, lists, tables, marks and how the figures run. */
function layoutOf(brief: ReadBrief, add: (f: string) => void): void {
  const { text, lines, tables, figures, sentences, sections } = brief;
  levels(add, '@lines', lines.length);
  levels(add, '@bullets', lines.filter((l) => l.mark === 'bullet').length);
  levels(add, '@numbered', lines.filter((l) => l.mark === 'number').length);
  levels(add, '@indented', lines.filter((l) => l.indent > 1).length);
  levels(add, '@words', brief.tokens.length);
  levels(add, '@sentences', sentences.length);
  levels(add, '@arrows', count(text, /->|=>|→|\s>\s/g));
  levels(add, '@colons', count(text, /:\s/g));
  levels(add, '@semicolons', count(text, /;/g));
  levels(add, '@commas', count(text, /,\s/g));
  levels(add, '@brackets', count(text, /\(/g));
  levels(add, '@questions', count(text, /\?/g));
  levels(add, '@quotes', count(text, /["“”„«»]/g));
  levels(add, '@slashes', count(text, /\s\/\s|\w\/\w/g));
  levels(add, '@times', count(text, /\b\d{1,2}[:.h]\d\d\b/g));
  levels(add, '@ranges', count(text, /\d\s?(?:[-–—]|to|bis|à|a)\s?[$€£]?\d/g));
  levels(add, '@sections', sections.filter((s) => s.key !== undefined && s.entries.length > 0).length);
  if (brief.sequence !== undefined) levels(add, '@sequence', brief.sequence.length);
  levels(add, '@keyed', lines.filter((l) => /^[^:]{1,40}:\s/.test(l.piece.text)).length);
  const own = figures.filter((f) => !f.year);
  levels(add, '@figures', own.length);
  levels(add, '@years', figures.length - own.length);
  const classes = own.map((f) => classOf(f));
  levels(add, '@pcts', classes.filter((c) => c.startsWith('#pct')).length);
  levels(add, '@currencies', classes.filter((c) => c.startsWith('#cur')).length);
  levels(add, '@signed', own.filter((f) => f.signed).length);
  levels(add, '@negative', own.filter((f) => f.value < 0).length);
  levels(add, '@kinds', new Set(classes.map((c) => c.replace(/[+-]$/, ''))).size);
  levels(add, '@facts', brief.facts.length);
  if (own.length >= 3) {
    const values = own.map((f) => f.value * f.factor);
    const falls = values.filter((v, i) => i > 0 && v < (values[i - 1] as number)).length / (values.length - 1);
    add(`@falls~${Math.round(falls * 4)}`);
    if (new Set(classes).size === 1) add('@one_kind');
    const shares = own.filter((f) => /%/.test(f.text)).reduce((sum, f) => sum + f.value, 0);
    if (Math.abs(shares - 100) < 1.1) add('@hundred');
    add(`@figures_a_word~${band(Math.round((20 * own.length) / brief.tokens.length))}`);
  }
  for (const table of tables.slice(0, 3)) {
    add('@table');
    levels(add, '@rows', table.rows.length);
    const columns = table.numeric.length;
    levels(add, '@columns', columns);
    const numeric = table.numeric.filter((n) => n).length;
    add(`@numeric_columns~${columns === 0 ? 'none' : numeric === columns ? 'all' : numeric === 0 ? 'no' : 'some'}`);
    add(table.head.length > 0 ? '@header' : '@headless');
  }
}

/** What a brief asks for. */
export interface Asked {
  readonly form: string;
  readonly cues: Cues;
}

/** Every feature of a brief that needs no form's reading, each once. Linear in its length. */
export function wordFeatures(brief: ReadBrief, asked: readonly Asked[]): string[] {
  const out = new Set<string>();
  const add = (f: string): void => void out.add(f);
  const tokens = tokensOf(brief);
  for (const [i, { token }] of tokens.entries()) {
    add(token);
    const before = tokens[i - 1]?.token;
    if (before !== undefined) add(`${before} ${token}`);
    else add(`^${token}`);
    if (/^\p{L}{5,}/u.test(token)) {
      for (const n of [4, 6]) if (token.length > n) add(`${token.slice(0, n)}*`);
      for (const n of [4, 6]) if (token.length > n) add(`*${token.slice(-n)}`);
    }
  }
  layoutOf(brief, add);
  for (const { form, cues } of asked) {
    if (cues.name > 0) add(`?${form}n`);
    if (cues.strong > 0) add(`?${form}s`);
  }
  return [...out];
}

/** A reading that fits this well is told apart. */
const WELL = 0.85;

/** What it says of a brief that a form reads it, with this fit. */
export const readingFeatures = (form: string, fit: number): string[] => (fit >= WELL ? [`!${form}`, `!${form}+`] : [`!${form}`]);

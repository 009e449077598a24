/** Cuts text into raws: runs of digits, words, days and hours in figures, marks. What they mean is read from them, not from characters. */

export interface Raw {
  readonly kind: 'digits' | 'word' | 'day' | 'clock' | 'mark';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A blank, or the beginning, stands before it. */
  readonly apart: boolean;
  /** Of a mark: what it counts as. */
  readonly mark: string;
  /** In lower case. */
  readonly lower: string;
}

const BLANK = /[^\S\n]+/uy;
const YEAR = '(?:19|20)\\d\\d';
/** Days, months and years in figures. What cannot be a day is lexed as digits afterwards. */
const DAY = new RegExp(
  [
    `${YEAR}-[01]\\d-[0-3]\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?`,
    `${YEAR}[-/](?:[qQ][1-4]|[hH][12]|[wW][0-5]\\d)`,
    `${YEAR}[-–/](?:${YEAR}|\\d\\d)(?![-.,]\\d)`,
    `\\d{1,2}([./-])\\d{1,2}\\1(?:${YEAR}|\\d\\d)(?!\\.\\d)`,
    `\\d{1,2}\\.(?:0[1-9]|1[0-2])\\.|\\d{1,2}\\.[1-9]\\.(?=\\s?[\\p{Ll}(,;:)–-])`,
    `(?:0?[1-9]|1[0-2])\\/${YEAR}|(?:0[1-9]|1[0-2])\\.${YEAR}`,
    `[0-3]?\\d\\/0[1-9](?!\\/)`,
    `(?:${YEAR}\\s?[年년]\\s?)?\\d{1,2}\\s?[月월](?:\\s?\\d{1,2}\\s?[日일])?`,
    `${YEAR}\\s?(?:年度?|년)`,
  ].map((form) => `${form}(?!\\d)`).join('|'),
  'uy',
); // biome-ignore format: one form a line
const SHORT_DAY = /^\d{1,2}\.[1-9]\d?\.$/u;
const CLOCK = /(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?!\d)/uy;
const DIGITS = /\d{1,3}(?:[\u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|\.\d{1,3}(?![\d.])/uy;
/** `1 840`: blanks between groups, where the language writes them; rows such as `210 198 225` stay apart. */
const SPACED = /(?:\d{1,2}(?: \d{3})+|\d{3}(?: 000)+)(?! ?\d)(?:,\d+)?/uy;
/** Addresses, `U.S.`, `R&D`, and words with inner hyphens and apostrophes. */
const WORD =
  /https?:\/\/[^\s<>"')\]]+|[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64})+|\p{L}\.(?:\p{L}\.)+|\p{Lu}{1,3}&\p{Lu}{1,3}(?!\p{L})|[\p{L}\p{M}][\p{L}\p{M}\p{N}_]*(?:[-‐‑'’][\p{L}\p{N}][\p{L}\p{M}\p{N}_]*)*/uy;
/** What stands close behind digits: `k`, `kWh`, `h10`. */
const SUFFIX = /[\p{L}\p{M}]+[²³\d]*/uy;
/** `Legal R, Finance A.`: letters of roles are no initials. */
const ROLES = /\s[RACI],/u;
const FAR = 60;
/** Behind an initial. */
const NAME = /[^\S\n](?:\p{Lu}\.[^\S\n]?){0,3}\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*/uy;
const ARROW = /[-–—]{1,3}>|={1,2}>|\|>/uy;
/** Units stand close behind figures, and close to one another: `120억원`. */
const HANGUL = /^\p{Script=Hangul}/u;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/uy;

const MARKS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ',，、،',
    ';；؛',
    ':：',
    '.。．',
    '?？؟',
    '!！',
    '([{（［【',
    ')]}）］】',
    '/／',
    '|｜·•∙・│',
    '>→➔➜➝⇒⟶▶►➡',
    '-–—−―‒',
    '=＝',
    '+＋',
    '&＆',
    '"“”„«»‹›「」『』',
    '%％',
    '<＜',
  ].flatMap((group) => {
    const [as = ''] = group;
    return [...group].map((sign) => [sign, as]);
  }),
);

/** `14,13,12,11`: a row written without blanks, whose commas part neither thousands nor decimals. */
const CLOSE_ROW = /^\d{1,4}(?:,\d{1,4}){2,}$/u;
const GROUPED = /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})*,\d{3}$/u;
const CURRENCY = /^\p{Sc}$/u;
/** All day, every day: a name. */
const ALWAYS = /24\/7(?!\d)/uy;

/** `at` by a sticky expression, or undefined. */
function take(expression: RegExp, text: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(text)?.[0];
}

const isDigit = (c: number): boolean => c >= 48 && c <= 57;

export interface LexOptions {
  /** Blanks may part thousands. */
  readonly spaced: boolean;
  /** Words written without blanks are parted at what this knows: the length of a known word at a place, else 0. */
  readonly known?: (text: string, at: number, end: number) => number;
  /** Parts of a word at hyphens are names of periods: `Jan-Mar`. */
  readonly isPeriodName: (word: string) => boolean;
  /** Days are written with dots: `30.6.`. */
  readonly dotted: boolean;
  /** Known words are no names. */
  readonly isCommon: (word: string) => boolean;
  /** Abbreviations whose dot is their own. */
  readonly isAbbreviation: (word: string) => boolean;
}

/** Work is linear in the length of the text. */
export function lex(text: string, options: LexOptions): readonly Raw[] {
  const out: Raw[] = [];
  let apart = true;
  let at = 0;
  const push = (kind: Raw['kind'], written: string, mark = ''): void => {
    out.push({ kind, text: written, start: at, end: at + written.length, apart, mark, lower: written.toLowerCase().replaceAll('’', "'") });
    apart = false;
    at += written.length;
  };
  const word = (written: string): void => {
    const parts = written.split(/[-‐‑'’]/u);
    // "d'avril à août": a joint before the name of a month.
    if (parts.length === 2 && parts[0]?.length === 1 && "'’".includes(written[1] as string) && options.isPeriodName(parts[1] as string)) {
      push('word', written.slice(0, 2));
      push('word', parts[1] as string);
      return;
    }
    const periods =
      parts.length > 1 &&
      options.isPeriodName(parts[0] as string) &&
      parts.slice(1).every((p) => options.isPeriodName(p) || isDigit(p.charCodeAt(0)));
    if (!periods) {
      push('word', written);
      return;
    }
    for (const [i, part] of parts.entries()) {
      if (i > 0) push('mark', text[at] as string, MARKS[text[at] as string] ?? "'");
      push(isDigit(part.charCodeAt(0)) ? 'digits' : 'word', part);
    }
  };
  const digits = (written: string): void => {
    if (!CLOSE_ROW.test(written) || GROUPED.test(written)) {
      push('digits', written);
      return;
    }
    for (const [i, part] of written.split(',').entries()) {
      if (i > 0) push('mark', ',', ',');
      push('digits', part);
    }
  };
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const blank = code <= 32 || code === 0xa0 || code > 0x2000 ? take(BLANK, text, at) : undefined;
    if (blank !== undefined) {
      at += blank.length;
      apart = true;
      continue;
    }
    const last = out.at(-1);
    const close = last !== undefined && !apart;
    if (isDigit(code) || (code === 46 && isDigit(text.charCodeAt(at + 1)) && !close)) {
      const always = take(ALWAYS, text, at);
      if (always !== undefined) {
        push('word', always);
        continue;
      }
      const joined = close && (last.kind === 'word' || last.kind === 'digits');
      // `+3.9.`, `€12.10.`: a figure that ends its sentence.
      const isFigure = joined || (close && (last.mark === '+' || last.mark === '-' || CURRENCY.test(last.text)));
      const day = isFigure ? undefined : take(DAY, text, at);
      // `1.8. from then on` ends a sentence where dots part decimals.
      const isDotted = day !== undefined && (options.dotted || !SHORT_DAY.test(day));
      if (isDotted && isDay(day)) push('day', day);
      else {
        const clock = joined ? undefined : take(CLOCK, text, at);
        if (clock !== undefined) push('clock', clock);
        else digits((options.spaced ? take(SPACED, text, at) : undefined) ?? take(DIGITS, text, at) ?? (text[at] as string));
      }
      continue;
    }
    if (close && last.kind === 'digits') {
      const suffix = take(HAN, text, at) === undefined ? take(SUFFIX, text, at) : undefined;
      if (suffix !== undefined) {
        if (HANGUL.test(suffix)) pushHan(suffix);
        else push('word', suffix);
        continue;
      }
    }
    const han = code > 0x3000 ? take(HAN, text, at) : undefined;
    if (han !== undefined) {
      pushHan(han);
      continue;
    }
    const found = take(WORD, text, at);
    if (found !== undefined) {
      const isRole = found.length === 1 && ROLES.test(text.slice(Math.max(0, at - FAR), at));
      const isDot = text[at + found.length] === '.' && !isRole;
      if (isDot && (options.isAbbreviation(`${found.toLowerCase()}.`) || (found.length === 1 && isInitial(found, at))))
        push('word', `${found}.`);
      else word(found);
      continue;
    }
    const arrow = take(ARROW, text, at);
    if (arrow !== undefined) {
      push('mark', arrow, '>');
      continue;
    }
    const sign = String.fromCodePoint(text.codePointAt(at) as number);
    push('mark', sign, MARKS[sign] ?? sign);
    if (sign === '\n') apart = true;
  }
  return out;

  /** `E. Vance`: a capital letter before a name. */
  function isInitial(letter: string, from: number): boolean {
    const next = letter === letter.toLowerCase() ? undefined : take(NAME, text, from + 2);
    return next !== undefined && !options.isCommon(next.trim());
  }

  /** Known words within a run without blanks; what is between them is a word each. */
  function pushHan(run: string): void {
    const end = at + run.length;
    let from = at;
    for (let i = at; i < end; ) {
      const length = options.known?.(text, i, end) ?? 0;
      if (length === 0) {
        i++;
        continue;
      }
      if (i > from) push('word', text.slice(from, i));
      push('word', text.slice(i, i + length));
      i += length;
      from = i;
    }
    if (end > from) push('word', text.slice(from, end));
  }
}

const NUMBERS = /\d+/gu;
/** Figures that can be a day and not, say, a version. */
function isDay(written: string): boolean {
  const parts = (written.match(NUMBERS) ?? []).map(Number);
  const [a = 0, b = 0] = parts;
  if (/[月월年년]|[qhw]|T/iu.test(written)) return true;
  if (written.length > 7 && parts.length === 3) return a > 1900 ? b >= 1 && b <= 12 : dayAndMonth(a, b);
  if (a > 1900)
    return parts.length === 3 ? b <= 12 : isSecondYear(a, b) || (b >= 1 && b <= 12 && written.length === 7 && !written.includes('–'));
  if (b > 1900) return true;
  return dayAndMonth(a, b) && (parts.length < 3 || !written.includes('.') || (parts[2] ?? 0) > 19);
}

const dayAndMonth = (a: number, b: number): boolean => a >= 1 && b >= 1 && ((a <= 31 && b <= 12) || (a <= 12 && b <= 31));

/** `2024/25`, `2024-2025`. */
export const isSecondYear = (first: number, second: number): boolean => second === first + 1 || second === (first + 1) % 100;

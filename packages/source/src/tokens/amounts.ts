/** Numbers with all that belongs to them: bound, sign, currency, scale, unit, brackets of accountants. */
import type { Dimension, NumberToken } from '../document.ts';
import { classesOf } from '../lexicon.ts';
import { isYear } from './calendar.ts';
import type { ScanContext } from './context.ts';
import type { Raw } from './lex.ts';

/** Places are indices of raws; `from` and `next` hold the token, `digits` are offsets in the scanned text. */
export interface FoundNumber extends Pick<NumberToken, 'value' | 'factor' | 'unit' | 'dimension' | 'sign' | 'bound' | 'year'> {
  readonly next: number;
  readonly start: number;
  readonly end: number;
  readonly digits: { readonly start: number; readonly end: number };
}

/** Longest unit in words: "metric tons of carbon". */
const LONGEST_UNIT = 4;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const CURRENCY_SIGN = /^(?:\p{Sc}|元|円|원)$/u;

export class Amounts {
  private readonly text: string;
  private readonly raws: readonly Raw[];
  private readonly context: ScanContext;
  constructor(text: string, raws: readonly Raw[], context: ScanContext) {
    this.text = text;
    this.raws = raws;
    this.context = context;
  }

  private mark(i: number): string {
    const raw = this.raws[i];
    return raw?.kind === 'mark' ? raw.mark : '';
  }

  /** `T€ 12`, `TEUR 12`, `Mio. € 12`: the scale stands with the currency before the figure; 1 where none does. */
  private scaleBefore(from: number, to: number): number {
    const first = this.raws[from];
    if (to === from || first?.kind !== 'word') return 1;
    const { lexicon } = this.context;
    if (to > from + 1) return this.scaleOf(first);
    return lexicon.currencies.has(first.lower.slice(1)) && /^[ktm][a-z]{3}$/u.test(first.lower)
      ? first.lower.startsWith('m')
        ? 1e6
        : 1e3
      : 1;
  }

  private scaleOf = (raw: Raw): number =>
    raw.text === 'T' ? 1e3 : (this.context.lexicon.scales.get(raw.lower.endsWith('.') ? raw.lower.slice(0, -1) : raw.lower) ?? 1);

  /** Behind the currency at `i`: `€`, `EUR`, `US$`; `i` where there is none. */
  private currency(i: number): number {
    const raw = this.raws[i];
    if (raw === undefined) return i;
    if (CURRENCY_SIGN.test(raw.text)) return i + 1;
    if (raw.kind !== 'word') return i;
    const sign = this.raws[i + 1];
    if (sign?.text === '$' && !sign.apart && raw.text.length <= 2) return i + 2;
    const { currencies } = this.context.lexicon;
    // `12 millions d'euros`.
    const bare = raw.lower.charAt(1) === "'" || raw.lower.charAt(1) === '’' ? raw.lower.slice(2) : raw.lower;
    return currencies.has(bare) ? i + 1 : i;
  }

  /** The same with a scale before it. */
  private scaledCurrency(i: number): number {
    const raw = this.raws[i];
    const own = this.currency(i);
    // "taux dollar 16,4": a word in small letters before a figure says what it is of.
    if (own > i && raw?.kind === 'word' && raw.text === raw.lower && raw.text.length > 3) return i;
    if (raw?.kind !== 'word' || own > i) return own;
    const sign = this.raws[i + 1];
    if (sign !== undefined && CURRENCY_SIGN.test(sign.text) && (!sign.apart || raw.text.length > 1) && this.scaleOf(raw) > 1) return i + 2;
    return this.scaleBefore(i, i + 1) > 1 ? i + 1 : i;
  }

  /** A number that begins at `i`, undefined where none does. */
  at(i: number): FoundNumber | undefined {
    const bound = this.bound(i);
    if (bound !== undefined) {
      const found = this.signed(bound.next);
      // `more than 5 %` binds, a year is not bound.
      if (found !== undefined && !found.year && found.bound === undefined && !(bound.isBegin && this.goesOn(found.next)))
        return { ...found, bound: bound.bound, start: (this.raws[i] as Raw).start };
    }
    return this.signed(i);
  }

  /** `from 12 to 15`: the word before it is the beginning of a range. */
  private goesOn(i: number): boolean {
    const raw = this.raws[i];
    if (raw === undefined) return false;
    return raw.mark === '-' || (raw.kind === 'word' && classesOf(this.context.lexicon, raw.lower).includes('to'));
  }

  private bound(i: number): { readonly bound: 'more' | 'less' | 'about'; readonly next: number; readonly isBegin: boolean } | undefined {
    const raw = this.raws[i];
    if (raw === undefined) return undefined;
    if (raw.kind === 'mark') {
      const bound = { '>': 'more', '≥': 'more', '<': 'less', '≤': 'less', '~': 'about', '≈': 'about', '∼': 'about' } as const;
      const own = raw.text === '>' || raw.mark !== '>' ? bound[raw.mark as keyof typeof bound] : undefined;
      return own === undefined ? undefined : { bound: own, next: i + (this.mark(i + 1) === '=' ? 2 : 1), isBegin: false };
    }
    if (raw.kind !== 'word') return undefined;
    const phrase = this.context.phraseAt(this.raws, i);
    const classes = phrase?.classes ?? classesOf(this.context.lexicon, raw.lower);
    const named = (['more', 'less', 'about'] as const).find((c) => classes.includes(c));
    return named === undefined ? undefined : { bound: named, next: phrase?.next ?? i + 1, isBegin: classes.includes('from') };
  }

  private signed(i: number): FoundNumber | undefined {
    const raw = this.raws[i];
    if (raw === undefined) return undefined;
    if (raw.kind === 'digits' || raw.kind === 'clock') return this.figure(i, i, undefined, i, i);
    if (raw.kind === 'mark' && (raw.mark === '+' || raw.mark === '-' || raw.text === '±')) {
      // Between two figures a dash parts them.
      const before = this.raws[i - 1];
      // Where words are written without blanks, a sign may stand close behind one.
      if (!raw.apart && before !== undefined && before.kind !== 'mark' && !(raw.mark === '+' && HAN.test(before.text))) return undefined;
      if (!raw.apart && before !== undefined && (before.mark === '%' || CURRENCY_SIGN.test(before.text) || before.mark === ')'))
        return undefined;
      const behind = this.raws[i + 1];
      if (behind === undefined || behind.apart) return undefined;
      const sign = raw.text === '±' ? '±' : (raw.mark as '+' | '-');
      const digits = this.currency(i + 1);
      return this.figure(i, digits, sign, i + 1, digits);
    }
    const behind = this.scaledCurrency(i);
    if (behind > i) {
      const next = this.raws[behind];
      if (next === undefined) return undefined;
      if (next.kind === 'digits') return this.figure(i, behind, undefined, i, behind);
      const mark = this.mark(behind);
      const digits = this.raws[behind + 1];
      if (digits?.kind !== 'digits' || digits.apart) return undefined;
      if ((mark === '-' || mark === '+') && !next.apart) return this.figure(i, behind + 1, mark, i, behind);
      // `€(2.7)m`.
      if (next.text === '(' && this.mark(behind + 2) === ')') return this.figure(i, behind + 1, '-', i, behind, true);
      return undefined;
    }
    if (raw.text === '(') return this.inBrackets(i);
    return undefined;
  }

  /** `(12.4)` and `(€1.2m)` where a minus is meant: all there is in the line, one of a pair or a row of such, or behind a period. */
  private inBrackets(i: number): FoundNumber | undefined {
    const digits = this.currency(i + 1);
    if (this.raws[digits]?.kind !== 'digits') return undefined;
    const inner = this.figure(i + 1, digits, undefined, i + 1, digits);
    if (inner === undefined || inner.year || this.mark(inner.next) !== ')' || inner.sign !== undefined) return undefined;
    if (!this.context.minusInBrackets(this.raws, i, inner.next)) return undefined;
    const closing = this.raws[inner.next] as Raw;
    const start = (this.raws[i] as Raw).start;
    return { ...inner, value: -inner.value, sign: '-', next: inner.next + 1, start, end: closing.end, digits: { start, end: closing.end } };
  }

  /** @param open the first raw of the token; the currency before the digits stands from `from` to `to` */
  private figure(
    open: number,
    at: number,
    sign: '+' | '-' | '±' | undefined,
    from: number,
    to: number,
    bracketed = false,
  ): FoundNumber | undefined {
    const raw = this.raws[at];
    if (raw === undefined || (raw.kind !== 'digits' && raw.kind !== 'clock')) return undefined;
    const value = raw.kind === 'clock' ? hoursOf(raw.text) : numberOf(raw.text, this.context.decimalComma);
    if (value === undefined || !Number.isFinite(value)) return undefined;
    let next = at + 1;
    let end = raw.end;
    if (bracketed) {
      next++;
      end = (this.raws[at + 1] as Raw).end;
    }
    const before = to > from ? this.text.slice((this.raws[from] as Raw).start, (this.raws[to - 1] as Raw).end) : '';
    const scale = this.scaleBefore(from, to);
    const hours = this.hoursAndMinutes(at, value);
    if (hours !== undefined && before === '') {
      const digits = { start: raw.start, end: hours.end };
      return {
        value: hours.value,
        factor: 1,
        unit: hours.unit,
        dimension: 'time',
        year: false,
        next: at + 2,
        start: (this.raws[open] as Raw).start,
        end: hours.end,
        digits,
        ...(sign === undefined ? {} : { sign }),
      };
    }
    const isBareYear =
      sign === undefined && before === '' && isYear(raw.text) && this.raws[next]?.apart === true && this.raws[next]?.kind === 'word';
    const unit = isBareYear ? this.bare(next, end) : this.unit(next, before, end);
    const behind = this.raws[unit.next];
    // `3rd`, `4G`, `52-week`: a name.
    if (behind !== undefined && !behind.apart && behind.kind === 'word' && unit.next === next) return undefined;
    if (before === '' && sign === undefined && this.isHyphened(unit.next)) return undefined;
    const more =
      this.mark(unit.next) === '+' &&
      !behind?.apart &&
      (this.raws[unit.next + 1] === undefined || (this.raws[unit.next + 1] as Raw).apart || this.raws[unit.next + 1]?.kind === 'mark');
    const percent = this.mark(next) === '%' && unit.dimension === 'share' ? (this.raws[next] as Raw).end : raw.end;
    const minus = sign === '-';
    return {
      value: minus ? -value : value,
      factor: unit.factor * scale,
      unit: `${before}${unit.text !== '' && before !== '' && (this.raws[next]?.apart === true || /\p{L}$/u.test(before)) ? ' ' : ''}${unit.text}`,
      dimension: before === '' ? unit.dimension : unit.dimension === 'share' ? 'share' : 'money',
      year: sign === undefined && before === '' && unit.next === next && isYear(raw.text),
      next: more ? unit.next + 1 : unit.next,
      start: (this.raws[open] as Raw).start,
      end: more ? (behind as Raw).end : unit.end,
      digits: {
        start: sign !== undefined && from !== open && before === '' ? (this.raws[open] as Raw).start : raw.start,
        end: bracketed ? raw.end : percent,
      },
      ...(sign === undefined ? {} : { sign }),
      ...(more ? { bound: 'more' as const } : {}),
    };
  }

  /** `52-week`: a word is joined to the figure, which is no month and no unit that ends there. */
  private isHyphened(i: number): boolean {
    const dash = this.raws[i];
    const word = this.raws[i + 1];
    return (
      dash?.kind === 'mark' &&
      dash.mark === '-' &&
      !dash.apart &&
      word?.kind === 'word' &&
      !word.apart &&
      word.text.length > 1 &&
      !this.context.lexicon.months.has(word.lower)
    );
  }

  /** `2h10`, `2h`, `45min`. */
  private hoursAndMinutes(at: number, hours: number): { readonly value: number; readonly unit: string; readonly end: number } | undefined {
    const raw = this.raws[at + 1];
    if (raw?.kind !== 'word' || raw.apart) return undefined;
    const minutes = /^h([0-5]\d)$/u.exec(raw.lower)?.[1];
    return minutes === undefined ? undefined : { value: hours + Number(minutes) / 60, unit: 'h', end: raw.end };
  }

  /** Scale, currency and unit from place `i` on. */
  private unit(
    i: number,
    before: string,
    from: number,
  ): { readonly next: number; readonly end: number; readonly text: string; readonly factor: number; readonly dimension: Dimension } {
    const { lexicon } = this.context;
    const first = this.raws[i];
    const none = this.bare(i, from);
    if (first === undefined) return this.raws[i - 1]?.kind === 'clock' ? { ...none, dimension: 'time' } : none;
    if (first.mark === '%' || first.text === '‰') return this.percent(i, first);
    let next = i;
    let factor = 1;
    let dimension: Dimension = 'count';
    if (first.kind === 'word') {
      const bare = first.lower.endsWith('.') ? first.lower.slice(0, -1) : first.lower;
      const scale = lexicon.scales.get(bare) ?? lexicon.scales.get(first.lower);
      const currencyBehind = this.currency(i + 1) > i + 1;
      // `12 m` are metres unless money is counted; `12m` are millions.
      const isLength =
        scale !== undefined && first.apart && bare.length <= 2 && before === '' && !currencyBehind && lexicon.units.has(first.text);
      if (scale !== undefined && !isLength) {
        factor = scale;
        next = i + 1;
        const dot = this.raws[next];
        if (dot?.text === '.' && !dot.apart && bare.length > 1 && lexicon.abbreviations.has(`${bare}.`)) next++;
        // A second scale: `12 thousand million`, `3 tys. mln`.
        const again = this.raws[next];
        const second = again?.kind === 'word' ? lexicon.scales.get(again.lower) : undefined;
        if (second !== undefined && second >= factor && again?.apart && again.text.length > 2) {
          factor *= second;
          next++;
        }
      } else if (before === '' && /^[ktm][a-z]{3}$/u.test(first.lower) && lexicon.currencies.has(first.lower.slice(1))) {
        factor = first.lower.startsWith('m') ? 1e6 : 1e3;
        next = i + 1;
        dimension = 'money';
      } else if (before === '' && first.text === 'T' && currencyBehind && !this.raws[i + 1]?.apart) {
        factor = 1e3;
        next = i + 1;
      }
    }
    if (before === '' && dimension !== 'money') {
      // `12 millones de euros`.
      const isOf =
        factor > 1 &&
        this.raws[next]?.kind === 'word' &&
        classesOf(lexicon, this.raws[next]?.lower ?? '').includes('of') &&
        this.currency(next + 1) > next + 1;
      const at = isOf ? next + 1 : next;
      const currency = this.currency(at);
      const sign = this.raws[at];
      // A currency belongs to the figure behind it where it stands close to that.
      const behind = this.raws[currency];
      const ofNext = sign?.apart && behind?.kind === 'digits' && !behind.apart;
      if (currency > at && !ofNext) {
        next = currency;
        dimension = 'money';
      }
    } else if (before !== '') dimension = 'money';
    if (dimension !== 'money') {
      const unit = this.unitWords(next);
      if (unit !== undefined) {
        next = unit.next;
        dimension = unit.dimension;
      }
    }
    next = this.over(next, dimension === 'money');
    if (next === i) return { ...none, dimension: this.raws[i - 1]?.kind === 'clock' && dimension === 'count' ? 'time' : dimension };
    return {
      next,
      end: (this.raws[next - 1] as Raw).end,
      text: this.text.slice(first.start, (this.raws[next - 1] as Raw).end),
      factor,
      dimension,
    };
  }

  private bare = (next: number, end: number) => ({ next, end, text: '', factor: 1, dimension: 'count' as Dimension });

  /** As it is written, or in small letters. */
  private unitOf = (written: string): string | undefined =>
    this.context.lexicon.units.get(written) ?? (written.length > 2 ? this.context.lexicon.units.get(written.toLowerCase()) : undefined);

  private percent(i: number, first: Raw): ReturnType<Amounts['unit']> {
    const behind = this.raws[i + 1];
    const dash = behind?.mark === '-' && !behind.apart ? 1 : 0;
    const word = this.raws[i + 1 + dash];
    const joined =
      word?.kind === 'word' && (dash === 1 ? !word.apart : true)
        ? this.unitOf(`%${dash === 1 ? '-' : word.apart ? ' ' : ''}${word.text}`)
        : undefined;
    const points =
      joined === 'points' ||
      (word?.kind === 'word' &&
        !word.apart &&
        (word.lower === 'p' || (dash === 1 && this.context.lexicon.units.get(word.text) === 'points')));
    const next = points ? i + 2 + dash : i + 1;
    const end = (this.raws[next - 1] as Raw).end;
    return { next, end, text: this.text.slice(first.start, end), factor: 1, dimension: points ? 'points' : 'share' };
  }

  /** The longest unit of the lexicon that begins at `i`. */
  private unitWords(i: number): { readonly next: number; readonly dimension: Dimension } | undefined {
    const first = this.raws[i];
    if (first === undefined || (first.kind !== 'word' && first.text !== '°')) return undefined;
    for (let n = LONGEST_UNIT; n >= 1; n--) {
      const last = this.raws[i + n - 1];
      if (last === undefined || this.raws.slice(i + 1, i + n).some((r) => r.text === '\n')) continue;
      const written = this.text.slice(first.start, last.end);
      const dimension = this.unitOf(written);
      if (dimension !== undefined) return { next: i + n, dimension: dimension as Dimension };
    }
    return undefined;
  }

  /** `/t`, `/MWh` behind a unit. */
  private over(i: number, isMoney: boolean): number {
    const slash = this.raws[i];
    const word = this.raws[i + 1];
    if (slash?.text !== '/' || slash.apart || word?.kind !== 'word' || word.apart) return i;
    return isMoney || this.unitWords(i + 1) !== undefined ? i + 2 : i;
  }
}

const hoursOf = (text: string): number | undefined => {
  const [h = 0, m = 0, s = 0] = text.split(':').map(Number);
  return h + m / 60 + s / 3600;
};

/** The value of written digits; undefined where they are none: a version. `comma` says that commas part decimals in this language. */
export function numberOf(digits: string, comma: boolean): number | undefined {
  let bare = '';
  for (const c of digits) if ((c >= '0' && c <= '9') || c === '.' || c === ',') bare += c;
  const groups = bare.replaceAll(',', '.').split('.');
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return Number(bare);
  const mark = bare.charAt(last);
  const mixed = bare.includes('.') && bare.includes(',');
  const inThrees = groups.slice(1, mixed ? -1 : undefined).every((g) => g.length === 3) && (groups[0] as string).length <= 3;
  const inIndian = !mixed && mark === ',' && groups.at(-1)?.length === 3 && groups.slice(1, -1).every((g) => g.length === 2);
  const isGrouped =
    !mixed && !bare.startsWith('0') && groups[0] !== '' && (inThrees || inIndian) && (groups.length > 2 || (mark === ',' ? !comma : comma));
  if (isGrouped) return Number(groups.join(''));
  if (mixed ? !inThrees || bare.indexOf(mark) !== last : groups.length > 2) return undefined;
  return Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`);
}

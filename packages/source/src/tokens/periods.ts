/* Long because a period has many notations, and each looks at the raws around it. */
/** Stretches of time and days: of figures (`15/03/2026`), of names (`12 March 2026`, `Q3 25`, `FY24`), of counts (`week 3`). */
import type { PeriodToken } from '../document.ts';
import { classesOf } from '../lexicon.ts';
import { type Days, dayOf, fullYear, isYear, months, week } from './calendar.ts';
import type { ScanContext } from './context.ts';
import { isSecondYear, type Raw } from './lex.ts';

export interface FoundPeriod extends Days {
  readonly grain: PeriodToken['grain'];
  /** Undefined where none is named. */
  readonly year: number | undefined;
  readonly fiscal: boolean;
  /** Index behind its last raw. */
  readonly next: number;
  /** The same of another year. */
  readonly of: (year: number) => Days;
}

/** Letters that stand before a digit wherever business is done. */
const LETTERS: Readonly<Record<string, 'quarter' | 'half' | 'week' | 'year'>> = {
  q: 'quarter', t: 'quarter', h: 'half', s: 'half', w: 'week', kw: 'week', cw: 'week', wk: 'week', fy: 'year', gj: 'year', cy: 'year',
}; // biome-ignore format: one table

const HOUR_LANGUAGES: ReadonlySet<string> = new Set(['fr', 'pt', 'es', 'it']);

const make = (
  grain: PeriodToken['grain'],
  next: number,
  year: number | undefined,
  of: (year: number) => Days,
  fiscal = false,
): FoundPeriod => {
  const { from, to } = of(year ?? 0);
  return { grain, next, year, of, from, to, fiscal };
};

/** Reads the raws of one line. `doubt` holds where small numbers behind months or quarters are values, not days or years. */
export class Periods {
  private readonly raws: readonly Raw[];
  private readonly context: ScanContext;
  private readonly monthsHaveValues: boolean;
  private readonly quartersHaveValues: boolean;

  constructor(raws: readonly Raw[], context: ScanContext) {
    this.raws = raws;
    this.context = context;
    this.monthsHaveValues = this.valuesBehindMonths();
    this.quartersHaveValues = this.valuesBehindQuarters();
  }

  at(i: number): FoundPeriod | undefined {
    const raw = this.raws[i];
    if (raw === undefined) return undefined;
    if (raw.kind === 'day') return this.inFigures(raw, i);
    if (raw.kind === 'clock') return this.clock(raw, i);
    if (raw.kind === 'digits') return this.fromDigits(raw, i);
    return raw.kind === 'word' ? this.fromWord(raw, i) : undefined;
  }

  /** A bare number as the second of two weeks. */
  weekAt(i: number): FoundPeriod | undefined {
    const number = this.small(i, 53);
    return number === undefined ? undefined : this.withYear('week', number, i + 1);
  }

  private month(i: number): number | undefined {
    const raw = this.raws[i];
    return raw?.kind === 'word' ? this.context.lexicon.months.get(raw.lower.endsWith('.') ? raw.lower.slice(0, -1) : raw.lower) : undefined;
  }

  private isMark(i: number, marks: string): boolean {
    const raw = this.raws[i];
    return raw?.kind === 'mark' && marks.includes(raw.mark);
  }

  private isClass(i: number, ...names: string[]): boolean {
    const raw = this.raws[i];
    return raw?.kind === 'word' && classesOf(this.context.lexicon, raw.lower).some((c) => names.includes(c));
  }

  /** A small number that stands for itself: no unit, sign of per cent or decimals behind it. */
  private small(i: number, most: number): number | undefined {
    const raw = this.raws[i];
    if (raw?.kind !== 'digits' || raw.text.length > 2) return undefined;
    const value = Number(raw.text);
    if (!(value >= 1 && value <= most)) return undefined;
    const behind = this.raws[i + 1];
    if (behind === undefined) return value;
    if (this.isMark(i + 1, '%') || /\p{Sc}/u.test(behind.text)) return undefined;
    if (behind.kind === 'word' && !behind.apart) return undefined;
    if (
      behind.kind === 'word' &&
      (this.context.lexicon.scales.has(behind.lower) ||
        this.context.lexicon.units.has(behind.text) ||
        this.context.lexicon.currencies.has(behind.lower))
    )
      return undefined;
    return value;
  }

  /** A year behind place `i`: `2026`, `'26`, `/26`, `de 2026`, `, 2026`. */
  private yearAt(i: number, twoDigits: boolean): { readonly year: number; readonly next: number; readonly fiscal?: boolean } | undefined {
    const raw = this.raws[i];
    if (raw === undefined) return undefined;
    if (raw.kind === 'digits' && isYear(raw.text)) {
      const { next, isFigure } = this.endOfYear(i);
      return isFigure ? undefined : { year: Number(raw.text), next };
    }
    if (raw.kind === 'day' && isYear(raw.text.slice(0, 4))) {
      const [first = 0, second = 0] = raw.text.split(/[-–/]/u).map(Number);
      if (isSecondYear(first, second)) return { year: fullYear(second), next: i + 1, fiscal: true };
    }
    const joined = !raw.apart && this.isMark(i, "'’-/");
    if (joined || (raw.kind === 'mark' && (raw.mark === "'" || raw.mark === '’'))) {
      const digits = this.raws[i + 1];
      if (digits?.kind !== 'digits' || digits.apart) return undefined;
      if (digits.text.length === 2) return { year: fullYear(Number(digits.text)), next: this.endOfYear(i + 1).next };
      return isYear(digits.text) ? { year: Number(digits.text), next: i + 2 } : undefined;
    }
    if (raw.kind === 'word' && LETTERS[raw.lower.slice(0, 2)] === 'year') {
      const digits = raw.lower.slice(2);
      if (digits === '') return this.yearAt(i + 1, true);
      if (digits.length === 2 || isYear(digits)) return { year: fullYear(Number(digits)), next: i + 1, fiscal: true };
    }
    if (this.isMark(i, ',') || this.isClass(i, 'of', 'year')) {
      const digits = this.raws[i + 1];
      return digits?.kind === 'digits' && isYear(digits.text) && !this.endOfYear(i + 1).isFigure
        ? { year: Number(digits.text), next: i + 2 }
        : undefined;
    }
    if (twoDigits) {
      const value = this.small(i, 99);
      if (value !== undefined && raw.text.length === 2 && value >= 15 && value <= 60) return { year: fullYear(value), next: i + 1 };
    }
    return undefined;
  }

  /** A year may have the letter of a plan close behind it: `2026E`. */
  private endOfYear(i: number): { readonly next: number; readonly isFigure: boolean } {
    const behind = this.raws[i + 1];
    if (behind === undefined) return { next: i + 1, isFigure: false };
    if (!behind.apart && behind.kind === 'word') return { next: i + 2, isFigure: !'aefpb'.includes(behind.lower) };
    return { next: i + 1, isFigure: this.isMark(i + 1, '%') || /\p{Sc}/u.test(behind.text) };
  }

  private inFigures(raw: Raw, i: number): FoundPeriod | undefined {
    const { text } = raw;
    const numbers = (text.match(/\d+/gu) ?? []).map(Number);
    const [a = 0, b = 0, c] = numbers;
    const next = i + 1;
    if (/[年년月월]/u.test(text)) {
      const year = a > 1900 ? a : undefined;
      const [m, d] = year === undefined ? [a, b] : [b, c ?? 0];
      if (m === 0) return make('year', next, year, (y) => months(y, 0, 12), /度/u.test(text));
      return d === 0 ? this.ofMonth(next, year, m - 1) : this.ofDay(next, year, m - 1, d);
    }
    const letter = /[qhw](\d+)/iu.exec(text);
    if (letter !== null) return this.counted(LETTERS[letter[0].charAt(0).toLowerCase()] ?? 'quarter', Number(letter[1]), a, next);
    if (numbers.length >= 3) {
      if (a > 1900) return this.ofDay(next, a, b - 1, c ?? 1);
      const american = b > 12 || (this.context.monthFirst && a <= 12);
      return this.ofDay(next, fullYear(c ?? 0), (american ? a : b) - 1, american ? b : a);
    }
    if (a > 1900) return isSecondYear(a, b) ? make('year', next, fullYear(b), (y) => months(y, 0, 12), true) : this.ofMonth(next, a, b - 1);
    if (b > 1900) return this.ofMonth(next, b, a - 1);
    return this.ofDay(next, undefined, (b > 12 ? a : b) - 1, b > 12 ? b : a);
  }

  private ofMonth = (next: number, year: number | undefined, month: number): FoundPeriod =>
    make('month', next, year, (y) => months(y, month, 1));

  private ofDay(next: number, year: number | undefined, month: number, day: number): FoundPeriod {
    return make('day', next, year, (y) => ({ from: dayOf(y, month, day), to: dayOf(y, month, day) }));
  }

  private clock(raw: Raw, i: number): FoundPeriod | undefined {
    const [hours = 0, minutes = 0] = raw.text.split(':').map(Number);
    const half = this.halfOfDay(i + 1);
    if (this.isClass(i + 1, 'oclock')) return this.hour(i + 2, hours, minutes, undefined);
    const unit = this.raws[i + 1];
    // `1:45` is how long something takes, unless it is a part of a range or of a plan of the day.
    const ranged = this.isMark(i + 1, '-') || this.isMark(i - 1, '-');
    if (
      half === undefined &&
      !ranged &&
      ((raw.text.length === 4 && hours < 6) || (unit?.kind === 'word' && this.context.lexicon.units.get(unit.text) === 'time'))
    )
      return undefined;
    return this.hour(half === undefined ? i + 1 : i + 2, hours, minutes, half);
  }

  private hour(next: number, hours: number, minutes: number, half: 'a' | 'p' | undefined): FoundPeriod {
    const from = ((half === undefined ? hours : (hours % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes) / 1440;
    return { grain: 'hour', next, year: undefined, fiscal: false, from, to: from, of: () => ({ from, to: from }) };
  }

  private halfOfDay(i: number): 'a' | 'p' | undefined {
    const raw = this.raws[i];
    if (raw?.kind !== 'word') return undefined;
    const letters = raw.lower.replaceAll('.', '');
    return letters === 'am' || letters === 'pm' ? (letters.charAt(0) as 'a' | 'p') : undefined;
  }

  /** A quarter, a half, a week or a year by its number. */
  private counted(
    unit: 'quarter' | 'half' | 'week' | 'year',
    number: number,
    year: number | undefined,
    next: number,
    fiscal = false,
  ): FoundPeriod | undefined {
    if (unit === 'quarter')
      return number >= 1 && number <= 4 ? make('quarter', next, year, (y) => months(y, (number - 1) * 3, 3), fiscal) : undefined;
    if (unit === 'half')
      return number >= 1 && number <= 2 ? make('half', next, year, (y) => months(y, (number - 1) * 6, 6), fiscal) : undefined;
    if (unit === 'week')
      return number >= 1 && number <= 53 ? make('week', next, year, (y) => week(y === 0 ? undefined : y, number)) : undefined;
    return undefined;
  }

  private fromDigits(raw: Raw, i: number): FoundPeriod | undefined {
    const behind = this.raws[i + 1];
    if (behind === undefined || raw.text.length > 4) return undefined;
    // `2026E`.
    if (isYear(raw.text)) {
      if (behind.kind === 'word' && !behind.apart && behind.text.length === 1 && 'aefpb'.includes(behind.lower))
        return make('year', i + 2, Number(raw.text), (y) => months(y, 0, 12));
      return undefined;
    }
    if (raw.text.length > 2) return undefined;
    const half = this.halfOfDay(i + 1);
    if (half !== undefined && Number(raw.text) <= 12) return this.hour(i + 2, Number(raw.text), 0, half);
    // `14h30`, where the letter parts hours and minutes; `2h10` is how long something takes.
    const minutes =
      behind.kind === 'word' && !behind.apart && HOUR_LANGUAGES.has(this.context.lexicon.language)
        ? /^h([0-5]\d)$/u.exec(behind.lower)?.[1]
        : undefined;
    if (minutes !== undefined && Number(raw.text) >= 6 && Number(raw.text) <= 24)
      return this.hour(i + 2, Number(raw.text), Number(minutes), undefined);
    if (this.isClass(i + 1, 'oclock') && Number(raw.text) <= 24) return this.hour(i + 2, Number(raw.text), 0, undefined);
    // `3Q25`, `1H 2026`, `Q3` the other way round.
    if (behind.kind === 'word' && !behind.apart) {
      const [, letter = '', digits = ''] = /^([qhtsQHTS])(\d{2}|\d{4})?$/u.exec(behind.text) ?? [];
      // `2h10` are hours, `2H10` is a half.
      const isHours = letter === 'h' || letter === 's' || letter === 't';
      const unit =
        isHours || letter === '' || (letter.toLowerCase() !== 'q' && digits === '' && this.yearAt(i + 2, false) === undefined)
          ? undefined
          : LETTERS[letter.toLowerCase()];
      if (unit !== undefined) {
        const year = digits === '' ? this.yearAt(i + 2, !this.quartersHaveValues) : { year: fullYear(Number(digits)), next: i + 2 };
        return this.counted(
          unit,
          Number(raw.text),
          year?.year,
          year?.next ?? i + 2,
          year !== undefined && 'fiscal' in year && year.fiscal === true,
        );
      }
    }
    if (this.monthsHaveValues) return undefined;
    return this.dayBeforeMonth(raw, i) ?? this.ordinalBefore(raw, i);
  }

  /** `12 March 2026`, `12. März`, `3rd of June`, `12–15 March`. */
  private dayBeforeMonth(raw: Raw, i: number): FoundPeriod | undefined {
    const day = Number(raw.text);
    if (day < 1 || day > 31) return undefined;
    let j = i + 1;
    const behind = this.raws[j];
    if (this.isMark(j, '.°') && !behind?.apart) j++;
    else if (behind?.kind === 'word' && !behind.apart && behind.text.length <= 3 && this.month(j) === undefined) j++;
    if ((this.isMark(j, '-') || this.isClass(j, 'to', 'and')) && this.month(j + 1) === undefined) {
      const last = this.raws[j + 1];
      if (last?.kind !== 'digits' || last.text.length > 2) return undefined;
      const end = this.dayBeforeMonth(last, j + 1);
      return end === undefined || end.grain !== 'day' ? undefined : this.sameMonth(end, day, j);
    }
    if (this.isMark(j, '-') && !this.raws[j]?.apart) j++;
    else if (this.isClass(j, 'of')) j++;
    const month = this.month(j);
    if (
      month === undefined ||
      (this.raws[j]?.text.length === 3 && this.raws[j]?.text === this.raws[j]?.lower && j === i + 1 && !this.raws[j]?.apart)
    )
      return undefined;
    j++;
    if (this.isShortened(j)) j++;
    const year = this.yearAt(j, false);
    return this.ofDay(year?.next ?? j, year?.year, month, day);
  }

  /** The first of two days of one month: `12` of `12–15 March`. */
  private sameMonth(end: FoundPeriod, day: number, next: number): FoundPeriod {
    const of = (y: number): Days => {
      const last = end.of(y).from;
      const raw = this.raws[next + 1] as Raw;
      return { from: last - Number(raw.text) + day, to: last - Number(raw.text) + day };
    };
    return make('day', next, end.year, of);
  }

  /** `1er trimestre 2025`, `3. Quartal`, `2nd half of 2026`. */
  private ordinalBefore(raw: Raw, i: number): FoundPeriod | undefined {
    let j = i + 1;
    const behind = this.raws[j];
    if (behind === undefined || behind.apart) return undefined;
    if (this.isMark(j, '.') && this.raws[j + 1]?.apart === false) j++;
    if (this.isMark(j, '.°') || (this.raws[j]?.kind === 'word' && (this.raws[j] as Raw).text.length <= 3)) j++;
    else return undefined;
    const unit = this.unitAt(j);
    if (unit !== 'quarter' && unit !== 'half') return undefined;
    const year = this.yearAt(j + 1, false);
    return this.counted(unit, Number(raw.text), year?.year, year?.next ?? j + 1);
  }

  private unitAt(i: number): 'quarter' | 'half' | 'week' | 'year' | 'month' | 'day' | undefined {
    return (['quarter', 'half', 'week', 'year', 'month', 'day'] as const).find((unit) => this.isClass(i, unit));
  }

  private fromWord(raw: Raw, i: number): FoundPeriod | undefined {
    const short = raw.text.length <= 8 ? /^([a-z]{1,2})(\d{1,4})$/u.exec(raw.lower) : null;
    if (short !== null) return this.lettered(short[1] as string, short[2] as string, i);
    const unit = LETTERS[raw.lower];
    const digits = this.raws[i + 1];
    if (unit === 'year' || this.isClass(i, 'year')) {
      const year = this.yearAt(i + 1, unit === 'year' && digits?.kind === 'digits');
      if (year !== undefined)
        return make(
          'year',
          year.next,
          year.year,
          (y) => months(y, 0, 12),
          unit === 'year' || year.fiscal === true || !this.context.lexicon.units.has(raw.text),
        );
    }
    if (
      unit !== undefined &&
      unit !== 'year' &&
      raw.lower.length > (unit === 'week' ? 1 : 0) &&
      digits?.kind === 'digits' &&
      digits.text.length <= 2 &&
      (raw.text !== raw.lower || (unit === 'week' && raw.lower.length > 1))
    ) {
      const number = this.small(i + 1, 53);
      if (number !== undefined && (unit === 'week' || raw.lower === 'q')) return this.withYear(unit, number, i + 2);
    }
    const named = this.unitAt(i) ?? (unit === 'year' ? undefined : unit);
    const ofYear = digits?.kind === 'day' ? /^(\d{1,2})\/((?:19|20)\d\d)$/u.exec(digits.text) : null;
    if (ofYear !== null && (named === 'week' || named === 'quarter' || named === 'half'))
      return this.counted(named, Number(ofYear[1]), Number(ofYear[2]), i + 2);
    if (named !== undefined && unit === undefined) {
      const number = this.small(i + 1, named === 'day' ? 999 : 99);
      if (number !== undefined && (this.raws[i + 1] as Raw).apart) {
        if (named === 'quarter' || named === 'half' || named === 'week') return this.withYear(named, number, i + 2);
        return {
          grain: 'numbered',
          next: i + 2,
          year: undefined,
          fiscal: false,
          from: number,
          to: number,
          of: () => ({ from: number, to: number }),
        };
      }
    }
    return this.namedMonth(raw, i) ?? this.weekday(raw, i) ?? this.latinQuarter(raw, i);
  }

  private withYear(unit: 'quarter' | 'half' | 'week', number: number, i: number, fiscal = false): FoundPeriod | undefined {
    const year = this.yearAt(i, unit !== 'week' && !this.quartersHaveValues);
    return this.counted(unit, number, year?.year, year?.next ?? i, fiscal || year?.fiscal === true);
  }

  /** `Q3`, `FY24`, `KW12`, `Q325`. */
  private lettered(letters: string, digits: string, i: number): FoundPeriod | undefined {
    const unit = LETTERS[letters];
    if (
      unit === undefined ||
      ((this.raws[i] as Raw).text.charAt(0) !== (this.raws[i] as Raw).text.charAt(0).toUpperCase() &&
        letters.length === 1 &&
        !'qh'.includes(letters))
    )
      return undefined;
    if (unit === 'year') {
      if (digits.length !== 2 && !isYear(digits)) return undefined;
      const slash = this.raws[i + 1];
      const second = this.raws[i + 2];
      const paired =
        slash !== undefined &&
        !slash.apart &&
        this.isMark(i + 1, '/-') &&
        second?.kind === 'digits' &&
        !second.apart &&
        isSecondYear(Number(digits), Number(second.text));
      const year = fullYear(paired ? Number(second.text) : Number(digits));
      const end = paired ? i + 3 : i + 1;
      // `FY25 Q3`, `FY24E`.
      const quarter = /^([qh])(\d)$/u.exec(this.raws[end]?.lower ?? '');
      if (quarter !== null && this.yearAt(end + 1, false) === undefined)
        return this.counted(LETTERS[quarter[1] as string] as 'quarter', Number(quarter[2]), year, end + 1, true);
      return make('year', end, year, (y) => months(y, 0, 12), letters !== 'cy');
    }
    const isWeek = unit === 'week' || (letters === 's' && digits.length === 2);
    if (isWeek) return digits.length <= 2 ? this.withYear('week', Number(digits), i + 1) : undefined;
    if (digits.length === 1) return this.withYear(unit, Number(digits), i + 1);
    return digits.length === 3 ? this.counted(unit, Number(digits.charAt(0)), fullYear(Number(digits.slice(1))), i + 1) : undefined;
  }

  /** The dot at `j` belongs to the name before it, `Sept.`, and ends no sentence. */
  private isShortened(j: number): boolean {
    const [name, dot, next] = [this.raws[j - 1], this.raws[j], this.raws[j + 1]];
    if (name === undefined || dot?.text !== '.' || dot.apart || name.text.length > 5) return false;
    return next !== undefined && next.text !== '\n' && (next.kind !== 'word' || next.text === next.lower);
  }

  private namedMonth(raw: Raw, i: number): FoundPeriod | undefined {
    const month = this.month(i);
    if (month === undefined) return undefined;
    let j = i + 1;
    if (this.isShortened(j)) j++;
    const own = this.yearAt(j, false);
    const beside = this.month(i + 2) !== undefined || this.month(i - 2) !== undefined;
    if (own !== undefined) return this.ofMonth(own.next, own.year, month);
    // Where days stand before months, a small number behind one is a year or a value.
    const isBehind = this.context.lexicon.language === 'en';
    const year = isBehind || this.monthsHaveValues ? undefined : this.small(j, 45);
    if (year !== undefined && year >= 20 && this.raws[j]?.text.length === 2) return this.ofMonth(j + 1, fullYear(year), month);
    const day = this.monthsHaveValues || !isBehind ? undefined : this.small(j, 31);
    if (day !== undefined) {
      const suffix = this.raws[j + 1];
      const k = suffix?.kind === 'word' && !suffix.apart ? j + 2 : j + 1;
      const year = this.yearAt(k, false);
      return this.ofDay(year?.next ?? k, year?.year, month, day);
    }
    const capital = raw.text !== raw.lower;
    const lowers = !['en', 'de'].includes(this.context.lexicon.language);
    const led = this.isClass(i - 1, 'in', 'from', 'to', 'by', 'of', 'at', 'for') || this.isMark(i - 1, '-');
    if (!capital && !beside && !led && !(lowers && (raw.text.length > 3 || this.raws.length === 1)) && !(this.raws[j]?.kind === 'digits'))
      return undefined;
    // `May we …`, `March with us`: a verb at the beginning of its sentence.
    if (capital && i === 0 && !beside && this.isClass(1, 'frame')) return undefined;
    return this.ofMonth(j, undefined, month);
  }

  private weekday(raw: Raw, i: number): FoundPeriod | undefined {
    const bare = raw.lower.endsWith('.') ? raw.lower.slice(0, -1) : raw.lower;
    const day = this.context.lexicon.weekdays.get(bare);
    if (day === undefined) return undefined;
    const dot = this.isMark(i + 1, '.') && !this.raws[i + 1]?.apart;
    const beside = [i - 2, i + 2].some((k) => this.context.lexicon.weekdays.has(this.raws[k]?.lower ?? ''));
    if (
      bare.length <= 3 &&
      (raw.text === raw.lower || bare.length <= 2) &&
      !beside &&
      !dot &&
      this.raws[i + 1]?.kind !== 'day' &&
      this.raws[i + 1]?.kind !== 'clock'
    )
      return undefined;
    let j = i + (dot ? 2 : 1);
    if (this.isMark(j, ',')) j++;
    const behind = this.raws[j];
    if (behind !== undefined && (behind.kind === 'day' || behind.kind === 'digits' || this.month(j) !== undefined)) {
      const date = this.at(j);
      if (date?.grain === 'day') return date;
    }
    return {
      grain: 'weekday',
      next: i + (dot && bare.length <= 3 ? 2 : 1),
      year: undefined,
      fiscal: false,
      from: day,
      to: day,
      of: () => ({ from: day, to: day }),
    };
  }

  /** `III kw. 2025`. */
  private latinQuarter(raw: Raw, i: number): FoundPeriod | undefined {
    const number = ['I', 'II', 'III', 'IV'].indexOf(raw.text) + 1;
    if (number === 0 || this.unitAt(i + 1) !== 'quarter') return undefined;
    const j = this.isMark(i + 2, '.') && !this.raws[i + 2]?.apart ? i + 3 : i + 2;
    return this.withYear('quarter', number, j);
  }

  /** `Jan 12, Feb 40`: numbers behind months are values where one cannot be a day, or where months follow each other. */
  private valuesBehindMonths(): boolean {
    const found: { month: number; value: number | undefined }[] = [];
    for (let i = 0; i < this.raws.length; i++) {
      const month = this.month(i);
      const next = this.raws[i + 1];
      if (month !== undefined && next?.kind === 'digits' && !isYear(next.text)) found.push({ month, value: this.small(i + 1, 31) });
    }
    if (found.length < 2) return false;
    return (
      found.some((f) => f.value === undefined) ||
      (found.length > 2 && found.every((f, k) => k === 0 || f.month === ((found[k - 1] as { month: number }).month + 1) % 12))
    );
  }

  /** `Q1 24, Q2 27`: numbers behind quarters are years only where they go on as years do. */
  private valuesBehindQuarters(): boolean {
    const found: { quarter: number; year: number | undefined }[] = [];
    for (let i = 0; i < this.raws.length; i++) {
      const quarter = /^[qhts]([1-4])$/u.exec((this.raws[i] as Raw).lower);
      const next = this.raws[i + 1];
      if (quarter !== null && next?.kind === 'digits' && !isYear(next.text))
        found.push({ quarter: Number(quarter[1]), year: this.small(i + 1, 60) });
    }
    if (found.some((f) => f.year === undefined)) return true;
    return found.some((f, k) => {
      const last = found[k - 1];
      if (last === undefined) return false;
      const step = (f.year ?? 0) - (last.year ?? 0);
      return f.quarter > last.quarter ? step !== 0 : step < 1 || step > 3;
    });
  }
}

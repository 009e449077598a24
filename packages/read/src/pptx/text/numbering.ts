/** Numbers of automatically numbered paragraphs, spelled as they are shown (ISO 29500-1, 20.1.10.61). */

const CHINESE_DIGITS = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const HEBREW = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];
const HEBREW_TENS = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ'];
const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/**
 * @param scheme DrawingML's name: `arabicPeriod`, `alphaLcParenR`, …; an unknown one counts in digits
 * @param n from 1 to 32,767
 */
export function numberText(scheme: string, n: number): string {
  const parts = /^(.*?)(ParenBoth|ParenR|Period|Plain|Minus)$/.exec(scheme);
  const figures = figuresOf(parts?.[1] ?? '', n);
  switch (parts?.[2]) {
    case 'ParenBoth':
      return `(${figures})`;
    case 'ParenR':
      return `${figures})`;
    case 'Plain':
      return figures;
    case 'Minus':
      return `${figures}-`;
    default:
      return `${figures}.`;
  }
}

function figuresOf(kind: string, n: number): string {
  if (kind.startsWith('alpha')) return kind === 'alphaUc' ? letters(n).toUpperCase() : letters(n);
  if (kind.startsWith('roman')) return kind === 'romanUc' ? roman(n).toUpperCase() : roman(n);
  if (kind.startsWith('circleNum')) return circled(kind, n);
  if (kind.startsWith('ea1')) return chinese(n);
  if (kind === 'hebrew2') return hebrew(n);
  if (kind.startsWith('thaiNum')) return shiftDigits(n, 0x0e50);
  if (kind.startsWith('hindiNum')) return shiftDigits(n, 0x0966);
  if (kind === 'arabicDb') return shiftDigits(n, 0xff10);
  return String(n);
}

/** a … z, aa, bb, …: letters are doubled (`aa` is followed by `bb`). */
const letters = (n: number): string => String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.min(16, Math.floor((n - 1) / 26) + 1));

function roman(n: number): string {
  let rest = n;
  let text = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}

function circled(kind: string, n: number): string {
  if (n > 20) return String(n);
  if (kind === 'circleNumWdBlack') return n <= 10 ? String.fromCharCode(0x2775 + n) : String.fromCharCode(0x24eb + n - 11);
  return String.fromCharCode(0x245f + n);
}

/** Up to 99 in Chinese numerals, beyond that digit by digit. */
function chinese(n: number): string {
  if (n > 99) return [...String(n)].map((digit) => CHINESE_DIGITS[Number(digit)]).join('');
  const tens = Math.floor(n / 10);
  return `${tens > 1 ? CHINESE_DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${n % 10 > 0 ? CHINESE_DIGITS[n % 10] : ''}`;
}

function hebrew(n: number): string {
  if (n > 99) return String(n);
  // 15 and 16 are spelled as 9 + 6 and 9 + 7, so as not to write the name of God.
  if (n === 15) return 'טו';
  if (n === 16) return 'טז';
  return `${HEBREW_TENS[Math.floor(n / 10)]}${HEBREW[n % 10]}`;
}

const shiftDigits = (n: number, zero: number): string => [...String(n)].map((d) => String.fromCharCode(zero + Number(d))).join('');

/** Counts the numbered paragraphs of one text body, level by level. */
export class Numbering {
  readonly #levels: ({ readonly scheme: string; readonly start: number; readonly at: number } | undefined)[] = [];

  /** The number of the next paragraph at `level` with this scheme. */
  next(level: number, scheme: string, start: number): number {
    const last = this.#levels[level];
    const at = last && last.scheme === scheme && last.start === start ? last.at + 1 : start;
    this.#levels.length = level;
    this.#levels[level] = { scheme, start, at };
    return at;
  }

  /** A paragraph at `level` without a number ends the lists at its level and below. */
  interrupt(level: number): void {
    this.#levels.length = Math.min(this.#levels.length, level);
  }
}

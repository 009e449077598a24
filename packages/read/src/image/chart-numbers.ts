/** Numbers that stand on a picture, and what lies on a line of them. */
import type { Figure } from './figures.ts';
import { type Channels, colorDistance, heightOf, type PxBounds, union, widthOf } from './raster.ts';
import type { PictureLine } from './words.ts';

export interface NumberOnPicture extends PxBounds {
  readonly value: number;
  /** Half of the last digit that is printed. */
  readonly rounding: number;
  readonly text: string;
  /** What stands around the digits: `%`, `€`, `m`. */
  readonly unit: string;
  readonly line: PictureLine;
}

const NUMBER =
  /^([(+\u2212\u2013-]?)\s*([€$£]?)\s*(\d{1,3}(?:[,\u00a0 ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)\s*(%|pp|bn|[kmMxX]|€m?|\u20acm|[€$£](?:m|bn|k)?|m²|t)?\)?$/;

/** A number as it is written in English and most of Europe: `1,234.5`, `12,5`, `−3%`. */
export function numberIn(text: string): { readonly value: number; readonly rounding: number; readonly unit: string } | undefined {
  const found = NUMBER.exec(text.trim());
  if (found === null) return undefined;
  const [, sign = '', before = '', digits = '', after = ''] = found;
  const isGrouped = /^\d{1,3}(?:[,\u00a0 ]\d{3})+(?:\.\d+)?$/.test(digits);
  const plain = isGrouped ? digits.replaceAll(/[,\u00a0 ]/g, '') : digits.replace(',', '.');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const isNegative = /[(\u2212\u2013-]/.test(sign);
  return { value: (isNegative ? -1 : 1) * Number(plain), rounding: 0.5 * 10 ** -decimals, unit: before + after };
}

/** A point before three digits may part thousands, and a comma is read as one: the mark tells. */
function readings<One extends Pick<NumberOnPicture, 'value' | 'rounding'>>(number: One, text: string): One[] {
  return /^\S?\d{1,3}\.\d{3}\D*$/.test(text) ? [number, { ...number, value: number.value * 1000, rounding: 0.5 }] : [number];
}

/** Whole lines that are numbers, and words at an end of a line that are: `Germany 121`. */
export function numbersOf(lines: readonly PictureLine[]): NumberOnPicture[] {
  return lines.flatMap((line): NumberOnPicture[] => {
    const whole = numberIn(line.text) ?? numberIn(withDigits(line.text));
    if (whole !== undefined) return readings(whole, line.text).map((one) => ({ ...one, text: line.text, line, ...edges(line) }));
    return line.words.flatMap((word) => {
      const own = numberIn(word.text);
      return own === undefined ? [] : [{ ...own, text: word.text, line, ...edges(word) }];
    });
  });
}

/** Letters that digits are read as: a number so found counts where its mark proves it. */
const LIKE_DIGITS: Readonly<Record<string, string>> = { B: '8', O: '0', o: '0', l: '1', I: '1', '|': '1', S: '5', Z: '2', '\u00a7': '5' };

const withDigits = (text: string): string =>
  /\d/.test(text) ? text.replaceAll(/[BOolI|SZ\u00a7]/g, (letter) => LIKE_DIGITS[letter] ?? letter) : text;

/** Sides of the swatches of legends. */
const SWATCH_PX = { from: 8, to: 44 } as const;
const SAME_COLOR = 14;
/** Between a swatch and its name. */
const SWATCH_GAP_PX = 36;

/** The words beside the swatch of a colour. */
export function nameOf(color: Channels, figures: readonly Figure[], lines: readonly PictureLine[]): string | undefined {
  return legendLine(color, figures, lines)?.text;
}

export function legendLine(color: Channels, figures: readonly Figure[], lines: readonly PictureLine[]): PictureLine | undefined {
  for (const { kind, bounds, fill } of figures) {
    const [w, h] = [widthOf(bounds), heightOf(bounds)];
    const isSwatch = kind !== 'line' && Math.max(w, h) <= SWATCH_PX.to && Math.min(w, h) >= SWATCH_PX.from;
    if (!isSwatch || fill === undefined || colorDistance(fill, color) > SAME_COLOR) continue;
    const middle = (bounds.top + bounds.bottom) / 2;
    const beside = lines
      .filter(
        (line) => line.top < middle && line.bottom > middle && line.left >= bounds.right - 2 && line.left - bounds.right < SWATCH_GAP_PX,
      )
      .toSorted((a, b) => a.left - b.left)[0];
    if (beside !== undefined) return beside;
  }
  return undefined;
}

export interface Axis {
  /** Value at a place along it. */
  readonly at: (px: number) => number;
  readonly per_px: number;
  readonly min: number;
  readonly max: number;
  /** The largest distance of a tick from the straight line through all, in values. */
  readonly off: number;
  /** Where its ticks are. */
  readonly places: readonly number[];
}

/** Of the span of the ticks: labels stand in the middle of their ticks by less. */
const MOST_OFF = 0.02;

/** Ticks fitted by a straight line. Two are a line always, so that three must agree or two must be evenly set at a zero. */
export function axisOf(ticks: readonly { readonly px: number; readonly value: number }[]): Axis | undefined {
  if (ticks.length < 2) return undefined;
  const mean = (of: (one: { readonly px: number; readonly value: number }) => number): number =>
    ticks.reduce((sum, one) => sum + of(one), 0) / ticks.length;
  const [px, value] = [mean((one) => one.px), mean((one) => one.value)];
  const square = ticks.reduce((sum, one) => sum + (one.px - px) ** 2, 0);
  if (square < 1) return undefined;
  const per_px = ticks.reduce((sum, one) => sum + (one.px - px) * (one.value - value), 0) / square;
  const at = (place: number): number => value + (place - px) * per_px;
  const off = Math.max(...ticks.map((one) => Math.abs(at(one.px) - one.value)));
  const values = ticks.map((one) => one.value);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return max > min && off <= MOST_OFF * (max - min) ? { at, per_px, min, max, off, places: ticks.map((one) => one.px) } : undefined;
}

/** Rows and columns of numbers: edges that are as far off are those of one. */
const IN_LINE_PX = 8;
/** Between marks and the ticks of their axis. */
const AXIS_NEAR_PX = 90;

/** The row below or above, or the column beside, that is nearest and whose numbers are ticks: scales rise to the right and upwards. */
export function nearestAxis(place: PxBounds, numbers: readonly NumberOnPicture[], stands: boolean): Axis | undefined {
  const away = (number: NumberOnPicture): number =>
    stands
      ? Math.max(place.left - number.right, number.left - place.right)
      : Math.max(number.top - place.bottom, place.top - number.bottom);
  const whole = numbers.filter((number) => number.text === number.line.text && away(number) >= -IN_LINE_PX && away(number) <= AXIS_NEAR_PX);
  const isOneLine = (a: NumberOnPicture, b: NumberOnPicture): boolean =>
    stands
      ? Math.min(Math.abs(a.right - b.right), Math.abs(a.left - b.left)) <= IN_LINE_PX
      : Math.abs(a.top + a.bottom - b.top - b.bottom) <= IN_LINE_PX;
  const rows: NumberOnPicture[][] = [];
  for (const number of whole.toSorted((a, b) => away(a) - away(b))) {
    const row = rows.find(([first]) => first !== undefined && isOneLine(first, number));
    if (row === undefined) rows.push([number]);
    else row.push(number);
  }
  const axes = rows
    .filter((row) => row.length > 2)
    .map((row) =>
      axisOf(row.map((number) => ({ px: (stands ? number.top + number.bottom : number.left + number.right) / 2, value: number.value }))),
    );
  return axes.find((axis) => axis !== undefined && axis.per_px < 0 === stands);
}

/** Whether marks lie along an axis, and beyond its last tick by no more than from one tick to the next. */
export function covers({ places }: Axis, from: number, to: number): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const step = (last - first) / (places.length - 1);
  return from >= first - step && to <= last + step;
}

export const edges = ({ left, top, right, bottom }: PxBounds): PxBounds => ({ left, top, right, bottom });
export const around = (boxes: readonly PxBounds[]): PxBounds => edges(boxes.map(edges).reduce(union));

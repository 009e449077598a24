/** Labels that a chart can print itself: the number format that gives the very words, and the side of the mark they stand on. */
import { decimalsOf, formatNumber, type NumberStyle } from '../layout/index.ts';
import { type Box, type ChartLabel, EMU_PER_IN, plainText, type Run, type Shape } from '../scene/index.ts';

const UNITS = ['', '%', 'pp', 'x', '$', '€', '£', '¥'] as const;
const MAX_DECIMALS = 12;

/**
 * The number format (ISO 29500-1, 18.8.31) under which `value` reads as `text` in this style; undefined where none does: words
 * of the caller's own, scaled or shortened numbers. Separators are written as point and comma, and the language is named that reads them
 * as the slide does; readers that pass over that show those of their own region.
 */
export function codeOf(text: string, value: number, style: NumberStyle): string | undefined {
  const own = decimalsOf(value);
  if (own > MAX_DECIMALS || Math.abs(value) >= 1e15) return undefined;
  for (const unit of [...UNITS, style.points]) {
    if (unit !== '' && !text.includes(unit)) continue;
    for (const signed of [false, true])
      for (let decimals = own; decimals <= MAX_DECIMALS; decimals++)
        for (const close of unit === '%' ? [undefined, '%', '\u00a0%'] : [undefined])
          if (closed(formatNumber(value, style, { decimals, signed, unit }), close) === text)
            return code(value, decimals, signed, unit, style, close);
  }
  return undefined;
}

/** With the percent sign as its author set it, close to the number or apart, where that differs from the language's habit. */
const closed = (text: string, close: string | undefined): string => (close === undefined ? text : text.replace(/\u00a0?%$/, close));

function code(value: number, decimals: number, signed: boolean, unit: string, style: NumberStyle, close: string | undefined): string {
  const grouped = Math.trunc(Math.abs(value)) >= 10 ** (style.group_from - 1) || style.group_from === 4;
  const digits = (grouped ? '#,##0' : '0') + (decimals > 0 ? `.${'0'.repeat(decimals)}` : '');
  const [before = '', after = ''] = closed(formatNumber(7, style, { unit }), close).split('7');
  const number = `${quoted(before)}${digits}${quoted(after)}`;
  const language = /[.,]/.test(digits) ? `[$-${style.language_id}]` : '';
  return (signed ? ['"+"', '"\u2212"', ''] : ['', '"\u2212"']).map((sign) => `${language}${sign}${number}`).join(';');
}

const quoted = (words: string): string => (words === '' ? '' : `"${words}"`);

/** A label farther from its mark than this has a leader, so it stays a shape. */
const NEAR = 0.16 * EMU_PER_IN;

/** The chart's own label for `shape`, beside or on `mark`, where it can print the same; `along` is the way the bar grows. */
export function labelOf(
  shape: Shape,
  mark: Box,
  value: number,
  along: 'x' | 'y',
  grows: 1 | -1,
  stacked: boolean,
  style: NumberStyle,
): ChartLabel | undefined {
  const run = onlyRun(shape);
  if (run === undefined) return undefined;
  const found = codeOf(run.text, value, style);
  if (found === undefined) return undefined;
  const { box } = shape;
  const [at, size, from, length] = along === 'x' ? [box.x, box.w, mark.x, mark.w] : [box.y, box.h, mark.y, mark.h];
  const across = along === 'x' ? box.y + box.h / 2 - (mark.y + mark.h / 2) : box.x + box.w / 2 - (mark.x + mark.w / 2);
  if (Math.abs(across) > 0.03 * EMU_PER_IN) return undefined;
  const base = { code: found, size_pt: run.size_pt, bold: run.bold === true, color: run.color };
  const off = at + size / 2 - (from + length / 2);
  if (Math.abs(off) < 0.03 * EMU_PER_IN && size <= length + EMU_PER_IN / 50) return { ...base, place: 'centre' };
  const inside = grows > 0 ? from + length - (at + size) : at - from;
  if (inside >= 0 && inside < NEAR && size <= length) return { ...base, place: 'inside' };
  // PowerPoint prints the numbers of a stack inside its bars only.
  if (stacked || Math.sign(off) !== grows) return undefined;
  const gap = grows > 0 ? at - (from + length) : from - (at + size);
  return gap < -0.01 * EMU_PER_IN || gap > NEAR ? undefined : { ...base, place: 'end' };
}

/** The run of a label that has one run on one line. Undefined for other labels. */
export function onlyRun(shape: Shape): Run | undefined {
  if (shape.kind !== 'text' || shape.text.wrap || shape.rotation !== undefined) return undefined;
  const runs = shape.text.paragraphs.flatMap((p) => p.runs);
  return runs.length === 1 && plainText(shape.text) === runs[0]?.text ? runs[0] : undefined;
}

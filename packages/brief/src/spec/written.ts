/** Which numbers are printed in their own wording, because formatting them would lose part of it. */
import { formatNumber, numberStyle, standsFor } from '@deckwright/draw/layout';
import type { Drawn } from './fill.ts';

/** The longest wording that a label of a chart holds. */
const LONGEST = 24;
const ABOUT = '~≈<>≤≥';
const BLANKS = ' \u00a0\u202f';
const hard = (text: string): string => [...text].map((c) => (c === ' ' ? '\u00a0' : c)).join('');
const soft = (text: string): string => [...text].map((c) => (BLANKS.includes(c) ? ' ' : c)).join('');
const isDigits = (text: string): boolean => text !== '' && [...text].every((c) => (c >= '0' && c <= '9') || c === '.' || c === ',');

/** The digits of a number, without a percent sign. */
function digitsOf({ digits }: Drawn['token']): string {
  const bare = digits.text.startsWith('(') && digits.text.endsWith(')') ? digits.text.slice(1, -1) : digits.text;
  const text = bare.endsWith('%') ? bare.slice(0, -1).trimEnd() : bare;
  return '+-−–±'.includes(text[0] ?? ' ') ? text.slice(1).trimStart() : text;
}

/** The mark of an estimate or a limit before a number. */
function aboutIn({ text, bound }: Drawn['token']): string {
  const [first = ''] = text;
  return bound !== undefined && ABOUT.includes(first) ? first : '';
}

/** Decimals that are written; 0 for a number with a scale of its own. */
function decimalsIn(wording: string): number {
  const point = Math.max(wording.lastIndexOf('.'), wording.lastIndexOf(','));
  const places = wording.length - point - 1;
  return point > 0 && isDigits(wording) && places <= 2 ? places : 0;
}

/** The wording of a number where it differs from how it would be formatted: zeros at its end, grouping, `~`, a scale of its own. */
function wordingOf({ token, value }: Drawn, locale: string): string | undefined {
  const fits = (wording: string): string | undefined => (wording.length <= LONGEST && standsFor(wording, value) ? wording : undefined);
  const bare = digitsOf(token);
  const isWhole = value === token.value;
  // Brackets of accountants say a minus.
  if (value < 0 && token.text.startsWith('(') && token.text.endsWith(')')) return fits(isWhole ? `(${bare})` : hard(token.text));
  const style = numberStyle(locale);
  const about = aboutIn(token);
  // A percent sign close to its number or apart from it, where that is not the language's habit.
  if (isWhole && about === '' && token.digits.text.endsWith('%')) {
    const isApart = token.digits.text.slice(0, -1) !== token.digits.text.slice(0, -1).trimEnd();
    if (isApart !== style.currency_after) return fits(`${bare}${isApart ? '\u00a0' : ''}%`);
  }
  const unsigned = '+-−–±'.includes(token.text[0] ?? ' ') ? token.text.slice(1).trimStart() : token.text;
  const wording = isWhole ? bare : unsigned;
  if (about === '' && soft(wording) === soft(formatNumber(Math.abs(value), style))) return undefined;
  return fits(hard(wording.startsWith(about) ? wording : about + wording));
}

/**
 * Member `written` of an intent, or nothing. A value that is written in two ways keeps the one that says more only where both are bare
 * digits; else neither, since `30` and `~30` mean two things.
 */
export function writtenOf(counts: readonly Drawn[], locale: string): { readonly written?: Readonly<Record<string, string>> } {
  const ways = new Map<number, Set<string | undefined>>();
  const digits = new Map<number, Set<string>>();
  for (const drawn of counts.filter((c) => !Number.isNaN(c.value))) {
    ways.set(drawn.value, (ways.get(drawn.value) ?? new Set()).add(wordingOf(drawn, locale)));
    digits.set(drawn.value, (digits.get(drawn.value) ?? new Set()).add(digitsOf(drawn.token)));
  }
  const out: Record<string, string> = {};
  for (const [value, of] of ways) {
    const said = [...of].flatMap((w) => w ?? []);
    const longest = said.reduce((m, w) => (w.length > m.length ? w : m), '');
    const plain = of.has(undefined) ? formatNumber(Math.abs(value), numberStyle(locale)) : '';
    if (longest.length > plain.length && (of.size === 1 || said.every(isDigits))) out[String(value)] = longest;
  }
  // Beside a number with zeros of its own, the others keep the decimals that they were written with: 39.50 and 52.5.
  if (Object.entries(out).some(([value, wording]) => decimalsIn(wording) > decimalsIn(value)))
    for (const [value, [only = '', ...others]] of digits)
      if (others.length === 0 && out[String(value)] === undefined && isDigits(only) && standsFor(only, value)) out[String(value)] = only;
  return Object.keys(out).length === 0 ? {} : { written: out };
}

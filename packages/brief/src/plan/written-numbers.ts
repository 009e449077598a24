/** Which numbers of a brief are printed in its own wording, because formatting them would lose part of it. */

import type { Extracted } from '@deckwright/draw/intent';
import { formatNumber, numberStyle, standsFor } from '@deckwright/draw/layout';
import { numberOf } from '../document/read-figures.ts';

/** Before a figure: it is about right, or a limit. */
const ABOUT = /(?:[~≈<>≤≥]\s?|(?<!\p{L})(?:ca?|approx)\.\s?)$/iu;
const DIGITS = /\d+(?:[.,'’\s]\d+)*/u;

const decimalsIn = (wording: string): number => /^\d+[.,](\d{1,2})$/.exec(wording)?.[1]?.length ?? 0;

/** The number at a pointer into what was filled. */
function numberAt(content: unknown, path: string): number | undefined {
  let at: unknown = content;
  for (const key of path.split('/').slice(1)) at = at !== null && typeof at === 'object' ? Reflect.get(at, key) : undefined;
  return typeof at === 'number' ? at : undefined;
}

/** The brackets that say a minus, with what stands in them. */
function inBrackets({ text, start, end }: Extracted, brief: string): string | undefined {
  if (/^\([^()]+\)$/.test(text)) return text;
  return brief.slice(start - 1, start) === '(' && brief.slice(end, end + 1) === ')' ? `(${text})` : undefined;
}

/** The wording of a number where it differs from how it would be formatted: zeros at its end, grouping, `~`, a scale of its own. */
function wordingOf(value: number, from: Extracted, brief: string, locale: string): string | undefined {
  const bare = DIGITS.exec(from.text)?.[0];
  if (bare === undefined) return undefined;
  const about = ABOUT.exec(brief.slice(Math.max(0, from.start - 8), from.start))?.[0].trim() ?? '';
  const size = Math.abs(value);
  const isWhole = numberOf(bare, false) === size || numberOf(bare, true) === size;
  const held = value < 0 ? inBrackets(from, brief) : undefined;
  if (held !== undefined) {
    const said = isWhole && !/[%$€£¥]/.test(held) ? `(${bare})` : held.replaceAll(' ', '\u00a0');
    return said.length <= 24 && standsFor(said, value) ? said : undefined;
  }
  const style = numberStyle(locale);
  // A percent sign close to its number or apart from it, where that is not the language's habit.
  const sign = isWhole ? /^[+\-−–±]?\d[\d.,]*([ \u00a0\u202f]?)%$/u.exec(from.text)?.[1] : undefined;
  if (sign !== undefined && about === '' && (sign !== '') !== style.currency_after) {
    const said = `${bare}${sign === '' ? '' : '\u00a0'}%`;
    return standsFor(said, value) ? said : undefined;
  }
  const wording = isWhole ? bare : from.text.replace(/^[+\-−–±]\s?/u, '');
  const plain = formatNumber(size, style).replace(/\s/gu, ' ');
  if (about === '' && wording.replace(/\s/gu, ' ') === plain) return undefined;
  const whole = about + wording.replaceAll(' ', '\u00a0');
  return whole.length <= 24 && standsFor(whole, value) ? whole : undefined;
}

/**
 * Member `written` of an intent, or nothing. A value that is written in two ways keeps the one that says more only where both are bare
 * digits; else neither, since `30` and `~30` mean two things.
 */
export function writtenOf(
  extracted: readonly Extracted[],
  content: unknown,
  brief: string,
  locale: string,
): { readonly written?: Readonly<Record<string, string>> } {
  const ways = new Map<number, Set<string | undefined>>();
  const digits = new Map<number, Set<string>>();
  for (const from of extracted) {
    const value = numberAt(content, from.path);
    if (value === undefined) continue;
    const of = ways.get(value) ?? new Set();
    of.add(wordingOf(value, from, brief, locale));
    ways.set(value, of);
    digits.set(value, (digits.get(value) ?? new Set()).add(DIGITS.exec(from.text)?.[0] ?? ''));
  }
  const out: Record<string, string> = {};
  for (const [value, of] of ways) {
    const said = [...of].filter((w) => w !== undefined);
    const longest = said.reduce<string>((m, w) => (w.length > m.length ? w : m), '');
    const plain = of.has(undefined) ? formatNumber(Math.abs(value), numberStyle(locale)) : '';
    if (said.length > 0 && longest.length > plain.length && (of.size === 1 || said.every((w) => /^[\d.,]+$/.test(w))))
      out[String(value)] = longest;
  }
  // Beside a number with zeros of its own, the others keep the decimals that they were written with: 39.50 and 52.5.
  if (Object.entries(out).some(([value, wording]) => decimalsIn(wording) > decimalsIn(value)))
    for (const [value, [only = '', ...others]] of digits)
      if (others.length === 0 && out[String(value)] === undefined && /^\d+(?:[.,]\d+)?$/.test(only) && standsFor(only, value))
        out[String(value)] = only;
  return Object.keys(out).length === 0 ? {} : { written: out };
}

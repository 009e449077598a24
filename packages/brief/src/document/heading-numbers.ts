/** The numbers that a document counts its headings with: `2.1 Revenue` under `2 Results`, and `3. Risks` behind `2. Market`. */
import type { Block } from '@deckwright/source';

/** Characters of the number, its marks and the blanks behind it; none for a number that is part of the words, as in `2026 budget`. */
export function headingNumbers(blocks: readonly { readonly id: string; readonly block: Block }[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  const counted = blocks.flatMap(({ id, block }) => {
    if (block.kind !== 'heading') return [];
    const found = numberOf(block.line.text);
    return [{ id, level: block.level, parts: found?.parts ?? [], length: found?.length ?? 0 }];
  });
  for (const [i, { id, level, parts, length }] of counted.entries()) {
    const own = parts.at(-1);
    if (own === undefined) continue;
    const above = parts.slice(0, -1).join('.');
    const isBeside = (other: (typeof counted)[number], by: number): boolean =>
      other.level === level &&
      other.parts.length === parts.length &&
      other.parts.slice(0, -1).join('.') === above &&
      other.parts.at(-1) === own + by;
    const isUnder = parts.length > 1 && counted.slice(0, i).some((other) => other.level < level && other.parts.join('.') === above);
    if (isUnder || counted.slice(0, i).some((other) => isBeside(other, -1)) || counted.slice(i + 1).some((other) => isBeside(other, 1)))
      out.set(id, length);
  }
  return out;
}

const isDigit = (c: string): boolean => c >= '0' && c <= '9';
/** Years and other large numbers count no headings. */
const MOST = 99;

function numberOf(text: string): { readonly parts: readonly number[]; readonly length: number } | undefined {
  const parts: number[] = [];
  let at = 0;
  while (isDigit(text.charAt(at))) {
    let value = 0;
    for (; isDigit(text.charAt(at)); at++) value = value * 10 + Number(text.charAt(at));
    if (value > MOST) return undefined;
    parts.push(value);
    if (text.charAt(at) === '.' || text.charAt(at) === ')') at++;
  }
  const blank = at;
  while (text.charAt(at).trim() === '' && at < text.length) at++;
  return parts.length === 0 || at === blank || at >= text.length ? undefined : { parts, length: at };
}

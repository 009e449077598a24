/** The numbers of a text as they are written, and the proof that a translation did not change them. */
import { createHash } from 'node:crypto';

/** A sign, then digits of any script with separators between them; also currency and percent signs by themselves. */
export const NUMBER = /(?:(?<![\p{L}\p{N}.,)\]])[-+−±])?\p{N}+(?:[.,'’:/\u00a0\u202f]\p{N}+)*|[%‰€$£¥]/gu;

/** Sorted by their characters, because a translation may have them in another order. */
export const numbersOf = (text: string): readonly string[] => (text.match(NUMBER) ?? []).sort();

export function sameNumbers(before: string, after: string): boolean {
  const [one, other] = [numbersOf(before), numbersOf(after)];
  return one.length === other.length && one.every((number, i) => number === other[i]);
}

/** The proof for a whole deck: the numbers of each paragraph before and after, hashed by the same rule. */
export interface NumberProof {
  readonly ok: boolean;
  readonly before_sha256: string;
  readonly after_sha256: string;
  readonly paragraphs: number;
  readonly numbers: number;
}

export function proveNumbers(before: readonly string[], after: readonly string[]): NumberProof {
  const [one, other] = [hashOf(before), hashOf(after)];
  return {
    ok: one.sha256 === other.sha256,
    before_sha256: one.sha256,
    after_sha256: other.sha256,
    paragraphs: before.length,
    numbers: one.numbers,
  };
}

function hashOf(paragraphs: readonly string[]): { readonly sha256: string; readonly numbers: number } {
  const hash = createHash('sha256');
  let numbers = 0;
  for (const text of paragraphs) {
    const found = numbersOf(text);
    numbers += found.length;
    hash.update(`${JSON.stringify(found)}\n`);
  }
  return { sha256: hash.digest('hex'), numbers };
}

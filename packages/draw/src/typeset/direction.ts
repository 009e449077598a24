/// <reference path="./bidi-js.d.ts" />
/** Writing direction: of a paragraph by its first strong character, of each part of it by the Unicode bidirectional algorithm. */
import bidiFactory from 'bidi-js';

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const STRONG = /[\p{L}]/u;

let engine: ReturnType<typeof bidiFactory> | undefined;

/** True when the text contains a right-to-left character. */
export const hasRtl = (text: string): boolean => RTL.test(text);

/** Direction of a paragraph: that of its first letter; left to right when it has no letter. */
export function isRtlParagraph(text: string): boolean {
  const first = STRONG.exec(text)?.[0];
  return first !== undefined && RTL.test(first);
}

/** Embedding level of every UTF-16 unit. */
export function bidiLevels(text: string, rtl: boolean): Uint8Array {
  engine ??= bidiFactory();
  return engine.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr').levels;
}

export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

/** The parts of a line that have one level, reordered for display (UAX #9, rule L2). */
export function visualOrder(stretches: readonly Stretch[]): readonly Stretch[] {
  const order = [...stretches];
  const highest = Math.max(0, ...order.map((s) => s.level));
  const lowestOdd = Math.min(...order.filter((s) => s.level % 2 === 1).map((s) => s.level), highest + 1);
  for (let level = highest; level >= lowestOdd; level--) {
    for (let i = 0; i < order.length; ) {
      if ((order[i] as Stretch).level < level) {
        i++;
        continue;
      }
      let j = i;
      while (j < order.length && (order[j] as Stretch).level >= level) j++;
      order.splice(i, j - i, ...order.slice(i, j).reverse());
      i = j;
    }
  }
  return order;
}

/** True for scripts that need more room between lines. */
export const isTallScript = (text: string): boolean =>
  /[\u0590-\u08ff\u0e00-\u0e7f\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/.test(text);

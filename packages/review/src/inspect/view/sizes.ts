/** Font sizes as they are shown. */
import { UNKNOWN } from '@deckwright/read/pptx';
import type { PlacedText } from './item.ts';

export interface Sizes {
  /** Letters whose size is known, and those whose size is not. */
  readonly known: number;
  readonly unknown: number;
  readonly smallest?: { readonly size: number; readonly words: string };
}

export function sizesOf({ text }: PlacedText): Sizes {
  const scale = text.autofit === 'shrink' ? text.font_scale : 1;
  let known = 0;
  let unknown = 0;
  let smallest: Sizes['smallest'];
  for (const { runs } of text.paragraphs) {
    for (const run of runs) {
      if (run.kind === 'break' || !/\S/.test(run.text)) continue;
      if (run.size_pt === UNKNOWN) {
        unknown += run.text.length;
        continue;
      }
      known += run.text.length;
      const size = run.size_pt * scale;
      if (smallest === undefined || size < smallest.size) smallest = { size, words: run.text };
    }
  }
  return { known, unknown, ...(smallest === undefined ? {} : { smallest }) };
}

export const smallestRun = (text: PlacedText): Sizes['smallest'] => sizesOf(text).smallest;

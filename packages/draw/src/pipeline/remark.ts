/** Adds a sentence above the source about what is on the slide. */
import type { Kit } from '../layout/index.ts';
import { type Shape, textsOf, walk } from '../scene/index.ts';

/** A computed share as it is printed. */
const SHARE = /^[\d.,]+[\s\u00a0\u202f]?%$/;

/** Undefined where no remark is needed. Shares that were not printed need none. */
export function remarkOf(shapes: readonly Shape[], kit: Kit): string | undefined {
  if (kit.remarks.size === 0) return undefined;
  let shares = 0;
  for (const one of walk(shapes))
    for (const { paragraphs } of textsOf(one))
      for (const { runs } of paragraphs) for (const { text, bind } of runs) if (bind === 'derived' && SHARE.test(text.trim())) shares++;
  return shares < 2 ? undefined : [...kit.remarks].map((name) => kit.word(name)).join('. ');
}

/** Measures a title over its text where the two differ in size. Each has its own size, one above the other. */
import type { Kit } from '../layout/index.ts';
import type { Block } from '../typeset/index.ts';

export interface TextPart {
  readonly block: Block;
  readonly size_pt: number;
  /** Space above, in inches. It is ignored on the first part. */
  readonly gap_in?: number;
}

/** Height of all parts in `width_in`. `fits` is false when a word is wider than that. */
export function measureStack(
  parts: readonly TextPart[],
  width_in: number,
  kit: Kit,
): { readonly height_in: number; readonly fits: boolean } {
  let height_in = 0;
  let fits = true;
  for (const [i, { block, size_pt, gap_in = 0 }] of parts.entries()) {
    const fit = kit.fit({ block, sizes_pt: [size_pt], width_in });
    height_in += fit.height_in + (i === 0 ? 0 : gap_in);
    fits &&= fit.fits;
  }
  return { height_in, fits };
}

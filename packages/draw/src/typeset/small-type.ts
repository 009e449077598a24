/** Measures and sets one step below the sizes that are asked for, for a drawing that is then scaled down by as much. */
import { type FontRole, SMALLEST_PT, stepAtMost, type TextBody } from '../scene/index.ts';
import type { Block, Fit, FitRequest, SetRequest } from './block.ts';
import { Typesetter } from './typesetter.ts';

/** The drawing is scaled by this factor, so that 11 pt becomes 10 and 10 becomes 9. */
export const SMALL_SCALE = 0.91;

/** The size before scaling, whose scaled size is on the type scale. */
const set = (size_pt: number): number => stepAtMost(size_pt * SMALL_SCALE) / SMALL_SCALE;

/**
 * Drawings measure at 1 or 72 pt and multiply, where a width is wanted for many sizes. Such a width is that of the size asked for, which is
 * never less than what is set.
 */
const measured = (size_pt: number): number => (size_pt < SMALLEST_PT || size_pt >= 72 ? size_pt : set(size_pt));

const blockOf = (block: Block): Block =>
  block.paragraphs.every(({ runs }) => runs.every((run) => run.size_pt === undefined))
    ? block
    : {
        ...block,
        paragraphs: block.paragraphs.map((paragraph) => ({
          ...paragraph,
          runs: paragraph.runs.map((run) => (run.size_pt === undefined ? run : { ...run, size_pt: set(run.size_pt) })),
        })),
      };

export class SmallTypesetter extends Typesetter {
  override widthIn(text: string, size_pt: number, style: { bold?: boolean; font?: FontRole } = {}): number {
    return super.widthIn(text, measured(size_pt), style);
  }

  override pitchIn(size_pt: number, leading?: number): number {
    return super.pitchIn(measured(size_pt), leading);
  }

  /** The fit names the size that was asked for, because drawings look it up in their own lists. */
  override fit(request: FitRequest): Fit {
    const fit = super.fit({ ...request, block: blockOf(request.block), sizes_pt: request.sizes_pt.map(set) });
    const at = request.sizes_pt.findIndex((size_pt) => set(size_pt) === fit.size_pt);
    const size_pt = request.sizes_pt[at] ?? fit.size_pt;
    return { ...fit, block: request.block, size_pt, shrunk: size_pt !== request.sizes_pt[0] };
  }

  override set(request: SetRequest): TextBody {
    return super.set({ ...request, block: blockOf(request.block), size_pt: set(request.size_pt) });
  }
}
